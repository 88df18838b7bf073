"""Silhouettes of birds of prey, gamebirds and flightless birds."""

from __future__ import annotations

from ..silhouettes import Family, Legs, bent, drawn

RAPTORS_AND_FOWL: dict[str, Family] = {
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
}
FOWL = drawn(
    "93,17.5 90,11.5 84,9 78,12 76,20 68,34 52,39 34,44 "
    "20,49 22,59 36,70 58,73 80,63 88,48 88,32 92,22",
    "86,15.5",
    "78,46 64,40 46,44 18,56 42,64 66,63",
    ("round", 20, 6, 170),
    ("stout", 8, 10),
    Legs((0.3, 0.55), 15, 2.2, "flat"),
    "ground",
    back="74,27",
    front="88.5,27",
)
RAPTORS_AND_FOWL |= {
    "eagle": bent(
        RAPTORS_AND_FOWL["hawk"],
        head=1.06,
        wide=1.04,
        bill=("raptor", 13, 8),
        tail=("wedge", 20, 6, 108),
        B=(0, -1),
    ),
    "accipiter": bent(
        RAPTORS_AND_FOWL["hawk"],
        wide=0.92,
        tail=("round", 34, 4.5, 106),
        legs=Legs((0.15, 0.45), 11, 1.9, "claw"),
    ),
    "harrier": bent(
        RAPTORS_AND_FOWL["hawk"],
        wide=0.9,
        head=0.96,
        turn=10,
        tail=("square", 34, 4.5, 116),
        seat="post",
        legs=Legs((0.15, 0.45), 12, 1.9, "claw", pants=True),
    ),
    "kite": bent(
        RAPTORS_AND_FOWL["hawk"],
        wide=0.92,
        high=0.95,
        tail=("fork", 32, 5, 112),
        bill=("raptor", 8, 10),
    ),
    "falcon": bent(
        RAPTORS_AND_FOWL["hawk"],
        head=1.04,
        wide=0.94,
        tail=("square", 20, 4, 108),
        bill=("raptor", 7.5, 12),
    ),
    "osprey": bent(RAPTORS_AND_FOWL["hawk"], head=0.98, wide=0.96, tail=("square", 20, 5, 108)),
    "vulture": bent(RAPTORS_AND_FOWL["condor"], high=1.0),
    "griffon": bent(RAPTORS_AND_FOWL["condor"], head=0.92, wide=1.04),
    "pheasant": bent(FOWL, wide=0.86, high=0.86, tail=("point", 62, 5, 172)),
    "junglefowl": bent(
        FOWL,
        turn=-8,
        wide=0.82,
        high=0.94,
        tail=("sickle", 34, 9, 196),
        legs=Legs((0.3, 0.55), 19, 2.3, "flat"),
    ),
    "peafowl": bent(
        RAPTORS_AND_FOWL["turkey"],
        wide=0.72,
        high=0.86,
        tail=("train", 70, 12, 166),
        legs=Legs((0.35, 0.6), 20, 2.1, "flat"),
        seat="ground",
    ),
    "monal": bent(
        FOWL,
        wide=0.96,
        tail=("round", 24, 8, 166),
        legs=Legs((0.3, 0.55), 14, 2.6, "flat"),
    ),
    "tragopan": bent(
        FOWL,
        wide=0.9,
        high=1.08,
        tail=("round", 15, 8, 164),
        legs=Legs((0.3, 0.55), 13, 2.6, "flat"),
        bill=("stout", 7, 12),
    ),
    "grouse": bent(RAPTORS_AND_FOWL["quail"], tail=("round", 13, 7, 168), wide=1.02),
    "partridge": bent(RAPTORS_AND_FOWL["quail"], tail=("square", 12, 4.5, 152), turn=-4),
    "megapode": bent(
        RAPTORS_AND_FOWL["quail"],
        tail=("round", 18, 6, 196),
        legs=Legs((0.3, 0.55), 16, 3, "flat"),
        high=0.96,
    ),
    "malleefowl": bent(
        RAPTORS_AND_FOWL["quail"],
        tail=("round", 22, 7, 176),
        legs=Legs((0.3, 0.55), 14, 3, "flat"),
        high=0.98,
    ),
    "waderquail": bent(
        RAPTORS_AND_FOWL["quail"],
        turn=-18,
        wide=0.84,
        high=0.96,
        legs=Legs((0.3, 0.5), 18, 1.6, "flat"),
        bill=("thin", 8, 4),
        tail=("round", 6, 4, 130),
        seat="grass",
    ),
    "cassowary": bent(RAPTORS_AND_FOWL["emu"], high=1.0, wide=0.98),
}
