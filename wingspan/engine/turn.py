"""A person's turn: one of the four actions, and what is due at its end (Turn Structure)."""

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
"""The four; the first, to play a bird, is the one that may not be possible."""


def turn(table: Table) -> Asking:
    """The turn of the player whose turn it is, from its action to the refilled tray."""
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
    """The "play a bird" action: pink powers wake once the bird lies there, then its own acts."""
    table.log(ActionTaken(player, "play_bird"))
    mark = len(table.happened)
    played = yield from play_a_bird.play(Chooser(table, player, Source(player)))
    assert played is not None
    yield from wake_since(table, mark)
    yield from when_played(table, player, played)


def _end(table: Table, player: int) -> Asking:
    """What is due at the end of the turn, then the tray's refill.

    First what others have put off to this moment, clockwise; then the cards kept apart are
    sorted and the discards made, as far as the hand goes: discards that the hand cannot meet
    come before, so that they do not take what was just kept.
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
    """The discards due, once."""
    hand = table.players[player].hand
    due, table.turn.discards = min(table.turn.discards, len(hand)), 0
    for _ in range(due):
        card = yield from ask(
            table, player, "discard_card", [options.bird(card) for card in hand], Source(player)
        )
        assert isinstance(card, Bird)
        tray.discard_from_hand(table, player, card.bird)


def _keep_one(table: Table, player: int, drawn: list[str]) -> Asking:
    """Of the cards that a power keeps apart, one goes into the hand."""
    me = table.players[player]
    kept = yield from ask(
        table, player, "keep_apart", [options.bird(card) for card in drawn], Source(player)
    )
    assert isinstance(kept, Bird)
    me.apart.remove(kept.bird)
    me.hand.append(kept.bird)
    table.log(CardKept(player, kept.bird))
    tray.discard_apart(table, player, [card for card in drawn if card != kept.bird])
