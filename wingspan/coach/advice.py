"""What a hint says: the best ways, and why the best is better than the next that is not as good."""

from __future__ import annotations

from msgspec import Struct

from .opinion import Choice, Looked, choices
from .reasons import Reason, reason

MOST = 3
"""So many ways are told."""


class Advice(Struct, frozen=True):
    """``choices``: the best first. ``why``: why the first is better than number ``against`` of
    them, None where all that was looked at is as good. ``worlds``: in how many it was looked."""

    choices: tuple[Choice, ...]
    worlds: int
    why: Reason | None = None
    against: int = 0


def advice(looked: Looked) -> Advice:
    """What those worlds have to say."""
    found = choices(looked)
    against = next((place for place, choice in enumerate(found) if not choice.is_equal), None)
    told = found[:MOST]
    if against is None:
        return Advice(tuple(told), looked.worlds)
    if against >= MOST:
        told[-1] = found[against]
        against_told = MOST - 1
    else:
        against_told = against
    better, worse = (looked.ways.index(found[place].way) for place in (0, against))
    return Advice(tuple(told), looked.worlds, reason(looked, better, worse), against_told)
