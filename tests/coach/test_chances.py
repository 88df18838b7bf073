"""The chance to win: a half for equals, a share among several, and at the end what happened."""

from __future__ import annotations

import random

import pytest

from tests.table import CATALOG
from wingspan.bots.evaluator import evaluator_of
from wingspan.coach.analysis import HIDDEN, WEIGHTS, chance, chance_to_win
from wingspan.engine import Game, Setup

LEVEL = HIDDEN
"""Points by which a seat must lead in a world to equal the others, whose cards are hidden."""


def test_whoever_is_level_wins_half_of_the_time_and_the_further_ahead_the_more_often() -> None:
    assert chance([LEVEL], 0) == 500
    told = [chance([LEVEL + points], 0) for points in (-30.0, -5.0, 0.0, 5.0, 30.0)]
    assert told == sorted(told) and told[0] < 5 and told[-1] > 995
    assert told[1] + told[3] == pytest.approx(1000, abs=1)


def test_among_three_alike_each_wins_about_a_third() -> None:
    assert chance([LEVEL] * 2, 0) == pytest.approx(333, abs=10)
    assert chance([LEVEL] * 3, 0) == pytest.approx(250, abs=15)


def test_a_lead_is_worth_more_the_fewer_turns_are_left() -> None:
    assert chance([10.0], 1) > chance([10.0], 8) > chance([10.0], 20) > 500


def test_at_the_end_whoever_has_far_more_points_is_said_to_have_won() -> None:
    far_behind = []
    for seed in range(3):
        game, dice = Game.new(Setup(players=3, seed=seed), CATALOG), random.Random(seed)
        while game.decision is not None:
            game.answer(dice.randrange(len(game.decision.options)))
        evaluator = evaluator_of(game.setup, CATALOG, WEIGHTS)
        totals = [sheet.total for sheet in game.scores()]
        told = [chance_to_win(evaluator, game.state, seat) for seat in range(3)]
        assert told.index(max(told)) == totals.index(max(totals))
        far_behind += [told[seat] for seat in range(3) if totals[seat] < max(totals) - 15]
    assert far_behind and max(far_behind) < 10


def test_alone_there_is_nobody_to_beat() -> None:
    game = Game.new(Setup(automa="eagle", seed=3), CATALOG)
    evaluator = evaluator_of(game.setup, CATALOG, WEIGHTS)
    assert chance_to_win(evaluator, game.state, 0) == 0
