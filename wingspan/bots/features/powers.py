"""The first effect of a power, and what on the table it depends on."""

from __future__ import annotations

from wingspan.engine.cards import BirdCard
from wingspan.engine.conditions import AnyTally
from wingspan.engine.effects import (
    AllPlayers,
    CacheOwnFood,
    DiscardCard,
    DiscardEgg,
    DiscardFood,
    DiscardFromTray,
    DrawAndKeep,
    DrawCards,
    Effect,
    FewestBirds,
    GainAllDice,
    GainDie,
    GainFood,
    GiveCard,
    HuntDice,
    IfCounts,
    IfGainedDie,
    LayEggOnEach,
    LayEggs,
    LayEggsFor,
    RepeatPower,
    RollForFood,
    ScoreBonus,
    TradeFood,
    TuckBehindChosen,
    TuckFromHand,
    TuckFromTray,
    UsePredators,
)

FAMILIES = ("dice", "eggs", "hand", "pay", "row", "count", "tray", "bonus")
"""What an effect may depend on: dice in the birdfeeder, room for eggs, cards in hand, eggs or food
to pay with, other birds with brown powers, what the power counts, cards in the tray, bonus
cards."""

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
    if isinstance(effect, (GainDie, GainAllDice, IfGainedDie)):
        return "dice"
    if isinstance(effect, (LayEggs, LayEggOnEach)):
        return "eggs"
    if isinstance(effect, (TuckFromHand, TuckBehindChosen, DiscardCard, GiveCard)):
        return "hand"
    if isinstance(effect, (DiscardEgg, DiscardFood, TradeFood, CacheOwnFood)):
        return "pay"
    if isinstance(effect, (RepeatPower, UsePredators)):
        return "row"
    if isinstance(effect, (DiscardFromTray, TuckFromTray)):
        return "tray"
    if isinstance(effect, ScoreBonus):
        return "bonus"
    return "count" if tally_of(effect) is not None else None


def tally_of(effect: Effect | None) -> AnyTally | None:
    """Return what the effect counts: it gives that many, or nothing if they are too few."""
    if isinstance(effect, (GainFood, RollForFood, DrawCards, DrawAndKeep, HuntDice)):
        return effect.per
    return effect.counts if isinstance(effect, (LayEggsFor, IfCounts)) else None
