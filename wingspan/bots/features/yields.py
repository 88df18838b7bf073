"""What a power would yield on the table as it is: dice to gain, room for eggs, cards to tuck.

Only the first effect is considered, as far as it depends on the table.
"""

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

from .context import Context
from .powers import MOST


def amount(context: Context, effect: Effect | None, habitat: Habitat) -> int:
    """Return how much the effect would yield for a bird in ``habitat``, at most MOST."""
    return min(MOST, _amount(context, effect, habitat))


def _amount(context: Context, effect: Effect | None, habitat: Habitat) -> int:
    food = context.me.food
    if isinstance(effect, (GainDie, GainAllDice)):
        wanted = effect.food if isinstance(effect, GainDie) else (effect.food,)
        shown = _dice(context, wanted)
        return min(1, shown) if isinstance(effect, GainDie) else shown
    if isinstance(effect, LayEggs):
        return min(effect.count, _room(context, effect))
    if isinstance(effect, LayEggOnEach):
        return _birds_with_room(context, effect, habitat)
    if isinstance(effect, TuckFromHand):
        return min(effect.count, len(context.hand))
    if isinstance(effect, TuckBehindChosen):
        return min(effect.most, len(context.hand))
    if isinstance(effect, DiscardCard):
        return len(context.hand)
    if isinstance(effect, DiscardEgg):
        return sum(bird.eggs for row in context.me.mat.values() for bird in row)
    if isinstance(effect, (DiscardFood, CacheOwnFood)):
        return sum(food[kind] for kind in (effect.food or FOODS))
    if isinstance(effect, TradeFood):
        return context.have
    if isinstance(effect, RepeatPower):
        birds = context.tables.birds
        return sum(birds[bird.bird].brown for bird in context.me.mat[habitat])
    return MOST


def _dice(context: Context, wanted: tuple[Food, ...]) -> int:
    faces, shown = context.tables.faces, context.state.birdfeeder
    if not wanted:
        return len(shown)
    return sum(any(food in wanted for food in faces[face]) for face in shown)


def _room(context: Context, effect: LayEggs) -> int:
    birds = context.tables.birds
    room = 0
    for row in context.me.mat.values():
        for bird in row:
            card = birds[bird.bird].card
            if bird.eggs < card.egg_limit and (
                not effect.nests or any(nest_counts_as(card.nest, nest) for nest in effect.nests)
            ):
                room += card.egg_limit - bird.eggs if effect.on == "this" else 1
    return room


def _birds_with_room(context: Context, effect: LayEggOnEach, habitat: Habitat) -> int:
    birds = context.tables.birds
    where = habitat if effect.habitat == "this" else effect.habitat
    number = 0
    for name, row in context.me.mat.items():
        if where is None or name == where:
            for bird in row:
                card = birds[bird.bird].card
                number += bird.eggs < card.egg_limit and (
                    effect.nest is None or nest_counts_as(card.nest, effect.nest)
                )
    return number
