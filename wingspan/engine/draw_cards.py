"""The "draw cards" action (Draw Bird Cards and Activate Wetland Bird Powers)."""

from __future__ import annotations

from . import eggs, tray
from .decision import Asking
from .options import Slot
from .powers import activate_row
from .rows import begin, trade
from .table import Table


def draw_cards(table: Table, player: int) -> Asking:
    """Cards one at a time, an egg for one more, then the wetland's powers."""
    chooser, space = begin(table, player, "wetland")
    for _ in range(space.gain):
        card = yield from chooser.choose("draw_card", tray.drawable(table))
        if card is None:
            break
        tray.draw(table, player, card)
    if space.trade and tray.drawable(table):
        given = yield from trade(chooser, eggs.laid(table, player))
        if isinstance(given, Slot):
            eggs.take(table, given)
            card = yield from chooser.choose("draw_card", tray.drawable(table))
            if card is not None:
                tray.draw(table, player, card)
    yield from activate_row(table, player, "wetland")
