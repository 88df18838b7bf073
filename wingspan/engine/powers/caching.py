"""Powers that cache food from the supply or from the player's own (appendix: caching)."""

from __future__ import annotations

from .. import food as tokens
from .. import options
from ..components import FOODS
from ..decision import Asking
from ..effects import (
    CacheAnywhere,
    CacheFood,
    CacheOnChosen,
    CacheOwnFood,
    CachePerPredator,
)
from ..eggs import at
from ..mat import columns
from ..options import AnyOption, Count, FoodToken, PlayerSeat, Slot
from ..rules import gains_what_it_caches
from ..state import PlayedBird
from .activation import Activation, resolves


@resolves(CacheFood)
def cache_food(effect: CacheFood, activation: Activation) -> Asking:
    """Cache food from the supply on the bird; some cards count it as gained."""
    table, owner = activation.table, activation.owner
    if (yield from activation.confirm()):
        for _ in range(effect.count):
            tokens.cache(table, owner, activation.bird, effect.food)
        if effect.gained and gains_what_it_caches(table.rules):
            tokens.remember_gained(table, owner, effect.food)


@resolves(CacheOwnFood)
def cache_own_food(effect: CacheOwnFood, activation: Activation) -> Asking:
    """Cache up to ``most`` of the player's own food on the bird."""
    table, player = activation.table, activation.player
    supply = table.players[player].food
    kinds = [kind for kind in effect.food or FOODS if supply[kind]]
    if len(kinds) == 1:
        limit = min(supply[kinds[0]], effect.most)
        number = yield from activation.choose(
            "how_many", [options.count(number) for number in range(limit, 0, -1)]
        )
        if isinstance(number, Count):
            for _ in range(number.count):
                _put(activation, activation.bird, options.food(kinds[0]))
        return
    for _ in range(effect.most):
        held = [options.food(kind) for kind in effect.food or FOODS if supply[kind]]
        option = yield from activation.choose("cache_own", held)
        if not isinstance(option, FoodToken):
            return
        _put(activation, activation.bird, option)


def _put(activation: Activation, bird: PlayedBird, token: FoodToken) -> None:
    """Move a token from the player's supply onto a bird; it is not spent."""
    tokens.cache(activation.table, activation.player, bird, token.food, own=True)


@resolves(CacheOnChosen)
def cache_on_chosen(effect: CacheOnChosen, activation: Activation) -> Asking:
    """Cache one of the player's own food on each of several birds of a habitat."""
    table, player = activation.table, activation.player
    me = table.players[player]
    done: list[PlayedBird] = []
    while len(done) < effect.most and me.food[effect.food]:
        places: list[AnyOption] = [
            options.slot(player, effect.habitat, column)
            for column, bird in columns(me.mat[effect.habitat])
            if not any(bird is other for other in done)
        ]
        option = yield from activation.choose("cache_on", places)
        if not isinstance(option, Slot):
            return
        bird = at(table, option)
        _put(activation, bird, options.food(effect.food))
        done.append(bird)


@resolves(CacheAnywhere)
def cache_anywhere(effect: CacheAnywhere, activation: Activation) -> Asking:
    """Cache food of any kind from the supply on any of the player's birds."""
    table, player = activation.table, activation.player
    for _ in range(effect.count):
        places: list[AnyOption] = [
            options.slot(player, habitat, column)
            for habitat, row in table.players[player].mat.items()
            for column, _ in columns(row)
        ]
        where = yield from activation.choose("cache_on", places)
        if not isinstance(where, Slot):
            return
        kind = yield from activation.choose(
            "gain_food",
            [options.food(kind) for kind in tokens.kinds_to_gain(table)],
            must=True,
        )
        assert isinstance(kind, FoodToken)
        tokens.cache(table, player, at(table, where), kind.food)


@resolves(CachePerPredator)
def cache_per_predator(effect: CachePerPredator, activation: Activation) -> Asking:
    """Cache food for each predator of a chosen player, who may be the owner."""
    table, owner = activation.table, activation.owner
    hunters = {
        seat: sum(
            table.birds[bird.bird].predator
            for row in table.players[seat].mat.values()
            for bird in row
        )
        for seat in table.clockwise(owner)
    }
    chosen = yield from activation.choose(
        "choose_player",
        [options.player(seat) for seat, number in hunters.items() if number],
        must=True,
    )
    if isinstance(chosen, PlayerSeat):
        for _ in range(hunters[chosen.player]):
            tokens.cache(table, owner, activation.bird, effect.food)
