"""The complete programs of docs/for-programs.md exist, are short, and run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.native_only

ROOT = Path(__file__).parents[1]
PROGRAMS = sorted((ROOT / "examples").glob("*.py"))
NUMBER = r"(\d+(?:\.\d+)?)"


def run(program: str, *arguments: str, folder: Path = ROOT) -> str:
    """Run an example, and return what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-m", f"examples.{program}", *arguments],
        cwd=folder,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_the_document_has_the_program_whole_and_it_is_short(path: Path) -> None:
    program = path.read_text(encoding="utf-8")
    assert len(program.splitlines()) < 40
    page = (ROOT / "docs" / "for-programs.md").read_text(encoding="utf-8")
    assert f"```python\n{program}```" in page


def test_there_is_a_searcher_a_learner_and_one_for_statistics() -> None:
    assert [path.stem for path in PROGRAMS] == ["count", "learn", "search"]


def test_the_searcher_plays_a_game_to_its_end() -> None:
    assert re.fullmatch(rf"searched {NUMBER}, by chance {NUMBER} points\n", run("search", "1"))


def test_the_learner_learns_something_of_two_games() -> None:
    printed = run("learn", "2", "1")
    assert re.fullmatch(rf"learned {NUMBER}, by chance {NUMBER} points\n", printed)


def test_actions_are_counted(tmp_path: Path) -> None:
    lines = run("count", str(tmp_path / "results.jsonl"), "1").splitlines()
    assert [line.partition(":")[0] for line in lines] == [f"round {n}" for n in (1, 2, 3, 4)]
    for line in lines:
        assert sum(map(int, re.findall(r"(\d+)%", line))) == pytest.approx(100, abs=2)


@pytest.mark.soak
def test_what_was_learned_in_minutes_beats_chance_by_far() -> None:
    """It scored 45 where random play scored 22; the standard error over 40 games is 1.6."""
    printed = re.search(rf"learned {NUMBER}, by chance {NUMBER}", run("learn", "600", "40"))
    assert printed is not None
    assert float(printed[1]) > float(printed[2]) + 10
