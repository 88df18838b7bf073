"""The first effect of a power, and what on the table it depends on."""

from __future__ import annotations

from wingspan.engine.cards import BirdCard
from wingspan.engine.effects import (
    AllPlayers,
    CacheOwnFood,
    DiscardCard,
    DiscardEgg,
    DiscardFood,
    Effect,
    FewestBirds,
    GainAllDice,
    GainDie,
    GainEachKind,
    LayEggOnEach,
    LayEggs,
    RepeatPower,
    TradeFood,
    TuckBehindChosen,
    TuckFromHand,
)

FAMILIES = ("dice", "eggs", "hand", "pay", "row")
"""What an effect may depend on: dice in the birdfeeder, room for eggs, cards in hand, eggs or food
to pay with, other birds of the row."""

MOST = 4
"""Greater amounts are not told apart."""


def first_step(card: BirdCard) -> Effect | None:
    """Return the first effect of a power; if it is for several players, what each of them gets."""
    if card.power is None or not card.power.effects:
        return None
    effect: Effect = card.power.effects[0]
    while isinstance(effect, (AllPlayers, FewestBirds)):
        effect = effect.effect
    return effect


def family_of(effect: Effect | None) -> str | None:
    """Return which of FAMILIES the effect depends on, if any."""
    if isinstance(effect, (GainDie, GainAllDice, GainEachKind)):
        return "dice"
    if isinstance(effect, (LayEggs, LayEggOnEach)):
        return "eggs"
    if isinstance(effect, (TuckFromHand, TuckBehindChosen, DiscardCard)):
        return "hand"
    if isinstance(effect, (DiscardEgg, DiscardFood, TradeFood, CacheOwnFood)):
        return "pay"
    return "row" if isinstance(effect, RepeatPower) else None
