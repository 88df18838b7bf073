"""What is said of a bird's voice, for those who cannot hear it: sounds, put into words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from msgspec import Struct

from .folders import Language, load

Height = Literal["deep", "low", "", "high", "shrill"]
Way = Literal["", "rising", "falling"]
Pace = Literal["", "faster", "slower"]
MANY = 7
"""So many syllables are no longer counted, but called a series."""


@cache
def rows(table: str) -> dict[str, str]:
    """Read lines of "name: what is said of it"; text takes less room than a dict."""
    return dict(line.split(": ", 1) for line in table.split("\n") if line)


class Sound(Struct, frozen=True):
    """A phrase of a voice as it is told."""

    kind: str
    """The kind of sound."""
    n: int = 1
    """How many: 1 for what is one thing however many syllables it has."""
    height: Height = ""
    """How high it is; "" where that is nothing to speak of."""
    way: Way = ""
    """Where its pitch goes."""
    pace: Pace = ""
    """How its syllables come."""
    length: Literal["", "long", "short"] = ""
    """Whether one sound is long or short."""


def told(language: Language, sounds: Sequence[Sound]) -> str:
    """Say what a voice sounds like: "two high whistles, then a low buzz"."""
    said: str = load(language, "voices").told(sounds)
    return said


def family(language: Language, number: int) -> str:
    """Return the name of a family by its place in the alphabetical order of scientific names."""
    names: str = load(language, "voices").FAMILIES
    return names.strip().split("\n")[number]
