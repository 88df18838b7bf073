"""What somebody begins with, chosen by touching things, and given to the rules in one go.

The rules ask for one bird after the other, then for the food handed in, then for a bonus card.
Here the cards and tokens kept are put together in any order; confirming gives all those answers.
Until a token is touched, those are kept that the birds kept can use best.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Literal, TypeVar

from msgspec import Struct, structs

from wingspan.engine.cards import BirdCard
from wingspan.engine.components import FOODS, Food
from wingspan.engine.decision import Decision
from wingspan.engine.options import DONE, AnyOption, Bird, Bonus, Payment
from wingspan.engine.payments import Costs
from wingspan.engine.state import Player

from .press import Press

Thing = Literal["bird", "food", "bonus"]
T = TypeVar("T")


class StartChoice(Struct, frozen=True):
    """What is to be kept, in the order in which it was touched; birds that the rules have been
    told of already are not among them. ``own_food``: the food was chosen, so that none
    is proposed.
    """

    birds: tuple[str, ...] = ()
    food: tuple[Food, ...] = ()
    bonus: str = ""
    own_food: bool = False

    def toggled(self, thing: Thing, name: str, me: Player) -> StartChoice:
        """With that kept, or put back. Where no more fits, the food touched first makes room."""
        if thing == "bonus" and name in me.choosing:
            return structs.replace(self, bonus="" if name == self.bonus else name)
        if thing == "bird" and name in me.hand and name not in me.apart:
            return structs.replace(self, birds=_toggled(self.birds, name))._fitting(me)
        if thing == "food":
            for food in FOODS:
                if food == name and me.food.get(food):
                    kept = _toggled(self.food, food)
                    return structs.replace(self, food=kept, own_food=True)._fitting(me)
        return self

    def proposing(self, me: Player, cards: dict[str, BirdCard], costs: Costs) -> StartChoice:
        """With the food that suits the birds kept, none without any; as long as no token was
        touched.
        """
        if self.own_food:
            return self
        kept = [cards[bird] for bird in (*me.apart, *self.birds)]
        number = sum(me.food.values()) - len(kept)
        food = _suiting(kept, _held(me), number, costs) if kept else ()
        return structs.replace(self, food=food)

    def _fitting(self, me: Player) -> StartChoice:
        """As much of it as may be kept: a bird costs a food."""
        places = sum(me.food.values()) - len(me.apart)
        birds = self.birds[-places:] if places else ()
        room = places - len(birds)
        return structs.replace(self, birds=birds, food=self.food[-room:] if room else ())

    def food_left(self, me: Player) -> int:
        """So many tokens are still to be chosen."""
        return sum(me.food.values()) - len(me.apart) - len(self.birds) - len(self.food)

    def is_complete(self, me: Player) -> bool:
        """Whether it can be confirmed."""
        return self.food_left(me) == 0 and bool(self.bonus or not me.choosing)


def _toggled(kept: tuple[T, ...], one: T) -> tuple[T, ...]:
    return tuple(other for other in kept if other != one) if one in kept else (*kept, one)


def _held(me: Player) -> tuple[Food, ...]:
    """The kinds of food that there is a token of."""
    return tuple(food for food in FOODS if me.food.get(food))


def _suiting(
    kept: Sequence[BirdCard], held: Sequence[Food], number: int, costs: Costs
) -> tuple[Food, ...]:
    """So many tokens with which most of the birds could be played, each by itself, or come
    nearest to it; what fewest of them want is the first to make room.
    """

    def worth(tokens: Iterable[Food]) -> tuple[int, int]:
        supply = tuple(int(food in tokens) for food in FOODS)
        playable = sum(costs.affordable(card.id, supply) for card in kept)
        return playable, sum(wanted(food) for food in tokens)

    def wanted(food: Food) -> int:
        return sum(food in card.cost.food for card in kept)

    best = max(combinations(held, number), key=worth)
    return tuple(sorted(best, key=wanted))


def can_be_touched(decision: Decision, me: Player) -> bool:
    """Whether the start can be chosen so: no kind of food is there twice."""
    return decision.kind == "keep_bird" and max(me.food.values()) == 1


class Keep(Press, frozen=True):
    """The answers that a choice stands for. ``handed_in``: the food that pays for the birds."""

    player: int
    choice: StartChoice
    handed_in: frozenset[Food]

    def wanted(self, decision: Decision) -> AnyOption | None:
        if decision.player != self.player:
            return None
        match decision.kind:
            case "keep_bird":
                left = map(Bird, self.choice.birds)
                return next((bird for bird in left if bird in decision.options), DONE)
            case "pay_for_kept_birds":
                return next(filter(self._pays, decision.options), None)
            case "keep_bonus" if decision.source is None:
                return Bonus(self.choice.bonus)
            case _:
                return None

    def _pays(self, option: AnyOption) -> bool:
        return isinstance(option, Payment) and {f for f, n in option.food.items() if n} == set(
            self.handed_in
        )


def keep(player: int, choice: StartChoice, me: Player) -> Keep:
    """What is still to be answered for that choice of ``player``, who is ``me``."""
    handed_in = frozenset(_held(me)) - set(choice.food)
    return Keep(player, choice, handed_in)
