"""What the tests of the page rely on: evidence of failures, and browsers that end."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from e2e import evidence
from e2e.conftest import absent
from e2e.drivers import PATIENCE
from e2e.webkit import awake, held


def test_a_browser_that_cannot_be_had_is_skipped_and_fails_where_every_browser_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("EVERY_BROWSER", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no browser"):
        absent("no browser")
    monkeypatch.setenv("EVERY_BROWSER", "1")
    with pytest.raises(pytest.fail.Exception, match="no browser"):
        absent("no browser")


def test_logs_are_copied_cores_are_moved_and_the_machine_is_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evidence, "FOLDER", tmp_path / "evidence")
    running = tmp_path / "running"
    running.mkdir()
    (running / "chromium.log").write_bytes(b"a" * evidence.MOST_OF_A_LOG + b"the end")
    (running / "core.17").write_bytes(b"memory")
    kept = evidence.keep("e2e/test_x.py::test_y[1-/]", {"page": "no page"}, running)
    assert {path.name for path in kept.iterdir()} == {"chromium.log", "core.17", "machine.txt"}
    log = (kept / "chromium.log").read_bytes()
    assert len(log) == evidence.MOST_OF_A_LOG and log.endswith(b"the end")
    assert [path.name for path in running.iterdir()] == ["chromium.log"]
    assert "MemAvailable" in (kept / "machine.txt").read_text()


def test_what_is_stopped_in_a_held_group_goes_on(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = ["sh", "-c", "(kill -STOP $(exec sh -c 'echo $PPID'); echo on) & wait"]
    with held(command, log, os.environ) as running, awake(running.pid):
        until(lambda: log.read_text() == "on\n")


def test_what_a_held_program_began_ends_with_it(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = ["sh", "-c", "sleep 600 & echo $!; wait"]
    with held(command, log, os.environ) as running:
        until(lambda: log.read_text().endswith("\n"))
    assert running.returncode is not None
    until(lambda: has_ended(int(log.read_text())))


def until(so: Callable[[], bool]) -> None:
    """Wait until ``so`` is true; fail if it never is."""
    end = time.monotonic() + PATIENCE / 1000
    while not so():
        assert time.monotonic() < end
        time.sleep(0.05)


def has_ended(process: int) -> bool:
    """Whether the process is gone, or a zombie that its parent has not waited for."""
    try:
        state = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return True
    return state.rpartition(")")[2].split()[0] in "ZX"
