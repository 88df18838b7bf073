"""A person's turn: one of the four actions, and what happens at its end (Turn Structure)."""

from __future__ import annotations

from collections.abc import Callable

from . import birdfeeder, eggs, food, options, play_a_bird, tray
from .cards import Trade
from .components import ACTION_OF_HABITAT, ACTIONS, FOODS, Food, Habitat
from .decision import Asking, Source
from .effects import GainsFood, LaysEggs, TakesGainFood
from .events import ActionTaken, CardKept, TurnBegan
from .mat import covered
from .options import AnyOption, Bird, Slot, TakeAction
from .powers import activate_row, do_what_waited, wake_since, when_played
from .rounds import next_seat
from .table import Chooser, Choosing, Table, ask, would_act

_ACTIONS: list[AnyOption] = [*map(options.take_action, ACTIONS)]
"""The four actions. The first, playing a bird, is the only one that may be impossible."""


def turn(table: Table) -> Asking:
    """Play the current player's turn, from the action to refilling the tray."""
    player = table.state.turn_of
    me = table.players[player]
    me.pink_used.clear()
    table.log(TurnBegan(player, table.state.round, sum(me.cubes.values()) + 1))
    offered = _ACTIONS[:] if play_a_bird.can_play(table, player) else _ACTIONS[1:]
    chosen = yield from ask(table, player, "action", offered)
    assert isinstance(chosen, TakeAction)
    me.cubes = {**me.cubes, chosen.action: me.cubes[chosen.action] + 1}
    if chosen.action == "play_bird":
        yield from play_bird(table, player)
    elif chosen.action == "gain_food":
        yield from gain_food(table, player)
    elif chosen.action == "lay_eggs":
        yield from lay_eggs(table, player)
    else:
        yield from draw_cards(table, player)
    yield from _end(table, player)
    next_seat(table)


def play_bird(table: Table, player: int) -> Asking:
    """Play a bird; pink powers that it wakes come first, then its own power."""
    table.log(ActionTaken(player, "play_bird"))
    mark = len(table.happened)
    played = yield from play_a_bird.play(Chooser(table, player, Source(player)))
    assert played is not None
    yield from wake_since(table, mark)
    yield from when_played(table, player, played)


def gain_food(table: Table, player: int) -> Asking:
    """Gain dice one by one, offer one more for a card, then use the forest's powers.

    Pink powers that depend on the food gained are used before any brown power: only food gained by
    the action itself counts.
    """
    mark = len(table.happened)
    gained: set[Food] = set()

    def gain_die(chooser: Chooser) -> Choosing:
        kind = yield from birdfeeder.gain_die(chooser)
        if kind is None:
            return None
        gained.add(kind)
        return options.food(kind)

    yield from _take_row(table, player, "forest", gain_die)
    table.happened.append((player, TakesGainFood()))
    table.happened += [(player, GainsFood(kind)) for kind in FOODS if kind in gained]
    yield from wake_since(table, mark)
    yield from activate_row(table, player, "forest")


def lay_eggs(table: Table, player: int) -> Asking:
    """Lay eggs one by one, offer one more for a food, then use the grassland's powers."""
    mark = len(table.happened)
    yield from _take_row(table, player, "grassland", _lay)
    table.happened.append((player, LaysEggs()))
    yield from wake_since(table, mark)
    yield from activate_row(table, player, "grassland")


def _lay(chooser: Chooser) -> Choosing:
    where = yield from chooser.choose("lay_egg", eggs.spaces(chooser.table, chooser.player))
    if isinstance(where, Slot):
        eggs.lay(chooser.table, where)
    return where


def draw_cards(table: Table, player: int) -> Asking:
    """Draw cards one by one, offer one more for an egg, then use the wetland's powers."""
    mark = len(table.happened)
    yield from _take_row(table, player, "wetland", _draw)
    yield from wake_since(table, mark)
    yield from activate_row(table, player, "wetland")


def _draw(chooser: Chooser) -> Choosing:
    card = yield from chooser.choose("draw_card", tray.drawable(chooser.table))
    if card is not None:
        tray.draw(chooser.table, chooser.player, card)
    return card


# the benefit of a space and its conversion


def _take_row(
    table: Table, player: int, habitat: Habitat, gain_one: Callable[[Chooser], Choosing]
) -> Asking:
    """Do what is printed on the leftmost exposed space of a row.

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


# the end of a turn


def _end(table: Table, player: int) -> Asking:
    """End the turn: do postponed powers, sort cards kept apart, discard, refill the tray.

    Powers that other players have postponed come first, clockwise. If the hand is too small for all
    discards, they come before the choice among the cards kept apart, so that no kept card is lost.
    """
    turn = table.turn
    if turn.waiting or turn.later:
        yield from do_what_waited(table, player)
    me = table.players[player]
    if turn.discards and len(me.hand) < turn.discards:
        yield from _discard(table, player)
    for drawn in turn.apart:
        yield from _keep_one(table, player, drawn)
    if turn.discards:
        yield from _discard(table, player)
    tray.refill(table)


def _discard(table: Table, player: int) -> Asking:
    """Make the discards that are due, and clear them."""
    hand = table.players[player].hand
    due, table.turn.discards = min(table.turn.discards, len(hand)), 0
    for _ in range(due):
        card = yield from ask(
            table, player, "discard_card", [options.bird(card) for card in hand], Source(player)
        )
        assert isinstance(card, Bird)
        tray.discard_from_hand(table, player, card.bird)


def _keep_one(table: Table, player: int, drawn: list[str]) -> Asking:
    """Let the player keep one of the cards that a power drew apart; discard the others."""
    me = table.players[player]
    kept = yield from ask(
        table, player, "keep_apart", [options.bird(card) for card in drawn], Source(player)
    )
    assert isinstance(kept, Bird)
    me.apart.remove(kept.bird)
    me.hand.append(kept.bird)
    table.log(CardKept(player, kept.bird))
    tray.discard_apart(table, player, [card for card in drawn if card != kept.bird])
