"""A person's rating from results against computer players and the Automa: Glicko-2.

The formulas are those of Mark Glickman, "Example of the Glicko-2 system" (2013), steps 1 to 8.
Every game is a rating period of its own, with one or more opponents. The opponents' ratings are
fixed, as they do not learn while they play. They are derived from the tournaments in docs/bots.md
by the logistic curve on which 400 points mean odds of ten to one, with the first version of the
kingfisher (weights 1) at 1500.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, pi, sqrt

from msgspec import Struct

from wingspan.engine.components import Level
from wingspan.engine.program import PROGRAM_LEVELS, ProgramLevel

from .result import Result

SCALE = 173.7178
"""Rating points per unit of the formulas."""

VOLATILITY_CHANGE = 0.5
"""The constant tau, which limits changes of the volatility."""

SURE_OF_OPPONENTS = 30.0
"""The standard deviation of the opponents' ratings."""

PROGRAMS: dict[str, ProgramLevel] = {level.name: level for level in PROGRAM_LEVELS}
AUTOMA: dict[Level, int] = {"eaglet": 1270, "eagle": 1470, "eagle_eyed_eagle": 1610}


class Rating(Struct, frozen=True):
    """``deviation``: the standard deviation of the rating. ``games``: number of games counted."""

    rating: float = 1200.0
    deviation: float = 350.0
    volatility: float = 0.06
    games: int = 0


class Met(Struct, frozen=True):
    """An opponent's rating and the score against it: 1 won, 0.5 drawn, 0 lost."""

    rating: float
    score: float
    deviation: float = SURE_OF_OPPONENTS


def rated(results: Iterable[Result]) -> Rating:
    """Return the rating after those results, in their order; unrated ones are skipped."""
    rating = Rating()
    for result in results:
        met = opponents(result)
        if met:
            rating = after(rating, met)
    return rating


def opponents(result: Result) -> list[Met]:
    """Return the opponents of a game that have a rating."""
    if not result.rated or result.seat is None:
        return []
    met = [
        Met(PROGRAMS[each.level].rating(each.weights), _score(result.score, each.score))
        for each in result.programs
        if each.level in PROGRAMS
    ]
    if result.level is not None:
        score = 1.0 if result.won else 0.0
        met.append(Met(AUTOMA[result.level], score))
    return met


def _score(mine: int, other: int) -> float:
    return 1.0 if mine > other else 0.5 if mine == other else 0.0


def after(before: Rating, met: list[Met]) -> Rating:
    """Return the rating after a period against ``met``, at least one opponent."""
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


def fitting(rating: Rating) -> str:
    """Return the level of the computer player whose rating is nearest."""
    return min(PROGRAMS, key=lambda name: abs(PROGRAMS[name].rating() - rating.rating))


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _volatility(phi: float, before: float, variance: float, delta: float) -> float:
    """Step 5: return the new volatility, by the Illinois algorithm."""
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
        high = a - tau  # f is positive there for a tau under 2
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
