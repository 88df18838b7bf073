"""What strong computer players make of each bird: measured, not printed on any card.

`python -m tools.statistics` counts it and writes `played.json`; docs/statistics.md tells of what
games it is made.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("played.json")

Row = tuple[int, ...]
"""How many in a hundred of those who drew a bird played it; and, if enough were dealt it at the
start, the points that it brought them and the error of those, in tenths."""


@cache
def rows() -> dict[str, Row]:
    """What is known of each bird; the file is read when the first entry is made."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Row])
