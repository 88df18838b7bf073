"""The Automa: its turns, its cubes, its deck, its goals and its score."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import (
    BASE_GAME,
    CATALOG,
    Data,
    act,
    choose,
    dice,
    happened,
    mat_of,
    pending,
    play_randomly,
    rng_for,
    row,
    solo,
    table,
    take_turn,
    types,
)
from wingspan.engine import Game, Setup
from wingspan.engine.state import Automa

DECK = ["anhinga", "barn_owl", "killdeer", "bushtit", "canada_goose", "house_finch"]
TRAY = ["mallard", "osprey", "willet"]
TURNS = (8, 7, 6, 5)
QUIET = {1: "regular_1", 2: "regular_3", 3: "regular_2", 4: "regular_5"}
"""By round, an Automa card without a second action."""


def automa_of(game: Game) -> Automa:
    assert game.state.automa is not None
    return game.state.automa


def turn(card: str, number: int = 1, **fields: Any) -> Game:
    """Return a game in which the Automa has just carried out that card in that round."""
    automa: Data = {"deck_top": [card], **fields.pop("automa", {})}
    fields = {"tray": TRAY, **fields}
    if "deck" not in fields:
        fields.setdefault("deck_top", DECK)
    player = fields.pop("player", {})
    return solo(player, automa=automa, round=number, phase="automa", turn_of=1, **fields)


def test_after_each_turn_of_the_person_the_automa_takes_one() -> None:
    game = solo({}, automa={"deck_top": ["regular_1", "regular_4"]})
    take_turn(game, "lay_eggs")
    assert automa_of(game).turns == 1
    assert [e["card"] for e in happened(game, "automa_drew")] == ["regular_1"]
    take_turn(game, "lay_eggs")
    assert [e["card"] for e in happened(game, "automa_drew")] == ["regular_1", "regular_4"]
    assert automa_of(game).eggs == 2
    assert pending(game).player == 0


def test_it_shuffles_its_deck_again_if_all_ten_cards_are_turned_up() -> None:
    cards = automa_of(solo({})).deck
    laid: Data = {"turned": cards, "deck": [], "turns": 2}
    automa = automa_of(solo({}, automa=laid, phase="automa", turn_of=1))
    assert automa.turns == 3
    assert (len(automa.turned), len(automa.deck)) == (1, 9)
    assert sorted(automa.turned + automa.deck) == sorted(cards)


def test_it_lays_as_many_eggs_as_its_card_shows() -> None:
    assert automa_of(turn("regular_1", 1)).eggs == 1
    assert automa_of(turn("regular_2", 2)).eggs == 2
    assert automa_of(turn("regular_4", 3)).eggs == 3
    assert automa_of(turn("regular_3", 4, automa={"eggs": 5})).eggs == 8


def test_it_discards_the_tray_and_takes_the_decks_top_card_face_down() -> None:
    game = turn("regular_3", 2)
    assert automa_of(game).face_down == ["anhinga"]
    assert sorted(game.state.deck.discards[-3:]) == sorted(TRAY)
    assert game.state.tray == DECK[1:4]
    taken = happened(game, "automa_took_face_down")[-1]
    assert sorted(taken["discarded"]) == sorted(TRAY)


def test_it_keeps_the_most_valuable_bird_of_its_bonus_card_and_discards_the_others() -> None:
    """Historian: Baird's sparrow 3, Swainson's hawk 5; the osprey does not count."""
    game = turn("regular_3", 1, tray=["bairds_sparrow", "swainsons_hawk", "osprey"])
    assert automa_of(game).birds == ["swainsons_hawk"]
    assert automa_of(game).face_down == []
    assert game.state.deck.discards[-1] == "bairds_sparrow"
    assert game.state.tray[2] == "osprey"
    assert sorted(c for c in game.state.tray if c) == sorted(["anhinga", "barn_owl", "osprey"])
    took = happened(game, "automa_took_bird")[-1]
    assert took["bird"] == "swainsons_hawk"
    assert sorted(took["matching"]) == ["bairds_sparrow", "swainsons_hawk"]


def test_of_equal_birds_it_keeps_any_one() -> None:
    kept = set()
    tray = ["bairds_sparrow", "cassins_sparrow", "lincolns_sparrow"]
    for seed in range(40):
        game = turn("regular_3", 1, tray=tray, setup={"seed": seed})
        (bird_kept,) = automa_of(game).birds
        kept.add(bird_kept)
        assert sorted([*game.state.deck.discards[-2:], bird_kept]) == tray
    assert kept == set(tray)


def test_without_a_matching_bird_it_takes_a_card_face_down_and_leaves_the_tray() -> None:
    game = turn("regular_3", 1)
    assert automa_of(game).birds == []
    assert automa_of(game).face_down == ["anhinga"]
    assert game.state.tray == TRAY
    assert game.state.deck.discards == []


def test_its_bonus_card_says_which_birds_it_takes() -> None:
    game = turn("regular_3", 1, automa={"bonus": "fishery_manager"}, tray=TRAY)
    assert automa_of(game).birds == ["osprey"]


def test_name_cards_count_in_the_games_language_for_the_automa_too() -> None:
    tray = ["anhinga", "barn_owl", "bushtit"]
    for language, expected in (("en", []), ("fr", ["anhinga"])):
        game = turn(
            "regular_3",
            1,
            automa={"bonus": "cartographer"},
            tray=tray,
            deck_top=["mallard", "osprey"],
            setup={"names_language": language},
        )
        assert automa_of(game).birds == expected


@pytest.mark.parametrize(
    ("faces", "left"),
    [
        # rodent, fish, fruit, invertebrate or seed, invertebrate, seed
        (["rodent", "fish", "seed", "seed", "rodent"], ["fish", "seed", "seed"]),
        (["seed", "fish", "fish", "invertebrate"], ["invertebrate", "seed"]),
        (["seed", "invertebrate_seed", "invertebrate"], ["invertebrate", "seed"]),
        (["seed", "seed", "invertebrate"], ["seed", "seed"]),
        (["fruit", "seed"], ["seed"]),
    ],
)
def test_it_takes_all_dice_of_the_first_face_in_its_order(
    faces: list[str], left: list[str]
) -> None:
    game = turn("regular_6", 1, birdfeeder=faces)
    assert dice(game) == left
    assert len(game.state.dice_out) == 5 - len(left)
    took = happened(game, "automa_took_dice")[-1]
    assert took["count"] == len(faces) - len(left)
    assert not happened(game, "dice_rolled")
    assert sum(game.state.players[0].food.values()) == 0


def test_another_card_has_another_order() -> None:
    """Fruit, rodent, fish …"""
    game = turn("regular_4", 2, birdfeeder=["rodent", "fruit", "fish"])
    assert dice(game) == ["fish", "rodent"]


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("faces", [["seed"], ["fish", "fish", "fish"]])
def test_it_rerolls_when_all_dice_show_the_same_face(faces: list[str], seed: int) -> None:
    game = turn("regular_6", 1, birdfeeder=faces, setup={"seed": seed})
    rolls = happened(game, "dice_rolled")
    assert rolls[0]["why"] == "reroll" and len(rolls[0]["faces"]) == 5
    if len(rolls) > 1 or len(set(rolls[0]["faces"])) == 1:
        return  # all five alike again
    order = ["rodent", "fish", "fruit", "invertebrate_seed", "invertebrate", "seed"]
    first = next(face for face in order if face in rolls[0]["faces"])
    assert dice(game) == sorted(f for f in rolls[0]["faces"] if f != first)
    took = happened(game, "automa_took_dice")[-1]
    assert took["face"] == first


def test_it_puts_a_cube_on_the_goal_of_the_round_or_takes_one_off() -> None:
    assert automa_of(turn("regular_4", 1)).goal_cubes == 1
    assert automa_of(turn("regular_4", 1, automa={"goal_cubes": 2})).goal_cubes == 3
    assert automa_of(turn("regular_5", 1, automa={"goal_cubes": 2})).goal_cubes == 1


def test_a_cube_that_is_not_there_is_not_taken_off() -> None:
    assert automa_of(turn("regular_5", 1)).goal_cubes == 0


def test_the_automa_gains_nothing_from_powers_for_all_players() -> None:
    game = solo(
        {"mat": {"wetland": row("osprey")}},
        automa={"deck_top": ["regular_1"]},
    )
    act(game, "draw_cards")
    choose(game, "done")
    choose(game, "activate")
    assert game.state.players[0].food["fish"] == 1
    assert automa_of(game).eggs == 1, "the egg of its own card only"


def test_the_person_always_has_the_fewest_birds() -> None:
    game = solo(
        {"mat": {"wetland": row("american_bittern", "trumpeter_swan")}},
        automa={"deck_top": ["regular_1"]},
        deck_top=DECK,
        tray=TRAY,
    )
    act(game, "draw_cards")
    choose(game, "done")
    source = pending(game).source
    assert source is not None and source.bird == "american_bittern"
    assert types(game) == ["draw", "draw", "draw", "draw_deck", "skip"]


def test_the_oystercatcher_draws_three_keeps_two_and_discards_one() -> None:
    game = solo(
        {"hand": ["american_oystercatcher"], "food": {"invertebrate": 2}},
        automa={"deck_top": ["regular_1"]},
        deck_top=DECK,
        tray=TRAY,
    )
    act(game, "play_bird")
    turn_one = 0
    while pending(game).turn_of == 0 and pending(game).kind != "action":
        kinds = types(game)
        game.answer(kinds.index("draw_deck") if "draw_deck" in kinds else 0)
        turn_one += 1
        assert turn_one < 10
    player = game.state.players[0]
    assert len(player.hand) == 2
    assert len(game.state.deck.discards) == 1
    drawn = sorted([*player.hand, *game.state.deck.discards])
    assert len(set(drawn)) == 3


# Between rounds


def last_turn(number: int, card: str | None = None, **fields: Any) -> Game:
    """Return a game after the Automa's last turn of a round, by a card without a second action."""
    turns = TURNS[number - 1]
    automa: Data = {
        "turns": turns - 1,
        "deck_top": [card or QUIET[number]],
        **fields.pop("automa", {}),
    }
    player = {"cubes": {"draw_cards": turns}, **fields.pop("player", {})}
    return solo(player, automa=automa, round=number, phase="automa", turn_of=1, **fields)


@pytest.mark.parametrize(("number", "cards"), [(1, 9), (2, 8), (3, 7)])
@pytest.mark.parametrize("automubon", [False, True])
def test_after_each_round_its_card_is_removed_and_the_deck_shuffled_anew(
    number: int, cards: int, automubon: bool
) -> None:
    game = last_turn(number, setup={"automubon": automubon})
    automa = automa_of(game)
    assert game.state.round == number + 1
    gone = {f"remove_after_round_{n}" for n in range(1, number + 1)}
    expected = {c for c in CATALOG.ids_of("automa_cards", BASE_GAME) if c not in gone}
    if not automubon:
        expected.discard("automubon_society")
    assert len(expected) == cards + automubon
    assert sorted(automa.deck) == sorted(expected)
    assert automa.turned == [] and automa.turns == 0
    assert [e["card"] for e in happened(game, "automa_card_removed")] == [
        f"remove_after_round_{number}"
    ]


def test_the_automa_deck_is_in_another_order_each_round_of_a_game() -> None:
    game = play_randomly(Game.new(Setup(players=1, automa="eagle", seed=5)), rng_for("automa"))
    drew = [e["card"] for e in happened(game, "automa_drew")]
    assert len(drew) == 8 + 7 + 6 + 5
    rounds = [drew[:8], drew[8:15], drew[15:21], drew[21:]]
    for number, cards in enumerate(rounds, start=1):
        assert len(set(cards)) == len(cards)
        for gone in range(1, number):
            assert f"remove_after_round_{gone}" not in cards


def test_each_round_begins_with_the_automa_deck_shuffled() -> None:
    orders = {tuple(automa_of(last_turn(1, setup={"seed": seed})).deck) for seed in range(20)}
    assert len(orders) == 20


def test_the_automa_always_goes_second() -> None:
    game = play_randomly(Game.new(Setup(players=1, automa="eagle", seed=6)), rng_for("second"))
    turns = [(e["round"], e["turn"], e["player"]) for e in happened(game, "turn_began")]
    assert turns == [
        (number, turn_number, seat)
        for number, count in enumerate(TURNS, start=1)
        for turn_number in range(1, count + 1)
        for seat in (0, 1)
    ]


GOALS = ["birds_in_forest", "eggs_in_wetland", "bowl_birds_with_egg", "total_birds"]


def scored(number: int, goal: str, cubes: int, side: str = "green", **player: Any) -> list[Data]:
    """Return the standings of the person and the Automa for that goal at the round's end."""
    tile = CATALOG.goals[goal].tile
    base = CATALOG.ids_of("goals", BASE_GAME)
    goals = [g for g in base if CATALOG.goals[g].tile != tile]
    four: list[str] = []
    for other in goals:
        if CATALOG.goals[other].tile not in [CATALOG.goals[g].tile for g in four]:
            four.append(other)
    four = four[:4]
    four[number - 1] = goal
    game = last_turn(
        number, goals=four, automa={"goal_cubes": cubes}, setup={"goals": side}, player=player
    )
    event = happened(game, "goal_scored")[-1]
    assert (event["round"], event["goal"]) == (number, goal)
    found: list[Data] = event["standings"]
    assert [s["player"] for s in found] == [0, 1]
    if game.state.round > number:
        assert automa_of(game).goal_cubes == 0
    return found


@pytest.mark.parametrize(
    ("number", "goal", "cubes", "count"),
    [
        (1, "birds_in_forest", 0, 0),
        (1, "birds_in_forest", 2, 2),
        (2, "eggs_in_wetland", 1, 4),
        (3, "bowl_birds_with_egg", 2, 4),
        (4, "total_birds", 0, 11),
        (4, "eggs_in_cavity", 3, 10),
        # at most 5 for birds in one habitat
        (4, "birds_in_forest", 4, 5),
        (4, "birds_in_grassland", 2, 5),
        (3, "birds_in_wetland", 6, 5),
        # and only for these
        (4, "bowl_birds_with_egg", 4, 7),
        (4, "total_birds", 3, 14),
        (4, "egg_sets_in_three_habitats", 4, 6),
        # never below 0
        (1, "egg_sets_in_three_habitats", 0, 0),
        (1, "egg_sets_in_three_habitats", 1, 0),
        (1, "egg_sets_in_three_habitats", 2, 1),
        (2, "egg_sets_in_three_habitats", 0, 0),
    ],
)
def test_it_has_the_base_value_of_the_goal_and_its_cubes(
    number: int, goal: str, cubes: int, count: int
) -> None:
    assert scored(number, goal, cubes)[1]["counted"] == count


def test_the_automa_takes_places_on_the_green_board_like_a_player() -> None:
    wren_and_finch: Data = {"mat": {"forest": row("carolina_wren", "cassins_finch")}}
    for cubes, expected in ((0, [5, 2]), (1, [3, 3]), (2, [2, 5])):
        found = scored(2, "birds_in_forest", cubes, **wren_and_finch)
        assert [s["points"] for s in found] == expected


def test_the_automa_too_needs_at_least_one_to_score() -> None:
    assert [s["points"] for s in scored(1, "birds_in_forest", 0)] == [0, 0]
    assert [s["points"] for s in scored(1, "birds_in_forest", 1)] == [0, 4]


def test_on_the_blue_board_it_scores_its_level_and_five_at_most() -> None:
    assert scored(1, "birds_in_forest", 3, "blue")[1]["points"] == 3
    assert scored(4, "total_birds", 0, "blue")[1]["points"] == 5
    assert scored(1, "birds_in_forest", 0, "blue")[1]["points"] == 0


# The end


def final(level: str = "eagle", player: Data | None = None, **automa: Any) -> Game:
    return solo(
        player or {}, automa=automa, setup={"automa": level}, round=4, phase="over", turn_of=0
    )


@pytest.mark.parametrize(("level", "each"), [("eaglet", 3), ("eagle", 4), ("eagle_eyed_eagle", 5)])
def test_a_face_down_card_is_worth_what_the_level_says(level: str, each: int) -> None:
    game = final(level, face_down=["bald_eagle", "mallard", "golden_eagle"])
    automa = game.scores()[1]
    assert automa.birds == 3 * each == automa.total


def test_it_scores_birds_face_up_eggs_and_goals_but_no_bonus_card() -> None:
    game = final(
        birds=["bairds_sparrow", "swainsons_hawk"], face_down=["mallard"], eggs=7
    )  # 3 + 5 face up, 4 face down, and two birds for its Historian card
    sheet = game.scores()[1]
    assert (sheet.player, sheet.birds, sheet.eggs, sheet.bonus) == (1, 12, 7, 0)
    assert (sheet.goals, sheet.cached, sheet.tucked) == (0, 0, 0)
    assert sheet.total == 19


def test_its_goal_points_count() -> None:
    game = last_turn(4, goals=GOALS)
    sheet = game.scores()[1]
    assert happened(game, "goal_scored")[-1]["standings"][1]["points"] == 7
    assert sheet.goals == 7


@pytest.mark.parametrize(("food", "ranks"), [(1, [2, 1]), (2, [1, 1]), (3, [1, 2])])
def test_in_a_tie_the_automa_has_two_food(food: int, ranks: list[int]) -> None:
    game = final(player={"mat": mat_of("osprey"), "food": {"seed": food}}, eggs=5)
    assert [sheet.total for sheet in game.scores()] == [5, 5]
    assert game.scores()[1].unused_food == 2
    assert [sheet.rank for sheet in game.scores()] == ranks


def test_the_automa_refills_the_tray_at_the_end_of_its_turn_and_a_round_renews_it() -> None:
    game = last_turn(1, deck_top=DECK, tray=TRAY)
    assert game.state.tray == DECK[:3]
    assert pending(game).player == 0


def test_a_card_taken_face_down_is_not_lost_when_the_deck_runs_out() -> None:
    game = turn("regular_3", 2, deck=["anhinga"], discards=["barn_owl"])
    assert len(automa_of(game).face_down) == 1
    cards = [
        c for c in [*game.state.tray, *game.state.deck.left(), *automa_of(game).face_down] if c
    ]
    assert sorted([*cards, *game.state.deck.discards]) == sorted(["anhinga", "barn_owl", *TRAY])


def test_two_people_play_without_an_automa() -> None:
    assert table({}, {}).state.automa is None


def test_a_full_solo_game_ends_with_two_score_sheets() -> None:
    game = Game.new(Setup(players=1, automa="eagle_eyed_eagle", automubon=True, seed=11))
    play_randomly(game, rng_for("solo"))
    assert [sheet.player for sheet in game.scores()] == [0, 1]
    assert game.decision is None
