"""Conditions on bird cards and tallies of birds, as bonus cards, goals and powers use them.

They are data on the cards; :mod:`wingspan.engine.matching` evaluates them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .components import Color, Food, Habitat, Nest


class Condition(Struct, frozen=True, tag_field="bird", forbid_unknown_fields=True):
    """A condition on what is printed on a bird card, true or false of each bird."""


class Named(Condition, frozen=True, tag="named"):
    """Its name contains one of the bonus card's words (in the game's names language)."""

    category: str


class HasNest(Condition, frozen=True, tag="has_nest"):
    """It has that nest; a star nest counts as every nest."""

    nest: Nest


class Eats(Condition, frozen=True, tag="eats"):
    """Its cost includes that food, perhaps among others."""

    food: Food


class EatsOnly(Condition, frozen=True, tag="eats_only"):
    """Its cost includes that food, no other food and no wild food."""

    food: Food


class EatsAny(Condition, frozen=True, tag="eats_any"):
    """Its cost includes a wild food."""


class LivesOnlyIn(Condition, frozen=True, tag="lives_only_in"):
    """It can live in that habitat and in no other."""

    habitat: Habitat


class WingspanOver(Condition, frozen=True, tag="wingspan_over"):
    """Its wingspan is greater than ``cm``; flightless birds satisfy every such condition."""

    cm: int


class WingspanUpTo(Condition, frozen=True, tag="wingspan_up_to"):
    """Its wingspan is ``cm`` or less; flightless birds satisfy every such condition."""

    cm: int


class WingspanUnder(Condition, frozen=True, tag="wingspan_under"):
    """Its wingspan is less than ``cm``; flightless birds satisfy every such condition."""

    cm: int


class LivesIn(Condition, frozen=True, tag="lives_in"):
    """It can live in that habitat, perhaps in others as well."""

    habitat: Habitat


class LivesInSeveral(Condition, frozen=True, tag="lives_in_several"):
    """It can live in more than one habitat."""


class EatsOneOf(Condition, frozen=True, tag="eats_one_of"):
    """Its cost includes one of those foods."""

    foods: tuple[Food, ...]


class CostsAtLeast(Condition, frozen=True, tag="costs_at_least"):
    """Its food cost is ``food`` tokens or more."""

    food: int


class WorthOver(Condition, frozen=True, tag="worth_over"):
    """Its printed value is more than ``points``."""

    points: int


class WorthBetween(Condition, frozen=True, tag="worth_between"):
    """Its printed value is from ``low`` to ``high``."""

    low: int
    high: int


class HasColor(Condition, frozen=True, tag="has_color"):
    """Its power is of one of those colours; "none" is a bird without a power."""

    colors: tuple[Color, ...]


class Tucks(Condition, frozen=True, tag="tucks"):
    """Its power tucks cards or turns a bird into a tucked card."""


class WorthUnder(Condition, frozen=True, tag="worth_under"):
    """Its printed value is less than ``points``."""

    points: int


class IsPredator(Condition, frozen=True, tag="is_predator"):
    """Its power carries the predator icon."""


class IsFlocking(Condition, frozen=True, tag="is_flocking"):
    """Its power carries the flocking icon."""


class DealsBonusCards(Condition, frozen=True, tag="deals_bonus_cards"):
    """It carries the bonus card icon: its power draws bonus cards, or scores them."""


class EggLimitUpTo(Condition, frozen=True, tag="egg_limit_up_to"):
    """It can hold ``eggs`` eggs at most, perhaps none."""

    eggs: int


AnyCondition = (
    Named
    | HasNest
    | Eats
    | EatsOnly
    | EatsAny
    | LivesOnlyIn
    | WingspanOver
    | WingspanUpTo
    | WingspanUnder
    | LivesIn
    | LivesInSeveral
    | EatsOneOf
    | CostsAtLeast
    | WorthOver
    | WorthBetween
    | HasColor
    | Tucks
    | WorthUnder
    | IsPredator
    | IsFlocking
    | DealsBonusCards
    | EggLimitUpTo
)


class Tally(Struct, frozen=True, tag_field="count", forbid_unknown_fields=True):
    """Something to count on a player's mat, for a bonus card or a goal."""


class Birds(Tally, frozen=True, tag="birds"):
    """Birds, all or those in ``habitat``, that satisfy ``like``.

    ``eggs``, ``tucked``: only birds with at least this many. ``no_eggs``: only birds without eggs.
    ``full``: only birds with as many eggs as they can hold, or more, if they can hold any.
    """

    habitat: Habitat | None = None
    like: AnyCondition | None = None
    eggs: int = 0
    tucked: int = 0
    no_eggs: bool = False
    full: bool = False


class Eggs(Tally, frozen=True, tag="eggs"):
    """Eggs on birds, all or those in ``habitat``, that satisfy ``like``."""

    habitat: Habitat | None = None
    like: AnyCondition | None = None


class EggSets(Tally, frozen=True, tag="egg_sets"):
    """Sets of one egg in each habitat: the smallest of the three rows' egg counts."""


class BirdsInSmallestHabitat(Tally, frozen=True, tag="birds_in_smallest_habitat"):
    """Birds in the habitat that has the fewest."""


class CardsInHand(Tally, frozen=True, tag="cards_in_hand"):
    """Bird cards in hand."""


class BirdsInLargestHabitat(Tally, frozen=True, tag="birds_in_largest_habitat"):
    """Birds in the habitat that has the most."""


class FilledColumns(Tally, frozen=True, tag="filled_columns"):
    """Columns in which all three spaces are covered."""


class FoodCosts(Tally, frozen=True, tag="food_costs"):
    """Food tokens in the costs of birds on the mat; a choice between foods counts as one."""


class FoodInCosts(Tally, frozen=True, tag="food_in_costs"):
    """Symbols of ``foods`` in the costs of birds on the mat; a choice of them counts as one."""

    foods: tuple[Food, ...]


class FoodInSupply(Tally, frozen=True, tag="food_in_supply"):
    """Food tokens in the supply, all or those of ``foods``."""

    foods: tuple[Food, ...] = ()


class Beaks(Tally, frozen=True, tag="beaks"):
    """Birds whose beak points to ``side``; a card that shows both directions counts for both."""

    side: Literal["left", "right"]


class CubesOnPlay(Tally, frozen=True, tag="cubes_on_play"):
    """Action cubes placed on "play a bird" this round."""


class NoGoal(Tally, frozen=True, tag="no_goal"):
    """Nothing: no goal is scored, and all players have one more turn in each later round."""


class ColumnsOfColors(Tally, frozen=True, tag="columns_of_colors"):
    """Columns with birds of three different power colours; no power counts as white."""


class ColorsInHabitat(Tally, frozen=True, tag="colors_in_habitat"):
    """Different power colours in the habitat that has the most; no power counts as white."""


class WingspanRun(Tally, frozen=True, tag="wingspan_run"):
    """The longest run of neighbours in ``habitat`` whose wingspans only rise or only fall.

    Equal wingspans do not break it; a flightless bird takes whatever wingspan fits.
    """

    habitat: Habitat


class NestSets(Tally, frozen=True, tag="nest_sets"):
    """Sets of one bird with each of the four nests; a star stands for one nest in one set."""


class MatchingNests(Tally, frozen=True, tag="matching_nests"):
    """Points for columns with matching nests: 1 for two alike, 3 for three; stars are wild."""


class PointsRun(Tally, frozen=True, tag="points_run"):
    """The longest run of neighbours in ``habitat``, each worth more than the one before, or less.

    Equal values break it.
    """

    habitat: Habitat


class NestKinds(Tally, frozen=True, tag="nest_kinds"):
    """Different nests in ``habitat``, 5 at most; each star is any nest, or the fifth kind."""

    habitat: Habitat


class FoodCached(Tally, frozen=True, tag="food_cached"):
    """Tokens of ``foods`` cached on birds."""

    foods: tuple[Food, ...]


AnyTally = (
    Birds
    | Eggs
    | EggSets
    | BirdsInSmallestHabitat
    | CardsInHand
    | BirdsInLargestHabitat
    | FilledColumns
    | FoodCosts
    | FoodInCosts
    | FoodInSupply
    | Beaks
    | CubesOnPlay
    | NoGoal
    | ColumnsOfColors
    | ColorsInHabitat
    | WingspanRun
    | NestSets
    | MatchingNests
    | PointsRun
    | NestKinds
    | FoodCached
)
