"""Birds seen from the front: owls and the few others whose beaks point to neither side."""

from __future__ import annotations

from .colours import colour, darker, outline_tone
from .description import PAINTED, Description
from .fronts import FRONTS, mirrored, posed
from .geometry import Box, Point, Sheet
from .seats import draw_seat
from .wing import line_tone


class FrontFigure:
    """One bird from the front (the treecreeper: from behind)."""

    def __init__(self, description: Description) -> None:
        self.marks = description.marks
        self.barn = description.family == "barnowl"
        self.front = posed(FRONTS[description.family], description.marks)
        self.has = {name: colour(value) for name, value in self.marks.items() if name in PAINTED}

    def box(self) -> Box:
        """Return the rectangle around the bird, without its seat."""
        front = self.front
        points = [*mirrored(front.outline), *front.wing, *front.ear, *front.feet]
        points += [Point(-point.x, point.y) for point in (*front.wing, *front.ear)]
        points.append(Point(0, front.tail[0] + front.tail[2]))
        if front.bill[0] == "up":
            points.append(front.bill[1].by(0, -front.bill[3]))
        return Box.around(points)

    def draw(self, sheet: Sheet) -> None:
        """Draw the bird from back to front."""
        front, has = self.front, self.has
        up = has.get("up", colour("brown"))
        under = has.get("under", up)
        outline = f' stroke="{outline_tone([up, under])}"'
        self._seat_and_tail(sheet, up, outline)
        self._ears(sheet, up, outline)
        if not front.owlish:
            self._wings(sheet, up, outline)
        sheet.fill(mirrored(front.outline), under)
        self._body(sheet)
        head = mirrored(
            [*front.outline[: front.head], Point(0, front.outline[front.head - 1].y + 4)]
        )
        sheet.fill(head, has.get("head", up))
        sheet.fill(mirrored(front.outline), "none", more=outline)
        if front.owlish:
            self._wings(sheet, up, outline)
        if front.seat == "branch":
            self._feet(sheet)
        self._face(sheet)
        self._eyes(sheet)
        self._bill(sheet)

    # The seat, and the parts behind the body

    def _seat_and_tail(self, sheet: Sheet, up: str, outline: str) -> None:
        """Draw the seat, the feet and the tail.

        The tail hangs in front of a branch; on the ground the feet are in front of the tail.
        """
        front = self.front
        if front.seat == "bark":
            self._bark(sheet)
        if front.seat not in ("branch", "bark"):
            self._tail(sheet, up, outline)
        if front.seat != "branch":
            self._feet(sheet)
        if front.seat != "bark":
            draw_seat(sheet, front.seat, Point(0, front.feet[1].y), self.box())
        if front.seat in ("branch", "bark"):
            self._tail(sheet, up, outline)
            self._tail_bars(sheet)

    def _bark(self, sheet: Sheet) -> None:
        """Draw the trunk that a treecreeper climbs, as wide as the plate."""
        box = self.box()
        sheet.fill(
            [
                Point(-30, box.top),
                Point(30, box.top - 1),
                Point(28, box.bottom / 2),
                Point(31, box.bottom),
                Point(-28, box.bottom),
                Point(-31, box.bottom / 2),
            ],
            "#dcd1bd",
            {0, 1, 3, 4},
        )
        sheet.strokes(
            [
                (Point(x, y), Point(x + 1, y + 13))
                for x, y in ((-22, 12), (-24, 50), (-17, 76), (20, 18), (24, 60), (18, 82))
            ],
            "#b8a88f",
            0.9,
        )

    def _tail(self, sheet: Sheet, up: str, outline: str) -> None:
        start, half, long = self.front.tail
        right = [Point(half * 0.7, start), Point(half, start + long * 0.9)]
        left = [Point(-point.x, point.y) for point in reversed(right)]
        tone = self.has.get("tail", darker(up, 0.15))
        sheet.fill([*right, Point(0, start + long), *left], tone, {0, 4}, outline)

    def _tail_bars(self, sheet: Sheet) -> None:
        if "tailbars" not in self.has:
            return
        start, half, long = self.front.tail
        sheet.strokes(
            [
                (Point(-half * 0.9, start + long * s), Point(half * 0.9, start + long * s))
                for s in (0.5, 0.75)
            ],
            self.has["tailbars"],
            1.8,
        )

    def _ears(self, sheet: Sheet, up: str, outline: str) -> None:
        has, ear = self.has, self.front.ear
        if not ear:
            return
        tone = has.get("crest", has.get("head", up))
        for sign in (1, -1):
            sheet.fill([Point(sign * p.x, p.y) for p in ear], tone, (0, 2, 4), outline)

    # The body

    def _wings(self, sheet: Sheet, up: str, outline: str) -> None:
        has = self.has
        base = has.get("wing", up)
        for sign in (1, -1):
            shoulder, bend, outer, tip, inner, root = (
                Point(sign * point.x, point.y) for point in self.front.wing
            )
            sheet.fill([shoulder, bend, outer, tip, inner, root], base, {3}, outline)
            flight = [outer.to(root, 0.2), outer.to(tip, 0.3), tip, inner, inner.to(root, 0.4)]
            sheet.fill(flight, has.get("flight", darker(base, 0.2)), {2})
            middle = outer.to(root, 0.5)
            sheet.strokes(
                [
                    (middle.to(outer, share), tip.to(end, 0.22))
                    for share, end in ((0.55, outer), (0.1, middle), (-0.35, inner))
                ],
                line_tone(has.get("flight", base)),
                0.6,
            )
            if "backspots" in has:
                spots = [
                    bend.to(root, 0.4),
                    middle,
                    middle.to(tip, 0.4),
                    shoulder.to(middle, 0.6).by(sign * 2, 2),
                ]
                sheet.strokes([(spot, spot) for spot in spots], has["backspots"], 2.2)
            if "wingbar" in has:
                sheet.strokes([(root, outer.to(bend, 0.4))], has["wingbar"], 2)

    def _body(self, sheet: Sheet) -> None:
        """Draw the marks on breast and belly, or on the back of the treecreeper."""
        if self.front.seat == "bark":
            self._back_streaks(sheet)
            return
        self._breast(sheet)
        self._pattern(sheet)
        self._shade_and_flanks(sheet)

    def _trunk(self) -> tuple[float, float, float]:
        """Return the heights of the lower ends of neck and belly, and half the width of marks."""
        outline, head = self.front.outline, self.front.head
        return outline[head - 1].y, outline[-1].y, outline[head + 1].x * 0.62

    def _back_streaks(self, sheet: Sheet) -> None:
        neck, low, half = self._trunk()
        places = (
            (0, 0.05),
            (-0.5, 0.2),
            (0.5, 0.2),
            (0, 0.35),
            (-0.55, 0.5),
            (0.55, 0.5),
            (0, 0.65),
        )
        grid = [Point(x * half, neck + (low - neck) * y) for x, y in places]
        streaks = [(point.by(0, -2), point.by(0, 2)) for point in grid]
        sheet.strokes(streaks, self.has["backstreak"], 1.7)

    def _breast(self, sheet: Sheet) -> None:
        has, outline, head = self.has, self.front.outline, self.front.head
        neck, low, _ = self._trunk()
        if "breast" in has:
            half = [
                Point(0, neck - 2),
                outline[head - 1],
                outline[head].by(-2, 2),
                Point(0, neck + (low - neck) * 0.34),
            ]
            sheet.fill(mirrored(half), has["breast"])
        if "band" in has:
            side = outline[head - 1].x - 2.4
            band = [Point(-side, neck + 3), Point(0, neck + 7), Point(side, neck + 3)]
            sheet.line(band, has["band"], 5)

    def _pattern(self, sheet: Sheet) -> None:
        """Draw bars, streaks or spots in rows from neck to belly."""
        has = self.has
        neck, low, half = self._trunk()
        rows = (0.14, 0.3, 0.46, 0.62, 0.78)
        span = low - neck
        if "bars" in has:
            for n, y in enumerate((0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84)):
                reach = half * (0.95, 1.12)[n % 2]
                row = [(-reach, 0), (-reach / 2, 2.2), (0, 0.4), (reach / 2, 2.2), (reach, 0)]
                sheet.line([Point(x, neck + span * y + down) for x, down in row], has["bars"], 1.25)
        if "streak" in has:
            sheet.strokes(
                [
                    (Point(x * half, neck + span * y - 2.6), Point(x * half, neck + span * y + 2.6))
                    for n, y in enumerate(rows)
                    for x in ((-0.7, 0, 0.7) if n % 2 else (-0.35, 0.35))
                ],
                has["streak"],
                1.8,
            )
        if "spots" in has:
            points = [
                Point(x * half, neck + span * y)
                for n, y in enumerate(rows)
                for x in ((-0.75, 0, 0.75) if n % 2 else (-0.4, 0.4))
            ]
            sheet.strokes([(p, p) for p in points], has["spots"], 3)

    def _shade_and_flanks(self, sheet: Sheet) -> None:
        has, outline, head = self.has, self.front.outline, self.front.head
        _, low, _ = self._trunk()
        half = [Point(0, low - 5), outline[-3].to(outline[-2], 0.3), outline[-2], Point(0, low)]
        sheet.fill(mirrored(half), "#1b1613", more=' opacity=".12"')
        if "flank" in has:
            for sign in (1, -1):
                edge = [*outline[head:-1], outline[-2].to(outline[head], 0.5).by(-5, 0)]
                sheet.fill([Point(sign * p.x, p.y) for p in edge], has["flank"], (0, len(edge) - 2))

    def _feet(self, sheet: Sheet) -> None:
        root, end = self.front.feet
        tone = self.has.get("legs", colour("horn"))
        pairs = []
        for sign in (1, -1):
            one, other = Point(sign * root.x, root.y), Point(sign * end.x, end.y)
            pairs.append((one, other))
            pairs += [(other, other.by(x, 2.4)) for x in (-2.8, 0, 2.8)]
        sheet.strokes(pairs, tone, 2)

    # The head

    def _face(self, sheet: Sheet) -> None:
        """Draw the marks on the head from back to front."""
        front = self.front
        self._cap(sheet)
        if front.seat == "bark":
            self._nape_of_a_creeper(sheet)
        else:
            self._disc(sheet)
        self._rings_and_spots(sheet)
        if not front.owlish:
            self._plain_face(sheet)
        else:
            self._frown(sheet)
        self._horns(sheet)
        if front.owlish and front.seat != "bark" and "stripe" in self.has:
            top = front.outline[0].y
            sheet.line([Point(0, top + 2), Point(0, front.eye.y - 1)], self.has["stripe"], 3)

    def _both_eyes(self) -> tuple[Point, Point]:
        eye = self.front.eye
        return eye, Point(-eye.x, eye.y)

    def _cap(self, sheet: Sheet) -> None:
        if "cap" not in self.has:
            return
        outline, eye, size = self.front.outline, self.front.eye, self.front.eye_size
        half = [*outline[:3], eye.by(2, -size), Point(0, eye.y - size)]
        sheet.fill(mirrored(half), self.has["cap"])

    def _nape_of_a_creeper(self, sheet: Sheet) -> None:
        has = self.has
        if "brow" in has:
            brows = [(Point(s * 6, 19), Point(s * 8.5, 30)) for s in (1, -1)]
            sheet.strokes(brows, has["brow"], 1.7)
        if "stripe" in has:
            sheet.strokes([(Point(x, 19), Point(x, 28)) for x in (-3, 0, 3)], has["stripe"], 1)

    def _disc(self, sheet: Sheet) -> None:
        """Draw the disc of an owl's face, with a rim of the nape's colour."""
        has, disc = self.has, self.front.disc
        if "face" not in has:
            return
        rim = f' stroke="{has["nape"]}" stroke-width="4"' if "nape" in has else ""
        sheet.fill(mirrored(disc), has["face"], (0, len(disc) - 1) if self.barn else (), rim)

    def _rings_and_spots(self, sheet: Sheet) -> None:
        """Draw rings round the eyes, spots on the forehead, and the throat."""
        has, size, top = self.has, self.front.eye_size, self.front.outline[0].y
        if "backbars" in has:
            rings = [
                (
                    eye.by(x * size * 1.9, y * size * 1.9).by(-1.6 * y, 1.6 * x),
                    eye.by(x * size * 1.9, y * size * 1.9).by(1.6 * y, -1.6 * x),
                )
                for eye in self._both_eyes()
                for x, y in ((0.7, -0.7), (0.9, 0.3), (-0.9, 0.3), (0.4, 0.95), (-0.5, 0.9))
            ]
            sheet.strokes(rings, has["backbars"], 0.8)
        if "spot" in has:
            points = [
                Point(x, top + y)
                for x, y in ((-8, 3.5), (0, 2.5), (8, 3.5), (-4, 6), (4, 6), (-12, 6.5), (12, 6.5))
            ]
            sheet.strokes([(p, p) for p in points], has["spot"], 1.6)
        if "throat" in has:
            low = self.front.disc[-1]
            half = [low.by(0, -5), low.by(7, -3), low.by(8, 2), low.by(0, 5)]
            sheet.fill(mirrored(half), has["throat"])

    def _plain_face(self, sheet: Sheet) -> None:
        """Draw brow, cheek, moustache and forehead of a bird that does not frown."""
        has, eye, top = self.has, self.front.eye, self.front.outline[0].y
        wide = self.front.outline[2].x
        for sign in (1, -1):
            if "brow" in has:
                arch = [
                    Point(0, eye.y - 1),
                    Point(sign * eye.x * 0.6, eye.y - 2.6),
                    Point(sign * (eye.x + 2.6), eye.y - 0.6),
                ]
                sheet.line(arch, has["brow"], 2)
            if "mask" in has:
                cheek = [
                    Point(sign * 1.6, eye.y + 1.6),
                    Point(sign * (eye.x - 0.6), eye.y + 1.8),
                    Point(sign * (eye.x + 1.4), eye.y + 7),
                ]
                sheet.line(cheek, has["mask"], 2.8)
            if "moustache" in has:
                drop = [eye.by(-4.4, 1), eye.by(0.4, 0.6), eye.by(1.4, 7), eye.by(-1.8, 13)]
                sheet.fill([Point(sign * p.x, p.y) for p in drop], has["moustache"], {0, 1, 3})
        if "stripe" in has:
            band = [Point(x * wide * 0.72, top + y) for x, y in ((-1, 3.4), (0, 1.8), (1, 3.4))]
            sheet.line(band, has["stripe"], 2.6)

    def _frown(self, sheet: Sheet) -> None:
        """Draw mask and brows of an owl; a treecreeper's brows are on its nape."""
        has, middle, size = self.has, self.front.eye, self.front.eye_size
        if "mask" in has:
            for eye in self._both_eyes():
                mask = [eye.by(-eye.x * 0.55, 1), eye, eye.by(eye.x * 0.3, 7)]
                sheet.line(mask, has["mask"], size * 1.05)
        if "brow" in has and self.front.seat != "bark":
            for sign in (1, -1):
                brow = [
                    Point(sign * 1.2, middle.y + 1),
                    Point(sign * middle.x * 0.7, middle.y - size * 1.25),
                    Point(sign * (middle.x + size * 1.5), middle.y - size * 1.5),
                ]
                sheet.line(brow, has["brow"], 2)

    def _horns(self, sheet: Sheet) -> None:
        """Draw the crest of a bird without ears: two small tufts."""
        if "crest" not in self.has or self.front.ear:
            return
        top = self.front.outline[0].y
        for sign in (1, -1):
            horn = [Point(sign * x, top + y) for x, y in ((5, 1.6), (9.6, -2.6), (8, 3.6))]
            sheet.fill(horn, self.has["crest"], range(3))

    def _eyes(self, sheet: Sheet) -> None:
        has, size = self.has, self.front.eye_size
        for eye in self._both_eyes():
            sheet.dot(eye, size, has.get("eye", colour("dark")), ' class="eye"')
            sheet.dot(eye, size * 0.55, "#17130f")
            sheet.dot(eye.by(size * 0.25, -size * 0.3), size * 0.2, "#fff")

    def _bill(self, sheet: Sheet) -> None:
        kind, at, wide, long = self.front.bill
        tone = self.has.get("bill", colour("lead"))
        more = f' class="bill" stroke="{darker(tone, 0.5)}"'
        if kind == "up":
            half = [at.by(0, -long), at.by(wide * 0.6, -long * 0.4), at.by(wide, 0), at.by(0, 1)]
            sheet.fill(mirrored(half), tone, {0}, more)
            return
        if kind == "spoon":
            half = [at, at.by(1.6, 0.4), at.by(1.2, long * 0.55)]
            half += [at.by(wide, long * 0.76), at.by(wide * 0.75, long * 0.97), at.by(0, long)]
            sheet.fill(mirrored(half), tone, more=more)
            return
        if kind == "gape":
            half = [at.by(0, -1), at.by(2, 0.5), at.by(wide, long * 0.35)]
            half += [at.by(wide * 0.6, long * 0.8), at.by(0, long)]
            sheet.fill(mirrored(half), tone, {2, 6}, more)
            return
        half = [
            at,
            at.by(wide, long * (0.45 if kind == "parrot" else 0.2)),
            at.by(wide * 0.4, long * 0.7),
            at.by(0, long),
        ]
        sheet.fill(mirrored(half), tone, {3} if kind != "parrot" else (), more)
