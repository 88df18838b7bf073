"""When to repeat an exercise: SM-2, the scheme of SuperMemo 2.

P. A. Woźniak, "Optimization of learning", 1990, chapter 3.2 "Application of a computer to improve
the results obtained in working with the SuperMemo method"
(https://super-memory.com/english/ol/sm2.htm). An exercise that was solved is repeated after 1 day,
then after 6 days, then after the last interval times its E-factor, which falls with every hard
answer. One that was not solved starts over and keeps its factor.
"""

from __future__ import annotations

from msgspec import Struct

DAY = 86_400_000
"""Milliseconds in a day."""

PERFECT, WRONG = 5, 2
"""Two of the scheme's grades from 0 to 5: right at once; wrong, although the right answer seemed
easy once seen."""

PASSED = 3
"""The lowest grade of a right answer."""

FIRST, SECOND = 1, 6
"""Intervals in days after one right answer, and after two in a row."""

EASY, HARDEST = 250, 130
"""E-factors in hundredths: the first, and the least."""


class Repetition(Struct, frozen=True, array_like=True):
    """How well something is known: ``times`` in a row.

    It is due again on ``day``, counted from 1 January 1970 (UTC), ``interval`` days after the last
    time. ``factor``: the E-factor in hundredths.
    """

    day: int
    times: int = 0
    interval: int = 0
    factor: int = EASY


def day_of(time: int) -> int:
    """Return the day of a time in milliseconds (UTC)."""
    return time // DAY


def is_due(known: Repetition | None, day: int) -> bool:
    """Return whether it is due on that day; what was never asked is new, and never due."""
    return known is not None and known.day <= day


def after(known: Repetition | None, grade: int, day: int) -> Repetition:
    """Return how well it is known after an answer on that day with that grade (0 to 5)."""
    known = known or Repetition(day)
    if grade < PASSED:
        return Repetition(day + FIRST, 0, FIRST, known.factor)
    missing = PERFECT - grade
    factor = max(HARDEST, known.factor + 10 - missing * (8 + missing * 2))
    times = known.times + 1
    interval = {1: FIRST, 2: SECOND}.get(times) or -(-known.interval * factor // 100)
    return Repetition(day + interval, times, interval, factor)
