"""The Oceania mat: what each space gives, resets and conversions in the order printed."""

from __future__ import annotations

import pytest

from tests.table import (
    FOREST,
    GRASSLAND,
    WETLAND,
    Data,
    act,
    bird,
    choose,
    decline,
    dice,
    happened,
    offered,
    offers,
    pending,
    row,
    table,
    types,
)
from wingspan.engine import Game, Setup

SETS = ["core", "swiftstart", "european", "oceania"]
ON_THE_MAT: Data = {"sets": SETS}
CORE_SETS: Data = {"sets": ["core", "swiftstart"], "mat": "oceania"}

FOOD_GAINED = (1, 2, 2, 2, 3, 4)
EGGS_LAID = (1, 2, 2, 2, 3, 4)
CARDS_DRAWN = (1, 2, 2, 2, 3, 4)
FOOD_FOR_A_CARD = (1, 0, 1, 1, 1, 0)
EGG_FOR_CARD_OR_FOOD = (1, 0, 1, 2, 1, 0)
CARD_FOR_EGG_OR_NECTAR = (1, 0, 1, 1, 1, 0)
RESET = (False, True, False, True, False, False)


def mat(habitat: str, birds: int) -> dict[str, list[Data]]:
    """Return a mat with quiet birds in that row, and two birds with room for eggs elsewhere."""
    quiet = {"forest": FOREST, "grassland": GRASSLAND, "wetland": WETLAND}
    rows = {habitat: row(*quiet[habitat][:birds])}
    if habitat == "forest":
        rows["grassland"] = [bird("wild_turkey"), bird("blue_winged_warbler")]
    else:
        rows["forest"] = [bird("wild_turkey"), bird("blue_winged_warbler")]
    return rows


def on_mat(habitat: str, birds: int, setup: Data | None = None, **player: object) -> Game:
    return table(
        {"mat": mat(habitat, birds), **player},
        {},
        setup=setup or ON_THE_MAT,
        birdfeeder=["fish", "fish", "rodent", "rodent", "invertebrate"],
    )


def test_the_oceania_set_brings_its_mat() -> None:
    game = Game.new(Setup(players=2, sets=("core", "oceania"), seed=1))
    assert game.setup.mat is None
    for birds, number in enumerate(FOOD_GAINED):
        assert gained(on_mat("forest", birds, {"sets": ["core", "oceania"]})) == number


@pytest.mark.parametrize("sets", [["core"], ["core", "swiftstart"], ["core", "european"]])
def test_other_sets_play_on_the_base_mat_unless_it_is_chosen(sets: list[str]) -> None:
    """With one bird in the grassland the base mat gives 2 eggs and one more for a food."""
    with_food = {"food": {"seed": 1}}
    for chosen, trades in ((None, True), ("base", True), ("oceania", False)):
        setup: Data = {"sets": sets, **({"mat": chosen} if chosen else {})}
        game = on_mat("grassland", 1, setup, **with_food)
        act(game, "lay_eggs")
        lay_all(game)
        assert (pending(game).kind == "trade") == trades, chosen


def test_the_base_mat_may_be_used_with_the_oceania_set() -> None:
    game = on_mat("forest", 1, {"sets": SETS, "mat": "base"}, hand=["mallard"], food={"seed": 1})
    act(game, "gain_food")
    assert pending(game).kind == "gain_die", "no reset is printed there"


def gained(game: Game) -> int:
    """Count the food gained by the action itself."""
    act(game, "gain_food")
    number = 0
    while pending(game).kind == "gain_die":
        choose_die(game)
        number += 1
    return number


def choose_die(game: Game) -> None:
    kinds = types(game)
    game.answer(kinds.index("die"))


def lay_all(game: Game) -> int:
    number = 0
    while pending(game).kind == "lay_egg":
        assert types(game)[0] == "slot"
        game.answer(0)
        number += 1
    return number


def draw_all(game: Game) -> int:
    number = 0
    while pending(game).kind == "draw_card":
        choose(game, "draw_deck")
        number += 1
    return number


@pytest.mark.parametrize("setup", [ON_THE_MAT, CORE_SETS], ids=["all sets", "core"])
@pytest.mark.parametrize("birds", range(6))
class TestWithSoManyBirdsInTheRow:
    def test_food_is_gained(self, birds: int, setup: Data) -> None:
        assert gained(on_mat("forest", birds, setup)) == FOOD_GAINED[birds]

    def test_eggs_are_laid(self, birds: int, setup: Data) -> None:
        game = on_mat("grassland", birds, setup)
        act(game, "lay_eggs")
        assert lay_all(game) == EGGS_LAID[birds]

    def test_cards_are_drawn(self, birds: int, setup: Data) -> None:
        game = on_mat("wetland", birds, setup)
        act(game, "draw_cards")
        assert draw_all(game) == CARDS_DRAWN[birds]

    def test_a_food_resets_the_birdfeeder_before_food_is_gained(
        self, birds: int, setup: Data
    ) -> None:
        game = on_mat("forest", birds, setup, food={"seed": 1, "fish": 1})
        act(game, "gain_food")
        assert (pending(game).kind == "reset") == RESET[birds]
        if RESET[birds]:
            assert offered(game) == [
                {"type": "food", "food": "seed"},
                {"type": "food", "food": "fish"},
                {"type": "skip"},
            ]

    def test_a_food_resets_the_tray_before_cards_are_drawn(self, birds: int, setup: Data) -> None:
        game = on_mat("wetland", birds, setup, food={"rodent": 1})
        act(game, "draw_cards")
        assert (pending(game).kind == "reset") == RESET[birds]

    def test_a_card_buys_a_food(self, birds: int, setup: Data) -> None:
        hand = ["mallard", "osprey", "willet"]
        game = on_mat("forest", birds, setup, hand=hand)
        assert gained(game) == FOOD_GAINED[birds]
        bought = 0
        while pending(game).kind == "trade":
            assert [o.get("bird") for o in offered(game)][:-1] == hand[bought:]
            choose(game, "bird", bird=hand[bought])
            choose_die(game)
            bought += 1
        assert bought == FOOD_FOR_A_CARD[birds]
        assert game.state.players[0].hand == hand[bought:]

    def test_a_card_or_a_food_buys_an_egg(self, birds: int, setup: Data) -> None:
        game = on_mat("grassland", birds, setup, hand=["mallard"], food={"seed": 1, "fish": 1})
        act(game, "lay_eggs")
        laid = lay_all(game)
        bought = 0
        while pending(game).kind == "trade":
            if not bought:
                assert types(game) == ["bird", "food", "food", "skip"]
            game.answer(0)
            laid += lay_all(game)
            bought += 1
        assert bought == EGG_FOR_CARD_OR_FOOD[birds]
        assert laid == EGGS_LAID[birds] + bought

    def test_an_egg_buys_a_card(self, birds: int, setup: Data) -> None:
        rows = mat("wetland", birds)
        rows["forest"][0]["eggs"] = 3
        game = (
            on_mat("wetland", birds, setup) if not rows else table({"mat": rows}, {}, setup=setup)
        )
        act(game, "draw_cards")
        drawn = draw_all(game)
        bought = 0
        while pending(game).kind == "trade":
            assert types(game) == ["slot", "skip"]
            game.answer(0)
            drawn += draw_all(game)
            bought += 1
        assert bought == CARD_FOR_EGG_OR_NECTAR[birds]
        assert drawn == CARDS_DRAWN[birds] + bought


# Resets


def test_the_birdfeeder_is_reset_with_all_five_dice_then_food_is_gained() -> None:
    game = table(
        {"mat": mat("forest", 1), "food": {"seed": 1}},
        {},
        setup=ON_THE_MAT,
        birdfeeder=["fish", "rodent"],
        dice_out=["fish", "fish", "fish"],
    )
    act(game, "gain_food")
    choose(game, "food", food="seed")
    thrown = happened(game, "dice_rolled")
    assert [e["why"] for e in thrown] == ["reset"]
    assert dice(game) == sorted(thrown[0]["faces"])
    assert len(game.state.birdfeeder) == 5
    assert game.state.players[0].food["seed"] == 0
    assert pending(game).kind == "gain_die"


def test_a_reset_may_be_declined() -> None:
    game = on_mat("forest", 1, food={"seed": 1})
    act(game, "gain_food")
    choose(game, "skip")
    assert pending(game).kind == "gain_die"
    assert game.state.players[0].food["seed"] == 1
    assert happened(game, "dice_rolled") == []


def test_without_food_there_is_no_reset() -> None:
    game = on_mat("forest", 1, hand=["mallard"])
    act(game, "gain_food")
    assert pending(game).kind == "gain_die"


def test_one_reset_a_turn() -> None:
    game = on_mat("forest", 3, food={"seed": 3})
    act(game, "gain_food")
    choose(game, "food", food="seed")
    assert pending(game).kind == "gain_die"


def test_a_reset_tray_shows_three_new_cards_to_draw_from() -> None:
    game = table(
        {"mat": mat("wetland", 1), "food": {"seed": 1}},
        {},
        setup=ON_THE_MAT,
        tray=["mallard", "osprey", "willet"],
        deck_top=["anhinga", "killdeer", "barn_owl", "blue_jay"],
    )
    act(game, "draw_cards")
    choose(game, "food", food="seed")
    assert game.state.tray == ["anhinga", "killdeer", "barn_owl"]
    assert game.state.deck.discards == ["mallard", "osprey", "willet"]
    assert pending(game).kind == "draw_card"
    assert [o.get("bird") for o in offered(game)][:3] == ["anhinga", "killdeer", "barn_owl"]


def test_food_cached_on_a_bird_that_lets_it_be_spent_pays_for_a_reset() -> None:
    """Coal Tit: the seeds on it may be spent at any time."""
    game = table(
        {"mat": {"forest": [bird("coal_tit", cached={"seed": 1})]}},
        {},
        setup=ON_THE_MAT,
    )
    act(game, "gain_food")
    assert pending(game).kind == "reset"
    game.answer(0)
    assert game.state.players[0].mat["forest"][0].cached == {}
    assert [e["why"] for e in happened(game, "dice_rolled")] == ["reset"]


def test_the_reset_comes_before_the_food_the_conversion_after_it() -> None:
    game = on_mat("forest", 3, food={"seed": 1}, hand=["mallard"])
    act(game, "gain_food")
    kinds = []
    while pending(game).player == 0 and pending(game).kind != "action":
        kinds.append(pending(game).kind)
        if kinds[-1] == "gain_die":
            choose_die(game)
        else:
            game.answer(0)
    assert kinds == ["reset", "gain_die", "gain_die", "trade", "gain_die"]


def test_the_reset_comes_before_the_cards_the_conversion_after_them() -> None:
    rows = mat("wetland", 3)
    rows["forest"][0]["eggs"] = 1
    game = table({"mat": rows, "food": {"seed": 1}}, {}, setup=ON_THE_MAT)
    act(game, "draw_cards")
    kinds = []
    while pending(game).player == 0 and pending(game).kind != "action":
        kinds.append(pending(game).kind)
        game.answer(0)
    assert kinds == ["reset", "draw_card", "draw_card", "trade", "draw_card"]


def test_food_gained_by_the_action_cannot_pay_for_its_reset() -> None:
    """There is no food when the reset is due, and afterwards it is too late."""
    game = on_mat("forest", 1)
    assert gained(game) == 2
    assert pending(game).player == 1
    assert sum(game.state.players[0].food.values()) == 2
    assert happened(game, "dice_rolled") == []


# Conversions


def test_the_double_conversion_may_be_used_once_with_a_card_and_once_with_a_food() -> None:
    game = on_mat("grassland", 3, hand=["mallard"], food={"seed": 1})
    act(game, "lay_eggs")
    lay_all(game)
    choose(game, "bird", bird="mallard")
    lay_all(game)
    assert types(game) == ["food", "skip"]
    choose(game, "food", food="seed")
    lay_all(game)
    player = game.state.players[0]
    assert (player.hand, player.food["seed"]) == ([], 0)
    assert sum(b.eggs for birds in player.mat.values() for b in birds) == 4


def test_the_double_conversion_may_be_used_once() -> None:
    game = on_mat("grassland", 3, food={"seed": 2})
    act(game, "lay_eggs")
    lay_all(game)
    choose(game, "food", food="seed")
    lay_all(game)
    assert pending(game).kind == "trade"
    choose(game, "skip")
    assert pending(game).player == 1
    assert game.state.players[0].food["seed"] == 1


def test_a_conversion_is_not_offered_without_room_for_an_egg() -> None:
    game = table(
        {"mat": {"forest": [bird("blue_winged_warbler", eggs=1)]}, "food": {"seed": 2}},
        {},
        setup=ON_THE_MAT,
    )
    act(game, "lay_eggs")
    assert lay_all(game) == 1
    assert pending(game).player == 1
    player = game.state.players[0]
    assert player.mat["forest"][0].eggs == 2 and player.food["seed"] == 2


def test_an_egg_or_a_nectar_buys_the_card_never_both() -> None:
    game = table(
        {
            "mat": {"forest": [bird("wild_turkey", eggs=1)]},
            "food": {"nectar": 1, "seed": 1},
        },
        {},
        setup=ON_THE_MAT,
    )
    act(game, "draw_cards")
    draw_all(game)
    assert pending(game).kind == "trade"
    assert offers(game, "slot") and offers(game, "food", food="nectar")
    assert not offers(game, "food", food="seed")
    game.answer(0)
    draw_all(game)
    assert pending(game).player == 1
    assert game.state.players[0].food["nectar"] == 1


def test_a_bird_on_its_side_covers_two_spaces_of_the_row() -> None:
    """Two columns are covered by one bird: the third space counts."""
    game = table(
        {"mat": {"forest": [bird("common_blackbird", sideways=True)]}, "hand": ["mallard"]},
        {},
        setup=ON_THE_MAT,
        birdfeeder=["fish", "fish", "rodent", "rodent", "invertebrate"],
    )
    assert gained(game) == FOOD_GAINED[2]
    assert pending(game).kind == "trade"


@pytest.mark.parametrize("setup", [ON_THE_MAT, CORE_SETS], ids=["all sets", "core"])
@pytest.mark.parametrize(("birds", "eggs"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_egg_costs_are_those_of_the_base_mat(birds: int, eggs: int, setup: Data) -> None:
    rows = mat("forest", birds)
    rows["grassland"][0]["eggs"] = 2
    game = table({"mat": rows, "hand": ["barred_owl"], "food": {"rodent": 1}}, {}, setup=setup)
    act(game, "play_bird")
    while pending(game).player == 0 and pending(game).kind != "action":
        decline(game)
    left = sum(b.eggs for birds in game.state.players[0].mat.values() for b in birds)
    assert left == 2 - eggs
