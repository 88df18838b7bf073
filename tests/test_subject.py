"""Which subjects of commits the hook accepts."""

from __future__ import annotations

import pytest

from tools.subject import MOST, fault

pytestmark = pytest.mark.native_only


@pytest.mark.parametrize(
    "message",
    [
        "coach: reasons name amounts",
        "coach: reasons name amounts\n\nA figure alone said little. Here is room.",
        "README, CHANGELOG: the start as it was measured",
        "page tests: a double click is one by the events' own time",
        "wingspan/links: format 2",
        "docs and tools: one list",
        "# Please enter the commit message\n\nengine: eggs are laid last\n",
        "Merge branch 'coach' into main, with whatever git writes behind it, at any length",
        'Revert "engine: eggs are laid last"',
        "fixup! engine: eggs are laid last",
        "engine: " + "x" * (MOST - len("engine: ")),
    ],
)
def test_a_subject_that_names_its_area_and_is_short_is_accepted(message: str) -> None:
    assert fault(message) == ""


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ("Reasons name amounts", "area"),
        ("coach:reasons name amounts", "area"),
        ("coach:", "area"),
        ("", "area"),
        ("# nothing but a comment: here\n", "area"),
        ("A sentence that speaks of five things: this is no area", "area"),
        ("engine: " + "x" * (MOST - len("engine: ") + 1), f"{MOST + 1} characters"),
        ("engine: eggs are laid last.", "full stop"),
    ],
)
def test_any_other_is_refused_with_the_reason(message: str, reason: str) -> None:
    assert reason in fault(message)
