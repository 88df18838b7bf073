"""Headings, buttons and figures of the coach, whatever the language."""

from __future__ import annotations

from wingspan.words import Words, words_in
from wingspan.words.folders import Language, load


def interface(language: Language) -> dict[str, str]:
    """All of them by key; only the language asked for is loaded."""
    messages: dict[str, str] = load(language, "coach.interface").INTERFACE
    return messages


def say(words: Words, key: str, **values: object) -> str:
    """One of them, filled in. Raises KeyError if there is none."""
    return words.set_right(words.fill(interface(words.language)[key], **values))


def figure(language: Language, number: float) -> str:
    """A number with one decimal: "3.1", "−0.4"."""
    tenths = round(abs(number) * 10)
    sign = "\N{MINUS SIGN}" if number < 0 and tenths else ""
    return sign + words_in(language).tenths(tenths)


def with_error(language: Language, number: float, error: float) -> str:
    """A number and its standard error: "78.2 ±0.4"."""
    return f"{figure(language, number)} ±{figure(language, error)}"


def points(words: Words, number: float) -> str:
    """So many points: "3.1 points"."""
    return say(words, "points", n=figure(words.language, number), whole=int(abs(number)))
