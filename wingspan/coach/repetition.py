"""When an exercise comes again: SM-2, the scheme that SuperMemo 2 was built on.

P. A. Woźniak, "Optimization of learning", 1990, chapter 3.2 "Application of a computer to improve
the results obtained in working with the SuperMemo method"
(https://super-memory.com/english/ol/sm2.htm). What is known comes again after 1 day, then after 6,
then after the last interval times its E-factor, which falls with every answer that was hard. What
is not known begins anew and keeps its factor.
"""

from __future__ import annotations

from msgspec import Struct

DAY = 86_400_000
"""Milliseconds."""

PERFECT, WRONG = 5, 2
"""Two of the scheme's grades from 0 to 5: right at once; wrong, although the right answer seems
easy once it is seen."""

PASSED = 3
"""The lowest grade of an answer that was right."""

FIRST, SECOND = 1, 6
"""Intervals in days after it was known once, and twice in a row."""

EASY, HARDEST = 250, 130
"""E-factors in hundredths: the first, and the least."""


class Repetition(Struct, frozen=True, array_like=True):
    """How well something is known: ``times`` in a row. It is due again on ``day``, counted from the
    first of January 1970 (UTC), ``interval`` days after the last time. ``factor``: in hundredths.
    """

    day: int
    times: int = 0
    interval: int = 0
    factor: int = EASY


def day_of(time: int) -> int:
    """The day of that moment (milliseconds UTC)."""
    return time // DAY


def is_due(known: Repetition | None, day: int) -> bool:
    """Whether it is due on that day; what was never asked is new, and never due."""
    return known is not None and known.day <= day


def after(known: Repetition | None, grade: int, day: int) -> Repetition:
    """How well it is known after an answer on that day with that grade (0 to 5)."""
    known = known or Repetition(day)
    if grade < PASSED:
        return Repetition(day + FIRST, 0, FIRST, known.factor)
    missing = PERFECT - grade
    factor = max(HARDEST, known.factor + 10 - missing * (8 + missing * 2))
    times = known.times + 1
    interval = {1: FIRST, 2: SECOND}.get(times) or -(-known.interval * factor // 100)
    return Repetition(day + interval, times, interval, factor)
