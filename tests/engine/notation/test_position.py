"""Positions: tables as data, whole or in part, and which are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table import (
    ALL_SETS,
    BASE_GAME,
    CATALOG,
    FOREST,
    Data,
    bird,
    encoded,
    pending,
    play_randomly,
    question,
    rng_for,
    row,
)
from wingspan.engine import Game, PositionError, Setup
from wingspan.engine.chance import STREAMS
from wingspan.engine.components import FOODS, HABITATS

SETUPS = [
    Setup(players=1, automa="eaglet", seed=21),
    Setup(players=2, seed=22),
    Setup(players=3, seed=23, goals="blue", names_language="fr"),
    Setup(players=5, seed=24, sets=("core",)),
    Setup(players=1, automa="eagle", seed=25, sets=ALL_SETS),
    Setup(players=2, seed=26, sets=ALL_SETS),
    Setup(players=4, seed=27, sets=("core", "oceania")),
]


def name_of(setup: Setup) -> str:
    return f"{setup.players} players-{'+'.join(setup.sets)}"


BASE: Data = {"setup": {"players": 2, "seed": 7}}


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_position_can_be_taken_at_every_decision_and_set_up_again(setup: Setup) -> None:
    rng = rng_for("positions", setup.seed)
    game = Game.new(setup)
    while game.decision is not None:
        again = Game.from_position(game.position())
        assert encoded(again) == encoded(game)
        assert question(again) == question(game)
        play_randomly(game, rng, 1)
    again = Game.from_position(game.position())
    assert again.decision is None
    assert encoded(again) == encoded(game)
    assert again.scores() == game.scores()


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_position_plays_on_identically_dice_and_cards_to_come_included(setup: Setup) -> None:
    rng = rng_for("play on", setup.seed)
    game = Game.new(setup)
    while game.decision is not None:
        again = Game.from_position(json.dumps(game.position()))
        twin = game.copy()
        key = len(game.answers)
        play_randomly(again, rng_for(key), 25)
        play_randomly(twin, rng_for(key), 25)
        assert encoded(again) == encoded(twin)
        assert question(again) == question(twin)
        play_randomly(game, rng, 9)


def test_the_position_of_a_position_is_the_same() -> None:
    game = play_randomly(Game.new(SETUPS[1]), rng_for("twice"), 80)
    position = game.position()
    assert Game.from_position(position).position() == position


def test_what_is_left_out_is_dealt_from_the_seed() -> None:
    game = Game.from_position(BASE)
    state = game.state
    assert pending(game).kind == "action"
    for player in state.players:
        assert len(player.hand) == 5
        assert {f: n for f, n in player.food.items() if n} == dict.fromkeys(
            ("invertebrate", "seed", "fish", "fruit", "rodent"), 1
        )
        assert len(player.bonus) == 1
    assert len([c for c in state.tray if c]) == 3
    assert len(state.birdfeeder) == 5
    assert len(state.goals) == 4
    assert encoded(game) == encoded(Game.from_position(BASE))
    other = Game.from_position({"setup": {"players": 2, "seed": 8}})
    assert encoded(game) != encoded(other)


def test_every_card_is_somewhere_in_a_position_given_in_part() -> None:
    game = Game.from_position(
        {
            **BASE,
            "players": [
                {"hand": ["mallard"], "mat": {"forest": [bird("american_robin", tucked=2)]}}
            ],
            "tray": ["osprey", None, "willet"],
            "deck_top": ["brant"],
            "discards": ["anhinga"],
        }
    )
    state = game.state
    cards: list[str] = [*state.deck.left(), *state.deck.discards]
    cards += [card for card in state.tray if card]
    for player in state.players:
        cards += player.hand
        for birds in player.mat.values():
            for on_mat in birds:
                cards += [on_mat.bird, *on_mat.tucked]
    assert sorted(cards) == sorted(CATALOG.ids_of("birds", BASE_GAME))
    assert state.deck.left()[0] == "brant"
    assert state.tray == ["osprey", None, "willet"]


def test_the_issues_own_example_is_a_position() -> None:
    game = Game.from_position(
        {
            "setup": {"players": 2, "seed": 1},
            "round": 1,
            "players": [
                {
                    "hand": ["mallard"],
                    "food": {"seed": 2},
                    "bonus": ["historian"],
                    "mat": {
                        "forest": [
                            {
                                "bird": "american_robin",
                                "eggs": 1,
                                "cached": {"seed": 1},
                                "tucked": 2,
                            }
                        ]
                    },
                }
            ],
            "birdfeeder": ["seed", "seed", "fish"],
            "turn_of": 0,
        }
    )
    robin = game.state.players[0].mat["forest"][0]
    assert (robin.bird, robin.eggs, len(robin.tucked)) == ("american_robin", 1, 2)
    assert robin.cached == {"seed": 1}
    assert game.state.birdfeeder == ["seed", "seed", "fish"]
    assert len(game.state.dice_out) == 2


GOALS = ["birds_in_forest", "total_birds", "eggs_in_bowl", "eggs_in_cavity"]


def scored(goal: str, *seats: int) -> Data:
    """Return a scored goal for which nobody had anything, with standings in that order."""
    standings = [{"player": s, "counted": 0, "place": None, "points": 0} for s in seats]
    return {"goal": goal, "standings": standings}


def test_a_position_of_a_later_round_may_leave_out_what_was_scored_before() -> None:
    """The game continues from there, and each of its positions can be set up again."""
    third: Data = {**BASE, "round": 3, "goals": GOALS}
    for before in (
        [],
        [scored(GOALS[1], 0, 1)],
        [scored(GOALS[0], 0, 1), scored(GOALS[1], 0, 1)],
    ):
        game = Game.from_position({**third, "scored": before})
        while game.state.round == 3:
            play_randomly(game, rng_for("later round", len(before), len(game.answers)), 1)
        assert [one.goal for one in game.state.scored][-1] == GOALS[2]
        assert len(game.state.scored) == len(before) + 1
        again = Game.from_position(game.position())
        assert encoded(again) == encoded(game) and question(again) == question(game)


def test_a_position_with_the_expansions_on_the_table_is_laid_out_as_it_says() -> None:
    heron = {**bird("grey_heron", eggs=1), "sideways": True}
    game = Game.from_position(
        {
            "setup": {"players": 2, "seed": 7, "sets": ALL_SETS},
            "players": [
                {
                    "mat": {"wetland": [bird("mallard"), heron, *row("brant")]},
                    "food": {"nectar": 2},
                    "nectar": {"grassland": 3},
                },
                {"mat": {"wetland": row("superb_lyrebird")}},
            ],
            "birdfeeder": ["nectar_seed", "nectar_fruit"],
        }
    )
    one, other = game.state.players
    assert [on_mat.sideways for on_mat in one.mat["wetland"]] == [False, True, False]
    assert one.food["nectar"] == 2
    assert one.nectar == {"forest": 0, "grassland": 3, "wetland": 0}
    assert other.mat["wetland"][0].bird == "superb_lyrebird", "it may have copied a move"
    assert game.state.birdfeeder == ["nectar_seed", "nectar_fruit"]
    again = Game.from_position(game.position())
    assert encoded(again) == encoded(game)


def test_with_nectar_a_player_left_out_starts_with_one_and_the_automa_by_its_level() -> None:
    for level, nectar in (("eaglet", 3), ("eagle", 4), ("eagle_eyed_eagle", 5)):
        game = Game.from_position(
            {"setup": {"players": 1, "automa": level, "seed": 7, "sets": ALL_SETS}}
        )
        assert game.state.players[0].food == dict.fromkeys(FOODS, 1)
        assert game.state.automa is not None
        assert game.state.automa.nectar == dict.fromkeys(HABITATS, nectar)
    for player in Game.from_position(BASE).state.players:
        assert player.food["nectar"] == 0


def _mat(**rows: object) -> Data:
    return {"players": [{"mat": rows}]}


SIX = [*FOREST, "hooded_warbler"]

IMPOSSIBLE: list[tuple[str, Data, tuple[str, ...]]] = [
    ("six birds in a row", _mat(forest=row(*SIX)), ("forest", "6")),
    (
        "eggs over the limit",
        _mat(forest=[bird("hooded_warbler", eggs=4)]),
        ("forest", "hooded_warbler", "4"),
    ),
    ("eggs without a nest", _mat(grassland=[bird("bronzed_cowbird", eggs=1)]), ("cowbird",)),
    ("fewer than no eggs", _mat(forest=[bird("hooded_warbler", eggs=-1)]), ("eggs",)),
    (
        "the same bird twice",
        {"players": [{"hand": ["mallard"]}, {"mat": {"wetland": row("mallard")}}]},
        ("mallard", "wetland"),
    ),
    (
        "a bird in hand and tray",
        {"players": [{"hand": ["osprey"]}], "tray": ["osprey", None, None]},
        ("osprey", "tray"),
    ),
    ("an unknown bird", {"players": [{"hand": ["dodo"]}]}, ("dodo", "hand")),
    ("an unknown bird on the mat", _mat(forest=row("dodo")), ("dodo", "forest")),
    ("an unknown bonus card", {"players": [{"bonus": ["poet"]}]}, ("poet", "bonus")),
    ("a bonus card twice", {"players": [{"bonus": ["historian", "historian"]}]}, ("historian",)),
    ("a bird where it cannot live", _mat(forest=row("mallard")), ("mallard", "forest")),
    ("an unknown habitat", _mat(desert=row("mallard")), ("desert",)),
    ("food below zero", {"players": [{"food": {"seed": -1}}]}, ("food", "seed")),
    ("unknown food", {"players": [{"food": {"cake": 1}}]}, ("cake",)),
    (
        "cached food below zero",
        _mat(forest=[bird("hooded_warbler", cached={"seed": -1})]),
        ("cached",),
    ),
    ("too many tucked cards", _mat(forest=[bird("hooded_warbler", tucked=500)]), ("tucked",)),
    ("tucked below zero", _mat(forest=[bird("hooded_warbler", tucked=-2)]), ("tucked",)),
    ("six dice", {"birdfeeder": ["seed"] * 6}, ("birdfeeder", "6")),
    ("no dice", {"birdfeeder": []}, ("birdfeeder",)),
    ("seven dice", {"birdfeeder": ["seed"] * 4, "dice_out": ["fish"] * 3}, ("dice_out",)),
    ("four dice", {"birdfeeder": ["seed"] * 3, "dice_out": ["fish"]}, ("dice_out",)),
    ("an unknown face", {"birdfeeder": ["cake"]}, ("birdfeeder", "cake")),
    ("a tray of two", {"tray": ["mallard", None]}, ("tray", "2")),
    ("a tray of four", {"tray": ["mallard", None, None, None]}, ("tray", "4")),
    ("round 0", {"round": 0}, ("round",)),
    ("round 5", {"round": 5}, ("round", "5")),
    ("nobody's turn", {"turn_of": 2}, ("turn_of", "2")),
    ("a turn below zero", {"turn_of": -1}, ("turn_of",)),
    ("a first player who is not there", {"first_player": 2}, ("first_player", "2")),
    ("three players of two", {"players": [{}, {}, {}]}, ("players", "3")),
    ("nine turns taken", {"players": [{"cubes": {"gain_food": 9}}]}, ("cubes", "9")),
    (
        "a turn after the last",
        {"turn_of": 0, "players": [{"cubes": {"gain_food": 8}}]},
        ("cubes", "8"),
    ),
    ("cubes below zero", {"players": [{"cubes": {"gain_food": -1}}]}, ("cubes",)),
    ("three goals", {"goals": ["birds_in_forest", "total_birds", "eggs_in_bowl"]}, ("goals",)),
    (
        "both sides of a tile",
        {"goals": ["birds_in_forest", "eggs_in_forest", "total_birds", "eggs_in_bowl"]},
        ("goals", "tile"),
    ),
    (
        "a goal twice",
        {"goals": ["total_birds", "total_birds", "eggs_in_bowl", "eggs_in_cavity"]},
        ("goals",),
    ),
    (
        "an unknown goal",
        {"goals": ["feathers", "total_birds", "eggs_in_bowl", "eggs_in_cavity"]},
        ("goals", "feathers"),
    ),
    ("an Automa in a game of two", {"automa": {"eggs": 1}}, ("automa",)),
    ("an Automa's turn in a game of two", {"phase": "automa"}, ("phase",)),
    ("an unknown phase", {"phase": "lunch"}, ("phase",)),
    (
        "a pink bird that is not there",
        {"players": [{"pink_used": ["american_avocet"]}]},
        ("pink_used", "american_avocet"),
    ),
    ("an unknown field", {"weather": "fine"}, ("weather",)),
    ("an unknown field of a player", {"players": [{"shoes": 2}]}, ("shoes",)),
    ("an unknown random stream", {"random": {"weather": 1}}, ("random",)),
    ("an answer that is no option", {"answers": [99]}, ("answers",)),
    ("a goal scored too soon", {"scored": [scored("total_birds", 0, 1)]}, ("scored",)),
    (
        "standings in another order than the seats",
        {"round": 2, "goals": GOALS, "scored": [scored(GOALS[0], 1, 0)]},
        ("scored[0]", "seat order"),
    ),
    (
        "standings of one player only",
        {"round": 2, "goals": GOALS, "scored": [scored(GOALS[0], 0)]},
        ("scored[0]",),
    ),
    (
        "standings of somebody who does not play",
        {"round": 2, "goals": GOALS, "scored": [scored(GOALS[0], 0, 1, 2)]},
        ("scored[0]",),
    ),
    (
        "an unknown goal scored",
        {"round": 2, "scored": [scored("feathers", 0, 1)]},
        ("scored[0]", "feathers"),
    ),
    (
        "the goal of another round scored",
        {"round": 2, "goals": GOALS, "scored": [scored(GOALS[1], 0, 1)]},
        ("scored[0]", GOALS[0]),
    ),
    (
        "no goals, but one scored",
        {"round": 2, "goals": [], "scored": [scored(GOALS[0], 0, 1)]},
        ("goals",),
    ),
    (
        "the pink power of a brown bird used",
        {"players": [{"mat": {"forest": row("hooded_warbler")}, "pink_used": ["hooded_warbler"]}]},
        ("pink_used", "hooded_warbler"),
    ),
    (
        "bonus cards to choose from in the middle of a game",
        {"players": [{"choosing": ["historian", "falconer"]}]},
        ("players[0].choosing", "setup"),
    ),
    (
        "known cards that are nowhere",
        {"players": [{"known": ["mallard"]}]},
        ("known", "mallard"),
    ),
    ("seen cards that are nowhere", {"players": [{"seen": ["mallard"]}]}, ("seen", "mallard")),
    (
        "unseen cards that are nowhere",
        {"players": [{"unseen": ["mallard"]}]},
        ("unseen", "mallard"),
    ),
    (
        "a known card twice",
        {"players": [{"hand": ["mallard"], "known": ["mallard", "mallard"]}]},
        ("known", "twice"),
    ),
    ("nectar without its set", {"players": [{"food": {"nectar": 1}}]}, ("food", "nectar")),
    (
        "nectar cached without its set",
        _mat(forest=[bird("hooded_warbler", cached={"nectar": 1})]),
        ("cached", "nectar"),
    ),
    (
        "nectar spent without its set",
        {"players": [{"nectar": {"forest": 1}}]},
        ("players[0].nectar", "nectar"),
    ),
    ("a face of other dice", {"birdfeeder": ["nectar_seed"]}, ("birdfeeder", "nectar_seed")),
    ("a bird of another set", _mat(forest=row("common_blackbird")), ("common_blackbird",)),
    (
        "a goal of another set",
        {"goals": ["no_goal", *GOALS[:3]]},
        ("goals", "no_goal"),
    ),
    (
        "a bird sideways that cannot lie so",
        _mat(wetland=[{**bird("mallard"), "sideways": True}]),
        ("sideways", "mallard"),
    ),
    (
        "a pink power used twice",
        {
            "players": [
                {
                    "mat": {"wetland": row("belted_kingfisher")},
                    "pink_used": ["belted_kingfisher"] * 2,
                }
            ]
        },
        ("pink_used", "twice"),
    ),
    ("a bonus card shown by nobody", {"players": [{"shown": ["historian"]}]}, ("historian",)),
    ("a copied card that is none", {"players": [{"copied": ["poet"]}]}, ("copied", "poet")),
    ("dice outside an unknown birdfeeder", {"dice_out": ["fish"]}, ("dice_out",)),
    (
        "a stream of more than 64 bits",
        {"random": dict.fromkeys(STREAMS, 1 << 64)},
        ("random", "64"),
    ),
    ("a set-up in round 2", {"phase": "setup", "round": 2}, ("phase", "round")),
    ("the end of the game in round 2", {"phase": "game_end", "round": 2}, ("phase", "round")),
    ("a game over in round 3", {"phase": "over", "round": 3}, ("phase", "round")),
]


@pytest.mark.parametrize(
    ("change", "words"),
    [pytest.param(change, words, id=name) for name, change, words in IMPOSSIBLE],
)
def test_a_position_that_cannot_be_is_refused_naming_field_and_reason(
    change: Data, words: tuple[str, ...]
) -> None:
    with pytest.raises(PositionError) as refused:
        Game.from_position({**BASE, **change})
    for word in words:
        assert word in str(refused.value)


EVERY_SET: Data = {"setup": {"players": 2, "seed": 7, "sets": ALL_SETS}}

IMPOSSIBLE_WITH_EXPANSIONS: list[tuple[str, Data, tuple[str, ...]]] = [
    ("fewer than no nectar spent", {"players": [{"nectar": {"forest": -1}}]}, ("nectar.forest",)),
    ("a face of the base dice", {"birdfeeder": ["seed"]}, ("birdfeeder", "seed")),
    (
        "six spaces covered by five birds",
        _mat(
            wetland=[
                {**bird("grey_heron"), "sideways": True},
                *row("mallard", "brant", "king_rail", "bald_eagle"),
            ]
        ),
        ("wetland", "5"),
    ),
    (
        "a bird sideways that cannot lie so",
        _mat(wetland=[{**bird("mallard"), "sideways": True}]),
        ("sideways", "mallard"),
    ),
    ("the Automa's own bonus card", {"players": [{"bonus": ["autwitcher"]}]}, ("autwitcher",)),
]


@pytest.mark.parametrize(
    ("change", "words"),
    [pytest.param(change, words, id=name) for name, change, words in IMPOSSIBLE_WITH_EXPANSIONS],
)
def test_a_position_of_the_expansions_that_cannot_be_is_refused(
    change: Data, words: tuple[str, ...]
) -> None:
    with pytest.raises(PositionError) as refused:
        Game.from_position({**EVERY_SET, **change})
    for word in words:
        assert word in str(refused.value)


@pytest.mark.parametrize("card", ["red_kite", "southern_cassowary"])
def test_a_bird_that_covers_or_replaces_a_sideways_one_lies_as_it_did(card: str) -> None:
    mat = {"forest": [{**bird(card), "sideways": True}]}
    game = Game.from_position({**EVERY_SET, "players": [{"mat": mat}]})
    assert game.state.players[0].mat["forest"][0].sideways


SOLO: Data = {"setup": {"players": 1, "automa": "eagle", "seed": 7}}

IMPOSSIBLE_ALONE: list[tuple[str, Data, tuple[str, ...]]] = [
    ("an unusable bonus card", {"bonus": "ecologist"}, ("bonus", "ecologist")),
    ("an unknown Automa card", {"deck_top": ["regular_99"]}, ("deck_top", "regular_99")),
    ("an Automa card twice", {"deck_top": ["regular_1"], "turned": ["regular_1"]}, ("regular_1",)),
    ("the Automubon card unasked", {"deck_top": ["automubon_society"]}, ("automubon_society",)),
    ("eggs below zero", {"eggs": -1}, ("eggs",)),
    ("cubes below zero", {"goal_cubes": -1}, ("goal_cubes",)),
    ("nine turns", {"turns": 9}, ("turns", "9")),
    ("an unknown bird", {"birds": ["dodo"]}, ("birds", "dodo")),
    ("a deck without all its cards", {"deck": ["regular_1"]}, ("automa.deck", "regular_2")),
    ("nectar without its set", {"nectar": {"forest": 1}}, ("automa.nectar", "nectar")),
]


@pytest.mark.parametrize(
    ("automa", "words"),
    [pytest.param(automa, words, id=name) for name, automa, words in IMPOSSIBLE_ALONE],
)
def test_an_automa_that_cannot_be_is_refused(automa: Data, words: tuple[str, ...]) -> None:
    with pytest.raises(PositionError) as refused:
        Game.from_position({**SOLO, "automa": automa})
    for word in words:
        assert word in str(refused.value)


def test_in_the_automas_phase_it_is_its_turn() -> None:
    with pytest.raises(PositionError, match="it is the Automa's turn"):
        Game.from_position({**SOLO, "phase": "automa", "turn_of": 0})


def test_an_automa_without_any_bonus_card_is_refused() -> None:
    usable = [card for card, bonus in CATALOG.bonus_cards.items() if bonus.automa]
    cards = [card for card in usable if card in CATALOG.ids_of("bonus_cards", BASE_GAME)]
    with pytest.raises(PositionError, match=r"automa\.bonus"):
        Game.from_position({**SOLO, "players": [{"bonus": cards}], "automa": {}})


def test_cards_on_top_of_the_automas_deck_need_no_others_named() -> None:
    game = Game.from_position({**SOLO, "automa": {"deck_top": ["regular_2", "regular_1"]}})
    assert game.state.automa is not None
    assert game.state.automa.deck[:2] == ["regular_2", "regular_1"]
    assert len(game.state.automa.deck) == 10


def test_the_automa_takes_no_turn_after_its_last() -> None:
    automa = {"turns": 8}
    Game.from_position({**SOLO, "automa": automa})
    with pytest.raises(PositionError, match="turns"):
        Game.from_position({**SOLO, "phase": "automa", "automa": automa})


def test_a_removed_automa_card_cannot_be_in_its_deck_in_a_later_round() -> None:
    automa = {"deck_top": ["remove_after_round_1"]}
    Game.from_position({**SOLO, "automa": automa})
    with pytest.raises(PositionError, match="remove_after_round_1"):
        Game.from_position({**SOLO, "round": 2, "automa": automa})


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"setup": 1}', b"\xff\xfe"])
def test_what_is_no_position_at_all_is_refused(text: Any) -> None:
    with pytest.raises(PositionError):
        Game.from_position(text)


def test_birds_left_out_of_the_game_cannot_be_in_a_position() -> None:
    with pytest.raises(PositionError, match="mallard"):
        Game.from_position(
            {"setup": {"players": 2, "without": ["mallard"]}, "players": [{"hand": ["mallard"]}]}
        )
    with pytest.raises(PositionError, match="brant"):
        Game.from_position(
            {"setup": {"players": 2, "sets": ["core"]}, "players": [{"hand": ["brant"]}]}
        )
