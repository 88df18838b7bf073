"""Powers of food: gained from the supply or the birdfeeder, traded, cached (appendix)."""

from __future__ import annotations

from .. import birdfeeder, options
from .. import food as tokens
from ..decision import Asking
from ..effects import CacheFood, DiscardFood, GainAllDice, GainDie, GainFood, TradeFood
from ..options import Count, FoodToken
from ..things import FOODS, PLAIN_FOODS
from .activation import Activation, if_you_do, leads_to, resolves


@resolves(GainFood)
def gain_food(effect: GainFood, activation: Activation) -> Asking:
    """Food from the supply; of a single kind, one says how many."""
    kinds = effect.food or PLAIN_FOODS
    table, player = activation.table, activation.player
    if len(kinds) > 1:
        for _ in range(effect.count):
            taken = yield from activation.choose(
                "gain_food", [options.food(kind) for kind in kinds]
            )
            if not isinstance(taken, FoodToken):
                return
            tokens.gain(table, player, taken.food)
    elif effect.count > 1:
        number = yield from activation.choose(
            "how_many", [options.count(number) for number in range(effect.count, 0, -1)]
        )
        if isinstance(number, Count):
            tokens.gain(table, player, kinds[0], number.count)
    elif (yield from activation.accepts("gain_food", options.food(kinds[0]))):
        tokens.gain(table, player, kinds[0])


@resolves(CacheFood)
def cache_food(effect: CacheFood, activation: Activation) -> Asking:
    """Food from the supply straight onto the bird."""
    if (yield from activation.confirm()):
        for _ in range(effect.count):
            tokens.cache(activation.table, activation.owner, activation.bird, effect.food)


@resolves(GainDie)
def gain_die(effect: GainDie, activation: Activation) -> Asking:
    """A die of the birdfeeder; where the card allows it, the food may go onto the bird."""
    food = yield from birdfeeder.gain_die(activation, effect.food)
    if food is None or not effect.may_cache:
        return
    where = yield from activation.choose("cache_or_keep", [options.CACHE, options.KEEP], must=True)
    if where is options.CACHE:
        activation.table.players[activation.player].food[food] -= 1
        tokens.cache(activation.table, activation.owner, activation.bird, food)


@resolves(GainAllDice)
def gain_all_dice(effect: GainAllDice, activation: Activation) -> Asking:
    """All dice of the birdfeeder that offer the food."""
    yield from birdfeeder.gain_all_dice(activation, effect.food)


@resolves(TradeFood)
def trade_food(effect: TradeFood, activation: Activation) -> Asking:
    """One food for another of a different kind."""
    given = yield from activation.choose("discard_food", _held(activation), must=True)
    if not isinstance(given, FoodToken):
        return
    tokens.spend(activation.table, activation.player, given.food)
    taken = yield from activation.choose(
        "gain_food", [options.food(kind) for kind in PLAIN_FOODS if kind != given.food]
    )
    if isinstance(taken, FoodToken):
        tokens.gain(activation.table, activation.player, taken.food)


@resolves(DiscardFood)
def discard_food(effect: DiscardFood, activation: Activation) -> Asking:
    """Hand in a food for what follows."""
    supply = activation.table.players[activation.player].food
    kinds = [kind for kind in effect.food if supply[kind]]
    if not leads_to(effect.then, activation):
        return
    if len(kinds) == 1:
        if not (yield from activation.confirm()):
            return
        given = kinds[0]
    else:
        chosen = yield from activation.choose(
            "discard_food", [options.food(kind) for kind in kinds], must=True
        )
        if not isinstance(chosen, FoodToken):
            return
        given = chosen.food
    tokens.spend(activation.table, activation.player, given)
    yield from if_you_do(effect.then, activation)


def _held(activation: Activation) -> list[FoodToken]:
    supply = activation.table.players[activation.player].food
    return [options.food(kind) for kind in FOODS if supply[kind]]
