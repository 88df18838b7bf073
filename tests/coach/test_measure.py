"""The measure of the coach: both answers of a hint, played to the end in the same worlds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import measure_coach
from tools.measure_coach import by_owls, deal, hinted, judged, measure, read, summary
from wingspan.bots.levels import Level

pytestmark = pytest.mark.native_only
OF_A_TURN = 8
"""The number of a game whose position is inside a turn: a card is being drawn."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use few worlds, and players that do not search in place of owls."""
    monkeypatch.setattr("tools.measure_coach.TO_THE_END_IN", 4)
    monkeypatch.setattr("tools.measure_coach.OWL_WORLDS", 4)
    monkeypatch.setattr("tools.measure_coach.level", lambda _name, _weights: Level("quick"))


@pytest.mark.parametrize("number", [0, OF_A_TURN])
def test_both_judges_are_asked_about_the_same_answers(number: int) -> None:
    (by_judge,), (by_owl,) = judged(number), by_owls(number)
    same = ("game", "kind", "round", "told", "foreseen")
    assert [by_judge[name] for name in same] == [by_owl[name] for name in same]
    assert by_owl["worlds"] == 4
    assert by_owl == next(by_owls(number))


def test_games_from_a_number_on_are_judged_in_later_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tools.measure_coach.LATER", 4)
    found = [hinted(number) for number in (4, 5, 6)]
    assert [one and one[0].state.round for one in found] == [3, 4, 2]


def test_an_owls_world_ends_with_points_of_the_seat_that_decides() -> None:
    found = hinted(OF_A_TURN)
    assert found is not None
    game, best, second = found
    before = game.state.copy()
    ends = {measure_coach.owls_end(game, best, seed) for seed in range(3)}
    assert len(ends) > 1  # other worlds, other games
    assert all(20_000 <= points <= 160_000 and points % 1000 == 0 for points in ends)
    assert measure_coach.owls_end(game, second, 0) == measure_coach.owls_end(game, second, 0)
    assert game.state == before


def test_a_measure_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    asked: list[int] = []

    def rows(number: int) -> list[measure_coach.Row]:
        asked.append(number)
        return [{"game": number}] if number != 1 else []

    measure(file, lambda number: iter(rows(number)), 2)
    measure(file, lambda number: iter(rows(number)), 3)
    assert asked == [0, 1, 2, 3]
    assert [row["game"] for row in read(file)] == [0, 2, 3]


def test_the_summary_of_owls_compares_them_with_the_judge(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By hand: overruling gains 3 in the second game and nothing in the others, 1 on average."""
    owls = [
        {"game": number, "told": True, "foreseen": 2.0, "ahead": ahead, "error": 1.0}
        for number, ahead in enumerate((4.0, -3.0, 2.0))
    ]
    judge = [{"game": number, "ahead": ahead} for number, ahead in enumerate((2.0, -1.0, 1.0, 9.0))]
    summary(owls, judge)
    said = capsys.readouterr().out
    assert "told apart 3: the best stands 67 of 100, clearly 67; ahead 1.00 ±2.08" in said
    assert "all 3: ahead 1.00 ±2.08, by the judge 0.67 ±0.88; correlation 1.00" in said
    assert "the same sign 100 of 100" in said
    assert "gains 1.00 ±1.00" in said


def test_answers_that_come_to_the_same_stand_and_are_not_clearly_better(
    capsys: pytest.CaptureFixture[str],
) -> None:
    row = {"game": 1, "told": False, "foreseen": 0.0, "ahead": 0.0, "error": 0.0}
    summary([row, row], [])
    assert "as good 2: the best stands 100 of 100, clearly 0;" in capsys.readouterr().out


def test_games_of_a_measure_differ_in_sets_and_players() -> None:
    setups = [deal(number) for number in range(20)]
    assert len({setup.sets for setup in setups}) == 5
    assert {setup.players for setup in setups} == {1, 2, 3}
