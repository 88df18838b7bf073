"""The choice of what to begin a game with, as one decision.

The rules ask for one bird after the other. Compared that way, the same birds in another order are
equally good, and the comparison says nothing about any single bird. This module compares whole
starts: the policy's own, and those with one bird more or fewer.
"""

from __future__ import annotations

from msgspec import Struct

from wingspan.bots.candidates import Candidate
from wingspan.bots.policy import Policy
from wingspan.engine import View
from wingspan.engine.components import FOODS, Food
from wingspan.engine.decision import Decision
from wingspan.engine.options import DONE, Bird, bird
from wingspan.engine.playout import Playout, Worlds

from .analysis import Analysis
from .reasons import Reason, reason

CHOSEN_LATER = ("pay_for_kept_birds", "keep_bonus")
"""The decisions that follow the choice of birds."""


class Start(Struct, frozen=True):
    """What is kept besides the birds: a food token of each of those kinds, and a bonus card."""

    food: tuple[Food, ...]
    bonus: str


def starts(policy: Policy, view: View, worlds: Worlds) -> tuple[Candidate, ...]:
    """Return the policy's own start, then those with one bird more or fewer, in hand order.

    The view's decision must be which bird to keep.
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
    return tuple(start_candidate(decision, kept) for kept in found if len(kept) <= room)


def _own(policy: Policy, playout: Playout, seat: int) -> tuple[str, ...]:
    """Return the birds that the policy keeps, in the order in which it keeps them."""
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


def start_candidate(decision: Decision, kept: tuple[str, ...]) -> Candidate:
    """Return the candidate that keeps those birds and the ones kept already, and no others."""
    first = bird(kept[0]) if kept else DONE
    return Candidate(decision.options.index(first), 0, kept=kept)


def beside(policy: Policy, worlds: Worlds, seat: int, candidate: Candidate) -> Start:
    """Return the food and the bonus card that the policy keeps with that start."""
    playout = worlds.deal(0).begin()
    candidate.take(playout)
    while (decision := playout.decision) is not None and _asks(decision, seat, CHOSEN_LATER):
        playout.answer(policy.greedy(playout.state, decision))
    me = playout.state.players[seat]
    return Start(tuple(food for food in FOODS if me.food.get(food)), next(iter(me.bonus), ""))


def birds_told(analysis: Analysis) -> dict[str, Reason]:
    """Return, for each bird that some start and the first one differ in, why keeping it is better
    than not; the points are below zero where it is worse."""
    found = {}
    own = set(analysis.candidates[0].kept or ())
    for place, candidate in enumerate(analysis.candidates[1:], 1):
        for card in own.symmetric_difference(candidate.kept or ()):
            found[card] = reason(analysis, *((0, place) if card in own else (place, 0)))
    return found
