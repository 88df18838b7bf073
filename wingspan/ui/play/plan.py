"""A bird of the hand: the rows where it can be played now and what it costs there, or what is
missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, count
from typing import NamedTuple

from msgspec import Struct

from wingspan.engine import eggs, food
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import COLUMNS, FOODS, HABITATS, PLAIN_FOODS, Food, Habitat
from wingspan.engine.decision import Decision
from wingspan.engine.effects import AnyPlacing, CardsForFood, Effect, PlayBird, Replaces
from wingspan.engine.food import cached_to_pay, kinds_to_gain
from wingspan.engine.mat import covered
from wingspan.engine.options import AnyOption, Bird, InHabitat, Payment, TakeAction
from wingspan.engine.payments import Costs, Supply, both, supply_of
from wingspan.engine.play_a_bird import EggCost, egg_costs, open_rows, playable
from wingspan.engine.table import Table
from wingspan.words import Words

from .inputs import Intent

# a bird that can be played


class RowChoice(Struct, frozen=True):
    """A row where the bird can be played."""

    habitat: Habitat
    eggs: int
    """The egg cost of its first free space."""
    payments: tuple[Payment, ...]
    """The ways to pay the food cost, in the order in which the rules will offer them."""
    cheapest: int
    """The index of the proposed payment: see :func:`preselected`."""

    @property
    def like_the_cheapest(self) -> list[int]:
        """The indices of the other payments with as many tokens, all paid from the supply."""
        if not self.payments:
            return []
        least = sum(self.payments[self.cheapest].food.values())
        return [
            number
            for number, payment in enumerate(self.payments)
            if number != self.cheapest
            and not payment.cached
            and not payment.cards
            and sum(payment.food.values()) == least
        ]


class Plan(Struct, frozen=True):
    """A bird in hand and the rows where it can be played.

    ``places`` is empty for a bird that may come into play in several ways: the rules ask which.
    """

    bird: str
    places: tuple[RowChoice, ...]

    def place(self, habitat: Habitat) -> RowChoice | None:
        return next((place for place in self.places if place.habitat == habitat), None)

    @property
    def only(self) -> RowChoice | None:
        """The row, if there is only one and at most one way to pay; otherwise None."""
        if len(self.places) == 1 and len(self.places[0].payments) < 2:
            return self.places[0]
        return None


def play_bird(bird: str, row: Habitat | None = None, payment: Payment | None = None) -> Intent:
    """Play a bird; the rules ask for the ``row`` and the ``payment`` that are None."""
    yield None
    decision = yield TakeAction("play_bird")
    while True:
        about = decision.source.bird if decision.source else None
        wanted: AnyOption | None = None
        match decision.kind:
            case "bird_to_play" if about is None:
                wanted = Bird(bird)
            case "habitat" if about == bird:
                wanted = InHabitat(row) if row else None
            case "payment" if about == bird:
                wanted = payment
            case "egg_to_pay" if about == bird:
                pass
            case _:
                return
        decision = yield wanted


def playable_birds(table: Table, seat: int) -> tuple[str, ...]:
    """The birds that ``seat`` could play now with the action "play a bird"."""
    return tuple(
        option.bird for option in playable(table, seat, HABITATS) if isinstance(option, Bird)
    )


def plan(table: Table, seat: int, bird: str) -> Plan:
    """The rows where a playable bird of ``seat`` can be played, with the costs."""
    card = table.birds[bird]
    if card.power is not None and card.power.placing is not None:
        return Plan(bird, ())
    me = table.players[seat]
    payments = tuple(table.costs.ways(bird, me.food, food.cached_to_pay(table, seat)))
    cheapest = preselected(payments, me.food)
    return Plan(
        bird,
        tuple(
            RowChoice(
                habitat,
                table.mat.egg_cost[covered(me.mat[habitat])],
                payments,
                cheapest,
            )
            for habitat in open_rows(table, seat)
            if habitat in card.habitats
        ),
    )


def preselected(payments: Sequence[Payment], supply: dict[Food, int]) -> int:
    """The index of the payment to propose; 0 if there is none.

    Prefers the fewest tokens, then paying from the supply, then the least nectar, then the most
    kinds of food left.
    """

    def price(number: int) -> tuple[int, int, int, int, int]:
        payment = payments[number]
        left = [supply.get(kind, 0) - payment.food.get(kind, 0) for kind in FOODS]
        return (
            sum(payment.food.values()) + len(payment.cached) + payment.cards,
            payment.cards + len(payment.cached),
            payment.food.get("nectar", 0),
            -sum(1 for count in left if count > 0),
            number,
        )

    return min(range(len(payments)), key=price, default=0)


# a bird that cannot be played


class Playability(NamedTuple):
    """Permission to play a bird: into which rows, and at which egg cost."""

    habitats: Sequence[Habitat] = HABITATS
    eggs_due: EggCost = "normal"


BY_THE_ACTION = Playability()
"""What the action "play a bird" allows."""


def leave(decision: Decision, catalog: Catalog) -> Playability:
    """What the power that asks for a bird allows; without such a power, what the action allows."""
    source = decision.source
    if decision.kind != "bird_to_play" or source is None or source.bird is None:
        return BY_THE_ACTION
    power = catalog.birds[source.copied or source.bird].power
    effects: list[Effect] = list(power.effects) if power is not None else []
    while effects:
        effect = effects.pop()
        if isinstance(effect, PlayBird):
            row = source.habitat if effect.habitat == "this" else effect.habitat
            return Playability((row,) if row else HABITATS, effect.eggs)
        effects += getattr(effect, "then", ())
    return BY_THE_ACTION


class Shortage(NamedTuple):
    """Why a bird cannot be played: full rows, or missing eggs and food.

    ``elsewhere``: it cannot live in any of the rows. ``full_rows``: number of rows where it could
    live, all full. ``eggs``: missing eggs. ``food``: missing tokens by kind; ``any_food``: further
    tokens of any kind; ``one_of``: kinds of which one more token is enough. ``instead``: tokens of
    any kind that do as well as all the food named, since two pay for one; 0 if no kind is named.
    ``nectar``: nectar is in play, and does as well as any food named.
    """

    elsewhere: bool = False
    full_rows: int = 0
    eggs: int = 0
    food: tuple[tuple[Food, int], ...] = ()
    any_food: int = 0
    one_of: tuple[Food, ...] = ()
    instead: int = 0
    nectar: bool = False


def shortages(table: Table, seat: int, leave: Playability = BY_THE_ACTION) -> dict[str, Shortage]:
    """The shortage of each bird in hand that cannot be played into the rows of ``leave`` now."""
    can = {option.bird for option in playable(table, seat, *leave) if isinstance(option, Bird)}
    hand = table.players[seat].hand
    return {card: _shortage(table, seat, card, leave) for card in hand if card not in can}


def _shortage(table: Table, seat: int, card: str, leave: Playability) -> Shortage:
    missing = _missing_food(table, seat, card)
    if _may_replace(table, seat, card, leave):
        return missing
    me = table.players[seat]
    homes = [row for row in table.birds[card].habitats if row in leave.habitats]
    if not homes:
        return Shortage(elsewhere=True)
    free = [column for row in homes if (column := covered(me.mat[row])) < COLUMNS]
    if not free:
        return Shortage(full_rows=len(homes))
    cost = min(egg_costs(table, leave.eggs_due)[column] for column in free)
    return missing._replace(eggs=max(0, cost - eggs.total(table, seat)))


def _may_replace(table: Table, seat: int, card: str, leave: Playability) -> bool:
    """Whether the card could replace a bird on the mat, which costs no egg."""
    placing = _placing(table, card)
    return (
        isinstance(placing, Replaces)
        and placing.habitat in leave.habitats
        and bool(table.players[seat].mat[placing.habitat])
    )


def _placing(table: Table, card: str) -> AnyPlacing | None:
    power = table.birds[card].power
    return power.placing if power is not None else None


def _missing_food(table: Table, seat: int, card: str) -> Shortage:
    """The fewest tokens that would make the cost payable, by the kinds that the card shows."""
    me, cost, placing = table.players[seat], table.birds[card].cost, _placing(table, card)
    stand_in, spare = None, 0
    if isinstance(placing, CardsForFood):
        stand_in = placing.food
        spare = min(len(me.hand) - 1, cost.food.get(stand_in, 0))
    means = _Means(
        supply_of(me.food),
        tuple(cached_to_pay(table, seat).items()),
        stand_in=stand_in,
        spare=spare,
    )
    nectar = "nectar" in kinds_to_gain(table)
    printed = _Printed(tuple(cost.food.items()), cost.total, cost.either)
    return _fewest(table.costs, card, printed, means)._replace(nectar=nectar)


class _Means(NamedTuple):
    """What a player can pay with: tokens, food cached on birds, and cards that stand for food."""

    supply: Supply
    cached: tuple[tuple[Food, int], ...]
    stand_in: Food | None
    """The food that each of the ``spare`` cards may stand for."""
    spare: int

    def could_pay(self, costs: Costs, card: str, more: tuple[Food, ...]) -> bool:
        """Whether these means together with ``more`` can pay for the card."""
        supply = {food: n + more.count(food) for food, n in zip(FOODS, self.supply, strict=True)}
        cached = dict(self.cached)
        if costs.affordable(card, both(supply, cached)):
            return True
        return self.stand_in is not None and bool(
            costs.ways(card, supply, cached, self.stand_in, self.spare)
        )


class _Printed(NamedTuple):
    """A food cost as the card shows it, hashable."""

    food: tuple[tuple[Food, int], ...]
    total: int
    either: bool


@lru_cache(maxsize=1024)
def _fewest(costs: Costs, card: str, cost: _Printed, means: _Means) -> Shortage:
    """What ``means`` lack to pay the ``cost`` of the card.

    Nectar, which can stand for any food, is named only if it is in the printed cost. Cached because
    the whole hand is checked after each answer, and most means do not change.
    """
    nectar = max(0, dict(cost.food).get("nectar", 0) - means.supply[FOODS.index("nectar")])
    kinds = FOODS if nectar else PLAIN_FOODS
    for number in range(cost.total + 1):
        ways = [
            more
            for more in combinations_with_replacement(kinds, number)
            if more.count("nectar") <= nectar and means.could_pay(costs, card, more)
        ]
        if ways:
            short = _summed_up(ways, kinds, cost, means)
            named = short.food or short.one_of
            instead = _of_any_kind(costs, card, means, number) if named else 0
            return short._replace(instead=instead)
    raise AssertionError(f"no payment found for {card!r}")


def _of_any_kind(costs: Costs, card: str, means: _Means, least: int) -> int:
    """How many more tokens pay for the card whatever their kinds, at least ``least``.

    Tokens of one kind do least where the card does not show it; mixed ones do as much or more.
    """
    return next(
        number
        for number in count(least)
        if all(means.could_pay(costs, card, (kind,) * number) for kind in PLAIN_FOODS)
    )


def _summed_up(
    ways: list[tuple[Food, ...]], kinds: tuple[Food, ...], cost: _Printed, means: _Means
) -> Shortage:
    """Several equally small shortages combined into one, to be said in one sentence.

    Where food that the card shows is enough, that food is named, though other food may do.
    """
    number = len(ways[0])
    unmet = _unmet(cost, means)
    shown = [way for way in ways if all(way.count(food) <= unmet.get(food, 0) for food in way)]
    if number == 1 and shown and not all((food,) in ways for food in kinds):
        shown = ways
    if number == 1 and len(shown) > 1:
        return Shortage(one_of=tuple(way[0] for way in shown))
    sure = {food: min(way.count(food) for way in ways) for food in kinds}
    rest = number - sum(sure.values())
    if shown or (rest and not _any_will_do(ways, sure, rest)):
        way = max(shown or ways, key=lambda way: sum(food in unmet for food in way))
        return Shortage(food=tuple((food, n) for food in FOODS if (n := way.count(food))))
    return Shortage(food=tuple((food, n) for food, n in sure.items() if n), any_food=rest)


def _unmet(cost: _Printed, means: _Means) -> dict[Food, int]:
    """How many of each food on the card the player has too few; {} if only any food lacks.

    Of foods joined by "or", one token of each is missing, or none.
    """
    held = both(dict(zip(FOODS, means.supply, strict=True)), dict(means.cached))
    lacks = {
        food: more for food, number in cost.food if (more := number - held[FOODS.index(food)]) > 0
    }
    return {} if cost.either and len(lacks) < len(cost.food) else lacks


def _any_will_do(ways: list[tuple[Food, ...]], sure: dict[Food, int], rest: int) -> bool:
    """Whether the ``rest`` of the tokens, beyond the ``sure`` ones, may be of any kind."""
    counted = {tuple(way.count(food) for food in FOODS) for way in ways}
    return all(
        tuple(sure.get(food, 0) + more.count(food) for food in FOODS) in counted
        for more in combinations_with_replacement(PLAIN_FOODS, rest)
    )


def reason(shortage: Shortage, words: Words, needs: str = "needs") -> str:
    """The shortage as text: "needs 1 more fish", "its habitats are full".

    ``needs``: the key of the message that lists what is missing.
    """
    if shortage.elsewhere:
        return words.text("lives_elsewhere")
    if shortage.full_rows:
        return words.text("rows_full", n=shortage.full_rows)
    parts = [
        words.text("more", n=n, thing=_or_nectar(shortage, (food,), n, words))
        for food, n in shortage.food
    ]
    if shortage.one_of:
        foods = _or_nectar(shortage, shortage.one_of, 1, words)
        parts.append(words.text("more", n=1, thing=foods))
    if shortage.any_food:
        parts.append(words.text("more_food", n=shortage.any_food))
    eggs_due = words.text("more_eggs", n=shortage.eggs) if shortage.eggs else ""
    if shortage.instead:
        things = words.all_of(parts)
        if shortage.nectar and shortage.food[1:]:
            things = words.text("nectar_for_each", things=things)
        alternative = "or_any_food" if shortage.instead > 1 else "or_any_one"
        things = words.text(alternative, things=things, n=shortage.instead)
        if eggs_due:
            things = words.text("eggs_then_food", eggs=eggs_due, food=things)
    else:
        things = words.all_of([*parts, eggs_due] if eggs_due else parts)
    return words.text(needs, things=things) if things else ""


def _or_nectar(shortage: Shortage, foods: tuple[Food, ...], number: int, words: Words) -> str:
    """The foods in words, and nectar as one more where it stands for all that is named."""
    alone = shortage.nectar and not shortage.food[1:] and "nectar" not in foods
    more: tuple[Food, ...] = ("nectar",) if alone else ()
    return words.one_of(words.food(food, number) for food in (*foods, *more))
