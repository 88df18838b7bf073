"""What a power's first step is, and on what of the table it depends."""

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
"""What a power may depend on: dice in the birdfeeder, room for eggs, cards in hand, eggs or food
to pay with, other birds of the row."""

MOST = 4
"""More of it than this counts as this."""


def first_step(card: BirdCard) -> Effect | None:
    """The first effect of a power, or what it lets all players do."""
    if card.power is None or not card.power.effects:
        return None
    effect: Effect = card.power.effects[0]
    while isinstance(effect, (AllPlayers, FewestBirds)):
        effect = effect.effect
    return effect


def family_of(effect: Effect | None) -> str | None:
    """Which of FAMILIES it belongs to, None if it does not depend on the table."""
    if isinstance(effect, (GainDie, GainAllDice, GainEachKind)):
        return "dice"
    if isinstance(effect, (LayEggs, LayEggOnEach)):
        return "eggs"
    if isinstance(effect, (TuckFromHand, TuckBehindChosen, DiscardCard)):
        return "hand"
    if isinstance(effect, (DiscardEgg, DiscardFood, TradeFood, CacheOwnFood)):
        return "pay"
    return "row" if isinstance(effect, RepeatPower) else None
