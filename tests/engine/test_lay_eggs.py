"""Lay eggs: eggs by the grassland's exposed space, limits, the food-for-egg conversion."""

from __future__ import annotations

import pytest

from tests.table import (
    GRASSLAND,
    act,
    bird,
    choose,
    happened,
    offered,
    pending,
    row,
    table,
    types,
)
from wingspan.engine import Game

EGGS_BY_BIRDS = list(enumerate((2, 2, 3, 3, 4, 4)))
NURSERY = {"wetland": [bird("king_rail")], "forest": [bird("carolina_wren")]}
"""Room for 6 and 5 eggs outside the grassland."""


def grassland(birds: int, food: dict[str, int] | None = None) -> Game:
    mat = {"grassland": row(*GRASSLAND[:birds]), **NURSERY}
    return act(table({"mat": mat, "food": food or {}}, {}), "lay_eggs")


def lay_all(game: Game, habitat: str = "wetland") -> int:
    count = 0
    while pending(game).kind == "lay_egg" and pending(game).player == 0:
        choose(game, "slot", habitat=habitat, column=0)
        count += 1
    return count


def eggs_of(game: Game, habitat: str, column: int = 0) -> int:
    return game.state.players[0].mat[habitat][column].eggs  # type: ignore[index]


@pytest.mark.parametrize(("birds", "eggs"), EGGS_BY_BIRDS)
def test_the_leftmost_exposed_space_says_how_many_eggs(birds: int, eggs: int) -> None:
    game = grassland(birds)
    assert lay_all(game) == eggs
    assert eggs_of(game, "wetland") == eggs
    assert pending(game).player == 1
    assert happened(game, "action_taken")[-1]["column"] == birds
    assert game.state.players[0].cubes["lay_eggs"] == 1
    assert len(happened(game, "egg_laid")) == eggs


@pytest.mark.parametrize(("birds", "eggs"), EGGS_BY_BIRDS)
def test_a_food_may_be_turned_into_an_egg_where_the_space_shows_it(birds: int, eggs: int) -> None:
    game = grassland(birds, {"seed": 2, "rodent": 1})
    assert lay_all(game) == eggs
    if birds % 2 == 0:
        assert pending(game).player == 1
        return
    assert pending(game).kind == "trade"
    assert [o.get("food") for o in offered(game)] == ["seed", "rodent", None]
    assert types(game)[-1] == "skip"
    choose(game, "food", food="rodent")
    assert game.state.players[0].food["rodent"] == 0
    assert lay_all(game) == 1
    assert eggs_of(game, "wetland") == eggs + 1
    assert pending(game).player == 1


def test_the_conversion_happens_at_most_once() -> None:
    game = grassland(1, {"seed": 2})
    lay_all(game)
    choose(game, "food", food="seed")
    lay_all(game)
    assert pending(game).player == 1
    assert game.state.players[0].food["seed"] == 1


def test_eggs_may_go_to_any_birds_of_any_rows() -> None:
    game = grassland(1)
    assert [(o.get("habitat"), o.get("column")) for o in offered(game)] == [
        ("forest", 0),
        ("grassland", 0),
        ("wetland", 0),
        (None, None),
    ]
    choose(game, "slot", habitat="forest")
    choose(game, "slot", habitat="grassland")
    assert eggs_of(game, "forest") == eggs_of(game, "grassland") == 1


def test_fewer_eggs_may_be_laid() -> None:
    game = grassland(0)
    choose(game, "slot", habitat="forest")
    choose(game, "done")
    assert eggs_of(game, "forest") == 1
    assert pending(game).player == 1


def test_no_bird_holds_more_eggs_than_its_limit() -> None:
    mat = {
        "wetland": [bird("atlantic_puffin", eggs=1), bird("brant", eggs=1)],
        "forest": [bird("carolina_wren")],
    }
    game = act(table({"mat": mat}, {}), "lay_eggs")
    assert [(o.get("habitat"), o.get("column")) for o in offered(game)][:2] == [
        ("forest", 0),
        ("wetland", 1),
    ]
    choose(game, "slot", habitat="wetland", column=1)
    assert [o.get("habitat") for o in offered(game)] == ["forest", None]


def test_a_bird_without_a_nest_holds_no_egg() -> None:
    mat = {"grassland": row("bronzed_cowbird"), "forest": row("carolina_wren")}
    game = act(table({"mat": mat}, {}), "lay_eggs")
    assert [o.get("habitat") for o in offered(game)] == ["forest", None]


def test_eggs_that_find_no_room_are_lost() -> None:
    game = act(table({"mat": {"wetland": [bird("brant", eggs=1)]}}, {}), "lay_eggs")
    choose(game, "slot", habitat="wetland")
    assert eggs_of(game, "wetland") == 2
    assert pending(game).player == 1


def test_laying_with_no_room_at_all_asks_nothing_not_even_the_conversion() -> None:
    mat = {"grassland": [bird("bobolink", eggs=3)]}
    game = act(table({"mat": mat, "food": {"seed": 3}}, {}), "lay_eggs")
    assert pending(game).player == 1
    assert game.state.players[0].food["seed"] == 3
    assert game.state.players[0].cubes["lay_eggs"] == 1


def test_laying_on_an_empty_mat_is_a_turn_like_any_other() -> None:
    game = act(table({}, {}), "lay_eggs")
    assert pending(game).player == 1
    assert game.state.players[0].cubes["lay_eggs"] == 1


def test_the_conversion_needs_a_food_and_room_for_the_egg() -> None:
    game = grassland(1)
    lay_all(game)
    assert pending(game).player == 1
    mat = {"grassland": [bird("bobolink", eggs=1)]}
    game = act(table({"mat": mat, "food": {"seed": 1}}, {}), "lay_eggs")
    lay_all(game, "grassland")
    assert eggs_of(game, "grassland") == 3
    assert pending(game).player == 1
    assert game.state.players[0].food["seed"] == 1
