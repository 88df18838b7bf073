"""Who plays at a seat where nobody sits: a computer player, as deals, saves and links name it."""

from __future__ import annotations

import msgspec


class Program(msgspec.Struct, frozen=True, omit_defaults=True):
    """A computer player: its level (:mod:`wingspan.bots.levels`) and the version of its weights.

    ``share``: the percentage of the level's worlds that it looks at (1 to 100), chosen once by
    the device that it first sat down at; the same share gives the same answers everywhere.
    """

    level: str
    weights: int = 1
    share: int = 100
