"""Powers that cache food from the supply or from the player's own (appendix: caching)."""

from __future__ import annotations

from .. import food as tokens
from .. import options
from ..components import FOODS, HABITATS
from ..decision import Asking
from ..effects import (
    CacheAnywhere,
    CacheFood,
    CacheOnChosen,
    CacheOwnFood,
    CachePerPredator,
    TakeCached,
)
from ..eggs import at
from ..mat import columns, holds, place_of
from ..options import AnyOption, Count, FoodToken, PlayerSeat, Slot
from ..rules import gains_what_it_caches
from ..state import PlayedBird
from ..table import ask
from .activation import Activation, if_you_do, resolves


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
            "how_many",
            [options.count(number) for number in range(limit, 0, -1)],
            must=bool(effect.then),
        )
        if isinstance(number, Count):
            for _ in range(number.count):
                _put(activation, activation.bird, options.food(kinds[0]))
            yield from if_you_do(effect.then, activation)
        return
    for done in range(effect.most):
        held = [options.food(kind) for kind in effect.food or FOODS if supply[kind]]
        option = yield from activation.choose(
            "cache_own", held, must=bool(effect.then) and not done
        )
        if not isinstance(option, FoodToken):
            return
        _put(activation, activation.bird, option)
    if kinds:
        yield from if_you_do(effect.then, activation)


def _put(activation: Activation, bird: PlayedBird, token: FoodToken) -> None:
    """Move a token from the player's supply onto a bird; it is not spent."""
    tokens.cache(activation.table, activation.player, bird, token.food, own=True)


@resolves(CacheOnChosen)
def cache_on_chosen(effect: CacheOnChosen, activation: Activation) -> Asking:
    """Cache one of the player's own food on each of several birds of a habitat."""
    table, player = activation.table, activation.player
    me = table.players[player]
    done: list[PlayedBird] = []
    besides = [activation.bird] if effect.others else []
    row = activation.habitat if effect.habitat == "this" else effect.habitat
    rows = (row,) if row is not None else HABITATS
    while not effect.most or len(done) < effect.most:
        held = [kind for kind in (effect.food and (effect.food,)) or FOODS if me.food[kind]]
        places: list[AnyOption] = [
            options.slot(player, habitat, column)
            for habitat in rows
            for column, bird in columns(me.mat[habitat])
            if not holds((*done, *besides), bird)
        ]
        option = yield from activation.choose("cache_on", places if held else [])
        if not isinstance(option, Slot):
            break
        kind = yield from ask(
            table, player, "cache_own", [options.food(kind) for kind in held], activation.source
        )
        assert isinstance(kind, FoodToken)
        bird = at(table, option)
        _put(activation, bird, kind)
        done.append(bird)
    if done:
        yield from if_you_do(effect.then, activation)


@resolves(TakeCached)
def take_cached(effect: TakeCached, activation: Activation) -> Asking:
    """Let the player take a food off the bird, once its power is used."""
    table, owner, bird = activation.table, activation.owner, activation.bird
    if not bird.cached.get(effect.food) or not (yield from activation.confirm()):
        return
    place = place_of(table.players[owner], bird)
    token = options.cached_food(effect.food, owner, *place)
    if (yield from activation.choose("take_cached", [token])) is not None:
        tokens.take_off(table, owner, bird, effect.food)


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
