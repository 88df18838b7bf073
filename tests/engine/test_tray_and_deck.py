"""Managing the bird tray and the decks."""

from __future__ import annotations

from typing import Any

from tests.table import (
    WETLAND,
    act,
    bird,
    choose,
    happened,
    offered,
    offers,
    pending,
    row,
    table,
    take_turn,
    types,
)
from wingspan.engine import Game

TRAY = ["mallard", "osprey", "willet"]
DECK = ["anhinga", "barn_owl", "killdeer", "bushtit", "canada_goose"]
THREE_CARDS = {"wetland": row(*WETLAND[:4])}


def drawing(**fields: Any) -> Game:
    """Return a game in which three cards are drawn."""
    return act(table({"mat": THREE_CARDS}, {}, **{"tray": TRAY, **fields}), "draw_cards")


def test_a_card_from_the_deck_is_seen_before_the_next_is_chosen() -> None:
    game = drawing(deck_top=DECK)
    choose(game, "draw_deck")
    assert pending(game).player == 0
    assert game.state.players[0].hand == ["anhinga"]
    choose(game, "draw", tray=2)
    assert game.state.players[0].hand == ["anhinga", "willet"]
    assert offers(game, "draw_deck")


def test_the_tray_is_refilled_only_at_the_end_of_the_turn() -> None:
    game = drawing(deck_top=DECK)
    choose(game, "draw", tray=0)
    assert game.state.tray == [None, "osprey", "willet"]
    choose(game, "draw", tray=2)
    assert game.state.tray == [None, "osprey", None]
    assert [o["type"] for o in offered(game)] == ["draw", "draw_deck", "done"]
    choose(game, "draw_deck")
    assert game.state.players[0].hand == ["mallard", "willet", "anhinga"]
    assert pending(game).player == 1
    assert game.state.tray[1] == "osprey"
    assert sorted(c for c in game.state.tray if c) == ["barn_owl", "killdeer", "osprey"]


def test_the_tray_is_not_refilled_between_the_action_and_the_brown_powers() -> None:
    mat = {"wetland": row("mallard")}
    game = table({"mat": mat}, {}, tray=["osprey", "willet", "brant"], deck_top=DECK)
    act(game, "draw_cards")
    choose(game, "draw", tray=0)
    if pending(game).kind == "trade":
        choose(game, "skip")
    assert pending(game).source is not None
    assert game.state.tray == [None, "willet", "brant"]
    assert types(game) == ["draw", "draw", "draw_deck", "skip"]


def test_an_empty_tray_leaves_the_deck() -> None:
    game = drawing(tray=[None, None, None], deck_top=DECK)
    assert [o["type"] for o in offered(game)] == ["draw_deck", "done"]


def small(**fields: Any) -> Game:
    """Return a game in which three cards are drawn while hardly any are left."""
    return drawing(**{"deck": [], "discards": [], **fields})


def test_the_discards_are_reshuffled_the_moment_the_deck_is_empty() -> None:
    game = small(deck=["anhinga"], discards=["barn_owl", "killdeer", "bushtit"])
    choose(game, "draw_deck")
    assert pending(game).player == 0
    assert sorted(game.state.deck.left()) == ["barn_owl", "bushtit", "killdeer"]
    assert game.state.deck.discards == []
    assert happened(game, "deck_reshuffled")[-1] == {
        "event": "deck_reshuffled",
        "deck": "birds",
        "cards": 3,
    }
    choose(game, "draw_deck")
    assert game.state.players[0].hand[0] == "anhinga"
    assert game.state.players[0].hand[1] in ("barn_owl", "bushtit", "killdeer")


def test_with_no_card_in_deck_and_discards_only_the_tray_is_offered() -> None:
    game = small(deck=["anhinga"])
    choose(game, "draw_deck")
    assert [o["type"] for o in offered(game)] == ["draw", "draw", "draw", "done"]


def test_a_draw_is_lost_only_if_no_card_exists_anywhere() -> None:
    game = small(deck=["anhinga"], tray=["mallard", None, None])
    choose(game, "draw_deck")
    if pending(game).player == 0:
        choose(game, "draw", tray=0)
    assert pending(game).player == 1
    assert game.state.players[0].hand == ["anhinga", "mallard"]
    assert game.state.tray == [None, None, None]


def test_with_no_card_anywhere_drawing_is_a_turn_without_cards() -> None:
    game = small(tray=[None, None, None])
    assert pending(game).player == 1
    assert game.state.players[0].cubes["draw_cards"] == 1


def test_a_card_discarded_while_the_deck_is_empty_becomes_the_deck() -> None:
    game = table(
        {"hand": ["pine_siskin"], "mat": {"forest": row("hooded_warbler")}},
        {},
        birdfeeder=["fish", "seed", "rodent"],
        tray=["mallard", None, None],
        deck=[],
        discards=[],
    )
    act(game, "gain_food")
    choose(game, "die", face="fish")
    choose(game, "bird", bird="pine_siskin")
    choose(game, "done") if pending(game).player == 0 else None
    cards = [card for card in game.state.tray if card]
    assert "pine_siskin" in cards, "the end of the turn refills the tray with it"


def test_the_tray_is_renewed_at_the_end_of_a_round() -> None:
    game = table(
        {"cubes": {"gain_food": 8}},
        {"cubes": {"gain_food": 7}},
        turn_of=1,
        tray=TRAY,
        deck_top=DECK,
    )
    take_turn(game, "gain_food")
    assert game.state.round == 2
    assert game.state.tray == DECK[:3]
    assert sorted(game.state.deck.discards[-3:]) == sorted(TRAY)
    assert sorted(happened(game, "tray_refilled")[-1]["discarded"]) == sorted(TRAY)


def _plays_finch(bonus_deck: list[str], bonus_discards: list[str]) -> Game:
    player = {"hand": ["cassins_finch"], "food": {"seed": 1, "fruit": 1}, "bonus": ["historian"]}
    game = table(player, {}, bonus_deck=bonus_deck, bonus_discards=bonus_discards)
    act(game, "play_bird")
    if pending(game).kind == "use_power" and pending(game).player == 0:
        choose(game, "activate")
    return game


def test_the_bonus_deck_is_reshuffled_in_the_same_way() -> None:
    game = _plays_finch(["anatomist"], ["forester"])
    assert pending(game).kind == "keep_bonus"
    assert {o.get("bonus") for o in offered(game)} - {None} == {"anatomist", "forester"}


def test_a_single_bonus_card_left_is_kept() -> None:
    game = _plays_finch(["anatomist"], [])
    assert game.state.players[0].bonus == ["historian", "anatomist"]


def test_without_any_bonus_card_nothing_is_drawn() -> None:
    game = _plays_finch([], [])
    assert pending(game).player == 1
    assert game.state.players[0].bonus == ["historian"]


def test_an_egg_for_a_card_is_not_asked_for_when_there_is_no_card() -> None:
    mat = {"wetland": [bird("king_rail", eggs=1)]}
    game = table({"mat": mat}, {}, tray=["mallard", None, None], deck=[], discards=[])
    act(game, "draw_cards")
    choose(game, "draw", tray=0)
    assert pending(game).player == 1
    assert game.state.players[0].mat["wetland"][0].eggs == 1
