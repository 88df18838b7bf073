"""The coach's marks on the things of the table, as on a board where arrows are drawn.

What can be pressed carries the number of its option wherever a view has put it, and a card of the
hand its name; there the marks are added, so that no view of the table need know of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..kit.html import Html, annotated
from ..kit.parts import Layout, mapped

_PLACES = re.compile(r' (?:data-choice="(\d+)"|id="(hand-\w+)")')


def marked(table: Layout, options: Mapping[int, str], cards: Mapping[str, str]) -> Layout:
    """The table with a note on what takes those options, and on those cards of the hand."""
    notes = {str(number): note for number, note in options.items()}
    notes |= {f"hand-{card}": note for card, note in cards.items()}
    return mapped(table, _noted, tuple(notes.items()))


def _noted(markup: Html, notes: tuple[tuple[str, str], ...]) -> Html:
    told = dict(notes)

    def note(found: re.Match[str]) -> str | None:
        return told.get(found[1] or found[2])

    return annotated(markup, _PLACES, "data_hint", note)
