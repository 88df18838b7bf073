"""Recorded sessions, each a file in `tests/sessions`, are played again, message by message.

`python -m tools.record_sessions` records them. A report that somebody has sent can be put beside
them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.caches import made_anew
from tools.replay_session import ending, played, read

SESSIONS = sorted((Path(__file__).parents[1] / "sessions").glob("*.json"))
pytestmark = pytest.mark.native_only  # they run a loop of their own


def test_there_are_recorded_sessions() -> None:
    assert SESSIONS


@pytest.mark.parametrize("file", SESSIONS, ids=lambda file: file.stem)
def test_a_recorded_session_shows_part_by_part_what_is_shown_as_a_whole(file: Path) -> None:
    report = read(file.read_text("utf-8"))
    last = 0
    for step, page in played(report):
        assert (step.skipped, step.parted, step.failure) == ("", "", None), step.number
        assert page.screen.markup == made_anew(page.session), step.number
        last = step.number
    assert last == len(report.messages)
    assert ending(report, page) == ""
