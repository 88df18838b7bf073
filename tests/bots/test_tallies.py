"""For goals and bonus cards, programs count what the rules count."""

from __future__ import annotations

import pytest

from tests.bots.play import TABLES, moments
from tests.table import CATALOG
from wingspan.bots.features.tables import tables_of
from wingspan.bots.features.value_features import CATEGORIES, value_features
from wingspan.engine import Setup
from wingspan.engine.goals import counted, standings
from wingspan.engine.table import Table


@pytest.mark.parametrize("setup", TABLES[::3], ids=str)
def test_every_goal_and_bonus_card_counts_as_in_the_rules(setup: Setup) -> None:
    tables = tables_of(setup, CATALOG)
    for game in moments(setup, 25):
        table = Table(game.setup, CATALOG, game.state, [], 0)
        for player in game.state.players:
            for goal, card in CATALOG.goals.items():
                by_rules = counted(table, player, card.counts, goal=True)
                assert tables.goals[goal].count(player) == by_rules, goal
            for bonus, kind in CATALOG.bonus_cards.items():
                by_rules = counted(table, player, kind.counts)
                assert tables.bonus[bonus].counted.count(player) == by_rules, bonus


@pytest.mark.parametrize("setup", TABLES[::3], ids=str)
def test_points_held_now_are_those_of_the_score_pad(setup: Setup) -> None:
    tables = tables_of(setup, CATALOG)
    for game in moments(setup, 25):
        sheets = game.scores()
        for seat in range(setup.players):
            now = value_features(tables, game.state, seat).now
            assert now == [getattr(sheets[seat], column) for column in CATEGORIES]


def test_the_automa_counts_for_a_goal_what_the_rules_say() -> None:
    setup = Setup(players=1, automa="eagle", seed=4, sets=("core", "european", "oceania"))
    tables = tables_of(setup, CATALOG)
    for game in moments(setup, 30):
        automa = game.state.automa
        assert automa is not None
        table = Table(game.setup, CATALOG, game.state, [], 0)
        for goal in CATALOG.goals:
            if tables.goals[goal].kind != "none":
                by_rules = standings(table, goal, game.state.round)[-1].counted
                mine = tables.automa_counts(goal, game.state.round, automa.goal_cubes)
                assert mine == by_rules, goal
