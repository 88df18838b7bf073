"""Evaluation of conditions: whether a bird card qualifies for a bonus card, goal or power."""

from __future__ import annotations

from .cards import BirdCard
from .components import Language, Nest
from .conditions import (
    AnyCondition,
    CostsAtLeast,
    DealsBonusCards,
    Eats,
    EatsAny,
    EatsOneOf,
    EatsOnly,
    EggLimitUpTo,
    HasColor,
    HasNest,
    IsFlocking,
    IsPredator,
    LivesIn,
    LivesInSeveral,
    LivesOnlyIn,
    Named,
    Tucks,
    WingspanOver,
    WingspanUnder,
    WingspanUpTo,
    WorthBetween,
    WorthOver,
    WorthUnder,
)


def nest_counts_as(nest: Nest, wanted: Nest) -> bool:
    """Whether a bird with ``nest`` counts as having ``wanted`` (Nests: stars are wild)."""
    return nest in (wanted, "star")


def matches(bird: BirdCard, condition: AnyCondition, names: Language) -> bool:
    """Whether ``bird`` satisfies ``condition``; ``names``: the language whose names count."""
    match condition:
        case Named(category):
            return category in bird.named.get(names, ())
        case HasNest(nest):
            return nest_counts_as(bird.nest, nest)
        case Eats(food):
            return food in bird.cost.food
        case EatsOnly(food):
            return set(bird.cost.food) == {food} and not bird.cost.wild
        case EatsAny():
            return bird.cost.wild > 0
        case LivesOnlyIn(habitat):
            return bird.habitats == (habitat,)
        case WingspanOver(cm):
            return bird.wingspan is None or bird.wingspan > cm
        case WingspanUpTo(cm):
            return bird.wingspan is None or bird.wingspan <= cm
        case WingspanUnder(cm):
            return bird.wingspan is None or bird.wingspan < cm
        case LivesIn(habitat):
            return habitat in bird.habitats
        case LivesInSeveral():
            return len(bird.habitats) > 1
        case EatsOneOf(foods):
            return any(food in bird.cost.food for food in foods)
        case CostsAtLeast(food):
            return bird.cost.total >= food
        case WorthOver(points):
            return bird.points > points
        case WorthBetween(low, high):
            return low <= bird.points <= high
        case HasColor(colors):
            return bird.color in colors
        case Tucks():
            return bird.tucks()
        case WorthUnder(points):
            return bird.points < points
        case IsPredator():
            return bird.predator
        case IsFlocking():
            return bird.flocking
        case DealsBonusCards():
            return bird.bonus_cards
        case EggLimitUpTo(eggs):
            return bird.egg_limit <= eggs
