"""Means, errors and intervals."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

CONFIDENT = 1.96
"""The number of standard errors on each side of a 95 % interval."""


class Figure(NamedTuple):
    """A mean with its standard error."""

    mean: float
    error: float


class Interval(NamedTuple):
    """A share with the ends of its 95 % interval."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.share:.0f} % ({100 * self.low:.0f}–{100 * self.high:.0f})"


def figure(numbers: Sequence[float]) -> Figure:
    """Return the mean of one or more numbers, with its standard error (0 for a single one)."""
    return Figure(fmean(numbers), error(numbers))


def error(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean, 0 for a single number."""
    return stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0


def spread(numbers: Sequence[float]) -> float:
    """Return the standard deviation, 0 for a single number."""
    return stdev(numbers) if len(numbers) > 1 else 0.0


def interval(share: float, number: int) -> Interval:
    """Return Wilson's 95 % interval of a share of ``number`` independent trials."""
    z = CONFIDENT**2 / number
    middle = (share + z / 2) / (1 + z)
    half = (z * share * (1 - share) + z * z / 4) ** 0.5 / (1 + z)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))
