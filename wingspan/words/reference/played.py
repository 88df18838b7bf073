"""How strong computer players use each bird, as measured.

`python -m tools.statistics` writes `played.json`; docs/statistics.md describes the games.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("played.json")

Row = tuple[int, ...]
"""The percentage of players who drew a bird and played it; then, if enough were dealt it at the
start, the points that it brought them and their standard error, both in tenths."""


@cache
def rows() -> dict[str, Row]:
    """Return the rows by bird; the file is read on the first call."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Row])
