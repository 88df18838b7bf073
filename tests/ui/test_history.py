"""The scores over the turns of a finished game."""

from __future__ import annotations

import random

import pytest

from tests.table import FOREST, act, finish_turn, row, table
from tests.ui.markup import read
from tests.ui.sessions import resume
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.notation.record import encode
from wingspan.ui.games.replaying import watch
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.history import History, history, own_turns
from wingspan.ui.play.settings import Settings
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session
from wingspan.ui.table.table_page import turns_left
from wingspan.words import words_in


def played() -> Game:
    game = Game.new(Setup(players=1, names=("Ada",), automa="eagle", seed=4))
    dice = random.Random(4)
    while game.decision:
        game.answer(dice.randrange(len(game.decision.options)))
    return game


def test_every_turn_of_everybody_is_there_and_the_last_one_is_the_end() -> None:
    """A person and the Automa have 8, 7, 6 and 5 turns each."""
    game = played()
    past = history(encode(game.record()).decode(), load_catalog())
    moments = past.turns
    assert len(moments) == 2 * (8 + 7 + 6 + 5)
    assert moments[-1].sheets == game.scores()
    assert sum(gained for _, gained in own_turns(past, 0)) <= game.scores()[0].total


def test_the_end_shows_the_chart_with_its_table_and_the_best_of_the_game() -> None:
    session = Session(load_catalog())
    resume(session, encode(played().record()).decode())
    root = read(page(moment(session)))
    chart = root.by_id("chart")
    assert len(chart.by_class("plot")[0].by_class("line")) == 2
    assert len(chart.by_class("score")[0].having("scope", "row")) == 52
    assert "Best turn:" in root.by_class("flock-best")[0].words()


def test_a_game_that_is_still_being_set_up_has_no_turns_yet() -> None:
    game = Game.new(Setup(players=2, seed=4))
    game.answer(0)
    assert history(encode(game.record()).decode(), load_catalog()).turns == ()


def test_points_that_a_position_begins_with_are_not_gained_by_its_first_turn() -> None:
    birds = FOREST[:3]
    points = sum(load_catalog().birds[bird].points for bird in birds)
    game = table({"mat": {"forest": row(*birds)}}, {}, round=4)
    finish_turn(act(game, "draw_cards"))
    past = history(encode(game.record()).decode(), load_catalog())
    assert past.start[0].total == points
    assert [gained for _, gained in own_turns(past, 0)] == [0]
    assert past.turns[0].sheets[0].total == points


@pytest.mark.parametrize("phase", ["game_end", "over"])
def test_a_game_that_begins_after_its_last_turn_has_its_points_from_the_start(phase: str) -> None:
    """Nobody has a power for the end of the game: it is over at once."""
    game = table({"mat": {"forest": row("tufted_titmouse")}}, {}, round=4, phase=phase)
    assert game.decision is None
    past = history(encode(game.record()).decode(), load_catalog())
    finals = tuple(sheet.total for sheet in game.scores())
    assert past == History(game.scores(), (), finals)
    assert [own_turns(past, seat) for seat in (0, 1)] == [[], []]


def test_a_replay_that_begins_after_the_last_turn_is_not_in_the_set_up() -> None:
    session = Session(load_catalog())
    over = table({"mat": {"forest": row("tufted_titmouse")}}, {}, round=4, phase="over")
    resume(session, encode(over.record()).decode())
    assert watch(session)
    assert read(page(moment(session))).by_id("question").words() == "The end"


def test_no_turns_are_left_while_the_last_powers_of_a_round_are_used() -> None:
    """By then the cubes are back in hand; they do not count as turns."""
    game = table({}, {}, round=4)
    scene = Sitting(game, Settings()).scene(words_in("en"), {})
    assert turns_left(scene) == 5
    scene.state.phase = "game_end"
    assert turns_left(scene) == 0
