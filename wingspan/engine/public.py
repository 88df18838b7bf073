"""Current scores as a seat can know them: all players' goals, and its own bonus cards.

Both are computed from a view, so that a program need not be given the table.
"""

from __future__ import annotations

from .catalog import Catalog
from .events import GoalStanding
from .goals import standings
from .scoring import bonus_counting, bonus_points
from .setup import Setup
from .state import View
from .table import Table


def goals_as_they_stand(
    view: View, setup: Setup, catalog: Catalog
) -> tuple[tuple[GoalStanding, ...], ...]:
    """Return all players' shares of each round's goal, as scored or as they stand now.

    The seed of ``setup`` does not matter.
    """
    table = Table(setup, catalog, view.state, [], 0)
    scored = [goal.standings for goal in view.state.scored]
    coming = [
        standings(table, goal, number)
        for number, goal in enumerate(view.state.goals, start=1)
        if number > len(scored)
    ]
    return (*scored, *coming)


def bonus_as_it_stands(view: View, setup: Setup, catalog: Catalog) -> dict[str, int]:
    """Return the points that each bonus card that counts for the seat is worth now."""
    table = Table(setup, catalog, view.state, [], 0)
    me = view.state.players[view.seat]
    return {bonus: bonus_points(table, me, bonus) for bonus in bonus_counting(me)}
