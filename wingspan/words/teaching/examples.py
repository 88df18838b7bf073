"""What is said about a playable example, whatever the language."""

from __future__ import annotations

from msgspec import Struct

from wingspan.words.folders import Language, load


class ExampleText(Struct, frozen=True):
    """``caption``: the position. ``steps``: a sentence an answer. ``end``: what came of it."""

    caption: str
    steps: tuple[str, ...]
    end: str


def example_texts(language: Language) -> dict[str, ExampleText]:
    """All of them by id; only the language asked for is loaded."""
    texts: dict[str, ExampleText] = load(language, "teaching.examples").EXAMPLES
    return texts
