"""The texts of playable examples."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from wingspan.words import Language
from wingspan.words.chapters import chapter, points


class ExampleText(Struct, frozen=True):
    """``caption``: the position. ``steps``: a sentence for each answer. ``end``: the outcome."""

    caption: str
    steps: tuple[str, ...]
    end: str


@cache
def example_texts(language: Language) -> dict[str, ExampleText]:
    """Return the texts of all examples by id."""
    examples = {}
    for id_, text in chapter(language, "teaching/examples").items():
        if id_:
            caption, steps, end = text.body.split("\n\n")
            examples[id_] = ExampleText(caption, points(steps), end)
    return examples
