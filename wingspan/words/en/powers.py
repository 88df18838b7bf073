"""English for bird powers: a clause for each effect, put together as on the card."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

from wingspan.engine.conditions import (
    AnyCondition,
    AnyTally,
    Birds,
    Eggs,
    LivesIn,
    WingspanOver,
    WingspanUnder,
    WingspanUpTo,
)
from wingspan.engine.effects import (
    AllPlayers,
    AnyEffect,
    AtEndOfTurn,
    CacheAnywhere,
    CacheFood,
    CacheOnChosen,
    CacheOwnFood,
    CachePerPredator,
    CardsForFood,
    CopyPower,
    CountsDouble,
    DiscardBonus,
    DiscardCard,
    DiscardEgg,
    DiscardFood,
    DiscardNest,
    DraftCards,
    DrawAndKeep,
    DrawApart,
    DrawBonus,
    DrawCards,
    DrawTray,
    EggsForFood,
    FewestBirds,
    Foods,
    GainAllDice,
    GainDie,
    GainEachKind,
    GainFood,
    GainFoodAgain,
    GainsFood,
    GainsNectar,
    GiveFood,
    HuntCard,
    HuntDice,
    HuntSucceeds,
    IfAllActions,
    LayEggOnEach,
    LayEggs,
    LayEggsFor,
    LayEggsInEmptyHabitat,
    LaysEggs,
    MoveBird,
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
    SearchForFood,
    ShareAllDice,
    ShareFood,
    Sideways,
    StealFood,
    TakeDiscardedBonus,
    TakesGainFood,
    TradeFood,
    TuckBehindChosen,
    TuckFromDeck,
    TuckFromHand,
    TuckFromTray,
    TucksCard,
    TuckUnderEach,
    WithPlayer,
)
from wingspan.engine.things import Habitat, Nest

from ..grammar import sentence, small
from ..phrasebook import Phrasebook
from .cards import HABITATS, counted, described, food_noun, like, tally
from .grammar import joined

Voice = Literal["you", "each"]
"""To whom a clause speaks: "gain 1 seed", or "(each player) gains 1 seed"."""

clause: Phrasebook[[Voice]] = Phrasebook()
"""What an effect does, without capital and full stop."""

trigger: Phrasebook[[]] = Phrasebook()
"""When a pink power may be used: "when …"."""


placing: Phrasebook[[]] = Phrasebook()
"""How else a bird may come into play."""


def power(power: Power) -> str:
    """The whole text of a power."""
    text = clauses(power.effects, "you")
    if power.at_end_of_turn:
        text = f"at the end of that turn, {text}"
    if power.trigger is not None:
        text = f"{trigger(power.trigger)}{':' if power.at_end_of_turn else ','} {text}"
    if power.placing is not None:
        come = placing(power.placing)
        text = f"{come}, {text}" if text else come
    return sentence(text)


def clauses(effects: Iterable[AnyEffect], voice: Voice) -> str:
    """Several effects, one after the other; the same one twice is said once."""
    return ", then ".join(
        _times(effect, len(list(same)), voice) for effect, same in groupby(effects)
    )


def _times(effect: AnyEffect, n: int, voice: Voice) -> str:
    if n == 1:
        return clause(effect, voice)
    if effect == GainDie():
        return f"{verb('gain', voice)} {n} food from the birdfeeder"
    return f"{clause(effect, voice)}{' twice' if n == 2 else f' {n} times'}"


def paid(cost: str, then: Iterable[AnyEffect], voice: Voice) -> str:
    """What follows from a cost: "discard …: draw …". ``cost`` begins with its verb's stem."""
    if voice == "you":
        return f"{cost}: {clauses(then, voice)}"
    return f"may {cost}; whoever does {clauses(then, voice)}"


def verb(stem: str, voice: Voice) -> str:
    """ "gain", or "gains"."""
    if voice == "you":
        return stem
    return stem + ("es" if stem.endswith("s") else "s")


def your(voice: Voice) -> str:
    """ "your", or "their"."""
    return "your" if voice == "you" else "their"


def foods(food: Foods, count: int = 1) -> str:
    """ "1 seed or 1 fruit"; any food: "2 food of any kind"."""
    if not food:
        return f"{count} food of any kind"
    return joined((f"{count} {food_noun(kind, count)}" for kind in food), "or")


def food_or(food: Foods, n: int) -> str:
    """ "seeds or fruit", without a number; any food: "food of any kind"."""
    if not food:
        return "food of any kind"
    return joined((food_noun(kind, n) for kind in food), "or")


def them(count: int) -> str:
    """ "it", or "them"."""
    return "it" if count == 1 else "them"


def row(habitat: Habitat | Literal["this"], voice: Voice) -> str:
    """ "this habitat", or "your forest"."""
    return "this habitat" if habitat == "this" else f"{your(voice)} {HABITATS[habitat]}"


def nested(nests: tuple[Nest, ...], birds: str) -> str:
    """ "bowl- or ground-nest birds"."""
    if not nests:
        return birds
    return f"{joined((f'{nest}-' for nest in nests), 'or')}nest {birds}"


def of_which(what: AnyCondition | None, n: int) -> str:
    """A condition, said after "bird" or "birds" with a space before it."""
    return "" if what is None else f" {like(what, n)}"


def such(counts: AnyTally, n: int, voice: Voice, *, other: bool = False) -> str:
    """What a power counts: "bird with a bowl nest in your forest", or "birds" …"""
    match counts:
        case Birds():
            noun, kind = "bird", described(counts, n)
        case Eggs():
            noun = "egg"
            kind = "" if counts.like is None else f"on birds {like(counts.like, 2)}"
        case _:
            return f"of these: {small(tally(counts))}"
    first = "other " if other else ""
    owner = " of yours" if counts.habitat is None else ""
    place = "" if counts.habitat is None else f"in {row(counts.habitat, voice)}"
    parts = (f"{first}{noun if n == 1 else noun + 's'}{owner}", kind, place)
    return " ".join(filter(None, parts))


def for_each(counts: AnyTally, per: int, voice: Voice, *, other: bool = False) -> str:
    """ "for each bird in your forest", or "for every 2 birds"."""
    if per == 1:
        return f"for each {such(counts, 1, voice, other=other)}"
    return f"for every {per} {such(counts, per, voice, other=other)}"


def is_prey(prey: AnyCondition) -> str:
    """A condition on the card just turned up: "its wingspan is under 50 cm"."""
    match prey:
        case WingspanUnder(cm):
            return f"its wingspan is under {cm} cm"
        case WingspanUpTo(cm):
            return f"its wingspan is at most {cm} cm"
        case WingspanOver(cm):
            return f"its wingspan is above {cm} cm"
        case LivesIn(habitat):
            return f"it can live in the {HABITATS[habitat]}"
        case _:
            return f"it is a bird {like(prey, 1)}"


@clause.of(GainFood)
def _(effect: GainFood, voice: Voice) -> str:
    text = f"{verb('gain', voice)} {foods(effect.food, effect.count)} from the supply"
    return text if effect.per is None else f"{for_each(effect.per, 1, voice)}, {text}"


@clause.of(CacheFood)
def _(effect: CacheFood, voice: Voice) -> str:
    taken = foods((effect.food,), effect.count)
    if effect.spendable:
        gain = f"{verb('gain', voice)} {taken} from the supply, cached on this bird at once"
        return f"{gain}; the {food_noun(effect.food, 2)} on it may be spent at any time"
    cache = f"{verb('cache', voice)} {them(effect.count)} on this bird"
    return f"{verb('take', voice)} {taken} from the supply and {cache}"


@clause.of(GainDie)
def _(effect: GainDie, voice: Voice) -> str:
    return gain_die(effect, voice, "from the birdfeeder", "a die shows it")


def gain_die(effect: GainDie, voice: Voice, dice: str, shown: str) -> str:
    """Gain a die "from the birdfeeder", or with other ``dice``, if a certain food is ``shown``."""
    what = foods(effect.food) if effect.food else "1 food"
    if effect.cached:
        text = f"{verb('take', voice)} {what} {dice}{f', if {shown},' if effect.food else ''}"
        text += f" and {verb('cache', voice)} it on this bird"
    else:
        text = f"{verb('gain', voice)} {what} {dice}{f' if {shown}' if effect.food else ''}"
    if effect.may_cache:
        text += "; keep it or cache it on this bird"
    if effect.then:
        text += f"; if {'you' if voice == 'you' else 'they'} did, {clauses(effect.then, voice)}"
    return text


@clause.of(GainAllDice)
def _(effect: GainAllDice, voice: Voice) -> str:
    gained = f"{verb('gain', voice)} 1 {food_noun(effect.food)}"
    text = f"{gained} for each die that shows it in the birdfeeder"
    if effect.may == "cache":
        text += "; you may cache any of them on this bird"
    elif effect.may == "tuck":
        text += "; you may discard any of them to tuck as many cards of the deck under this bird"
    return text


@clause.of(GainEachKind)
def _(effect: GainEachKind, voice: Voice) -> str:
    return f"{verb('gain', voice)} 1 of each kind of food that the birdfeeder shows"


@clause.of(GainFoodAgain)
def _(effect: GainFoodAgain, voice: Voice) -> str:
    return f"{verb('gain', voice)} 1 food from the supply, of a kind already gained in this turn"


@clause.of(ShareAllDice)
def _(effect: ShareAllDice, voice: Voice) -> str:
    return (
        f"{verb('gain', voice)} 1 {food_noun(effect.food)} for each die that shows it in the"
        f" birdfeeder; {verb('keep', voice)} half of them, rounded up, and {verb('give', voice)}"
        " away the others to any players"
    )


@clause.of(ShareFood)
def _(effect: ShareFood, voice: Voice) -> str:
    return f"{verb('choose', voice)} a kind of food: each player gains 1 of it from the supply"


@clause.of(RemoveDie)
def _(effect: RemoveDie, voice: Voice) -> str:
    then = clauses(effect.then, voice)
    return f"{verb('remove', voice)} from the birdfeeder any die, then {then}"


@clause.of(ResetBirdfeeder)
def _(effect: ResetBirdfeeder, voice: Voice) -> str:
    match effect.then:
        case (GainDie() as gain,):
            then = gain_die(gain, voice, "with the new dice", "one shows it")
        case _:
            then = clauses(effect.then, voice)
    return f"{verb('reset', voice)} the birdfeeder, then {then}"


@clause.of(TradeFood)
def _(effect: TradeFood, voice: Voice) -> str:
    return (
        f"{verb('exchange', voice)} 1 food token of {your(voice)}s"
        " for one of another kind from the supply"
    )


@clause.of(DiscardFood)
def _(effect: DiscardFood, voice: Voice) -> str:
    if effect.most == 1:
        where = f" to the nectar spent in {your(voice)} {effect.row}" if effect.row else ""
        return paid(f"discard {foods(effect.food)}{where}", effect.then, voice)
    upto = f"up to {effect.most}" if effect.most else "any number of"
    what = food_or(effect.food, 2)
    if not (effect.most or effect.food):
        upto, what = "any number of", "food tokens"
    return f"{verb('discard', voice)} {upto} {what}; for each, {clauses(effect.then, voice)}"


@clause.of(CacheOwnFood)
def _(effect: CacheOwnFood, voice: Voice) -> str:
    own = f"{your(voice)} {food_or(effect.food, 2) if effect.food else 'food tokens'}"
    return f"{verb('cache', voice)} up to {effect.most} of {own} on this bird"


@clause.of(CacheOnChosen)
def _(effect: CacheOnChosen, voice: Voice) -> str:
    return (
        f"{verb('cache', voice)} 1 of {your(voice)} {food_noun(effect.food, 2)} on each of up to"
        f" {counted(effect.most, 'bird')} in {row(effect.habitat, voice)}"
    )


@clause.of(CacheAnywhere)
def _(effect: CacheAnywhere, voice: Voice) -> str:
    return (
        f"{verb('take', voice)} {foods((), effect.count)} from the supply and"
        f" {verb('cache', voice)} {them(effect.count)} on any of {your(voice)} birds"
    )


@clause.of(CachePerPredator)
def _(effect: CachePerPredator, voice: Voice) -> str:
    oneself = "yourself" if voice == "you" else "themselves"
    return (
        f"{verb('choose', voice)} any player, {oneself} included; for each of that player's"
        f" predators, {verb('take', voice)} 1 {food_noun(effect.food)} from the supply and"
        f" {verb('cache', voice)} it on this bird"
    )


@clause.of(StealFood)
def _(effect: StealFood, voice: Voice) -> str:
    text = f"{verb('steal', voice)} {foods(effect.food)} from another player"
    if effect.cached:
        text += f" and {verb('cache', voice)} it on this bird"
    return f"{text}; that player gains 1 food from the birdfeeder"


@clause.of(GiveFood)
def _(effect: GiveFood, voice: Voice) -> str:
    return paid(f"give another player 1 {food_noun(effect.food)}", effect.then, voice)


@clause.of(LayEggs)
def _(effect: LayEggs, voice: Voice) -> str:
    lay = verb("lay", voice)
    if effect.on == "this":
        return f"{lay} {counted(effect.count, 'egg')} on this bird"
    birds = nested(effect.nests, "birds")
    which = of_which(effect.like, 2)
    if effect.on == "adjacent":
        bird = nested(effect.nests, "bird") + of_which(effect.like, 1)
        if effect.count == 1:
            return f"{lay} 1 egg on a {bird} next to this one"
        return f"{lay} 1 egg on each of {effect.count} {birds}{which} next to this one"
    if effect.count == 1:
        one = "another" if effect.on == "other" else "one"
        return f"{lay} 1 egg on {one} of {your(voice)} {birds}{which}"
    other = "other " if effect.on == "other" else ""
    return f"{lay} 1 egg on each of {effect.count} of {your(voice)} {other}{birds}{which}"


@clause.of(LayEggOnEach)
def _(effect: LayEggOnEach, voice: Voice) -> str:
    nests: tuple[Nest, ...] = () if effect.nest is None else (effect.nest,)
    bird = nested(nests, "bird") + of_which(effect.like, 1)
    if effect.column:
        where = " in this column, this one included"
    elif effect.habitat == "this":
        where = " in this habitat, this one included"
    elif effect.habitat is not None:
        where = f" in {row(effect.habitat, voice)}"
    elif effect.like is not None:
        birds = nested(nests, "birds") + of_which(effect.like, 2)
        return f"{verb('lay', voice)} 1 egg on every one of {your(voice)} {birds}"
    else:
        where = f" {'you' if voice == 'you' else 'they'} have"
    return f"{verb('lay', voice)} 1 egg on every {bird}{where}"


@clause.of(LayEggsFor)
def _(effect: LayEggsFor, voice: Voice) -> str:
    each = for_each(effect.counts, effect.per, voice, other=effect.others)
    lay = f"{verb('lay', voice)} 1 egg on this bird"
    return f"{each}, {lay}" if effect.per == 1 else f"{lay} {each}"


@clause.of(LayEggsInEmptyHabitat)
def _(effect: LayEggsInEmptyHabitat, voice: Voice) -> str:
    return (
        f"{verb('choose', voice)} a habitat where no bird has an egg and {verb('lay', voice)} 1 on"
        " every bird there"
    )


@clause.of(DiscardEgg)
def _(effect: DiscardEgg, voice: Voice) -> str:
    eggs = counted(effect.count, "egg")
    if effect.habitat is not None:
        birds = "a bird" if effect.count == 1 else "birds"
        place = f"{birds} in {row(effect.habitat, voice)}"
    elif effect.count == 1:
        place = f"{'another' if effect.of == 'other' else 'one'} of {your(voice)} birds"
    else:
        place = f"{your(voice)} {'other ' if effect.of == 'other' else ''}birds"
    return paid(f"discard {eggs} from {place}", effect.then, voice)


@clause.of(DiscardNest)
def _(effect: DiscardNest, voice: Voice) -> str:
    cards = counted(effect.tuck, "card")
    return (
        f"{verb('discard', voice)} all eggs from one of {your(voice)}"
        f" {nested((effect.nest,), 'birds')}; for each, {verb('tuck', voice)} {cards} of the deck"
        " under this bird"
    )


@clause.of(EggsForFood)
def _(effect: EggsForFood, voice: Voice) -> str:
    taken = foods((effect.food,), effect.count)
    return (
        f"{verb('discard', voice)} 1 egg from every other bird of this row and column that has"
        f" one; for each, {verb('take', voice)} {taken} from the supply and"
        f" {verb('cache', voice)} {them(effect.count)} on this bird"
    )


@clause.of(DrawCards)
def _(effect: DrawCards, voice: Voice) -> str:
    pile = "" if effect.source == "any" else f"from the {effect.source}"
    draw = verb("draw", voice)
    if effect.like is None:
        text = f"{draw} {counted(effect.count, 'card')} {pile}".rstrip()
    else:
        birds = counted(effect.count, "bird") + of_which(effect.like, effect.count)
        text = f"{pile}, {draw} {birds}" if pile else f"{draw} {birds}"
    if effect.may_renew:
        text += "; before that, the tray may be reset or refilled"
    if effect.discard:
        text += f"; when the turn ends, {verb('discard', voice)} {effect.discard} from hand"
    return text


@clause.of(ResetTray)
def _(effect: ResetTray, voice: Voice) -> str:
    return f"{verb('reset', voice)} the tray, then {clauses(effect.then, voice)}"


@clause.of(DrawAndKeep)
def _(effect: DrawAndKeep, voice: Voice) -> str:
    cards = counted(effect.draw, "card")
    draw = verb("draw", voice)
    if effect.source == "discards":
        text = f"{verb('shuffle', voice)} the discarded bird cards and {draw} {effect.draw} of them"
    else:
        text = f"{draw} {cards}{' from the deck' if effect.source == 'deck' else ''}"
    text += f"; {verb('keep', voice)} 1"
    if effect.like is not None:
        text += f"{of_which(effect.like, 1)}, if there is one"
    if effect.may_tuck:
        text += ", in hand or tucked under this bird"
    others = "the other" if effect.draw == 2 else "the others"
    comma = "," if effect.like is not None or effect.may_tuck else ""
    match effect.rest:
        case "discard":
            return f"{text}{comma} and {verb('discard', voice)} {others}"
        case "tuck":
            return f"{text}{comma} and {verb('tuck', voice)} {others} under this bird"
        case "give":
            return f"{text}{comma} and {verb('pass', voice)} {others} to another player"


@clause.of(DrawApart)
def _(effect: DrawApart, voice: Voice) -> str:
    return (
        f"{verb('draw', voice)} 1 card for each empty space of this row; when the turn ends,"
        f" {verb('keep', voice)} 1 of them and {verb('discard', voice)} the others"
    )


@clause.of(SearchForFood)
def _(effect: SearchForFood, voice: Voice) -> str:
    food = food_noun(effect.food)
    return (
        f"{verb('turn', voice)} up {counted(effect.draw, 'card')} of the deck and"
        f" {verb('discard', voice)} them; for each {food} in their costs, {verb('take', voice)} 1"
        f" {food} from the supply and {verb('cache', voice)} it on this bird"
    )


@clause.of(DrawTray)
def _(effect: DrawTray, voice: Voice) -> str:
    return f"{verb('take', voice)} every card of the tray into {your(voice)} hand"


@clause.of(DraftCards)
def _(effect: DraftCards, voice: Voice) -> str:
    return (
        "draw one card more than there are players, from the tray, the deck or both, and lay"
        " them out; from you clockwise, each player takes one, and you keep the extra card"
    )


@clause.of(DrawBonus)
def _(effect: DrawBonus, voice: Voice) -> str:
    text = f"{verb('draw', voice)} {counted(effect.draw, 'bonus card')}"
    if effect.per is not None:
        text = f"{for_each(effect.per, 1, voice)}, {text}"
    if effect.more_for_food:
        text += ", and 1 more for each food discarded for it"
    elif effect.per is None and effect.draw == effect.keep:
        return text
    if effect.any_card:
        gone = effect.draw - effect.keep
        return f"{text}, then {verb('discard', voice)} any {gone} of {your(voice)} bonus cards"
    return f"{text}; {verb('keep', voice)} {effect.keep} of them"


@clause.of(DiscardBonus)
def _(effect: DiscardBonus, voice: Voice) -> str:
    return paid(f"discard one of {your(voice)} bonus cards", effect.then, voice)


@clause.of(TakeDiscardedBonus)
def _(effect: TakeDiscardedBonus, voice: Voice) -> str:
    return f"{verb('take', voice)} one of the discarded bonus cards"


@clause.of(DiscardCard)
def _(effect: DiscardCard, voice: Voice) -> str:
    return paid(f"discard 1 card from {your(voice)} hand", effect.then, voice)


@clause.of(TuckFromHand)
def _(effect: TuckFromHand, voice: Voice) -> str:
    cards = "a card" if effect.count == 1 else f"up to {effect.count} cards"
    text = f"{verb('tuck', voice)} {cards} from {your(voice)} hand under this bird"
    if effect.count == 1:
        then = effect.then + effect.each
        return f"{text}, then {clauses(then, voice)}" if then else text
    if effect.then:
        text += f"; if any is tucked, {clauses(effect.then, voice)}"
    if effect.each:
        text += f"; for each, {clauses(effect.each, voice)}"
    return text


@clause.of(TuckBehindChosen)
def _(effect: TuckBehindChosen, voice: Voice) -> str:
    text = (
        f"{verb('tuck', voice)} 1 card from {your(voice)} hand under each of up to"
        f" {counted(effect.most, 'bird')} in {row(effect.habitat, voice)}"
    )
    return f"{text}; if any is tucked, {clauses(effect.then, voice)}" if effect.then else text


@clause.of(TuckUnderEach)
def _(effect: TuckUnderEach, voice: Voice) -> str:
    return (
        f"{verb('tuck', voice)} 1 card of the deck under every bird in"
        f" {row(effect.habitat, voice)}, this one included"
    )


@clause.of(TuckFromTray)
def _(effect: TuckFromTray, voice: Voice) -> str:
    bird = "the bird" if effect.smallest else "a bird"
    if effect.like is None and not effect.smallest:
        return f"{verb('tuck', voice)} a card of the tray under this bird"
    traits = of_which(effect.like, 1)
    if effect.smallest:
        traits += " with the smallest wingspan"
    return f"from the tray, {verb('tuck', voice)} {bird}{traits} under this one"


@clause.of(TuckFromDeck)
def _(effect: TuckFromDeck, voice: Voice) -> str:
    top = "top card" if effect.count == 1 else f"top {effect.count} cards"
    return f"{verb('tuck', voice)} the {top} of the deck under this bird"


@clause.of(HuntCard)
def _(effect: HuntCard, voice: Voice) -> str:
    cache = ""
    if effect.cache is not None:
        food = food_noun(effect.cache)
        cache = f" and {verb('cache', voice)} on it 1 {food} from the supply"
    return (
        f"{verb('turn', voice)} up the deck's top card: if {is_prey(effect.prey)},"
        f" {verb('tuck', voice)} it under this bird{cache}; otherwise"
        f" {verb('discard', voice)} it"
    )


@clause.of(HuntDice)
def _(effect: HuntDice, voice: Voice) -> str:
    text = f"{verb('roll', voice)} the dice that lie outside the birdfeeder;"
    food = food_noun(effect.food)
    match effect.reward:
        case "cache":
            return f"{text} if a {food} comes up, {verb('cache', voice)} 1 on this bird"
        case "each":
            return f"{text} for each {food} that comes up, {verb('cache', voice)} 1 on this bird"
        case "egg":
            return f"{text} if a {food} comes up, {verb('lay', voice)} 1 egg on this bird"


@clause.of(AllPlayers)
def _(effect: AllPlayers, voice: Voice) -> str:
    who = "each other player" if effect.others else "each player"
    text = f"{who} {clause(effect.effect, 'each')}{_begins(effect.first)}"
    if not effect.bonus:
        return text
    if effect.bonus == (effect.effect,) and isinstance(effect.effect, LayEggs):
        return f"{text}; you may then lay 1 more on another such bird"
    if effect.bonus == (effect.effect,):
        return f"{text}; you may then do so once more"
    return f"{text}; you may then also {clauses(effect.bonus, 'you')}"


@clause.of(FewestBirds)
def _(effect: FewestBirds, voice: Voice) -> str:
    return (
        f"whoever has the fewest birds in the {HABITATS[effect.habitat]}, even if tied,"
        f" {clause(effect.effect, 'each')}{_begins(effect.first)}"
    )


def _begins(first: Literal["you", "chosen"]) -> str:
    return "; you choose who begins" if first == "chosen" else ""


@clause.of(WithPlayer)
def _(effect: WithPlayer, voice: Voice) -> str:
    text = f"{verb('choose', voice)} another player"
    if effect.they == effect.you:
        return f"{text}: each of you {clauses(effect.they, 'each')}"
    return f"{text}, who {clauses(effect.they, 'each')}; you {clauses(effect.you, 'you')}"


@clause.of(PerCube)
def _(effect: PerCube, voice: Voice) -> str:
    return (
        f"{verb('choose', voice)} another player; for every action cube they have in the"
        f" {HABITATS[effect.habitat]}, {clause(effect.effect, voice)}"
    )


@clause.of(NeighbourHas)
def _(effect: NeighbourHas, voice: Voice) -> str:
    who = (
        "one of your neighbours, left or right,"
        if effect.side == "either"
        else f"your neighbour on the {effect.side}"
    )
    return f"if {who} holds any {food_noun(effect.food, 2)}, {clauses(effect.then, voice)}"


@clause.of(CopyPower)
def _(effect: CopyPower, voice: Voice) -> str:
    return (
        f"{verb('use', voice)} with this bird the brown power of a bird in the"
        f" {HABITATS[effect.habitat]} of {your(voice)} neighbour on the {effect.side}"
    )


@clause.of(OneOf)
def _(effect: OneOf, voice: Voice) -> str:
    courses = [clauses(course, voice) for course in effect.courses]
    if len(courses) != 2:
        return joined(courses, "or")
    last = ", or else" if any(":" in course for course in courses) else " or"
    return f"either {courses[0]}{last} {courses[1]}"


@clause.of(IfAllActions)
def _(effect: IfAllActions, voice: Voice) -> str:
    return (
        f"if {'you' if voice == 'you' else 'they'} took all four actions in this round,"
        f" {clauses(effect.then, voice)}"
    )


@clause.of(AtEndOfTurn)
def _(effect: AtEndOfTurn, voice: Voice) -> str:
    return f"{clauses(effect.then, voice)} when the turn ends"


@clause.of(CountsDouble)
def _(effect: CountsDouble, voice: Voice) -> str:
    return "this bird counts twice for this round's goal, if that goal counts it at all"


@clause.of(PlayBird)
def _(effect: PlayBird, voice: Voice) -> str:
    if effect.habitat is None:
        where = "any habitat"
    elif effect.habitat == "this":
        where = "this bird's habitat"
    else:
        where = f"{your(voice)} {HABITATS[effect.habitat]}"
    cost = {
        "normal": "at its usual cost",
        "one_less": "at its usual cost less 1 egg",
        "none": "at its usual food cost without any egg",
    }[effect.eggs]
    return f"{verb('play', voice)} another bird in {where}, {cost}"


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


@trigger.of(TakesGainFood)
def _(when: TakesGainFood) -> str:
    return "when another player chooses “Gain food”"


@trigger.of(TucksCard)
def _(when: TucksCard) -> str:
    return "when another player tucks a card"


@trigger.of(GainsNectar)
def _(when: GainsNectar) -> str:
    return "when another player receives nectar"


@placing.of(Sideways)
def _(how: Sideways) -> str:
    return (
        f"this bird lies sideways over two spaces of {your('you')} {HABITATS[how.habitat]}; of"
        " their egg costs, only the lower one is paid"
    )


@placing.of(OnTop)
def _(how: OnTop) -> str:
    return (
        "this bird may come into play on top of one of your birds, free of any cost; the bird"
        " below loses its eggs and cached food and counts as a tucked card"
    )


@placing.of(CardsForFood)
def _(how: CardsForFood) -> str:
    return (
        f"in place of any {food_noun(how.food)} in its cost, a card from your hand may be paid;"
        " that card is tucked under this bird"
    )


@placing.of(Replaces)
def _(how: Replaces) -> str:
    return (
        f"this bird may take the place of a bird in your {HABITATS[how.habitat]}: that bird is"
        " discarded, and no egg is paid; if so"
    )
