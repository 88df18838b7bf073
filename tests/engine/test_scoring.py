"""Game end and scoring: the categories, the tie-break, the shared victory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import Data, bird, play_randomly, rng_for, table
from wingspan.engine import Game, Setup

FIVE = {"invertebrate": 1, "seed": 1, "fish": 1, "fruit": 1, "rodent": 1}


def over(*players: Data, **fields: Any) -> Game:
    return table(*players, round=4, phase="over", **fields)


def test_each_category_counts_what_the_rulebook_says() -> None:
    scored = [
        {
            "goal": "birds_in_forest",
            "standings": [
                {"player": 0, "counted": 3, "place": 1, "points": 4},
                {"player": 1, "counted": 1, "place": 2, "points": 1},
            ],
        },
        {
            "goal": "eggs_in_wetland",
            "standings": [
                {"player": 0, "counted": 1, "place": 2, "points": 2},
                {"player": 1, "counted": 4, "place": 1, "points": 5},
            ],
        },
    ]
    game = over(
        {
            "hand": ["osprey"],
            "food": {"seed": 2, "fish": 1},
            "bonus": ["falconer"],
            "mat": {
                "forest": [
                    bird("acorn_woodpecker", eggs=3, cached={"seed": 4}),  # 5 points
                    bird("barred_owl", tucked=2),  # 3 points
                ],
                "wetland": [bird("trumpeter_swan", eggs=1)],  # 9 points
            },
        },
        {},
        goals=["birds_in_forest", "eggs_in_wetland", "eggs_in_bowl", "eggs_in_cavity"],
        scored=scored,
    )
    mine, theirs = game.scores()
    assert (mine.player, theirs.player) == (0, 1)
    assert (mine.birds, mine.bonus, mine.goals) == (17, 2, 6)
    assert (mine.eggs, mine.cached, mine.tucked, mine.nectar) == (4, 4, 2, 0)
    assert mine.total == 17 + 2 + 6 + 4 + 4 + 2
    assert mine.unused_food == 3
    assert (theirs.birds, theirs.goals, theirs.total, theirs.unused_food) == (0, 6, 6, 0)
    assert (mine.rank, theirs.rank) == (1, 2)


def test_cards_in_hand_and_food_in_the_supply_are_no_points() -> None:
    game = over({"hand": ["osprey", "mallard"], "food": FIVE}, {})
    assert game.scores()[0].total == 0


def test_the_most_points_win_whatever_the_food() -> None:
    game = over({"mat": {"wetland": [bird("osprey")]}}, {"food": FIVE})
    assert [sheet.rank for sheet in game.scores()] == [1, 2]


def test_a_tie_goes_to_the_most_unused_food() -> None:
    game = over({"food": {"seed": 2}}, {"food": {"fish": 1, "rodent": 2}}, {"food": {"seed": 1}})
    assert [sheet.total for sheet in game.scores()] == [0, 0, 0]
    assert [sheet.rank for sheet in game.scores()] == [2, 1, 3]


def test_cached_food_is_no_unused_food() -> None:
    game = over(
        {"mat": {"forest": [bird("acorn_woodpecker", cached={"seed": 1})]}},  # 5 + 1
        {"mat": {"grassland": [bird("dickcissel", eggs=2)]}, "food": {"seed": 1}},  # 4 + 2
    )
    assert [sheet.total for sheet in game.scores()] == [6, 6]
    assert [sheet.unused_food for sheet in game.scores()] == [0, 1]
    assert [sheet.rank for sheet in game.scores()] == [2, 1]


def test_still_tied_players_share_the_victory() -> None:
    game = over({"food": {"seed": 2}}, {"food": {"fish": 2}}, {"food": {"fish": 1}})
    ranks = [sheet.rank for sheet in game.scores()]
    assert ranks[0] == ranks[1] == 1
    assert ranks[2] == 3


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_total_is_the_sum_of_the_categories_in_any_game(players: int) -> None:
    game = play_randomly(Game.new(Setup(players=players, seed=9)), rng_for("sum", players))
    sheets = game.scores()
    for s in sheets:
        assert s.total == s.birds + s.bonus + s.goals + s.eggs + s.cached + s.tucked + s.nectar
    order = sorted(sheets, key=lambda s: (-s.total, -s.unused_food))
    assert [s.rank for s in order] == sorted(s.rank for s in sheets)


def test_goal_points_at_the_end_are_those_told_at_each_round_end() -> None:
    game = play_randomly(Game.new(Setup(players=3, seed=12)), rng_for("goal points"))
    for sheet in game.scores():
        told = [s.standings[sheet.player].points for s in game.state.scored]
        assert len(told) == 4
        assert sheet.goals == sum(told)
