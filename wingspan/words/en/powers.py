"""English texts of bird powers: one clause for each effect, joined as on the card."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

from wingspan.engine import conditions as c
from wingspan.engine import effects as e
from wingspan.engine.components import Habitat, Nest

from ..grammar import capital, sentence, small
from ..phrasebook import Phrasebook
from .cards import HABITATS, counted, described, food_noun, like, tally
from .grammar import joined

Voice = Literal["you", "each"]
"""The person and form of a clause's verbs: "gain 1 seed", or "(each player) gains 1 seed"."""

clause: Phrasebook[[Voice]] = Phrasebook()
"""What an effect does, without a capital or a full stop."""

trigger: Phrasebook[[]] = Phrasebook()
"""When a pink power is triggered: "when …"."""


placing: Phrasebook[[]] = Phrasebook()
"""Other ways in which a bird can be played."""


def power(power: e.Power) -> str:
    """Return the whole text of a power, as a sentence."""
    text = clauses(power.effects, "you")
    if power.at_end_of_turn:
        text = f"at the end of that turn, {text}"
    if power.trigger is not None:
        text = f"{trigger(power.trigger)}{':' if power.at_end_of_turn else ','} {text}"
    if power.placing is not None:
        come = placing(power.placing)
        text = f"{come}, {text}" if text else come
    return sentence(text)


def course(effects: Iterable[e.AnyEffect]) -> str:
    """Return what one of several alternatives does."""
    return capital(clauses(effects, "you"))


def clauses(effects: Iterable[e.AnyEffect], voice: Voice) -> str:
    """Join the clauses of effects in order; equal neighbours become one clause with a number."""
    return ", then ".join(
        _times(effect, len(list(same)), voice) for effect, same in groupby(effects)
    )


def _times(effect: e.AnyEffect, n: int, voice: Voice) -> str:
    if n == 1:
        return clause(effect, voice)
    if effect == e.GainDie():
        return f"{verb('gain', voice)} {n} food from the birdfeeder"
    return f"{clause(effect, voice)}{' twice' if n == 2 else f' {n} times'}"


def paid(cost: str, then: Iterable[e.AnyEffect], voice: Voice) -> str:
    """Return a cost with its effects: "discard …: draw …". ``cost`` begins with its verb's stem."""
    if voice == "you":
        return f"{cost}: {clauses(then, voice)}"
    return f"may {cost}; whoever does {clauses(then, voice)}"


def verb(stem: str, voice: Voice) -> str:
    """Return a verb in the form for ``voice``: "gain" or "gains"."""
    if voice == "you":
        return stem
    return stem + ("es" if stem.endswith("s") else "s")


def your(voice: Voice) -> str:
    """Return the possessive for ``voice``: "your" or "their"."""
    return "your" if voice == "you" else "their"


def foods(food: e.Foods, count: int = 1) -> str:
    """Return foods with a number: "1 seed or 1 fruit"; for any food, "2 food of any kind"."""
    if not food:
        return f"{count} food of any kind"
    return joined((f"{count} {food_noun(kind, count)}" for kind in food), "or")


def food_or(food: e.Foods, n: int) -> str:
    """Return foods without a number: "seeds or fruit"; for any food, "food of any kind"."""
    if not food:
        return "food of any kind"
    return joined((food_noun(kind, n) for kind in food), "or")


def them(count: int) -> str:
    """Return the pronoun for ``count`` things: "it" or "them"."""
    return "it" if count == 1 else "them"


def row(habitat: Habitat | Literal["this"], voice: Voice) -> str:
    """Name a row: "this habitat" or "your forest"."""
    return "this habitat" if habitat == "this" else f"{your(voice)} {HABITATS[habitat]}"


def nested(nests: tuple[Nest, ...], birds: str) -> str:
    """Return ``birds`` with the kinds of nest: "bowl- or ground-nest birds"."""
    if not nests:
        return birds
    return f"{joined((f'{nest}-' for nest in nests), 'or')}nest {birds}"


def of_which(what: c.AnyCondition | None, n: int) -> str:
    """Return a condition for use after "bird" or "birds" with a leading space; "" for none."""
    return "" if what is None else f" {like(what, n)}"


def such(counts: c.AnyTally, n: int, voice: Voice, *, other: bool = False) -> str:
    """Say what a power counts: "bird with a bowl nest in your forest", or "birds …" for many."""
    match counts:
        case c.Birds():
            noun, kind = "bird", described(counts, n)
        case c.Eggs():
            noun = "egg"
            kind = "" if counts.like is None else f"on birds {like(counts.like, 2)}"
        case _:
            return f"of these: {small(tally(counts))}"
    first = "other " if other else ""
    owner = " of yours" if counts.habitat is None else ""
    place = "" if counts.habitat is None else f"in {row(counts.habitat, voice)}"
    parts = (f"{first}{noun if n == 1 else noun + 's'}{owner}", kind, place)
    return " ".join(filter(None, parts))


def for_each(counts: c.AnyTally, per: int, voice: Voice, *, other: bool = False) -> str:
    """Say for what a power counts: "for each bird in your forest", "for every 2 birds …"."""
    if per == 1:
        return f"for each {such(counts, 1, voice, other=other)}"
    return f"for every {per} {such(counts, per, voice, other=other)}"


def is_prey(prey: c.AnyCondition) -> str:
    """Return a condition on the card just turned up: "its wingspan is under 50 cm"."""
    match prey:
        case c.WingspanUnder(cm):
            return f"its wingspan is under {cm} cm"
        case c.WingspanUpTo(cm):
            return f"its wingspan is at most {cm} cm"
        case c.WingspanOver(cm):
            return f"its wingspan is above {cm} cm"
        case c.LivesIn(habitat):
            return f"it can live in the {HABITATS[habitat]}"
        case _:
            return f"it is a bird {like(prey, 1)}"


@clause.of(e.GainFood)
def gain_food(effect: e.GainFood, voice: Voice) -> str:
    text = f"{verb('gain', voice)} {foods(effect.food, effect.count)} from the supply"
    return text if effect.per is None else f"{for_each(effect.per, 1, voice)}, {text}"


@clause.of(e.CacheFood)
def cache_food(effect: e.CacheFood, voice: Voice) -> str:
    taken = foods((effect.food,), effect.count)
    if effect.spendable:
        gain = f"{verb('gain', voice)} {taken} from the supply, cached on this bird at once"
        return f"{gain}; the {food_noun(effect.food, 2)} on it may be spent at any time"
    cache = f"{verb('cache', voice)} {them(effect.count)} on this bird"
    return f"{verb('take', voice)} {taken} from the supply and {cache}"


@clause.of(e.GainDie)
def gain_die(effect: e.GainDie, voice: Voice) -> str:
    return die_taken(effect, voice, "from the birdfeeder", "a die shows it")


def die_taken(effect: e.GainDie, voice: Voice, dice: str, shown: str) -> str:
    """Return the clause for gaining food from a die.

    ``dice``: where it is taken from, as in "from the birdfeeder". ``shown``: the condition for
    foods that the effect names, as in "a die shows it".
    """
    what = foods(effect.food) if effect.food else "1 food"
    if effect.cached:
        text = f"{verb('take', voice)} {what} {dice}{f', if {shown},' if effect.food else ''}"
        text += f" and {verb('cache', voice)} it on this bird"
    else:
        text = f"{verb('gain', voice)} {what} {dice}{f' if {shown}' if effect.food else ''}"
    if effect.may_cache:
        text += "; keep it or cache it on this bird"
    if effect.then:
        text += f"; if {'you' if voice == 'you' else 'they'} do, {clauses(effect.then, voice)}"
    return text


@clause.of(e.GainAllDice)
def gain_all_dice(effect: e.GainAllDice, voice: Voice) -> str:
    gained = f"{verb('gain', voice)} 1 {food_noun(effect.food)}"
    text = f"{gained} for each die that shows it in the birdfeeder"
    if effect.may == "cache":
        text += "; you may cache any of them on this bird"
    elif effect.may == "tuck":
        text += "; you may discard any of them to tuck as many cards from the deck under this bird"
    return text


@clause.of(e.GainEachKind)
def gain_each_kind(effect: e.GainEachKind, voice: Voice) -> str:
    return f"{verb('gain', voice)} 1 of each kind of food that the birdfeeder shows"


@clause.of(e.GainFoodAgain)
def gain_food_again(effect: e.GainFoodAgain, voice: Voice) -> str:
    return f"{verb('gain', voice)} 1 food from the supply, of a kind already gained this turn"


@clause.of(e.ShareAllDice)
def share_all_dice(effect: e.ShareAllDice, voice: Voice) -> str:
    return (
        f"{verb('gain', voice)} 1 {food_noun(effect.food)} for each die that shows it in the"
        f" birdfeeder; {verb('keep', voice)} half of them, rounded up, and {verb('give', voice)}"
        " the rest to one or more other players"
    )


@clause.of(e.ShareFood)
def share_food(effect: e.ShareFood, voice: Voice) -> str:
    return f"{verb('choose', voice)} a kind of food: each player gains 1 of it from the supply"


@clause.of(e.RemoveDie)
def remove_die(effect: e.RemoveDie, voice: Voice) -> str:
    then = clauses(effect.then, voice)
    return f"{verb('remove', voice)} any one of the birdfeeder’s dice, then {then}"


@clause.of(e.ResetBirdfeeder)
def reset_birdfeeder(effect: e.ResetBirdfeeder, voice: Voice) -> str:
    match effect.then:
        case (e.GainDie() as gain,):
            then = die_taken(gain, voice, "from its new dice", "one shows it")
        case _:
            then = clauses(effect.then, voice)
    return f"{verb('reset', voice)} the birdfeeder, then {then}"


@clause.of(e.TradeFood)
def trade_food(effect: e.TradeFood, voice: Voice) -> str:
    return (
        f"{verb('exchange', voice)} 1 food token of {your(voice)}s"
        " for one of another kind from the supply"
    )


@clause.of(e.DiscardFood)
def discard_food(effect: e.DiscardFood, voice: Voice) -> str:
    if effect.most == 1:
        if effect.row:
            spent = f"spend {foods(effect.food)} in {row(effect.row, voice)}"
            return paid(spent, effect.then, voice)
        return paid(f"discard {foods(effect.food)}", effect.then, voice)
    upto = f"up to {effect.most}" if effect.most else "any number of"
    what = food_or(effect.food, 2)
    if not (effect.most or effect.food):
        upto, what = "any number of", "food tokens"
    return f"{verb('discard', voice)} {upto} {what}; for each, {clauses(effect.then, voice)}"


@clause.of(e.CacheOwnFood)
def cache_own_food(effect: e.CacheOwnFood, voice: Voice) -> str:
    own = f"{your(voice)} {food_or(effect.food, 2) if effect.food else 'food tokens'}"
    return f"{verb('cache', voice)} up to {effect.most} of {own} on this bird"


@clause.of(e.CacheOnChosen)
def cache_on_chosen(effect: e.CacheOnChosen, voice: Voice) -> str:
    return (
        f"{verb('cache', voice)} 1 of {your(voice)} {food_noun(effect.food, 2)} on each of up to"
        f" {counted(effect.most, 'bird')} in {row(effect.habitat, voice)}"
    )


@clause.of(e.CacheAnywhere)
def cache_anywhere(effect: e.CacheAnywhere, voice: Voice) -> str:
    return (
        f"{verb('take', voice)} {foods((), effect.count)} from the supply and"
        f" {verb('cache', voice)} {them(effect.count)} on any of {your(voice)} birds"
    )


@clause.of(e.CachePerPredator)
def cache_per_predator(effect: e.CachePerPredator, voice: Voice) -> str:
    oneself = "yourself" if voice == "you" else "themselves"
    return (
        f"{verb('choose', voice)} any player, {oneself} included; for each of that player's"
        f" predators, {verb('take', voice)} 1 {food_noun(effect.food)} from the supply and"
        f" {verb('cache', voice)} it on this bird"
    )


@clause.of(e.StealFood)
def steal_food(effect: e.StealFood, voice: Voice) -> str:
    text = f"{verb('steal', voice)} {foods(effect.food)} from another player"
    if effect.cached:
        text += f" and {verb('cache', voice)} it on this bird"
    return f"{text}; that player gains 1 food from the birdfeeder"


@clause.of(e.GiveFood)
def give_food(effect: e.GiveFood, voice: Voice) -> str:
    return paid(f"give another player 1 {food_noun(effect.food)}", effect.then, voice)


@clause.of(e.LayEggs)
def lay_eggs(effect: e.LayEggs, voice: Voice) -> str:
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


@clause.of(e.LayEggOnEach)
def lay_egg_on_each(effect: e.LayEggOnEach, voice: Voice) -> str:
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


@clause.of(e.LayEggsFor)
def lay_eggs_for(effect: e.LayEggsFor, voice: Voice) -> str:
    each = for_each(effect.counts, effect.per, voice, other=effect.others)
    lay = f"{verb('lay', voice)} 1 egg on this bird"
    return f"{each}, {lay}" if effect.per == 1 else f"{lay} {each}"


@clause.of(e.LayEggsInEmptyHabitat)
def lay_eggs_in_empty_habitat(effect: e.LayEggsInEmptyHabitat, voice: Voice) -> str:
    return (
        f"{verb('choose', voice)} a habitat where no bird has an egg and {verb('lay', voice)} 1 on"
        " every bird there"
    )


@clause.of(e.DiscardEgg)
def discard_egg(effect: e.DiscardEgg, voice: Voice) -> str:
    eggs = counted(effect.count, "egg")
    if effect.habitat is not None:
        birds = "a bird" if effect.count == 1 else "birds"
        place = f"{birds} in {row(effect.habitat, voice)}"
    elif effect.count == 1:
        place = f"{'another' if effect.of == 'other' else 'one'} of {your(voice)} birds"
    else:
        place = f"{your(voice)} {'other ' if effect.of == 'other' else ''}birds"
    return paid(f"discard {eggs} from {place}", effect.then, voice)


@clause.of(e.DiscardNest)
def discard_nest(effect: e.DiscardNest, voice: Voice) -> str:
    cards = counted(effect.tuck, "card")
    return (
        f"{verb('discard', voice)} all eggs from one of {your(voice)}"
        f" {nested((effect.nest,), 'birds')}; for each, {verb('tuck', voice)} {cards} from the deck"
        " under this bird"
    )


@clause.of(e.EggsForFood)
def eggs_for_food(effect: e.EggsForFood, voice: Voice) -> str:
    taken = foods((effect.food,), effect.count)
    return (
        f"{verb('discard', voice)} 1 egg from every other bird with eggs in this row and column;"
        f" for each, {verb('take', voice)} {taken} from the supply and"
        f" {verb('cache', voice)} {them(effect.count)} on this bird"
    )


@clause.of(e.DrawCards)
def draw_cards(effect: e.DrawCards, voice: Voice) -> str:
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
        gone = f"{effect.discard} from {your(voice)} hand"
        text += f"; when the turn ends, {verb('discard', voice)} {gone}"
    return text


@clause.of(e.ResetTray)
def reset_tray(effect: e.ResetTray, voice: Voice) -> str:
    return f"{verb('reset', voice)} the tray, then {clauses(effect.then, voice)}"


@clause.of(e.DrawAndKeep)
def draw_and_keep(effect: e.DrawAndKeep, voice: Voice) -> str:
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


@clause.of(e.DrawApart)
def draw_apart(effect: e.DrawApart, voice: Voice) -> str:
    return (
        f"{verb('draw', voice)} 1 card for each empty space of this row; when the turn ends,"
        f" {verb('keep', voice)} 1 of them and {verb('discard', voice)} the others"
    )


@clause.of(e.SearchForFood)
def search_for_food(effect: e.SearchForFood, voice: Voice) -> str:
    food = food_noun(effect.food)
    return (
        f"{verb('turn', voice)} up {counted(effect.draw, 'card')} from the deck and"
        f" {verb('discard', voice)} them; for each {food} in their costs, {verb('take', voice)} 1"
        f" {food} from the supply and {verb('cache', voice)} it on this bird"
    )


@clause.of(e.DrawTray)
def draw_tray(effect: e.DrawTray, voice: Voice) -> str:
    return f"{verb('take', voice)} every card in the tray into {your(voice)} hand"


@clause.of(e.DraftCards)
def draft_cards(effect: e.DraftCards, voice: Voice) -> str:
    return (
        "draw 1 card more than there are players, from the tray, the deck or both; clockwise"
        " from you, each player takes 1 of them, and you keep the extra card"
    )


@clause.of(e.DrawBonus)
def draw_bonus(effect: e.DrawBonus, voice: Voice) -> str:
    text = f"{verb('draw', voice)} {counted(effect.draw, 'bonus card')}"
    if effect.per is not None:
        text = f"{for_each(effect.per, 1, voice)}, {text}"
    if effect.more_for_food:
        text += f", and 1 more for each food {'you' if voice == 'you' else 'they'} discard"
    elif effect.per is None and effect.draw == effect.keep:
        return text
    if effect.any_card:
        gone = effect.draw - effect.keep
        return f"{text}, then {verb('discard', voice)} any {gone} of {your(voice)} bonus cards"
    return f"{text}; {verb('keep', voice)} {effect.keep} of them"


@clause.of(e.DiscardBonus)
def discard_bonus(effect: e.DiscardBonus, voice: Voice) -> str:
    return paid(f"discard one of {your(voice)} bonus cards", effect.then, voice)


@clause.of(e.TakeDiscardedBonus)
def take_discarded_bonus(effect: e.TakeDiscardedBonus, voice: Voice) -> str:
    return f"{verb('take', voice)} one of the discarded bonus cards"


@clause.of(e.DiscardCard)
def discard_card(effect: e.DiscardCard, voice: Voice) -> str:
    return paid(f"discard 1 card from {your(voice)} hand", effect.then, voice)


@clause.of(e.TuckFromHand)
def tuck_from_hand(effect: e.TuckFromHand, voice: Voice) -> str:
    cards = "a card" if effect.count == 1 else f"up to {effect.count} cards"
    text = f"{verb('tuck', voice)} {cards} from {your(voice)} hand under this bird"
    if effect.count == 1:
        then = effect.then + effect.each
        return f"{text}, then {clauses(then, voice)}" if then else text
    if effect.then:
        text += f"; if any are tucked, {clauses(effect.then, voice)}"
    if effect.each:
        text += f"; for each, {clauses(effect.each, voice)}"
    return text


@clause.of(e.TuckBehindChosen)
def tuck_behind_chosen(effect: e.TuckBehindChosen, voice: Voice) -> str:
    text = (
        f"{verb('tuck', voice)} 1 card from {your(voice)} hand under each of up to"
        f" {counted(effect.most, 'bird')} in {row(effect.habitat, voice)}"
    )
    return f"{text}; if any are tucked, {clauses(effect.then, voice)}" if effect.then else text


@clause.of(e.TuckUnderEach)
def tuck_under_each(effect: e.TuckUnderEach, voice: Voice) -> str:
    return (
        f"{verb('tuck', voice)} 1 card from the deck under every bird in"
        f" {row(effect.habitat, voice)}, this one included"
    )


@clause.of(e.TuckFromTray)
def tuck_from_tray(effect: e.TuckFromTray, voice: Voice) -> str:
    bird = "the bird" if effect.smallest else "a bird"
    if effect.like is None and not effect.smallest:
        return f"{verb('tuck', voice)} a card from the tray under this bird"
    traits = of_which(effect.like, 1)
    if effect.smallest:
        traits += " with the smallest wingspan"
    return f"from the tray, {verb('tuck', voice)} {bird}{traits} under this one"


@clause.of(e.TuckFromDeck)
def tuck_from_deck(effect: e.TuckFromDeck, voice: Voice) -> str:
    top = "top card" if effect.count == 1 else f"top {effect.count} cards"
    return f"{verb('tuck', voice)} the {top} of the deck under this bird"


@clause.of(e.HuntCard)
def hunt_card(effect: e.HuntCard, voice: Voice) -> str:
    cache = ""
    if effect.cache is not None:
        food = food_noun(effect.cache)
        cache = f" and {verb('cache', voice)} 1 {food} on this bird, from the supply"
    return (
        f"{verb('turn', voice)} up the top card of the deck: if {is_prey(effect.prey)},"
        f" {verb('tuck', voice)} it under this bird{cache}; otherwise"
        f" {verb('discard', voice)} it"
    )


@clause.of(e.HuntDice)
def hunt_dice(effect: e.HuntDice, voice: Voice) -> str:
    text = f"{verb('roll', voice)} the dice that lie outside the birdfeeder;"
    food = food_noun(effect.food)
    match effect.reward:
        case "cache":
            return f"{text} if a {food} comes up, {verb('cache', voice)} 1 on this bird"
        case "each":
            return f"{text} for each {food} that comes up, {verb('cache', voice)} 1 on this bird"
        case "egg":
            return f"{text} if a {food} comes up, {verb('lay', voice)} 1 egg on this bird"


@clause.of(e.AllPlayers)
def all_players(effect: e.AllPlayers, voice: Voice) -> str:
    who = "each other player" if effect.others else "each player"
    text = f"{who} {clause(effect.effect, 'each')}{_begins(effect.first)}"
    if not effect.bonus:
        return text
    if effect.bonus == (effect.effect,) and isinstance(effect.effect, e.LayEggs):
        return f"{text}; you may then lay 1 more on another such bird"
    if effect.bonus == (effect.effect,):
        return f"{text}; you may then do so once more"
    return f"{text}; you may then also {clauses(effect.bonus, 'you')}"


@clause.of(e.FewestBirds)
def fewest_birds(effect: e.FewestBirds, voice: Voice) -> str:
    return (
        f"whoever has the fewest birds in the {HABITATS[effect.habitat]}, even if tied,"
        f" {clause(effect.effect, 'each')}{_begins(effect.first)}"
    )


def _begins(first: Literal["you", "chosen"]) -> str:
    return "; you choose who begins" if first == "chosen" else ""


@clause.of(e.WithPlayer)
def with_player(effect: e.WithPlayer, voice: Voice) -> str:
    text = f"{verb('choose', voice)} another player"
    if effect.they == effect.you:
        return f"{text}: each of you {clauses(effect.they, 'each')}"
    return f"{text}, who {clauses(effect.they, 'each')}; you {clauses(effect.you, 'you')}"


@clause.of(e.PerCube)
def per_cube(effect: e.PerCube, voice: Voice) -> str:
    return (
        f"{verb('choose', voice)} another player; for every action cube they have in the"
        f" {HABITATS[effect.habitat]}, {clause(effect.effect, voice)}"
    )


@clause.of(e.NeighbourHas)
def neighbour_has(effect: e.NeighbourHas, voice: Voice) -> str:
    who = (
        "one of your neighbours, left or right,"
        if effect.side == "either"
        else f"your neighbour on the {effect.side}"
    )
    return f"if {who} holds any {food_noun(effect.food, 2)}, {clauses(effect.then, voice)}"


@clause.of(e.CopyPower)
def copy_power(effect: e.CopyPower, voice: Voice) -> str:
    return (
        f"{verb('copy', voice)} a brown power from the {HABITATS[effect.habitat]} of"
        f" {your(voice)} neighbour on the {effect.side}"
    )


@clause.of(e.OneOf)
def one_of(effect: e.OneOf, voice: Voice) -> str:
    courses = [clauses(course, voice) for course in effect.courses]
    if len(courses) != 2:
        return joined(courses, "or")
    last = ", or else" if any(":" in course for course in courses) else " or"
    return f"either {courses[0]}{last} {courses[1]}"


@clause.of(e.IfAllActions)
def if_all_actions(effect: e.IfAllActions, voice: Voice) -> str:
    return (
        f"if {'you' if voice == 'you' else 'they'} took all four actions in this round,"
        f" {clauses(effect.then, voice)}"
    )


@clause.of(e.AtEndOfTurn)
def at_end_of_turn(effect: e.AtEndOfTurn, voice: Voice) -> str:
    return f"{clauses(effect.then, voice)} when the turn ends"


@clause.of(e.CountsDouble)
def counts_double(effect: e.CountsDouble, voice: Voice) -> str:
    return "this bird counts twice for this round's goal, if that goal counts it at all"


@clause.of(e.PlayBird)
def play_bird(effect: e.PlayBird, voice: Voice) -> str:
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


@clause.of(e.MoveBird)
def move_bird(effect: e.MoveBird, voice: Voice) -> str:
    return f"if no bird lies to the right of this one, {verb('move', voice)} it to another habitat"


@clause.of(e.RepeatPower)
def repeat_power(effect: e.RepeatPower, voice: Voice) -> str:
    whose = "a predator" if effect.predator else "another bird"
    return f"{verb('use', voice)} the brown power of {whose} in this habitat once more"


@trigger.of(e.PlaysBird)
def plays_bird(when: e.PlaysBird) -> str:
    return f"when a bird is played into another player's {HABITATS[when.habitat]}"


@trigger.of(e.GainsFood)
def gains_food(when: e.GainsFood) -> str:
    return f"when “Gain food” brings another player at least 1 {food_noun(when.food)}"


@trigger.of(e.LaysEggs)
def lays_eggs(when: e.LaysEggs) -> str:
    return "when another player chooses “Lay eggs”"


@trigger.of(e.HuntSucceeds)
def hunt_succeeds(when: e.HuntSucceeds) -> str:
    return "when a predator of another player succeeds"


@trigger.of(e.TakesGainFood)
def takes_gain_food(when: e.TakesGainFood) -> str:
    return "when another player chooses “Gain food”"


@trigger.of(e.TucksCard)
def tucks_card(when: e.TucksCard) -> str:
    return "when another player tucks a card"


@trigger.of(e.GainsNectar)
def gains_nectar(when: e.GainsNectar) -> str:
    return "when another player receives nectar"


@placing.of(e.Sideways)
def sideways(how: e.Sideways) -> str:
    return (
        f"this bird lies sideways over two spaces of {your('you')} {HABITATS[how.habitat]}; of"
        " their egg costs, only the lower one is paid"
    )


@placing.of(e.OnTop)
def on_top(how: e.OnTop) -> str:
    return (
        "this bird may come into play on top of one of your birds, free of any cost; the bird"
        " below loses its eggs and cached food and counts as a tucked card"
    )


@placing.of(e.CardsForFood)
def cards_for_food(how: e.CardsForFood) -> str:
    return (
        f"in place of any {food_noun(how.food)} in its cost, a card from your hand may be paid;"
        " that card is tucked under this bird"
    )


@placing.of(e.Replaces)
def replaces(how: e.Replaces) -> str:
    return (
        f"this bird may take the place of a bird in your {HABITATS[how.habitat]}, which is"
        " discarded, and then costs no egg; if it does"
    )
