"""Draw bird cards: cards by the wetland's exposed space, the egg-for-card conversion."""

from __future__ import annotations

import pytest

from tests.table import (
    WETLAND,
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

CARDS_BY_BIRDS = list(enumerate((1, 1, 2, 2, 3, 3)))
TRAY = ["mallard", "osprey", "willet"]
DECK = ["anhinga", "barn_owl", "killdeer", "bushtit", "canada_goose", "house_finch", "wood_duck"]


def wetland(birds: int, eggs: int = 0) -> Game:
    mat = {"wetland": row(*WETLAND[:birds]), "forest": [bird("carolina_wren", eggs=eggs)]}
    return act(table({"mat": mat}, {}, tray=TRAY, deck_top=DECK), "draw_cards")


def draw_all(game: Game) -> int:
    count = 0
    while pending(game).kind == "draw_card" and pending(game).player == 0:
        choose(game, "draw_deck")
        count += 1
    return count


@pytest.mark.parametrize(("birds", "cards"), CARDS_BY_BIRDS)
def test_the_leftmost_exposed_space_says_how_many_cards(birds: int, cards: int) -> None:
    game = wetland(birds)
    assert draw_all(game) == cards
    assert game.state.players[0].hand == DECK[:cards]
    assert pending(game).player == 1
    assert happened(game, "action_taken")[-1]["column"] == birds
    assert game.state.players[0].cubes["draw_cards"] == 1


@pytest.mark.parametrize(("birds", "cards"), CARDS_BY_BIRDS)
def test_an_egg_may_be_turned_into_a_card_where_the_space_shows_it(birds: int, cards: int) -> None:
    game = wetland(birds, eggs=2)
    assert draw_all(game) == cards
    if birds % 2 == 0:
        assert pending(game).player == 1
        return
    assert pending(game).kind == "trade"
    assert types(game) == ["slot", "skip"]
    choose(game, "slot", habitat="forest", column=0)
    assert game.state.players[0].mat["forest"][0].eggs == 1
    assert draw_all(game) == 1
    assert game.state.players[0].hand == DECK[: cards + 1]
    assert pending(game).player == 1


def test_the_conversion_can_be_declined_and_needs_an_egg() -> None:
    game = wetland(1, eggs=1)
    draw_all(game)
    choose(game, "skip")
    assert game.state.players[0].mat["forest"][0].eggs == 1
    assert pending(game).player == 1
    game = wetland(1)
    draw_all(game)
    assert pending(game).player == 1


def test_the_tray_by_its_spaces_and_the_deck_are_offered() -> None:
    game = wetland(0)
    assert offered(game) == [
        {"type": "draw", "tray": 0, "bird": "mallard"},
        {"type": "draw", "tray": 1, "bird": "osprey"},
        {"type": "draw", "tray": 2, "bird": "willet"},
        {"type": "draw_deck"},
        {"type": "done"},
    ]


def test_fewer_cards_may_be_drawn() -> None:
    game = choose(wetland(4), "draw", tray=1)
    choose(game, "done")
    assert game.state.players[0].hand == ["osprey"]
    assert pending(game).player == 1


def test_there_is_no_hand_limit() -> None:
    hand = ["anhinga", "barn_owl", "killdeer", "bushtit", "canada_goose", "house_finch"]
    hand += ["wood_duck", "mallard", "osprey", "willet", "pine_siskin", "bald_eagle"]
    game = act(table({"hand": hand}, {}), "draw_cards")
    choose(game, "draw_deck")
    assert len(game.state.players[0].hand) == 13
