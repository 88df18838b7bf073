"""What to begin a game with, as one decision.

The rules ask for one bird after the other. Compared so, the same birds in another order are as
good, and nothing is learnt of any of them. Here whole starts are compared: the one that the policy
would choose, and those with one bird more or one fewer.
"""

from __future__ import annotations

from msgspec import Struct

from wingspan.bots.policy import Policy
from wingspan.bots.ways import Way
from wingspan.engine import View
from wingspan.engine.components import FOODS, Food
from wingspan.engine.decision import Decision
from wingspan.engine.options import DONE, Bird, bird
from wingspan.engine.playout import Playout, Worlds

from .opinion import Looked
from .reasons import Reason, reason

CHOSEN_LATER = ("pay_for_kept_birds", "keep_bonus")
"""What is asked once the birds are chosen."""


class Start(Struct, frozen=True):
    """What is kept beside the birds: one food token of each of those kinds, and a bonus card."""

    food: tuple[Food, ...]
    bonus: str


def starts(policy: Policy, view: View, worlds: Worlds) -> tuple[Way, ...]:
    """The policy's own start, then those with one bird more or fewer, in the order of the hand.

    For who is asked which bird to keep.
    """
    decision, me = view.decision, view.state.players[view.seat]
    assert decision is not None
    own = _own(policy, worlds.deal(0).begin(), view.seat)
    open_yet = [card for card in me.hand if card not in me.apart]
    room = sum(me.food.values()) - len(me.apart)
    found = [own]
    for card in open_yet:
        others = tuple(kept for kept in own if kept != card)
        found.append(others if card in own else (*own, card))
    return tuple(start_way(decision, kept) for kept in found if len(kept) <= room)


def _own(policy: Policy, playout: Playout, seat: int) -> tuple[str, ...]:
    """The birds that the policy keeps, one after the other."""
    kept = []
    while (decision := playout.decision) is not None and _asks(decision, seat, ("keep_bird",)):
        option = policy.greedy(playout.state, decision)
        playout.answer(option)
        match decision.options[option]:
            case Bird(card):
                kept.append(card)
            case _:
                break
    return tuple(kept)


def _asks(decision: Decision, seat: int, kinds: tuple[str, ...]) -> bool:
    return decision.player == seat and decision.kind in kinds


def start_way(decision: Decision, kept: tuple[str, ...]) -> Way:
    """To keep those birds beside the ones that are kept already, and no more."""
    first = bird(kept[0]) if kept else DONE
    return Way(decision.options.index(first), 0, kept=kept)


def beside(policy: Policy, worlds: Worlds, seat: int, way: Way) -> Start:
    """What the policy keeps beside the birds of that start."""
    playout = worlds.deal(0).begin()
    way.take(playout)
    while (decision := playout.decision) is not None and _asks(decision, seat, CHOSEN_LATER):
        playout.answer(policy.greedy(playout.state, decision))
    me = playout.state.players[seat]
    return Start(tuple(food for food in FOODS if me.food.get(food)), next(iter(me.bonus), ""))


def birds_told(looked: Looked) -> dict[str, Reason]:
    """What each bird brings that is in one of those starts and not in the first of them, or the
    other way round: why it is better to keep it than not, in points below zero if it is worse."""
    found = {}
    own = set(looked.ways[0].kept or ())
    for place, way in enumerate(looked.ways[1:], 1):
        for card in own.symmetric_difference(way.kept or ()):
            found[card] = reason(looked, *((0, place) if card in own else (place, 0)))
    return found
