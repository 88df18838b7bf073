"""Numbers as the coach says them in sentences, and as it writes them in full details."""

from __future__ import annotations

from wingspan.words import Words

LITTLE = 0.75
"""Fewer points than this are called a little."""


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
    """ "3 points"."""
    return words.text("coach/whole_points", n=round(abs(number)))


def behind(words: Words, number: float) -> str:
    """ "about 3 points worse", "a little worse"."""
    return _amount(words, "worse", number)


def ahead(words: Words, number: float) -> str:
    """ "about 3 points better", "a little better"."""
    return _amount(words, "better", number)


def cost(words: Words, number: float) -> str:
    """ "about 3 points", "a little": what something cost."""
    return _amount(words, "cost", number)


def _amount(words: Words, way: str, number: float) -> str:
    if number < LITTLE:
        return words.text(f"coach/{way}_little")
    return words.text(f"coach/{way}_about", points=whole(words, number))


def percent(words: Words, share: float) -> str:
    """ "64%"; limited to 1–99%, since nothing is certain."""
    return words.text("coach/percent", n=min(99, max(1, round(100 * share))))
