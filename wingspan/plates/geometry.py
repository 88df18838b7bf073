"""Points, smooth curves through points, and the sheet that turns them into SVG elements.

Birds are drawn in units of their own, bill to the right, y downwards; the sheet alone knows
where they end up on the plate and which way they face.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import cos, hypot, radians, sin
from typing import NamedTuple


class Point(NamedTuple):
    """A point, or a step from one."""

    x: float
    y: float

    def to(self, other: Point, share: float) -> Point:
        """The point that far on the way to another: 0 is here, 1 is there."""
        return Point(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)

    def by(self, x: float, y: float) -> Point:
        """The point shifted."""
        return Point(self.x + x, self.y + y)

    def along(self, degrees: float, length: float) -> Point:
        """The point at that distance; 0 degrees is ahead (right), 90 is down."""
        angle = radians(degrees)
        return Point(self.x + cos(angle) * length, self.y + sin(angle) * length)

    def turned(self, centre: Point, degrees: float) -> Point:
        """The point turned clockwise about another."""
        angle = radians(degrees)
        x, y = self.x - centre.x, self.y - centre.y
        return Point(
            centre.x + x * cos(angle) - y * sin(angle),
            centre.y + x * sin(angle) + y * cos(angle),
        )

    def distance(self, other: Point) -> float:
        """How far the other point is."""
        return hypot(self.x - other.x, self.y - other.y)


class Box(NamedTuple):
    """The smallest upright rectangle around points."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, points: Collection[Point]) -> Box:
        """The rectangle around these points; there must be one at least."""
        xs = [point.x for point in points]
        ys = [point.y for point in points]
        return cls(min(xs), min(ys), max(xs), max(ys))


def number(value: float) -> str:
    """A coordinate with one decimal, as short as can be."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


class Sheet:
    """Collects the elements of one bird, each moved, scaled and mirrored into place."""

    def __init__(self, scale: float, left: float, top: float, mirrored: bool) -> None:
        """``left`` and ``top``: where the bird's own (0, 0) comes to lie on the plate."""
        self.scale = scale
        self._left = left
        self._top = top
        self._sign = -1 if mirrored else 1
        self.elements: list[str] = []

    def place(self, point: Point) -> Point:
        """Where a point of the bird is on the plate."""
        return Point(
            self._left + self._sign * self.scale * point.x, self._top + self.scale * point.y
        )

    def curve(
        self, points: Sequence[Point], closed: bool = True, corners: Collection[int] = ()
    ) -> str:
        """Path data of the smooth curve through points; those at ``corners`` are sharp."""
        placed = [self.place(point) for point in points]
        count = len(placed)
        handles = []
        for index in range(count):
            if index in corners or (not closed and index in (0, count - 1)):
                handles.append(Point(0, 0))
            else:
                before, after = placed[index - 1], placed[(index + 1) % count]
                here = placed[index]
                reach = min(here.distance(before), here.distance(after))
                span = before.distance(after) or 1
                share = min(1 / 6, 0.4 * reach / span)
                handles.append(Point((after.x - before.x) * share, (after.y - before.y) * share))
        start = placed[0]
        parts = [f"M{number(start.x)} {number(start.y)}"]
        steps = range(1, count + 1) if closed else range(1, count)
        for step in steps:
            last, here = placed[step - 1], placed[step % count]
            leave, arrive = handles[step - 1], handles[step % count]
            if leave == arrive == (0, 0):
                parts.append(f"l{number(here.x - last.x)} {number(here.y - last.y)}")
                continue
            values = (
                leave.x,
                leave.y,
                here.x - arrive.x - last.x,
                here.y - arrive.y - last.y,
                here.x - last.x,
                here.y - last.y,
            )
            parts.append("c" + " ".join(map(number, values)).replace(" -", "-"))
        return "".join(parts) + ("z" if closed else "")

    def fill(
        self,
        points: Sequence[Point],
        colour: str,
        corners: Collection[int] = (),
        more: str = "",
    ) -> None:
        """A closed smooth shape."""
        self.elements.append(
            f'<path fill="{colour}"{more} d="{self.curve(points, True, corners)}"/>'
        )

    def line(
        self,
        points: Sequence[Point],
        colour: str,
        width: float,
        more: str = "",
        corners: Collection[int] = (),
    ) -> None:
        """An open smooth line, its width in the bird's own units."""
        self.elements.append(
            f'<path fill="none" stroke="{colour}" stroke-width="{number(width * self.scale)}"{more}'
            f' d="{self.curve(points, False, corners)}"/>'
        )

    def strokes(
        self, pairs: Sequence[tuple[Point, Point]], colour: str, width: float, more: str = ""
    ) -> None:
        """Many short straight strokes of one colour; a stroke of no length is a dot."""
        parts = []
        for start, end in pairs:
            here, there = self.place(start), self.place(end)
            parts.append(
                f"M{number(here.x)} {number(here.y)}l{number(there.x - here.x)}"
                f" {number(there.y - here.y)}"
            )
        self.elements.append(
            f'<path fill="none" stroke="{colour}" stroke-width="{number(width * self.scale)}"{more}'
            f' d="{"".join(parts)}"/>'
        )

    def dot(self, centre: Point, radius: float, colour: str, more: str = "") -> None:
        """A disc."""
        here = self.place(centre)
        self.elements.append(
            f'<circle cx="{number(here.x)}" cy="{number(here.y)}"'
            f' r="{number(max(radius * self.scale, 0.3))}" fill="{colour}"{more}/>'
        )

    def oval(self, centre: Point, wide: float, high: float, colour: str, more: str = "") -> None:
        """An upright ellipse."""
        here = self.place(centre)
        self.elements.append(
            f'<ellipse cx="{number(here.x)}" cy="{number(here.y)}" rx="{number(wide * self.scale)}"'
            f' ry="{number(high * self.scale)}" fill="{colour}"{more}/>'
        )
