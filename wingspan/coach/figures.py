"""The coach's figures: means with their standard errors, and points lost.

Points are summed in whole thousandths, so that sums are the same everywhere. ``rows`` holds a row
for each candidate of a decision, with a number for each world. All candidates met the same worlds,
so differences are taken world by world.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor, sqrt
from typing import Literal

from msgspec import Struct

THOUSAND = 1000
"""The number of thousandths in a point."""

CLEAR = 2.0
"""The least number of standard errors by which a clear difference differs from zero."""

Grade = Literal["", "inaccuracy", "mistake", "blunder"]
GRADES: tuple[tuple[int, Grade], ...] = ((6, "blunder"), (3, "mistake"), (2, "inaccuracy"))
"""The least loss for each grade, in whole points as it is told, and the grade's name."""


class Estimate(Struct, frozen=True, array_like=True):
    """A number of points and its standard error."""

    points: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether it differs from zero by two standard errors."""
        return self.points != 0 and abs(self.points) >= CLEAR * self.error


NOTHING = Estimate(0.0, 0.0)


def estimate(values: Sequence[int]) -> Estimate:
    """Return the mean of values in thousandths, one for each world, and its standard error.

    Raises ValueError for fewer than two worlds, which give no standard error.
    """
    number = len(values)
    if number < 2:
        raise ValueError("An estimate takes two worlds at least.")
    total = sum(values)
    squares = number * sum(value * value for value in values) - total * total
    spread = squares / (number * number * (number - 1))
    return Estimate(total / number / THOUSAND, sqrt(spread) / THOUSAND)


def difference(one: Sequence[int], other: Sequence[int]) -> Estimate:
    """Return by how much the first row is better; the difference is taken world by world."""
    return estimate([a - b for a, b in zip(one, other, strict=True)])


def best_of(rows: Sequence[Sequence[int]], preferred: int = 0) -> int:
    """Return the number of the row with the highest mean; among equals ``preferred`` or the
    first.
    """
    sums = [sum(row) for row in rows]
    most = max(sums)
    return preferred if sums[preferred] == most else sums.index(most)


def equally_good(rows: Sequence[Sequence[int]]) -> list[bool]:
    """Return for each row whether it is behind the best by less than two standard errors."""
    best = best_of(rows)
    return [row is rows[best] or not difference(rows[best], row).is_clear for row in rows]


def told_loss(behind: Estimate) -> int:
    """Return the whole points that an answer is said to lose against the best.

    0 if it cannot be told apart from the best, or is behind by less than half a point: it is as
    good. Labels, marks and verdicts follow from this number, so none contradicts another.
    """
    return max(0, floor(behind.points + 0.5)) if behind.is_clear else 0


def points_lost(rows: Sequence[Sequence[int]], chosen: int) -> Estimate:
    """Return the points that the chosen candidate lost against the best one.

    The best is picked on one half of the worlds and the loss measured on the other, then the other
    way round, and the two are averaged: measuring on the worlds in which the best was picked would
    count noise as loss. The result may be below zero. Raises ValueError for fewer than four worlds.
    """
    halves = [[row[first::2] for row in rows] for first in (0, 1)]
    measured = []
    for picked_on, measured_on in (halves, reversed(halves)):
        best = best_of(picked_on, chosen)
        measured.append(difference(measured_on[best], measured_on[chosen]))
    return mean(measured)


def mean(estimates: Sequence[Estimate]) -> Estimate:
    """Return the mean of estimates from different worlds; NOTHING if there are none."""
    number = len(estimates)
    if not number:
        return NOTHING
    whole = total(estimates)
    return Estimate(whole.points / number, whole.error / number)


def total(estimates: Iterable[Estimate]) -> Estimate:
    """Return the sum of estimates from different worlds."""
    points = squares = 0.0
    for one in estimates:
        points += one.points
        squares += one.error * one.error
    return Estimate(points, sqrt(squares))


def minus(one: Estimate, other: Estimate) -> Estimate:
    """Return the difference of two estimates from different worlds."""
    return total((one, Estimate(-other.points, other.error)))


def grade(lost: Estimate) -> Grade:
    """Return the grade of a loss; "" if it is small, or below two standard errors.

    It follows from the number that is told, so that the same number never has two grades.
    """
    told = told_loss(lost)
    return next((name for points, name in GRADES if told >= points), "")


def may_be_graded(lost: Estimate) -> bool:
    """Return whether a loss that was measured quickly may deserve a grade.

    It does if it reaches the least loss with a grade within one standard error, and half of it
    without.
    """
    least = GRADES[-1][0] - 0.5  # half a point less is told as much
    return lost.points >= least / 2 and lost.points + lost.error >= least
