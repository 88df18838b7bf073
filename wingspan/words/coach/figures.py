"""Numbers as the coach says them in sentences, and as it writes them in full details."""

from __future__ import annotations

from math import floor

from wingspan.words import Words

LIKELY, UNLIKELY = 0.95, 0.05
"""Beyond these chances to win only points are told: the game is as good as decided."""


def figure(words: Words, number: float) -> str:
    """Format a number with one decimal and a true minus sign: "3.1", "−0.4"."""
    tenths = round(abs(number) * 10)
    sign = "\N{MINUS SIGN}" if number < 0 and tenths else ""
    return sign + words.tenths(tenths)


def with_error(words: Words, number: float, error: float) -> str:
    """Format a number and its standard error: "78.2 ±0.4"."""
    return f"{figure(words, number)} ±{figure(words, error)}"


def points(words: Words, number: float) -> str:
    """ "3.1 points"."""
    return words.text("coach/points", n=figure(words, number), whole=int(abs(number)))


def whole(words: Words, number: float) -> str:
    """ "3 points"; halves are rounded up."""
    return words.text("coach/whole_points", n=floor(abs(number) + 0.5))


def behind(words: Words, lost: int) -> str:
    """ "3 points less", or "as good" for none."""
    return words.text("coach/less" if lost else "coach/equally_good", n=lost)


def percent(words: Words, share: float) -> str:
    """ "64%"."""
    return words.text("coach/percent", n=round(100 * share))


def is_open(chance: float | None) -> bool:
    """Whether a chance to win is worth telling."""
    return chance is not None and UNLIKELY <= chance <= LIKELY
