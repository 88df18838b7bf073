"""The "draw cards" action (Draw Bird Cards and Activate Wetland Bird Powers)."""

from __future__ import annotations

from . import tray
from .chooser import Chooser, Choosing
from .decision import Asking
from .powers import activate_row, wake_since
from .rows import take
from .table import Table


def draw_cards(table: Table, player: int) -> Asking:
    """Draw cards one by one, offer one more for an egg, then use the row's powers."""
    mark = len(table.happened)
    yield from take(table, player, "wetland", _draw)
    yield from wake_since(table, mark)
    yield from activate_row(table, player, "wetland")


def _draw(chooser: Chooser) -> Choosing:
    card = yield from chooser.choose("draw_card", tray.drawable(chooser.table))
    if card is not None:
        tray.draw(chooser.table, chooser.player, card)
    return card
