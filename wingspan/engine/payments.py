"""Paying for a bird: every minimal way to hand in food (Play a Bird, step 2).

A cost is met token by token: a food by itself, a wild by any food, and any of them by two
tokens of any kind (only when playing a bird). A payment is minimal if no part of it would
do. Nectar, which comes with the Oceania set, is wild by itself but never one of two.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import le

from msgspec import structs

from .cards import FoodCost
from .components import FOODS, Food
from .options import Payment

Supply = tuple[int, ...]
"""Tokens by food, in the order of FOODS."""

_NECTAR = FOODS.index("nectar")


def supply_of(food: dict[Food, int]) -> Supply:
    """A player's tokens as a tuple, which caches well."""
    return tuple(food.values())


class Costs:
    """The costs of all bird cards, prepared once: each as the counts it may be met by."""

    def __init__(self, costs: dict[str, FoodCost]) -> None:
        self._needs = {bird: _needs(cost) for bird, cost in costs.items()}
        self._least = {bird: cost.total for bird, cost in costs.items()}

    def affordable(self, bird: str, supply: Supply) -> bool:
        """Whether the food cost of ``bird`` can be paid from ``supply``."""
        return self._least[bird] <= sum(supply) and affordable(self._needs[bird], supply)

    def payments(self, bird: str, supply: Supply) -> tuple[Payment, ...]:
        """Every minimal payment for ``bird``, fewest tokens first, then in order of foods."""
        return payments(self._needs[bird], supply)

    def ways(
        self,
        bird: str,
        food: dict[Food, int],
        cached: dict[Food, int],
        stand_in: Food | None = None,
        cards: int = 0,
    ) -> list[Payment]:
        """Every minimal payment out of a supply and food ``cached`` on birds.

        Up to ``cards`` cards may stand for as many ``stand_in`` of the cost. Payments that
        take more off birds come after those that take less, and those with cards last.
        """
        supply = both(food, cached)
        found: list[Payment] = []
        for payment in self.payments(bird, supply):
            found += _split(payment, food, cached) if cached else [payment]
        if stand_in is not None:
            for number in range(1, cards + 1):
                for payment in self._with_cards(bird, stand_in, number, supply):
                    found += _split(payment, food, cached)
        return found

    def _with_cards(self, bird: str, food: Food, cards: int, supply: Supply) -> tuple[Payment, ...]:
        place = FOODS.index(food)
        needs = tuple(
            ((*need[:place], need[place] - cards, *need[place + 1 :]), wild)
            for need, wild in self._needs[bird]
            if need[place] >= cards
        )
        return tuple(structs.replace(payment, cards=cards) for payment in payments(needs, supply))


def both(food: dict[Food, int], cached: dict[Food, int]) -> Supply:
    """Tokens of a supply together with those cached where they may be spent."""
    if not cached:
        return supply_of(food)
    return tuple(count + cached.get(kind, 0) for kind, count in food.items())


def _split(payment: Payment, food: dict[Food, int], cached: dict[Food, int]) -> list[Payment]:
    """The ways to take a payment partly from birds."""
    ways = [Payment({}, (), payment.cards)]
    for kind, count in payment.food.items():
        held = cached.get(kind, 0)
        grown = []
        for way in ways:
            for off_birds in range(max(0, count - food[kind]), min(held, count) + 1):
                rest = {**way.food, kind: count - off_birds} if off_birds < count else way.food
                grown.append(Payment(rest, (*way.cached, *(kind,) * off_birds), way.cards))
        ways = grown
    return sorted(ways, key=lambda way: len(way.cached))


Need = tuple[Supply, int]
"""Tokens needed by food, and wild ones."""


def _needs(cost: FoodCost) -> tuple[Need, ...]:
    if cost.either:
        return tuple((tuple(int(food == kind) for kind in FOODS), cost.wild) for food in cost.food)
    return ((tuple(cost.food.get(kind, 0) for kind in FOODS), cost.wild),)


@lru_cache(maxsize=1 << 16)
def affordable(needs: tuple[Need, ...], supply: Supply) -> bool:
    """Whether one of ``needs`` can be met.

    Tokens pay best as themselves; what is left over pays wild ones one for one and missing
    foods two for one, nectar either of them one for one.
    """
    nectar = supply[_NECTAR]
    for need, wild in needs:
        used = sum(map(min, need, supply))
        missing = sum(need) - used
        nectar_left = nectar - min(nectar, need[_NECTAR])
        spare = sum(supply) - used - nectar_left
        by_nectar = min(nectar_left, missing)
        missing -= by_nectar
        wild_left = max(0, wild - (nectar_left - by_nectar))
        if spare >= 2 * missing + wild_left:
            return True
    return False


@lru_cache(maxsize=1 << 14)
def payments(needs: tuple[Need, ...], supply: Supply) -> tuple[Payment, ...]:
    """Every minimal payment of one of ``needs`` from ``supply``, each once."""
    found = {paid for need in needs for paid in _payments(need, supply)}
    minimal: list[Supply] = []
    for paid in sorted(found, key=lambda paid: (sum(paid), *(-n for n in paid))):
        if not any(all(map(le, part, paid)) for part in minimal):
            minimal.append(paid)
    return tuple(
        Payment({kind: n for kind, n in zip(FOODS, paid, strict=True) if n}) for paid in minimal
    )


def _payments(need: Need, supply: Supply) -> Iterator[Supply]:
    """Payments that meet ``need``; some may hold more than is needed."""
    foods, wild = need
    icons = [kind for kind, n in enumerate(foods) for _ in range(n)] + [None] * wild
    states: set[Supply] = {(0,) * len(FOODS)}
    for icon in icons:
        states = {paid for state in states for paid in _one_more(state, icon, supply)}
    yield from states


def _one_more(paid: Supply, icon: int | None, supply: Supply) -> Iterator[Supply]:
    """Ways to add what pays one more icon (None: a wild one).

    Two for one only where neither would do alone, for the rest would not be minimal.
    """
    left = [have - gone for have, gone in zip(supply, paid, strict=True)]
    alone = range(len(FOODS)) if icon is None else (icon, _NECTAR)
    for kind in alone:
        if left[kind]:
            yield _plus(paid, kind)
    if icon is None:
        return
    for one in range(_NECTAR):
        if left[one] and one != icon:
            left[one] -= 1
            first = _plus(paid, one)
            for two in range(one, _NECTAR):
                if left[two] and two != icon:
                    yield _plus(first, two)
            left[one] += 1


def _plus(paid: Supply, kind: int) -> Supply:
    return (*paid[:kind], paid[kind] + 1, *paid[kind + 1 :])


@lru_cache(maxsize=1 << 10)
def tokens(number: int, supply: Supply) -> tuple[Payment, ...]:
    """Every way to hand in ``number`` tokens of any kind, none counting double."""
    states: set[Supply] = {(0,) * len(FOODS)}
    for _ in range(number):
        states = {
            _plus(paid, kind)
            for paid in states
            for kind in range(len(FOODS))
            if paid[kind] < supply[kind]
        }
    return tuple(
        Payment({kind: n for kind, n in zip(FOODS, paid, strict=True) if n})
        for paid in sorted(states, reverse=True)
    )
