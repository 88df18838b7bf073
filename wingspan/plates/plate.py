"""The picture of a bird, as one SVG element."""

from __future__ import annotations

from functools import cache
from math import log

from wingspan.engine.cards import BirdCard

from .description import describe
from .front import FrontFigure
from .fronts import FRONTS
from .geometry import FINE, Box, Point, Sheet
from .side import Figure

WIDE, HIGH = 120, 90
SMALLEST, LARGEST = 8, 277
MARGIN = 3.5

# For birds without a wingspan on the card: the wingspan, in cm, of a flying bird of their size.
SIZE_OF_FLIGHTLESS = {
    "emu": 240,
    "southern_cassowary": 220,
    "north_island_brown_kiwi": 60,
    "kakapo": 90,
    "little_penguin": 45,
}


def fullness(card: BirdCard) -> float:
    """Return the share of the plate that a bird takes, 0.62 to 1, by the logarithm of its wingspan.

    Small birds are drawn larger than to scale, to be recognizable on a small card.
    """
    span = card.wingspan or SIZE_OF_FLIGHTLESS.get(card.id, 60)
    share = log(span / SMALLEST) / log(LARGEST / SMALLEST)
    return 0.62 + 0.38 * float(min(max(share, 0), 1) ** 0.75)


# The wash of colour behind a bird that lives in one habitat only.
WASHES = {"forest": "#93b394", "grassland": "#cdbb85", "wetland": "#8fb5c4"}
ANY_WASH = "#aab7ac"


def _wash(tone: str, box: Box, sheets: list[Sheet]) -> str:
    """Return a patch of colour, as in a sketchbook, that sets off black and white birds alike."""
    if len(sheets) > 1:
        x, y, across, down = WIDE * FINE // 2, HIGH * FINE // 2, 50 * FINE, 36 * FINE
    else:
        (sheet,) = sheets
        wide, high = (box.right - box.left) * sheet.scale, (box.bottom - box.top) * sheet.scale
        across = round(max(wide * 0.44, high * 0.5))
        down = round(max(high * 0.44, wide * 0.3))
        x, y = sheet.place(Point((box.left + box.right) / 2, (box.top + box.bottom) / 2))
    return f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{tone}" opacity=".45"/>'


AIR = 1.5
"""The margin round a bird that fills its picture, for the width of its outlines."""


@cache
def _plate(bird: str, beak: str, share: float, wash: str) -> str:
    """Draw the bird on its plate; without a ``wash`` the picture is cropped to the bird."""
    description = describe(bird)
    figure: Figure | FrontFigure
    if description.family in FRONTS:
        figure = FrontFigure(description)
    else:
        figure = Figure(description)
    box = figure.box()
    if beak == "both":
        sheets = [
            _sheet(box, share * 0.72, -22, -14, True),
            _sheet(box, share * 0.86, 12, 6, False),
        ]
    else:
        sheets = [_sheet(box, share, 0, 0, beak == "left")]
    for sheet in sheets:
        figure.draw(sheet)
    drawing = "".join(element for sheet in sheets for element in sheet.elements)
    if not wash:
        left, top, right, bottom = _round(box, sheets)
        view = f"{left:.4g} {top:.4g} {right - left:.4g} {bottom - top:.4g}"
        return _drawn(view, drawing)
    return _drawn(f"0 0 {WIDE} {HIGH}", _wash(wash, box, sheets) + drawing)


def _round(box: Box, sheets: list[Sheet]) -> tuple[float, float, float, float]:
    """Return the box round the drawing: left, top, right and bottom on the plate."""
    corners = [
        sheet.place(Point(x, y))
        for sheet in sheets
        for x in (box.left, box.right)
        for y in (box.top, box.bottom)
    ]
    across, down = zip(*corners, strict=True)
    return (
        min(across) / FINE - AIR,
        min(down) / FINE - AIR,
        max(across) / FINE + AIR,
        max(down) / FINE + AIR,
    )


def _drawn(view: str, drawing: str) -> str:
    return (
        f'<svg class="plate" xmlns="http://www.w3.org/2000/svg" viewBox="{view}"'
        f' aria-hidden="true" focusable="false"><g fill="none" stroke-width="2.4"'
        f' transform="scale({1 / FINE})"'
        ' stroke-linecap="round" stroke-linejoin="round">'
        f"{drawing}</g></svg>"
    )


def _sheet(box: Box, share: float, right: float, down: float, mirrored: bool) -> Sheet:
    wide, high = box.right - box.left, box.bottom - box.top
    scale = share * min((WIDE - 2 * MARGIN) / wide, (HIGH - 2 * MARGIN) / high)
    middle = (box.left + box.right) / 2 * scale
    left = WIDE / 2 + right + (middle if mirrored else -middle)
    spare = HIGH - high * scale
    top = spare * 0.5 - box.top * scale + down
    return Sheet(scale, left, top, mirrored)


def plate(card: BirdCard, *, fill: bool = False) -> str:
    """Return the bird as a self-contained `<svg>`, which is cached.

    The picture is 120 by 90, with the bird's size by its wingspan, on a wash of colour. With
    ``fill`` the bird fills the picture, which has no background. It is decoration, hidden from
    screen readers. Raises KeyError for a bird without a description, and ModuleNotFoundError for
    one whose description has not been fetched (:data:`MISSED`).
    """
    try:
        if fill:
            return _plate(card.id, card.beak, 1, "")
        wash = WASHES[card.habitats[0]] if len(card.habitats) == 1 else ANY_WASH
        return _plate(card.id, card.beak, fullness(card), wash)
    except ModuleNotFoundError as error:
        MISSED.add(str(error.name).rpartition(".")[2])
        raise


MISSED: set[str] = set()
"""The sets (:data:`.description.APART`) of which birds were to be drawn without being there.
Whoever has them fetched clears it.
"""
