"""What a power would bring as the table stands: dice there to gain, room for its eggs, cards to
tuck. Only the power's first step is looked at, and only as far as the table decides it."""

from __future__ import annotations

from wingspan.engine.components import FOODS, Food, Habitat
from wingspan.engine.effects import (
    CacheOwnFood,
    DiscardCard,
    DiscardEgg,
    DiscardFood,
    Effect,
    GainAllDice,
    GainDie,
    LayEggOnEach,
    LayEggs,
    RepeatPower,
    TradeFood,
    TuckBehindChosen,
    TuckFromHand,
)
from wingspan.engine.matching import nest_counts_as

from .powers import MOST
from .sight import Sight


def amount(sight: Sight, effect: Effect | None, habitat: Habitat) -> int:
    """How much of it there is to be had by a bird in ``habitat``, at most MOST."""
    return min(MOST, _amount(sight, effect, habitat))


def _amount(sight: Sight, effect: Effect | None, habitat: Habitat) -> int:
    food = sight.me.food
    if isinstance(effect, (GainDie, GainAllDice)):
        wanted = effect.food if isinstance(effect, GainDie) else (effect.food,)
        shown = _dice(sight, wanted)
        return min(1, shown) if isinstance(effect, GainDie) else shown
    if isinstance(effect, LayEggs):
        return min(effect.count, _room(sight, effect))
    if isinstance(effect, LayEggOnEach):
        return _birds_with_room(sight, effect, habitat)
    if isinstance(effect, TuckFromHand):
        return min(effect.count, len(sight.hand))
    if isinstance(effect, TuckBehindChosen):
        return min(effect.most, len(sight.hand))
    if isinstance(effect, DiscardCard):
        return len(sight.hand)
    if isinstance(effect, DiscardEgg):
        return sum(bird.eggs for row in sight.me.mat.values() for bird in row)
    if isinstance(effect, (DiscardFood, CacheOwnFood)):
        return sum(food[kind] for kind in (effect.food or FOODS))
    if isinstance(effect, TradeFood):
        return sight.have
    if isinstance(effect, RepeatPower):
        birds = sight.tables.birds
        return sum(birds[bird.bird].brown for bird in sight.me.mat[habitat])
    return MOST


def _dice(sight: Sight, wanted: tuple[Food, ...]) -> int:
    faces, shown = sight.tables.faces, sight.state.birdfeeder
    if not wanted:
        return len(shown)
    return sum(any(food in wanted for food in faces[face]) for face in shown)


def _room(sight: Sight, effect: LayEggs) -> int:
    birds = sight.tables.birds
    room = 0
    for row in sight.me.mat.values():
        for bird in row:
            card = birds[bird.bird].card
            if bird.eggs < card.egg_limit and (
                not effect.nests or any(nest_counts_as(card.nest, nest) for nest in effect.nests)
            ):
                room += card.egg_limit - bird.eggs if effect.on == "this" else 1
    return room


def _birds_with_room(sight: Sight, effect: LayEggOnEach, habitat: Habitat) -> int:
    birds = sight.tables.birds
    where = habitat if effect.habitat == "this" else effect.habitat
    number = 0
    for name, row in sight.me.mat.items():
        if where is None or name == where:
            for bird in row:
                card = birds[bird.bird].card
                number += bird.eggs < card.egg_limit and (
                    effect.nest is None or nest_counts_as(card.nest, effect.nest)
                )
    return number
