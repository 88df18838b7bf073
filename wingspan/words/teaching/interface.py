"""The headings and buttons of lessons, examples and the coach, whatever the language."""

from __future__ import annotations

from wingspan.words import words_in
from wingspan.words.folders import Language, load


def interface(language: Language) -> dict[str, str]:
    """All of them by key; only the language asked for is loaded."""
    messages: dict[str, str] = load(language, "teaching.interface").INTERFACE
    return messages


def say(language: Language, key: str, **values: object) -> str:
    """One of them, filled in. Raises KeyError if there is none."""
    return set_right(words_in(language).fill(interface(language)[key], **values), language)


def set_right(text: str, language: Language) -> str:
    """A sentence of examples or lessons with its apostrophes and spaces."""
    return words_in(language).set_right(text)
