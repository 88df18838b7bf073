"""Every level plays every kind of game by the rules, and answers every kind of decision."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from statistics import mean
from typing import get_args

import pytest

from tests.bots.play import TABLES, answer, moments, player
from tests.scenario_files import SCENARIOS
from tests.table import CATALOG
from wingspan.bots.levels import LEVELS, level
from wingspan.bots.player import Player, kind_of_game
from wingspan.bots.weights import WeightsError
from wingspan.engine import Game, Setup
from wingspan.engine.decision import Kind
from wingspan.teaching.scenario import answered, laid

AT_ONCE = [level.bird for level in LEVELS if level.budget is None]


def played(names: tuple[str, ...], setup: Setup) -> Game:
    """Play a whole game between levels, and return it."""
    game = Game.new(setup, CATALOG)
    while game.decision is not None:
        game.answer(answer(names[game.decision.player % len(names)], game))
    return game


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_every_table_is_played_to_its_end(setup: Setup) -> None:
    game = played(tuple(AT_ONCE), setup)
    assert game.state.phase == "over"


def decisions() -> Iterator[Game]:
    """Yield games at decisions: random games, then, for rare decisions, the scenarios."""
    for number in range(200):
        kind = TABLES[number % len(TABLES)]
        players = max(2, kind.players)
        setup = Setup(players=players, seed=500 + number, sets=kind.sets, goals=kind.goals)
        yield from moments(setup, 1, well=False)
    for scenario in SCENARIOS.values():
        game = laid(scenario.get("position", {}))
        for step in [None, *scenario["answers"]]:
            if step is not None and answered([step], game) is not None:
                break  # it depends on luck
            if game.decision is not None:
                yield game


def test_every_kind_of_decision_is_answered() -> None:
    """A level that does not search answers, whatever the answers before it were."""
    met: set[str] = set()
    wanted = set(get_args(Kind))
    for game in decisions():
        assert game.decision is not None
        if game.decision.kind not in met:
            choice = answer("belted_kingfisher", game)
            assert 0 <= choice < len(game.decision.options)
            met.add(game.decision.kind)
        if met == wanted:
            break
    assert wanted - met == set()


def test_a_seat_that_is_not_asked_has_nothing_to_answer() -> None:
    game = next(moments(TABLES[4], 5))
    assert game.decision is not None
    seat = 1 - game.decision.player
    with pytest.raises(ValueError, match=f"Seat {seat} has no decision to make"):
        player("belted_kingfisher", game.setup).answer(game.view(seat), partial(game.worlds, seat))


def test_the_same_view_gets_the_same_answer_and_another_seed_other_chances() -> None:
    setup = TABLES[4]
    once = [answer("mourning_dove", game) for game in moments(setup, 5)]
    again = [answer("mourning_dove", game) for game in moments(setup, 5)]
    others = [answer("mourning_dove", game, seed=1) for game in moments(setup, 5)]
    assert once == again
    assert once != others


def test_thinking_goes_on_in_slices_and_says_how_far_it_is() -> None:
    game = Game.new(Setup(players=2, seed=11), CATALOG)
    while game.decision is not None and game.decision.kind != "action":
        game.answer(answer("belted_kingfisher", game))
    assert game.decision is not None
    seat = game.decision.player
    thinking = player("barn_owl", game.setup).think(game.view(seat), lambda: game.worlds(seat))
    shown = []
    while True:
        try:
            shown.append(next(thinking))
        except StopIteration as end:
            assert end.value == answer("barn_owl", game)
            break
    assert [progress.done for progress in shown] == list(range(1, len(shown) + 1))
    assert {progress.whole for progress in shown} == {len(shown)}


def test_a_look_ahead_that_is_stopped_at_once_answers_as_the_instant_level() -> None:
    for game in moments(TABLES[4], 10):
        assert game.decision is not None
        seat = game.decision.player
        who = player("barn_owl", game.setup)
        search = who.search(game.view(seat), partial(game.worlds, seat))
        assert search is not None
        assert search.answer == answer("belted_kingfisher", game)


def test_levels_are_named_after_birds_of_the_base_game() -> None:
    assert len(LEVELS) >= 5
    assert {CATALOG.set_of[level.bird] for level in LEVELS} == {"core"}
    with pytest.raises(LookupError, match="no level called 'dodo'"):
        level("dodo")


def test_a_version_of_the_weights_that_is_not_there_is_said() -> None:
    with pytest.raises(WeightsError, match="no weights 999"):
        Player(level("blue_jay"), kind_of_game(Setup(players=2)), CATALOG, version=999)


def test_the_instant_level_knows_how_to_play() -> None:
    """In a few games it scores far more than the 57 points of the best simple rules known."""
    totals = [
        sheet.total
        for seed in range(4)
        for sheet in played(("belted_kingfisher",), Setup(players=2, seed=seed)).scores()
    ]
    assert mean(totals) > 70


@pytest.mark.soak
def test_no_level_loses_on_average_to_the_one_below() -> None:
    for below, above in pairwise(LEVELS):
        margins = []
        for number in range(12 if above.budget is not None else 40):
            setup = Setup(players=2, seed=number // 2)
            names = (above.bird, below.bird)[:: 1 if number % 2 else -1]
            sheets = played(names, setup).scores()
            own = names.index(above.bird)
            margins.append(sheets[own].total - sheets[1 - own].total)
        assert mean(margins) > 0, (below.bird, above.bird)
