"""The version of the page and the work of others in it, as the build has recorded them."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

WRITTEN = Path(__file__).with_name("shipped.json")
"""Written by tools/site.py, so it exists only in a built page."""


class ShippedPart(Struct, frozen=True):
    """``within``: the part that carries it, "" if it comes by itself. ``version``: may be "".

    ``licence``: an SPDX expression. ``text``: the file of the site that holds its text.
    """

    name: str
    version: str
    licence: str
    source: str
    within: str
    text: str


class Shipped(Struct, frozen=True):
    """The version of the project, and every part of the page that is not ours."""

    version: str
    parts: tuple[ShippedPart, ...]

    def carried_by(self, name: str) -> tuple[ShippedPart, ...]:
        """The parts within that one; "" for those that come by themselves."""
        return tuple(part for part in self.parts if part.within == name)


def shipped(path: Path = WRITTEN) -> Shipped:
    """What the build recorded. Raises OSError or msgspec.DecodeError if it is not there."""
    return msgspec.json.decode(path.read_bytes(), type=Shipped)
