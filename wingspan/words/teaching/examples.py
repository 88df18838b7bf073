"""What is said about a playable example, whatever the language."""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine.things import Language


class ExampleText(Struct, frozen=True):
    """``caption``: the position. ``steps``: a sentence an answer. ``end``: what came of it."""

    caption: str
    steps: tuple[str, ...]
    end: str


def example_texts(language: Language) -> dict[str, ExampleText]:
    """All of them by id; only the language asked for is loaded."""
    if language == "fr":
        from .fr.examples import EXAMPLES as french

        return french
    from .en.examples import EXAMPLES

    return EXAMPLES
