"""The chance to win from a position, by what the value expects of everybody.

Final scores are taken to lie around what the value expects, normally distributed, with a spread
that grows with the turns left. What a seat's own luck does is shared by all its comparisons, so
that several opponents are not several coins. The three figures were fitted to 2,900 games that
the policy played for everybody; docs/coach.md says how often those who were told so have won.
"""

from __future__ import annotations

from math import erf, sqrt
from statistics import NormalDist

from wingspan.bots.evaluator import Evaluator
from wingspan.bots.features.value_features import value_features
from wingspan.bots.value import ONE
from wingspan.engine.state import GameState

from .figures import THOUSAND

SPREAD, SPREAD_PER_TURN = 20.0, 10.6
"""The variance of the difference of two seats, in squared points: at the end, and for each turn."""

TO_ACT = 0.12
"""The value expects so many points too many for each turn left of the seat that is about to act."""

HIDDEN = 2.0
"""Others have so many points more than with the random hands and bonus cards of a world."""

LUCKS = tuple(NormalDist().inv_cdf((number + 0.5) / 8) for number in range(8))
"""Eight degrees of a seat's own luck, equally likely."""


def chance_to_win(evaluator: Evaluator, state: GameState, seat: int) -> int:
    """The chance, in thousandths, that the seat ends first; 0 if it plays alone, and only then.

    It must be about to act, or the game over. Where a game ends in a world, others' hidden cards
    are still not known, so that it is neither won nor lost for certain.
    """
    seats = range(len(state.players))
    if len(seats) == 1:
        return 0
    value = evaluator.value
    mine = value.total(state, seat)
    others = [value.total(state, other) for other in seats if other != seat]
    turns = value_features(value.tables, state, seat).turns
    return max(1, chance([(mine - other) / ONE for other in others], turns))


def chance(ahead: list[float], turns: int) -> int:
    """The chance in thousandths of a seat that is expected to be so far ahead of each other.

    >>> chance([2.0], 0), chance([30.0], 1)
    (500, 1000)
    """
    half = sqrt((SPREAD + SPREAD_PER_TURN * turns) / 2)
    found = 0.0
    for luck in LUCKS:
        won = 1.0
        for points in ahead:
            behind = points - HIDDEN - TO_ACT * turns + half * luck
            won *= (1 + erf(behind / half / sqrt(2))) / 2
        found += won
    return round(THOUSAND * found / len(LUCKS))
