"""The coach's marks on things of the table, like the arrows on an analysis board.

They are added to the finished markup, so that the views of the table need not know of them: an
element that stands for an option has its index in ``data-choice``, a card in hand its id.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..kit.html import Html, annotated
from ..kit.parts import Layout, mapped

_PLACES = re.compile(r' (?:data-choice="(\d+)"|id="(hand-\w+)")')


def marked(table: Layout, options: Mapping[int, str], cards: Mapping[str, str]) -> Layout:
    """Add notes to the table.

    ``options``: notes by the index of an option. ``cards``: notes by the id of a card in hand.
    """
    notes = {str(number): note for number, note in options.items()}
    notes |= {f"hand-{card}": note for card, note in cards.items()}
    return mapped(table, _noted, tuple(notes.items()))


def _noted(markup: Html, notes: tuple[tuple[str, str], ...]) -> Html:
    told = dict(notes)

    def note(found: re.Match[str]) -> str | None:
        return told.get(found[1] or found[2])

    return annotated(markup, _PLACES, "data_hint", note)
