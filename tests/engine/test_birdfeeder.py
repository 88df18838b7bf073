"""The Birdfeeder: dice one at a time, rerolls, the choice die, refilling, dice outside."""

from __future__ import annotations

import pytest

from tests.table import (
    Data,
    act,
    asks,
    bird,
    choose,
    dice,
    finish_turn,
    happened,
    offered,
    offers,
    pending,
    row,
    table,
    types,
)
from wingspan.engine import Game

TWO_DICE = {"forest": row("hooded_warbler", "prothonotary_warbler")}
"""With two birds in the forest, the exposed space gives two dice."""


def feeder(*faces: str, mat: Data | None = None) -> Game:
    return act(table({"mat": mat or {}}, {}, birdfeeder=list(faces)), "gain_food")


def test_each_face_shown_is_offered_once_in_the_order_of_the_faces() -> None:
    game = feeder("rodent", "seed", "fish", "seed", "invertebrate")
    assert offered(game)[:-1] == [
        {"type": "die", "face": face, "food": face}
        for face in ("invertebrate", "seed", "fish", "rodent")
    ]
    assert types(game)[-1] == "done"


def test_the_choice_die_gives_one_of_its_two_foods() -> None:
    game = feeder("invertebrate_seed", "fish")
    assert offers(game, "die", face="invertebrate_seed", food="invertebrate")
    assert offers(game, "die", face="invertebrate_seed", food="seed")
    choose(game, "die", face="invertebrate_seed", food="seed")
    assert game.state.players[0].food["seed"] == 1
    assert game.state.players[0].food["invertebrate"] == 0
    assert game.state.birdfeeder == ["fish"]


def test_the_choice_die_is_taken_only_when_it_is_chosen() -> None:
    game = feeder("invertebrate_seed", "seed")
    assert len([o for o in offered(game) if o["type"] == "die"]) == 3
    choose(game, "die", face="seed")
    assert game.state.birdfeeder == ["invertebrate_seed"]


def test_a_die_taken_stays_outside_until_the_birdfeeder_is_empty() -> None:
    game = feeder("invertebrate", "seed", "fish", "fruit", "rodent")
    choose(game, "die", face="fruit")
    assert dice(game) == ["fish", "invertebrate", "rodent", "seed"]
    assert game.state.dice_out == ["fruit"]


def test_no_reroll_is_offered_while_the_faces_differ() -> None:
    assert not offers(feeder("seed", "seed", "fish"), "reroll")


@pytest.mark.parametrize("count", [1, 2, 5])
def test_dice_that_all_show_the_same_face_may_be_rolled_again(count: int) -> None:
    game = feeder(*["fish"] * count)
    assert types(game) == ["die", "reroll", "done"]
    choose(game, "reroll")
    assert len(game.state.birdfeeder) == 5 and game.state.dice_out == []
    assert pending(game).kind == "gain_die"
    rolled = happened(game, "dice_rolled")[-1]
    assert rolled["why"] == "reroll" and len(rolled["faces"]) == 5
    assert sorted(rolled["faces"]) == dice(game)


def test_the_choice_die_is_a_face_of_its_own_when_faces_are_compared() -> None:
    assert not offers(feeder("invertebrate_seed", "invertebrate"), "reroll")
    assert not offers(feeder("invertebrate_seed", "seed"), "reroll")
    assert offers(feeder("invertebrate_seed", "invertebrate_seed"), "reroll")


def test_a_reroll_may_come_between_two_dice() -> None:
    game = feeder("seed", "fish", mat=TWO_DICE)
    assert not offers(game, "reroll")
    choose(game, "die", face="seed")
    assert types(game) == ["die", "reroll", "done"]


def test_the_birdfeeder_is_refilled_the_moment_it_is_empty() -> None:
    game = feeder("fish", mat=TWO_DICE)
    choose(game, "die", face="fish")
    assert len(game.state.birdfeeder) == 5 and game.state.dice_out == []
    assert happened(game, "dice_rolled")[-1]["why"] == "empty"
    assert pending(game).kind == "gain_die"


def test_the_birdfeeder_is_refilled_after_the_last_food_of_a_turn_too() -> None:
    game = feeder("fish")
    choose(game, "die", face="fish")
    assert pending(game).player == 1
    assert len(game.state.birdfeeder) == 5


def test_food_need_not_be_taken() -> None:
    game = choose(feeder("fish", "seed"), "done")
    assert sum(game.state.players[0].food.values()) == 0
    assert dice(game) == ["fish", "seed"]
    assert pending(game).player == 1


def test_a_power_that_gains_from_the_birdfeeder_may_reroll_first() -> None:
    mat = {"forest": row("great_crested_flycatcher")}
    game = feeder("fish", "rodent", "rodent", mat=mat)
    choose(game, "die", face="fish")
    if pending(game).kind == "trade":
        choose(game, "skip")
    assert asks(game) == ("gain_die", "great_crested_flycatcher")
    assert types(game) == ["reroll", "skip"]


def test_a_power_whose_food_is_not_shown_asks_nothing() -> None:
    game = feeder("fish", "rodent", "seed", mat={"forest": row("great_crested_flycatcher")})
    choose(game, "die", face="fish")
    assert pending(game).player == 1


def test_a_power_that_gains_from_the_supply_offers_no_reroll() -> None:
    game = feeder("fish", "rodent", "rodent", mat={"forest": row("blue_gray_gnatcatcher")})
    choose(game, "die", face="fish")
    assert asks(game) == ("use_power", "blue_gray_gnatcatcher")
    assert types(game) == ["activate", "skip"]


def _plays_bald_eagle(*faces: str) -> Game:
    player = {"hand": ["bald_eagle"], "food": {"fish": 2, "rodent": 1}}
    return act(table(player, {}, birdfeeder=list(faces)), "play_bird")


def test_gain_all_takes_every_die_with_that_face() -> None:
    game = _plays_bald_eagle("fish", "seed", "fish", "fish")
    assert types(game)[0] == "all" and types(game)[-1] == "skip"
    assert not offers(game, "reroll")
    assert not offers(game, "die", food="seed")
    choose(game, "all")
    assert game.state.players[0].food["fish"] == 3
    assert game.state.birdfeeder == ["seed"]


def test_gain_all_may_reroll_before_its_first_die() -> None:
    game = _plays_bald_eagle("fish", "fish")
    assert offers(game, "all") and offers(game, "reroll")
    game = _plays_bald_eagle("seed", "seed")
    assert types(game) == ["reroll", "skip"]


def test_gain_all_ends_when_the_birdfeeder_empties() -> None:
    game = choose(_plays_bald_eagle("fish", "fish"), "all")
    assert game.state.players[0].food["fish"] == 2
    assert len(game.state.birdfeeder) == 5
    assert pending(game).player == 1


def test_gain_all_does_not_reroll_after_its_first_die() -> None:
    game = _plays_bald_eagle("fish", "fish", "fish", "seed")
    choose(game, "die", face="fish")
    if pending(game).player == 0:
        assert not offers(game, "reroll")
    game = _plays_bald_eagle("fish", "fish", "fish")
    choose(game, "die", face="fish")
    if pending(game).player == 0:
        assert not offers(game, "reroll")


def test_gain_all_asks_nothing_when_the_face_is_not_shown() -> None:
    assert pending(_plays_bald_eagle("seed", "rodent")).player == 1


def test_the_choice_dice_are_gained_with_all_invertebrates() -> None:
    player = {"hand": ["northern_flicker"], "food": {"seed": 1}}
    game = table(
        player, {}, birdfeeder=["invertebrate", "invertebrate_seed", "invertebrate_seed", "fish"]
    )
    act(game, "play_bird")
    choose(game, "habitat", habitat="forest")
    choose(game, "all")
    assert game.state.players[0].food["invertebrate"] == 3
    assert game.state.birdfeeder == ["fish"]


@pytest.mark.parametrize("seed", range(12))
def test_a_hunter_rolls_only_the_dice_outside_the_birdfeeder(seed: int) -> None:
    game = table(
        {"mat": {"grassland": [bird("barn_owl", eggs=4)]}},
        {},
        setup={"seed": seed},
        birdfeeder=["fish", "seed", "seed"],
    )
    act(game, "lay_eggs")
    assert asks(game) == ("use_power", "barn_owl")
    choose(game, "activate")
    rolled = happened(game, "dice_rolled")[-1]
    assert (rolled["why"], len(rolled["faces"])) == ("hunt", 2)
    caught = "rodent" in rolled["faces"]
    hunt = happened(game, "hunted_with_dice")[-1]
    assert (hunt["bird"], hunt["food"], hunt["success"]) == ("barn_owl", "rodent", caught)
    cached = game.state.players[0].mat["grassland"][0].cached
    assert cached.get("rodent", 0) == int(caught) == sum(cached.values())
    assert dice(game) == ["fish", "seed", "seed"]
    assert len(game.state.dice_out) == 2


def test_a_hunter_has_nothing_to_roll_while_all_dice_are_in_the_birdfeeder() -> None:
    game = table(
        {"mat": {"grassland": [bird("barn_owl", eggs=4)]}},
        {},
        birdfeeder=["fish", "seed", "seed", "fruit", "fruit"],
    )
    act(game, "lay_eggs")
    assert pending(game).player == 1


def test_a_die_of_a_power_may_be_cached_on_the_bird() -> None:
    for answer, supply, cached in (("cache", 0, 1), ("keep", 1, 0)):
        game = feeder("fish", "seed", "rodent", mat={"forest": row("acorn_woodpecker")})
        choose(game, "die", face="fish")
        assert asks(game) == ("gain_die", "acorn_woodpecker")
        choose(game, "die", face="seed")
        assert asks(game) == ("cache_or_keep", "acorn_woodpecker")
        assert types(game) == ["cache", "keep"]
        choose(game, answer)
        assert game.state.players[0].food["seed"] == supply
        owner = game.state.players[0].mat["forest"][0]
        assert owner.cached.get("seed", 0) == cached


def test_rerolls_between_players_gaining_dice_are_each_players_own_choice() -> None:
    """All players gain a die, so each of them is about to gain food."""
    game = table(
        {"mat": {"wetland": row("annas_hummingbird")}},
        {},
        birdfeeder=["fish", "fish", "seed"],
        deck_top=["mallard", "osprey"],
        tray=["willet", "brant", "anhinga"],
    )
    act(game, "draw_cards")
    choose(game, "done")
    assert pending(game).kind == "first_player"
    choose(game, "player", player=0)
    assert not offers(game, "reroll")
    choose(game, "die", face="seed")
    assert pending(game).player == 1
    assert offers(game, "reroll")
    finish_turn(game)
    assert pending(game).player == 1
