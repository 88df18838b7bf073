"""A small chart of everybody's points over the whole game, above the slider of a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .. import messages
from ..kit.buttons import deed
from ..kit.html import EMPTY, Html, join, path, rect, svg
from ..play.history import History
from ..play.scene import Scene
from ..table.chart import DASHES, known_total, turn_tip

WIDTH, HEIGHT = 600, 40


class TurnPlace(Protocol):
    """A turn's place in the replay: the number of answers before it."""

    @property
    def answers(self) -> int: ...


def scrubber(
    scene: Scene, marks: Sequence[TurnPlace], past: History, last: int, seat: int | None = None
) -> Html:
    """The chart; pressing a turn moves the replay to it.

    Empty if the marks do not match the turns. ``last``: the number of answers in the game.
    ``seat``: the only one whose bonus cards are counted; None to count all.
    """
    moments = past.turns
    if not moments or not last or len(marks) != len(moments):
        return EMPTY
    shown = (past.start, *(moment.sheets for moment in moments))
    top = max(1, *(known_total(sheet, seat) for sheets in shown for sheet in sheets))
    ends = [*(mark.answers for mark in marks[1:]), last]
    columns, drawn = [], []
    for mark, end, moment in zip(marks, ends, moments, strict=True):
        columns.append(
            rect(
                ".turn-column",
                x=f"{WIDTH * mark.answers / last:.1f}",
                y=0,
                width=f"{max(1, WIDTH * (end - mark.answers) / last):.1f}",
                height=HEIGHT,
                data_tip=turn_tip(scene, moment, seat),
                **deed(messages.MoveReplay(mark.answers)),
            )
        )
    for each in range(len(scene.names)):
        totals = (known_total(sheets[each], seat) for sheets in shown)
        heights = (HEIGHT - 2 - (HEIGHT - 4) * total / top for total in totals)
        points = "L".join(
            f"{WIDTH * end / last:.1f} {height:.1f}"
            for end, height in zip((0, *ends), heights, strict=True)
        )
        drawn.append(
            path(
                ".line",
                class_=f"seat-{each}",
                d=f"M{points}",
                stroke_dasharray=DASHES[each] or None,
            )
        )
    return svg(
        ".scrubber", viewBox=f"0 0 {WIDTH} {HEIGHT}", preserveAspectRatio="none", aria_hidden="true"
    )[join(drawn), join(columns)]
