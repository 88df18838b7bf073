"""The "gain food" action (Gain Food and Activate Forest Bird Powers)."""

from __future__ import annotations

from . import birdfeeder, options
from .chooser import Chooser, Choosing
from .components import FOODS, Food
from .decision import Asking
from .effects import GainsFood, TakesGainFood
from .powers import activate_row, wake_since
from .rows import take
from .table import Table


def gain_food(table: Table, player: int) -> Asking:
    """Gain dice one by one, offer one more for a card, then use the row's powers.

    Pink powers that depend on the food gained are used before any brown power: only food gained by
    the action itself counts.
    """
    mark = len(table.happened)
    gained: set[Food] = set()

    def gain_die(chooser: Chooser) -> Choosing:
        food = yield from birdfeeder.gain_die(chooser)
        if food is None:
            return None
        gained.add(food)
        return options.food(food)

    yield from take(table, player, "forest", gain_die)
    table.happened.append((player, TakesGainFood()))
    table.happened += [(player, GainsFood(food)) for food in FOODS if food in gained]
    yield from wake_since(table, mark)
    yield from activate_row(table, player, "forest")
