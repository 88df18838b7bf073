"""A picture of the points of a game on a real table, to be shared."""

from __future__ import annotations

from wingspan.engine.cards import BirdCard
from wingspan.engine.catalog import Catalog
from wingspan.words import Words

from ..kit.html import Html, join
from ..table.end_picture import GROUNDS, SIZE, Ground, land, places, points, standing
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
    mat = pad.sheets[seat].mat
    return land(
        winners(words, pad, sheets),
        words.text("board/picture_told"),
        *(
            _row([catalog.birds[bird.bird] for bird in mat.get(habitat, ())[:MOST_BIRDS]], ground)
            for habitat, ground in GROUNDS.items()
        ),
        points(
            words,
            [name_of(words, pad, seat) for seat in range(len(sheets))],
            sheets,
            categories(table),
        ),
    )


def _row(birds: list[BirdCard], ground: Ground) -> Html:
    room, middles = places(len(birds))
    width, height = round(min(room - 12, 260)), ground.tallest - 24
    return join(
        [
            standing(bird, middle, ground.line, width, height)
            for bird, middle in zip(birds, middles, strict=True)
        ]
    )
