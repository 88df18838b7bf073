"""What the page says of itself, whatever the language; fetched when it is asked for."""

from __future__ import annotations

from .folders import Language, load
from .grammar import fill, typography


def say(language: Language, key: str, **values: object) -> str:
    """One of the sentences, filled in. Raises KeyError if there is none."""
    return typography(fill(load(language, "about").SENTENCES[key], values, language), language)
