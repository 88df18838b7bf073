"""Where powers of the Asia set meet each other, other sets, and what players may know."""

from __future__ import annotations

import pytest

from tests.links.by_hand import packed
from tests.soundness import check_decision, check_table
from tests.table import (
    ALL_SETS,
    CATALOG,
    Data,
    act,
    asks,
    bird,
    choose,
    decline,
    dice,
    finish_turn,
    happened,
    offered,
    offers,
    pending,
    row,
    solo,
    table,
    types,
)
from wingspan.engine import Game, PositionError
from wingspan.engine.components import HABITATS
from wingspan.engine.state import HIDDEN
from wingspan.links import unpack_game

ASIA: Data = {"sets": ["core", "swiftstart", "asia"]}
EVERY: Data = {"sets": list(ALL_SETS)}
FACES = ["invertebrate", "seed", "fish", "fruit", "rodent"]


def played(*players: Data, setup: Data = ASIA, **fields: object) -> Game:
    return table(*players, setup=setup, **fields)


def finish_to(game: Game, kind: str) -> Game:
    """Decline everything up to the next decision of that kind."""
    while pending(game).kind != kind:
        decline(game)
    return game


# Dice


@pytest.mark.parametrize(("inside", "outside"), [(FACES, []), (FACES[:1], FACES[1:])])
def test_dice_rolled_for_a_power_leave_the_birdfeeder_as_it_is(
    inside: list[str], outside: list[str]
) -> None:
    game = played(
        {"mat": {"grassland": row("eurasian_kestrel", "brown_shrike")}},
        {},
        birdfeeder=inside,
        dice_out=outside,
    )
    choose(finish_to(act(game, "lay_eggs"), "use_power"), "activate")
    assert len(happened(game, "dice_rolled")[-1]["faces"]) == 3
    assert (dice(game), game.state.dice_out) == (sorted(inside), outside)


def test_a_reroll_of_the_birdfeeder_is_not_offered_for_dice_outside_it() -> None:
    game = played(
        {"mat": {"forest": row("forest_owlet")}},
        {},
        birdfeeder=["seed", "seed"],
        dice_out=["fish", "fish", "fish"],
    )
    choose(finish_to(act(game, "gain_food"), "use_power"), "activate")
    assert dice(game) == ["seed", "seed"]
    while pending(game).kind in ("again", "gain_food"):
        assert "reroll" not in types(game)
        game.answer(0)


@pytest.mark.parametrize("seed", range(12))
def test_only_a_hunt_that_keeps_something_wakes_pink_powers(seed: int) -> None:
    """The Black Vulture gains a die when another player's predator succeeds."""
    game = played(
        {"mat": {"grassland": row("white_throated_kingfisher")}},
        {"mat": {"forest": row("black_vulture")}},
        setup={**ASIA, "seed": seed},
    )
    choose(finish_to(act(game, "lay_eggs"), "use_power"), "activate")
    while pending(game).kind in ("again", "gain_food"):
        game.answer(0)
    kept = bool(game.state.players[0].mat["grassland"][0].cached)
    assert (asks(game) == ("gain_die", "black_vulture")) == kept


# Nectar


def test_a_die_with_nectar_brings_it_to_whoever_rolled_it() -> None:
    """Each face of Oceania's dice with two foods asks which of them is gained."""
    asked = {}
    for seed in range(24):
        game = played(
            {"mat": {"forest": row("olive_backed_sunbird")}}, {}, setup={**EVERY, "seed": seed}
        )
        choose(finish_to(act(game, "gain_food"), "use_power"), "activate")
        (face,) = happened(game, "dice_rolled")[-1]["faces"]
        asked[face] = [one["food"] for one in offered(game) if one["type"] == "food"]
        if face == "nectar_fruit":
            choose(game, "food", food="nectar")
            assert {food for food, n in game.state.players[0].food.items() if n} == {"nectar"}
    assert asked == {
        "invertebrate": [],
        "fish": [],
        "rodent": [],
        "invertebrate_seed": ["invertebrate", "seed"],
        "nectar_seed": ["seed", "nectar"],
        "nectar_fruit": ["fruit", "nectar"],
    }


def test_nectar_that_is_cached_stays_and_is_not_spent() -> None:
    """Of two nectar, the one on the bird is a point; the other is lost at the end of the round."""
    game = played(
        {"food": {"nectar": 2}, "mat": {"forest": row("house_crow")}},
        {},
        setup=EVERY,
        phase="round_end",
        goals=["total_birds", "eggs_in_grassland", "eggs_in_bowl", "birds_in_forest"],
    )
    choose(game, "slot", habitat="forest", column=0)
    me = game.state.players[0]
    assert me.mat["forest"][0].cached == {"nectar": 1}
    assert (me.food["nectar"], me.nectar["forest"], game.scores()[0].cached) == (0, 0, 1)


# Eggs beyond a limit


def test_eggs_beyond_a_limit_count_for_points_and_goals() -> None:
    game = played(
        {"mat": {"grassland": [bird("inca_dove", eggs=7)]}},
        {},
        round=1,
        phase="scoring",
        goals=["eggs_in_grassland", "birds_in_forest", "eggs_in_bowl", "total_birds"],
    )
    assert game.state.scored[0].standings[0].counted == 7
    assert game.scores()[0].eggs == 7


def test_a_position_holds_eggs_beyond_a_limit_only_with_the_birds_that_lay_them() -> None:
    mat = {"mat": {"grassland": [bird("inca_dove", eggs=7)]}}
    game = played(mat, {})
    assert Game.from_position(game.position()).state == game.state
    with pytest.raises(PositionError, match="holds 0 to 4"):
        table(mat, {}, setup={"sets": ["core"]})
    with pytest.raises(PositionError, match="holds 0 to 4"):
        played({"mat": {"grassland": [bird("inca_dove", eggs=8)]}}, {})


def test_an_egg_beyond_the_limit_may_pay_for_a_bird() -> None:
    game = played(
        {
            "hand": ["azure_tit"],
            "food": {"invertebrate": 1, "seed": 1},
            "mat": {"forest": row("hooded_warbler"), "grassland": [bird("inca_dove", eggs=5)]},
        },
        {},
    )
    act(game, "play_bird")
    assert game.state.players[0].mat["grassland"][0].eggs == 4
    assert not offers(act(finish_turn(game), "lay_eggs"), "slot", player=0)


# Moving to another mat


def test_a_bird_that_moves_leaves_nothing_behind_and_acts_for_its_new_owner() -> None:
    game = played(
        {
            "mat": {
                "grassland": [
                    bird("spotted_dove", eggs=3, cached={"fish": 2}, tucked=["killdeer", "osprey"])
                ]
            },
            "seen": ["killdeer"],
            "unseen": ["osprey"],
        },
        {"mat": {"wetland": row("brant")}},
    )
    choose(finish_to(act(game, "lay_eggs"), "move_to"), "habitat", habitat="wetland")
    check_table(game)
    finish_turn(game)
    first, second = game.state.players
    assert first.mat["grassland"] == [] and first.seen == first.unseen == []
    assert {"killdeer", "osprey"} <= set(game.state.deck.discards)
    moved = second.mat["wetland"][1]
    assert (moved.bird, moved.eggs, moved.cached, moved.tucked) == ("spotted_dove", 0, {}, ())
    back = finish_to(act(game, "draw_cards"), "move_to")
    assert asks(back) == ("move_to", "spotted_dove") and pending(back).player == 1


def test_a_bird_given_to_a_neighbour_wakes_nobody_who_waits_for_birds_played() -> None:
    game = played(
        {"mat": {"grassland": row("blue_rock_thrush")}},
        {"mat": {"grassland": row("horned_lark")}},
    )
    choose(finish_to(act(game, "lay_eggs"), "move_to"), "habitat", habitat="forest")
    while pending(game).kind == "draw_card":
        decline(game)
    assert pending(game).kind == "action"


# Copying


def test_the_myna_copies_a_bird_that_copies() -> None:
    """The Tui, moved into the grassland, copies a brown power in the forest to its left."""
    game = played(
        {"mat": {"grassland": row("common_myna"), "forest": row("azure_tit")}},
        {"mat": {"grassland": row("tui"), "forest": row("coal_tit")}},
        setup=EVERY,
    )
    finish_to(act(game, "lay_eggs"), "copy")
    choose(game, "power", habitat="grassland")
    assert game.state.players[0].mat["grassland"][0].cached == {"seed": 1}


def test_a_repeated_luck_is_pushed_anew() -> None:
    """The Gray Catbird repeats a bird of its habitat; each use keeps or loses its own food."""
    game = played(
        {"mat": {"grassland": row("gray_catbird", "white_throated_kingfisher")}},
        {},
        setup={**ASIA, "seed": 5},
    )
    finish_to(act(game, "lay_eggs"), "use_power")
    choose(game, "activate")
    while pending(game).kind in ("again", "gain_food"):
        game.answer(0)
    before = dict(game.state.players[0].mat["grassland"][1].cached)
    finish_to(game, "repeat")
    game.answer(0)
    while pending(game).kind in ("again", "gain_food"):
        game.answer(0)
    after = game.state.players[0].mat["grassland"][1].cached
    assert all(after.get(food, 0) >= number for food, number in before.items())


@pytest.mark.parametrize("lender", ["eurasian_hobby", "common_buzzard", "montagus_harrier"])
def test_the_parakeet_may_copy_how_to_lie_on_another_bird(lender: str) -> None:
    home = CATALOG.birds[lender].habitats[0]
    game = played(
        {"hand": ["rose_ringed_parakeet"], "mat": {"forest": [bird("azure_tit")]}},
        {"mat": {home: row(lender), "wetland": row("white_headed_duck")}},
        setup=EVERY,
    )
    act(game, "play_bird")
    assert game.state.players[0].mat["forest"][0].bird == "rose_ringed_parakeet"
    assert game.state.players[0].mat["forest"][0].tucked == ("azure_tit",)
    assert pending(game).kind == "action", "it copies nothing else"


def test_a_predator_used_by_the_owl_may_be_one_that_the_neighbours_wait_for_in_vain() -> None:
    """Round-end powers wake no pink powers."""
    game = played(
        {"mat": {"forest": row("oriental_bay_owl"), "grassland": row("eurasian_eagle_owl")}},
        {"mat": {"forest": row("black_vulture")}},
        phase="round_end",
        deck_top=["bobolink", "horned_lark"],
    )
    choose(game, "activate")
    choose(game, "done")
    assert game.state.players[0].mat["grassland"][0].tucked == ("bobolink",)
    assert pending(game).kind == "action"
    used = happened(game, "power_used")[0]
    assert (used["bird"], used["by"]) == ("eurasian_eagle_owl", "oriental_bay_owl")


# The tray


def test_a_tray_discarded_in_mid_turn_is_full_again_for_the_next_bird() -> None:
    game = played(
        {"mat": {"grassland": row("green_bee_eater", "black_drongo")}},
        {},
        tray=["osprey", "barn_owl", "spotted_owl"],
        deck_top=["killdeer", "mallard", "horned_lark", "bobolink"],
    )
    finish_to(act(game, "lay_eggs"), "discard_tray")
    for space in (0, 1, 2):
        choose(game, "draw", tray=space)
        check_decision(game)
    assert game.state.tray == ["killdeer", "mallard", "horned_lark"]
    finish_to(game, "tuck_from_tray")
    found = [option["bird"] for option in offered(game) if option["type"] == "draw"]
    assert found == ["killdeer", "mallard", "horned_lark"]


def test_an_empty_tray_leaves_nothing_to_discard() -> None:
    game = played(
        {"mat": {"grassland": row("black_drongo")}},
        {},
        tray=[None, None, None],
        deck=[],
        deck_top=[],
        discards=[],
    )
    finish_turn(act(game, "lay_eggs"))
    assert pending(game).player == 1


# Without other players, against the Automa, at the end


def test_alone_against_the_automa_the_others_take_no_part() -> None:
    cards = ("olive_backed_sunbird", "green_pheasant", "sarus_crane", "little_egret")
    for card in cards:
        habitat = CATALOG.birds[card].habitats[-1]
        action = {"forest": "gain_food", "grassland": "lay_eggs", "wetland": "draw_cards"}[habitat]
        game = solo({"mat": {habitat: [bird(card, eggs=1)]}}, setup=ASIA)
        act(game, action)
        while pending(game).kind != "action":
            assert pending(game).player == 0
            game.answer(0)


def test_a_bird_that_steals_from_neighbours_finds_none_alone() -> None:
    game = solo({"hand": ["eurasian_hoopoe"], "food": {"invertebrate": 2, "rodent": 1}}, setup=ASIA)
    act(game, "play_bird")
    assert pending(game).kind == "action"


def test_a_food_found_late_on_the_last_turn_of_the_game_still_counts() -> None:
    game = played(
        {
            "mat": {"forest": row("coppersmith_barbet", "verditer_flycatcher")},
            "cubes": {"gain_food": 4},
        },
        {"cubes": {"gain_food": 5}},
        round=4,
        goals=["total_birds", "eggs_in_grassland", "eggs_in_bowl", "birds_in_forest"],
        birdfeeder=FACES,
    )
    act(game, "gain_food")
    choose(game, "die", food="seed")
    choose(game, "done")
    choose(game, "die", food="invertebrate")
    choose(game, "activate")
    assert game.decision is None
    assert game.state.players[0].food["fruit"] == 1


def test_eggs_laid_by_the_action_and_by_other_birds_count_for_the_grandala() -> None:
    game = played(
        {
            "mat": {
                "grassland": [bird("grandala"), bird("american_woodcock", eggs=2)],
                "forest": row("common_iora"),
            }
        },
        {},
    )
    act(game, "gain_food")
    finish_to(game, "lay_egg")
    choose(game, "slot", habitat="grassland")
    finish_turn(game)
    assert game.state.players[0].mat["grassland"][0].tucked == (), "another turn's egg is too early"


# What players may know


def test_a_bonus_card_scored_early_is_known_and_stays_where_it_is() -> None:
    game = played(
        {
            "hand": ["great_indian_bustard"],
            "food": {"seed": 2, "fish": 1},
            "bonus": ["breeding_manager", "historian"],
            "mat": {"forest": [bird("wild_turkey", eggs=5)]},
        },
        {"bonus": ["forester"]},
    )
    act(game, "play_bird")
    while pending(game).kind != "score_bonus":
        game.answer(0)
    choose(game, "bonus", bonus="breeding_manager")
    assert game.view(1).state.players[0].bonus == ["breeding_manager", HIDDEN]
    for seed in range(20):
        world = game.redeal(1, seed)
        assert world.state.players[0].bonus[0] == "breeding_manager"
        assert "breeding_manager" not in (
            *world.state.players[1].bonus,
            *world.state.bonus_deck.left(),
        )
        assert len({*world.state.players[0].bonus, *world.state.players[1].bonus}) == 3


def test_a_neighbours_bonus_cards_are_shown_to_all_when_one_is_copied() -> None:
    game = played(
        {"mat": {"wetland": row("greater_adjutant"), "forest": row("barn_owl", "spotted_owl")}},
        {"bonus": ["falconer", "historian"]},
        {"bonus": ["forester"], "mat": {"grassland": row("indian_vulture")}},
        round=4,
        phase="round_end",
        goals=["total_birds", "eggs_in_grassland", "eggs_in_bowl", "birds_in_forest"],
    )
    assert game.view(2).state.players[1].bonus == [HIDDEN, HIDDEN]
    choose(game, "activate")
    assert game.view(2).state.players[1].bonus == ["falconer", "historian"]
    assert game.copy().state == game.state
    assert game.redeal(0, 3).state.players[1].bonus == ["falconer", "historian"]
    choose(game, "bonus", bonus="falconer")
    begun = Game.from_position(game.position())
    assert begun.state.players[0].copied == ("falconer",)
    assert unpack_game(packed(begun))[1] == begun
    choose(game, "activate")  # the vulture, whose owner may copy the same card
    choose(game, "bonus", bonus="falconer")
    assert game.scores()[0].bonus == 2, "the Barn Owl, the one predator of its own"
    assert game.state.players[2].copied == ("falconer",)


def test_cards_turned_up_by_luck_lie_open_and_those_sorted_do_not() -> None:
    game = played(
        {"mat": {"grassland": row("eurasian_eagle_owl")}},
        {},
        deck_top=["bobolink", "horned_lark"],
    )
    choose(finish_to(act(game, "lay_eggs"), "use_power"), "activate")
    assert game.view(1).state.laid_out == ["bobolink"]
    assert game.redeal(0, 1).state.laid_out == ["bobolink"]
    game = played({"mat": {"wetland": row("mandarin_duck")}}, {}, phase="round_end")
    choose(game, "activate")
    assert game.view(1).state.players[0].apart == [HIDDEN] * 5
    assert HIDDEN not in game.view(0).state.players[0].apart


def test_a_card_that_all_saw_stays_known_when_it_is_given_away() -> None:
    game = played(
        {"hand": ["brant", "osprey"], "known": ["brant"], "mat": {"forest": row("satyr_tragopan")}},
        {},
        {},
    )
    finish_to(act(game, "gain_food"), "give_card")
    choose(game, "bird", bird="brant")
    choose(game, "player", player=2)
    assert (game.state.players[0].known, game.state.players[2].known) == ([], ["brant"])
    assert game.view(1).state.players[2].hand == [HIDDEN]
    assert game.redeal(0, 4).state.players[2].hand == ["brant"]


@pytest.mark.parametrize("habitat", HABITATS)
def test_a_power_taken_back_leaves_the_table_as_it_was(habitat: str) -> None:
    card = {
        "forest": "forest_owlet",
        "grassland": "eurasian_eagle_owl",
        "wetland": "brahminy_kite",
    }[habitat]
    action = {"forest": "gain_food", "grassland": "lay_eggs", "wetland": "draw_cards"}[habitat]
    game = played({"mat": {habitat: row(card)}}, {})
    finish_to(act(game, action), "use_power")
    before = game.copy()
    choose(game, "activate")
    game.undo()
    assert game.state == before.state and pending(game) == pending(before)
