"""Features of cards for the hand: drawn, kept at the start, or given up."""

from __future__ import annotations

from . import labels as at
from .sight import Sight
from .tables import BirdFacts


def of_card(sight: Sight, bird: BirdFacts, sign: int, i: list[int], v: list[int]) -> None:
    """A card more in the hand; ``sign`` -1: one less."""
    after = sight.after
    me = sight.me
    card = bird.card.id
    i += (bird.hand, bird.hand_t)
    v += (sign, sign * after)
    short = bird.missing(me.food, sight.have)
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
    space = max(sight.room(habitat) for habitat in bird.homes) if bird.homes else 0
    i.append(at.HAND_SPACE[max(0, space)])
    v.append(sign)
    hand = len(sight.hand) - (sign < 0)
    i += (at.HAND_SIZE[min(hand, 8)], at.HAND_SIZE_T)
    v += (sign, sign * min(hand, 9) * after)
    bonus_facts = sight.tables.bonus
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
    goal = sight.goal
    if sight.left and card in goal.adds and (goal.habitat is None or goal.habitat in bird.homes):
        i.append(at.HAND_GOAL[goal.kind])
        v.append(sign)
    elif sight.left > 1 and card in goal.nests:
        i.append(at.HAND_NEST[goal.kind])
        v.append(sign)
    elif goal.kind == "hand":
        i.append(at.HAND_GOAL_CARDS)
        v.append(sign * (sight.goal_gain(1) if sign > 0 else -sight.goal_gain(-1)))
    for goal in sight.later:
        if card in goal.adds and (goal.habitat is None or goal.habitat in bird.homes):
            i.append(at.HAND_LATER[goal.kind])
            v.append(sign)
        elif card in goal.nests:
            i.append(at.HAND_NEST_LATER[goal.kind])
            v.append(sign)


def of_kept(
    sight: Sight, bird: BirdFacts, kept: list[BirdFacts], i: list[int], v: list[int]
) -> None:
    """One more bird kept at the start, beside those kept already."""
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
    for bonus in sight.me.choosing:
        facts = sight.tables.bonus.known(bonus)
        if facts is not None and bird.card.id in facts.counted.adds:
            best = max(best, facts.slope)
    if best:
        i.append(at.KEEP_BONUS)
        v.append(best)


def of_keeping_no_more(
    sight: Sight, kept: list[BirdFacts], rest: list[BirdFacts], i: list[int], v: list[int]
) -> None:
    """No more birds are kept: food is saved, the best of the rest is lost."""
    i += (at.KEEP_DONE[len(kept)], at.KEEP_MERIT)
    v += (1, max((sight.merit(bird) for bird in rest), default=0))
