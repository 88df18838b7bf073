"""Features of cards in hand: drawn, kept at the start, or given up."""

from __future__ import annotations

from . import index as at
from .context import Context
from .tables import BirdFacts


def of_card(context: Context, bird: BirdFacts, sign: int, i: list[int], v: list[int]) -> None:
    """Add the features of gaining a card, or of giving it up if ``sign`` is -1."""
    after = context.after
    me = context.me
    card = bird.card.id
    i += (bird.hand, bird.hand_t)
    v += (sign, sign * after)
    short = bird.missing(me.food, context.have)
    if short:
        i.append(at.HAND_SHORT[min(short, 5)])
        v.append(sign)
    else:
        i.append(at.HAND_READY)
        v.append(sign)
        if after < 4:
            i.append(at.HAND_READY_LATE[after])
            v.append(sign)
    if after < 4:
        i += (at.HAND_LATE[after], at.HAND_POINTS_LATE[after])
        v += (sign, sign * bird.points)
    space = max(context.room(habitat) for habitat in bird.homes) if bird.homes else 0
    i.append(at.HAND_SPACE[max(0, space)])
    v.append(sign)
    hand = len(context.hand) - (sign < 0)
    i += (at.HAND_SIZE[min(hand, 8)], at.HAND_SIZE_T)
    v += (sign, sign * min(hand, 9) * after)
    bonus_facts = context.tables.bonus
    for bonus in me.bonus:
        facts = bonus_facts.known(bonus)
        if facts is None:
            continue
        if card in facts.counted.adds:
            i.append(at.HAND_BONUS)
            v.append(sign * facts.slope)
        elif facts.counted.kind == "hand":
            i.append(at.HAND_BONUS_CARDS)
            v.append(sign * (facts.points[hand + 1] - facts.points[hand]))
    goal = context.goal
    if context.left and card in goal.adds and (goal.habitat is None or goal.habitat in bird.homes):
        i.append(at.HAND_GOAL[goal.kind])
        v.append(sign)
    elif context.left > 1 and card in goal.nests:
        i.append(at.HAND_NEST[goal.kind])
        v.append(sign)
    elif goal.kind == "hand":
        i.append(at.HAND_GOAL_CARDS)
        v.append(sign * (context.goal_gain(1) if sign > 0 else -context.goal_gain(-1)))
    for goal in context.later:
        if card in goal.adds and (goal.habitat is None or goal.habitat in bird.homes):
            i.append(at.HAND_LATER[goal.kind])
            v.append(sign)
        elif card in goal.nests:
            i.append(at.HAND_NEST_LATER[goal.kind])
            v.append(sign)


def of_kept(
    context: Context, bird: BirdFacts, kept: list[BirdFacts], i: list[int], v: list[int]
) -> None:
    """Add the features of keeping a bird at the start in addition to those already kept."""
    i += (bird.keep, at.KEEP_AFTER[len(kept)], at.KEEP_COST)
    v += (1, 1, bird.total * len(kept))
    overlap = 0
    for other in kept:
        for kind, _ in bird.cost:
            overlap += any(kind == theirs for theirs, _ in other.cost)
    if overlap:
        i.append(at.KEEP_OVERLAP)
        v.append(overlap)
    best = 0
    for bonus in context.me.choosing:
        facts = context.tables.bonus.known(bonus)
        if facts is not None and bird.card.id in facts.counted.adds:
            best = max(best, facts.slope)
    if best:
        i.append(at.KEEP_BONUS)
        v.append(best)


def of_keeping_no_more(
    context: Context, kept: list[BirdFacts], rest: list[BirdFacts], i: list[int], v: list[int]
) -> None:
    """Add the features of keeping no more birds: it saves food and loses the best of the rest."""
    i += (at.KEEP_DONE[len(kept)], at.KEEP_MERIT)
    v += (1, max((context.merit(bird) for bird in rest), default=0))
