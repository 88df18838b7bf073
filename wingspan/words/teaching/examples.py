"""The texts of playable examples."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from wingspan.words import Language, words_in
from wingspan.words.folders import load


class ExampleText(Struct, frozen=True):
    """``caption``: the position. ``steps``: a sentence for each answer. ``end``: the outcome."""

    caption: str
    steps: tuple[str, ...]
    end: str


@cache
def example_texts(language: Language) -> dict[str, ExampleText]:
    """Return the texts of all examples by id, with the language's typography."""
    set_right = words_in(language).set_right
    examples: dict[str, ExampleText] = load(language, "teaching.examples").EXAMPLES
    return {
        id_: ExampleText(
            set_right(text.caption), tuple(map(set_right, text.steps)), set_right(text.end)
        )
        for id_, text in examples.items()
    }
