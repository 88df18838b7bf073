"""The turns of a reviewed player in a row: those that are judged, and where mistakes were made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from wingspan.coach.review import STRETCH, Review
from wingspan.words import Words
from wingspan.words.grammar import capital

from .. import messages
from ..kit.buttons import deed
from ..kit.html import EMPTY, Html, rect, svg
from ..play.replay import ReplayState

GRADES = ("", "inaccuracy", "mistake", "blunder")
"""From good play to the worst."""

HEIGHT, WIDTH, GAP, BETWEEN = 20, 8, 2, 5
"""The sizes of a turn, the gap after it, and the gap between two rounds."""

SHARES = (0.4, 0.6, 0.8, 1.0)
"""How much of the height a turn takes, by its grade: mistakes are told by more than a colour."""


class Cell(Struct, frozen=True):
    """A turn, or the set-up with ``round`` 0. ``at``: its worst decision, or its first answer."""

    round: int
    turn: int
    at: int
    grade: str
    is_judged: bool


def cells(review: Review, replay: ReplayState) -> Iterator[Cell]:
    """Yield the set-up, if there was one, and the player's turns; each lasts until the next."""
    own = [mark for mark in replay.marks if mark.player == review.seat]
    begun = [(0, 0, 0), *((mark.answers, mark.round, mark.turn) for mark in own)]
    for (at, round, turn), (end, *_) in pairwise([*begun, (review.answers, 0, 0)]):
        if end <= at:
            continue
        made = [one for one in review.judged if at <= one.at < end]
        worst = max(made, key=lambda one: GRADES.index(one.grade), default=None)
        stretches = range(at // STRETCH, (max(at, end - 1)) // STRETCH + 1)
        yield Cell(
            round,
            turn,
            worst.at if worst is not None and worst.grade else at,
            worst.grade if worst is not None else "",
            all(number in review.done for number in stretches),
        )


def turn_strip(words: Words, review: Review, replay: ReplayState) -> Html:
    """The turns drawn in a row; pressing one goes to its worst decision.

    It shows what the buttons to the mistakes tell, and is hidden from screen readers.
    """
    drawn, x, last = [], 0, 0
    for cell in cells(review, replay):
        x += BETWEEN if cell.round != last else 0
        last = cell.round
        height = HEIGHT * SHARES[GRADES.index(cell.grade)]
        state = cell.grade or ("fine" if cell.is_judged else "open")
        drawn.append(
            rect(
                x=x,
                y=f"{HEIGHT - height:.1f}",
                width=WIDTH,
                height=f"{height:.1f}",
                rx=2,
                class_=f"turn-{state}",
            )
        )
        drawn.append(
            rect(
                ".turn-column",
                x=x,
                y=0,
                width=WIDTH + GAP,
                height=HEIGHT,
                data_tip=_tip(words, cell),
                **deed(messages.GoToMoment(cell.at)),
            )
        )
        x += WIDTH + GAP
    if not drawn:
        return EMPTY
    return svg(
        ".turn-strip", viewBox=f"0 0 {x} {HEIGHT}", width=x, height=HEIGHT, aria_hidden="true"
    )[*drawn]


def _tip(words: Words, cell: Cell) -> str:
    """Which turn it is, and how it was graded."""
    which = (
        capital(words.text("turn_when", round=cell.round, turn=cell.turn))
        if cell.round
        else words.text("replay_setup")
    )
    return f"{which} · {words.text(f'coach/grade_{cell.grade}')}" if cell.grade else which
