"""Gain food: dice by the forest's exposed space, the card-for-food conversion."""

from __future__ import annotations

import pytest

from tests.table import (
    FOREST,
    act,
    choose,
    happened,
    offered,
    offers,
    pending,
    row,
    table,
    types,
)
from wingspan.engine import Game

ALL_FACES = ["invertebrate", "seed", "fish", "fruit", "rodent"]
DICE_BY_BIRDS = list(enumerate((1, 1, 2, 2, 3, 3)))


def forest(birds: int, hand: tuple[str, ...] = ()) -> Game:
    player = {"hand": list(hand), "mat": {"forest": row(*FOREST[:birds])}}
    return act(table(player, {}, birdfeeder=ALL_FACES), "gain_food")


def take_dice(game: Game) -> int:
    count = 0
    while pending(game).kind == "gain_die" and pending(game).player == 0:
        game.answer(0)
        count += 1
    return count


@pytest.mark.parametrize(("birds", "dice"), DICE_BY_BIRDS)
def test_the_leftmost_exposed_space_says_how_many_dice(birds: int, dice: int) -> None:
    game = forest(birds)
    assert take_dice(game) == dice
    assert pending(game).player == 1
    assert sum(game.state.players[0].food.values()) == dice
    assert len(game.state.birdfeeder) == 5 - dice
    assert happened(game, "action_taken")[-1]["column"] == birds
    assert game.state.players[0].cubes["gain_food"] == 1


@pytest.mark.parametrize(("birds", "dice"), DICE_BY_BIRDS)
def test_a_card_may_be_turned_into_a_die_where_the_space_shows_it(birds: int, dice: int) -> None:
    game = forest(birds, ("mallard", "osprey"))
    assert take_dice(game) == dice
    if birds % 2 == 0:
        assert pending(game).player == 1
        return
    assert pending(game).kind == "trade"
    assert [o.get("bird") for o in offered(game)] == ["mallard", "osprey", None]
    assert types(game)[-1] == "skip"
    choose(game, "bird", bird="osprey")
    assert game.state.players[0].hand == ["mallard"]
    assert game.state.deck.discards[-1] == "osprey"
    assert take_dice(game) == 1
    assert sum(game.state.players[0].food.values()) == dice + 1
    assert pending(game).player == 1


def test_the_conversion_can_be_declined() -> None:
    game = forest(1, ("mallard",))
    take_dice(game)
    choose(game, "skip")
    assert game.state.players[0].hand == ["mallard"]
    assert pending(game).player == 1


def test_the_conversion_needs_a_card() -> None:
    game = forest(1)
    take_dice(game)
    assert pending(game).player == 1


def test_dice_are_taken_one_at_a_time_and_the_rest_may_be_left() -> None:
    game = forest(4)
    choose(game, "die", face="fish")
    assert not offers(game, "die", face="fish")
    choose(game, "done")
    assert game.state.players[0].food["fish"] == 1
    assert pending(game).player == 1


def test_food_gained_is_told_with_the_face_it_came_from() -> None:
    game = choose(forest(0), "die", face="rodent")
    assert happened(game, "food_gained")[-1] == {
        "event": "food_gained",
        "player": 0,
        "food": "rodent",
        "count": 1,
        "face": "rodent",
    }
