"""The chance to win from a position, computed from everybody's expected final scores.

The model: final scores are normally distributed around the value's expectations, with a variance
that grows with the turns left. A seat's own luck counts in all its comparisons alike, so several
opponents are not as many independent coin tosses. The three figures below were fitted to 2,900
games that the policy played for everybody; docs/coach.md says how often seats with each predicted
chance won.
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
"""Points that the value overestimates the seat about to act by, for each turn left."""

HIDDEN = 2.0
"""Points that the others have beyond what the random hands and bonus cards of a world give them."""

LUCKS = tuple(NormalDist().inv_cdf((number + 0.5) / 8) for number in range(8))
"""Eight equally likely values of a seat's own luck, in standard deviations."""


def chance_to_win(evaluator: Evaluator, state: GameState, seat: int) -> int:
    """Return the chance in thousandths that the seat ends first; 0 if and only if it plays alone.

    The seat must be about to act, or the game over. Even where a game ends in a world the others'
    hidden cards remain unknown, so the game is neither won nor lost for certain.
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
    """Return the chance in thousandths, given the expected lead in points over each other seat.

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
