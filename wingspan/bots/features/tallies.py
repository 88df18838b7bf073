"""What goals and bonus cards count, prepared so that counting is fast.

The engine's ``goals.counted`` gives the same counts for a whole table; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable

from wingspan.engine import Catalog, patterns
from wingspan.engine.components import HABITATS, Habitat, Language
from wingspan.engine.conditions import (
    AnyTally,
    Beaks,
    Birds,
    BirdsInLargestHabitat,
    BirdsInSmallestHabitat,
    CardsInHand,
    CubesOnPlay,
    Eggs,
    EggSets,
    FilledColumns,
    FoodCached,
    FoodCosts,
    FoodInCosts,
    FoodInSupply,
    NoGoal,
)
from wingspan.engine.effects import CountsDouble
from wingspan.engine.mat import covered
from wingspan.engine.matching import matches
from wingspan.engine.state import PlayedBird, Player

KINDS = (
    "birds",
    "birds_in_habitat",
    "birds_with_egg",
    "birds_without_egg",
    "birds_with_tucked",
    "eggs",
    "eggs_in_habitat",
    "egg_sets",
    "largest_row",
    "smallest_row",
    "columns",
    "costs",
    "hand",
    "supply",
    "cubes",
    "pattern",
    "none",
)
"""A rough classification of counts, by what makes them grow."""

Count = Callable[[Player], int]


class Counted:
    """What one goal or bonus card counts.

    ``adds``: how much each bird adds to the count when it is played into ``habitat`` (None: any
    row). ``egg_on``: birds on which every egg counts. ``first_egg_on``: birds that count once they
    have an egg, or only until then if ``kind`` says without. Both apply in ``habitat`` only.
    ``nests``: the birds whose eggs count, empty if those of all birds do. ``count``: returns a
    player's count.
    """

    __slots__ = ("adds", "count", "egg_on", "first_egg_on", "habitat", "kind", "nests")

    def __init__(self, catalog: Catalog, names: Language, tally: AnyTally, goal: bool) -> None:
        fits = _fits(catalog, names, tally)
        self.kind = _kind(tally)
        self.habitat: Habitat | None = getattr(tally, "habitat", None)
        each = _each(catalog, tally, fits, goal)
        self.adds: dict[str, int] = each if _counts_when_played(tally) else {}
        self.egg_on: frozenset[str] = fits if isinstance(tally, Eggs) else frozenset()
        self.first_egg_on: frozenset[str] = fits if _turns_on_eggs(tally) else frozenset()
        by_nest = getattr(tally, "like", None) is not None and self.kind != "birds_without_egg"
        self.nests = self.egg_on | self.first_egg_on if by_nest else frozenset()
        self.count = _count(catalog, tally, fits, each)


def _fits(catalog: Catalog, names: Language, tally: AnyTally) -> frozenset[str]:
    like = getattr(tally, "like", None)
    return frozenset(
        bird for bird, card in catalog.birds.items() if like is None or matches(card, like, names)
    )


def _turns_on_eggs(tally: AnyTally) -> bool:
    return isinstance(tally, Birds) and (tally.eggs == 1 or tally.no_eggs)


def _counts_when_played(tally: AnyTally) -> bool:
    if isinstance(tally, Birds):
        return not (tally.eggs or tally.tucked or tally.full)
    return isinstance(tally, (Beaks, FoodCosts, FoodInCosts, BirdsInLargestHabitat))


def _each(catalog: Catalog, tally: AnyTally, fits: frozenset[str], goal: bool) -> dict[str, int]:
    """Return how much each bird counts; birds that do not count are left out."""
    found: dict[str, int] = {}
    for bird, card in catalog.birds.items():
        number = int(bird in fits)
        if isinstance(tally, FoodCosts):
            number = card.cost.total
        elif isinstance(tally, FoodInCosts):
            shown = sum(card.cost.food.get(food, 0) for food in tally.foods)
            number = min(1, shown) if card.cost.either else shown
        elif isinstance(tally, Beaks):
            number = int(card.beak in (tally.side, "both"))
        if goal and number and not isinstance(tally, (FoodCosts, FoodInCosts)):
            effects = card.power.effects if card.power is not None else ()
            number += any(isinstance(effect, CountsDouble) for effect in effects)
        if number:
            found[bird] = number
    return found


_SORTS: tuple[tuple[type, str], ...] = (
    (EggSets, "egg_sets"),
    (BirdsInLargestHabitat, "largest_row"),
    (BirdsInSmallestHabitat, "smallest_row"),
    (FilledColumns, "columns"),
    (FoodCosts, "costs"),
    (FoodInCosts, "costs"),
    (Beaks, "birds"),
    (CardsInHand, "hand"),
    (FoodInSupply, "supply"),
    (FoodCached, "supply"),
    (CubesOnPlay, "cubes"),
    (NoGoal, "none"),
)


def _kind(tally: AnyTally) -> str:
    if isinstance(tally, Birds):
        if tally.eggs or tally.full:
            return "birds_with_egg"
        if tally.no_eggs:
            return "birds_without_egg"
        if tally.tucked:
            return "birds_with_tucked"
        return "birds_in_habitat" if tally.habitat else "birds"
    if isinstance(tally, Eggs):
        return "eggs_in_habitat" if tally.habitat else "eggs"
    return next((name for sort, name in _SORTS if isinstance(tally, sort)), "pattern")


def _count(catalog: Catalog, tally: AnyTally, fits: frozenset[str], each: dict[str, int]) -> Count:
    if isinstance(tally, Birds):
        return _count_birds(catalog, tally, each)
    if isinstance(tally, Eggs):
        rows: tuple[Habitat, ...] = (tally.habitat,) if tally.habitat else HABITATS
        return lambda player: sum(
            bird.eggs for row in rows for bird in player.mat[row] if bird.bird in fits
        )
    if isinstance(tally, (FoodCosts, FoodInCosts, Beaks)):
        return lambda player: sum(
            each.get(bird.bird, 0) for row in player.mat.values() for bird in row
        )
    if isinstance(tally, BirdsInLargestHabitat):
        return lambda player: max(
            sum(each[bird.bird] for bird in row) for row in player.mat.values()
        )
    if isinstance(tally, FoodInSupply) and tally.foods:
        foods = tally.foods
        return lambda player: sum(player.food[food] for food in foods)
    if isinstance(tally, FoodCached):
        cached = tally.foods
        return lambda player: sum(
            bird.cached.get(food, 0)
            for row in player.mat.values()
            for bird in row
            for food in cached
        )
    plain = _PLAIN.get(type(tally))
    if plain is not None:
        return plain
    birds = catalog.birds
    return lambda player: patterns.counted(birds, player, tally)  # type: ignore[arg-type]


_PLAIN: dict[type, Count] = {
    EggSets: lambda player: min(sum(bird.eggs for bird in row) for row in player.mat.values()),
    BirdsInSmallestHabitat: lambda player: min(map(len, player.mat.values())),
    FilledColumns: lambda player: min(map(covered, player.mat.values())),
    FoodInSupply: lambda player: sum(player.food.values()),
    CardsInHand: lambda player: len(player.hand),
    CubesOnPlay: lambda player: player.cubes["play_bird"],
    NoGoal: lambda _: 0,
}


def _count_birds(catalog: Catalog, tally: Birds, each: dict[str, int]) -> Count:
    rows: tuple[Habitat, ...] = (tally.habitat,) if tally.habitat else HABITATS
    if not (tally.eggs or tally.tucked or tally.no_eggs or tally.full):
        return lambda player: sum(
            each.get(bird.bird, 0) for row in rows for bird in player.mat[row]
        )

    birds = catalog.birds

    def holds(bird: PlayedBird) -> bool:
        return (
            bird.eggs >= tally.eggs
            and len(bird.tucked) >= tally.tucked
            and not (tally.no_eggs and bird.eggs)
            and not (tally.full and not 0 < birds[bird.bird].egg_limit <= bird.eggs)
        )

    return lambda player: sum(
        each.get(bird.bird, 0) for row in rows for bird in player.mat[row] if holds(bird)
    )
