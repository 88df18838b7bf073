"""What somebody begins with, chosen by touching things, and given to the rules in one go.

The rules ask for one bird after the other, then for the food handed in, then for a bonus card.
Here the cards and tokens kept are put together in any order; confirming gives all those answers.
"""

from __future__ import annotations

from typing import Literal, TypeVar

from msgspec import Struct, structs

from wingspan.engine.components import FOODS, Food
from wingspan.engine.decision import Decision
from wingspan.engine.options import DONE, AnyOption, Bird, Bonus, Payment
from wingspan.engine.state import Player

from .press import Press

Thing = Literal["bird", "food", "bonus"]
T = TypeVar("T")


class StartChoice(Struct, frozen=True):
    """What is to be kept, in the order in which it was touched; birds that the rules have been
    told of already are not among them.
    """

    birds: tuple[str, ...] = ()
    food: tuple[Food, ...] = ()
    bonus: str = ""

    def toggled(self, thing: Thing, name: str, me: Player) -> StartChoice:
        """With that kept, or put back. Where no more fits, the food touched first makes room."""
        if thing == "bonus" and name in me.choosing:
            return structs.replace(self, bonus="" if name == self.bonus else name)
        if thing == "bird" and name in me.hand and name not in me.apart:
            return structs.replace(self, birds=_toggled(self.birds, name))._fitting(me)
        if thing == "food":
            for food in FOODS:
                if food == name and me.food.get(food):
                    return structs.replace(self, food=_toggled(self.food, food))._fitting(me)
        return self

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
    handed_in = frozenset(food for food, count in me.food.items() if count) - set(choice.food)
    return Keep(player, choice, handed_in)
