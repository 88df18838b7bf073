"""The starting cards and food, chosen by touching them and answered all at once.

The rules ask for one bird after the other, then for the food to discard, then for a bonus card.
Here the cards and tokens to keep are collected in any order; confirming gives all those answers.
Until a token is touched, the tokens that suit the birds best are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TypeVar

from msgspec import structs

from wingspan.engine import Game
from wingspan.engine.cards import BirdCard
from wingspan.engine.components import FOODS, Food
from wingspan.engine.decision import Decision
from wingspan.engine.options import DONE, AnyOption, Bird, Bonus, Payment
from wingspan.engine.payments import Costs
from wingspan.engine.state import Player

from ..messages import StartChoice, Thing
from .inputs import Intent

T = TypeVar("T")

UNTOUCHED = StartChoice((), (), "", own_food=False)
"""Nothing has been touched yet."""


def touch(choice: StartChoice, thing: Thing, name: str, me: Player) -> StartChoice:
    """The choice with that thing kept or put back. If there would be too much food, the tokens
    touched first are dropped."""
    if thing == "bonus" and name in me.choosing:
        return structs.replace(choice, bonus="" if name == choice.bonus else name)
    if thing == "bird" and name in me.hand and name not in me.apart:
        return _fitting(structs.replace(choice, birds=_toggled(choice.birds, name)), me)
    if thing == "food":
        for food in FOODS:
            if food == name and me.food.get(food):
                kept = _toggled(choice.food, food)
                return _fitting(structs.replace(choice, food=kept, own_food=True), me)
    return choice


def propose_food(
    choice: StartChoice, me: Player, cards: dict[str, BirdCard], costs: Costs
) -> StartChoice:
    """The choice with the food that best suits the kept birds, unless it was chosen by hand."""
    if choice.own_food:
        return choice
    kept = [cards[bird] for bird in (*me.apart, *choice.birds)]
    number = sum(me.food.values()) - len(kept)
    food = _suiting(kept, _held(me), number, costs) if kept else ()
    return structs.replace(choice, food=food)


def food_left(choice: StartChoice, me: Player) -> int:
    """Number of tokens still to be chosen."""
    return sum(me.food.values()) - len(me.apart) - len(choice.birds) - len(choice.food)


def is_complete(choice: StartChoice, me: Player) -> bool:
    """Whether the choice can be confirmed."""
    return food_left(choice, me) == 0 and bool(choice.bonus or not me.choosing)


def _fitting(choice: StartChoice, me: Player) -> StartChoice:
    """The choice cut down to what may be kept: each bird costs one food token."""
    places = sum(me.food.values()) - len(me.apart)
    birds = choice.birds[-places:] if places else ()
    room = places - len(birds)
    return structs.replace(choice, birds=birds, food=choice.food[-room:] if room else ())


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


def keep_start(player: int, choice: StartChoice, me: Player) -> Intent:
    """Keep the chosen things at the start. ``me``: the state of ``player``."""
    discarded = set(_held(me)) - set(choice.food)
    decision = yield None
    while decision.player == player:
        wanted: AnyOption | None = None
        match decision.kind:
            case "keep_bird":
                left = map(Bird, choice.birds)
                wanted = next((bird for bird in left if bird in decision.options), DONE)
            case "pay_for_kept_birds":
                wanted = next((way for way in decision.options if _pays(way, discarded)), None)
            case "keep_bonus" if decision.source is None:
                wanted = Bonus(choice.bonus)
        if wanted not in decision.options:
            return
        decision = yield wanted


def _pays(option: AnyOption, discarded: set[Food]) -> bool:
    """Whether the option discards exactly that food."""
    return isinstance(option, Payment) and {f for f, n in option.food.items() if n} == discarded


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
