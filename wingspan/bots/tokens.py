"""Features of eggs, food tokens and payments."""

from __future__ import annotations

from wingspan.engine.components import HABITATS, Habitat
from wingspan.engine.mat import bird_at
from wingspan.engine.options import Payment

from . import labels as at
from .sight import Sight
from .tables import BirdFacts
from .tallies import Counted


def of_egg(
    sight: Sight, player: int, habitat: Habitat, column: int, sign: int, i: list[int], v: list[int]
) -> None:
    """An egg more on that bird; ``sign`` -1: one less."""
    bird = bird_at(sight.state.players[player].mat[habitat], column)
    name = bird.bird
    facts = sight.tables.birds[name]
    after = bird.eggs + (sign > 0)
    goal = sight.goal
    if goal.kind == "egg_sets":
        eggs = {h: sum(other.eggs for other in sight.me.mat[h]) for h in HABITATS}
        if eggs[habitat] - (sign < 0) == min(eggs.values()):
            i.append(at.EGG_GOAL[goal.kind][min(sight.left, 4)])
            v.append(sign)
    elif _counts(goal, name, habitat, after):
        more = -1 if goal.kind == "birds_without_egg" else 1
        i += (at.EGG_GOAL[goal.kind][min(sight.left, 4)], at.EGG_GOAL_POINTS)
        v += (sign, sight.goal_gain(sign * more))
    for goal in sight.later:
        if _counts(goal, name, habitat, after):
            i.append(at.EGG_LATER[goal.kind])
            v.append(sign)
    for bonus in sight.me.bonus:
        _of_bonus(sight, bonus, facts, after, sign, i, v)
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
    """Whether the egg that makes it so many on that bird changes what a goal counts."""
    if goal.habitat is not None and goal.habitat != habitat:
        return False
    return bird in goal.egg_on or (eggs == 1 and bird in goal.first_egg_on)


def _of_bonus(
    sight: Sight,
    bonus: str,
    facts: BirdFacts,
    after: int,
    sign: int,
    i: list[int],
    v: list[int],
) -> None:
    card = sight.tables.bonus.known(bonus)
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


def of_food(sight: Sight, food: str, sign: int, i: list[int], v: list[int]) -> None:
    """A food token more in the supply; ``sign`` -1: one less."""
    needs = sight.needs
    held = sight.me.food[food] - (sign < 0)  # type: ignore[index]
    have = sight.have - (sign < 0)
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
        sign * sight.after,
        sign * needs.need[food],
        sign * min(needs.last[food], 2),
        sign * needs.last_merit[food],
        sign * needs.want[food],
        sign,
        sign,
    )
    if sight.after < 3:
        i.append(at.FOOD_LATE[sight.after])
        v.append(sign)
    if food == "nectar":  # what is left of it at the end of the round is lost
        i.append(at.FOOD_NECTAR[min(sight.left, 4)])
        v.append(sign)
    if sight.goal.kind == "supply":
        i.append(at.FOOD_GOAL)
        v.append(sight.goal_gain(sign))


def of_payment(sight: Sight, payment: Payment, i: list[int], v: list[int]) -> None:
    """What is handed in."""
    needs = sight.needs
    food = sight.me.food
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
    sight: Sight, payment: Payment, kept: list[BirdFacts], i: list[int], v: list[int]
) -> None:
    """The food handed in for the birds kept at the start: what they need had better stay."""
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
