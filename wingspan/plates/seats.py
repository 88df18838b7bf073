"""What a bird stands, perches, clings or swims on: little, in quiet tones."""

from __future__ import annotations

from .geometry import Box, Point, Sheet

WOOD = "#8a735a"
EARTH = "#a4937a"
GRASS = "#8d9a6b"
WATER = "#7fa3b5"
STONE = "#98958e"


def draw_seat(sheet: Sheet, seat: str, at: Point, box: Box) -> None:
    """Draw the seat of that name; ``at`` is where the feet (or the water line) are."""
    wide = box.right - box.left
    if seat in ("twig", "branch"):
        thick = 1.6 if seat == "twig" else 3.4
        reach = 26 if seat == "twig" else 32
        y = at.y + thick / 2 + 0.8
        sheet.line(
            [Point(at.x - reach, y + 2), Point(at.x - 4, y), Point(at.x + reach, y - 3)],
            WOOD,
            thick,
        )
        sheet.line(
            [Point(at.x + reach * 0.45, y - 1), Point(at.x + reach * 0.8, y + 5)],
            WOOD,
            thick * 0.6,
        )
    elif seat == "wire":
        sheet.line([Point(at.x - 34, at.y + 1.6), Point(at.x + 34, at.y + 1.6)], "#7a7672", 1)
    elif seat == "post":
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
    elif seat in ("ground", "grass", "mud"):
        tone = {"ground": EARTH, "grass": GRASS, "mud": "#9c9484"}[seat]
        sheet.oval(Point(at.x + 1, at.y + 2.4), min(34, wide * 0.42), 2.6, tone, ' opacity=".75"')
        if seat == "grass":
            blades = [
                (Point(at.x + x, at.y + 3), Point(at.x + x + lean, at.y - high))
                for x, lean, high in ((-26, -2, 9), (-23, 2, 6), (22, 3, 10), (26, 1, 6))
            ]
            sheet.strokes(blades, GRASS, 1.3)
    elif seat == "stone":
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
    elif seat == "water2":
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
    elif seat == "reeds":
        stems = [
            (Point(at.x + x, at.y + 4), Point(at.x + x + lean, at.y - high))
            for x, lean, high in ((-34, -3, 46), (-29, 2, 34), (27, 3, 30))
        ]
        sheet.strokes(stems, GRASS, 1.6)
        sheet.oval(Point(at.x, at.y + 3), 26, 2.4, GRASS, ' opacity=".7"')
    elif seat == "ripples":
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
    elif seat == "waves":
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
    elif seat in ("trunk", "trunkleft"):
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
