"""The "lay eggs" action (Lay Eggs and Activate Grassland Bird Powers)."""

from __future__ import annotations

from . import eggs, food, options
from .decision import Asking
from .effects import LaysEggs
from .options import FoodToken, Slot
from .powers import activate_row, wake
from .rows import begin, trade
from .table import Table
from .things import FOODS


def lay_eggs(table: Table, player: int) -> Asking:
    """Eggs one at a time, a food for one more, then the grassland's powers.

    The conversion is offered only while some bird has room for the egg.
    """
    chooser, space = begin(table, player, "grassland")
    for _ in range(space.gain):
        where = yield from chooser.choose("lay_egg", eggs.spaces(table, player))
        if not isinstance(where, Slot):
            break
        eggs.lay(table, where)
    if space.trade and eggs.spaces(table, player):
        supply = table.players[player].food
        given = yield from trade(chooser, [options.food(kind) for kind in FOODS if supply[kind]])
        if isinstance(given, FoodToken):
            food.spend(table, player, given.food)
            where = yield from chooser.choose("lay_egg", eggs.spaces(table, player))
            if isinstance(where, Slot):
                eggs.lay(table, where)
    yield from wake(table, player, [LaysEggs()])
    yield from activate_row(table, player, "grassland")
