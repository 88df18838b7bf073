"""When an exercise comes again: SM-2, the scheme that SuperMemo 2 was built on.

P. A. Woźniak, "Optimization of learning", 1990, chapter 3.2 "Application of a computer to improve
the results obtained in working with the SuperMemo method"
(https://super-memory.com/english/ol/sm2.htm). What is known comes again after 1 day, after 6, and
then after as many as last time by its E-factor, which falls with every answer that came hard. What
is not known begins anew and keeps its factor.
"""

from __future__ import annotations

from msgspec import Struct

DAY = 86_400_000
"""Milliseconds."""

PERFECT, WRONG = 5, 2
"""Of the grades from 0 to 5 that the scheme knows: right at once, and wrong although the right
answer, once seen, is plain."""

PASSED = 3
"""From this grade on it is known."""

FIRST, SECOND = 1, 6
"""Days until it comes again after it was known once, and twice in a row."""

EASY, HARDEST = 250, 130
"""E-factors in hundredths: what everything begins with, and the least."""


class Repetition(Struct, frozen=True, array_like=True):
    """How well something is known: ``times`` in a row, due again on ``day`` (counted from the first
    of January 1970, UTC), which is ``interval`` days after the last time. ``factor`` in hundredths.
    """

    day: int
    times: int = 0
    interval: int = 0
    factor: int = EASY


def day_of(time: int) -> int:
    """The day of that moment (milliseconds UTC)."""
    return time // DAY


def is_due(known: Repetition | None, day: int) -> bool:
    """Whether it is to be asked on that day; what was never asked is not due but new."""
    return known is not None and known.day <= day


def after(known: Repetition | None, grade: int, day: int) -> Repetition:
    """How well it is known once it was answered on that day, so well as ``grade`` says (0 to 5)."""
    known = known or Repetition(day)
    if grade < PASSED:
        return Repetition(day + FIRST, 0, FIRST, known.factor)
    missing = PERFECT - grade
    factor = max(HARDEST, known.factor + 10 - missing * (8 + missing * 2))
    times = known.times + 1
    interval = {1: FIRST, 2: SECOND}.get(times) or -(-known.interval * factor // 100)
    return Repetition(day + interval, times, interval, factor)
