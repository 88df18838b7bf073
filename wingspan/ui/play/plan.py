"""A bird held over the mat: where it may go at once, and what it would cost there.

A plan is nothing but ordinary answers given one after the other; whatever it does not say is
asked as ever.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from wingspan.engine import food
from wingspan.engine.decision import Decision
from wingspan.engine.options import AnyOption, Bird, InHabitat, Payment, TakeAction
from wingspan.engine.play_a_bird import open_rows, playable
from wingspan.engine.table import Table
from wingspan.engine.things import FOODS, HABITATS, Food, Habitat


class Place(Struct, frozen=True):
    """A row for the bird: the eggs and the food to pay there.

    ``payments`` as the rules will offer them; ``cheapest`` is the one to begin with.
    """

    habitat: Habitat
    eggs: int
    payments: tuple[Payment, ...]
    cheapest: int


class Plan(Struct, frozen=True):
    """A bird of the hand and its places.

    There are none for a bird that may come into play in several ways: the rules ask about it.
    """

    bird: str
    places: tuple[Place, ...]

    def place(self, habitat: Habitat) -> Place | None:
        return next((place for place in self.places if place.habitat == habitat), None)


class Wish(Struct, frozen=True):
    """What a plan still has to answer: ``habitat`` or ``payment`` None is left to be asked.

    ``acts``: the action "play a bird" is still to be taken.
    """

    bird: str
    habitat: Habitat | None = None
    payment: Payment | None = None
    acts: bool = True

    def begun(self) -> Wish:
        """What is left once the action is taken."""
        return structs.replace(self, acts=False)

    def answer(self, decision: Decision) -> int | None:
        """The option of ``decision`` that the plan wants, or None if it says nothing of it."""
        about = decision.source.bird if decision.source else None
        wanted: AnyOption | None
        match decision.kind:
            case "action" if self.acts:
                wanted = TakeAction("play_bird")
            case "bird_to_play" if about is None:
                wanted = Bird(self.bird)
            case "habitat" if self.habitat and about == self.bird:
                wanted = InHabitat(self.habitat)
            case "payment" if about == self.bird:
                wanted = self.payment
            case _:
                return None
        return decision.options.index(wanted) if wanted in decision.options else None

    def goes_on(self, decision: Decision) -> bool:
        """Whether the plan waits for an answer that it says nothing of: eggs to pay with."""
        about = decision.source.bird if decision.source else None
        return about == self.bird and decision.kind in ("habitat", "egg_to_pay", "payment")


def playable_birds(table: Table, seat: int) -> tuple[str, ...]:
    """The birds of the hand that the action "play a bird" could bring into play now."""
    return tuple(
        option.bird for option in playable(table, seat, HABITATS) if isinstance(option, Bird)
    )


def plan(table: Table, seat: int, bird: str) -> Plan:
    """Where a playable bird of ``seat`` may go."""
    card = table.birds[bird]
    if card.power is not None and card.power.placing is not None:
        return Plan(bird, ())
    me = table.players[seat]
    payments = tuple(table.costs.ways(bird, me.food, food.cached_to_pay(table, seat)))
    cheapest = preselected(payments, me.food)
    return Plan(
        bird,
        tuple(
            Place(
                habitat,
                table.mat.egg_cost[_covered(table, seat, habitat)],
                payments,
                cheapest,
            )
            for habitat in open_rows(table, seat)
            if habitat in card.habitats
        ),
    )


def _covered(table: Table, seat: int, habitat: Habitat) -> int:
    return sum(2 if bird.sideways else 1 for bird in table.players[seat].mat[habitat])


def preselected(payments: Sequence[Payment], supply: dict[Food, int]) -> int:
    """The payment to begin with: the fewest tokens, and of those what leaves most kinds."""

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
