"""Features of eggs, food tokens and payments."""

from __future__ import annotations

from wingspan.engine.components import HABITATS, Habitat
from wingspan.engine.mat import bird_at
from wingspan.engine.options import Payment

from . import index as at
from .context import Context
from .tables import BirdFacts
from .tallies import Counted


def of_egg(
    context: Context,
    player: int,
    habitat: Habitat,
    column: int,
    sign: int,
    i: list[int],
    v: list[int],
) -> None:
    """Add the features of laying an egg on that bird, or of removing it if ``sign`` is -1."""
    bird = bird_at(context.state.players[player].mat[habitat], column)
    name = bird.bird
    facts = context.tables.birds[name]
    after = bird.eggs + (sign > 0)
    goal = context.goal
    if goal.kind == "egg_sets":
        eggs = {h: sum(other.eggs for other in context.me.mat[h]) for h in HABITATS}
        if eggs[habitat] - (sign < 0) == min(eggs.values()):
            i.append(at.EGG_GOAL[goal.kind][min(context.left, 4)])
            v.append(sign)
    elif _counts(goal, name, habitat, after):
        more = -1 if goal.kind == "birds_without_egg" else 1
        i += (at.EGG_GOAL[goal.kind][min(context.left, 4)], at.EGG_GOAL_POINTS)
        v += (sign, context.goal_gain(sign * more))
    for goal in context.later:
        if _counts(goal, name, habitat, after):
            i.append(at.EGG_LATER[goal.kind])
            v.append(sign)
    for bonus in context.me.bonus:
        _of_bonus(context, bonus, facts, after, sign, i, v)
    space = facts.limit - after
    i += (at.EGG_LEFT, at.EGG_ROW[habitat])
    v += (sign * space, sign)
    if after == 1:
        i.append(at.EGG_FIRST)
        v.append(sign)
    if facts.kind == "lay_eggs":
        i.append(at.EGG_LAYER)
        v.append(sign * space)


def _counts(goal: Counted, bird: str, habitat: Habitat, eggs: int) -> bool:
    """Return whether a goal counts the egg that brings that bird to ``eggs`` eggs."""
    if goal.habitat is not None and goal.habitat != habitat:
        return False
    return bird in goal.egg_on or (eggs == 1 and bird in goal.first_egg_on)


def _of_bonus(
    context: Context,
    bonus: str,
    facts: BirdFacts,
    after: int,
    sign: int,
    i: list[int],
    v: list[int],
) -> None:
    card = context.tables.bonus.known(bonus)
    if card is None or card.counted.kind != "birds_with_egg":
        return
    if card.counted.first_egg_on:
        if after == 1:
            i.append(at.EGG_FIRST_BONUS)
            v.append(sign)
    elif after == 4:
        i.append(at.EGG_BREED)
        v.append(sign)
    elif after < 4 <= facts.limit:
        i.append(at.EGG_BREED_WAY)
        v.append(sign * after)


def of_food(context: Context, food: str, sign: int, i: list[int], v: list[int]) -> None:
    """Add the features of gaining a food token, or of giving it up if ``sign`` is -1."""
    needs = context.needs
    held = context.me.food[food] - (sign < 0)  # type: ignore[index]
    have = context.have - (sign < 0)
    i += (
        at.FOOD[food],
        at.FOOD_T[food],
        at.FOOD_NEED,
        at.FOOD_LAST,
        at.FOOD_LAST_MERIT,
        at.FOOD_WANT,
        at.FOOD_HAVE[min(held, 3)],
        at.FOOD_TOTAL[min(have, 8)],
    )
    v += (
        sign,
        sign * context.after,
        sign * needs.need[food],
        sign * min(needs.last[food], 2),
        sign * needs.last_merit[food],
        sign * needs.want[food],
        sign,
        sign,
    )
    if context.after < 3:
        i.append(at.FOOD_LATE[context.after])
        v.append(sign)
    if food == "nectar":  # unspent nectar is lost at the end of the round
        i.append(at.FOOD_NECTAR[min(context.left, 4)])
        v.append(sign)
    if context.goal.kind == "supply":
        i.append(at.FOOD_GOAL)
        v.append(context.goal_gain(sign))


def of_payment(context: Context, payment: Payment, i: list[int], v: list[int]) -> None:
    """Add the features of a payment."""
    needs = context.needs
    food = context.me.food
    total = want = last = 0
    for kind, count in payment.food.items():
        i.append(at.PAY[kind])
        v.append(count)
        total += count
        want += min(needs.want[kind], count)
        last += food[kind] == count
    i += (at.PAY_TOKENS, at.PAY_WANT, at.PAY_LAST)
    v += (total, want, last)
    if payment.cached:
        i.append(at.PAY_CACHED)
        v.append(len(payment.cached))
    if payment.cards:
        i.append(at.PAY_CARDS)
        v.append(payment.cards)


def of_payment_for_kept(
    context: Context, payment: Payment, kept: list[BirdFacts], i: list[int], v: list[int]
) -> None:
    """Add the features of discarding food at the start, some of which the kept birds may need."""
    wanted = only = 0
    for kind, count in payment.food.items():
        i.append(at.PAY[kind])
        v.append(count)
        for bird in kept:
            if any(kind == food for food, _ in bird.cost):
                wanted += count
                only += not bird.either
    i += (at.PAY_KEPT, at.PAY_KEPT_ONLY)
    v += (wanted, only)
