"""What a power would yield on the table as it is.

Only its first effect is considered, as far as it depends on the table.
"""

from __future__ import annotations

from wingspan.engine.components import FOODS, Food, Habitat
from wingspan.engine.conditions import Birds
from wingspan.engine.effects import (
    CacheOwnFood,
    DiscardCard,
    DiscardEgg,
    DiscardFood,
    DiscardFromTray,
    DrawAndKeep,
    DrawCards,
    Effect,
    GainAllDice,
    GainDie,
    GainFood,
    GiveCard,
    IfCounts,
    IfGainedDie,
    LayEggOnEach,
    LayEggs,
    LayEggsFor,
    RepeatPower,
    ScoreBonus,
    TradeFood,
    TuckBehindChosen,
    TuckFromHand,
    TuckFromTray,
    UsePredators,
)
from wingspan.engine.mat import columns, spans
from wingspan.engine.matching import nest_counts_as
from wingspan.engine.state import PlayedBird

from .context import Context
from .powers import MOST, tally_of
from .tables import BirdFacts


def amount(context: Context, bird: BirdFacts, habitat: Habitat) -> int:
    """Return how much the bird's power would yield in that row, at most MOST."""
    return min(MOST, _amount(context, bird, habitat))


def _amount(context: Context, bird: BirdFacts, habitat: Habitat) -> int:
    effect, food = bird.effect, context.me.food
    if isinstance(effect, (GainDie, GainAllDice)):
        wanted = effect.food if isinstance(effect, GainDie) else (effect.food,)
        shown = _dice(context, wanted)
        return min(1, shown) if isinstance(effect, GainDie) else shown
    if isinstance(effect, IfGainedDie):
        return min(1, _dice(context, (effect.food,)))
    if isinstance(effect, LayEggs):
        return min(effect.count, _room(context, bird, effect, habitat))
    if isinstance(effect, LayEggOnEach):
        return _eggs_on_each(context, bird, effect, habitat)
    if isinstance(effect, TuckFromHand):
        return min(effect.count, len(context.hand))
    if isinstance(effect, TuckBehindChosen):
        return min(effect.most, len(context.hand))
    if isinstance(effect, (DiscardCard, GiveCard)):
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
    if isinstance(effect, UsePredators):
        birds = context.tables.birds
        hunting = [birds[bird.bird] for row in context.me.mat.values() for bird in row]
        return sum(facts.brown and facts.card.predator for facts in hunting)
    if isinstance(effect, (DiscardFromTray, TuckFromTray)):
        fits = context.tables.counted(Birds(like=effect.like)).adds
        return sum(card in fits for card in context.state.tray)
    if isinstance(effect, ScoreBonus):
        return max(map(context.points_now, context.me.bonus), default=0) // 2
    return _counted(context, bird, effect, habitat)


def _counted(context: Context, bird: BirdFacts, effect: Effect | None, habitat: Habitat) -> int:
    """Return how much an effect gives for what it counts."""
    tally = tally_of(effect)
    assert tally is not None
    counted = context.tables.counted(tally)
    if isinstance(effect, (DrawAndKeep, LayEggsFor)) and effect.among is not None:
        assert isinstance(tally, Birds)
        around = _in_column if effect.among == "column" else _to_the_left
        found = around(context, bird, habitat)
        number = sum(other.eggs >= tally.eggs for other in found)
    else:
        number = counted.count(context.me)
    if isinstance(effect, IfCounts):
        return MOST * (effect.least <= number and (effect.under is None or number < effect.under))
    if isinstance(effect, LayEggsFor):
        return min(number // effect.per, bird.limit)
    if isinstance(effect, (GainFood, DrawCards)):
        return number // effect.every
    return number


def _dice(context: Context, wanted: tuple[Food, ...]) -> int:
    faces, shown = context.tables.faces, context.state.birdfeeder
    if not wanted:
        return len(shown)
    return sum(any(food in wanted for food in faces[face]) for face in shown)


def _room(context: Context, bird: BirdFacts, effect: LayEggs, habitat: Habitat) -> int:
    birds = context.tables.birds
    if effect.on == "column":
        column = _in_column(context, bird, habitat)
        places = [other for other in column if other.bird != bird.card.id]
    else:
        places = [other for row in context.me.mat.values() for other in row]
    room = 0
    for other in places:
        card = birds[other.bird].card
        if other.eggs < card.egg_limit and (
            not effect.nests or any(nest_counts_as(card.nest, nest) for nest in effect.nests)
        ):
            room += max(0, card.egg_limit - other.eggs) if effect.on == "this" else 1
    return room


def _eggs_on_each(context: Context, bird: BirdFacts, effect: LayEggOnEach, habitat: Habitat) -> int:
    birds, mat = context.tables.birds, context.me.mat
    where = habitat if effect.habitat == "this" else effect.habitat
    if effect.column:
        column = _in_column(context, bird, habitat)
        places = [other for other in column if other.bird != bird.card.id or not effect.others]
    elif effect.beside:
        places = _beside(context, bird, habitat)
    else:
        places = [other for name, row in mat.items() if where in (None, name) for other in row]
    number = 0
    for other in places:
        card = birds[other.bird].card
        if effect.nest is None or nest_counts_as(card.nest, effect.nest):
            number += max(0, min(effect.count, card.egg_limit - other.eggs))
    return number


def _in_column(context: Context, bird: BirdFacts, habitat: Habitat) -> list[PlayedBird]:
    """Return the birds in the column of a bird, or of where it would be played."""
    mat = context.me.mat
    free = 5 - context.room(habitat)
    here = next((at for at, one in columns(mat[habitat]) if one.bird == bird.card.id), free)
    return [line[here] for row in mat.values() if here < len(line := spans(row))]


def _to_the_left(context: Context, bird: BirdFacts, habitat: Habitat) -> list[PlayedBird]:
    """Return the birds to the left of a bird, or of where it would be played."""
    row = context.me.mat[habitat]
    return row[: next((at for at, one in enumerate(row) if one.bird == bird.card.id), len(row))]


def _beside(context: Context, bird: BirdFacts, habitat: Habitat) -> list[PlayedBird]:
    """Return the birds to the left and right of a bird, or of where it would be played."""
    row = context.me.mat[habitat]
    here = next((at for at, one in enumerate(row) if one.bird == bird.card.id), len(row))
    return [*row[max(0, here - 1) : here], *row[here + 1 : here + 2]]
