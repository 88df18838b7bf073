"""What the page says of itself, in both languages; fetched when it is asked for."""

from __future__ import annotations

from wingspan.engine.things import Language
from wingspan.words.grammar import fill, typography

from .sentences import SENTENCES


def say(language: Language, key: str, **values: object) -> str:
    """One of the sentences, filled in. Raises KeyError if there is none."""
    return typography(fill(SENTENCES[language][key], values, language), language)
