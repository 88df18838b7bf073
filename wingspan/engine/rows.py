"""Rules common to the three habitat actions: the benefit of a space and its conversion."""

from __future__ import annotations

from collections.abc import Callable

from . import birdfeeder, eggs, food, options, tray
from .cards import Trade
from .chooser import Chooser, Choosing, would_act
from .components import ACTION_OF_HABITAT, Habitat
from .decision import Asking, Source
from .events import ActionTaken
from .mat import covered
from .options import AnyOption, Bird, Slot
from .table import Table, ask


def take(
    table: Table, player: int, habitat: Habitat, gain_one: Callable[[Chooser], Choosing]
) -> Asking:
    """Take the action of a row: do what is printed on its leftmost exposed space.

    The order is as printed: first a reset in exchange for a food, then the benefit, one at a time,
    by ``gain_one`` (which returns None once declined), then the conversions.
    """
    column = covered(table.players[player].mat[habitat])
    table.log(ActionTaken(player, ACTION_OF_HABITAT[habitat], column))
    chooser = Chooser(table, player, Source(player, habitat))
    space = table.mat.rows[habitat][column]
    if space.reset:
        yield from _reset(chooser, space.reset, habitat)
    for _ in range(space.gain):
        if (yield from gain_one(chooser)) is None:
            break
    if space.trade:
        yield from _trade(chooser, space.trade, habitat, gain_one)


def _reset(chooser: Chooser, target: str, habitat: Habitat) -> Asking:
    table, player = chooser.table, chooser.player
    held = food.spendable(table, player)
    if not held:
        return
    paid = yield from ask(table, player, "reset", [*held, options.SKIP], chooser.source)
    if paid is options.SKIP:
        return
    food.spend_option(table, player, paid, habitat)
    if target == "birdfeeder":
        birdfeeder.refill(table, player, "reset")
    else:
        tray.renew(table)


def _trade(
    chooser: Chooser, trade: Trade, habitat: Habitat, gain_one: Callable[[Chooser], Choosing]
) -> Asking:
    """Offer the conversion as often as printed, while one more of the benefit can be gained."""
    table, player = chooser.table, chooser.player
    for _ in range(trade.times):
        offered = _tradable(table, player, trade)
        if not offered or not would_act(gain_one(chooser)):
            return
        paid = yield from ask(table, player, "trade", [*offered, options.SKIP], chooser.source)
        if paid is options.SKIP:
            return
        if isinstance(paid, Bird):
            tray.discard_from_hand(table, player, paid.bird)
        elif isinstance(paid, Slot):
            eggs.take(table, paid)
        else:
            food.spend_option(table, player, paid, habitat)
        yield from gain_one(chooser)


def _tradable(table: Table, player: int, trade: Trade) -> list[AnyOption]:
    found: list[AnyOption] = []
    for kind in trade.pay:
        if kind == "card":
            found += [options.bird(card) for card in table.players[player].hand]
        elif kind == "egg":
            found += eggs.laid(table, player)
        elif kind == "nectar":
            found += food.spendable(table, player, ("nectar",))
        else:
            found += food.spendable(table, player)
    return found
