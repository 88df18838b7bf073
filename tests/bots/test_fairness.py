"""A player knows what its seat sees and no more: games that look alike get the same answer."""

from __future__ import annotations

from functools import partial

import pytest

from tests.bots.play import TABLES, answer, moments, player
from tests.table import CATALOG
from wingspan.bots.features.tables import tables_of
from wingspan.bots.features.value_features import value_features
from wingspan.bots.levels import LEVELS
from wingspan.bots.player import kind_of_game
from wingspan.engine import Setup

AT_ONCE = [level.bird for level in LEVELS if level.budget is None]
THINKING = [level.bird for level in LEVELS if level.budget is not None]


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_what_is_hidden_dealt_anew_changes_no_answer(setup: Setup) -> None:
    for number, game in enumerate(moments(setup, 12)):
        assert game.decision is not None
        other = game.redeal(game.decision.player, 1000 + number)
        for name in AT_ONCE:
            assert answer(name, game) == answer(name, other)


@pytest.mark.parametrize("setup", TABLES[::6], ids=str)
def test_nor_any_answer_that_was_thought_over(setup: Setup) -> None:
    """Both games stand at the start of a turn, where worlds can be dealt."""
    met = 0
    for game in moments(setup, 40):
        assert game.decision is not None
        seat = game.decision.player
        if game.decision.kind != "action" or met == 2:
            continue
        met += 1
        who = player(THINKING[0], setup)
        other = game.redeal(seat, 77).view(seat)
        worlds = partial(game.worlds, seat)
        assert who.answer(other, worlds) == who.answer(game.view(seat), worlds)
    assert met == 2


@pytest.mark.parametrize("setup", TABLES[::4], ids=str)
def test_the_worlds_of_games_that_look_alike_are_the_same(setup: Setup) -> None:
    """So a search sees nothing hidden either."""
    for number, game in enumerate(moments(setup, 20)):
        assert game.decision is not None
        seat = game.decision.player
        once = game.redeal(seat, 5 + number)
        again = game.worlds(seat).deal(number).begin()
        assert once.redeal(seat, number).state == again.state


@pytest.mark.parametrize("setup", TABLES[::3], ids=str)
def test_a_view_measures_as_the_whole_table_does(setup: Setup) -> None:
    tables = tables_of(setup, CATALOG)
    for game in moments(setup, 25):
        if game.state.phase == "setup":
            continue
        for seat in range(setup.players):
            seen = value_features(tables, game.view(seat).state, seat)
            true = value_features(tables, game.state, seat)
            assert (seen.turns, seen.now, seen.numbers) == (true.turns, true.now, true.numbers)
            assert (seen.mat, seen.hand) == (true.mat, true.hand)


def test_a_player_is_told_neither_seed_nor_names() -> None:
    setup = Setup(players=2, names=("Ada", "Bo"), seed=99)
    told = kind_of_game(setup)
    assert (told.seed, told.names) == (0, ())
    assert (told.players, told.sets, told.goals) == (2, setup.sets, setup.goals)
