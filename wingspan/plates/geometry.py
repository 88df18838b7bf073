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


FINE = 4
"""Steps to one unit of the plate: coordinates are whole numbers of steps."""


BUTT = ' stroke-linecap="butt"'
"""For lines that end where they end."""


def number(value: float) -> str:
    """A length in steps with one decimal, as short as can be."""
    return f"{value:.1f}".removesuffix(".0")


class Sheet:
    """Collects the elements of one bird, each moved, scaled and mirrored into place."""

    def __init__(self, scale: float, left: float, top: float, mirrored: bool) -> None:
        """``left`` and ``top``: where the bird's own (0, 0) comes to lie on the plate."""
        self.scale = scale * FINE
        self._left = left * FINE
        self._top = top * FINE
        self._sign = -self.scale if mirrored else self.scale
        self.elements: list[str] = []

    def place(self, point: Point) -> tuple[int, int]:
        """Where a point of the bird is on the plate, in steps."""
        return (
            round(self._left + self._sign * point[0]),
            round(self._top + self.scale * point[1]),
        )

    def curve(
        self, points: Sequence[Point], closed: bool = True, corners: Collection[int] = ()
    ) -> str:
        """Path data of the smooth curve through points; those at ``corners`` are sharp."""
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
            f'<path stroke="{colour}" stroke-width="{number(width * self.scale)}"{more}'
            f' d="{self.curve(points, False, corners)}"/>'
        )

    def rim(self, points: Sequence[Point], colour: str, corners: Collection[int] = ()) -> None:
        """An open outline, as thin as those of closed shapes."""
        self.elements.append(f'<path stroke="{colour}" d="{self.curve(points, False, corners)}"/>')

    def strokes(
        self, pairs: Sequence[tuple[Point, Point]], colour: str, width: float, more: str = ""
    ) -> None:
        """Many short straight strokes of one colour; a stroke of no length is a dot."""
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
        """A disc."""
        x, y = self.place(centre)
        self.elements.append(
            f'<circle cx="{x}" cy="{y}" r="{number(max(radius * self.scale, 1.2))}"'
            f' fill="{colour}"{more}/>'
        )

    def oval(self, centre: Point, wide: float, high: float, colour: str, more: str = "") -> None:
        """An upright ellipse."""
        x, y = self.place(centre)
        self.elements.append(
            f'<ellipse cx="{x}" cy="{y}" rx="{number(wide * self.scale)}"'
            f' ry="{number(high * self.scale)}" fill="{colour}"{more}/>'
        )
