"""Bills and tails, shapes that many families share, drawn along an axis."""

from __future__ import annotations

from .geometry import Point

Profile = tuple[tuple[float, float, float], ...]

# Each point: along the bill (share of its length), across it (share of half its depth at the base,
# positive upwards), and bent down (share of its length). First the upper edge, from the base to the
# tip; then the lower edge, from the tip back.
BILLS: dict[str, tuple[Profile, Profile]] = {
    "thin": (((0, 1, 0), (0.5, 0.6, 0), (1, -0.05, 0)), ((0.5, -0.65, 0), (0, -0.9, 0))),
    "cone": (((0, 1, 0), (0.55, 0.75, 0), (1, -0.25, 0)), ((0.55, -0.85, 0), (0, -1, 0))),
    "stout": (
        ((0, 1, 0), (0.45, 1.1, 0), (0.85, 0.45, 0), (1, -0.35, 0)),
        ((0.5, -1, 0), (0, -1, 0)),
    ),
    "corvid": (
        ((-0.06, 1.3, 0), (0.4, 1.1, 0), (0.78, 0.45, 0), (1, -0.75, 0)),
        ((0.6, -0.95, 0), (0, -1.1, 0)),
    ),
    "hook": (
        ((0, 1, 0), (0.45, 0.95, 0), (0.85, 0.5, 0), (0.98, -1.1, 0)),
        ((0.68, -0.55, 0), (0, -0.8, 0)),
    ),
    "raptor": (
        ((-0.08, 1.15, 0), (0.36, 1.2, 0), (0.76, 0.5, 0), (0.94, -0.7, 0), (0.88, -2, 0)),
        ((0.68, -0.95, 0), (0.34, -1, 0), (-0.08, -1, 0)),
    ),
    "tiphook": (
        ((0, 1, 0), (0.5, 0.6, 0), (0.9, 0.6, 0), (1, -0.7, 0)),
        ((0.85, -0.5, 0), (0, -0.9, 0)),
    ),
    "gull": (
        ((0, 1, 0), (0.6, 0.95, 0), (0.9, 0.55, 0), (1, -0.5, 0)),
        ((0.65, -1.1, 0), (0, -0.9, 0)),
    ),
    "dagger": (((0, 1, 0), (0.5, 0.65, 0), (1, -0.05, 0)), ((0.55, -0.75, 0), (0, -1, 0))),
    "needle": (((0, 0.7, 0), (0.5, 0.4, 0), (1, 0, 0)), ((0.5, -0.4, 0), (0, -0.7, 0))),
    "decurved": (
        ((0, 1, 0), (0.35, 0.7, 0.02), (0.7, 0.5, 0.12), (1, 0, 0.33)),
        ((0.68, -0.5, 0.13), (0.35, -0.7, 0.03), (0, -1, 0)),
    ),
    "recurved": (
        ((0, 1, 0), (0.35, 0.6, 0.03), (0.7, 0.4, -0.02), (1, 0, -0.18)),
        ((0.7, -0.4, -0.01), (0.35, -0.6, 0.04), (0, -1, 0)),
    ),
    "duck": (
        ((0, 1.2, 0), (0.35, 0.65, 0), (0.75, 0.3, 0), (1, 0.35, 0), (1.04, -0.5, 0)),
        ((0.6, -1.05, 0), (0, -1.1, 0)),
    ),
    "shovel": (
        ((0, 1.1, 0), (0.35, 0.3, 0), (0.7, 0.35, 0), (1, 0.35, 0), (1.03, -0.75, 0)),
        ((0.8, -1.25, 0), (0.35, -0.8, 0), (0, -0.9, 0)),
    ),
    "wedge": (((0, 1.5, 0), (0.5, 0.55, 0), (1, -0.35, 0)), ((0.5, -0.8, 0), (0, -0.9, 0))),
    "saw": (
        ((0, 0.9, 0), (0.5, 0.35, 0), (0.95, 0.3, 0), (1, -0.6, 0)),
        ((0.8, -0.45, 0), (0, -0.8, 0)),
    ),
    "spatula": (
        ((0, 0.9, 0), (0.6, 0.45, 0), (0.85, 1.1, 0), (1, 0.5, 0), (1, -0.7, 0)),
        ((0.85, -1.3, 0), (0.6, -0.55, 0), (0, -0.9, 0)),
    ),
    "pouch": (
        ((0, 0.9, 0), (0.5, 0.5, 0), (0.95, 0.35, 0), (1, -0.7, 0)),
        ((0.75, -1.2, 0), (0.35, -2.4, 0), (0, -2.2, 0)),
    ),
    "skimmer": (
        ((0, 1, 0), (0.4, 0.6, 0), (0.78, -0.1, 0), (0.45, -0.2, 0), (1, -0.9, 0)),
        ((0.6, -1.2, 0), (0, -1, 0)),
    ),
    "parrot": (
        ((0, 1, 0), (0.5, 1, 0), (0.95, 0.3, 0), (0.85, -1.15, 0)),
        ((0.6, -0.5, 0), (0.5, -1, 0), (0, -0.9, 0)),
    ),
    "kea": (
        ((0, 0.9, 0), (0.5, 0.75, 0), (0.9, 0.2, 0), (1, -1.6, 0)),
        ((0.65, -0.6, 0), (0, -0.9, 0)),
    ),
    "cross": (
        ((0, 1, 0), (0.5, 1, 0), (0.85, 0.3, 0), (1, -1, 0)),
        ((0.75, -0.5, 0), (0.98, 0.35, 0), (0.6, -0.95, 0), (0, -1, 0)),
    ),
    "puffin": (
        ((0, 1.5, 0), (0.45, 1.35, 0), (0.85, 0.5, 0), (1, -0.3, 0)),
        ((0.6, -1.1, 0), (0, -1.4, 0)),
    ),
    "flamingo": (
        ((0, 1, 0), (0.35, 0.9, 0), (0.6, 0.5, 0.08), (0.85, 0, 0.75)),
        ((0.5, -0.9, 0.4), (0.3, -1.1, 0.05), (0, -1, 0)),
    ),
    "hornbill": (
        ((0, 1.5, 0), (0.25, 1.6, 0), (0.45, 0.9, 0), (0.8, 0.4, 0.06), (1, -0.3, 0.22)),
        ((0.6, -0.8, 0.06), (0, -1, 0)),
    ),
    "wide": (((0, 0.8, 0), (0.6, 0.9, 0), (1, -0.5, 0)), ((0.6, -0.7, 0), (0, -1.1, 0))),
    "tiny": (((0, 0.6, 0), (0.5, 0.4, 0), (1, -0.5, 0)), ((0.5, -0.6, 0), (0, -0.7, 0))),
    "kiwi": (((0, 0.8, 0), (0.5, 0.45, 0.03), (1, 0, 0.1)), ((0.5, -0.5, 0.03), (0, -0.8, 0))),
}


HOOKED = frozenset({"raptor", "hook", "tiphook", "parrot", "kea"})
"""Bills whose upper tip bends over the lower one, at the end of the gape."""


def bill_points(
    shape: str, top: Point, bottom: Point, length: float, degrees: float
) -> tuple[list[Point], int]:
    """Return the bill's outline from its upper base round to the lower one, and its tip."""
    upper, lower = BILLS[shape]
    centre = top.to(bottom, 0.5)
    depth = top.distance(bottom) / 2
    points = [
        centre.along(degrees, along * length)
        .along(degrees - 90, across * depth)
        .along(degrees + 90, bend * length)
        for along, across, bend in (*upper, *lower)
    ]
    return points, len(upper) - 1


def tail_points(
    shape: str, top: Point, bottom: Point, length: float, half: float, degrees: float
) -> tuple[list[Point], list[int], list[Point]]:
    """Return the tail's outline, its sharp corners, and its end from upper to lower corner."""
    root = top.to(bottom, 0.5)
    up = degrees + 90

    def at(along: float, across: float) -> Point:
        return root.along(degrees, along * length).along(up, across * half)

    ends: dict[str, list[tuple[float, float]]] = {
        "square": [(1, 1), (1, -1)],
        "round": [(0.9, 0.95), (1, 0.4), (1, -0.4), (0.9, -0.95)],
        "notch": [(1, 1), (0.9, 0), (1, -1)],
        "fork": [(1.15, 1.2), (0.7, 0), (1.05, -1.2)],
        "swallow": [(1.7, 1.1), (0.6, 0.15), (0.62, -0.1), (1.5, -1.5)],
        "streamer": [(2.2, 0.8), (0.55, 0.2), (0.6, -0.2), (2, -1.8)],
        "point": [(1, 0.15), (1, -0.15)],
        "wedge": [(0.72, 1), (1, 0), (0.72, -1)],
        "graduated": [(0.6, 0.9), (0.85, 0.55), (1, 0.1), (0.85, -0.6), (0.6, -1)],
        "fan": [(0.85, 2.2), (1.02, 1.1), (1.06, 0), (1.02, -1.1), (0.85, -2.2)],
        "pins": [(0.6, 0.9), (0.58, 0.45), (1, 0.3), (1, -0.3), (0.58, -0.45), (0.6, -0.9)],
        "ruff": [(0.7, 1.7), (1, 1), (1, -0.2), (0.6, -1.2)],
        "lyre": [
            (1, 2.6),
            (1.12, 2.9),
            (1.02, 1.4),
            (0.6, 0.6),
            (0.62, -0.6),
            (0.98, -1.4),
            (1.1, -2.6),
            (0.95, -2.6),
        ],
    }
    end = [at(along, across) for along, across in ends[shape]]
    points = [top, *end, bottom]
    if shape in ("round", "fan", "ruff", "lyre", "graduated"):
        sharp = [0, len(points) - 1]
    else:
        sharp = list(range(len(points)))
    return points, sharp, end
