"""Paying for a bird: every minimal way to hand in food (Play a Bird, step 2).

A cost is met symbol by symbol: a food by that food, a wild symbol by any food, and either by two
tokens of any kind (only when playing a bird). A payment is minimal if no part of it meets the
cost. Nectar, which comes with the Oceania set, stands for any food but is never one of two tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import le

from msgspec import structs

from .cards import FoodCost
from .components import FOODS, Food
from .options import Payment

Supply = tuple[int, ...]
"""Numbers of tokens in the order of FOODS."""

_NECTAR = FOODS.index("nectar")


def supply_of(food: dict[Food, int]) -> Supply:
    """Return a player's tokens as a tuple, which is hashable."""
    return tuple(food.values())


class Costs:
    """The costs of all bird cards, each converted once to the token counts that meet it."""

    printed: dict[str, FoodCost]
    """By the id of a card."""

    def __init__(self, costs: dict[str, FoodCost]) -> None:
        self.printed = costs
        self._needs = {bird: _needs(cost) for bird, cost in costs.items()}
        self._least = {bird: cost.total for bird, cost in costs.items()}

    def affordable(self, bird: str, supply: Supply, less: Food | None = None) -> bool:
        """Whether the food cost of ``bird`` can be paid from ``supply``.

        ``less``: the food of which 1 is not paid, nor else 1 wild food.
        """
        if less is not None:
            return affordable(_reduced(self._needs[bird], less), supply)
        return self._least[bird] <= sum(supply) and affordable(self._needs[bird], supply)

    def ways(
        self,
        bird: str,
        food: dict[Food, int],
        cached: dict[Food, int],
        stand_in: Food | None = None,
        cards: int = 0,
        less: Food | None = None,
    ) -> list[Payment]:
        """Return all minimal payments from a supply and from food ``cached`` on birds.

        Up to ``cards`` cards may each stand for a ``stand_in`` of the cost. Payments that take
        more from birds come after those that take less, and those with cards last. ``less``: the
        food of which 1 is not paid, nor else 1 wild food.
        """
        supply = both(food, cached)
        found: list[Payment] = []
        needs = self._needs[bird] if less is None else _reduced(self._needs[bird], less)
        for payment in payments(needs, supply):
            found += _split(payment, food, cached) if cached else [payment]
        if stand_in is not None:
            for number in range(1, cards + 1):
                for payment in _with_cards(needs, stand_in, number, supply):
                    found += _split(payment, food, cached)
        return found


def both(food: dict[Food, int], cached: dict[Food, int]) -> Supply:
    """Return the sum of a supply and the food cached where it may be spent."""
    if not cached:
        return supply_of(food)
    return tuple(count + cached.get(kind, 0) for kind, count in food.items())


def _split(payment: Payment, food: dict[Food, int], cached: dict[Food, int]) -> list[Payment]:
    """Return the ways to divide a payment between the supply and birds."""
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
"""The tokens needed of each food, and the number of wild ones."""


def _needs(cost: FoodCost) -> tuple[Need, ...]:
    if cost.either:
        return tuple((tuple(int(food == kind) for kind in FOODS), cost.wild) for food in cost.food)
    return ((tuple(cost.food.get(kind, 0) for kind in FOODS), cost.wild),)


def _with_cards(
    needs: tuple[Need, ...], food: Food, cards: int, supply: Supply
) -> tuple[Payment, ...]:
    place = FOODS.index(food)
    fewer = tuple(
        (_without(need, place, cards), wild) for need, wild in needs if need[place] >= cards
    )
    return tuple(structs.replace(payment, cards=cards) for payment in payments(fewer, supply))


def _reduced(needs: tuple[Need, ...], less: Food) -> tuple[Need, ...]:
    """Return what is needed without 1 of that food, or else without 1 wild food."""
    place = FOODS.index(less)
    return tuple(
        (_without(need, place, 1), wild) if need[place] else (need, max(0, wild - 1))
        for need, wild in needs
    )


def _without(need: Supply, place: int, number: int) -> Supply:
    return (*need[:place], need[place] - number, *need[place + 1 :])


@lru_cache(maxsize=1 << 16)
def affordable(needs: tuple[Need, ...], supply: Supply) -> bool:
    """Whether one of ``needs`` can be met.

    Tokens are best used as themselves; the rest pay for wild symbols one for one and for missing
    foods two for one, while nectar pays for both one for one.
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
    """Return all minimal payments of one of ``needs`` from ``supply``, each once."""
    found = {paid for need in needs for paid in _payments(need, supply)}
    minimal: list[Supply] = []
    for paid in sorted(found, key=lambda paid: (sum(paid), *(-n for n in paid))):
        if not any(all(map(le, part, paid)) for part in minimal):
            minimal.append(paid)
    return tuple(
        Payment({kind: n for kind, n in zip(FOODS, paid, strict=True) if n}) for paid in minimal
    )


def _payments(need: Need, supply: Supply) -> Iterator[Supply]:
    """Yield payments that meet ``need``; some may not be minimal.

    While they are built, each is one integer with a byte for each food, as there may be many.
    """
    foods, wild = need
    begun = {0}
    for kind, number in enumerate(foods):
        pairs = _pairs(kind, supply) if number else []
        for _ in range(number):
            begun = _one_more(begun, (kind, _NECTAR), pairs, supply)
    for _ in range(wild):
        begun = _one_more(begun, range(len(FOODS)), [], supply)
    for paid in begun:
        yield tuple(paid >> shift & _BYTE for shift in _SHIFTS)


_BYTE = 255
_SHIFTS = range(0, 8 * len(FOODS), 8)
_Pair = tuple[int, int, int, int, int]
"""Two tokens: their sum, and for each its shift and how many of its kind may be paid already."""


def _pairs(icon: int, supply: Supply) -> list[_Pair]:
    """Return the pairs of tokens that pay for one ``icon`` though neither would do so alone."""
    plain = [kind for kind in range(_NECTAR) if kind != icon and supply[kind]]
    return [
        (
            (1 << 8 * one) + (1 << 8 * two),
            8 * one,
            supply[one] - 1 - (one == two),
            8 * two,
            supply[two] - 1 - (one == two),
        )
        for one in plain
        for two in plain
        if one <= two
    ]


def _one_more(
    begun: set[int], alone: Iterable[int], pairs: list[_Pair], supply: Supply
) -> set[int]:
    """Extend each payment so that it covers one more icon."""
    found: set[int] = set()
    singles = [(1 << 8 * kind, 8 * kind, supply[kind]) for kind in alone if supply[kind]]
    for paid in begun:
        for token, shift, have in singles:
            if paid >> shift & _BYTE < have:
                found.add(paid + token)
        for tokens, shift, most, other, most_other in pairs:
            if paid >> shift & _BYTE <= most and paid >> other & _BYTE <= most_other:
                found.add(paid + tokens)
    return found


def _plus(paid: Supply, kind: int) -> Supply:
    return (*paid[:kind], paid[kind] + 1, *paid[kind + 1 :])


@lru_cache(maxsize=1 << 10)
def tokens(number: int, supply: Supply) -> tuple[Payment, ...]:
    """Return all ways to pay ``number`` tokens of any kind, one for one."""
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
