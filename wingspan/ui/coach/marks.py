"""The coach's marks on things of the table: see ``Scene.marks``."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.bots.candidates import Candidate
from wingspan.words import Words

from ..play.scene import Mark

Marks = dict[int | str, Mark]

KEPT = Mark("\N{CHECK MARK}", "\N{CHECK MARK}")
"""The mark on a card to keep at the start."""


def marks_on(words: Words, found: Iterable[tuple[Candidate, int]]) -> Marks:
    """Return the marks to show for candidates, best first, each with the points that it loses.

    At the start of a game, these are marks on the cards that the best candidate keeps.
    """
    marks: Marks = {}
    for place, (candidate, lost) in enumerate(found):
        if candidate.kept is not None:
            return dict.fromkeys(candidate.kept, KEPT)
        note = mark(words, place, lost)
        marks.setdefault(candidate.option, note)
        if candidate.bird is not None:
            marks.setdefault(candidate.bird, note)
            marks.setdefault(f"{candidate.bird}|{candidate.habitat}", note)
    return marks


def mark(words: Words, place: int, lost: int) -> Mark:
    """Return the mark for the answer in that place, best first, which loses that many points."""
    if lost:
        points = f"\N{MINUS SIGN}{lost}"
        return Mark(points, points)
    rank, sign = ("equally_good", "=") if place else ("best", "\N{CHECK MARK}")
    return Mark(words.text(f"coach/mark_{rank}"), sign)
