"""The coach: something to say of every option, one suggestion, and nothing that is hidden."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from tests.table import choose, play_randomly, rng_for, table
from tests.teaching.sources import words_in_common_with_the_sources
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.components import Language
from wingspan.teaching import coach
from wingspan.teaching.coach import Advice, advice, first_game, speaks_unasked
from wingspan.words.teaching.coach import coach_texts, tip_text

CATALOG = load_catalog()
LANGUAGES: tuple[Language, ...] = get_args(Language)


def advised(game: Game) -> Advice:
    found = advice(game)
    assert found is not None
    return found


def said(game: Game, language: Language) -> list[str]:
    """What is said of every option."""
    return [tip_text(tip.reason, tip.values, language, CATALOG) for tip in advised(game).tips]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_round_is_guided_to_its_end(language: Language) -> None:
    game = first_game("Ada", CATALOG)
    answers = 0
    while speaks_unasked(game):
        assert game.decision is not None
        sentences = said(game, language)
        assert len(sentences) == len(game.decision.options)
        assert all(sentence and "{" not in sentence for sentence in sentences)
        game.answer(advised(game).best)
        answers += 1
        assert answers < 200
    assert game.state.round == 2
    assert game.decision is not None
    birds = sum(len(row) for row in game.state.players[0].mat.values())
    assert birds >= 3, "whoever follows the coach has birds on the mat after the first round"
    assert advice(game) is not None, "asked, it speaks on"


@pytest.mark.parametrize("seed", range(1, 6))
def test_whoever_follows_the_coach_to_the_end_has_a_game_to_be_proud_of(
    seed: int,
) -> None:
    game = first_game("Ada", CATALOG, seed)
    for _ in range(600):
        found = advice(game)
        if found is None:
            break
        game.answer(found.best)
    assert game.decision is None
    assert game.scores()[0].total >= 30


def test_the_first_game_begins_with_birds_of_the_swift_start_pack() -> None:
    game = first_game("Ada", CATALOG)
    hand = game.state.players[0].hand
    assert len(hand) == 5
    assert {CATALOG.set_of[bird] for bird in hand} == {"swiftstart"}
    assert game.setup.automa == "eaglet"
    assert Game.replay(game.record()) == game


@pytest.mark.parametrize("seed", range(4))
def test_something_is_said_of_every_option_of_any_game(seed: int) -> None:
    sets = ("core", "swiftstart", "european", "oceania")
    game = Game.new(Setup(players=1, automa="eaglet", seed=seed, sets=sets))
    rng = rng_for("coach", seed)
    while game.decision is not None:
        found = advised(game)
        assert 0 <= found.best < len(found.tips) == len(game.decision.options)
        for language in LANGUAGES:
            assert all(said(game, language))
        play_randomly(game, rng, 1)
    assert advice(game) is None


def test_advice_changes_nothing() -> None:
    game = first_game("Ada", CATALOG)
    for _ in range(12):
        before = game.position()
        advised(game)
        assert game.position() == before
        game.answer(advised(game).best)


def test_advice_does_not_depend_on_what_is_hidden() -> None:
    game = first_game("Ada", CATALOG)
    for _ in range(40):
        if game.decision is None:
            break
        if game.state.phase != "setup":
            elsewhere = game.redeal(game.decision.player, 99)
            assert advised(elsewhere) == advised(game)
        game.answer(advised(game).best)


def test_a_bird_that_can_be_played_is_suggested_first() -> None:
    game = table({"hand": ["painted_whitestart"], "food": {"invertebrate": 1}}, {})
    found = advised(game)
    assert found.kind == "action"
    tip = found.tips[found.best]
    # One bird can be played; it is worth 1 point.
    assert (tip.reason, dict(tip.values)) == (
        "play",
        {"n": 1, "bird": "painted_whitestart", "points": 1},
    )
    assert said(game, "en")[found.best].startswith("You can play 1 bird now; Painted Whitestart")


def test_the_food_that_completes_a_bird_s_cost_is_suggested() -> None:
    game = table(
        {"hand": ["american_redstart"], "food": {"invertebrate": 1}},
        {},
        birdfeeder=["fish", "fruit", "rodent"],
    )
    choose(game, "action", action="gain_food")
    found = advised(game)
    tip = found.tips[found.best]
    assert (tip.reason, dict(tip.values)) == (
        "food_completes",
        {"food": "fruit", "bird": "american_redstart", "n": 0},
    )


def test_an_egg_goes_where_the_goal_counts_it() -> None:
    game = table(
        {"mat": {"forest": [{"bird": "painted_whitestart"}], "wetland": [{"bird": "king_rail"}]}},
        {},
        goals=["eggs_in_forest", "birds_in_wetland", "eggs_in_bowl", "eggs_in_platform"],
    )
    choose(game, "action", action="lay_eggs")
    found = advised(game)
    # The rail has room for six, the whitestart for three; the goal counts eggs in the forest.
    assert found.tips[found.best].reason == "lay_goal"
    assert found.tips[found.best].values["bird"] == "painted_whitestart"


def test_no_nest_with_room_means_no_eggs() -> None:
    game = table({"mat": {"wetland": [{"bird": "atlantic_puffin", "eggs": 1}]}}, {})
    reasons = [tip.reason for tip in advised(game).tips]
    assert "eggs_no_room" in reasons
    assert advised(game).tips[advised(game).best].reason != "eggs_no_room"


def test_both_languages_know_every_reason_and_no_other() -> None:
    source = ast.parse(Path(coach.__file__).read_text(encoding="utf-8"))
    strings = {
        node.value
        for node in ast.walk(source)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    rows = {"row_gain_food", "row_lay_eggs", "row_draw_cards"}
    english, french = coach_texts("en"), coach_texts("fr")
    assert list(english) == list(french)
    assert set(english) - rows <= strings
    assert rows <= set(english)


@pytest.mark.native_only
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_taken_from_the_rulebooks(language: Language) -> None:
    assert words_in_common_with_the_sources(coach_texts(language).values()) == []
