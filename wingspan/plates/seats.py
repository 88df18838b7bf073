"""Seats: what birds stand, perch, cling or swim on, sketched in quiet tones."""

from __future__ import annotations

from collections.abc import Callable

from .geometry import Box, Point, Sheet

WOOD = "#8a735a"
EARTH = "#a4937a"
GRASS = "#8d9a6b"
WATER = "#7fa3b5"
STONE = "#98958e"

LEAF = "#86a05e"
BLOSSOM = "#d9697a"
TWIGS = frozenset({"twig", "branch", "pine", "berries", "blossom", "reed"})


def _draw_twig(sheet: Sheet, seat: str, at: Point, _box: Box) -> None:
    thick, reach = (3.4, 32) if seat == "branch" else (1.7, 26)
    y = at.y + thick / 2 + 0.8
    if seat == "reed":
        foot, head = Point(at.x - 20, y + 9), Point(at.x + 24, y - 10)
        sheet.line([foot, Point(at.x, y), head], "#a9a05f", 1.7)
        sheet.fill(
            [head.by(-2, 1), head.by(4, -7), head.by(11, -6), head.by(4, 0)], "#a98b6a", {0, 2}
        )
        sheet.line([foot.by(3, -1), foot.by(12, -12), foot.by(15, -22)], LEAF, 1.4)
        return
    sheet.line(
        [Point(at.x - reach, y + 2), Point(at.x - 4, y), Point(at.x + reach, y - 3)], WOOD, thick
    )
    fork, end = Point(at.x + reach * 0.45, y - 1), Point(at.x + reach * 0.8, y + 5)
    sheet.strokes([(fork, end)], WOOD, thick * 0.6)
    left = Point(at.x - reach * 0.8, y + 2)
    if seat == "pine":
        needles = [
            (base, base.by(x, high))
            for base, lean in ((end, 4), (left, -5), (Point(at.x + reach, y - 3), 4))
            for x, high in ((lean - 4, 6), (lean, 7), (lean + 4, 5), (lean * 1.6, 1))
        ]
        sheet.strokes(needles, "#5f8060", 1.1)
        return
    if seat in ("berries", "blossom"):
        tone, size = ("#c8453b", 3.4) if seat == "berries" else (BLOSSOM, 4.6)
        dots = [left.by(-0.5, 3.4), left.by(3.6, 2.6), end.by(3, 1.4), end.by(-0.6, 3)]
        sheet.strokes([(dot, dot) for dot in dots], tone, size)
    if seat == "branch":
        sheet.line([Point(at.x - reach * 0.9, y + 1), Point(at.x - 4, y - 0.9)], "#a68d72", 0.9)
        return
    for base, x, high in ((end, 8, 3), (left, -7, -4)):
        tip = base.by(x, high)
        middle = base.to(tip, 0.45)
        sheet.fill([base, middle.by(0.4, -2.2), tip, middle.by(-0.4, 2.2)], LEAF, {0, 2})


def _draw_chimney(sheet: Sheet, _seat: str, at: Point, box: Box) -> None:
    y = box.bottom + 2
    for half, top, low in ((10, 3.5, 12), (13, 0, 3.5)):
        across = Point(at.x - half, y + top), Point(at.x + half, y + top)
        down = Point(at.x + half, y + low), Point(at.x - half, y + low)
        sheet.fill([*across, *down], "#a8705c", range(4))


def _draw_wire(sheet: Sheet, _seat: str, at: Point, _box: Box) -> None:
    sheet.line([Point(at.x - 34, at.y + 1.6), Point(at.x + 34, at.y + 1.6)], "#7a7672", 1)


def _draw_post(sheet: Sheet, _seat: str, at: Point, _box: Box) -> None:
    y = at.y + 2
    sheet.fill(
        [
            Point(at.x - 9, y),
            Point(at.x + 9, y),
            Point(at.x + 8, y + 13),
            Point(at.x - 8, y + 13),
        ],
        WOOD,
        range(4),
    )


def _draw_ground(sheet: Sheet, seat: str, at: Point, box: Box) -> None:
    """Draw earth, mud, or grass."""
    tone = {"ground": EARTH, "grass": GRASS, "mud": "#9c9484"}[seat]
    sheet.oval(
        Point(at.x + 1, at.y + 2.4),
        min(34, (box.right - box.left) * 0.42),
        2.6,
        tone,
        ' opacity=".75"',
    )
    if seat == "grass":
        blades = [
            (Point(at.x + x, at.y + 3), Point(at.x + x + lean, at.y - high))
            for x, lean, high in ((-26, -2, 9), (-23, 2, 6), (22, 3, 10), (26, 1, 6))
        ]
        sheet.strokes(blades, GRASS, 1.3)


def _draw_stone(sheet: Sheet, _seat: str, at: Point, _box: Box) -> None:
    sheet.fill(
        [
            Point(at.x - 20, at.y + 7),
            Point(at.x - 14, at.y + 2.5),
            Point(at.x + 2, at.y + 0.8),
            Point(at.x + 16, at.y + 2),
            Point(at.x + 22, at.y + 7),
        ],
        STONE,
        {0, 4},
    )


def _draw_low_water(sheet: Sheet, _seat: str, at: Point, _box: Box) -> None:
    """Draw two lines of water."""
    for y, reach in ((at.y - 1, 24), (at.y + 2.2, 15)):
        sheet.line(
            [
                Point(at.x - reach, y),
                Point(at.x - reach / 3, y + 0.8),
                Point(at.x + reach / 3, y - 0.5),
                Point(at.x + reach, y),
            ],
            WATER,
            1.1,
        )


def _draw_reeds(sheet: Sheet, _seat: str, at: Point, _box: Box) -> None:
    stems = [
        (Point(at.x + x, at.y + 4), Point(at.x + x + lean, at.y - high))
        for x, lean, high in ((-34, -3, 46), (-29, 2, 34), (27, 3, 30))
    ]
    sheet.strokes(stems, GRASS, 1.6)
    sheet.oval(Point(at.x, at.y + 3), 26, 2.4, GRASS, ' opacity=".7"')


def _draw_ripples(sheet: Sheet, _seat: str, at: Point, box: Box) -> None:
    """Draw water over the lower edge of a swimming bird."""
    wide = box.right - box.left
    y = at.y - 2.5
    left, right = box.left + wide * 0.02, box.left + wide * 0.96
    sheet.fill(
        [
            Point(left, y),
            Point(left + wide * 0.3, y + 1.2),
            Point(left + wide * 0.62, y - 0.4),
            Point(right, y + 0.6),
            Point(right - wide * 0.15, y + 4),
            Point(left + wide * 0.2, y + 4.5),
        ],
        WATER,
        {0, 3},
    )
    sheet.line(
        [
            Point(left + wide * 0.12, y + 7.5),
            Point(left + wide * 0.45, y + 6.8),
            Point(left + wide * 0.78, y + 7.5),
        ],
        WATER,
        1,
    )


def _draw_waves(sheet: Sheet, _seat: str, at: Point, box: Box) -> None:
    y = box.bottom + 3
    sheet.line(
        [
            Point(at.x - 30, y),
            Point(at.x - 18, y - 2),
            Point(at.x - 6, y),
            Point(at.x + 6, y - 2),
            Point(at.x + 20, y),
        ],
        WATER,
        1.2,
    )


def _draw_trunk(sheet: Sheet, seat: str, at: Point, box: Box) -> None:
    """Draw a trunk on the right of the bird, or with "trunkleft" on its left."""
    side = 1 if seat == "trunk" else -1
    top, low = box.top - 1, box.bottom + 1
    sheet.fill(
        [
            Point(at.x, top),
            Point(at.x + side * 13, top - 1),
            Point(at.x + side * 14, (top + low) / 2),
            Point(at.x + side * 12, low),
            Point(at.x - side, low),
            Point(at.x + side * 0.6, (top + low) / 2),
        ],
        WOOD,
        {0, 1, 3, 4},
    )
    sheet.strokes(
        [
            (Point(at.x + side * x, top + y), Point(at.x + side * x, top + y + long))
            for x, y, long in ((4, 6, 14), (8, 22, 18), (4, 40, 12), (9, 54, 10))
        ],
        "#6d5a46",
        0.9,
    )


DRAWN: dict[str, Callable[[Sheet, str, Point, Box], None]] = {
    **dict.fromkeys(sorted(TWIGS), _draw_twig),
    **dict.fromkeys(("ground", "grass", "mud"), _draw_ground),
    **dict.fromkeys(("trunk", "trunkleft"), _draw_trunk),
    "chimney": _draw_chimney,
    "wire": _draw_wire,
    "post": _draw_post,
    "stone": _draw_stone,
    "water2": _draw_low_water,
    "reeds": _draw_reeds,
    "ripples": _draw_ripples,
    "waves": _draw_waves,
}
SEATS = DRAWN.keys() - {"ripples"} | {"water", "air"}
"""The seats that a description may name. A bird in the air has nothing below it; one on the water
gets ripples over itself."""


def draw_seat(sheet: Sheet, seat: str, at: Point, box: Box) -> None:
    """Draw the seat of that name; ``at`` is where the feet (or the water line) are."""
    if draw := DRAWN.get(seat):
        draw(sheet, seat, at, box)
