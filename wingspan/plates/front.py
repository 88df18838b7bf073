"""Birds that look at us: owls and the few others whose beak points to neither side.

The middle of the bird is x = 0; only its right half is written down.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .colours import colour, darker, outline_tone
from .description import PAINTED, Description
from .geometry import Box, Point, Sheet
from .seats import draw_seat
from .wing import line_tone


def _points(text: str) -> tuple[Point, ...]:
    pairs = (pair.split(",") for pair in text.split())
    return tuple(Point(float(x), float(y)) for x, y in pairs)


@dataclass(frozen=True)
class Front:
    """The right half of a silhouette.

    ``outline`` from the crown to the middle of the belly; ``head``: how many of its points make the
    head. ``wing``: shoulder round to the tip and back. ``disc``: half the face. ``eye``: the right
    eye and its radius. ``bill``: kind, its upper end, width and length. ``feet``: the right foot's
    root and its end. ``ear``: a tuft on the right side of the head. ``owlish``: it frowns.
    """

    outline: tuple[Point, ...]
    head: int
    wing: tuple[Point, ...]
    disc: tuple[Point, ...]
    eye: Point
    eye_size: float
    bill: tuple[str, Point, float, float]
    feet: tuple[Point, Point]
    tail: tuple[float, float, float]
    seat: str = "branch"
    ear: tuple[Point, ...] = ()
    owlish: bool = True


OWL = Front(
    outline=_points("0,6 12,8 20,16 22,27 19,36 24,44 26,58 22,74 12,84 0,86"),
    head=5,
    wing=_points("19,37 25,44 27,60 22,78 16,70 15,52"),
    disc=_points("0,16 9,13 16,19 17,28 11,36 0,38"),
    eye=Point(8, 24),
    eye_size=4,
    bill=("owl", Point(0, 26), 2.6, 8),
    feet=(Point(6, 82), Point(6.5, 88)),
    tail=(78, 8, 20),
)
FRONTS: dict[str, Front] = {
    "owl": OWL,
    "earedowl": Front(
        outline=OWL.outline,
        head=5,
        wing=OWL.wing,
        disc=OWL.disc,
        eye=OWL.eye,
        eye_size=4,
        bill=OWL.bill,
        feet=OWL.feet,
        tail=OWL.tail,
        ear=_points("6,9 13,2 19.5,-5 21,5 20,17"),
    ),
    "barnowl": Front(
        outline=_points("0,7 11,6 19,13 20,25 15,36 20,43 21,58 17,74 9,84 0,86"),
        head=5,
        wing=_points("16,36 21,44 22,60 17,84 13,72 13,50"),
        disc=_points("0,13 8,9 15.5,14 16,24 10,33 0,38"),
        eye=Point(6.8, 22),
        eye_size=2.6,
        bill=("owl", Point(0, 25), 2.4, 8),
        feet=(Point(5, 82), Point(5.5, 92)),
        tail=(78, 6, 16),
    ),
    "smallowl": Front(
        outline=_points("0,12 12,13 20,19 22,28 18,37 22,45 22,57 17,69 9,75 0,77"),
        head=5,
        wing=_points("18,38 23,45 23,60 17,75 14,66 14,50"),
        disc=_points("0,20 9,17 16,22 16,29 10,35 0,36"),
        eye=Point(8, 26),
        eye_size=3.7,
        bill=("owl", Point(0, 28), 2.4, 6.5),
        feet=(Point(6, 73), Point(6.5, 82)),
        tail=(70, 6, 12),
        seat="stone",
    ),
    "longowl": Front(
        outline=_points("0,10 11,11 18,16 20,25 16,33 20,40 20,52 15,62 8,67 0,68"),
        head=5,
        wing=_points("16,34 21,41 21,55 15,68 12,60 13,45"),
        disc=_points("0,17 8,14 14,19 14,26 9,31 0,32"),
        eye=Point(7, 23),
        eye_size=3.4,
        bill=("owl", Point(0, 25), 2.2, 6),
        feet=(Point(5, 64), Point(5.5, 88)),
        tail=(62, 5, 11),
        seat="ground",
    ),
    "owlet": Front(
        outline=_points("0,12 10,12 17,17 19,26 16,34 20,42 20,56 15,72 8,79 0,80"),
        head=5,
        wing=_points("16,36 21,43 21,60 14,86 12,70 13,50"),
        disc=_points("0,20 8,17 14,22 14,29 8,34 0,35"),
        eye=Point(7.6, 24),
        eye_size=3.7,
        bill=("small", Point(0, 29), 3, 3.4),
        feet=(Point(5, 77), Point(5.5, 82)),
        tail=(72, 6, 26),
    ),
    "condorfront": Front(
        outline=_points("0,8 6,9 9,15 7,22 9,27 20,33 25,46 22,64 13,77 0,80"),
        head=5,
        wing=_points("13,29 24,34 28,52 20,80 14,70 14,50"),
        disc=_points("0,11 5.5,12 7,17 5,24 0,27"),
        eye=Point(4.6, 16),
        eye_size=1.4,
        bill=("owl", Point(0, 17), 2.8, 9),
        feet=(Point(7, 76), Point(7.5, 84)),
        tail=(72, 9, 20),
        seat="branch",
    ),
    "larkfront": Front(
        outline=_points(
            "0,17 5.5,17.8 9.6,21.5 11,27 10.4,32 14.5,38 18.5,49 17.4,60 10.5,67.5 0,69"
        ),
        head=5,
        wing=_points("12,37 17.5,43 20.6,54 17.5,70 14.6,62 12,50"),
        disc=_points("0,21 5,21 8.4,24 8.6,31 5,36 0,37"),
        eye=Point(7, 25.4),
        eye_size=1.5,
        bill=("cone", Point(0, 26), 2, 4.6),
        feet=(Point(5, 67), Point(5.6, 80)),
        tail=(64, 4.2, 13),
        seat="ground",
        owlish=False,
    ),
    "kakapo": Front(
        outline=_points("0,12 9,13 16.5,19 19,28 20,37 27,45 32,59 29,74 17,84 0,86"),
        head=5,
        wing=_points("21,39 28,46 33,61 27,82 23,72 21,55"),
        disc=_points("0,20 8,18 13.5,23 14.5,32 10,39 0,41"),
        eye=Point(11.4, 24.5),
        eye_size=1.9,
        bill=("parrot", Point(0, 22.5), 5.2, 12.5),
        feet=(Point(9, 82), Point(10, 87)),
        tail=(78, 9, 17),
        seat="grass",
        owlish=False,
    ),
    "creeper": Front(
        outline=_points("0,15 6,17 10,23 10,29 9,33 14,41 15,53 12,64 6,72 0,75"),
        head=5,
        wing=_points("9,34 15,41 16,55 8,72 2,66 3,46"),
        disc=_points("0,18 1,18 1.5,26 1,33 0,34"),
        eye=Point(8, 24),
        eye_size=1.5,
        bill=("up", Point(0, 17), 2.1, 12),
        feet=(Point(12, 48), Point(19, 45)),
        tail=(70, 4.5, 24),
        seat="bark",
    ),
}


def mirrored(points: tuple[Point, ...] | list[Point]) -> list[Point]:
    """A right half and its left half as one outline; its ends lie in the middle."""
    return [*points, *(Point(-point.x, point.y) for point in reversed(points[1:-1]))]


def posed(front: Front, marks: dict[str, str]) -> Front:
    """The silhouette in this species' build, on its seat."""
    if not marks.keys() & {"headsize", "broad", "seat"}:
        return front
    larger, wider = float(marks.get("headsize", 1)), float(marks.get("broad", 1))
    neck = front.outline[front.head - 1].y

    def head(point: Point) -> Point:
        return Point(point.x * larger, neck + (point.y - neck) * larger)

    def body(point: Point) -> Point:
        return Point(point.x * wider, point.y)

    kind, top, wide, long = front.bill
    return replace(
        front,
        outline=(
            *map(head, front.outline[: front.head]),
            *map(body, front.outline[front.head :]),
        ),
        wing=tuple(map(body, front.wing)),
        disc=tuple(map(head, front.disc)),
        ear=tuple(map(head, front.ear)),
        eye=head(front.eye),
        eye_size=front.eye_size * larger,
        bill=(kind, head(top), wide * larger, long * larger),
        seat=marks.get("seat", front.seat),
    )


class FrontFigure:
    """One bird from the front (the treecreeper: from behind)."""

    def __init__(self, description: Description) -> None:
        self.marks = description.marks
        self.barn = description.family == "barnowl"
        self.front = posed(FRONTS[description.family], description.marks)
        self.has = {name: colour(value) for name, value in self.marks.items() if name in PAINTED}

    def box(self) -> Box:
        """The rectangle around the bird, without what it sits on."""
        front = self.front
        points = [*mirrored(front.outline), *front.wing, *front.ear, *front.feet]
        points += [Point(-point.x, point.y) for point in (*front.wing, *front.ear)]
        points.append(Point(0, front.tail[0] + front.tail[2]))
        if front.bill[0] == "up":
            points.append(front.bill[1].by(0, -front.bill[3]))
        return Box.around(points)

    def draw(self, sheet: Sheet) -> None:
        """Draw all of it, from back to front."""
        front, has = self.front, self.has
        up = has.get("up", colour("brown"))
        under = has.get("under", up)
        edge = outline_tone([up, under])
        outline = f' stroke="{edge}"'
        start, half, long = front.tail
        tail = [Point(half * 0.7, start), Point(half, start + long * 0.9), Point(0, start + long)]
        if front.seat == "bark":
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
        tail_line = [tail[0], tail[1], tail[2], *(Point(-p.x, p.y) for p in reversed(tail[:2]))]
        if front.seat not in ("branch", "bark"):
            sheet.fill(tail_line, has.get("tail", darker(up, 0.15)), {0, 4}, outline)
        if front.seat != "branch":
            self._feet(sheet)
        foot = front.feet[1]
        if front.seat != "bark":
            draw_seat(sheet, front.seat, Point(0, foot.y), self.box())
        if front.seat in ("branch", "bark"):
            sheet.fill(tail_line, has.get("tail", darker(up, 0.15)), {0, 4}, outline)
            if "tailbars" in has:
                sheet.strokes(
                    [
                        (Point(-half * 0.9, start + long * s), Point(half * 0.9, start + long * s))
                        for s in (0.5, 0.75)
                    ],
                    has["tailbars"],
                    1.8,
                )
        if front.ear:
            for sign in (1, -1):
                sheet.fill(
                    [Point(sign * p.x, p.y) for p in front.ear],
                    has.get("crest", has.get("head", up)),
                    (0, 2, 4),
                    outline,
                )
        if not front.owlish:
            self._wings(sheet, up, outline)
        sheet.fill(mirrored(front.outline), under)
        self._body(sheet, up)
        head = mirrored(
            [*front.outline[: front.head], Point(0, front.outline[front.head - 1].y + 4)]
        )
        sheet.fill(head, has.get("head", up))
        sheet.fill(mirrored(front.outline), "none", more=outline)
        if front.owlish:
            self._wings(sheet, up, outline)
        if front.seat == "branch":
            self._feet(sheet)
        self._face(sheet, up)

    def _plain_face(self, sheet: Sheet) -> None:
        """Brow, cheek and forehead of a bird that looks at us without a frown."""
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
        if "stripe" in has:
            band = [Point(x * wide * 0.72, top + y) for x, y in ((-1, 3.4), (0, 1.8), (1, 3.4))]
            sheet.line(band, has["stripe"], 2.6)

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

    def _body(self, sheet: Sheet, up: str) -> None:
        has, outline, head = self.has, self.front.outline, self.front.head
        neck, low = outline[head - 1].y, outline[-1].y
        half = outline[head + 1].x * 0.62
        if self.front.seat == "bark":
            grid = [
                Point(x * half, neck + (low - neck) * y)
                for x, y in (
                    (0, 0.05),
                    (-0.5, 0.2),
                    (0.5, 0.2),
                    (0, 0.35),
                    (-0.55, 0.5),
                    (0.55, 0.5),
                    (0, 0.65),
                )
            ]
            if "backstreak" in has:
                sheet.strokes([(p.by(0, -2), p.by(0, 2)) for p in grid], has["backstreak"], 1.7)
            return
        if "breast" in has:
            sheet.fill(
                mirrored(
                    [
                        Point(0, neck - 2),
                        outline[head - 1],
                        outline[head].by(-2, 2),
                        Point(0, neck + (low - neck) * 0.34),
                    ]
                ),
                has["breast"],
            )
        if "band" in has:
            side = outline[head - 1].x - 2.4
            sheet.line(
                [Point(-side, neck + 3), Point(0, neck + 7), Point(side, neck + 3)],
                has["band"],
                5,
            )
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
        sheet.fill(
            mirrored(
                [Point(0, low - 5), outline[-3].to(outline[-2], 0.3), outline[-2], Point(0, low)]
            ),
            "#1b1613",
            more=' opacity=".12"',
        )
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

    def _face(self, sheet: Sheet, up: str) -> None:
        front, has = self.front, self.has
        disc = mirrored(front.disc)
        eyes = [front.eye, Point(-front.eye.x, front.eye.y)]
        size = front.eye_size
        top = front.outline[0].y
        if "cap" in has:
            sheet.fill(
                mirrored(
                    [*front.outline[:3], front.eye.by(2, -size), Point(0, front.eye.y - size)]
                ),
                has["cap"],
            )
        if front.seat == "bark":
            if "brow" in has:
                sheet.strokes(
                    [(Point(s * 6, 19), Point(s * 8.5, 30)) for s in (1, -1)],
                    has["brow"],
                    1.7,
                )
            if "stripe" in has:
                sheet.strokes([(Point(x, 19), Point(x, 28)) for x in (-3, 0, 3)], has["stripe"], 1)
        elif "face" in has:
            rim = f' stroke="{has["nape"]}" stroke-width="4"' if "nape" in has else ""
            sheet.fill(
                disc,
                has["face"],
                (0, len(front.disc) - 1) if self.barn else (),
                rim,
            )
        if "backbars" in has:
            rings = [
                (
                    eye.by(x * size * 1.9, y * size * 1.9).by(-1.6 * y, 1.6 * x),
                    eye.by(x * size * 1.9, y * size * 1.9).by(1.6 * y, -1.6 * x),
                )
                for eye in eyes
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
            low = front.disc[-1]
            sheet.fill(
                mirrored([low.by(0, -5), low.by(7, -3), low.by(8, 2), low.by(0, 5)]), has["throat"]
            )
        if not front.owlish:
            self._plain_face(sheet)
        if "mask" in has and front.owlish:
            for eye in eyes:
                sheet.line(
                    [eye.by(-eye.x * 0.55, 1), eye, eye.by(eye.x * 0.3, 7)],
                    has["mask"],
                    size * 1.05,
                )
        if "brow" in has and front.owlish and front.seat != "bark":
            for sign in (1, -1):
                sheet.line(
                    [
                        Point(sign * 1.2, front.eye.y + 1),
                        Point(sign * front.eye.x * 0.7, front.eye.y - size * 1.25),
                        Point(sign * (front.eye.x + size * 1.5), front.eye.y - size * 1.5),
                    ],
                    has["brow"],
                    2,
                )
        if "crest" in has and not front.ear:
            for sign in (1, -1):
                horn = [Point(sign * x, top + y) for x, y in ((5, 1.6), (9.6, -2.6), (8, 3.6))]
                sheet.fill(horn, has["crest"], range(3))
        if "stripe" in has and front.owlish and front.seat != "bark":
            sheet.line([Point(0, top + 2), Point(0, front.eye.y - 1)], has["stripe"], 3)
        for eye in eyes:
            if "ring" in has:
                sheet.dot(eye, size * 1.35, has["ring"])
            sheet.dot(eye, size, has.get("eye", colour("dark")), ' class="eye"')
            sheet.dot(eye, size * 0.55, "#17130f")
            sheet.dot(eye.by(size * 0.25, -size * 0.3), size * 0.2, "#fff")
        kind, at, wide, long = front.bill
        tone = has.get("bill", colour("lead"))
        more = f' class="bill" stroke="{darker(tone, 0.5)}"'
        if kind == "up":
            half = [at.by(0, -long), at.by(wide * 0.6, -long * 0.4), at.by(wide, 0), at.by(0, 1)]
            sheet.fill(mirrored(half), tone, {0}, more)
        else:
            half = [
                at,
                at.by(wide, long * (0.45 if kind == "parrot" else 0.2)),
                at.by(wide * 0.4, long * 0.7),
                at.by(0, long),
            ]
            sheet.fill(mirrored(half), tone, {3} if kind != "parrot" else (), more)
