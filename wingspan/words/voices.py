"""Descriptions of a bird's voice in words, for people who cannot hear it."""

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
"""From this many syllables on they are called a series instead of counted."""


@cache
def rows(table: str) -> dict[str, str]:
    """Read lines of "name: description"; text takes less room than a dict."""
    return dict(line.split(": ", 1) for line in table.split("\n") if line)


class Sound(Struct, frozen=True):
    """A phrase of a voice, as it is described."""

    kind: str
    """The kind of sound."""
    n: int = 1
    """The number of sounds: 1 for a kind that counts as one however many syllables it has."""
    height: Height = ""
    """How high it is; "" if that is not worth mentioning."""
    way: Way = ""
    """Whether its pitch rises or falls."""
    pace: Pace = ""
    """Whether its syllables speed up or slow down."""
    length: Literal["", "long", "short"] = ""
    """Whether a single sound is long or short."""


def told(language: Language, sounds: Sequence[Sound]) -> str:
    """Say what a voice sounds like: "two high whistles, then a low buzz"."""
    said: str = load(language, "voices").told(sounds)
    return said
