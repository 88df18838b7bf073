"""The row is activated right to left, every power is optional, the cube stays in its row."""

from __future__ import annotations

import pytest

from tests.table import (
    act,
    asks,
    bird,
    choose,
    finish_turn,
    happened,
    offers,
    pending,
    row,
    table,
    types,
)
from wingspan.engine import Game

GAINERS = ("blue_gray_gnatcatcher", "northern_cardinal", "yellow_bellied_sapsucker")
"""An invertebrate, a fruit and an invertebrate from the supply."""


def forest(*cards: str, **player: object) -> Game:
    """Take the "gain food" action and decline its own dice."""
    game = table({"mat": {"forest": row(*cards)}, **player}, {}, birdfeeder=["fish", "seed"])
    act(game, "gain_food")
    choose(game, "done")
    return game


def test_powers_are_used_from_right_to_left() -> None:
    game = forest(*GAINERS)
    for card in reversed(GAINERS):
        assert asks(game) == ("use_power", card)
        assert types(game) == ["activate", "skip"]
        choose(game, "activate")
    assert pending(game).player == 1
    food = game.state.players[0].food
    assert (food["invertebrate"], food["fruit"]) == (2, 1)
    assert [e["bird"] for e in happened(game, "power_used")] == list(reversed(GAINERS))


@pytest.mark.parametrize("declined", range(3))
def test_each_power_is_optional_and_the_others_follow_all_the_same(declined: int) -> None:
    game = forest(*GAINERS)
    for index, card in enumerate(reversed(GAINERS)):
        assert asks(game)[1] == card
        choose(game, "skip" if index == declined else "activate")
    assert pending(game).player == 1
    assert sum(game.state.players[0].food.values()) == 2
    used = [e["bird"] for e in happened(game, "power_used")]
    assert used == [card for i, card in enumerate(reversed(GAINERS)) if i != declined]


def test_only_brown_powers_of_the_row_are_used() -> None:
    mat = {
        "forest": row("black_vulture", "carolina_wren", "northern_cardinal", "hooded_warbler"),
        "grassland": row("scaled_quail"),
        "wetland": row("osprey"),
    }
    game = act(table({"mat": mat}, {}, birdfeeder=["fish", "seed"]), "gain_food")
    choose(game, "done")
    assert asks(game) == ("use_power", "northern_cardinal")
    choose(game, "activate")
    assert pending(game).player == 1


def test_the_benefit_of_the_space_comes_before_the_powers() -> None:
    game = table({"mat": {"forest": row(*GAINERS)}}, {}, birdfeeder=["fish", "seed"])
    act(game, "gain_food")
    assert pending(game).kind == "gain_die"
    choose(game, "die", face="fish")
    assert pending(game).kind != "gain_die" or pending(game).source is not None
    finish_turn(game)


@pytest.mark.parametrize("action", ["lay_eggs", "draw_cards"])
def test_the_other_rows_are_activated_in_the_same_way(action: str) -> None:
    habitat = {"lay_eggs": "grassland", "draw_cards": "wetland"}[action]
    mat = {habitat: row("spotted_towhee", "eastern_phoebe") if habitat == "grassland" else []}
    if habitat == "wetland":
        mat = {habitat: row("osprey", "eastern_phoebe")}
    else:
        mat = {habitat: row("scissor_tailed_flycatcher", "eastern_phoebe")}
    game = act(table({"mat": mat}, {}), action)
    asked = []
    while pending(game).player == 0:
        source = pending(game).source
        if source is not None and source.bird is not None:
            asked.append(source.bird)
            choose(game, "skip")
        else:
            choose(game, "done" if "done" in types(game) else "skip")
    assert asked == [b["bird"] for b in reversed(mat[habitat])]


def test_a_bird_that_moves_leaves_the_cube_in_the_row_where_the_action_began() -> None:
    game = table(
        {
            "mat": {
                "forest": row("northern_cardinal", "song_sparrow"),
                "wetland": row("osprey"),
            },
        },
        {},
        birdfeeder=["fish", "seed"],
    )
    act(game, "gain_food")
    choose(game, "done")
    assert asks(game) == ("move_to", "song_sparrow")
    assert offers(game, "habitat", habitat="grassland") and offers(game, "skip")
    assert not offers(game, "habitat", habitat="forest")
    choose(game, "habitat", habitat="wetland")
    player = game.state.players[0]
    assert [b.bird for b in player.mat["wetland"]] == ["osprey", "song_sparrow"]
    assert [b.bird for b in player.mat["forest"]] == ["northern_cardinal"]
    assert asks(game) == ("use_power", "northern_cardinal"), "the forest goes on"
    choose(game, "activate")
    assert pending(game).player == 1, "the wetland is not activated"
    assert player.cubes["gain_food"] == 1 and player.cubes["draw_cards"] == 0


def test_what_lies_on_a_bird_moves_with_it() -> None:
    game = table(
        {"mat": {"forest": [bird("song_sparrow", eggs=3, tucked=2, cached={"seed": 1})]}},
        {},
        birdfeeder=["fish", "seed"],
    )
    act(game, "gain_food")
    choose(game, "done")
    choose(game, "habitat", habitat="grassland")
    moved = game.state.players[0].mat["grassland"][0]
    assert (moved.bird, moved.eggs, len(moved.tucked)) == ("song_sparrow", 3, 2)
    assert {f: n for f, n in moved.cached.items() if n} == {"seed": 1}


def test_only_the_rightmost_bird_of_its_row_can_move() -> None:
    game = forest("song_sparrow", "hooded_warbler")
    assert pending(game).player == 1


def test_a_bird_becomes_rightmost_when_the_one_beside_it_has_moved() -> None:
    game = forest("song_sparrow", "chimney_swift")
    assert asks(game) == ("move_to", "chimney_swift")
    choose(game, "habitat", habitat="grassland")
    assert asks(game) == ("move_to", "song_sparrow")
    choose(game, "habitat", habitat="grassland")
    mat = game.state.players[0].mat
    assert [b.bird for b in mat["grassland"]] == ["chimney_swift", "song_sparrow"]
    assert mat["forest"] == []


def test_moving_costs_no_eggs_and_needs_a_free_space() -> None:
    full = {
        "forest": row("song_sparrow"),
        "grassland": row(
            "american_goldfinch", "bobolink", "inca_dove", "says_phoebe", "dickcissel"
        ),
        "wetland": row("mallard", "osprey", "willet"),
    }
    game = table({"mat": full}, {}, birdfeeder=["fish", "seed"])
    act(game, "gain_food")
    choose(game, "done")
    assert not offers(game, "habitat", habitat="grassland")
    if pending(game).kind == "move_to":
        choose(game, "habitat", habitat="wetland")
    else:
        choose(game, "activate")
    assert [b.bird for b in game.state.players[0].mat["wetland"]][-1] == "song_sparrow"


def test_a_card_gained_by_one_power_can_be_used_by_the_next() -> None:
    """The mallard on the right draws the card that the robin's neighbour tucks."""
    game = table(
        {"mat": {"wetland": row("barn_swallow", "mallard")}},
        {},
        deck_top=["osprey", "willet"],
        tray=["brant", "anhinga", "killdeer"],
    )
    act(game, "draw_cards")
    choose(game, "done")
    assert asks(game) == ("draw_card", "mallard")
    choose(game, "draw_deck")
    assert asks(game)[1] == "barn_swallow"
    choose(game, "bird", bird="osprey") if pending(game).kind == "tuck_card" else choose(
        game, "activate"
    )
    assert game.state.players[0].mat["wetland"][0].tucked == ("osprey",)


def test_discards_at_the_end_of_the_turn_come_after_the_last_brown_power() -> None:
    game = table(
        {"mat": {"wetland": row("osprey", "black_tern")}},
        {},
        deck_top=["anhinga", "barn_owl"],
        tray=["willet", "brant", "killdeer"],
    )
    act(game, "draw_cards")
    choose(game, "done")
    assert asks(game)[1] == "black_tern"
    choose(game, "draw_deck") if offers(game, "draw_deck") else choose(game, "activate")
    assert asks(game)[1] == "osprey"
    choose(game, "skip")
    if pending(game).player == 0:
        choose(game, "bird", bird="anhinga")
    assert game.state.players[0].hand == []
    assert game.state.deck.discards[-1] == "anhinga"


def test_a_discard_is_owed_only_if_the_card_was_drawn() -> None:
    game = table(
        {"hand": ["anhinga", "killdeer"], "mat": {"wetland": row("black_tern")}},
        {},
    )
    act(game, "draw_cards")
    choose(game, "done")
    choose(game, "skip")
    assert pending(game).player == 1
    assert game.state.players[0].hand == ["anhinga", "killdeer"]


def test_the_card_to_discard_may_be_any_of_the_hand_and_cannot_be_declined() -> None:
    game = table(
        {"hand": ["killdeer"], "mat": {"wetland": row("black_tern")}},
        {},
        deck_top=["anhinga"],
    )
    act(game, "draw_cards")
    choose(game, "done")
    choose(game, "draw_deck") if offers(game, "draw_deck") else choose(game, "activate")
    assert pending(game).kind == "discard_card"
    assert types(game) == ["bird", "bird"]
    choose(game, "bird", bird="killdeer")
    assert game.state.players[0].hand == ["anhinga"]
