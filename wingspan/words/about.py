"""What the page says of itself, whatever the language; fetched when it is asked for."""

from __future__ import annotations

from . import words_in
from .folders import Language, load


def say(language: Language, key: str, **values: object) -> str:
    """One of the sentences, filled in. Raises KeyError if there is none."""
    words = words_in(language)
    return words.set_right(words.fill(load(language, "about").SENTENCES[key], **values))
