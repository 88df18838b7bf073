"""Points, smooth curves through points, and the sheet that turns them into SVG elements.

Birds are drawn in their own units, with the bill to the right and y pointing down; only the sheet
knows where they are on the plate and which way they face.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import cos, hypot, radians, sin
from typing import NamedTuple


class Point(NamedTuple):
    """A point, or a vector."""

    x: float
    y: float

    def to(self, other: Point, share: float) -> Point:
        """Return a point on the way to another: this one for 0, the other for 1."""
        return Point(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)

    def by(self, x: float, y: float) -> Point:
        """Return the point shifted by x and y."""
        return Point(self.x + x, self.y + y)

    def along(self, degrees: float, length: float) -> Point:
        """Return the point at a distance; 0 degrees is ahead (right), 90 is down."""
        angle = radians(degrees)
        return Point(self.x + cos(angle) * length, self.y + sin(angle) * length)

    def turned(self, centre: Point, degrees: float) -> Point:
        """Return the point turned clockwise about another."""
        angle = radians(degrees)
        x, y = self.x - centre.x, self.y - centre.y
        return Point(
            centre.x + x * cos(angle) - y * sin(angle),
            centre.y + x * sin(angle) + y * cos(angle),
        )

    def distance(self, other: Point) -> float:
        """Return the distance to another point."""
        return hypot(self.x - other.x, self.y - other.y)


class Box(NamedTuple):
    """The smallest upright rectangle around points."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, points: Collection[Point]) -> Box:
        """Return the rectangle around at least one point."""
        xs = [point.x for point in points]
        ys = [point.y for point in points]
        return cls(min(xs), min(ys), max(xs), max(ys))


FINE = 4
"""Steps per unit of the plate; coordinates are whole numbers of steps."""


BUTT = ' stroke-linecap="butt"'
"""An attribute for lines that must not extend beyond their ends."""


def number(value: float) -> str:
    """Format a length in steps with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


class Sheet:
    """Collects the elements of one bird, each moved, scaled and mirrored into place."""

    def __init__(self, scale: float, left: float, top: float, mirrored: bool) -> None:
        """``left`` and ``top``: the position of the bird's own (0, 0) on the plate."""
        self.scale = scale * FINE
        self._left = left * FINE
        self._top = top * FINE
        self._sign = -self.scale if mirrored else self.scale
        self.elements: list[str] = []

    def place(self, point: Point) -> tuple[int, int]:
        """Return the position of a point of the bird on the plate, in steps."""
        return (
            round(self._left + self._sign * point[0]),
            round(self._top + self.scale * point[1]),
        )

    def curve(
        self, points: Sequence[Point], closed: bool = True, corners: Collection[int] = ()
    ) -> str:
        """Return path data of a smooth curve through points, with sharp ones at ``corners``."""
        placed = [self.place(point) for point in points]
        count = len(placed)
        handles = []
        for index, (x, y) in enumerate(placed):
            if index in corners or (not closed and index in (0, count - 1)):
                handles.append((0, 0))
            else:
                before, after = placed[index - 1], placed[(index + 1) % count]
                wide, high = after[0] - before[0], after[1] - before[1]
                span = hypot(wide, high) or 1
                reach = min(hypot(x - before[0], y - before[1]), hypot(after[0] - x, after[1] - y))
                share = min(1 / 6, 0.4 * reach / span)
                handles.append((round(wide * share), round(high * share)))
        last = placed[0]
        parts = [f"M{last[0]} {last[1]}"]
        drawn = ""
        for step in range(1, count + 1 if closed else count):
            here = placed[step % count]
            x, y = here[0] - last[0], here[1] - last[1]
            leave, arrive = handles[step - 1], handles[step % count]
            if leave == arrive == (0, 0):
                parts.append(f"l{x} {y}")
                drawn = "l"
            elif drawn == "c" or leave == (0, 0):
                parts.append(f"s{x - arrive[0]} {y - arrive[1]} {x} {y}")
                drawn = "c"
            else:
                parts.append(f"c{leave[0]} {leave[1]} {x - arrive[0]} {y - arrive[1]} {x} {y}")
                drawn = "c"
            last = here
        return "".join(parts).replace(" -", "-") + ("z" if closed else "")

    def fill(
        self,
        points: Sequence[Point],
        colour: str,
        corners: Collection[int] = (),
        more: str = "",
    ) -> None:
        """Add a closed smooth shape."""
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
        """Add an open smooth line, its width in the bird's own units."""
        self.elements.append(
            f'<path stroke="{colour}" stroke-width="{number(width * self.scale)}"{more}'
            f' d="{self.curve(points, False, corners)}"/>'
        )

    def rim(self, points: Sequence[Point], colour: str, corners: Collection[int] = ()) -> None:
        """Add an open outline, as thin as those of closed shapes."""
        self.elements.append(f'<path stroke="{colour}" d="{self.curve(points, False, corners)}"/>')

    def strokes(
        self, pairs: Sequence[tuple[Point, Point]], colour: str, width: float, more: str = ""
    ) -> None:
        """Add many short straight strokes of one colour; a stroke of length zero is a dot."""
        parts = []
        for start, end in pairs:
            here, there = self.place(start), self.place(end)
            parts.append(f"M{here[0]} {here[1]}l{there[0] - here[0]} {there[1] - here[1]}")
        data = "".join(parts).replace(" -", "-")
        self.elements.append(
            f'<path stroke="{colour}" stroke-width="{number(width * self.scale)}"{more}'
            f' d="{data}"/>'
        )

    def dot(self, centre: Point, radius: float, colour: str, more: str = "") -> None:
        """Add a disc."""
        x, y = self.place(centre)
        self.elements.append(
            f'<circle cx="{x}" cy="{y}" r="{number(max(radius * self.scale, 1.2))}"'
            f' fill="{colour}"{more}/>'
        )

    def oval(self, centre: Point, wide: float, high: float, colour: str, more: str = "") -> None:
        """Add an upright ellipse."""
        x, y = self.place(centre)
        self.elements.append(
            f'<ellipse cx="{x}" cy="{y}" rx="{number(wide * self.scale)}"'
            f' ry="{number(high * self.scale)}" fill="{colour}"{more}/>'
        )
