"""A person's turn: one of the four actions, and what is due at its end (Turn Structure)."""

from __future__ import annotations

from . import options, play_a_bird, tray
from .chooser import Chooser
from .decision import Asking, Source
from .draw_cards import draw_cards
from .effects import PlaysBird
from .events import ActionTaken, TurnBegan
from .gain_food import gain_food
from .lay_eggs import lay_eggs
from .options import AnyOption, Bird, TakeAction
from .powers import Activation, use, wake
from .rounds import next_seat
from .table import Table, Turn, ask


def turn(table: Table) -> Asking:
    """The turn of the player whose turn it is, from its action to the refilled tray."""
    player = table.state.turn_of
    me = table.players[player]
    table.turn = Turn()
    me.pink_used.clear()
    table.log(TurnBegan(player, table.state.round, sum(me.cubes.values()) + 1))
    offered: list[AnyOption] = [
        options.take_action("gain_food"),
        options.take_action("lay_eggs"),
        options.take_action("draw_cards"),
    ]
    if play_a_bird.can_play(table, player):
        offered.insert(0, options.take_action("play_bird"))
    chosen = yield from ask(table, player, "action", offered)
    assert isinstance(chosen, TakeAction)
    me.cubes[chosen.action] += 1
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
    played = yield from play_a_bird.play(Chooser(table, player, Source(player)))
    assert played is not None
    habitat, bird = played
    yield from wake(table, player, [PlaysBird(habitat)])
    if table.birds[bird.bird].color == "white":
        yield from use(Activation(table, player, habitat, bird))


def _end(table: Table, player: int) -> Asking:
    """Discards due at the end of the turn, as far as the hand goes, then the tray's refill."""
    hand = table.players[player].hand
    for _ in range(table.turn.discards):
        if not hand:
            break
        card = yield from ask(
            table, player, "discard_card", [options.bird(card) for card in hand], Source(player)
        )
        assert isinstance(card, Bird)
        tray.discard_from_hand(table, player, card.bird)
    tray.refill(table)
