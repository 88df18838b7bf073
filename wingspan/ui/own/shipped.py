"""The build's record of the page's version and of the third-party work in it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

WRITTEN = Path(__file__).with_name("shipped.json")
"""Written by tools/site.py, so it exists only in a built page."""


class ShippedPart(Struct, frozen=True):
    """A third-party part of the page.

    ``version``: may be "". ``licence``: an SPDX expression, or "public domain". ``within``: the
    part that contains it, "" for none. ``text``: the file of the site with the licence's text.
    """

    name: str
    version: str
    licence: str
    source: str
    within: str
    text: str


class Shipped(Struct, frozen=True):
    """The project's version, and every third-party part of the page."""

    version: str
    parts: tuple[ShippedPart, ...]

    def carried_by(self, name: str) -> tuple[ShippedPart, ...]:
        """Return the parts within that one; "" for those that are in no other part."""
        return tuple(part for part in self.parts if part.within == name)


def shipped(path: Path = WRITTEN) -> Shipped:
    """Read the build's record. Raises OSError if there is none, msgspec.DecodeError if invalid."""
    return msgspec.json.decode(path.read_bytes(), type=Shipped)
