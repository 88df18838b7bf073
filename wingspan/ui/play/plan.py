"""A bird held over the mat: the rows where it can be played now, and what it costs there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from msgspec import Struct, structs

from wingspan.engine import food
from wingspan.engine.components import FOODS, HABITATS, Food, Habitat
from wingspan.engine.decision import Decision
from wingspan.engine.mat import covered
from wingspan.engine.options import AnyOption, Bird, InHabitat, Payment, TakeAction
from wingspan.engine.play_a_bird import open_rows, playable
from wingspan.engine.table import Table

from .intent import Intent


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


class PlayBird(Intent, frozen=True):
    """Play a bird; a ``habitat`` or ``payment`` of None means that the rules ask for it."""

    bird: str
    habitat: Habitat | None = None
    payment: Payment | None = None
    acts: bool = True
    """Whether the action "play a bird" is still to be taken."""

    def advanced(self) -> Self:
        return structs.replace(self, acts=False)

    def wanted(self, decision: Decision) -> AnyOption | None:
        about = decision.source.bird if decision.source else None
        match decision.kind:
            case "action" if self.acts:
                return TakeAction("play_bird")
            case "bird_to_play" if about is None:
                return Bird(self.bird)
            case "habitat" if self.habitat and about == self.bird:
                return InHabitat(self.habitat)
            case "payment" if about == self.bird:
                return self.payment
            case _:
                return None

    def waits_through(self, decision: Decision) -> bool:
        about = decision.source.bird if decision.source else None
        return about == self.bird and decision.kind in ("habitat", "egg_to_pay", "payment")


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
