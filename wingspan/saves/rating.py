"""A person's rating from results against computer players and the Automa: Glicko-2.

The formulas are those of Mark Glickman, "Example of the Glicko-2 system" (2013), steps 1 to 8, with
every game a rating period of its own: one game, one or more opponents. The opponents' ratings are
fixed: they do not learn at the table. They follow from the tournaments in docs/bots.md, by the
logistic curve of 400 points for ten to one, with the first kingfisher (weights 1) at 1500.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, pi, sqrt

from msgspec import Struct

from wingspan.engine.components import Level

from .result import Result

SCALE = 173.7178
"""Points of the scale that people read for one of the formulas'."""

VOLATILITY_CHANGE = 0.5
"""How quickly the volatility may change (tau)."""

SURE_OF_OPPONENTS = 30.0
"""How far off the opponents' ratings may be, as a standard deviation."""

PROGRAMS: dict[str, int] = {
    "mourning_dove": 920,
    "american_robin": 1110,
    "blue_jay": 1380,
    "belted_kingfisher": 1575,
    "barn_owl": 1660,
    "common_raven": 1760,
}
"""Computer players with the newest weights, by level."""

BEFORE: dict[int, dict[str, int]] = {
    1: {
        "mourning_dove": 880,
        "american_robin": 1100,
        "blue_jay": 1350,
        "belted_kingfisher": 1500,
        "barn_owl": 1580,
        "common_raven": 1630,
    }
}
"""With older ones: results of long ago were won against these."""
AUTOMA: dict[Level, int] = {"eaglet": 1270, "eagle": 1470, "eagle_eyed_eagle": 1610}


class Rating(Struct, frozen=True):
    """``deviation``: the standard deviation of the rating. ``games``: so many were counted."""

    rating: float = 1200.0
    deviation: float = 350.0
    volatility: float = 0.06
    games: int = 0

    @property
    def certain(self) -> bool:
        """Whether the rating says something: within some 220 points with 95 % likelihood."""
        return self.deviation <= 110


class Met(Struct, frozen=True):
    """An opponent met: the rating, and what came of it (1 won, 0.5 drawn, 0 lost)."""

    rating: float
    score: float
    deviation: float = SURE_OF_OPPONENTS


def rated(results: Iterable[Result]) -> Rating:
    """The rating after those results, in their order; those that do not count are passed over."""
    rating = Rating()
    for result in results:
        met = opponents(result)
        if met:
            rating = after(rating, met)
    return rating


def opponents(result: Result) -> list[Met]:
    """Whom the person met in a game that counts, as far as they have a rating."""
    if not result.rated or result.seat is None:
        return []
    met = [
        Met(known[each.level], _score(result.score, each.score))
        for each in result.programs
        if each.level in (known := BEFORE.get(each.weights, PROGRAMS))
    ]
    if result.level is not None:
        score = 1.0 if result.won else 0.0
        met.append(Met(AUTOMA[result.level], score))
    return met


def _score(mine: int, other: int) -> float:
    return 1.0 if mine > other else 0.5 if mine == other else 0.0


def after(before: Rating, met: list[Met]) -> Rating:
    """The rating after a period in which those opponents were met (one at least)."""
    mu, phi = (before.rating - 1500) / SCALE, before.deviation / SCALE
    weights = []
    for each in met:
        g = _g(each.deviation / SCALE)
        expected = 1 / (1 + exp(-g * (mu - (each.rating - 1500) / SCALE)))
        weights.append((g, expected, each.score))
    variance = 1 / sum(g * g * expected * (1 - expected) for g, expected, _ in weights)
    gain = sum(g * (score - expected) for g, expected, score in weights)
    volatility = _volatility(phi, before.volatility, variance, variance * gain)
    wider = phi * phi + volatility * volatility
    narrowed = 1 / sqrt(1 / wider + 1 / variance)
    return Rating(
        rating=1500 + SCALE * (mu + narrowed * narrowed * gain),
        deviation=SCALE * narrowed,
        volatility=volatility,
        games=before.games + 1,
    )


def expected_score(rating: float, other: float) -> float:
    """The share of points that a rating may expect against another (0 to 1)."""
    return 1 / (1 + exp((other - rating) / SCALE))


def fitting(rating: Rating) -> str:
    """The computer player nearest to the rating."""
    return min(PROGRAMS, key=lambda level: abs(PROGRAMS[level] - rating.rating))


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _volatility(phi: float, before: float, variance: float, delta: float) -> float:
    """Step 5: the new volatility, by the Illinois algorithm."""
    a = log(before * before)
    tau = VOLATILITY_CHANGE

    def f(x: float) -> float:
        e = exp(x)
        spread = phi * phi + variance + e
        return e * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (tau * tau)

    low = a
    if delta * delta > phi * phi + variance:
        high = log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while f(a - steps * tau) < 0:
            steps += 1
        high = a - steps * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > 1e-6:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
