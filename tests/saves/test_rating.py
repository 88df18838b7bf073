"""The rating: Glickman's example, and which games count."""

from __future__ import annotations

import pytest

from tests.saves.games import result
from wingspan.saves.rating import PROGRAMS, Met, Rating, after, fitting, opponents, rated
from wingspan.saves.result import Opponent

KINGFISHER = (Opponent("belted_kingfisher", 1, 70),)


def test_the_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system": 1500 ±200 beats 1400, loses to 1550 and 1700."""
    met = [Met(1400, 1, 30), Met(1550, 0, 100), Met(1700, 0, 300)]
    found = after(Rating(1500, 200, 0.06), met)
    assert found.rating == pytest.approx(1464.06, abs=0.05)
    assert found.deviation == pytest.approx(151.52, abs=0.05)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)
    assert found.games == 1


def test_only_games_that_count_move_it() -> None:
    against = {"played": "programs", "level": None, "players": 2, "programs": KINGFISHER}
    counted = result("a", 1, 80, rated=True, **against)
    again = result("b", 2, 80, rated=False, **against)
    people = result("c", 3, 80, played="one_device", level=None, players=2, seat=None, won=False)
    assert rated([again, people]) == Rating()
    once = rated([counted])
    assert once.games == 1 and once.rating > Rating().rating and once.deviation < 350
    assert rated([again, counted, people]) == once


@pytest.mark.parametrize(("points", "score"), [(69, 0.0), (70, 0.5), (71, 1.0)])
def test_each_computer_player_is_met_by_itself(points: int, score: float) -> None:
    both = (*KINGFISHER, Opponent("barn_owl", 1, 200))
    game = result(
        "a", 1, points, played="programs", level=None, players=3, rated=True, programs=both
    )
    assert [each.score for each in opponents(game)] == [score, 0.0]
    assert [each.rating for each in opponents(game)] == [
        PROGRAMS["belted_kingfisher"].rating(1),
        PROGRAMS["barn_owl"].rating(1),
    ]


def test_a_result_counts_against_the_weights_that_it_was_played_against() -> None:
    """The second kingfisher is stronger than the first; unknown weights count as the newest."""
    rated_at = []
    for weights in (1, 2, 3):
        met = (Opponent("belted_kingfisher", weights, 70),)
        game = result(
            "a", 1, 80, played="programs", level=None, players=2, rated=True, programs=met
        )
        rated_at += [each.rating for each in opponents(game)]
    newest = PROGRAMS["belted_kingfisher"].rating()
    assert rated_at[0] == 1500 < rated_at[1] == rated_at[2] == newest


def test_the_automa_counts_by_its_level_and_an_unknown_level_not_at_all() -> None:
    (automa,) = opponents(result("a", 1, 80, rated=True))
    assert automa.score == 1.0
    unknown = (Opponent("great_auk", 9, 1),)
    game = result("a", 1, 80, played="programs", level=None, rated=True, programs=unknown)
    assert opponents(game) == []


def test_who_wins_against_everybody_ends_above_them_and_is_offered_the_best() -> None:
    many = [
        result(
            f"g{number}",
            number,
            90,
            played="programs",
            level=None,
            rated=True,
            programs=(Opponent("common_raven", 1, 80),),
        )
        for number in range(20)
    ]
    best = rated(many)
    assert (
        best.rating > max(level.rating() for level in PROGRAMS.values())
        and fitting(best) == "common_raven"
    )
    assert fitting(Rating()) == "american_robin"
