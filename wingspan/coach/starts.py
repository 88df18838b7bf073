"""The choice of what to begin a game with, as one decision: birds, food and bonus card.

The rules ask for one bird after the other, then for the food, then for the bonus card. Compared
that way, the same birds in another order are equally good, and the comparison says nothing about
any single thing. This module compares whole starts: the policy's own, the same with another bonus
card or other food, and those with one bird more or fewer, each with either bonus card.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, structs

from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import Policy
from wingspan.bots.features.tables import Tables
from wingspan.engine import View
from wingspan.engine.components import FOODS, Food
from wingspan.engine.decision import Decision
from wingspan.engine.options import DONE, Bird, Bonus, Payment, bird
from wingspan.engine.playout import Playout, World, Worlds

from .analysis import Analysis, Reason, reason
from .comparison import Comparison
from .detectors import start_bonus, start_food, start_plays
from .futures import Foresight
from .grounds import StartBonus, StartFood, StartPlays

FOOD_TRIED = 3
"""The number of choices of food that are compared with the policy's own birds and bonus card."""


class Package(Struct, frozen=True):
    """A whole start with its reasons.

    ``birds``: for each bird kept, when it is played and what its power then does, None if it is
    rarely played. ``food``: what the food pays for. ``bonus``: what the bonus card brings.
    """

    candidate: Candidate
    birds: dict[str, StartPlays | None]
    food: StartFood | None
    bonus: StartBonus | None


def starts(policy: Policy, view: View, worlds: Worlds) -> tuple[Candidate, ...]:
    """Return the policy's own start, then the others to compare with it.

    The view's decision must be which bird to keep.
    """
    decision, me = view.decision, view.state.players[view.seat]
    assert decision is not None
    world, seat = worlds.deal(0), view.seat
    own = _own(policy, world.begin(), seat)
    open_yet = [card for card in me.hand if card not in me.apart]
    room = sum(me.food.values()) - len(me.apart)
    sets = [own]
    for card in open_yet:
        others = tuple(kept for kept in own if kept != card)
        sets.append(others if card in own else (*own, card))
    found: list[Candidate] = []
    for kept in sets:
        if len(kept) <= room:
            begun = start_candidate(decision, kept)
            most = FOOD_TRIED if kept == own else 1
            for tokens in _foods(policy, world, seat, begun, most):
                paid = structs.replace(begun, food=tokens)
                found += _with_bonus(policy, world, seat, paid)
    first, food = found[0].bonus, found[0].food or ()
    return tuple(
        one
        for one in found
        if one.kept != own or one.food == food or one.bonus == first  # one thing changed at a time
    )


def _own(policy: Policy, playout: Playout, seat: int) -> tuple[str, ...]:
    """Return the birds that the policy keeps, in the order in which it keeps them."""
    kept = []
    while (decision := playout.decision) is not None and _asks(decision, seat, "keep_bird"):
        option = policy.greedy(playout.state, decision)
        playout.answer(option)
        match decision.options[option]:
            case Bird(card):
                kept.append(card)
            case _:
                break
    return tuple(kept)


def _asks(decision: Decision, seat: int, kind: str) -> bool:
    return decision.player == seat and decision.kind == kind


def _foods(
    policy: Policy, world: World, seat: int, begun: Candidate, most: int
) -> list[tuple[Food, ...]]:
    """Return the food to keep with those birds, as the policy likes it, at most ``most`` ways."""
    playout = world.begin()
    held = playout.state.players[seat].food
    mine = tuple(kind for kind in FOODS if held.get(kind))
    begun.take(playout)
    decision = playout.decision
    if decision is None or not _asks(decision, seat, "pay_for_kept_birds"):
        return [() if begun.kept else mine]
    scores = policy.scores(playout.state, decision)
    order = sorted(range(len(scores)), key=lambda place: (-scores[place], place))
    payments = [decision.options[place] for place in order[:most]]
    return [
        tuple(kind for kind in mine if not paid.food.get(kind))
        for paid in payments
        if isinstance(paid, Payment)
    ]


def _with_bonus(policy: Policy, world: World, seat: int, paid: Candidate) -> list[Candidate]:
    """Return the start with each of the bonus cards, the one that the policy keeps first."""
    playout = world.begin()
    paid.take(playout)
    decision = playout.decision
    if decision is None or not _asks(decision, seat, "keep_bonus"):
        return [paid]
    scores = policy.scores(playout.state, decision)
    order = sorted(range(len(scores)), key=lambda place: (-scores[place], place))
    cards = [decision.options[place] for place in order]
    return [structs.replace(paid, bonus=card.bonus) for card in cards if isinstance(card, Bonus)]


def start_candidate(decision: Decision, kept: tuple[str, ...]) -> Candidate:
    """Return the candidate that keeps those birds and the ones kept already, and no others."""
    first = bird(kept[0]) if kept else DONE
    return Candidate(decision.options.index(first), 0, kept=kept)


def birds_only(found: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """Return the different choices of birds among the starts, with nothing beside them."""
    alone = (structs.replace(one, food=None, bonus=None) for one in found)
    return tuple(dict.fromkeys(alone))


def rival_of(analysis: Analysis, best: int) -> int | None:
    """Return the number of the start that shows what the bonus card is worth: the best of those
    with another one, the same birds first. None if there is no choice.
    """
    own, rows = analysis.candidates[best], analysis.rows()
    others = [
        place for place, one in enumerate(analysis.candidates) if one.bonus not in (None, own.bonus)
    ]
    same = [place for place in others if analysis.candidates[place].kept == own.kept]
    return max(same or others, key=lambda place: sum(rows[place]), default=None)


def package(
    tables: Tables, view: View, analysis: Analysis, foresight: Foresight, best: int
) -> Package:
    """Return a start with a reason for each thing that it keeps. ``foresight``: that start, and the
    one of :func:`rival_of`, played to the end.
    """
    own = analysis.candidates[best]
    rival = rival_of(analysis, best)
    other = rival if rival is not None else best
    c = Comparison(tables, view, analysis, foresight, best, other)
    worlds = analysis.worlds
    plays = {card: start_plays(c, card) for card in own.kept or ()}
    food, bonus = start_food(c), start_bonus(c)
    return Package(
        own,
        {card: one and structs.replace(one, worlds=worlds) for card, one in plays.items()},
        food and structs.replace(food, worlds=worlds),
        bonus and structs.replace(bonus, worlds=worlds),
    )


def birds_told(analysis: Analysis) -> dict[str, Reason]:
    """Return, for each bird that some start and the first one differ in, why keeping it is better
    than not; the points are below zero where it is worse.
    """
    found: dict[str, Reason] = {}
    first = analysis.candidates[0]
    own = set(first.kept or ())
    for place, candidate in enumerate(analysis.candidates[1:], 1):
        for card in own.symmetric_difference(candidate.kept or ()):
            if candidate.bonus == first.bonus or card not in found:
                found[card] = reason(analysis, *((0, place) if card in own else (place, 0)))
    return found
