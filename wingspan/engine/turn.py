"""A person's turn: one of the four actions, and what happens at its end (Turn Structure)."""

from __future__ import annotations

from . import options, play_a_bird, tray
from .chooser import Chooser
from .components import ACTIONS
from .decision import Asking, Source
from .draw_cards import draw_cards
from .events import ActionTaken, CardKept, TurnBegan
from .gain_food import gain_food
from .lay_eggs import lay_eggs
from .options import AnyOption, Bird, TakeAction
from .powers import do_what_waited, wake_since, when_played
from .rounds import next_seat
from .table import Table, ask

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
