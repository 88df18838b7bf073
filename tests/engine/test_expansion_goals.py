"""The 18 goals of the expansions, birds that count double, and rounds without a goal."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.table import (
    CATALOG,
    Data,
    act,
    bird,
    choose,
    finish_turn,
    happened,
    pending,
    play_randomly,
    rng_for,
    row,
    solo,
    table,
    take_turn,
)
from wingspan.engine import Game

ALL: Data = {"sets": ["core", "swiftstart", "european", "oceania"]}
LEVELS = ("eaglet", "eagle", "eagle_eyed_eagle")

MAT: dict[str, list[Data]] = {
    "forest": [
        bird("great_horned_owl", eggs=1),  # brown, 3 rodents, worth 8, looks straight ahead
        # white, invertebrate and seed, worth 0, looks right, over two spaces
        bird("long_tailed_tit", tucked=1, sideways=True),
        bird("blue_winged_warbler"),  # no power, 2 invertebrates, worth 8, right
    ],
    "grassland": [
        bird("common_chaffinch", eggs=2, tucked=2),  # brown, invertebrate or seed, 4, right
        bird("kea"),  # white, fruit and nectar, 5, left
        bird("chihuahuan_raven"),  # brown, rodent and 2 of any food, 4, right
    ],
    "wetland": [
        bird("common_loon", eggs=1),  # brown, fish and any food, 6, one bird looks each way
        bird("osprey"),  # brown, fish, 5, left
        bird("brant"),  # white, seed and any food, 3, right
        bird("spotless_crake"),  # yellow, invertebrate or seed, 3, right
        bird("common_starling", eggs=1),  # teal, invertebrate or seed or fruit, 3, right
    ],
}

COUNTED = {
    "birds_in_one_row": 5,  # of 3, 3 and 5
    "filled_columns": 3,  # of 4, 3 and 5 spaces covered
    "birds_with_tucked_cards": 2,
    "food_cost_of_played_birds": 3 + 2 + 2 + 1 + 2 + 3 + 2 + 1 + 2 + 1 + 1,
    "birds_worth_over_4": 5,
    "birds_with_no_eggs": 7,
    "food_in_personal_supply": 3,
    "cards_in_hand": 2,
    "birds_with_brown_powers": 5,
    "birds_with_white_or_no_powers": 4,
    "invertebrate_in_costs": 1 + 2 + 1 + 1 + 1,
    "fruit_and_seed_in_costs": 1 + 1 + 1 + 1 + 1 + 1,
    "rodent_and_fish_in_costs": 3 + 1 + 1 + 1,
    "no_goal": 0,
    "beaks_pointing_left": 3,
    "beaks_pointing_right": 8,
    "cubes_on_play_a_bird": 3,
    "birds_worth_3_or_less": 4,
}

PLAYER: Data = {
    "mat": MAT,
    "hand": ["mallard", "barn_owl"],
    "food": {"seed": 2, "rodent": 1, "nectar": 4},
    "cubes": {"play_bird": 3, "gain_food": 5},
}


def with_goal(goal: str, number: int = 1) -> list[str]:
    """Return four goals of four tiles, with ``goal`` in round ``number``."""
    tiles = {CATALOG.goals[goal].tile}
    goals: list[str] = []
    for other in CATALOG.goals:
        if CATALOG.goals[other].tile not in tiles and other != "no_goal" and len(goals) < 3:
            tiles.add(CATALOG.goals[other].tile)
            goals.append(other)
    goals.insert(number - 1, goal)
    return goals


def standings(goal: str, player: Data, side: str = "green") -> list[Data]:
    """Return the standings of that goal after round 1; the other player has nothing at all."""
    game = table(
        player,
        {"cubes": {"gain_food": 7}},
        turn_of=1,
        first_player=0,
        goals=with_goal(goal),
        setup={**ALL, "goals": side},
        tray=[None, None, None],
    )
    while pending(game).kind != "action":
        finish_turn(game)
    act(game, "gain_food")
    finish_turn(game)
    scored = happened(game, "goal_scored")[0]
    assert scored["goal"] == goal
    found: list[Data] = scored["standings"]
    return found


def counted(goal: str, player: Data) -> int:
    number: int = standings(goal, player)[0]["counted"]
    return number


def cubes(play_bird: int = 0) -> Data:
    return {"play_bird": play_bird, "draw_cards": 8 - play_bird}


def test_every_goal_of_the_expansions_is_tried_here() -> None:
    assert set(COUNTED) == {
        goal for goal in CATALOG.goals if CATALOG.set_of[goal] in ("european", "oceania")
    }
    assert len(COUNTED) == 18


@pytest.mark.parametrize("goal", list(COUNTED))
def test_this_goal_counts(goal: str) -> None:
    assert counted(goal, PLAYER) == COUNTED[goal]


@pytest.mark.parametrize("goal", list(COUNTED))
def test_who_has_nothing_has_none_of_anything(goal: str) -> None:
    assert counted(goal, {"cubes": cubes()}) == 0


@pytest.mark.parametrize("goal", sorted(set(COUNTED) - {"no_goal"}))
def test_the_green_board_pays_first_place(goal: str) -> None:
    first = standings(goal, PLAYER)[0]
    assert (first["place"], first["points"]) == (1, 4)


@pytest.mark.parametrize("goal", sorted(set(COUNTED) - {"no_goal"}))
def test_the_blue_board_pays_each_item_up_to_five(goal: str) -> None:
    first = standings(goal, PLAYER, "blue")[0]
    assert (first["place"], first["points"]) == (None, min(5, COUNTED[goal]))


@pytest.mark.parametrize("side", ["green", "blue"])
def test_a_round_without_a_goal_pays_nobody(side: str) -> None:
    found = standings("no_goal", PLAYER, side)
    assert [(standing["place"], standing["points"]) for standing in found] == [(None, 0)] * 2


@pytest.mark.parametrize(
    ("food", "number"),
    [({"nectar": 5}, 0), ({"nectar": 1, "fish": 2}, 2), ({"seed": 1, "fruit": 1, "rodent": 4}, 6)],
)
def test_nectar_is_gone_before_food_in_supply_is_counted(food: Data, number: int) -> None:
    assert counted("food_in_personal_supply", {"food": food, "cubes": cubes()}) == number


def test_food_cached_on_birds_is_not_in_the_supply() -> None:
    mat = {"forest": [bird("coal_tit", cached={"seed": 3})]}
    player = {"mat": mat, "food": {"seed": 1}, "cubes": cubes()}
    assert counted("food_in_personal_supply", player) == 1


@pytest.mark.parametrize(
    ("goal", "card", "habitat", "number"),
    [
        # one of several foods: one symbol, however many of them the goal names
        ("fruit_and_seed_in_costs", "song_sparrow", "forest", 1),
        ("fruit_and_seed_in_costs", "orange_footed_scrubfowl", "forest", 1),
        ("fruit_and_seed_in_costs", "northern_cardinal", "forest", 2),
        ("fruit_and_seed_in_costs", "yellow_breasted_chat", "forest", 2),
        ("rodent_and_fish_in_costs", "laughing_kookaburra", "forest", 1),
        ("rodent_and_fish_in_costs", "bald_eagle", "wetland", 3),
        ("invertebrate_in_costs", "laughing_kookaburra", "wetland", 1),
        ("invertebrate_in_costs", "superb_lyrebird", "forest", 2),
        ("invertebrate_in_costs", "rufous_banded_honeyeater", "forest", 1),
        # neither nectar nor any food
        ("fruit_and_seed_in_costs", "red_wattlebird", "forest", 0),
        ("rodent_and_fish_in_costs", "whooping_crane", "wetland", 0),
        ("invertebrate_in_costs", "noisy_miner", "forest", 1),
        # no food at all
        ("food_cost_of_played_birds", "griffon_vulture", "grassland", 0),
        ("food_cost_of_played_birds", "whooping_crane", "wetland", 3),
        ("food_cost_of_played_birds", "song_sparrow", "wetland", 1),
        ("food_cost_of_played_birds", "tui", "forest", 3),
    ],
)
def test_in_a_cost_symbols_are_counted(goal: str, card: str, habitat: str, number: int) -> None:
    player = {"mat": {habitat: [bird(card)]}, "cubes": cubes()}
    assert counted(goal, player) == number


@pytest.mark.parametrize(
    ("card", "habitat", "left", "right"),
    [
        ("osprey", "wetland", 1, 0),
        ("brant", "wetland", 0, 1),
        ("common_loon", "wetland", 1, 1),
        ("barn_owl", "forest", 0, 0),
        ("kakapo", "forest", 0, 0),
        ("short_toed_treecreeper", "forest", 0, 0),
    ],
)
def test_beaks_point_left_or_right_or_both_ways_or_neither(
    card: str, habitat: str, left: int, right: int
) -> None:
    player = {"mat": {habitat: [bird(card)]}, "cubes": cubes()}
    assert counted("beaks_pointing_left", player) == left
    assert counted("beaks_pointing_right", player) == right


@pytest.mark.parametrize(
    ("goal", "number"), [("beaks_pointing_left", 0), ("beaks_pointing_right", 1)]
)
def test_a_bird_on_its_side_looks_where_it_looked_upright(goal: str, number: int) -> None:
    player = {"mat": {"wetland": [bird("grey_heron", sideways=True)]}, "cubes": cubes()}
    assert counted(goal, player) == number


def test_a_bird_on_its_side_fills_two_columns_and_is_one_bird() -> None:
    mat = {
        "forest": [bird("common_blackbird", sideways=True)],
        "grassland": [bird("european_roller", sideways=True)],
        "wetland": [bird("grey_heron", sideways=True)],
    }
    player = {"mat": mat, "cubes": cubes()}
    assert counted("filled_columns", player) == 2
    assert counted("birds_in_one_row", player) == 1
    assert counted("total_birds", player) == 3


def test_the_face_value_decides_over_four_and_three_or_less() -> None:
    four = {"mat": {"forest": row("american_crow", "blue_jay")}, "cubes": cubes()}
    assert counted("birds_worth_over_4", four) == 0
    assert counted("birds_worth_3_or_less", four) == 1


def test_cards_in_hand_and_nothing_else_are_cards_in_hand() -> None:
    player = {
        "hand": ["cettis_warbler", "greylag_goose", "mallard"],
        "mat": {"forest": [bird("american_robin", tucked=4)]},
        "cubes": cubes(),
    }
    assert counted("cards_in_hand", player) == 3


DOUBLES: dict[str, list[Data]] = {
    "wetland": [
        bird("cettis_warbler", eggs=1),  # bowl, worth 4, left
        bird("greylag_goose"),  # ground, worth 7, left
        bird("brant", eggs=1),  # ground, worth 3, right
    ],
    "forest": [bird("eurasian_green_woodpecker", eggs=2, tucked=1)],  # cavity, worth 4, right
    "grassland": [bird("bobolink")],  # ground, worth 4, right
}

COUNTED_DOUBLE = {
    "total_birds": 5 + 3,
    "birds_in_wetland": 3 + 2,
    "birds_in_forest": 1 + 1,
    "birds_in_grassland": 1,
    "bowl_birds_with_egg": 1 + 1,
    "cavity_birds_with_egg": 1 + 1,
    "ground_birds_with_egg": 1,
    "platform_birds_with_egg": 0,
    "birds_in_one_row": 3 + 2,
    "birds_with_tucked_cards": 1 + 1,
    "birds_worth_over_4": 1 + 1,
    "birds_worth_3_or_less": 1,
    "birds_with_no_eggs": 2 + 1,
    "birds_with_brown_powers": 0,
    "birds_with_white_or_no_powers": 2,
    "beaks_pointing_left": 2 + 2,
    "beaks_pointing_right": 3 + 1,
}
COUNTED_ONCE = {
    "eggs_in_wetland": 2,
    "eggs_in_forest": 2,
    "eggs_in_bowl": 1,
    "eggs_in_cavity": 2,
    "egg_sets_in_three_habitats": 0,
    "filled_columns": 1,
    "food_cost_of_played_birds": 2 + 3 + 2 + 2 + 3,
    "invertebrate_in_costs": 1 + 1 + 1,
    "fruit_and_seed_in_costs": 1 + 3 + 1 + 1 + 2,
    "rodent_and_fish_in_costs": 0,
    "cards_in_hand": 1,
    "food_in_personal_supply": 0,
    "cubes_on_play_a_bird": 2,
}


@pytest.mark.parametrize(("goal", "number"), [*COUNTED_DOUBLE.items(), *COUNTED_ONCE.items()])
def test_birds_that_count_double_do_so_where_birds_are_counted(goal: str, number: int) -> None:
    player = {"mat": DOUBLES, "hand": ["mallard"], "cubes": cubes(play_bird=2)}
    assert counted(goal, player) == number


def test_a_bird_that_counts_double_is_one_bird_on_the_score_pad() -> None:
    game = table(
        {"mat": {"wetland": row("cettis_warbler")}, "bonus": ["historian", "backyard_birder"]},
        {},
        round=4,
        phase="over",
        setup=ALL,
    )
    assert (game.scores()[0].birds, game.scores()[0].bonus) == (4, 2)


def test_a_row_that_is_longest_only_by_counting_double_is_the_one_that_counts() -> None:
    mat = {
        "wetland": row("cettis_warbler", "greylag_goose"),
        "forest": row("blue_jay", "american_robin", "american_crow"),
    }
    assert counted("birds_in_one_row", {"mat": mat, "cubes": cubes()}) == 4


def test_cubes_stay_on_the_action_that_they_were_placed_on() -> None:
    """An extra bird played by a power costs no cube."""
    game = table(
        {
            "hand": ["house_wren", "blue_winged_warbler", "mallard"],
            "food": {"invertebrate": 3},
            "mat": {"forest": [bird("american_robin", eggs=3)]},
            "cubes": {"play_bird": 1, "draw_cards": 6},
        },
        {"cubes": {"gain_food": 8}},
        first_player=1,
        goals=with_goal("cubes_on_play_a_bird"),
        setup=ALL,
    )
    act(game, "play_bird")
    choose(game, "bird", bird="house_wren")
    choose(game, "habitat", habitat="forest")
    while not happened(game, "goal_scored"):
        decision = pending(game)
        assert decision.kind in ("bird_to_play", "payment", "egg_to_pay", "habitat")
        game.answer(0)
    assert [b["bird"] for b in happened(game, "bird_played")] == [
        "house_wren",
        "blue_winged_warbler",
    ]
    assert happened(game, "goal_scored")[0]["standings"][0]["counted"] == 2
    assert sum(game.state.players[0].cubes.values()) == 0


# Rounds without a goal


def turns_by_round(game: Game) -> dict[tuple[int, int], int]:
    return dict(Counter((e["player"], e["round"]) for e in happened(game, "turn_began")))


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_after_a_round_without_a_goal_everybody_has_one_more_turn_in_every_later_round(
    number: int, players: int
) -> None:
    given: list[Data] = [{} for _ in range(players)]
    goals = with_goal("no_goal", number)
    if players == 1:
        game = solo({}, setup=ALL, goals=goals)
    else:
        game = table(*given, setup=ALL, goals=goals)
    play_randomly(game, rng_for("no goal", number, players))
    turns = turns_by_round(game)
    for seat in range(max(2, players)):
        for round_, usual in enumerate((8, 7, 6, 5), start=1):
            assert turns[seat, round_] == usual + (round_ > number)
    assert [e["goal"] for e in happened(game, "goal_scored")] == goals


def test_the_cube_of_a_round_without_a_goal_is_used_by_the_player_on_turn_last_too() -> None:
    """Round 2 has 8 turns: with 7 taken, one more is awaited from each."""
    game = table(
        {"cubes": {"draw_cards": 7}},
        {"cubes": {"draw_cards": 7}},
        round=2,
        goals=with_goal("no_goal"),
        setup=ALL,
    )
    for seat in (0, 1):
        assert (pending(game).player, game.state.round) == (seat, 2)
        take_turn(game, "draw_cards")
    assert game.state.round == 3


def test_round_end_powers_are_used_without_a_goal_and_nectar_goes() -> None:
    game = table(
        {
            "mat": {"grassland": [bird("house_sparrow")]},
            "food": {"seed": 1, "nectar": 2},
            "cubes": {"draw_cards": 8},
        },
        {"cubes": {"draw_cards": 7}},
        turn_of=1,
        goals=with_goal("no_goal"),
        setup=ALL,
    )
    first = game.state.first_player
    act(game, "gain_food")
    while pending(game).source is None or pending(game).source.bird != "house_sparrow":  # type: ignore[union-attr]
        finish = pending(game)
        assert finish.player == 1
        game.answer(len(finish.options) - 1)
    game.answer(0)
    finish_turn(game)
    player = game.state.players[0]
    assert len(player.mat["grassland"][0].tucked) == 1
    assert player.food["nectar"] == 0
    assert game.state.round == 2
    assert game.state.first_player != first
    assert sum(player.cubes.values()) == 0


# The Automa

AUTOMA = {
    # base values of rounds 1 to 4, as printed
    "birds_in_one_row": (1, 1, 2, 3),
    "filled_columns": (-1, -1, 0, 1),
    "birds_with_tucked_cards": (-1, -1, 1, 2),
    "food_cost_of_played_birds": (3, 8, 14, 20),
    "birds_worth_over_4": (-1, 0, 1, 2),
    "birds_with_no_eggs": (1, 3, 5, 6),
    "food_in_personal_supply": (2, 1, 3, 3),
    "cards_in_hand": (2, 2, 3, 3),
    "birds_with_brown_powers": (0, 2, 4, 5),
    "birds_with_white_or_no_powers": (-1, 0, 1, 1),
    "invertebrate_in_costs": (1, 3, 5, 5),
    "fruit_and_seed_in_costs": (1, 2, 4, 6),
    "rodent_and_fish_in_costs": (0, 1, 2, 3),
    "beaks_pointing_left": (0, 2, 2, 3),
    "beaks_pointing_right": (0, 2, 2, 3),
    "cubes_on_play_a_bird": (1, 1, 1, 0),
    "birds_worth_3_or_less": (0, 2, 2, 3),
}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("goal", list(AUTOMA))
def test_the_automa_has_its_printed_value_and_its_cubes_but_never_less_than_none(
    goal: str, number: int
) -> None:
    for placed in (0, 2):
        game = solo(
            {"cubes": {"draw_cards": (8, 7, 6, 5)[number - 1]}},
            automa={"turns": (8, 7, 6, 5)[number - 1], "goal_cubes": placed},
            round=number,
            phase="scoring",
            goals=with_goal(goal, number),
            setup=ALL,
        )
        scored = happened(game, "goal_scored")[0]
        assert scored["standings"][1]["counted"] == max(0, AUTOMA[goal][number - 1] + placed)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_without_a_goal_the_automa_scores_nothing_whatever_its_cubes(number: int) -> None:
    game = solo(
        {"cubes": {"draw_cards": (8, 7, 6, 5)[number - 1]}},
        automa={"turns": (8, 7, 6, 5)[number - 1], "goal_cubes": 3},
        round=number,
        phase="scoring",
        goals=with_goal("no_goal", number),
        setup=ALL,
    )
    scored = happened(game, "goal_scored")[0]
    assert [s["points"] for s in scored["standings"]] == [0, 0]
    if number < 4:
        assert game.state.automa is not None
        assert game.state.automa.goal_cubes == 0
