"""The starting cards and food, chosen by touching them and answered all at once.

The rules ask for one bird after the other, then for the food to discard, then for a bonus card.
Here the cards and tokens to keep are collected in any order; confirming gives all those answers.
Until a token is touched, the tokens that suit the birds best are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Literal, TypeVar

from msgspec import Struct, structs

from wingspan.engine import Game
from wingspan.engine.cards import BirdCard
from wingspan.engine.components import FOODS, Food
from wingspan.engine.decision import Decision
from wingspan.engine.options import DONE, AnyOption, Bird, Bonus, Payment
from wingspan.engine.payments import Costs
from wingspan.engine.state import Player

from .intent import Intent

Thing = Literal["bird", "food", "bonus"]
T = TypeVar("T")


class StartChoice(Struct, frozen=True):
    """The things to keep, in the order in which they were touched.

    Excludes birds that have been answered already. ``own_food``: the food was chosen by hand, so
    that none is proposed.
    """

    birds: tuple[str, ...] = ()
    food: tuple[Food, ...] = ()
    bonus: str = ""
    own_food: bool = False

    def toggled(self, thing: Thing, name: str, me: Player) -> StartChoice:
        """The choice with that thing kept or put back. If there would be too much food, the tokens
        touched first are dropped."""
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
        """The choice with the food that best suits the kept birds, unless it was chosen by hand."""
        if self.own_food:
            return self
        kept = [cards[bird] for bird in (*me.apart, *self.birds)]
        number = sum(me.food.values()) - len(kept)
        food = _suiting(kept, _held(me), number, costs) if kept else ()
        return structs.replace(self, food=food)

    def _fitting(self, me: Player) -> StartChoice:
        """The choice cut down to what may be kept: each bird costs one food token."""
        places = sum(me.food.values()) - len(me.apart)
        birds = self.birds[-places:] if places else ()
        room = places - len(birds)
        return structs.replace(self, birds=birds, food=self.food[-room:] if room else ())

    def food_left(self, me: Player) -> int:
        """Number of tokens still to be chosen."""
        return sum(me.food.values()) - len(me.apart) - len(self.birds) - len(self.food)

    def is_complete(self, me: Player) -> bool:
        """Whether the choice can be confirmed."""
        return self.food_left(me) == 0 and bool(self.bonus or not me.choosing)


def _toggled(kept: tuple[T, ...], one: T) -> tuple[T, ...]:
    return tuple(other for other in kept if other != one) if one in kept else (*kept, one)


def _held(me: Player) -> tuple[Food, ...]:
    """The kinds of food that the player has."""
    return tuple(food for food in FOODS if me.food.get(food))


def _suiting(
    kept: Sequence[BirdCard], held: Sequence[Food], number: int, costs: Costs
) -> tuple[Food, ...]:
    """The ``number`` tokens with which the most birds are playable, each by itself.

    Breaks ties by how many birds need the tokens. The token that the fewest birds need comes first,
    since the first one is dropped first.
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
    """Whether the start can be chosen by touching: the player has no kind of food twice."""
    return decision.kind == "keep_bird" and max(me.food.values()) == 1


class KeepStart(Intent, frozen=True):
    """Keep the chosen things at the start. ``handed_in``: the food discarded for the birds."""

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


def keep_start(player: int, choice: StartChoice, me: Player) -> KeepStart:
    """The intent that answers with ``choice`` for ``player``, whose state is ``me``."""
    handed_in = frozenset(_held(me)) - set(choice.food)
    return KeepStart(player, choice, handed_in)


def kept_at_the_start(game: Game, seat: int) -> tuple[str, ...]:
    """The birds that ``seat`` has already chosen to keep during the set-up; () afterwards."""
    if game.state.phase != "setup":
        return ()
    kept = []
    again = Game.begun(game.record(), game.catalog)
    for answer in game.record().answers:
        decision = again.decision
        assert decision is not None
        option = decision.options[answer]
        if decision.player == seat and decision.kind == "keep_bird" and isinstance(option, Bird):
            kept.append(option.bird)
        again.answer(answer)
    return tuple(kept)
