"""Tournaments: every deal with the seats moved round, a line of JSON a game, resumable."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table import CATALOG
from wingspan.bots.tournament.__main__ import error, known, main, play
from wingspan.engine import Setup


def run(path: Path, *more: str) -> None:
    """Two deals between the weakest level and one that takes any option."""
    main([str(path), "mourning_dove", "random", "--deals", "2", *more])


def test_each_deal_is_played_with_the_seats_moved_round(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(path)
    results = known(path)
    assert [(result.setup.seed, result.seats) for result in results] == [
        (10_000, ("mourning_dove", "random")),
        (10_000, ("random", "mourning_dove")),
        (10_001, ("mourning_dove", "random")),
        (10_001, ("random", "mourning_dove")),
    ]
    for result in results:
        assert sum(result.wins) == 1
        assert [sum(columns) for columns in result.columns] == list(result.points)
        assert result.turns == (26, 26)  # 8, 7, 6 and 5


def test_what_was_played_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.jsonl"
    run(path)
    told = capsys.readouterr().out
    before = path.read_bytes()
    run(path)
    assert path.read_bytes() == before
    assert capsys.readouterr().out == told


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(path)
    whole = known(path)
    path.write_bytes(path.read_bytes()[:-40] + b"\n")
    assert len(known(path)) == 3
    run(path)
    assert [result.points for result in known(path)] == [result.points for result in whole]


def test_the_error_is_that_of_the_mean() -> None:
    """The spread of 1, 2, 3 is 1, so the error of their mean is 1 / sqrt(3)."""
    assert error([1.0, 2.0, 3.0]) == pytest.approx(3**-0.5)
    assert error([5.0]) == 0.0


def test_one_game_tells_what_the_automa_makes_at_each_level() -> None:
    """In the base game its levels differ in what a face-down bird is worth, and in nothing else."""
    totals = []
    for number, automa in enumerate(("eaglet", "eagle", "eagle_eyed_eagle")):
        setup = Setup(players=1, seed=6, automa=automa)  # type: ignore[arg-type]
        result = play(setup, ("mourning_dove",), CATALOG)
        totals.append(result.automa[number])
        assert len(result.automa) == 3
    assert tuple(totals) == result.automa
    low, middle, high = totals
    assert high - middle == middle - low > 0
