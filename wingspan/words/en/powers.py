"""English for bird powers: a clause for each effect, put together as on the card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from wingspan.engine.effects import (
    AllPlayers,
    AnyEffect,
    CacheFood,
    DiscardEgg,
    DiscardFood,
    DraftCards,
    DrawBonus,
    DrawCards,
    DrawTray,
    FewestBirds,
    Foods,
    GainAllDice,
    GainDie,
    GainFood,
    GainsFood,
    HuntCard,
    HuntDice,
    HuntSucceeds,
    LayEggOnEach,
    LayEggs,
    LaysEggs,
    MoveBird,
    PlayBird,
    PlaysBird,
    Power,
    RepeatPower,
    TradeFood,
    TuckFromDeck,
    TuckFromHand,
)

from ..grammar import joined, sentence
from ..phrasebook import Phrasebook
from .cards import HABITATS, counted, food_noun

Voice = Literal["you", "each"]
"""To whom a clause speaks: "gain 1 seed", or "(each player) gains 1 seed"."""

clause: Phrasebook[[Voice]] = Phrasebook()
"""What an effect does, without capital and full stop."""

trigger: Phrasebook[[]] = Phrasebook()
"""When a pink power may be used: "when …"."""


def power(power: Power) -> str:
    """The whole text of a power."""
    text = clauses(power.effects, "you")
    if power.trigger is not None:
        text = f"{trigger(power.trigger)}, {text}"
    return sentence(text)


def clauses(effects: Iterable[AnyEffect], voice: Voice) -> str:
    """Several effects, one after the other."""
    return ", then ".join(clause(effect, voice) for effect in effects)


def verb(stem: str, voice: Voice) -> str:
    """ "gain", or "gains"."""
    return stem if voice == "you" else stem + "s"


def your(voice: Voice) -> str:
    """ "your", or "their"."""
    return "your" if voice == "you" else "their"


def foods(food: Foods, count: int = 1) -> str:
    """ "1 seed or 1 fruit"; any food: "2 food of any kind"."""
    if not food:
        return f"{count} food of any kind"
    return joined((f"{count} {food_noun(kind, count)}" for kind in food), "or")


@clause.of(GainFood)
def _(effect: GainFood, voice: Voice) -> str:
    return f"{verb('gain', voice)} {foods(effect.food, effect.count)} from the supply"


@clause.of(CacheFood)
def _(effect: CacheFood, voice: Voice) -> str:
    taken = foods((effect.food,), effect.count)
    it = "it" if effect.count == 1 else "them"
    cache = f"{verb('cache', voice)} {it} on this bird"
    return f"{verb('take', voice)} {taken} from the supply and {cache}"


@clause.of(GainDie)
def _(effect: GainDie, voice: Voice) -> str:
    text = f"{verb('gain', voice)} {foods(effect.food) if effect.food else '1 food'}"
    text += " from the birdfeeder"
    if effect.food:
        text += " if a die shows it"
    if effect.may_cache:
        text += "; keep it or cache it on this bird"
    return text


@clause.of(GainAllDice)
def _(effect: GainAllDice, voice: Voice) -> str:
    gained = f"{verb('gain', voice)} 1 {food_noun(effect.food)}"
    return f"{gained} for each die that shows it in the birdfeeder"


@clause.of(TradeFood)
def _(effect: TradeFood, voice: Voice) -> str:
    return (
        f"{verb('exchange', voice)} 1 food token of {your(voice)}s"
        " for one of another kind from the supply"
    )


@clause.of(DiscardFood)
def _(effect: DiscardFood, voice: Voice) -> str:
    return f"{verb('discard', voice)} {foods(effect.food)}: {clauses(effect.then, voice)}"


@clause.of(LayEggs)
def _(effect: LayEggs, voice: Voice) -> str:
    lay = verb("lay", voice)
    if effect.on == "this":
        return f"{lay} {counted(effect.count, 'egg')} on this bird"
    birds = f"{effect.nest}-nest birds" if effect.nest else "birds"
    if effect.count == 1:
        one = "another" if effect.on == "other" else "one"
        return f"{lay} 1 egg on {one} of {your(voice)} {birds}"
    other = "other " if effect.on == "other" else ""
    return f"{lay} 1 egg on each of {effect.count} of {your(voice)} {other}{birds}"


@clause.of(LayEggOnEach)
def _(effect: LayEggOnEach, voice: Voice) -> str:
    owner = "you" if voice == "you" else "they"
    return f"{verb('lay', voice)} 1 egg on every {effect.nest}-nest bird {owner} have"


@clause.of(DiscardEgg)
def _(effect: DiscardEgg, voice: Voice) -> str:
    place = f"{'another' if effect.of == 'other' else 'one'} of {your(voice)} birds"
    return f"{verb('discard', voice)} 1 egg from {place}: {clauses(effect.then, voice)}"


@clause.of(DrawCards)
def _(effect: DrawCards, voice: Voice) -> str:
    text = f"{verb('draw', voice)} {counted(effect.count, 'card')}"
    if effect.source == "deck":
        text += " from the deck"
    if effect.discard:
        text += f"; when the turn ends, {verb('discard', voice)} {effect.discard} from hand"
    return text


@clause.of(DrawTray)
def _(effect: DrawTray, voice: Voice) -> str:
    return f"{verb('take', voice)} every card of the tray into {your(voice)} hand"


@clause.of(DraftCards)
def _(effect: DraftCards, voice: Voice) -> str:
    return (
        "lay out cards from the deck, one more than there are players; from you clockwise,"
        " each player takes one, and the last one is yours too"
    )


@clause.of(DrawBonus)
def _(effect: DrawBonus, voice: Voice) -> str:
    draw, keep = verb("draw", voice), verb("keep", voice)
    return f"{draw} {counted(effect.draw, 'bonus card')}; {keep} {effect.keep} of them"


@clause.of(TuckFromHand)
def _(effect: TuckFromHand, voice: Voice) -> str:
    text = f"{verb('tuck', voice)} a card from {your(voice)} hand under this bird"
    return f"{text}, then {clauses(effect.then, voice)}" if effect.then else text


@clause.of(TuckFromDeck)
def _(effect: TuckFromDeck, voice: Voice) -> str:
    top = "top card" if effect.count == 1 else f"top {effect.count} cards"
    return f"{verb('tuck', voice)} the {top} of the deck under this bird"


@clause.of(HuntCard)
def _(effect: HuntCard, voice: Voice) -> str:
    return (
        f"{verb('turn', voice)} up the deck's top card: if its wingspan is under"
        f" {effect.under} cm, {verb('tuck', voice)} it under this bird; otherwise"
        f" {verb('discard', voice)} it"
    )


@clause.of(HuntDice)
def _(effect: HuntDice, voice: Voice) -> str:
    return (
        f"{verb('roll', voice)} the dice that lie outside the birdfeeder; if a"
        f" {food_noun(effect.food)} comes up, {verb('cache', voice)} 1 on this bird"
    )


@clause.of(AllPlayers)
def _(effect: AllPlayers, voice: Voice) -> str:
    text = f"each player {clause(effect.effect, 'each')}{_begins(effect.first)}"
    if not effect.bonus:
        return text
    if effect.bonus == (effect.effect,) and isinstance(effect.effect, LayEggs):
        return f"{text}; you may then lay 1 more on another such bird"
    return f"{text}; you may then also {clauses(effect.bonus, 'you')}"


@clause.of(FewestBirds)
def _(effect: FewestBirds, voice: Voice) -> str:
    return (
        f"whoever has the fewest birds in the {HABITATS[effect.habitat]}, even if tied,"
        f" {clause(effect.effect, 'each')}{_begins(effect.first)}"
    )


def _begins(first: Literal["you", "chosen"]) -> str:
    return "; you choose who begins" if first == "chosen" else ""


@clause.of(PlayBird)
def _(effect: PlayBird, voice: Voice) -> str:
    where = (
        "this bird's habitat"
        if effect.habitat == "this"
        else f"{your(voice)} {HABITATS[effect.habitat]}"
    )
    return f"{verb('play', voice)} a second bird in {where}, at its usual cost"


@clause.of(MoveBird)
def _(effect: MoveBird, voice: Voice) -> str:
    return f"if no bird lies to the right of this one, {verb('move', voice)} it to another habitat"


@clause.of(RepeatPower)
def _(effect: RepeatPower, voice: Voice) -> str:
    whose = "a predator" if effect.predator else "another bird"
    return f"{verb('use', voice)} the brown power of {whose} in this habitat once more"


@trigger.of(PlaysBird)
def _(when: PlaysBird) -> str:
    return f"when a bird is played into another player's {HABITATS[when.habitat]}"


@trigger.of(GainsFood)
def _(when: GainsFood) -> str:
    return f"when “Gain food” brings another player at least 1 {food_noun(when.food)}"


@trigger.of(LaysEggs)
def _(when: LaysEggs) -> str:
    return "when another player chooses “Lay eggs”"


@trigger.of(HuntSucceeds)
def _(when: HuntSucceeds) -> str:
    return "when a predator of another player succeeds"
