"""Silhouettes of birds seen from the front, and their adaptation to a species.

The axis of the bird is x = 0; silhouettes give only its right half.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from .geometry import Point


def _points(text: str) -> tuple[Point, ...]:
    pairs = (pair.split(",") for pair in text.split())
    return tuple(Point(float(x), float(y)) for x, y in pairs)


class Front(Struct, frozen=True):
    """The right half of a silhouette.

    ``outline``: from the crown to the middle of the belly. ``head``: how many of its points make up
    the head. ``wing``: from the shoulder round to the tip and back. ``disc``: half the face.
    ``eye``: the right eye; ``eye_size``: its radius. ``bill``: kind, upper end, width and length.
    ``feet``: the right foot's root and end. ``tail``: its start, half its width, and its length.
    ``ear``: a tuft on the right side of the head. ``owlish``: whether it frowns.
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
    "reedling": Front(
        outline=_points(
            "0,14 6,14.8 10.4,18.6 11.8,24.6 11,30 15.5,36 19,47 17.6,58 10.5,66 0,67.5"
        ),
        head=5,
        wing=_points("12.5,35 18,41 20.8,52 16.5,70 14,61 12.5,48"),
        disc=_points("0,18 5,18 9,21.5 9.4,29 5.4,34 0,35"),
        eye=Point(7, 23),
        eye_size=1.8,
        bill=("cone", Point(0, 24), 2.2, 5),
        feet=(Point(5, 65), Point(5.6, 73)),
        tail=(62, 4.4, 40),
        seat="reed",
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
    "bayowl": Front(
        outline=_points("0,8 9,8 16,11 18.5,22 15,34 19,41 20.5,56 17,72 9,82 0,84"),
        head=5,
        wing=_points("15,34 20,42 21.5,58 16,84 13,72 13,50"),
        disc=_points("0,14 6,10.5 14,12 14.5,24 9,33 0,37"),
        eye=Point(6.6, 21),
        eye_size=3,
        bill=("owl", Point(0, 23), 2.4, 8),
        feet=(Point(5, 80), Point(5.5, 87)),
        tail=(76, 6, 18),
        ear=_points("6,9 10,4.5 16,0.5 18.4,8 17,16"),
    ),
    "frogmouthfront": Front(
        outline=_points("0,12 11,12.5 19,18 20,27 17.5,36 20,45 20,58 15,74 8,81 0,82"),
        head=5,
        wing=_points("17,36 21,44 21,62 14,90 11,72 13,50"),
        disc=_points("0,20 9,17 15,22 15,30 9,36 0,37"),
        eye=Point(10.5, 23.5),
        eye_size=3.6,
        bill=("gape", Point(0, 27), 8.6, 6),
        feet=(Point(5, 79), Point(5.5, 84)),
        tail=(72, 6.5, 30),
    ),
    "sandpiperfront": Front(
        outline=_points("0,20 6,20.8 10.6,25 11.8,31 11,36 16.5,43 21,54 19.5,65 12,72.5 0,74"),
        head=5,
        wing=_points("13,41 20,47 23,59 19,76 16,68 13.5,55"),
        disc=_points("0,24 5,24 9,28 9,34 5,38 0,39"),
        eye=Point(6.6, 28.4),
        eye_size=1.9,
        bill=("spoon", Point(0, 29.5), 4.6, 15),
        feet=(Point(5.5, 72), Point(6.2, 87)),
        tail=(70, 4, 9),
        seat="mud",
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
    """Return a right half joined to its mirror image; its ends are in the middle."""
    return [*points, *(Point(-point.x, point.y) for point in reversed(points[1:-1]))]


def posed(front: Front, marks: dict[str, str]) -> Front:
    """Return the silhouette in this species' build, on its seat."""
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
