"""Silhouettes of birds of air, trunk and branch that are not songbirds, from swift to parrot."""

from __future__ import annotations

from ..silhouettes import Family, Legs, bent, drawn
from .songbirds import SONGBIRD

LANDBIRDS: dict[str, Family] = {
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
}
LANDBIRDS |= {
    "dove": bent(LANDBIRDS["pigeon"], wide=0.95, high=0.95, tail=("graduated", 36, 4, 158)),
    "fruitdove": bent(
        LANDBIRDS["pigeon"],
        tail=("square", 18, 5, 150),
        wide=0.92,
        head=1.04,
        legs=Legs((0.3, 0.55), 6, 1.9),
        seat="branch",
    ),
    "bigpigeon": bent(
        LANDBIRDS["pigeon"],
        high=1.04,
        head=0.9,
        tail=("square", 27, 5.5, 148),
        seat="branch",
        legs=Legs((0.3, 0.55), 6, 2.2),
    ),
    "parakeet": bent(LANDBIRDS["parrot"], wide=0.88, tail=("graduated", 42, 4, 108)),
    "budgie": bent(
        LANDBIRDS["parrot"], wide=0.84, head=1.1, tail=("point", 38, 4, 108), bill=("parrot", 6, 20)
    ),
    "vultureparrot": bent(
        LANDBIRDS["parrot"], head=0.86, tail=("square", 24, 5, 110), bill=("kea", 16, 12)
    ),
    "kea": bent(
        LANDBIRDS["parrot"],
        tail=("square", 22, 5, 114),
        bill=("kea", 15, 16),
        turn=14,
        seat="stone",
    ),
}
