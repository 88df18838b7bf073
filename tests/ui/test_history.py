"""The scores over the turns, told once the game is over."""

from __future__ import annotations

import random

from tests.ui.markup import read
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.record import encode
from wingspan.ui.history import history, own_turns
from wingspan.ui.page import page
from wingspan.ui.session import Session


def played() -> Game:
    game = Game.new(Setup(players=1, names=("Ada",), automa="eagle", seed=4))
    dice = random.Random(4)
    while game.decision:
        game.answer(dice.randrange(len(game.decision.options)))
    return game


def test_every_turn_of_everybody_is_there_and_the_last_one_is_the_end() -> None:
    """8, 7, 6 and 5 turns each, for a person and the Automa."""
    game = played()
    moments = history(encode(game.record()).decode(), load_catalog())
    assert len(moments) == 2 * (8 + 7 + 6 + 5)
    assert moments[-1].sheets == game.scores()
    assert sum(gained for _, gained in own_turns(moments, 0)) <= game.scores()[0].total


def test_the_end_shows_the_chart_with_its_table_and_the_best_of_the_game() -> None:
    session = Session(load_catalog())
    session.resume(encode(played().record()).decode())
    root = read(page(session))
    chart = root.by_id("chart")
    assert len(chart.by_class("line")) == 2
    assert len(chart.by_class("score")[0].having("scope", "row")) == 52
    assert "Best turn:" in root.by_class("best")[0].words()
