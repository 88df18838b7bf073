"""The coach's marks on the things of the table, as on a board where arrows are drawn.

What can be pressed carries the number of its option wherever a view has put it, and a card of the
hand its name; there the marks are added, so that no view of the table need know of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..kit.html import Html, annotated

_PLACES = re.compile(r' (?:data-choice="(\d+)"|id="hand-(\w+)")')


def marked(markup: Html, options: Mapping[int, str], cards: Mapping[str, str]) -> Html:
    """The table with a note on what takes those options, and on those cards of the hand."""

    def note(found: re.Match[str]) -> str | None:
        number, card = found.groups()
        return options.get(int(number)) if number else cards.get(card)

    return annotated(markup, _PLACES, "data_hint", note)
