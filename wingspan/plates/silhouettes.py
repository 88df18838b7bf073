"""Family silhouettes: outlines drawn for this project, and others derived from them.

Every side view has the same sixteen landmarks, in this order, bill to the right:
B upper base of the bill, F forehead, C crown, H hindcrown, N nape, M mantle, K middle of the back,
R rump, T and U upper and lower root of the tail, V vent, L belly, P breast, Q lower and I upper
throat, J lower base of the bill. Long necks have more points between N and M and between Q and I.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from .geometry import Point

LANDMARKS = "BFCHNMKRTUVLPQIJ"


class Legs(Struct, frozen=True):
    """Legs: where on the belly each starts (as a share from L to V), their length and thickness.

    ``foot``: perch (toes round a branch), flat, long, web, claw or cling. ``lean``: how far forward
    the feet stand. ``pants``: whether feathers cover the upper legs.
    """

    roots: tuple[float, ...] = (0.3, 0.6)
    length: float = 12
    width: float = 1.5
    foot: str = "perch"
    lean: float = 2
    pants: bool = False


PERCHING = Legs()


class Family(Struct, frozen=True):
    """A silhouette: outline by landmark, neck, eye, wings, tail, bill, legs and seat.

    ``wing``: bend, top, upper edge, tip, lower edge, lower front. ``far``: the other wing of a bird
    in flight. ``tail``: shape, length, half the width, degrees (0 ahead, 90 down, 180 behind).
    ``bill``: shape, length, degrees. ``seat``: what to draw under it. ``wings``: folded, spread,
    flipper, or shaggy (no visible wings).
    """

    at: dict[str, Point]
    eye: Point
    wing: tuple[Point, ...]
    tail: tuple[str, float, float, float]
    bill: tuple[str, float, float]
    legs: Legs | None = PERCHING
    seat: str = "twig"
    back: tuple[Point, ...] = ()
    front: tuple[Point, ...] = ()
    far: tuple[Point, ...] = ()
    eye_size: float = 2.1
    wings: str = "folded"

    @property
    def flying(self) -> bool:
        """Whether the bird is drawn in flight."""
        return self.wings == "spread"


def _points(text: str) -> tuple[Point, ...]:
    pairs = (pair.split(",") for pair in text.split())
    return tuple(Point(float(x), float(y)) for x, y in pairs)


def drawn(
    outline: str,
    eye: str,
    wing: str,
    tail: tuple[str, float, float, float],
    bill: tuple[str, float, float],
    legs: Legs | None = PERCHING,
    seat: str = "twig",
    back: str = "",
    front: str = "",
    far: str = "",
    eye_size: float = 2.1,
    wings: str = "folded",
) -> Family:
    """Make a family from outlines written as "x,y x,y …"."""
    return Family(
        at=dict(zip(LANDMARKS, _points(outline), strict=True)),
        eye=_points(eye)[0],
        wing=_points(wing),
        tail=tail,
        bill=bill,
        legs=legs,
        seat=seat,
        back=_points(back),
        front=_points(front),
        far=_points(far),
        eye_size=eye_size,
        wings=wings,
    )


HEAD = "BFCHNIJ"


def bent(
    family: Family,
    turn: float = 0,
    wide: float = 1,
    high: float = 1,
    head: float = 1,
    tail: tuple[str, float, float, float] | None = None,
    bill: tuple[str, float, float] | None = None,
    legs: Legs | bool | None = True,
    seat: str | None = None,
    eye_size: float | None = None,
    lift: float = 0,
    **moved: tuple[float, float],
) -> Family:
    """Make a family from another: stretched, with another head size, landmarks moved, turned.

    ``turn``: degrees clockwise about the middle of the body. The tail turns too, and the bill half
    as far, unless they are given, which makes their degrees final. ``lift``: degrees by which the
    head is then raised.
    """
    at = {name: point.by(*moved.get(name, (0, 0))) for name, point in family.at.items()}
    at = {name: Point(point.x * wide, point.y * high) for name, point in at.items()}

    def stretched(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple(Point(point.x * wide, point.y * high) for point in points)

    eye = Point(family.eye.x * wide, family.eye.y * high)
    if head != 1:
        neck = at["N"].to(at["I"], 0.5)
        for name in HEAD:
            at[name] = neck.to(at[name], head)
        eye = neck.to(eye, head)
    centre = at["K"].to(at["L"], 0.5)
    at = {name: point.turned(centre, turn) for name, point in at.items()}
    eye = eye.turned(centre, turn)
    if lift:
        neck = at["N"].to(at["I"], 0.5)
        at |= {name: at[name].turned(neck, -lift) for name in HEAD}
        eye = eye.turned(neck, -lift)
    return replace(
        family,
        at=at,
        eye=eye,
        wing=tuple(point.turned(centre, turn) for point in stretched(family.wing)),
        far=tuple(point.turned(centre, turn) for point in stretched(family.far)),
        back=tuple(point.turned(centre, turn) for point in stretched(family.back)),
        front=tuple(point.turned(centre, turn) for point in stretched(family.front)),
        tail=tail or (*family.tail[:3], family.tail[3] + turn),
        bill=bill or (*family.bill[:2], family.bill[2] + turn * 0.5),
        legs=family.legs if legs is True else (legs or None),
        seat=family.seat if seat is None else seat,
        eye_size=family.eye_size if eye_size is None else eye_size,
    )
