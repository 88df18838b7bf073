"""Descriptions of species: a family silhouette and marks, as written in the tables.

A description is one line: the family, then marks `name:value`. Most values are names of colours
from the colour box.

Regions: up (back, and wing and tail unless given), under, head, neck, cap, nape, face, cheek,
throat, breast, belly, flank, vent, rump, wing, covert, flight (primaries), tail.
Marks on the head: stripe (along the crown), brow, line (through the eye), mask, lore, ring (round
the eye), moustache, patch (behind the eye), spot (before it), collar, shield (forehead), hood (head
and upper neck), neckspots, crest, cresttip.
Marks on the body: band, streak, spots, scales, bars, mark (a spot on the breast), tie (a stripe
down its middle), backstreak, backspots, backbars, barring (across the whole wing), wingbar,
wingbars (two), panel, speculum, shoulder, sail (upright on the wing), tip (of the tail), tailbars,
tailband, tailspots, edge (of the tail).
Bare parts and others: bill, billtip, billring, cere, legs, feet, eye, wattle, pouch (on the neck),
plumes (of courtship), gloss (the sheen of dark plumage).
Shapes: crestform, tailform, billform, pose, seat.
Factors: billlong, taillong, leglong, plump, broad, headsize.
Degrees: tilt (how far the bird leans forward).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module

from msgspec import Struct

from .species.core import BIRDS as CORE
from .species.european import BIRDS as EUROPEAN
from .species.oceania import BIRDS as OCEANIA

TABLES = (CORE, EUROPEAN, OCEANIA)
"""The descriptions of sets that come with all others, by the bird's id."""
APART = ("asia",)
"""Sets whose descriptions the page fetches when they are first needed: the modules' names."""

PAINTED = frozenset(
    [
        "up",
        "under",
        "head",
        "neck",
        "cap",
        "nape",
        "face",
        "cheek",
        "throat",
        "breast",
        "belly",
        "flank",
        "vent",
        "rump",
        "wing",
        "covert",
        "flight",
        "tail",
        "stripe",
        "brow",
        "line",
        "mask",
        "lore",
        "ring",
        "moustache",
        "patch",
        "spot",
        "collar",
        "shield",
        "hood",
        "neckspots",
        "crest",
        "cresttip",
        "band",
        "streak",
        "spots",
        "scales",
        "bars",
        "mark",
        "tie",
        "backstreak",
        "backspots",
        "backbars",
        "barring",
        "wingbar",
        "wingbars",
        "panel",
        "speculum",
        "shoulder",
        "sail",
        "tip",
        "tailbars",
        "tailband",
        "tailspots",
        "edge",
        "bill",
        "billtip",
        "billring",
        "cere",
        "legs",
        "feet",
        "eye",
        "wattle",
        "pouch",
        "plumes",
        "gloss",
    ]
)
SIZED = frozenset({"billlong", "taillong", "leglong", "tilt", "plump", "broad", "headsize"})
SHAPED = frozenset({"crestform", "tailform", "billform", "pose", "seat"})


class Description(Struct, frozen=True):
    """The description of a species: ``marks`` by name, with names of colours."""

    family: str
    marks: dict[str, str]

    def differences(self, other: Description) -> set[str]:
        """Return the names of the marks in which two descriptions of a family differ."""
        names = self.marks.keys() | other.marks.keys()
        return {name for name in names if self.marks.get(name) != other.marks.get(name)}


def parse(line: str) -> Description:
    """Read a line of the tables. Raises ValueError for a mark that cannot be drawn."""
    family, *words = line.split()
    marks = {}
    for word in words:
        name, _, value = word.partition(":")
        if name not in PAINTED | SIZED | SHAPED or not value:
            raise ValueError(f"{word!r} is no mark (in {line!r}).")
        if name in marks:
            raise ValueError(f"{name!r} is said twice (in {line!r}).")
        marks[name] = value
    return Description(family, marks)


def _tables() -> Iterator[dict[str, str]]:
    """Yield every table. Raises ModuleNotFoundError at one that is not there yet."""
    yield from TABLES
    for name in APART:
        birds: dict[str, str] = import_module(f".species.{name}", __package__).BIRDS
        yield birds


@cache
def describe(bird: str) -> Description:
    """Return the description of the bird with that id.

    Raises KeyError if it has none, ModuleNotFoundError if that of its set has not been fetched.
    """
    for table in _tables():
        if bird in table:
            return parse(table[bird])
    raise KeyError(bird)


def descriptions() -> dict[str, Description]:
    """Return the descriptions of all species by the bird's id. Raises as :func:`describe` does."""
    return {bird: describe(bird) for table in _tables() for bird in table}
