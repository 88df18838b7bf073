"""The coach's marks on things of the table, like the arrows on an analysis board.

They are added to the finished markup, so that the views of the table need not know of them: an
element that stands for an option has its index in ``data-choice``, a card in hand its id, and the
button of a row where a card can go both in ``data-place``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from wingspan.words import Words

from ..kit.html import Html, annotated
from ..kit.parts import Layout, mapped

_PLACES = re.compile(r' (?:data-choice="(\d+)"|id="(hand-\w+)"|data-place="([\w|]+)")')


class Mark(NamedTuple):
    """What is written on a thing that an answer takes from the table."""

    word: str
    """"best", "as good", "−3"."""
    sign: str
    """The same in a character or two, for things too small for a word: dice and food."""


KEPT = Mark("\N{CHECK MARK}", "\N{CHECK MARK}")
"""The mark on a card to keep at the start."""


def mark(words: Words, place: int, lost: int) -> Mark:
    """Return the mark for the answer in that place, best first, which loses that many points."""
    if lost:
        points = f"\N{MINUS SIGN}{lost}"
        return Mark(points, points)
    rank, sign = ("equally_good", "=") if place else ("best", "\N{CHECK MARK}")
    return Mark(words.text(f"coach/mark_{rank}"), sign)


def marked(
    table: Layout,
    options: Mapping[int, Mark],
    cards: Mapping[str, Mark],
    rows: Mapping[str, Mark] = {},
) -> Layout:
    """Add marks to the table.

    ``options``: marks by the index of an option. ``cards``: marks by the id of a card in hand.
    ``rows``: marks on the rows where a card can go, by card and row as in ``data-place``.
    """
    marks = {str(number): note for number, note in options.items()}
    marks |= {f"hand-{card}": note for card, note in cards.items()}
    marks |= rows
    return mapped(table, _with_marks, tuple(marks.items()))


def _with_marks(markup: Html, marks: tuple[tuple[str, Mark], ...]) -> Html:
    known = dict(marks)

    def word(found: re.Match[str]) -> str | None:
        note = known.get(found[1] or found[2] or found[3])
        return None if note is None else note.word

    def sign(found: re.Match[str]) -> str | None:
        note = known.get(found[1] or found[2] or found[3])
        return None if note is None else note.sign

    signs = annotated(markup, _PLACES, "data_hint_sign", sign)
    return annotated(signs, _PLACES, "data_hint", word)
