"""The family entry to which each effect, trigger and placing belongs."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from wingspan.engine.effects import (
    AllPlayers,
    AtEndOfTurn,
    CacheAnywhere,
    CacheFood,
    CacheOnChosen,
    CacheOwnFood,
    CachePerPredator,
    CardsForFood,
    CopyBonus,
    CopyPower,
    CountsDouble,
    DiscardBonus,
    DiscardCard,
    DiscardEgg,
    DiscardFood,
    DiscardFromTray,
    DiscardNest,
    DiscardThings,
    DraftCards,
    DrawAndKeep,
    DrawAndSort,
    DrawApart,
    DrawBonus,
    DrawCards,
    DrawOrStop,
    DrawTray,
    EggsForFood,
    FewestBirds,
    GainAllDice,
    GainDie,
    GainEachKind,
    GainFood,
    GainFoodAgain,
    GainsFood,
    GainsNectar,
    GiveCard,
    GiveFood,
    HuntCard,
    HuntDice,
    HuntSucceeds,
    IfAllActions,
    IfCounts,
    IfGainedDie,
    IfLaidHere,
    LayEggOnEach,
    LayEggs,
    LayEggsFor,
    LayEggsInEmptyHabitat,
    LayEggsInGroup,
    LaysEggs,
    MoveBird,
    MoveToNeighbour,
    NeighbourHas,
    OneOf,
    OnTop,
    PerCube,
    PlayBird,
    PlaysBird,
    Power,
    RemoveDie,
    RepeatPower,
    Replaces,
    ResetBirdfeeder,
    ResetTray,
    RollAllDice,
    RollForFood,
    RollOrStop,
    ScoreBonus,
    SearchForFood,
    ShareAllDice,
    ShareFood,
    Sideways,
    StealFood,
    TakeCached,
    TakeDiscardedBonus,
    TakesGainFood,
    TradeFood,
    TuckBehindChosen,
    TuckFromDeck,
    TuckFromHand,
    TuckFromTray,
    TucksCard,
    TuckUnderEach,
    UsePredators,
    WithPlayer,
    tree,
)

FAMILIES: dict[str, tuple[type[Struct], ...]] = {
    "family.food_supply": (GainFood, GainFoodAgain, TradeFood, IfGainedDie),
    "family.food_dice": (GainDie, GainAllDice, GainEachKind, RemoveDie),
    "family.reset_feeder": (ResetBirdfeeder,),
    "family.pay_food": (DiscardFood,),
    "family.pay_card": (DiscardCard, DiscardThings),
    "family.cache": (
        CacheFood,
        CacheOwnFood,
        CacheOnChosen,
        CacheAnywhere,
        CachePerPredator,
        SearchForFood,
        TakeCached,
    ),
    "family.steal": (StealFood, GiveFood, ShareAllDice, GiveCard),
    "family.lay": (LayEggs, IfLaidHere),
    "family.lay_each": (LayEggOnEach, LayEggsInEmptyHabitat, LayEggsInGroup),
    "family.lay_count": (LayEggsFor, IfCounts),
    "family.pay_egg": (DiscardEgg, DiscardNest, EggsForFood),
    "family.draw": (DrawCards, DrawTray),
    "family.draw_keep": (DrawAndKeep, DrawApart, DrawAndSort),
    "family.reset_tray": (ResetTray, DiscardFromTray),
    "family.draft": (DraftCards,),
    "family.bonus": (DrawBonus, DiscardBonus, TakeDiscardedBonus),
    "family.bonus_now": (ScoreBonus, CopyBonus),
    "family.tuck_hand": (TuckFromHand, TuckBehindChosen),
    "family.tuck_deck": (TuckFromDeck, TuckUnderEach, TuckFromTray),
    "family.hunt_card": (HuntCard,),
    "family.hunt_dice": (HuntDice,),
    "family.luck": (RollOrStop, DrawOrStop, RollForFood, RollAllDice),
    "family.all_players": (AllPlayers, ShareFood),
    "family.fewest": (FewestBirds,),
    "family.partner": (WithPlayer,),
    "family.cubes": (PerCube,),
    "family.neighbour": (NeighbourHas,),
    "family.copy": (CopyPower,),
    "family.repeat": (RepeatPower, UsePredators),
    "family.move": (MoveBird, MoveToNeighbour),
    "family.extra_play": (PlayBird,),
    "family.one_of": (OneOf,),
    "family.all_actions": (IfAllActions,),
    "family.end_of_turn": (AtEndOfTurn,),
    "family.double": (CountsDouble,),
    "trigger.plays_bird": (PlaysBird,),
    "trigger.gain_food": (GainsFood, TakesGainFood),
    "trigger.lays_eggs": (LaysEggs,),
    "trigger.hunt": (HuntSucceeds,),
    "trigger.tucks": (TucksCard,),
    "trigger.nectar": (GainsNectar,),
    "placing.sideways": (Sideways,),
    "placing.on_top": (OnTop,),
    "placing.cards_for_food": (CardsForFood,),
    "placing.replaces": (Replaces,),
}
"""Family entries in reading order, each with its members."""

_FAMILY_OF: dict[type, str] = {kind: entry for entry, kinds in FAMILIES.items() for kind in kinds}


def family_of(part: Struct) -> str:
    """Return the entry of the family of an effect, a trigger or a placing."""
    return _FAMILY_OF[type(part)]


def families_of(power: Power) -> tuple[str, ...]:
    """Return the entries that explain a power, in the order of its text."""
    return tuple(dict.fromkeys(entry for part in _said(power) for entry in _entries(part)))


def _entries(part: Struct) -> Iterator[str]:
    """Yield the family of a part, and other entries that its text involves."""
    yield family_of(part)
    if isinstance(part, DrawCards) and part.may_renew:
        yield "family.reset_tray"
    if isinstance(part, DrawApart) or (isinstance(part, DrawCards) and part.discard):
        yield "family.end_of_turn"


def _said(power: Power) -> Iterator[Struct]:
    if power.placing is not None:
        yield power.placing
    if power.trigger is not None:
        yield power.trigger
    yield from tree(power.effects)
