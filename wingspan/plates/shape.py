"""The shape of a bird seen from the side: its outline, and points and lines on it."""

from __future__ import annotations

from math import atan2, degrees

from .crests import CRESTS
from .description import Description
from .families import FAMILIES
from .geometry import Box, Point, Sheet
from .parts import bill_points, tail_points
from .silhouettes import LANDMARKS, Family, bent

LEVEL = -25
"""The slope from nape to forehead, in degrees, for which crests were drawn."""


def posed(family: Family, marks: dict[str, str]) -> Family:
    """Return the family's silhouette in this species' posture and build."""
    if not marks.keys() & {"tilt", "plump", "broad", "headsize", "seat"}:
        return family
    tilt = float(marks.get("tilt", 0))
    return bent(
        family,
        turn=tilt,
        lift=tilt * 0.6,
        high=float(marks.get("plump", 1)),
        wide=float(marks.get("broad", 1)),
        head=float(marks.get("headsize", 1)),
        seat=marks.get("seat"),
    )


class Shape:
    """One bird from the side, posed and not yet drawn.

    ``sheet`` and ``has``, the colour of each mark, are set when it is drawn.
    """

    sheet: Sheet
    has: dict[str, str]

    def __init__(self, description: Description) -> None:
        self.marks = description.marks
        family = posed(FAMILIES[description.family], description.marks)
        self.family = family
        self.at = at = family.at
        self.eye = family.eye
        self.head = at["C"].distance(at["J"])
        ring: list[Point] = []
        self.index: dict[str, int] = {}
        for name in LANDMARKS:
            if name == "M":
                ring += family.back
            if name == "I":
                ring += family.front
            self.index[name] = len(ring)
            ring.append(at[name])
        self.ring = ring
        shape, length, degrees = family.bill
        self.bill, self.bill_tip = bill_points(
            self.marks.get("billform", shape),
            at["B"],
            at["J"],
            length * float(self.marks.get("billlong", 1)),
            degrees,
        )
        shape, length, half, degrees = family.tail
        self.tail, self.tail_corners, self.tail_end = tail_points(
            self.marks.get("tailform", shape),
            at["T"],
            at["U"],
            length * float(self.marks.get("taillong", 1)),
            half,
            degrees,
        )
        self.crest = self._crest()
        self.legs = self._legs()

    def box(self) -> Box:
        """Return the rectangle around the bird, without its seat."""
        points = [*self.ring, *self.bill, *self.tail, *self.crest, *self.family.wing]
        points += self.family.far
        points += [point for leg in self.legs for point in leg]
        if "plumes" in self.marks and self.marks.get("pose") == "cascade":
            points += self.cascade()
        return Box.around(points)

    def between(self, one: str, other: str, share: float) -> Point:
        """Return the point at that share of the way from one landmark to another."""
        return self.at[one].to(self.at[other], share)

    def rim(self, start: str, share: float) -> Point:
        """Return the point of the outline that share of the way from a landmark to the next
        point.
        """
        return self._on_rim(self.index[start], share)

    def _on_rim(self, first: int, share: float) -> Point:
        ring = self.ring
        count = len(ring)
        before, one = ring[first - 1], ring[first]
        other, after = ring[(first + 1) % count], ring[(first + 2) % count]
        rest = 1 - share
        near, far = 3 * rest * rest * share, 3 * rest * share * share
        return Point(
            *(
                rest**3 * a + near * (a + (b - z) / 6) + far * (b - (c - a) / 6) + share**3 * b
                for z, a, b, c in zip(before, one, other, after, strict=True)
            )
        )

    def down_neck(self, heads: float) -> tuple[Point, Point]:
        """Return the points of nape and throat that many heads down the neck."""
        ring = self.ring
        nape, next_nape = self.at["N"], ring[self.index["N"] + 1]
        throat, next_throat = self.at["I"], ring[self.index["I"] - 1]
        far = heads * self.head
        return (
            self.rim("N", min(0.9, far / nape.distance(next_nape))),
            throat.to(next_throat, min(0.9, far / throat.distance(next_throat))),
        )

    def edge_between(self, start: str, end: str) -> list[Point]:
        """Return the outline from one landmark to another, exact at its ends."""
        first, last, count = self.index[start], self.index[end], len(self.ring)
        steps = range(first + 1, last if first < last else last + count)
        inner = [self.ring[step % count] for step in steps]
        final = (last - 1) % count
        return [
            self.ring[first],
            self._on_rim(first, 0.25),
            *inner,
            self._on_rim(final, 0.75),
            self.ring[last],
        ]

    def ahead(self, share_x: float, share_y: float) -> Point:
        """Return a point near the eye, in heads ahead of it and below it."""
        return self.eye.by(share_x * self.head, share_y * self.head)

    def down(self, heads: float) -> Point:
        """Return a vector of that many heads from the head towards the body."""
        start, end = self.between("N", "I", 0.5), self.at["K"].to(self.at["P"], 0.5)
        far = heads * self.head / (start.distance(end) or 1)
        return Point((end.x - start.x) * far, (end.y - start.y) * far)

    def _crest(self) -> list[Point]:
        form = self.marks.get("crestform")
        if form is None:
            return []
        slope = self.at["F"].by(-self.at["N"].x, -self.at["N"].y)
        lean = degrees(atan2(slope.y, slope.x)) - LEVEL
        none = Point(0, 0)
        return [
            self.at[name].by(*Point(ahead * self.head, -above * self.head).turned(none, lean))
            for name, ahead, above in CRESTS[form]
        ]

    def _legs(self) -> list[tuple[Point, Point]]:
        legs = self.family.legs
        if legs is None:
            return []
        low, vent = self.at["L"], self.at["V"]
        length = legs.length * float(self.marks.get("leglong", 1))
        if legs.foot == "cling":
            side = 1 if self.family.seat == "trunk" else -1
            starts = [low.to(vent, share) for share in legs.roots]
            wall = self.wall()
            return [(start, Point(wall, start.y - side * 3)) for start in starts]
        starts = [low.to(vent, share) for share in legs.roots]
        ground = max(start.y for start in starts) + length
        return [(start.by(0, -2), Point(start.x + legs.lean, ground)) for start in starts]

    def wall(self) -> float:
        """Return the x of the surface of the trunk to which a bird clings."""
        if self.family.seat == "trunk":
            return max(self.at["P"].x, self.at["L"].x) + 5
        return min(self.at["L"].x, self.at["V"].x, self.at["P"].x) - 3

    def ground(self) -> Point:
        if self.family.legs is not None and self.family.legs.foot == "cling":
            return Point(self.wall(), self.at["K"].y)
        if self.legs and not self.family.flying:
            xs = [foot.x for _, foot in self.legs]
            return Point(sum(xs) / len(xs), self.legs[0][1].y)
        return Point(self.at["L"].x, self.at["L"].y)

    def cascade(self) -> list[Point]:
        start = self.at["K"].to(self.at["R"], 0.4)
        return [
            start.by(6, 4),
            start.by(-14, 3),
            start.by(-38, 10),
            start.by(-56, 32),
            start.by(-44, 28),
            start.by(-46, 44),
            start.by(-32, 33),
            start.by(-26, 46),
            start.by(-14, 30),
            start.by(4, 20),
        ]
