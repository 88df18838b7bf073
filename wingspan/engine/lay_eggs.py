"""The "lay eggs" action (Lay Eggs and Activate Grassland Bird Powers)."""

from __future__ import annotations

from . import eggs
from .chooser import Chooser, Choosing
from .decision import Asking
from .effects import LaysEggs
from .options import Slot
from .powers import activate_row, wake_since
from .rows import take
from .table import Table


def lay_eggs(table: Table, player: int) -> Asking:
    """Lay eggs one by one, offer one more for a food, then use the row's powers."""
    mark = len(table.happened)
    yield from take(table, player, "grassland", _lay)
    table.happened.append((player, LaysEggs()))
    yield from wake_since(table, mark)
    yield from activate_row(table, player, "grassland")


def _lay(chooser: Chooser) -> Choosing:
    where = yield from chooser.choose("lay_egg", eggs.spaces(chooser.table, chooser.player))
    if isinstance(where, Slot):
        eggs.lay(chooser.table, where)
    return where
