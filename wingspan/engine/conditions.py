"""What a bonus card or goal looks for on a bird card, and what it counts.

Conditions are data on the cards; :func:`matches` is the one place that reads them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .things import Food, Habitat, Language, Nest

if TYPE_CHECKING:
    from .cards import BirdCard


class Condition(Struct, frozen=True, tag_field="bird", forbid_unknown_fields=True):
    """Something printed on a bird card, true or false of each bird."""


class Named(Condition, frozen=True, tag="named"):
    """Its name holds one of the bonus card's words (in the game's names language)."""

    category: str


class HasNest(Condition, frozen=True, tag="has_nest"):
    """It has that nest; a star nest counts as every nest."""

    nest: Nest


class Eats(Condition, frozen=True, tag="eats"):
    """That food is in its cost, perhaps among others."""

    food: Food


class EatsOnly(Condition, frozen=True, tag="eats_only"):
    """That food, and no other and no wild one, is in its cost."""

    food: Food


class EatsAny(Condition, frozen=True, tag="eats_any"):
    """A wild food is in its cost."""


class LivesOnlyIn(Condition, frozen=True, tag="lives_only_in"):
    """It can live in that habitat and in no other."""

    habitat: Habitat


class WingspanOver(Condition, frozen=True, tag="wingspan_over"):
    """Its wingspan is greater than ``cm``; flightless birds satisfy every such condition."""

    cm: int


class WingspanUpTo(Condition, frozen=True, tag="wingspan_up_to"):
    """Its wingspan is ``cm`` or less; flightless birds satisfy every such condition."""

    cm: int


class WorthUnder(Condition, frozen=True, tag="worth_under"):
    """Its printed value is less than ``points``."""

    points: int


class IsPredator(Condition, frozen=True, tag="is_predator"):
    """Its power carries the predator icon."""


class IsFlocking(Condition, frozen=True, tag="is_flocking"):
    """Its power carries the flocking icon."""


AnyCondition = (
    Named
    | HasNest
    | Eats
    | EatsOnly
    | EatsAny
    | LivesOnlyIn
    | WingspanOver
    | WingspanUpTo
    | WorthUnder
    | IsPredator
    | IsFlocking
)


def nest_counts_as(nest: Nest, wanted: Nest) -> bool:
    """Whether a bird with ``nest`` counts as one with ``wanted`` (Nests: stars are wild)."""
    return nest in (wanted, "star")


def matches(bird: BirdCard, condition: AnyCondition, names: Language) -> bool:
    """Whether ``bird`` satisfies ``condition``; ``names``: the language its name counts in."""
    match condition:
        case Named(category):
            return category in bird.named[names]
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
        case WorthUnder(points):
            return bird.points < points
        case IsPredator():
            return bird.predator
        case IsFlocking():
            return bird.flocking


class Tally(Struct, frozen=True, tag_field="count", forbid_unknown_fields=True):
    """Something to count on a player's mat, for a bonus card or a goal."""


class Birds(Tally, frozen=True, tag="birds"):
    """Birds, all or those in ``habitat``, that satisfy ``like`` and hold ``eggs`` or more."""

    habitat: Habitat | None = None
    like: AnyCondition | None = None
    eggs: int = 0


class Eggs(Tally, frozen=True, tag="eggs"):
    """Eggs on birds, all or those in ``habitat``, that satisfy ``like``."""

    habitat: Habitat | None = None
    like: AnyCondition | None = None


class EggSets(Tally, frozen=True, tag="egg_sets"):
    """Sets of one egg in each habitat: the least of the three rows' eggs."""


class BirdsInSmallestHabitat(Tally, frozen=True, tag="birds_in_smallest_habitat"):
    """Birds in the habitat that has the fewest."""


class CardsInHand(Tally, frozen=True, tag="cards_in_hand"):
    """Bird cards in hand."""


AnyTally = Birds | Eggs | EggSets | BirdsInSmallestHabitat | CardsInHand
