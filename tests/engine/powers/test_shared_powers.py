"""Powers in which several players take part: all of them, or those with the fewest birds."""

from __future__ import annotations

from tests.table import (
    Data,
    act,
    asks,
    bird,
    choose,
    offered,
    offers,
    pending,
    row,
    solo,
    table,
    types,
)
from wingspan.engine import Game

TRAY = ["mallard", "brant", "willet"]
DECK = ["anhinga", "barn_owl", "killdeer", "bushtit", "canada_goose"]


def drawing(mat: Data, *others: Data, turn_of: int = 0, **player: object) -> Game:
    """Take the "draw cards" action and decline its own card; the wetland's powers come next."""
    players: list[Data] = [dict(other) for other in others]
    players.insert(turn_of, {"mat": mat, **player})
    game = table(
        *players, turn_of=turn_of, tray=TRAY, deck_top=DECK, birdfeeder=["fish", "seed", "rodent"]
    )
    act(game, "draw_cards")
    choose(game, "done")
    if pending(game).kind == "trade":
        choose(game, "skip")
    return game


OSPREY = {"wetland": row("osprey")}
"""All players gain a fish from the supply."""


def fish(game: Game) -> list[int]:
    return [player.food["fish"] for player in game.state.players]


def test_all_players_gain_clockwise_from_the_owner() -> None:
    game = drawing(OSPREY, {}, {}, turn_of=1)
    order = []
    while pending(game).kind != "action":
        order.append(pending(game).player)
        game.answer(0)
    assert order == [1, 2, 0]
    assert fish(game) == [1, 1, 1]


def test_whoever_shares_may_decline_the_benefit() -> None:
    game = drawing(OSPREY, {}, {})
    choose(game, "activate") if offers(game, "activate") else game.answer(0)
    choose(game, "done")
    choose(game, "food", food="fish")
    assert fish(game) == [1, 0, 1]


def test_skipping_the_power_leaves_everybody_without() -> None:
    game = choose(drawing(OSPREY, {}, {}), "skip")
    assert pending(game).kind == "action"
    assert fish(game) == [0, 0, 0]


def test_the_owner_may_pass_up_the_benefit_and_let_the_others_have_it() -> None:
    game = choose(drawing(OSPREY, {}, {}), "done")
    while pending(game).kind != "action":
        assert pending(game).player != 0
        choose(game, "food", food="fish")
    assert fish(game) == [0, 1, 1]


def test_the_owner_who_cannot_benefit_may_still_use_the_power_for_the_others() -> None:
    """Lazuli bunting: an egg on a bird with a bowl nest; the owner's is full."""
    mat = {"grassland": [bird("lazuli_bunting", eggs=4)]}
    other = {"mat": {"forest": [bird("hooded_warbler")]}}
    game = act(table({"mat": mat}, other), "lay_eggs")
    assert asks(game) == ("use_power", "lazuli_bunting")
    choose(game, "activate")
    assert pending(game).player == 1
    choose(game, "slot", habitat="forest")
    assert game.state.players[1].mat["forest"][0].eggs == 1


def test_the_owners_two_eggs_go_onto_different_birds() -> None:
    mat = {"grassland": [bird("lazuli_bunting"), bird("painted_bunting")]}
    game = table({"mat": mat}, {})
    act(game, "lay_eggs")
    choose(game, "done")
    assert asks(game) == ("lay_egg", "lazuli_bunting")
    choose(game, "slot", column=0)
    assert not offers(game, "slot", column=0)
    choose(game, "slot", column=1)
    assert [b.eggs for b in game.state.players[0].mat["grassland"]] == [1, 1]


def test_dice_for_all_players_begin_with_whom_the_owner_chooses() -> None:
    game = drawing({"wetland": row("annas_hummingbird")}, {}, {})
    assert asks(game) == ("first_player", "annas_hummingbird")
    assert [o.get("player") for o in offered(game)] == [0, 1, 2, None]
    choose(game, "player", player=1)
    order = []
    while pending(game).kind != "action":
        order.append(pending(game).player)
        game.answer(0)
    assert order == [1, 2, 0]


BITTERN = {"wetland": row("american_bittern", "trumpeter_swan")}
"""The player with the fewest birds in the wetland draws a card."""


def drawers(game: Game) -> list[int]:
    order = []
    while pending(game).kind != "action":
        if pending(game).kind == "use_power":
            choose(game, "activate")
            continue
        order.append(pending(game).player)
        choose(game, "draw_deck")
    return order


def test_only_who_has_the_fewest_birds_there_gains() -> None:
    two = {"mat": {"wetland": row("king_rail", "osprey")}}
    game = drawing(BITTERN, two, {"mat": {"wetland": row("atlantic_puffin")}})
    assert drawers(game) == [2]


def test_all_who_tie_for_the_fewest_gain_from_the_owner_on() -> None:
    two = {"mat": {"wetland": row("king_rail", "osprey")}}
    game = drawing(BITTERN, two, {"mat": {"wetland": row("ruddy_duck", "purple_gallinule")}})
    assert drawers(game) == [0, 1, 2]


def test_players_without_any_bird_there_tie_at_none() -> None:
    assert drawers(drawing(BITTERN, {}, {})) == [1, 2]


def test_a_power_for_the_fewest_may_be_skipped() -> None:
    game = choose(drawing(BITTERN, {}, {}), "skip")
    assert pending(game).kind == "action"
    assert all(not player.hand for player in game.state.players)


def test_who_begins_is_chosen_among_those_who_tie_for_the_thrushs_die() -> None:
    game = table(
        {"mat": {"forest": row("hermit_thrush")}},
        {"mat": {"forest": row("blue_jay")}},
        {"mat": {"forest": row("barred_owl", "hooded_warbler")}},
        birdfeeder=["fish", "seed", "rodent", "fruit"],
    )
    act(game, "gain_food")
    choose(game, "done")
    assert asks(game) == ("first_player", "hermit_thrush")
    assert [o.get("player") for o in offered(game)] == [0, 1, None]
    choose(game, "player", player=1)
    assert pending(game).player == 1
    choose(game, "die", face="fish")
    assert pending(game).player == 0
    choose(game, "die", face="seed")
    assert pending(game).kind == "action"


def test_alone_one_is_all_players() -> None:
    game = solo(
        {"mat": OSPREY},
        automa={"deck_top": ["regular_1"]},
        tray=TRAY,
        deck_top=DECK,
    )
    act(game, "draw_cards")
    choose(game, "done")
    assert types(game) == ["activate", "skip"]
    choose(game, "activate")
    assert fish(game) == [1]


def test_the_draft_gives_each_player_a_card_and_the_owner_the_last() -> None:
    game = table(
        {"hand": ["american_oystercatcher"], "food": {"invertebrate": 2}},
        {},
        {},
        tray=TRAY,
        deck_top=DECK,
    )
    act(game, "play_bird")
    for _ in range(4):
        assert asks(game) == ("draw_card", "american_oystercatcher")
        choose(game, "draw_deck")
    order = []
    left = set(DECK[:4])
    while pending(game).kind == "draft":
        order.append(pending(game).player)
        assert {o["bird"] for o in offered(game)} == left
        left.discard(offered(game)[0]["bird"])
        game.answer(0)
    assert order == [0, 1, 2]
    assert [len(player.hand) for player in game.state.players] == [2, 1, 1]
    assert sorted(c for player in game.state.players for c in player.hand) == sorted(DECK[:4])


def test_the_draft_may_take_cards_of_the_tray_and_must_be_drawn_whole_once_begun() -> None:
    game = table(
        {"hand": ["american_oystercatcher"], "food": {"invertebrate": 2}},
        {},
        tray=TRAY,
        deck_top=DECK,
    )
    act(game, "play_bird")
    assert types(game) == ["draw", "draw", "draw", "draw_deck", "skip"]
    choose(game, "draw", tray=1)
    assert types(game) == ["draw", "draw", "draw_deck"]
    choose(game, "draw_deck")
    choose(game, "draw_deck")
    assert pending(game).kind == "draft" and pending(game).player == 0
    choose(game, "bird", bird="brant")
    assert pending(game).player == 1
    choose(game, "bird", bird="barn_owl")
    assert game.state.players[0].hand == ["brant", "anhinga"]
    assert game.state.players[1].hand == ["barn_owl"]
