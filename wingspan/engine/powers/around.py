"""Counting what a power is for: everywhere, or around the bird that uses it."""

from __future__ import annotations

from ..conditions import AnyTally, Birds
from ..effects import Among
from ..goals import counted, qualifying
from ..mat import holds, in_column_of, to_the_left_of
from .activation import Activation


def counted_for(activation: Activation, tally: AnyTally, among: Among | None) -> int:
    """Return how many things a power counts, only ``among`` those birds if it says so."""
    table, me = activation.table, activation.table.players[activation.player]
    if among is None:
        return counted(table, me, tally)
    assert isinstance(tally, Birds)
    where = in_column_of if among == "column" else to_the_left_of
    around = where(me, activation.bird)
    return sum(holds(around, bird) for bird in qualifying(table, me, tally))


def holds_itself(activation: Activation, tally: AnyTally) -> bool:
    """Whether the bird that uses the power is one of those counted."""
    assert isinstance(tally, Birds)
    me = activation.table.players[activation.player]
    return holds(qualifying(activation.table, me, tally), activation.bird)
