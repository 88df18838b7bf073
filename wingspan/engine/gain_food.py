"""The "gain food" action (Gain Food and Activate Forest Bird Powers)."""

from __future__ import annotations

from . import birdfeeder, options, tray
from .decision import Asking
from .effects import GainsFood, Trigger
from .options import Bird
from .powers import activate_row, wake
from .rows import begin, trade
from .table import Table
from .things import FOODS, Food


def gain_food(table: Table, player: int) -> Asking:
    """Dice one at a time, a card for one more, then the forest's powers from right to left.

    Pink powers that look at the food gained do so before any brown power: only what the
    action itself brought counts.
    """
    chooser, space = begin(table, player, "forest")
    gained: set[Food] = set()
    for _ in range(space.gain):
        food = yield from birdfeeder.gain_die(chooser)
        if food is None:
            break
        gained.add(food)
    if space.trade:
        hand = [options.bird(card) for card in table.players[player].hand]
        given = yield from trade(chooser, hand)
        if isinstance(given, Bird):
            tray.discard_from_hand(table, player, given.bird)
            food = yield from birdfeeder.gain_die(chooser)
            if food is not None:
                gained.add(food)
    woken: list[Trigger] = [GainsFood(food) for food in FOODS if food in gained]
    yield from wake(table, player, woken)
    yield from activate_row(table, player, "forest")
