"""The Automa with the expansions: its bonus cards, the Oceania card, nectar, and solo powers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.table import (
    CATALOG,
    Data,
    act,
    choose,
    decline,
    dice,
    finish_turn,
    happened,
    offers,
    pending,
    row,
    solo,
    table,
)
from wingspan.engine import Game, Setup
from wingspan.engine.state import Automa

SETS = ("core", "swiftstart", "european", "oceania")
ALL: Data = {"sets": list(SETS), "mat": "base"}
LEVELS = {"eaglet": 3, "eagle": 4, "eagle_eyed_eagle": 5}
TURNS = (8, 7, 6, 5)
GOALS = ["birds_in_forest", "cards_in_hand", "eggs_in_bowl", "total_birds"]
HABITATS = ("forest", "grassland", "wetland")


def automa_of(game: Game) -> Automa:
    assert game.state.automa is not None
    return game.state.automa


def its_turn(number: int, automa: Data, player: Data | None = None, **fields: Any) -> Game:
    """Return a game after a turn of the Automa in that round."""
    setup = {**ALL, **fields.pop("setup", {})}
    return solo(
        player or {}, automa, setup=setup, round=number, phase="automa", goals=GOALS, **fields
    )


def round_over(number: int, automa: Data, player: Data | None = None, **fields: Any) -> Game:
    """Return a game after the end of that round."""
    setup = {**ALL, **fields.pop("setup", {})}
    return solo(
        {"cubes": {"draw_cards": TURNS[number - 1]}, **(player or {})},
        {"turns": TURNS[number - 1], **automa},
        setup=setup,
        round=number,
        phase="scoring",
        goals=fields.pop("goals", GOALS),
        **fields,
    )


# Nectar


@pytest.mark.parametrize(("level", "start"), LEVELS.items())
def test_its_spent_nectar_starts_in_every_habitat_by_level(level: str, start: int) -> None:
    game = Game.new(Setup(players=1, automa=level, sets=SETS, seed=5))  # type: ignore[arg-type]
    assert automa_of(game).nectar == dict.fromkeys(HABITATS, start)


def test_without_the_oceania_set_it_has_no_nectar() -> None:
    game = Game.new(Setup(players=1, automa="eagle", sets=("core", "european"), seed=5))
    assert automa_of(game).nectar == dict.fromkeys(HABITATS, 0)


@pytest.mark.parametrize(
    ("cards", "change"),
    [
        # what the first three sections of each card say: a cube placed or removed
        (("regular_1", "regular_2"), (0, 2, 1)),
        (("regular_3", "regular_5"), (-1, 0, 0)),
        (("regular_4", "regular_6"), (1, 0, 0)),
        (("regular_7", "raoutoma"), (-1, 0, 0)),
        (("raoutoma", "remove_after_round_3"), (0, 0, 2)),
        (("remove_after_round_1", "remove_after_round_2"), (0, 1, 0)),
        (("remove_after_round_1", "regular_1"), (1, 1, 1)),
    ],
)
def test_at_the_end_of_a_round_two_cards_move_its_nectar(
    cards: tuple[str, str], change: tuple[int, int, int]
) -> None:
    game = round_over(1, {"deck_top": list(cards), "nectar": dict.fromkeys(HABITATS, 4)})
    moved = [e["card"] for e in happened(game, "automa_nectar")]
    assert moved == list(cards)
    after = automa_of(game).nectar
    assert tuple(after[habitat] - 4 for habitat in HABITATS) == change  # type: ignore[index]


def test_its_nectar_never_falls_below_none() -> None:
    """The Oceania card and regular 5 each remove a cube in the first section."""
    game = round_over(
        1, {"deck_top": ["raoutoma", "regular_5"], "nectar": {"forest": 1, "wetland": 0}}
    )
    assert automa_of(game).nectar == {"forest": 0, "grassland": 1, "wetland": 1}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_its_nectar_moves_at_the_end_of_each_round(number: int) -> None:
    game = round_over(number, {"deck_top": ["regular_1", "regular_3"]})
    assert len(happened(game, "automa_nectar")) == 2
    if number < 4:
        deck = automa_of(game)
        assert {"regular_1", "regular_3"} <= {*deck.deck, *deck.turned}, "they are shuffled back"


@pytest.mark.parametrize("sets", [("core",), ("core", "european")])
def test_no_card_is_turned_up_for_nectar_without_the_oceania_set(sets: tuple[str, ...]) -> None:
    goals = ["birds_in_forest", "total_birds", "eggs_in_bowl", "eggs_in_wetland"]
    game = round_over(1, {}, setup={"sets": list(sets), "mat": "base"}, goals=goals)
    assert happened(game, "automa_nectar") == []


def test_the_cards_that_move_nectar_place_no_cube_on_the_goal() -> None:
    """The goal is scored with the cubes that lay there."""
    game = round_over(
        1,
        {"deck_top": ["regular_1", "regular_6"], "goal_cubes": 2},
        goals=["birds_in_forest", "cards_in_hand", "eggs_in_bowl", "total_birds"],
    )
    standing = happened(game, "goal_scored")[0]["standings"][1]
    assert standing["counted"] == 0 + 2


# The Oceania card


def test_the_oceania_card_joins_the_deck_with_the_oceania_set() -> None:
    for sets, number in ((("core",), 10), (("core", "european"), 10), (("core", "oceania"), 11)):
        game = Game.new(Setup(players=1, automa="eagle", sets=sets, seed=5))
        assert len(automa_of(game).deck) == number
        assert ("raoutoma" in automa_of(game).deck) == ("oceania" in sets)


def test_in_round_1_the_oceania_card_plays_a_bird_and_removes_a_cube() -> None:
    game = its_turn(
        1,
        {"bonus": "large_bird_specialist", "deck_top": ["raoutoma"], "goal_cubes": 2},
        tray=["barn_owl", "bobolink", "dickcissel"],
    )
    assert automa_of(game).birds == ["barn_owl"]
    assert automa_of(game).goal_cubes == 1


@pytest.mark.parametrize(
    ("shown", "face"),
    [
        (["nectar_fruit", "nectar_seed", "nectar_seed", "fish", "rodent"], "nectar_fruit"),
        (["nectar_seed", "nectar_seed", "fish", "rodent", "rodent"], "nectar_seed"),
        (["fish", "rodent", "rodent", "invertebrate", "invertebrate_seed"], "rodent"),
        (["fish", "fish", "invertebrate", "invertebrate_seed", "invertebrate"], "fish"),
        (["invertebrate", "invertebrate_seed", "invertebrate_seed"], "invertebrate_seed"),
    ],
)
def test_in_round_2_the_oceania_card_takes_dice_and_places_a_cube(
    shown: list[str], face: str
) -> None:
    """In the order fruit, seed, rodent, fish, invertebrate or seed, invertebrate."""
    game = its_turn(
        2,
        {"deck_top": ["raoutoma"]},
        birdfeeder=shown,
        dice_out=["fish"] * (5 - len(shown)),
    )
    took = happened(game, "automa_took_dice")[0]
    assert (took["face"], took["count"]) == (face, shown.count(face))
    left = list(shown)
    while face in left:
        left.remove(face)
    assert dice(game) == sorted(left)
    assert automa_of(game).goal_cubes == 1


def test_in_round_3_the_oceania_card_draws_cards_and_places_a_cube() -> None:
    game = its_turn(3, {"deck_top": ["raoutoma"]}, tray=["barn_owl", "bobolink", "dickcissel"])
    assert happened(game, "automa_took_face_down")[0]["discarded"] in (
        ["barn_owl", "bobolink", "dickcissel"],
        ("barn_owl", "bobolink", "dickcissel"),
    )
    assert automa_of(game).goal_cubes == 1


def test_in_round_4_the_oceania_card_plays_a_bird_and_removes_a_cube() -> None:
    game = its_turn(
        4,
        {"bonus": "falconer", "deck_top": ["raoutoma"], "goal_cubes": 1},
        tray=["barn_owl", "bobolink", "dickcissel"],
    )
    assert automa_of(game).birds == ["barn_owl"]
    assert automa_of(game).goal_cubes == 0


@pytest.mark.parametrize(
    ("card", "number", "face"),
    [
        # food orders of the base cards; seed and fruit are the faces that show them with nectar
        ("regular_4", 2, "nectar_fruit"),
        ("regular_5", 3, "nectar_fruit"),
        ("regular_2", 1, "invertebrate_seed"),
        ("regular_3", 3, "rodent"),
    ],
)
def test_on_the_dice_with_nectar_a_food_is_the_face_that_shows_it(
    card: str, number: int, face: str
) -> None:
    shown = ["nectar_fruit", "nectar_seed", "invertebrate_seed", "rodent", "fish"]
    game = its_turn(number, {"deck_top": [card]}, birdfeeder=shown)
    assert happened(game, "automa_took_dice")[0]["face"] == face


def test_a_seed_die_is_taken_last_as_the_face_that_shows_seed_with_nectar() -> None:
    """Regular 4 in round 2 ends with invertebrate, seed."""
    game = its_turn(
        2,
        {"deck_top": ["regular_4"]},
        birdfeeder=["nectar_seed", "invertebrate", "nectar_seed"],
        dice_out=["fish", "fish"],
    )
    assert happened(game, "automa_took_dice")[0]["face"] == "invertebrate"


# Bonus cards


USABLE = {
    *("anatomist", "bird_counter", "bird_feeder", "cartographer", "enclosure_builder", "falconer"),
    *("fishery_manager", "food_web_expert", "forester", "historian", "large_bird_specialist"),
    *("nest_box_builder", "omnivore_expert", "passerine_specialist", "photographer"),
    *("platform_builder", "prairie_manager", "rodentologist", "viticulturalist"),
    *("wetland_scientist", "wildlife_gardener"),
}
EUROPEAN = {
    "bird_bander",
    "citizen_scientist",
    "diet_specialist",
    "autwitcher",
    "raspb_life_fellow",
}


@pytest.mark.parametrize(
    ("sets", "cards"),
    [
        (("core",), USABLE),
        (("core", "oceania"), USABLE),
        (("core", "european"), USABLE | EUROPEAN),
        (SETS, USABLE | EUROPEAN),
    ],
)
def test_it_draws_again_until_its_bonus_card_is_one_that_it_can_use(
    sets: tuple[str, ...], cards: set[str]
) -> None:
    """Neither Breeding Manager, nor Backyard Birder, nor one without a percentage."""
    drawn = {
        automa_of(Game.new(Setup(players=1, automa="eagle", sets=sets, seed=seed))).bonus
        for seed in range(500)
    }
    assert drawn == cards


def test_what_it_draws_again_for_stays_in_the_bonus_deck() -> None:
    for seed in range(30):
        game = Game.new(Setup(players=1, automa="eagle", sets=SETS, seed=seed))
        state = game.state
        cards = [*state.bonus_deck.left(), *state.players[0].choosing, automa_of(game).bonus]
        assert len(cards) == len(set(cards))
        people = {
            c for c in CATALOG.ids_of("bonus_cards", SETS) if not CATALOG.bonus_cards[c].automa_only
        }
        assert people <= set(cards)
        assert len(people) == 36


@pytest.mark.parametrize(
    ("tray", "kept"),
    [
        (["mallard", "osprey", "canada_goose"], ["canada_goose"]),
        (["canada_goose", "common_buzzard", "mallard"], ["common_buzzard"]),  # 3 and 4
        (["northern_goshawk", "mallard", "osprey"], ["northern_goshawk"]),
        (["barred_owl", "osprey", "mallard"], ["barred_owl"]),
        (["mallard", "osprey", "blue_jay"], []),
        # a hunter that rolls dice caches, it does not tuck
        (["barn_owl", "anhinga", "mallard"], []),
        (["european_goldfinch", "mallard", "osprey"], ["european_goldfinch"]),
        (["black_noddy", "house_sparrow", "mallard"], ["black_noddy"]),  # 9 and 6
        (["welcome_swallow", "mallard", "osprey"], ["welcome_swallow"]),
        # it goes sideways, and in place of another bird: nothing is tucked
        (["long_tailed_tit", "southern_cassowary", "mallard"], []),
    ],
)
def test_as_citizen_scientist_it_looks_for_powers_that_tuck(
    tray: list[str], kept: list[str]
) -> None:
    game = its_turn(1, {"bonus": "citizen_scientist", "deck_top": ["regular_3"]}, tray=tray)
    assert automa_of(game).birds == kept
    assert len(automa_of(game).face_down) == (0 if kept else 1)


def test_as_bird_bander_and_diet_specialist_it_looks_at_habitats_and_costs() -> None:
    for bonus, tray, kept in (
        ("bird_bander", ["osprey", "bluethroat", "american_crow"], "bluethroat"),  # 7 and 4
        ("diet_specialist", ["osprey", "eurasian_jay", "kea"], "eurasian_jay"),
    ):
        game = its_turn(1, {"bonus": bonus, "deck_top": ["regular_3"]}, tray=tray)
        assert automa_of(game).birds == [kept]


@pytest.mark.parametrize(
    ("tray", "kept", "discarded"),
    [
        # worth 3 or 4: the two most valuable are kept
        (["american_crow", "blue_jay", "osprey"], ["american_crow", "blue_jay"], []),
        (
            ["blue_jay", "american_crow", "cettis_warbler"],
            ["american_crow", "cettis_warbler"],
            ["blue_jay"],
        ),
        (["blue_jay", "mallard", "osprey"], ["blue_jay"], []),
        (["mallard", "osprey", "kelp_gull"], [], []),
    ],
)
def test_as_autwitcher_it_keeps_two_birds_worth_3_or_4(
    tray: list[str], kept: list[str], discarded: list[str]
) -> None:
    game = its_turn(1, {"bonus": "autwitcher", "deck_top": ["regular_3"]}, tray=tray)
    assert sorted(automa_of(game).birds) == sorted(kept)
    assert game.state.deck.discards == discarded
    assert len(automa_of(game).face_down) == (0 if kept else 1)
    assert len([card for card in tray if card in game.state.tray]) == 3 - len(kept) - len(discarded)


@pytest.mark.parametrize(
    ("tray", "kept", "discarded"),
    [
        # worth 5 to 7: the most valuable one is kept
        (["osprey", "kelp_gull", "greylag_goose"], ["greylag_goose"], ["kelp_gull", "osprey"]),
        (["black_noddy", "osprey", "mallard"], ["osprey"], []),
        (["black_noddy", "atlantic_puffin", "blue_jay"], [], []),
    ],
)
def test_as_raspb_life_fellow_it_keeps_one_bird_worth_5_to_7(
    tray: list[str], kept: list[str], discarded: list[str]
) -> None:
    game = its_turn(1, {"bonus": "raspb_life_fellow", "deck_top": ["regular_3"]}, tray=tray)
    assert automa_of(game).birds == kept
    assert sorted(game.state.deck.discards) == discarded


def test_among_equals_the_autwitcher_chooses_by_lot() -> None:
    kept = set()
    for seed in range(40):
        game = its_turn(
            1,
            {"bonus": "autwitcher", "deck_top": ["regular_3"]},
            tray=["blue_jay", "kereru", "emu"],
            setup={"seed": seed},
        )
        birds = automa_of(game).birds
        assert birds[0] == "emu" and len(birds) == 2, "worth 4; the other two are worth 3"
        kept.add(birds[1])
    assert kept == {"blue_jay", "kereru"}


# Powers that need another player


def used(card: str, habitat: str, player: Data, **fields: Any) -> Game:
    """Return a solo game in which that brown power has been used as far as it goes."""
    actions = {"forest": "gain_food", "grassland": "lay_eggs", "wetland": "draw_cards"}
    mat = {habitat: row(card), **player.pop("mat", {})}
    game = solo(
        {"mat": mat, **player},
        {"deck_top": ["regular_1"], "eggs": 3},
        setup=ALL,
        goals=GOALS,
        **{"birdfeeder": ["fish", "rodent", "rodent", "invertebrate", "fish"], **fields},
    )
    act(game, actions[habitat])
    turn = game.state.players[0]
    while pending(game).kind != "action":
        source = pending(game).source
        if source is not None and source.bird == card:
            game.answer(0)
        else:
            decline(game)
    assert game.state.players[0] is turn
    return game


@pytest.mark.parametrize(
    ("card", "food"),
    [
        ("count_raggis_bird_of_paradise", "fruit"),
        ("eastern_whipbird", "seed"),
        ("regent_bowerbird", "invertebrate"),
        ("lewins_honeyeater", "nectar"),
    ],
)
def test_the_automa_can_be_the_other_player_who_gains_and_the_person_gains(
    card: str, food: str
) -> None:
    game = used(card, "forest", {})
    assert game.state.players[0].food[food] == 1  # type: ignore[index]
    assert automa_of(game).eggs == 3 + 1, "it laid the egg of its card and gained nothing else"


def test_eggs_for_the_automa_are_not_laid_and_the_persons_are() -> None:
    """Princess Stephanie's Astrapia: another player lays an egg, and so do you."""
    game = used("princess_stephanies_astrapia", "forest", {})
    assert automa_of(game).eggs == 3 + 1
    assert game.state.players[0].mat["forest"][0].eggs == 1


def test_the_automa_has_no_food_to_take() -> None:
    for card, habitat in (
        ("common_kingfisher", "wetland"),
        ("black_headed_gull", "wetland"),
        ("little_owl", "forest"),
    ):
        game = used(card, habitat, {})
        assert happened(game, "power_used") == []
        assert game.state.players[0].mat[habitat][0].cached == {}  # type: ignore[index]


def test_food_given_to_the_automa_goes_to_the_supply() -> None:
    """Red-winged Parrot: give a nectar for two eggs."""
    game = used("red_winged_parrot", "forest", {"food": {"nectar": 1}})
    given = happened(game, "food_given")
    assert [(e["player"], e["to"], e["food"]) for e in given] == [(0, 1, "nectar")]
    assert game.state.players[0].food["nectar"] == 0
    assert game.state.players[0].nectar == dict.fromkeys(HABITATS, 0), "given, not spent"
    assert automa_of(game).nectar == dict.fromkeys(HABITATS, 4)
    assert game.state.players[0].mat["forest"][0].eggs == 2


@pytest.mark.parametrize(
    ("card", "habitat"),
    [
        ("australian_zebra_finch", "grassland"),
        ("kereru", "forest"),
        ("pesquets_parrot", "forest"),
        ("red_capped_robin", "forest"),
        ("south_island_robin", "forest"),
        ("red_necked_avocet", "wetland"),
    ],
)
def test_the_automa_as_a_neighbour_holds_no_food(card: str, habitat: str) -> None:
    game = used(card, habitat, {"food": {"seed": 2, "nectar": 2, "invertebrate": 2}})
    assert happened(game, "power_used") == []


@pytest.mark.parametrize("card", ["tui", "superb_lyrebird"])
def test_the_automa_has_no_power_to_copy(card: str) -> None:
    game = used(card, "forest", {})
    assert happened(game, "power_used") == []


def test_the_automa_has_no_cubes_in_the_brown_power_that_counts_them() -> None:
    """Greater Flamingo (ruling): always none in its wetland."""
    game = used("greater_flamingo", "wetland", {"hand": ["mallard", "osprey"]})
    assert happened(game, "power_used") == []
    assert len(game.state.players[0].mat["wetland"][0].tucked) == 0


@pytest.mark.parametrize(
    ("card", "food"), [("many_colored_fruit_dove", {"fruit": 2}), ("silvereye", {"nectar": 1})]
)
def test_alone_a_power_for_all_players_serves_the_person(card: str, food: Data) -> None:
    game = used(card, "forest", {})
    held = {kind: n for kind, n in game.state.players[0].food.items() if n}
    assert held == food


def test_whoever_plays_alone_may_choose_themselves_for_their_predators() -> None:
    """Griffon Vulture at the end of the round: a rodent for each of a player's predators."""
    game = solo(
        {
            "mat": {"grassland": row("griffon_vulture"), "forest": row("barn_owl", "barred_owl")},
            "cubes": {"draw_cards": 8},
        },
        {"turns": 8},
        setup=ALL,
        goals=GOALS,
        phase="round_end",
    )
    while not happened(game, "goal_scored"):
        if pending(game).kind == "choose_player" and offers(game, "player", player=0):
            choose(game, "player", player=0)
        else:
            game.answer(0)
    assert game.state.players[0].mat["grassland"][0].cached == {"rodent": 2}


def test_a_pink_bird_of_the_expansions_acts_when_the_automas_card_says_so() -> None:
    """Pheasant Coucal lays an egg on itself; regular 2 in round 1 wakes the pink powers."""
    game = solo(
        {"mat": {"grassland": row("pheasant_coucal")}},
        {"deck_top": ["regular_2"]},
        setup=ALL,
        goals=GOALS,
    )
    act(game, "gain_food")
    finish_until_pink(game)
    assert pending(game).source is not None
    game.answer(0)
    assert game.state.players[0].mat["grassland"][0].eggs == 1


def finish_until_pink(game: Game) -> None:
    while not happened(game, "automa_wakes_pink"):
        decline(game)


def test_pink_birds_do_not_answer_what_the_automa_does_otherwise() -> None:
    """Regular 1 in round 1: the Automa lays an egg."""
    game = solo(
        {"mat": {"grassland": row("pheasant_coucal", "european_goldfinch")}},
        {"deck_top": ["regular_1"]},
        setup=ALL,
        goals=GOALS,
    )
    act(game, "gain_food")
    finish_turn(game)
    assert happened(game, "automa_laid_eggs") != []
    assert happened(game, "power_used") == []


def test_a_whole_solo_game_adds_up_with_nectar() -> None:
    game = table(
        {"nectar": {"forest": 6, "grassland": 4, "wetland": 0}},
        setup={**ALL, "automa": "eagle_eyed_eagle"},
        automa={
            "bonus": "autwitcher",
            "birds": ["blue_jay"],
            "face_down": 3,
            "eggs": 7,
            "nectar": {"forest": 5, "grassland": 4, "wetland": 0},
        },
        round=4,
        phase="over",
    )
    mine, its = game.scores()
    assert mine.nectar == 5 + 3 + 0
    assert its.nectar == 2 + 3 + 0
    assert its.total == 3 + 3 * 5 + 7 + 5


def test_what_a_pink_power_puts_off_is_done_at_the_end_of_the_automas_turn() -> None:
    """Snow Bunting tucks a card from the hand and draws one when the turn ends."""
    game = solo(
        {"mat": {"grassland": row("snow_bunting")}, "hand": ["mallard"]},
        {"deck_top": ["regular_2"]},
        setup=ALL,
        goals=GOALS,
        birdfeeder=["fish", "fish", "rodent", "rodent", "invertebrate"],
        tray=["barn_owl", "bobolink", "dickcissel"],
    )
    act(game, "gain_food")
    while pending(game).kind != "tuck_card":
        decline(game)
    choose(game, "bird", bird="mallard")
    assert pending(game).kind == "draw_card"
    choose(game, "draw", bird="bobolink")
    assert game.state.players[0].hand == ["bobolink"]
    assert pending(game).kind == "action"
    assert None not in game.state.tray


# Powers that are not brown

ASKS_FOR_OTHERS = {
    "all_players",
    "fewest_birds",
    "with_player",
    "per_cube",
    "neighbour_has",
    "copy_power",
    "share_food",
    "share_all_dice",
    "give_food",
    "steal_food",
    "draft_cards",
    "cache_per_predator",
}


def effects_of(card: str) -> set[str]:
    """Return the kinds of effect in a power, at any depth."""
    found: set[str] = set()
    left: list[Any] = [msgspec.to_builtins(CATALOG.birds[card].power)]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            found.add(part.get("do", ""))
            left += part.values()
        elif isinstance(part, list | tuple):
            left += part
    return found


def test_the_powers_that_ask_for_others_and_are_not_brown_are_these() -> None:
    """By their cards. All but the draft have scenarios against the Automa in european_round_end."""
    asking: dict[str, set[str]] = {}
    for card, bird in CATALOG.birds.items():
        if bird.color not in ("brown", "pink") and effects_of(card) & ASKS_FOR_OTHERS:
            asking.setdefault(bird.color, set()).add(card)
    assert asking == {
        "teal": {"dunnock", "eurasian_magpie", "hooded_crow", "carrion_crow", "griffon_vulture"},
        "white": {
            "american_oystercatcher",
            *("crested_ibis", "eurasian_hoopoe", "golden_pheasant", "ibisbill", "indian_peafowl"),
            *("rose_ringed_parakeet", "spoon_billed_sandpiper"),
        },
    }
    assert CATALOG.birds["greater_flamingo"].color == "brown"


GAME_END = [card for card, bird in CATALOG.birds.items() if bird.color == "yellow"]


@pytest.mark.parametrize("card", GAME_END)
def test_a_power_at_the_end_of_the_game_leaves_the_automa_alone(card: str) -> None:
    assert len(GAME_END) == 19  # 16 of Oceania, 3 of Asia
    habitat = CATALOG.birds[card].habitats[0]
    plain = {"forest": "blue_winged_warbler", "grassland": "american_woodcock"}
    game = solo(
        {
            "mat": {
                habitat: [{"bird": card, "eggs": 0}],
                **{row: [{"bird": b, "eggs": 2}] for row, b in plain.items() if row != habitat},
            },
            "hand": ["american_robin", "bobolink"],
            "food": {"seed": 3, "invertebrate": 3},
        },
        {"turns": 5, "eggs": 6, "birds": ["barn_owl"], "face_down": 2},
        setup={**ALL, "sets": [*SETS, "asia"]},
        goals=GOALS,
        round=4,
        phase="round_end",
    )
    before = automa_of(game)
    was = (before.eggs, list(before.birds), len(before.face_down))
    while game.decision is not None:
        assert game.decision.player == 0
        game.answer(0)
    after = automa_of(game)
    assert (after.eggs, list(after.birds), len(after.face_down)) == was
