"""A 64-bit key of a table, or of other plain data.

Equal states have equal keys on every machine, regardless of the order of eggs or payments that led
to them; different states practically never do.
"""

from __future__ import annotations

from hashlib import shake_128

import msgspec

_encode = msgspec.json.Encoder().encode


def key(*parts: object) -> int:
    """Return a number from 0 to 2**64 - 1 that identifies the parts in that order."""
    return int.from_bytes(shake_128(_encode(parts)).digest(8), "big")
