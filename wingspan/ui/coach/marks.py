"""The coach's marks on the things of the table, as on a board where arrows are drawn.

What can be pressed carries the number of its option wherever a view has put it, and a card of the
hand its name; there the marks are added, so that no view of the table need know of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..kit.html import Html, escape

_PLACES = re.compile(r' (?:data-choice="(\d+)"|id="hand-(\w+)")')


def marked(markup: Html, options: Mapping[int, str], cards: Mapping[str, str]) -> Html:
    """The table with a note on what takes those options, and on those cards of the hand."""

    def with_mark(found: re.Match[str]) -> str:
        number, card = found.groups()
        note = options.get(int(number)) if number else cards.get(card)
        return found[0] if note is None else f'{found[0]} data-hint="{escape(note)}"'

    return Html(_PLACES.sub(with_mark, markup))
