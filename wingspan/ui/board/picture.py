"""A picture of the points of a game on a real table, to be shared."""

from __future__ import annotations

from wingspan.engine.catalog import Catalog
from wingspan.engine.components import HABITATS
from wingspan.plates import plate
from wingspan.words import Words

from ..kit.html import Html, svg
from ..table.end_picture import (
    FONT,
    GREEN,
    GROUNDS,
    HEIGHT,
    MARGIN,
    SIZE,
    WIDTH,
    land,
    points,
    said,
)
from .pad import Pad, reckoned
from .pad_page import categories, name_of, winners

__all__ = ["SIZE", "picture"]

MOST_BIRDS = 6
"""How many birds of a row there is room for."""


def picture(words: Words, pad: Pad, catalog: Catalog) -> Html:
    """Draw the winner's birds, if they were named, over everybody's points."""
    table, sheets = reckoned(pad, catalog)
    best = min(sheets, key=lambda sheet: (sheet.rank, sheet.player))
    seat = min(best.player, len(pad.sheets) - 1)
    return svg(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        font_family=FONT,
    )[
        land(),
        said(MARGIN, 68, winners(words, pad, sheets), size=44, weight=800, fill=GREEN),
        said(MARGIN, 102, words.text("board/picture_told"), size=22),
        *(
            _bird(
                catalog, bird.bird, place, len(row), GROUNDS[habitat].line, GROUNDS[habitat].tallest
            )
            for habitat in HABITATS
            for row in [pad.sheets[seat].mat.get(habitat, ())[:MOST_BIRDS]]
            for place, bird in enumerate(row)
        ),
        points(
            words,
            [name_of(words, pad, seat) for seat in range(len(sheets))],
            sheets,
            categories(table),
        ),
    ]


def _bird(catalog: Catalog, bird: str, place: int, number: int, line: int, tallest: int) -> Html:
    room = (WIDTH - 2 * MARGIN) / max(3, number)
    middle = (WIDTH - room * number) / 2 + room * (place + 0.5)
    width, height = round(min(room - 12, 260)), tallest - 24
    placed = (
        f'<svg x="{round(middle - width / 2)}" y="{line - height}" width="{width}"'
        f' height="{height}" preserveAspectRatio="xMidYMax meet" '
    )
    return Html(plate(catalog.birds[bird], fill=True).replace("<svg ", placed, 1))
