"""What each of the 16 goals of the base game counts."""

from __future__ import annotations

import pytest

from tests.table import BASE_GAME, CATALOG, Data, bird, happened, table, take_turn

MAT: dict[str, list[Data]] = {
    "forest": [
        bird("carolina_wren", eggs=2),  # cavity
        bird("bells_vireo", eggs=1),  # star
        bird("cassins_finch", eggs=0),  # bowl
    ],
    "grassland": [
        bird("bobolink", eggs=3),  # ground
        bird("inca_dove", eggs=2),  # platform
    ],
    "wetland": [
        bird("atlantic_puffin", eggs=1),  # star
        bird("king_rail", eggs=4),  # platform
        bird("brant", eggs=0),  # ground
        bird("wood_duck", eggs=1),  # cavity
    ],
}

COUNTED = {
    "birds_in_forest": 3,
    "birds_in_grassland": 2,
    "birds_in_wetland": 4,
    "eggs_in_forest": 3,
    "eggs_in_grassland": 5,
    "eggs_in_wetland": 6,
    # with an egg; both stars count for every nest
    "ground_birds_with_egg": 3,
    "platform_birds_with_egg": 4,
    "bowl_birds_with_egg": 2,
    "cavity_birds_with_egg": 4,
    "eggs_in_ground": 5,
    "eggs_in_platform": 8,
    "eggs_in_bowl": 2,
    "eggs_in_cavity": 5,
    "total_birds": 9,
    "egg_sets_in_three_habitats": 3,
}


def counted(goal: str, mat: dict[str, list[Data]]) -> int:
    """Return the first player's number for that goal at the end of round 1."""
    base = CATALOG.ids_of("goals", BASE_GAME)
    others = [g for g in base if CATALOG.goals[g].tile != CATALOG.goals[goal].tile]
    three: list[str] = []
    for other in others:
        if CATALOG.goals[other].tile not in {CATALOG.goals[g].tile for g in three}:
            three.append(other)
    game = table(
        {"mat": mat, "cubes": {"gain_food": 8}},
        {"cubes": {"gain_food": 7}},
        turn_of=1,
        first_player=0,
        goals=[goal, *three[:3]],
    )
    take_turn(game, "draw_cards")
    scored = happened(game, "goal_scored")[0]
    assert scored["goal"] == goal
    assert scored["standings"][1]["counted"] == 0
    found: int = scored["standings"][0]["counted"]
    return found


def test_every_goal_of_the_base_game_is_tried_here() -> None:
    assert set(COUNTED) == set(CATALOG.ids_of("goals", BASE_GAME))


@pytest.mark.parametrize("goal", list(COUNTED))
def test_this_goal_counts(goal: str) -> None:
    assert counted(goal, MAT) == COUNTED[goal]


@pytest.mark.parametrize("goal", list(COUNTED))
def test_an_empty_mat_has_none_of_anything(goal: str) -> None:
    assert counted(goal, {}) == 0


@pytest.mark.parametrize("home", ["forest", "grassland", "wetland"])
def test_sets_of_eggs_are_as_many_as_the_poorest_row_has(home: str) -> None:
    rows = {habitat: [dict(b) for b in birds] for habitat, birds in MAT.items()}
    for on_it in rows[home]:
        on_it["eggs"] = 0
    assert counted("egg_sets_in_three_habitats", rows) == 0
    rows[home][0]["eggs"] = 1
    assert counted("egg_sets_in_three_habitats", rows) == 1


def test_a_bird_counts_once_however_many_eggs_it_has() -> None:
    mat = {"wetland": [bird("king_rail", eggs=6)]}
    assert counted("platform_birds_with_egg", mat) == 1
    assert counted("eggs_in_platform", mat) == 6
