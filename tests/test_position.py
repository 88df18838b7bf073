"""Positions: the table as data, whole or in part, and which are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table import (
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

SETUPS = [
    Setup(players=1, automa="eaglet", seed=21),
    Setup(players=2, seed=22),
    Setup(players=3, seed=23, goals="blue", names_language="fr"),
    Setup(players=5, seed=24, sets=("core",)),
]
BASE: Data = {"setup": {"players": 2, "seed": 7}}


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.players} players")
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


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.players} players")
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
    assert sorted(cards) == sorted(CATALOG.birds)
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
    (
        "a goal scored too soon",
        {
            "scored": [
                {
                    "goal": "total_birds",
                    "standings": [
                        {"player": 0, "counted": 0, "place": None, "points": 0},
                        {"player": 1, "counted": 0, "place": None, "points": 0},
                    ],
                }
            ]
        },
        ("scored",),
    ),
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
