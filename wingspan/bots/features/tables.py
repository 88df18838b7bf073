"""The cards, mats and boards of a kind of game, looked up once.

They depend on the catalog and the public part of the set-up, not on the seed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from wingspan.engine import Catalog, Setup
from wingspan.engine.cards import BirdCard
from wingspan.engine.components import (
    ACTION_OF_HABITAT,
    ROUNDS,
    Action,
    Food,
    GoalSide,
    Habitat,
    Language,
)
from wingspan.engine.conditions import AnyTally
from wingspan.engine.effects import IfAllActions, PerCube
from wingspan.engine.rounds import turns_in_round

from .card_features import kind_of, steps
from .index import CARD_WEIGHTS, places_of_birds, places_of_bonus_cards
from .powers import family_of, first_step
from .tallies import Counted


class BirdFacts:
    """A bird card as features need it; attributes named in CARD_WEIGHTS are indices of weights."""

    __slots__ = (
        "all_actions",
        "brown",
        "card",
        "color",
        "cost",
        "cubes",
        "effect",
        "either",
        "family",
        "homes",
        "kind",
        "limit",
        "number",
        "pays",
        "points",
        "rows",
        "total",
        *(use for use in CARD_WEIGHTS if use not in ("forest", "grassland", "wetland")),
    )

    hand: int
    hand_t: int
    play: int
    play_t: int
    use: int
    use_t: int
    keep: int
    decline: int
    decline_t: int
    give: int
    give_t: int
    first: int
    second: int

    def __init__(self, card: BirdCard, number: int, places: dict[str, int]) -> None:
        self.card = card
        self.number = number
        self.points = card.points
        self.limit = card.egg_limit
        self.color = card.color
        self.brown = card.color == "brown"
        self.homes = card.habitats
        self.cost: tuple[tuple[Food, int], ...] = tuple(card.cost.food.items())
        self.either = card.cost.either
        self.total = card.cost.total
        self.kind = kind_of(card)
        self.effect = first_step(card)
        self.family = family_of(self.effect)
        self.all_actions = isinstance(self.effect, IfAllActions)
        self.rows: dict[Habitat, int] = {}
        self.cubes: Action | None = next(
            (ACTION_OF_HABITAT[step.habitat] for step in steps(card) if isinstance(step, PerCube)),
            None,
        )
        for use, place in places.items():
            if use in ("forest", "grassland", "wetland"):
                self.rows[use] = place  # type: ignore[index]
            else:
                setattr(self, use, place)

    def missing(self, food: dict[Food, int], have: int) -> int:
        """Return how many tokens ``food``, which holds ``have`` in all, lacks for the cost."""
        if self.either:
            short = 1
            for kind, _ in self.cost:
                if food[kind]:
                    short = 0
                    break
        else:
            short = 0
            for kind, count in self.cost:
                held = food[kind]
                if held < count:
                    short += count - held
        if short and food["nectar"]:
            short = max(0, short - food["nectar"])
        return max(short, self.total - have)


MOST = 500
"""An upper bound that no count on a table reaches."""


class BonusFacts:
    """A bonus card.

    ``counted``: what it counts. ``own``: the index of its weight. ``points``: by count. ``slope``:
    points per count, in quarters of a point.
    """

    __slots__ = ("counted", "own", "points", "slope")

    def __init__(self, catalog: Catalog, bonus: str, names: Language, own: int) -> None:
        card = catalog.bonus_cards[bonus]
        self.counted = Counted(catalog, names, card.counts, goal=False)
        self.own = own
        self.points = [card.points(number) for number in range(MOST)]
        slope = float(card.each)
        if card.tiers:
            slope += card.tiers[-1].points / card.tiers[-1].count
        self.slope = round(4 * slope)

    def fits(self, bird: str) -> bool:
        """Whether the card counts that bird."""
        return bird in self.counted.adds


Fact = TypeVar("Fact")


class _WhenAsked(dict[str, Fact]):
    """Facts by id, created on first access, since a game needs few of them."""

    def __init__(self, make: Callable[[str], Fact]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, name: str) -> Fact:
        self[name] = made = self._make(name)
        return made


class Tables:
    """The lookup tables of features for one kind of game."""

    def __init__(
        self,
        catalog: Catalog,
        names: Language,
        mat: str,
        dice: str,
        nectar: bool,
        goals: GoalSide,
    ) -> None:
        self.catalog = catalog
        self.names = names
        places = places_of_birds(catalog)
        self.birds = {
            bird: BirdFacts(card, number, places[bird])
            for number, (bird, card) in enumerate(catalog.birds.items())
        }
        own = places_of_bonus_cards(catalog)
        self.bonus = _WhenAsked(lambda bonus: BonusFacts(catalog, bonus, names, own[bonus]))
        self.goals = _WhenAsked(
            lambda goal: Counted(catalog, names, catalog.goals[goal].counts, goal=True)
        )
        board = catalog.mats[mat]
        self.mat = mat
        self.rows = board.rows
        self.egg_cost = board.egg_cost
        self.faces = catalog.dice[dice].faces
        self.nectar = nectar
        self.blue = goals == "blue"
        self.pays = catalog.furniture.goal_board.green
        self.blue_most = catalog.furniture.goal_board.blue_most
        self.majority = catalog.furniture.nectar.majority
        self._counted: dict[AnyTally, Counted] = {}
        self._turns: dict[tuple[str, ...], tuple[tuple[int, ...], tuple[int, ...]]] = {}

    def turns(self, goals: tuple[str, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return a player's turns in each of rounds 1 to 4, and in all rounds after each."""
        found = self._turns.get(goals)
        if found is None:
            by_round = tuple(turns_in_round(self.catalog, goals, r + 1) for r in range(ROUNDS))
            after = tuple(sum(by_round[r + 1 :]) for r in range(ROUNDS))
            found = self._turns[goals] = by_round, after
        return found

    def counted(self, tally: AnyTally) -> Counted:
        """Return what a power counts."""
        found = self._counted.get(tally)
        if found is None:
            found = Counted(self.catalog, self.names, tally, goal=False)
            self._counted[tally] = found
        return found

    def automa_counts(self, goal: str, round_: int, cubes: int) -> int:
        """Return the Automa's count for a goal in that round with ``cubes`` cubes on it."""
        card = self.catalog.goals[goal]
        if card.automa is None:
            return 0
        number = card.automa[round_ - 1] + cubes
        if self.goals[goal].kind in ("largest_row", "birds_in_habitat"):
            number = min(number, self.catalog.furniture.automa_birds_in_habitat_most)
        return max(0, number)


def tables_of(setup: Setup, catalog: Catalog) -> Tables:
    """Return the tables for a kind of game; games that differ in players or seed alone share
    them.
    """
    kit = catalog.kit(setup.sets)
    return _tables(
        catalog,
        setup.names_language,
        setup.mat or kit.mat,
        kit.dice,
        kit.nectar,
        setup.goals,
    )


_tables = cache(Tables)
