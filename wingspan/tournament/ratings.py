"""Ratings as in chess, computed from who was ahead of whom at the same table.

In the Bradley–Terry model the probability of being ahead is one's own strength divided by the sum
of both strengths; 400 points of rating are a factor of ten in strength. The strengths are found by
the usual iteration (Zermelo 1929; Hunter 2004). Each pair that met is given an additional drawn
game, so that a level that won or lost all its games has a rating too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import combinations
from math import log, log10
from typing import NamedTuple

from .play import Result

MIDDLE = 1500
POINTS = 400
ROUNDS = 2000
SURE = 1e-9


class Rating(NamedTuple):
    """A rating. ``error``: its standard error, as if the ratings of the others were known."""

    points: float
    error: float


def ratings(results: Iterable[Result]) -> dict[str, Rating]:
    """Return the ratings of all levels that met another one; their mean is 1500."""
    return _rated(_meetings(results))


def _meetings(results: Iterable[Result]) -> dict[tuple[str, str], float]:
    """Return how often the first of a pair was ahead of the second; a tie counts half.

    Each pair has an additional drawn game.
    """
    ahead: dict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        seats = list(zip(result.seats, result.points, strict=True))
        for (one, mine), (other, theirs) in combinations(seats, 2):
            if one != other:
                ahead[one, other] += (mine > theirs) + 0.5 * (mine == theirs)
                ahead[other, one] += (theirs > mine) + 0.5 * (mine == theirs)
    return {pair: number + 0.5 for pair, number in ahead.items()}


def _rated(ahead: dict[tuple[str, str], float]) -> dict[str, Rating]:
    names = sorted({name for name, _ in ahead})
    met = {name: [other for one, other in ahead if one == name] for name in names}
    won = {name: sum(ahead[name, other] for other in met[name]) for name in names}
    games = {pair: number + ahead[pair[::-1]] for pair, number in ahead.items()}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        change = 0.0
        for name in names:
            of_all = sum(games[name, o] / (strength[name] + strength[o]) for o in met[name])
            new = won[name] / of_all
            change = max(change, abs(log(new / strength[name])))
            strength[name] = new
        if change < SURE:
            break
    middle = sum(map(log10, strength.values())) / max(1, len(names))
    found = {}
    for name in names:
        known = 0.0
        for other in met[name]:
            chance = strength[name] / (strength[name] + strength[other])
            known += games[name, other] * chance * (1 - chance)
        points = MIDDLE + POINTS * (log10(strength[name]) - middle)
        found[name] = Rating(points, POINTS / log(10) / known**0.5)
    return found
