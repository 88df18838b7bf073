"""Family silhouettes: outlines drawn for this project, and those bent out of them.

Every side view has the same sixteen landmarks, in this order, bill to the right:
B upper base of the bill, F forehead, C crown, H hindcrown, N nape, M mantle, K middle of the back,
R rump, T and U upper and lower root of the tail, V vent, L belly, P breast, Q lower and I upper
throat, J lower base of the bill. Long necks have more points between N and M and between Q and I.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .geometry import Point

LANDMARKS = "BFCHNMKRTUVLPQIJ"


@dataclass(frozen=True)
class Legs:
    """Legs: where on the belly (share from L to V) each starts, and how long and thick they are.

    ``foot``: perch (toes round a branch), flat, web or claw. ``lean``: how far feet stand forward.
    """

    roots: tuple[float, ...] = (0.3, 0.6)
    length: float = 12
    width: float = 1.5
    foot: str = "perch"
    lean: float = 2
    pants: bool = False


@dataclass(frozen=True)
class Family:
    """A silhouette: outline by landmark, neck, eye, wings, tail, bill, legs and where it sits.

    ``wing``: bend, top, upper edge, tip, lower edge, lower front. ``far``: the other wing of a bird
    in flight. ``tail``: shape, length, half its width, degrees (0 ahead, 90 down, 180 behind).
    ``bill``: shape, length, degrees. ``seat``: what is drawn under it. ``wings``: folded, spread,
    flipper, or shaggy (none to be seen).
    """

    at: dict[str, Point]
    eye: Point
    wing: tuple[Point, ...]
    tail: tuple[str, float, float, float]
    bill: tuple[str, float, float]
    legs: Legs | None = Legs()
    seat: str = "twig"
    back: tuple[Point, ...] = ()
    front: tuple[Point, ...] = ()
    far: tuple[Point, ...] = ()
    eye_size: float = 2.1
    wings: str = "folded"

    @property
    def flying(self) -> bool:
        """Whether it is drawn on the wing."""
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
    legs: Legs | None = Legs(),
    seat: str = "twig",
    back: str = "",
    front: str = "",
    far: str = "",
    eye_size: float = 2.1,
    wings: str = "folded",
) -> Family:
    """A family from outlines written as "x,y x,y …"."""
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
    """A family made from another: stretched, with another head size, landmarks moved, turned.

    ``turn`` is clockwise, about the middle of the back; degrees of bill and tail turn along unless
    they are given, then they are as they come out. ``lift``: degrees the head is then raised.
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


FAMILIES: dict[str, Family] = {}

SONGBIRD = drawn(
    "94,21 90,14 82,10.5 73,14 68,24 60,33 46,45 33,54 "
    "23,61 26,66 41,71 61,72 83,57 91,41 92,30 93.5,25.5",
    "86,19",
    "80,40 66,34 45,49 17,67 43,65 67,60",
    ("notch", 27, 4, 152),
    ("thin", 9, 5),
    Legs((0.25, 0.55), 8.5, 1.5),
)
GROUND = Legs((0.3, 0.6), 14, 1.5, "flat")
TRUNK = Legs((-0.1, 0.6), 8, 1.7, "cling")

FAMILIES |= {
    "warbler": bent(SONGBIRD, wide=0.98, high=0.93, turn=4),
    "kinglet": bent(SONGBIRD, head=1.14, wide=0.9, high=1.02, tail=("notch", 22, 3.5, 155)),
    "vireo": bent(SONGBIRD, turn=3, bill=("tiphook", 9, 5)),
    "sparrow": bent(SONGBIRD, wide=0.97, bill=("cone", 9, 6), tail=("notch", 25, 4, 152)),
    "finch": bent(
        SONGBIRD, wide=0.94, high=1.02, head=1.06, bill=("cone", 9.5, 6), tail=("notch", 23, 4, 150)
    ),
    "weaver": bent(
        SONGBIRD, wide=0.9, high=1.02, turn=-8, bill=("stout", 9, 10), tail=("wedge", 20, 4, 140)
    ),
    "grosbeak": bent(SONGBIRD, head=1.12, bill=("stout", 12, 8), B=(0, -2), J=(-1, 2)),
    "crossbill": bent(SONGBIRD, head=1.08, bill=("cross", 12, 14), tail=("fork", 20, 4, 150)),
    "thrush": bent(
        SONGBIRD,
        turn=-8,
        bill=("thin", 11, 4),
        tail=("square", 29, 4.5, 146),
        legs=GROUND,
        seat="ground",
    ),
    "chat": bent(
        SONGBIRD,
        turn=-16,
        head=1.08,
        wide=0.93,
        bill=("thin", 8, 2),
        legs=Legs((0.2, 0.5), 17, 1.3),
        tail=("square", 24, 4, 140),
    ),
    "bluebird": bent(
        SONGBIRD, turn=-14, head=1.08, bill=("thin", 8, 3), tail=("notch", 24, 4, 140)
    ),
    "wren": bent(
        SONGBIRD,
        turn=10,
        wide=0.88,
        head=1.06,
        bill=("decurved", 12, 8),
        tail=("round", 22, 4.5, 238),
    ),
    "fairywren": bent(
        SONGBIRD,
        turn=0,
        wide=0.84,
        head=1.06,
        bill=("thin", 7, 4),
        tail=("round", 44, 3.6, 248),
        legs=Legs((0.25, 0.55), 16, 1.2),
    ),
    "chickadee": bent(
        SONGBIRD, head=1.2, wide=0.9, bill=("tiny", 7, 6), tail=("square", 27, 4, 152), B=(-1, 0)
    ),
    "longtailedtit": bent(
        SONGBIRD,
        head=1.18,
        wide=0.72,
        turn=6,
        bill=("tiny", 5, 8),
        tail=("graduated", 54, 3.6, 160),
    ),
    "nuthatch": bent(
        SONGBIRD,
        turn=78,
        lift=50,
        head=1.08,
        high=0.94,
        bill=("dagger", 13, 26),
        legs=TRUNK,
        seat="trunkleft",
        tail=("square", 13, 5, 250),
        B=(0, 2),
    ),
    "flycatcher": bent(
        SONGBIRD, turn=-18, head=1.12, bill=("wide", 12, 2), tail=("notch", 31, 4, 130), H=(-2, -2)
    ),
    "scissortail": bent(
        SONGBIRD, turn=-10, wide=0.76, high=0.8, bill=("wide", 9, 2), tail=("streamer", 46, 4, 150)
    ),
    "shrike": bent(
        SONGBIRD, turn=-16, head=1.16, bill=("raptor", 10, 6), tail=("round", 32, 4, 132)
    ),
    "starling": bent(
        SONGBIRD,
        turn=-4,
        high=0.96,
        bill=("dagger", 14, 6),
        tail=("square", 18, 4.5, 150),
        legs=Legs((0.3, 0.6), 15, 1.8, "flat"),
        seat="ground",
    ),
    "blackbird": bent(SONGBIRD, turn=-8, bill=("dagger", 13, 4), tail=("round", 31, 4.5, 145)),
    "grackle": bent(SONGBIRD, turn=-6, wide=0.92, bill=("dagger", 15, 6), tail=("fan", 40, 3, 148)),
    "meadowlark": bent(
        SONGBIRD,
        turn=-14,
        high=1.08,
        bill=("dagger", 18, 2),
        tail=("square", 15, 5, 140),
        legs=Legs((0.3, 0.6), 17, 1.7, "flat"),
        seat="post",
    ),
    "oriole": bent(
        SONGBIRD, turn=-4, wide=0.96, bill=("dagger", 13, 6), tail=("round", 31, 4, 146)
    ),
    "tanager": bent(SONGBIRD, head=1.05, bill=("stout", 11, 6), tail=("notch", 27, 4, 150)),
    "mockingbird": bent(
        SONGBIRD,
        turn=-10,
        wide=0.92,
        high=0.9,
        bill=("tiphook", 11, 6),
        tail=("round", 42, 4, 156),
        legs=Legs((0.3, 0.6), 17, 1.5),
    ),
    "waxwing": bent(
        SONGBIRD, turn=-22, wide=0.98, bill=("wide", 7, 8), tail=("square", 22, 4.5, 126)
    ),
    "pipit": bent(
        SONGBIRD,
        turn=10,
        wide=1.02,
        high=0.88,
        bill=("thin", 9, 0),
        tail=("notch", 27, 3.5, 172),
        legs=Legs((0.3, 0.6), 18, 1.3, "flat"),
        seat="ground",
    ),
    "wagtail": bent(
        SONGBIRD,
        turn=14,
        wide=0.86,
        high=0.88,
        head=1.08,
        bill=("thin", 8, 0),
        tail=("square", 44, 3.4, 172),
        legs=Legs((0.3, 0.6), 18, 1.3, "flat"),
        seat="ground",
    ),
    "fantail": bent(
        SONGBIRD,
        turn=14,
        wide=0.82,
        high=0.9,
        head=1.1,
        bill=("wide", 8, 2),
        tail=("round", 42, 6, 196),
        legs=Legs((0.3, 0.6), 17, 1.4),
    ),
    "lark": bent(
        SONGBIRD,
        turn=6,
        high=0.96,
        bill=("thin", 10, 2),
        tail=("notch", 22, 4, 166),
        legs=Legs((0.3, 0.6), 15, 1.4, "flat"),
        seat="ground",
    ),
    "dipper": bent(
        SONGBIRD,
        turn=2,
        wide=0.85,
        high=1.06,
        bill=("thin", 9, 4),
        tail=("square", 14, 5, 190),
        legs=Legs((0.3, 0.6), 14, 1.8, "flat"),
        seat="stone",
    ),
    "honeyeater": bent(
        SONGBIRD,
        turn=-6,
        wide=0.94,
        high=0.95,
        bill=("decurved", 16, 6),
        tail=("round", 32, 4, 148),
    ),
    "miner": bent(
        SONGBIRD,
        turn=-10,
        wide=0.96,
        head=1.05,
        bill=("thin", 11, 6),
        tail=("round", 34, 4.5, 148),
        legs=Legs((0.3, 0.6), 14, 1.8),
    ),
    "wattlebird": bent(
        SONGBIRD,
        turn=-8,
        wide=0.95,
        high=0.88,
        bill=("decurved", 14, 4),
        tail=("graduated", 44, 4.5, 154),
    ),
    "robin": bent(
        SONGBIRD,
        turn=-20,
        head=1.16,
        wide=0.88,
        bill=("thin", 7.5, 4),
        tail=("square", 22, 4, 138),
        legs=Legs((0.2, 0.5), 17, 1.2),
    ),
    "woodswallow": bent(
        SONGBIRD,
        turn=-20,
        head=1.06,
        wide=1,
        bill=("dagger", 10, 4),
        tail=("square", 16, 4.5, 134),
        legs=Legs((0.2, 0.5), 5, 1.5),
        seat="wire",
    ),
    "drongo": bent(
        SONGBIRD, turn=-22, wide=0.9, bill=("tiphook", 13, 6), tail=("swallow", 28, 4, 130)
    ),
    "whipbird": bent(
        SONGBIRD,
        turn=4,
        wide=0.86,
        high=0.86,
        bill=("thin", 10, 4),
        tail=("graduated", 50, 5, 172),
        legs=Legs((0.3, 0.6), 17, 1.6, "flat"),
        seat="ground",
    ),
    "bowerbird": bent(
        SONGBIRD, turn=-6, wide=0.98, bill=("thin", 11, 4), tail=("square", 25, 5, 146)
    ),
    "magpielark": bent(
        SONGBIRD,
        turn=-6,
        wide=0.92,
        high=0.9,
        bill=("thin", 11, 2),
        tail=("square", 28, 4.5, 154),
        legs=Legs((0.3, 0.6), 20, 1.5, "flat"),
        seat="ground",
    ),
    "magpie": bent(
        SONGBIRD,
        turn=0,
        wide=0.8,
        high=0.86,
        bill=("corvid", 12, 6),
        tail=("graduated", 62, 4.5, 166),
        legs=Legs((0.3, 0.6), 19, 2, "flat"),
        seat="ground",
    ),
    "jay": bent(
        SONGBIRD,
        turn=0,
        wide=0.9,
        high=0.92,
        bill=("dagger", 12, 4),
        tail=("round", 42, 5, 158),
        legs=Legs((0.3, 0.6), 13, 2),
    ),
    "crow": bent(
        SONGBIRD,
        turn=4,
        wide=1.04,
        high=0.94,
        bill=("corvid", 16, 8),
        tail=("round", 26, 6, 158),
        B=(-1, -3),
        F=(-1, -1.5),
        C=(-1, -0.5),
        J=(-0.5, 1.5),
        legs=Legs((0.35, 0.65), 17, 2.6, "flat"),
        seat="ground",
    ),
    "raven": bent(
        SONGBIRD,
        turn=0,
        wide=1.06,
        high=0.96,
        bill=("corvid", 21, 6),
        tail=("wedge", 36, 7.5, 155),
        B=(-1, -4),
        F=(-1, -1),
        C=(-1, 1),
        J=(-0.5, 2),
        I=(4, 3),
        Q=(3, 2),
        legs=Legs((0.35, 0.65), 14, 2.8, "flat"),
        seat="stone",
    ),
    "butcherbird": bent(
        SONGBIRD,
        turn=-12,
        head=1.1,
        bill=("tiphook", 17, 4),
        tail=("square", 28, 4.5, 142),
        legs=Legs((0.25, 0.55), 11, 2),
        B=(0, -1),
        J=(0, 1),
    ),
    "ausmagpie": bent(
        SONGBIRD,
        turn=-4,
        bill=("tiphook", 19, 4),
        tail=("square", 22, 6, 150),
        B=(0, -1.5),
        J=(0, 1.5),
        legs=Legs((0.35, 0.65), 20, 2.4, "flat"),
        seat="ground",
    ),
    "swallow": bent(
        drawn(
            "93,22 90,16 82,12 73,16 67,25 58,34 45,46 33,54 "
            "25,60 28,64 42,66 62,64 82,52 91,40 92,30 92.5,26",
            "87,20",
            "80,40 65,34 42,50 2,75 41,62 68,56",
            ("fork", 22, 4, 152),
            ("tiny", 6, 6),
            Legs((0.25, 0.5), 5, 1.3),
            "wire",
        ),
        turn=-10,
    ),
    "barnswallow": bent(
        drawn(
            "93,22 90,16 82,12 73,16 67,25 58,34 45,46 33,54 "
            "25,60 28,64 42,66 62,64 82,52 91,40 92,30 92.5,26",
            "87,20",
            "80,40 65,34 42,50 2,75 41,62 68,56",
            ("swallow", 26, 3.5, 150),
            ("tiny", 6, 6),
            Legs((0.25, 0.5), 5, 1.3),
            "wire",
        ),
        turn=-10,
    ),
    "beeeater": bent(
        SONGBIRD,
        turn=-14,
        wide=0.9,
        high=0.9,
        bill=("decurved", 20, 6),
        tail=("pins", 40, 4, 140),
        legs=Legs((0.2, 0.45), 5, 1.3),
    ),
    "roller": bent(
        SONGBIRD,
        turn=-12,
        head=1.16,
        bill=("tiphook", 14, 4),
        tail=("square", 26, 5, 140),
        legs=Legs((0.2, 0.45), 7, 1.6),
        B=(0, -1),
        J=(0, 1.5),
    ),
    "kingfisher": bent(
        SONGBIRD,
        turn=-20,
        head=1.3,
        wide=0.88,
        bill=("dagger", 27, 2),
        tail=("square", 13, 5, 128),
        legs=Legs((0.15, 0.4), 4, 1.7),
        B=(-1, -1),
        J=(-1, 1),
    ),
    "kookaburra": bent(
        SONGBIRD,
        turn=-16,
        head=1.32,
        wide=0.92,
        bill=("stout", 23, 2),
        tail=("square", 27, 5, 130),
        legs=Legs((0.15, 0.4), 5, 2),
        B=(-1, -1),
        J=(-1, 1),
    ),
    "woodpecker": bent(
        drawn(
            "78,16 73,10 65,8.5 57,13 53,21 45,32 40,46 39,58 "
            "40,66 47,68 56,62 64,53 70,42 74,32 76,25 78,20.5",
            "70,16",
            "66,34 52,29 42,45 41,70 52,58 62,48",
            ("wedge", 23, 5, 74),
            ("dagger", 15, 4),
            Legs((-0.5, 0.15), 8, 1.8, "cling"),
            "trunk",
            eye_size=1.9,
        ),
        turn=-15,
        lift=-13,
        bill=("dagger", 15, 6),
        tail=("wedge", 27, 5, 54),
    ),
    "pigeon": drawn(
        "92,21.5 89,15 83,12 76,14.5 72,23 62,33 47,43 33,52 "
        "23,59 27,64 42,68 62,70 84,58 91,44 90.5,32 91.5,26",
        "85.5,20",
        "80,42 65,35 46,47 16,63 44,63 68,60",
        ("round", 29, 5, 156),
        ("thin", 8, 10),
        Legs((0.3, 0.55), 9, 1.9, "flat"),
        "ground",
    ),
    "cuckoo": bent(
        SONGBIRD,
        turn=2,
        wide=0.9,
        high=0.84,
        bill=("decurved", 11, 8),
        tail=("graduated", 46, 5, 156),
        legs=Legs((0.3, 0.55), 7, 1.5),
    ),
    "coucal": bent(
        SONGBIRD,
        turn=4,
        wide=0.86,
        high=0.82,
        bill=("hook", 12, 8),
        tail=("graduated", 60, 6.5, 160),
        legs=Legs((0.3, 0.6), 12, 2.2),
    ),
    "roadrunner": bent(
        SONGBIRD,
        turn=8,
        wide=0.86,
        high=0.74,
        bill=("tiphook", 17, 2),
        tail=("graduated", 58, 4.5, 200),
        legs=Legs((0.35, 0.6), 27, 2, "flat"),
        seat="ground",
    ),
    "nightjar": drawn(
        "94,40 92,34 85,30 75,31 68,36 58,40 45,44 32,48 "
        "22,52 23,56 38,60 58,61 78,57 90,50 93,46 94,44",
        "87.5,37",
        "78,44 62,38 44,45 4,57 40,58 64,57",
        ("notch", 24, 4, 172),
        ("tiny", 4, 10),
        Legs((0.3, 0.5), 4, 1.6),
        "branch",
        eye_size=2.9,
    ),
    "frogmouth": drawn(
        "84,20 82,13 73,9 62,13 56,24 50,36 44,50 41,63 "
        "40,74 47,78 57,72 68,62 78,48 82,38 83,31 84,26",
        "75,19",
        "73,40 57,34 45,52 40,80 54,68 68,56",
        ("round", 22, 5.5, 98),
        ("wide", 10, 6),
        Legs((0.3, 0.5), 5, 2),
        "branch",
        eye_size=3,
    ),
    "swift": drawn(
        "98,47 95.5,43.5 90,41.5 83,42 77,43.5 70,44 58,45.5 46,47.5 "
        "37,49 37,52 46,54.5 58,57 72,58 86,57 94,54.5 97,51.5",
        "92,47",
        "76,53 66,54 40,80 6,94 44,92 74,66",
        ("fork", 21, 2.8, 180),
        ("tiny", 3.5, 8),
        None,
        "air",
        far="78,45 70,43 52,18 26,0 60,10 84,40",
        wings="spread",
        eye_size=1.8,
    ),
    "petrel": drawn(
        "97,48 95,44 89,41 82,42 77,45 70,46 58,47 47,48 "
        "38,48.5 38,52 48,55 60,57 74,57 86,55.5 93,53.5 96,51.5",
        "91,46.5",
        "76,47 64,32 50,20 16,8 44,32 58,51",
        ("square", 17, 4.5, 184),
        ("tiphook", 7, 16),
        Legs((0.2, 0.5), 17, 1.1, "web", -4),
        "waves",
        far="80,47 88,32 88,18 78,-2 72,22 68,48",
        wings="spread",
    ),
    "frigatebird": drawn(
        "97,44 94,40 88,38 81,39.5 76,42 68,43 56,45 46,47 "
        "38,48.5 38,51 48,54 60,56 74,56 85,53 92,50 96,48",
        "91,43",
        "77,44 72,24 52,8 4,2 44,22 58,48",
        ("fork", 34, 5, 174),
        ("tiphook", 17, 10),
        None,
        "air",
        far="80,45 92,26 96,12 92,-14 80,14 68,46",
        wings="spread",
    ),
    "skimmer": drawn(
        "97,44 95,40 88,38 80,39.5 75,42 66,43 55,45 45,47 "
        "36,48.5 36,51.5 47,54.5 60,56 74,56 86,54 93,51 96.5,49",
        "91,43",
        "76,45 66,28 48,14 6,8 42,28 58,49",
        ("fork", 17, 4, 180),
        ("skimmer", 24, 20),
        None,
        "waves",
        far="80,45 92,28 94,14 86,-10 78,16 68,47",
        wings="spread",
    ),
    "hummingbird": drawn(
        "90,28 87,23 80.5,20.5 74,24 71,31 64,37 54,46 46,57 "
        "41,66 47,68.5 56,64 68,55 79,46 83.5,39 86,34.5 89.5,31.5",
        "83.5,27.5",
        "68,39 60,26 44,12 16,2 46,28 60,45",
        ("notch", 17, 4, 112),
        ("needle", 29, -2),
        None,
        "air",
        far="72,37 72,22 66,8 48,-8 60,18 65,40",
        wings="spread",
        eye_size=2,
    ),
    "duck": drawn(
        "96,27.5 92.5,20 85.5,16.5 78.5,19.5 76,28.5 68.5,37.5 51,38.5 32,42.5 "
        "17,45.5 19,53 33,62 58,67 85,63.5 92,51 91,39 95,32.5",
        "87,25",
        "79,47 67,40.5 43,41 9,43.5 36,56 64,60",
        ("point", 14, 3, 190),
        ("duck", 15, 12),
        None,
        "water",
    ),
    "goose": drawn(
        "98,14 95,9 89,6 82.5,9 81,16.5 75,40.5 54,43 32,50 "
        "16,55 20,63 38,69 62,70.5 84,63 91,47 91.5,21 97.5,18",
        "90.5,12",
        "80,50 66,43 43,47.5 11,56 38,63 66,64",
        ("round", 11, 4, 174),
        ("duck", 12, 10),
        Legs((0.25, 0.5), 14, 2.2, "web"),
        "ground",
        back="82,28",
        front="91.5,32",
    ),
    "swan": drawn(
        "100,15.5 97,10 91,6 84,9 82,18 64,45 44,39 22,43 "
        "8,44 13,56 30,67 58,70 86,66 95,53 93,23 99.5,20",
        "93,13",
        "80,52 62,41 38,37 5,40 34,58 66,64",
        ("point", 9, 4, 186),
        ("duck", 15, 14),
        None,
        "water",
        back="86,29 80,40",
        front="98,38",
    ),
    "grebe": drawn(
        "95,21 91.5,15.5 85,12.5 79,15.5 77.5,24 69,42.5 51,42.5 34,46 "
        "21,51 21,58 34,65 58,67 82,63 88,50 87.5,28 94,24.5",
        "87.5,20",
        "74,50 62,46.5 42,48 22,54 40,60 64,61",
        ("point", 5, 3, 200),
        ("dagger", 14, 4),
        None,
        "water",
        back="76.5,34",
        front="86.5,39",
    ),
    "loon": drawn(
        "97,23 92.5,17 85,14 77,17.5 74.5,28 67,44 50,47 30,50 "
        "10,55 12,60 30,64 58,66.5 84,63 91,48 90.5,34 96.5,28.5",
        "87,22",
        "76,52 62,47.5 40,50 13,57 38,61 64,61",
        ("point", 4, 3, 190),
        ("dagger", 21, 2),
        None,
        "water",
    ),
    "heron": drawn(
        "92,13 87,9 80,7 73,10 71.5,16.5 55,46 43,55 31,65 "
        "22,73 26,78 40,75 56,71 70,58 75,48 82.5,20.5 91,17.5",
        "84,12.5",
        "70,52 58,47 42,56 20,76 40,72 60,66",
        ("square", 10, 4, 145),
        ("dagger", 24, 2),
        Legs((0.3, 0.5), 38, 1.8, "flat"),
        "water2",
        back="74,25 69,35 61,41",
        front="80,39 83,29",
    ),
    "bittern": drawn(
        "95,25 90,20 83,17.5 73,20 65,28 56,39 43,51 31,61 "
        "22,69 27,74 42,73 61,71 80,58 87,46 90,36 94.5,30.5",
        "87,24",
        "77,46 62,41 44,54 19,71 42,69 64,63",
        ("square", 10, 4, 142),
        ("dagger", 22, 2),
        Legs((0.25, 0.5), 22, 2, "flat"),
        "reeds",
    ),
    "stork": drawn(
        "92,13.5 88.5,8.5 83,6.5 77,9 75.5,16 65,42 49,48 31,56 "
        "19,62 23,68 38,70 57,69 77,60 84,46 85.5,21.5 91.5,18.5",
        "86,12.5",
        "76,50 62,44 44,52 12,65 40,66 63,63",
        ("square", 8, 4, 160),
        ("dagger", 28, 8),
        Legs((0.3, 0.5), 36, 1.9, "flat"),
        "water2",
        back="74.5,30",
        front="85,32",
    ),
    "ibis": drawn(
        "92,18.5 88,13.5 82,11.5 76,14 74,21 64,42 48,48 32,55 "
        "20,61 24,67 39,70 58,69 77,59 83,46 84.5,26 91.5,23",
        "85.5,17.5",
        "76,49 62,44 44,51 16,65 42,65 63,62",
        ("square", 8, 4, 155),
        ("decurved", 34, 12),
        Legs((0.3, 0.5), 26, 1.9, "flat"),
        "water2",
        back="74,31",
        front="83.5,35",
    ),
    "crane": drawn(
        "92,11 89,6.5 83.5,4.5 78,7 76.5,13 62,43 47,48 32,55 "
        "20,64 24,72 40,70 57,68 75,59 81.5,45 85.5,18.5 91.5,15",
        "86.5,10",
        "74,50 60,44 44,51 10,76 38,68 62,63",
        ("ruff", 20, 7, 136),
        ("dagger", 16, 4),
        Legs((0.3, 0.5), 38, 1.9, "flat"),
        "ground",
        back="75.5,26",
        front="84.5,30",
    ),
    "flamingo": drawn(
        "92,11 88,6 82,4.5 76,7.5 75,14 63,46 49,49 35,53 "
        "26,58 29,64 42,66 57,66 73,60 79,49 83,18 91,17",
        "86,11",
        "72,51 60,47 46,51 23,63 42,64 60,61",
        ("square", 5, 3, 160),
        ("flamingo", 18, 22),
        Legs((0.4, 0.55), 44, 1.5, "web"),
        "water2",
        back="80,24 82,33 72,40",
        front="88,46 90,33 86,24",
    ),
    "bustard": drawn(
        "93,15 89.5,10 83.5,7.5 77,10.5 75,18 66,38 49,42 31,47 "
        "18,50 21,60 36,68 58,70 79,61 86,46 86.5,23 92.5,19.5",
        "86.5,14",
        "78,50 62,42 44,47 14,56 40,62 64,63",
        ("round", 14, 6, 176),
        ("thin", 10, 6),
        Legs((0.3, 0.55), 24, 2.2, "flat"),
        "grass",
        back="74,28",
        front="86,34",
    ),
    "rail": drawn(
        "94,27 91,21 84.5,18 77,22 73,31 65,38 50,40.5 34,43.5 "
        "23,43 24,53 38,65 58,69 78,61 86,47 89.5,36 94,31.5",
        "87,25.5",
        "77,49 64,43 46,46 21,51 42,59 64,60",
        ("wedge", 14, 4.5, 212),
        ("dagger", 13, 6),
        Legs((0.3, 0.6), 20, 2, "long"),
        "mud",
    ),
    "coot": drawn(
        "95,29 91,21 84,17.5 76.5,21 73,31 64,42 48,45 30,48 "
        "19,49 20,57 34,65 58,68 82,62 89,48 90.5,38 95,34",
        "86.5,26",
        "77,50 64,45.5 46,47.5 18,53 42,59 64,61",
        ("wedge", 8, 4, 192),
        ("cone", 11, 10),
        None,
        "water",
    ),
    "plover": drawn(
        "92,25 89,17.5 81.5,14 73,17.5 69.5,27 60,36 46,43 31,49 "
        "20,53 23,58 38,64 58,66.5 78,57 87,44 89,34 91.5,29.5",
        "84,22.5",
        "77,44 63,38 45,45 11,57 42,60 65,58",
        ("round", 14, 4, 165),
        ("dagger", 10, 3),
        Legs((0.3, 0.5), 22, 1.6, "flat"),
        "ground",
        eye_size=2.6,
    ),
    "sandpiper": drawn(
        "92,25 88.5,19.5 82,17 75,20 72,28 62,37 47,44 31,50 "
        "19,54 22,59 38,65 58,67 78,58 86,45 88,34 91.5,28.5",
        "85,23.5",
        "77,46 63,40 45,46 11,58 42,61 65,59",
        ("square", 13, 3.5, 166),
        ("needle", 22, 4),
        Legs((0.3, 0.5), 20, 1.6, "flat"),
        "mud",
    ),
    "snipe": bent(
        drawn(
            "92,27 88.5,20 82,17 74,20.5 71,29 62,38 47,44 31,50 "
            "20,54 23,60 38,67 58,69 79,61 87,48 88.5,37 91.5,31",
            "83,23.5",
            "77,48 63,41 45,46 14,58 42,63 65,61",
            ("round", 11, 4, 168),
            ("needle", 33, 14),
            Legs((0.3, 0.5), 11, 1.7, "flat"),
            "mud",
            eye_size=2.5,
        )
    ),
    "stilt": drawn(
        "91,19 88,14.5 82.5,12.5 77,15 75.5,21 64,35 48,41 31,46 "
        "17,50 20,54 37,58 57,59.5 75,51 83,39 85.5,26 90.5,22",
        "85.5,18",
        "75,42 62,37 45,43 5,53 41,55 64,53",
        ("square", 8, 3, 166),
        ("needle", 26, 3),
        Legs((0.35, 0.5), 38, 1.4, "flat"),
        "water2",
        back="72,29",
        front="85,31",
    ),
    "gull": drawn(
        "96,23.5 92,17 85,14 77.5,17.5 73,27 62,37 45,46 29,52 "
        "18,56 20,61 36,67 58,69 80,60 89,46 91.5,35 95.5,29",
        "88,22",
        "79,44 66,38.5 44,48 2,60 40,61 66,60",
        ("square", 12, 4, 166),
        ("gull", 13, 5),
        Legs((0.35, 0.55), 13, 2, "web"),
        "ground",
    ),
    "tern": drawn(
        "94,25 91,20 84.5,17 77,19.5 72,27 61,36 45,43 30,48 "
        "19,51 21,55 36,60 58,62 78,55 87,44 90,35 93.5,29.5",
        "87.5,23.5",
        "78,42 65,37 43,44 0,55 40,56 66,55",
        ("swallow", 14, 3, 166),
        ("dagger", 15, 4),
        Legs((0.35, 0.5), 6, 1.7, "web"),
        "post",
    ),
    "pelican": drawn(
        "88,20 84,14 77,11 69.5,14 67.5,22 60,46 44,48 26,49 "
        "13,49 16,59 32,67 56,70 80,64 88,50 80,33 85.5,27",
        "81.5,17.5",
        "74,51 60,45 40,46 6,48 34,60 62,64",
        ("square", 7, 4, 178),
        ("pouch", 43, 34),
        None,
        "water",
        back="70,34",
        front="83,42",
    ),
    "cormorant": drawn(
        "90,14.5 86,10.5 80,9 74,12 72,19.5 63,42 50,54 37,67 "
        "29,77 35,82 47,78 62,72 76,58 80,45 82.5,22 90,18",
        "83,13.5",
        "72,48 60,42 45,58 27,82 46,74 64,65",
        ("wedge", 24, 4.5, 120),
        ("tiphook", 16, -4),
        Legs((0.3, 0.5), 7, 2.6, "web"),
        "stone",
        back="73,31",
        front="81,32",
    ),
    "anhinga": drawn(
        "92,13 88,10.5 82,9 76,11 74.5,16 63,44 50,55 38,66 "
        "30,75 35,80 47,77 61,71 74,58 78.5,47 83.5,18.5 92,15.5",
        "85,12",
        "72,49 60,43 45,57 29,80 46,73 63,65",
        ("fan", 38, 4, 122),
        ("needle", 22, -5),
        Legs((0.3, 0.5), 7, 2.4, "web"),
        "branch",
        back="77,24 73,34",
        front="80,38 85,28",
        eye_size=1.9,
    ),
    "gannet": drawn(
        "95,21.5 91,16 84,13 76,16.5 72.5,26 62,40 46,50 30,60 "
        "20,67 24,71 39,73 60,72 80,61 88,47 89.5,33 94.5,27",
        "87,20.5",
        "78,47 64,41 44,52 8,72 40,68 66,62",
        ("wedge", 20, 4, 150),
        ("dagger", 20, 5),
        Legs((0.35, 0.55), 9, 2.4, "web"),
        "stone",
    ),
    "puffin": drawn(
        "84,18.5 79,12 70.5,9 62,13 58.5,23 53,36 46,50 42,62 "
        "38,70 44,76 56,79 68,76 80,60 84,44 83,33 84,26.5",
        "74.5,19",
        "70,42 56,36 47,52 42,72 52,66 66,60",
        ("square", 8, 4, 140),
        ("puffin", 16, 4),
        Legs((0.1, 0.4), 8, 2.4, "web", 5),
        "stone",
    ),
    "penguin": drawn(
        "80,17 76,11.5 69,9 61.5,12.5 58,21 51,34 46,50 45,64 "
        "45,74 49,78 57,80 68,78 78,62 80,45 78,30 79.5,21.5",
        "72,17",
        "70,38 58,34 52,48 47,64 58,58 67,50",
        ("point", 8, 3, 135),
        ("tiphook", 12, 3),
        Legs((0.1, 0.5), 5, 3, "web", 5),
        "stone",
        wings="flipper",
    ),
    "hawk": drawn(
        "80,20 76,13.5 69,11 61.5,14 57,23 50,34 44,48 40,61 "
        "37,72 43,76 56,72 68,64 80,49 83,37 81,28.5 80,25",
        "73,18.5",
        "73,38 57,32 45,49 33,79 51,68 68,57",
        ("round", 26, 5.5, 108),
        ("raptor", 9, 10),
        Legs((0.15, 0.45), 8, 2.2, "claw", pants=True),
        "branch",
        eye_size=2.3,
    ),
    "condor": drawn(
        "82,21 78,15 72,12.5 66,15 64,21 52,30 44,44 38,58 "
        "34,70 41,76 56,75 70,67 83,50 85,36 80,27 82,25",
        "75.5,18.5",
        "74,40 56,32 44,49 29,80 51,71 70,60",
        ("square", 18, 6, 108),
        ("raptor", 11, 10),
        Legs((0.15, 0.45), 8, 2.4, "claw"),
        "branch",
        eye_size=1.8,
    ),
    "quail": drawn(
        "90,26 87,19.5 80.5,16.5 74,20.5 71.5,30 63,38 48,42 32,49 "
        "20,57 24,67 38,75 60,77 82,65 88,49 88.5,37 89.5,31",
        "83.5,25",
        "77,50 63,43 46,48 19,62 42,68 66,65",
        ("round", 10, 5, 150),
        ("stout", 8, 10),
        Legs((0.3, 0.55), 11, 2, "flat"),
        "ground",
    ),
    "turkey": drawn(
        "97,15 94,11 89,9 84,11.5 82.5,17 69,36 50,39 31,45 "
        "18,50 21,62 36,71 60,74 84,65 91,47 91,23 96,19.5",
        "91,14.5",
        "79,50 63,41 44,46 15,59 40,66 66,64",
        ("fan", 28, 8, 188),
        ("stout", 8, 10),
        Legs((0.3, 0.55), 20, 2.6, "flat"),
        "ground",
        back="80,26",
        front="90,34",
    ),
    "parrot": drawn(
        "80,18 76,11.5 68.5,8.5 60.5,12 56.5,22 50,33 43,47 39,59 "
        "36,69 42,74 54,71 66,63 78,49 82,37 80.5,29 80,25.5",
        "72.5,17",
        "72,38 56,32 44,48 32,76 50,67 67,57",
        ("graduated", 28, 4.5, 110),
        ("parrot", 10, 14),
        Legs((0.15, 0.4), 5, 2.4),
        "branch",
    ),
    "cockatoo": bent(
        drawn(
            "82,19 77,11 68.5,8.5 60,12.5 56,23 49,34 42,48 38,60 "
            "35,70 42,75 54,72 68,64 81,50 84,38 82,30 82,27.5",
            "73,18.5",
            "73,39 56,32 43,48 31,76 50,68 68,58",
            ("square", 22, 6, 110),
            ("parrot", 11, 16),
            Legs((0.15, 0.4), 5, 2.4),
            "branch",
        )
    ),
    "emu": drawn(
        "94,11 90.5,6.5 85,4.5 79,7 77.5,12.5 66,35 48,36 30,43 "
        "19,54 20,64 34,66 56,64 75,57 83,44 86.5,17.5 93.5,15",
        "87,10.5",
        "72,46 58,40 44,43 28,56 44,58 62,57",
        ("point", 6, 5, 130),
        ("wide", 10, 6),
        Legs((0.3, 0.6), 36, 3.4, "flat", pants=True),
        "grass",
        back="77,24",
        front="86,30",
        wings="shaggy",
    ),
    "kiwi": drawn(
        "89,42 85,36.5 78.5,34.5 72,37.5 67,42 57,38 43,37 30,44 "
        "24,55 27,64 38,70 56,71 71,65 78,56 82.5,50.5 88.5,46.5",
        "82,41.5",
        "64,52 54,48 44,50 40,56 46,60 58,60",
        ("point", 2, 4, 160),
        ("kiwi", 34, 24),
        Legs((0.1, 0.4), 16, 3, "flat"),
        "ground",
        eye_size=1.6,
        wings="shaggy",
    ),
    "lyrebird": drawn(
        "97,33 94,28.5 88.5,26.5 82.5,29 80.5,35 72,43 57,46 43,49 "
        "32,49 34,56 45,64 60,67 77,62 85,52 90,40.5 96.5,37",
        "90.5,32.5",
        "79,50 67,45 53,48 32,57 48,61 68,60",
        ("lyre", 52, 7, 222),
        ("dagger", 10, 4),
        Legs((0.3, 0.6), 20, 2.4, "flat"),
        "ground",
    ),
    "paradise": bent(
        SONGBIRD,
        turn=-4,
        wide=0.82,
        high=0.86,
        bill=("dagger", 14, 4),
        tail=("square", 25, 4.5, 150),
        legs=Legs((0.3, 0.6), 9, 2),
        seat="branch",
    ),
    "hornbill": bent(
        SONGBIRD,
        turn=-6,
        wide=0.88,
        high=0.92,
        head=1.1,
        bill=("hornbill", 30, 8),
        B=(0, -4),
        J=(0, 4),
        tail=("square", 34, 6, 142),
        legs=Legs((0.3, 0.55), 7, 2.6),
        seat="branch",
    ),
}
FAMILIES |= {
    "diver": FAMILIES["duck"],
    "stifftail": bent(FAMILIES["duck"], tail=("fan", 24, 2.6, 222), head=1.1, wide=0.94),
    "teal": bent(FAMILIES["duck"], head=1.04, high=0.98),
    "merganser": bent(
        FAMILIES["duck"], wide=1.04, high=0.94, bill=("saw", 20, 4), tail=("point", 13, 4, 184)
    ),
    "bay": bent(
        FAMILIES["duck"], bill=("wedge", 15, 16), C=(-2, -1), F=(-3, 0), H=(0, 1), head=1.05
    ),
    "shoveler": bent(FAMILIES["duck"], bill=("shovel", 23, 13)),
    "egret": bent(FAMILIES["heron"], bill=("dagger", 20, 2)),
    "nightheron": bent(
        FAMILIES["bittern"],
        wide=0.92,
        high=1.02,
        head=1.06,
        bill=("dagger", 17, 6),
        seat="branch",
        legs=Legs((0.25, 0.5), 14, 2, "perch"),
    ),
    "spoonbill": bent(FAMILIES["stork"], bill=("spatula", 29, 18), seat="water2"),
    "gallinule": FAMILIES["rail"],
    "godwit": bent(
        FAMILIES["sandpiper"],
        bill=("needle", 33, 3),
        legs=Legs((0.3, 0.5), 29, 1.7, "flat"),
        turn=-4,
    ),
    "avocet": bent(
        FAMILIES["stilt"], bill=("recurved", 30, 4), legs=Legs((0.35, 0.5), 28, 1.6, "flat")
    ),
    "oystercatcher": bent(
        FAMILIES["plover"],
        bill=("dagger", 26, 4),
        legs=Legs((0.3, 0.5), 16, 2.2, "flat"),
        eye_size=2,
    ),
    "noddy": bent(
        FAMILIES["tern"], tail=("notch", 18, 4, 166), bill=("needle", 17, 4), seat="stone"
    ),
    "vulture": bent(FAMILIES["condor"], high=1.0),
    "griffon": bent(FAMILIES["condor"], head=0.92, wide=1.04),
    "eagle": bent(
        FAMILIES["hawk"],
        head=1.06,
        wide=1.04,
        bill=("raptor", 13, 8),
        tail=("wedge", 20, 6, 108),
        B=(0, -1),
    ),
    "accipiter": bent(
        FAMILIES["hawk"],
        wide=0.92,
        tail=("round", 34, 4.5, 106),
        legs=Legs((0.15, 0.45), 11, 1.9, "claw"),
    ),
    "harrier": bent(
        FAMILIES["hawk"],
        wide=0.9,
        head=0.96,
        turn=10,
        tail=("square", 34, 4.5, 116),
        seat="post",
        legs=Legs((0.15, 0.45), 12, 1.9, "claw", pants=True),
    ),
    "kite": bent(
        FAMILIES["hawk"], wide=0.92, high=0.95, tail=("fork", 32, 5, 112), bill=("raptor", 8, 10)
    ),
    "falcon": bent(
        FAMILIES["hawk"],
        head=1.04,
        wide=0.94,
        tail=("square", 20, 4, 108),
        bill=("raptor", 7.5, 12),
    ),
    "osprey": bent(FAMILIES["hawk"], head=0.98, wide=0.96, tail=("square", 20, 5, 108)),
    "grouse": bent(FAMILIES["quail"], tail=("round", 13, 7, 168), wide=1.02),
    "partridge": bent(FAMILIES["quail"], tail=("square", 12, 4.5, 152), turn=-4),
    "megapode": bent(
        FAMILIES["quail"],
        tail=("round", 18, 6, 196),
        legs=Legs((0.3, 0.55), 16, 3, "flat"),
        high=0.96,
    ),
    "malleefowl": bent(
        FAMILIES["quail"],
        tail=("round", 22, 7, 176),
        legs=Legs((0.3, 0.55), 14, 3, "flat"),
        high=0.98,
    ),
    "waderquail": bent(
        FAMILIES["quail"],
        turn=-18,
        wide=0.84,
        high=0.96,
        legs=Legs((0.3, 0.5), 18, 1.6, "flat"),
        bill=("thin", 8, 4),
        tail=("round", 6, 4, 130),
        seat="grass",
    ),
    "dove": bent(FAMILIES["pigeon"], wide=0.95, high=0.95, tail=("graduated", 36, 4, 158)),
    "fruitdove": bent(
        FAMILIES["pigeon"],
        tail=("square", 18, 5, 150),
        wide=0.92,
        head=1.04,
        legs=Legs((0.3, 0.55), 6, 1.9),
        seat="branch",
    ),
    "bigpigeon": bent(
        FAMILIES["pigeon"],
        high=1.04,
        head=0.9,
        tail=("square", 27, 5.5, 148),
        seat="branch",
        legs=Legs((0.3, 0.55), 6, 2.2),
    ),
    "parakeet": bent(FAMILIES["parrot"], wide=0.88, tail=("graduated", 42, 4, 108)),
    "budgie": bent(
        FAMILIES["parrot"], wide=0.84, head=1.1, tail=("point", 38, 4, 108), bill=("parrot", 6, 20)
    ),
    "vultureparrot": bent(
        FAMILIES["parrot"], head=0.86, tail=("square", 24, 5, 110), bill=("kea", 16, 12)
    ),
    "kea": bent(
        FAMILIES["parrot"], tail=("square", 22, 5, 114), bill=("kea", 15, 16), turn=14, seat="stone"
    ),
    "cassowary": bent(FAMILIES["emu"], high=1.0, wide=0.98),
    "astrapia": bent(FAMILIES["paradise"], tail=("pins", 88, 3.4, 140), wide=0.9, high=0.9),
    "creekduck": bent(FAMILIES["goose"], high=0.9),
}
