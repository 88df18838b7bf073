"""German texts of bird powers: one clause for each effect, joined as on the card."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

from wingspan.engine import conditions as c
from wingspan.engine import effects as e
from wingspan.engine.components import Food, Habitat, Nest

from .. import cards, words_in
from ..grammar import capital, sentence
from ..phrasebook import Phrasebook
from .grammar import after, is_one, joined

Voice = Literal["du", "jeder"]
"""The person and form of a clause's verbs: "nimm 1 Samen", or "(jeder) nimmt 1 Samen"."""

VERBS: dict[str, tuple[str, str]] = {
    "behalten": ("behalte", "behält"),
    "decken": ("decke", "deckt"),
    "entfernen": ("entferne", "entfernt"),
    "füllen": ("fülle", "füllt"),
    "geben": ("gib", "gibt"),
    "kopieren": ("kopiere", "kopiert"),
    "lagern": ("lagere", "lagert"),
    "legen": ("lege", "legt"),
    "mischen": ("mische", "mischt"),
    "nehmen": ("nimm", "nimmt"),
    "nutzen": ("nutze", "nutzt"),
    "spielen": ("spiele", "spielt"),
    "stecken": ("stecke", "steckt"),
    "stehlen": ("stiehl", "stiehlt"),
    "tauschen": ("tausche", "tauscht"),
    "versetzen": ("versetze", "versetzt"),
    "wählen": ("wähle", "wählt"),
    "werfen": ("wirf", "wirft"),
    "würfeln": ("würfle", "würfelt"),
    "ziehen": ("ziehe", "zieht"),
}
"""The imperative (du) and the third person of each infinitive."""

NEST_KINDS: dict[Nest, str] = {
    "platform": "Plattform",
    "bowl": "Napf",
    "cavity": "Höhlen",
    "ground": "Boden",
    "star": "Stern",
}
"""As in "mit Napf- oder Bodennest"."""

clause: Phrasebook[[Voice]] = Phrasebook()
"""What an effect does, without a capital or a full stop."""

trigger: Phrasebook[[]] = Phrasebook()
"""When a pink power is triggered: "wenn …"."""


placing: Phrasebook[[]] = Phrasebook()
"""Other ways in which a bird can be played."""


def power(power: e.Power) -> str:
    """Return the whole text of a power, as a sentence."""
    text = clauses(power.effects, "du")
    if power.trigger is not None:
        end = ", am Ende dieses Zuges" if power.at_end_of_turn else ""
        text = f"{trigger(power.trigger)}{end}: {capital(text)}"
    if power.placing is not None:
        come = placing(power.placing)
        text = f"{come}, {text}" if text else come
    return sentence(text)


def course(effects: Iterable[e.AnyEffect]) -> str:
    """Return what one of several alternatives does."""
    return capital(clauses(effects, "du"))


def clauses(effects: Iterable[e.AnyEffect], voice: Voice) -> str:
    """Join the clauses of effects in order; equal neighbours become one clause with a number."""
    text = ""
    for effect, same in groupby(effects):
        lead = _then(effect, voice) if text else ""
        text += lead + _times(effect, len(list(same)), voice)
    return text


def then(effects: tuple[e.AnyEffect, ...], voice: Voice) -> str:
    """Return effects as what follows others: ", dann ziehe 1 Karte" or " und zieht 1 Karte"."""
    return _then(effects[0], voice) + clauses(effects, voice)


def _then(effect: e.AnyEffect, voice: Voice) -> str:
    if isinstance(effect, e.AllPlayers | e.FewestBirds | e.AtEndOfTurn):
        return "; "  # it does not begin with its verb
    return ", dann " if voice == "du" else " und "


def _times(effect: e.AnyEffect, n: int, voice: Voice) -> str:
    if n == 1:
        return clause(effect, voice)
    if effect == e.GainDie():
        return f"{verb('nehmen', voice)} {n} Würfel aus dem Vogelhäuschen"
    return f"{clause(effect, voice)}, und das {'zweimal' if n == 2 else f'{n}-mal'}"


def paid(cost: str, verbs: tuple[str, str], gain: Iterable[e.AnyEffect], voice: Voice) -> str:
    """Return a cost with its effects: "wirf … ab: Ziehe …".

    ``verbs``: the verb that pays it, and the part that is separated from it, if there is one.
    """
    stem, away = verbs
    if voice == "jeder":
        return f"darf {cost} {away}{stem}; wer das tut, {clauses(gain, voice)}"
    return f"{verb(stem, voice)} {cost} {away}".rstrip() + f": {capital(clauses(gain, voice))}"


OFF, AWAY = ("geben", "ab"), ("werfen", "ab")
"""What is done with eggs and food, and with cards."""


def verb(infinitive: str, voice: Voice) -> str:
    """Return a verb of :data:`VERBS` in the form for ``voice``."""
    return VERBS[infinitive][voice == "jeder"]


def your(ending: str, voice: Voice) -> str:
    """Return the possessive for ``voice`` with an ending: "deiner" or "seiner"."""
    return f"{'dein' if voice == 'du' else 'sein'}{ending}"


def counted(n: int, one: str, many: str) -> str:
    """Return ``n`` with its noun: "1 Karte", "2 Karten"."""
    return f"{n} {one if is_one(n) else many}"


def food_noun(food: Food, n: int = 1) -> str:
    """Return the noun of a food in the form for ``n``, without the number."""
    return words_in("de").food(food, n)


def name(habitat: Habitat) -> str:
    """Return a habitat's name: "Wald"."""
    return words_in("de").habitat(habitat)


def im(habitat: Habitat) -> str:
    """Return where a row is: "im Wald"."""
    return f"im {name(habitat)}"


def like(what: c.AnyCondition, n: int) -> str:
    """Return a condition that is put :func:`after` "Vogel" (``n`` 1) or "Vögel"."""
    return cards.like(words_in("de"), what, n)


def foods(food: e.Foods, count: int = 1) -> str:
    """Return foods with a number: "1 Samen oder 1 Frucht"; for any food, "2 Futter nach Wahl"."""
    if not food:
        return f"{count} Futter nach Wahl"
    return joined((f"{count} {food_noun(kind, count)}" for kind in food), "oder")


def food_or(food: e.Foods, n: int) -> str:
    """Return foods without a number: "Samen oder Früchte"; for any food, "Futter"."""
    return joined((food_noun(kind, n) for kind in food), "oder") if food else "Futter"


def each(food: e.Foods) -> str:
    """Return "each" as it goes with a food, or with tokens of any kind."""
    one = food[0] if len(food) == 1 else None
    return "jede" if one == "fruit" else "jedes" if one in ("invertebrate", "rodent") else "jeden"


def _it(food: e.Foods) -> str:
    return {"jeden": "ihn", "jede": "sie", "jedes": "es"}[each(food)]


def row(habitat: Habitat | Literal["this"], voice: Voice) -> str:
    """Name a row as a place: "in diesem Lebensraum" or "in deinem Wald"."""
    if habitat == "this":
        return "in diesem Lebensraum"
    return f"in {your('em', voice)} {name(habitat)}"


def nested(nests: tuple[Nest, ...], birds: str) -> str:
    """Return ``birds`` with the kinds of nest: "Vögel mit Napf- oder Bodennest"."""
    if not nests:
        return birds
    *others, last = (NEST_KINDS[nest] for nest in nests)
    return f"{birds} mit {joined((*(f'{kind}-' for kind in others), f'{last}nest'), 'oder')}"


def birds_like(birds: str, what: c.AnyCondition | None, n: int, *, ends: bool = True) -> str:
    """Return ``birds`` with a condition: "Vögel mit Napfnest"."""
    return birds if what is None else after(birds, like(what, n), ends=ends)


def for_each(counts: c.AnyTally, per: int, voice: Voice, *, other: bool = False) -> str:
    """Say for what a power counts: "für jeden Vogel in deinem Wald", "für je 2 Vögel …"."""
    place = ""
    if isinstance(counts, (c.Birds, c.Eggs)) and counts.habitat is not None:
        place = f" {row(counts.habitat, voice)}"
    match counts:
        case c.Birds():
            first = "anderen " if other else ""
            noun = f"für jeden {first}Vogel" if per == 1 else f"für je {per} {first}Vögel"
            owned = place or f", den {'du hast' if voice == 'du' else 'er hat'}"
            kind = cards.described(words_in("de"), counts, per)
            return after(f"{noun}{place}", kind) if kind or place else f"{noun}{owned}"
        case c.Eggs():
            noun = "für jedes Ei" if per == 1 else f"für je {per} Eier"
            if counts.like is None:
                return f"{noun}{place}"
            return after(f"{noun}{place} auf Vögeln", like(counts.like, 2))
        case _:
            return f"für jedes davon: {cards.tally(words_in('de'), counts)}"


def is_prey(prey: c.AnyCondition) -> str:
    """Return a condition on the card just turned up: "seine Spannweite unter 50 cm liegt"."""
    match prey:
        case c.WingspanUnder(cm):
            return f"die Spannweite unter {cm} cm liegt"
        case c.WingspanUpTo(cm):
            return f"die Spannweite höchstens {cm} cm beträgt"
        case c.WingspanOver(cm):
            return f"die Spannweite über {cm} cm liegt"
        case c.LivesIn(habitat):
            return f"der Vogel {im(habitat)} leben kann"
        case _:
            said = like(prey, 1)
            return f"es ein Vogel ist{said}" if said[0] == "," else f"es ein Vogel {said} ist"


@clause.of(e.GainFood)
def gain_food(effect: e.GainFood, voice: Voice) -> str:
    text = f"{verb('nehmen', voice)} {foods(effect.food, effect.count)} aus dem Vorrat"
    return text if effect.per is None else f"{text} {for_each(effect.per, 1, voice)}"


@clause.of(e.CacheFood)
def cache_food(effect: e.CacheFood, voice: Voice) -> str:
    taken = foods((effect.food,), effect.count)
    text = f"{verb('lagern', voice)} {taken} aus dem Vorrat auf diesem Vogel"
    if effect.spendable:
        text += f"; {food_noun(effect.food, 2)} auf diesem Vogel darfst du jederzeit ausgeben"
    return text


@clause.of(e.GainDie)
def gain_die(effect: e.GainDie, voice: Voice) -> str:
    if not effect.food and not effect.cached:
        text = f"{verb('nehmen', voice)} 1 Würfel aus dem Vogelhäuschen"
    else:
        what = foods(effect.food) if effect.food else "1 Futter"
        text = f"{what} aus dem Vogelhäuschen"
        if effect.cached:
            text = f"{verb('lagern', voice)} {text} auf diesem Vogel"
        else:
            text = f"{verb('nehmen', voice)} {text}"
        if effect.food:
            text += ", falls ein Würfel das zeigt"
    if effect.may_cache:
        text += f"; du darfst {_it(effect.food)} auf diesem Vogel lagern"
    if effect.then:
        text += f"; {_if_done(voice)}, {clauses(effect.then, voice)}"
    return text


@clause.of(e.GainAllDice)
def gain_all_dice(effect: e.GainAllDice, voice: Voice) -> str:
    food = food_noun(effect.food)
    gained = f"{verb('nehmen', voice)} 1 {food}"
    text = f"{gained} für jeden Würfel im Vogelhäuschen, der {food} zeigt"
    if effect.may == "cache":
        text += "; du darfst beliebig viele davon auf diesem Vogel lagern"
    elif effect.may == "tuck":
        text += (
            "; du darfst davon beliebig viele abgeben und ebenso viele Karten vom Stapel unter"
            " diesen Vogel stecken"
        )
    return text


@clause.of(e.GainEachKind)
def gain_each_kind(effect: e.GainEachKind, voice: Voice) -> str:
    return f"{verb('nehmen', voice)} 1 Futter von jeder Sorte, die das Vogelhäuschen zeigt"


@clause.of(e.GainFoodAgain)
def gain_food_again(effect: e.GainFoodAgain, voice: Voice) -> str:
    take = verb("nehmen", voice)
    you, have = ("du", "hast") if voice == "du" else ("er", "hat")
    kind = f"einer Sorte, die {you} in diesem Zug schon bekommen {have}"
    return f"{take} 1 Futter aus dem Vorrat von {kind}"


@clause.of(e.ShareAllDice)
def share_all_dice(effect: e.ShareAllDice, voice: Voice) -> str:
    food = food_noun(effect.food)
    return (
        f"{verb('nehmen', voice)} 1 {food} für jeden Würfel im Vogelhäuschen, der {food} zeigt;"
        f" {verb('behalten', voice)} davon die Hälfte, aufgerundet, und"
        f" {verb('geben', voice)} den Rest an einen oder mehrere andere Spieler"
    )


@clause.of(e.ShareFood)
def share_food(effect: e.ShareFood, voice: Voice) -> str:
    return f"{verb('wählen', voice)} eine Sorte Futter: Jeder nimmt davon 1 aus dem Vorrat"


@clause.of(e.RemoveDie)
def remove_die(effect: e.RemoveDie, voice: Voice) -> str:
    text = f"{verb('entfernen', voice)} einen Würfel aus dem Vogelhäuschen"
    return f"{text}{then(effect.then, voice)}"


@clause.of(e.ResetBirdfeeder)
def reset_birdfeeder(effect: e.ResetBirdfeeder, voice: Voice) -> str:
    roll = f"{verb('werfen', voice)} alle Würfel neu ins Vogelhäuschen"
    return f"{roll}{then(effect.then, voice)}"


@clause.of(e.TradeFood)
def trade_food(effect: e.TradeFood, voice: Voice) -> str:
    return (
        f"{verb('tauschen', voice)} 1 {your('er', voice)} Futtermarker gegen 1 einer anderen Sorte"
        " aus dem Vorrat"
    )


@clause.of(e.DiscardFood)
def discard_food(effect: e.DiscardFood, voice: Voice) -> str:
    if effect.most == 1:
        if effect.row:
            spent = f"{foods(effect.food)} {row(effect.row, voice)}"
            return paid(spent, ("geben", "aus"), effect.then, voice)
        return paid(foods(effect.food), OFF, effect.then, voice)
    upto = f"bis zu {effect.most}" if effect.most else "beliebig viele"
    what = food_or(effect.food, 2) if effect.food else "Futtermarker"
    text = f"{verb('geben', voice)} {upto} {what} ab"
    return f"{text}; für {each(effect.food)} davon {clauses(effect.then, voice)}"


@clause.of(e.CacheOwnFood)
def cache_own_food(effect: e.CacheOwnFood, voice: Voice) -> str:
    what = food_or(effect.food, 2)
    own = f"aus {your('em', voice)} Vorrat"
    return f"{verb('lagern', voice)} bis zu {effect.most} {what} {own} auf diesem Vogel"


@clause.of(e.CacheOnChosen)
def cache_on_chosen(effect: e.CacheOnChosen, voice: Voice) -> str:
    birds = "1 Vogel" if effect.most == 1 else f"{effect.most} Vögeln"
    return (
        f"{verb('lagern', voice)} je 1 {food_noun(effect.food)} aus {your('em', voice)} Vorrat auf"
        f" bis zu {birds} {row(effect.habitat, voice)}"
    )


@clause.of(e.CacheAnywhere)
def cache_anywhere(effect: e.CacheAnywhere, voice: Voice) -> str:
    return (
        f"{verb('lagern', voice)} {foods((), effect.count)} aus dem Vorrat auf einem"
        f" {your('er', voice)} Vögel"
    )


@clause.of(e.CachePerPredator)
def cache_per_predator(effect: e.CachePerPredator, voice: Voice) -> str:
    return (
        f"{verb('wählen', voice)} einen Spieler, auch {'dich' if voice == 'du' else 'sich'} selbst;"
        f" für jeden seiner Jäger {verb('lagern', voice)}"
        f" 1 {food_noun(effect.food)} aus dem Vorrat auf diesem Vogel"
    )


@clause.of(e.StealFood)
def steal_food(effect: e.StealFood, voice: Voice) -> str:
    text = f"{verb('stehlen', voice)} einem anderen Spieler {foods(effect.food)}"
    if effect.cached:
        text += f" und {verb('lagern', voice)} {_it(effect.food)} auf diesem Vogel"
    return f"{text}; er nimmt dafür 1 Würfel aus dem Vogelhäuschen"


@clause.of(e.GiveFood)
def give_food(effect: e.GiveFood, voice: Voice) -> str:
    cost = f"einem anderen Spieler 1 {food_noun(effect.food)}"
    return paid(cost, ("geben", ""), effect.then, voice)


@clause.of(e.LayEggs)
def lay_eggs(effect: e.LayEggs, voice: Voice) -> str:
    lay = verb("legen", voice)
    if effect.on == "this":
        return f"{lay} {counted(effect.count, 'Ei', 'Eier')} auf diesen Vogel"
    n, one = effect.count, "einen" if effect.count == 1 else str(effect.count)
    if effect.on == "adjacent":
        birds = f"{one} {'Vogel' if n == 1 else 'Vögel'} direkt neben diesem"
        birds = birds_like(nested(effect.nests, birds), effect.like, n)
    else:
        birds = f"{one} {your('er', voice)} {'anderen ' if effect.on == 'other' else ''}Vögel"
        birds = birds_like(nested(effect.nests, birds), effect.like, 2)
    return f"{lay} {'' if n == 1 else 'je '}1 Ei auf {birds}"


@clause.of(e.LayEggOnEach)
def lay_egg_on_each(effect: e.LayEggOnEach, voice: Voice) -> str:
    nests: tuple[Nest, ...] = () if effect.nest is None else (effect.nest,)
    bird = nested(nests, "jeden Vogel")
    lay = f"{verb('legen', voice)} 1 Ei auf"
    if effect.column:
        return f"{lay} {birds_like(bird, effect.like, 1)} in dieser Spalte, auch auf diesen"
    if effect.habitat == "this":
        return f"{lay} {birds_like(bird, effect.like, 1)} in diesem Lebensraum, auch auf diesen"
    if effect.habitat is not None:
        return f"{lay} {birds_like(f'{bird} {row(effect.habitat, voice)}', effect.like, 1)}"
    birds = nested(nests, f"jeden {your('er', voice)} Vögel")
    return f"{lay} {birds_like(birds, effect.like, 2)}"


@clause.of(e.LayEggsFor)
def lay_eggs_for(effect: e.LayEggsFor, voice: Voice) -> str:
    birds = for_each(effect.counts, effect.per, voice, other=effect.others)
    return f"{verb('legen', voice)} 1 Ei auf diesen Vogel {birds}"


@clause.of(e.LayEggsInEmptyHabitat)
def lay_eggs_in_empty_habitat(effect: e.LayEggsInEmptyHabitat, voice: Voice) -> str:
    return (
        f"{verb('wählen', voice)} einen Lebensraum, in dem kein Vogel ein Ei hat, und"
        f" {verb('legen', voice)} dort 1 Ei auf jeden Vogel"
    )


@clause.of(e.DiscardEgg)
def discard_egg(effect: e.DiscardEgg, voice: Voice) -> str:
    eggs = counted(effect.count, "Ei", "Eier")
    other = "anderen " if effect.of == "other" else ""
    if effect.habitat is not None:
        birds = "einem Vogel" if effect.count == 1 else "Vögeln"
        place = f"{birds} {row(effect.habitat, voice)}"
    elif effect.count == 1:
        place = f"einem {your('er', voice)} {other}Vögel"
    else:
        place = f"{your('en', voice)} {other}Vögeln"
    return paid(f"{eggs} von {place}", OFF, effect.then, voice)


@clause.of(e.DiscardNest)
def discard_nest(effect: e.DiscardNest, voice: Voice) -> str:
    cards = counted(effect.tuck, "Karte", "Karten")
    birds = nested((effect.nest,), f"einem {your('er', voice)} Vögel")
    return (
        f"{verb('geben', voice)} alle Eier von {birds} ab; für jedes {verb('stecken', voice)}"
        f" {cards} vom Stapel unter diesen Vogel"
    )


@clause.of(e.EggsForFood)
def eggs_for_food(effect: e.EggsForFood, voice: Voice) -> str:
    taken = foods((effect.food,), effect.count)
    return (
        f"{verb('geben', voice)} 1 Ei von jedem anderen Vogel mit Eiern in dieser Reihe und Spalte"
        f" ab; für jedes {verb('lagern', voice)} {taken} aus dem Vorrat auf diesem Vogel"
    )


@clause.of(e.DrawCards)
def draw_cards(effect: e.DrawCards, voice: Voice) -> str:
    pile = {"any": "", "deck": " vom Stapel", "tray": " aus der Vogeltränke"}[effect.source]
    draw = verb("nehmen" if effect.source == "tray" else "ziehen", voice)
    if effect.like is None:
        text = f"{draw} {counted(effect.count, 'Karte', 'Karten')}{pile}"
    else:
        birds = counted(effect.count, "Vogel", "Vögel")
        text = birds_like(f"{draw}{pile} {birds}", effect.like, effect.count)
    if effect.may_renew:
        text += "; davor darfst du die Vogeltränke neu füllen oder auffüllen"
    if effect.discard:
        gone = f"{effect.discard} von {your('er', voice)} Hand"
        text += f"; am Ende des Zuges {verb('werfen', voice)} {gone} ab"
    return text


@clause.of(e.ResetTray)
def reset_tray(effect: e.ResetTray, voice: Voice) -> str:
    return f"{verb('füllen', voice)} die Vogeltränke neu{then(effect.then, voice)}"


@clause.of(e.DrawAndKeep)
def draw_and_keep(effect: e.DrawAndKeep, voice: Voice) -> str:
    draw = verb("ziehen", voice)
    if effect.source == "discards":
        text = f"{verb('mischen', voice)} die abgeworfenen Vogelkarten und {draw} {effect.draw}"
    else:
        cards = counted(effect.draw, "Karte", "Karten")
        text = f"{draw} {cards}{' vom Stapel' if effect.source == 'deck' else ''}"
    text += f"; {verb('behalten', voice)} 1"
    if effect.like is not None:
        text = f"{birds_like(f'{text} Vogel', effect.like, 1)}, falls einer dabei ist"
    if effect.may_tuck:
        text += ", auf der Hand oder unter diesem Vogel"
    others = "die andere" if effect.draw == 2 else "die anderen"
    comma = "," if effect.like is not None or effect.may_tuck else ""
    match effect.rest:
        case "discard":
            return f"{text}{comma} und {verb('werfen', voice)} {others} ab"
        case "tuck":
            return f"{text}{comma} und {verb('stecken', voice)} {others} unter diesen Vogel"
        case "give":
            return f"{text}{comma} und {verb('geben', voice)} {others} einem anderen Spieler"


@clause.of(e.DrawApart)
def draw_apart(effect: e.DrawApart, voice: Voice) -> str:
    return (
        f"{verb('ziehen', voice)} 1 Karte für jedes leere Feld dieser Reihe; am Ende des Zuges"
        f" {verb('behalten', voice)} 1 davon und {verb('werfen', voice)} die anderen ab"
    )


@clause.of(e.SearchForFood)
def search_for_food(effect: e.SearchForFood, voice: Voice) -> str:
    food = food_noun(effect.food)
    return (
        f"{verb('decken', voice)} {counted(effect.draw, 'Karte', 'Karten')} vom Stapel auf und"
        f" {verb('werfen', voice)} sie ab; für {each((effect.food,))} {food} in ihren Kosten"
        f" {verb('lagern', voice)} 1 {food} aus dem Vorrat auf diesem Vogel"
    )


@clause.of(e.DrawTray)
def draw_tray(effect: e.DrawTray, voice: Voice) -> str:
    return f"{verb('nehmen', voice)} alle Karten der Vogeltränke auf die Hand"


@clause.of(e.DraftCards)
def draft_cards(effect: e.DraftCards, voice: Voice) -> str:
    return (
        "ziehe 1 Karte mehr, als Spieler dabei sind, aus der Vogeltränke oder vom Stapel; reihum,"
        " von dir aus im Uhrzeigersinn, nimmt jeder 1 davon, und die übrige behältst du"
    )


@clause.of(e.DrawBonus)
def draw_bonus(effect: e.DrawBonus, voice: Voice) -> str:
    text = f"{verb('ziehen', voice)} {counted(effect.draw, 'Bonuskarte', 'Bonuskarten')}"
    if effect.per is not None:
        text += f" {for_each(effect.per, 1, voice)}"
    if effect.more_for_food:
        you = "du abgibst" if voice == "du" else "er abgibt"
        text += f" und 1 mehr für jedes Futter, das {you}"
    elif effect.per is None and effect.draw == effect.keep:
        return text
    if effect.any_card:
        gone = effect.draw - effect.keep
        return f"{text}, dann {verb('werfen', voice)} {gone} {your('er', voice)} Bonuskarten ab"
    return f"{text}; {verb('behalten', voice)} {effect.keep} davon"


@clause.of(e.DiscardBonus)
def discard_bonus(effect: e.DiscardBonus, voice: Voice) -> str:
    return paid(f"eine {your('er', voice)} Bonuskarten", AWAY, effect.then, voice)


@clause.of(e.TakeDiscardedBonus)
def take_discarded_bonus(effect: e.TakeDiscardedBonus, voice: Voice) -> str:
    return f"{verb('nehmen', voice)} eine der abgeworfenen Bonuskarten"


@clause.of(e.DiscardCard)
def discard_card(effect: e.DiscardCard, voice: Voice) -> str:
    return paid(f"1 Karte von {your('er', voice)} Hand", AWAY, effect.then, voice)


@clause.of(e.TuckFromHand)
def tuck_from_hand(effect: e.TuckFromHand, voice: Voice) -> str:
    cards = "1 Karte" if effect.count == 1 else f"bis zu {effect.count} Karten"
    text = f"{verb('stecken', voice)} {cards} von {your('er', voice)} Hand unter diesen Vogel"
    if effect.count == 1:
        more = effect.then + effect.each
        return f"{text}{then(more, voice)}" if more else text
    if effect.then:
        text += f"; {_if_done(voice)}, {clauses(effect.then, voice)}"
    if effect.each:
        text += f"; für jede davon {clauses(effect.each, voice)}"
    return text


def _if_done(voice: Voice) -> str:
    return "wenn du das tust" if voice == "du" else "wenn er das tut"


@clause.of(e.TuckBehindChosen)
def tuck_behind_chosen(effect: e.TuckBehindChosen, voice: Voice) -> str:
    text = (
        f"{verb('stecken', voice)} je 1 Karte von {your('er', voice)} Hand unter bis zu"
        f" {counted(effect.most, 'Vogel', 'Vögel')} {row(effect.habitat, voice)}"
    )
    if effect.then:
        text += f"; {_if_done(voice)}, {clauses(effect.then, voice)}"
    return text


@clause.of(e.TuckUnderEach)
def tuck_under_each(effect: e.TuckUnderEach, voice: Voice) -> str:
    return (
        f"{verb('stecken', voice)} je 1 Karte vom Stapel unter jeden Vogel"
        f" {row(effect.habitat, voice)}, auch unter diesen"
    )


@clause.of(e.TuckFromTray)
def tuck_from_tray(effect: e.TuckFromTray, voice: Voice) -> str:
    push = verb("stecken", voice)
    if effect.like is None and not effect.smallest:
        return f"{push} 1 Karte aus der Vogeltränke unter diesen Vogel"
    bird = "den Vogel mit der kleinsten Spannweite" if effect.smallest else "einen Vogel"
    return f"{push} aus der Vogeltränke {birds_like(bird, effect.like, 1, ends=False)} unter diesen"


@clause.of(e.TuckFromDeck)
def tuck_from_deck(effect: e.TuckFromDeck, voice: Voice) -> str:
    top = "die oberste Karte" if effect.count == 1 else f"die obersten {effect.count} Karten"
    return f"{verb('stecken', voice)} {top} des Stapels unter diesen Vogel"


@clause.of(e.HuntCard)
def hunt_card(effect: e.HuntCard, voice: Voice) -> str:
    cache = ""
    if effect.cache is not None:
        food = food_noun(effect.cache)
        cache = f" und {verb('lagern', voice)} 1 {food} aus dem Vorrat auf diesem Vogel"
    return (
        f"{verb('decken', voice)} die oberste Karte des Stapels auf: Falls {is_prey(effect.prey)},"
        f" {verb('stecken', voice)} sie unter diesen Vogel{cache}; sonst"
        f" {verb('werfen', voice)} sie ab"
    )


@clause.of(e.HuntDice)
def hunt_dice(effect: e.HuntDice, voice: Voice) -> str:
    text = f"{verb('würfeln', voice)} mit allen Würfeln neben dem Vogelhäuschen;"
    food = food_noun(effect.food)
    cache = f"{verb('lagern', voice)} 1 {food} auf diesem Vogel"
    match effect.reward:
        case "cache":
            return f"{text} zeigt mindestens einer {food}, {cache}"
        case "each":
            return f"{text} für jeden, der {food} zeigt, {cache}"
        case "egg":
            lay = f"{verb('legen', voice)} 1 Ei auf diesen Vogel"
            return f"{text} zeigt mindestens einer {food}, {lay}"


@clause.of(e.AllPlayers)
def all_players(effect: e.AllPlayers, voice: Voice) -> str:
    who = "jeder andere Spieler" if effect.others else "jeder Spieler"
    text = f"{who} {clause(effect.effect, 'jeder')}{_begins(effect.first)}"
    if not effect.bonus:
        return text
    if effect.bonus == (effect.effect,) and isinstance(effect.effect, e.LayEggs):
        return f"{text}; danach darfst du 1 weiteres auf einen anderen solchen Vogel legen"
    if effect.bonus == (effect.effect,):
        return f"{text}; danach darfst du das noch einmal tun"
    return f"{text}; danach, wenn du willst: {capital(clauses(effect.bonus, 'du'))}"


@clause.of(e.FewestBirds)
def fewest_birds(effect: e.FewestBirds, voice: Voice) -> str:
    return (
        f"wer {im(effect.habitat)} die wenigsten Vögel hat, auch bei Gleichstand,"
        f" {clause(effect.effect, 'jeder')}{_begins(effect.first)}"
    )


def _begins(first: Literal["you", "chosen"]) -> str:
    return "; du bestimmst, wer anfängt" if first == "chosen" else ""


@clause.of(e.WithPlayer)
def with_player(effect: e.WithPlayer, voice: Voice) -> str:
    text = f"{verb('wählen', voice)} einen anderen Spieler"
    if effect.they == effect.you:
        return f"{text}: Jeder von euch beiden {clauses(effect.they, 'jeder')}"
    return (
        f"{text}: Er {clauses(effect.they, 'jeder')}; dann du: {capital(clauses(effect.you, 'du'))}"
    )


@clause.of(e.PerCube)
def per_cube(effect: e.PerCube, voice: Voice) -> str:
    return (
        f"{verb('wählen', voice)} einen anderen Spieler; für jeden Aktionswürfel, den er"
        f" {im(effect.habitat)} hat, {clause(effect.effect, voice)}"
    )


@clause.of(e.NeighbourHas)
def neighbour_has(effect: e.NeighbourHas, voice: Voice) -> str:
    side = {"left": "dein linker Nachbar", "right": "dein rechter Nachbar"}
    who = side.get(effect.side, "einer deiner beiden Nachbarn")
    has = f"falls {who} {food_noun(effect.food, 2)} im Vorrat hat"
    return f"{has}, {clauses(effect.then, voice)}"


@clause.of(e.CopyPower)
def copy_power(effect: e.CopyPower, voice: Voice) -> str:
    side = {"left": "linken", "right": "rechten"}[effect.side]
    return (
        f"{verb('kopieren', voice)} eine braune Fähigkeit {im(effect.habitat)}"
        f" {your('es', voice)} {side} Nachbarn"
    )


@clause.of(e.OneOf)
def one_of(effect: e.OneOf, voice: Voice) -> str:
    courses = [clauses(course, voice) for course in effect.courses]
    if len(courses) != 2:
        return joined(courses, "oder")
    comma = "," if any(":" in course for course in courses) else ""
    return f"{courses[0]}{comma} oder {courses[1]}"


@clause.of(e.IfAllActions)
def if_all_actions(effect: e.IfAllActions, voice: Voice) -> str:
    you = "du" if voice == "du" else "er"
    have = "hast" if voice == "du" else "hat"
    done = f"wenn {you} in dieser Runde alle vier Aktionen genutzt {have}"
    return f"{done}, {clauses(effect.then, voice)}"


@clause.of(e.AtEndOfTurn)
def at_end_of_turn(effect: e.AtEndOfTurn, voice: Voice) -> str:
    return f"am Ende des Zuges {clauses(effect.then, voice)}"


@clause.of(e.CountsDouble)
def counts_double(effect: e.CountsDouble, voice: Voice) -> str:
    return "dieser Vogel zählt für das Ziel dieser Runde doppelt, falls er dafür überhaupt zählt"


@clause.of(e.PlayBird)
def play_bird(effect: e.PlayBird, voice: Voice) -> str:
    if effect.habitat is None:
        where = "in einen beliebigen Lebensraum"
    elif effect.habitat == "this":
        where = "in den Lebensraum dieses Vogels"
    else:
        ending = "en" if effect.habitat == "forest" else ""
        where = f"in {your(ending, voice)} {name(effect.habitat)}"
    cost = {
        "normal": "zu den üblichen Kosten",
        "one_less": "zu den üblichen Kosten, aber für 1 Ei weniger",
        "none": "zu den üblichen Futterkosten, aber ohne Eier",
    }[effect.eggs]
    return f"{verb('spielen', voice)} einen weiteren Vogel {where} {cost}"


@clause.of(e.MoveBird)
def move_bird(effect: e.MoveBird, voice: Voice) -> str:
    move = verb("versetzen", voice)
    return f"falls rechts von diesem Vogel keiner liegt, {move} ihn in einen anderen Lebensraum"


@clause.of(e.RepeatPower)
def repeat_power(effect: e.RepeatPower, voice: Voice) -> str:
    whose = "Jägers" if effect.predator else "Vogels"
    use = f"{verb('nutzen', voice)} die braune Fähigkeit eines anderen {whose}"
    return f"{use} in diesem Lebensraum noch einmal"


@trigger.of(e.PlaysBird)
def plays_bird(when: e.PlaysBird) -> str:
    into = "in seinen" if when.habitat == "forest" else "in sein"
    return f"wenn ein anderer Spieler einen Vogel {into} {name(when.habitat)} spielt"


@trigger.of(e.GainsFood)
def gains_food(when: e.GainsFood) -> str:
    food = f"mindestens 1 {food_noun(when.food)}"
    return f"wenn ein anderer Spieler durch „Futter nehmen“ {food} bekommt"


@trigger.of(e.LaysEggs)
def lays_eggs(when: e.LaysEggs) -> str:
    return "wenn ein anderer Spieler „Eier legen“ wählt"


@trigger.of(e.HuntSucceeds)
def hunt_succeeds(when: e.HuntSucceeds) -> str:
    return "wenn ein Jäger eines anderen Spielers Erfolg hat"


@trigger.of(e.TakesGainFood)
def takes_gain_food(when: e.TakesGainFood) -> str:
    return "wenn ein anderer Spieler „Futter nehmen“ wählt"


@trigger.of(e.TucksCard)
def tucks_card(when: e.TucksCard) -> str:
    return "wenn ein anderer Spieler eine Karte unter einen Vogel steckt"


@trigger.of(e.GainsNectar)
def gains_nectar(when: e.GainsNectar) -> str:
    return "wenn ein anderer Spieler Nektar bekommt"


@placing.of(e.Sideways)
def sideways(how: e.Sideways) -> str:
    return (
        f"dieser Vogel liegt quer auf zwei Feldern in deinem {name(how.habitat)}; von ihren"
        " Eierkosten zahlst du nur die niedrigeren"
    )


@placing.of(e.OnTop)
def on_top(how: e.OnTop) -> str:
    return (
        "du darfst diesen Vogel kostenlos auf einen deiner Vögel spielen; der Vogel darunter"
        " verliert seine Eier und sein gelagertes Futter und zählt als daruntergesteckte Karte"
    )


@placing.of(e.CardsForFood)
def cards_for_food(how: e.CardsForFood) -> str:
    return (
        f"statt 1 {food_noun(how.food)} in seinen Kosten darfst du jeweils 1 Karte von deiner Hand"
        " zahlen; sie kommt unter diesen Vogel"
    )


@placing.of(e.Replaces)
def replaces(how: e.Replaces) -> str:
    return (
        f"dieser Vogel darf den Platz eines Vogels in deinem {name(how.habitat)} einnehmen, der"
        " abgeworfen wird, und kostet dann kein Ei; wenn er das tut"
    )
