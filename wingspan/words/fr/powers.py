"""French texts of bird powers: one clause for each effect, joined as on the card."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

from wingspan.engine import conditions as c
from wingspan.engine import effects as e
from wingspan.engine.components import Habitat, Nest

from ..grammar import capital, sentence, small
from ..phrasebook import Phrasebook
from .cards import (
    HABITATS,
    HIS_HABITAT,
    NESTS,
    OF_HABITAT,
    THE_HABITAT,
    counted,
    described,
    food_noun,
    like,
    tally,
)
from .grammar import joined, plural

Voice = Literal["vous", "chacun", "infinitif"]
"""The person and form of a clause's verbs: "gagnez 1 graine", "(chaque joueur) gagne", "gagner"."""

VERBS: dict[str, tuple[str, str]] = {
    "choisir": ("choisissez", "choisit"),
    "copier": ("copiez", "copie"),
    "défausser": ("défaussez", "défausse"),
    "dépenser": ("dépensez", "dépense"),
    "déplacer": ("déplacez", "déplace"),
    "donner": ("donnez", "donne"),
    "échanger": ("échangez", "échange"),
    "étaler": ("étalez", "étale"),
    "gagner": ("gagnez", "gagne"),
    "garder": ("gardez", "garde"),
    "glisser": ("glissez", "glisse"),
    "jouer": ("jouez", "joue"),
    "lancer": ("lancez", "lance"),
    "mélanger": ("mélangez", "mélange"),
    "piocher": ("piochez", "pioche"),
    "pondre": ("pondez", "pond"),
    "prendre": ("prenez", "prend"),
    "relancer": ("relancez", "relance"),
    "renouveler": ("renouvelez", "renouvelle"),
    "retirer": ("retirez", "retire"),
    "révéler": ("révélez", "révèle"),
    "stocker": ("stockez", "stocke"),
    "utiliser": ("utilisez", "utilise"),
    "voler": ("volez", "vole"),
}
"""The imperative (vous) and the third person of each infinitive."""

clause: Phrasebook[[Voice]] = Phrasebook()
"""What an effect does, without a capital or a full stop."""

trigger: Phrasebook[[]] = Phrasebook()
"""When a pink power is triggered: "quand …"."""


placing: Phrasebook[[]] = Phrasebook()
"""Other ways in which a bird can be played."""


def power(power: e.Power) -> str:
    """Return the whole text of a power, as a sentence."""
    text = clauses(power.effects, "vous")
    if power.at_end_of_turn:
        text = f"à la fin de ce tour, {text}"
    if power.trigger is not None:
        text = f"{trigger(power.trigger)}{' :' if power.at_end_of_turn else ','} {text}"
    if power.placing is not None:
        come = placing(power.placing)
        text = f"{come}, {text}" if text else come
    return sentence(text)


def course(effects: Iterable[e.AnyEffect]) -> str:
    """Return what one of several alternatives does."""
    return capital(clauses(effects, "infinitif"))


def clauses(effects: Iterable[e.AnyEffect], voice: Voice) -> str:
    """Join the clauses of effects in order; equal neighbours become one clause with a number."""
    return ", puis ".join(
        _times(effect, len(list(same)), voice) for effect, same in groupby(effects)
    )


def _times(effect: e.AnyEffect, n: int, voice: Voice) -> str:
    if n == 1:
        return clause(effect, voice)
    if effect == e.GainDie():
        return f"{verb('gagner', voice)} {counted(n, 'nourriture')} de la mangeoire"
    return f"{n} fois de suite, {clause(effect, voice)}"


def paid(infinitive: str, cost: str, then: Iterable[e.AnyEffect], voice: Voice) -> str:
    """Return a cost with its effects: "défaussez … : piochez …"."""
    if voice == "chacun":
        return f"peut {infinitive} {cost} ; qui le fait {clauses(then, voice)}"
    return f"{verb(infinitive, voice)} {cost} : {clauses(then, voice)}"


def verb(infinitive: str, voice: Voice) -> str:
    """Return a verb of :data:`VERBS` in the form for ``voice``."""
    if voice == "infinitif":
        return infinitive
    return VERBS[infinitive][voice == "chacun"]


def with_pronoun(infinitive: str, pronoun: str, voice: Voice) -> str:
    """Return a verb with its object pronoun: "glissez-la" or "la glisse"."""
    form = verb(infinitive, voice)
    return f"{form}-{pronoun}" if voice == "vous" else f"{pronoun} {form}"


def your_hand(voice: Voice) -> str:
    """Name the hand for ``voice``: "votre main" or "sa main"."""
    return "sa main" if voice == "chacun" else "votre main"


def your_birds(voice: Voice) -> str:
    """Name the birds for ``voice``: "vos oiseaux" or "ses oiseaux"."""
    return "ses oiseaux" if voice == "chacun" else "vos oiseaux"


def row(habitat: Habitat | Literal["this"], voice: Voice) -> str:
    """Name a row: "cet habitat" or "votre forêt"."""
    if habitat == "this":
        return "cet habitat"
    return HIS_HABITAT[habitat] if voice == "chacun" else f"votre {HABITATS[habitat]}"


def foods(food: e.Foods, count: int = 1) -> str:
    """Return foods with a number: "1 graine ou 1 fruit"; for any food, "2 nourritures au choix"."""
    if not food:
        return f"{counted(count, 'nourriture')} au choix"
    return joined((f"{count} {food_noun(kind, count)}" for kind in food), "ou")


def tokens(food: e.Foods, n: int = 2) -> str:
    """Return foods without a number: "graines ou fruits"; for any food, "nourritures au choix"."""
    if not food:
        return plural(n, "nourriture", "nourritures") + " au choix"
    return joined((food_noun(kind, n) for kind in food), "ou")


def nested(nests: tuple[Nest, ...], birds: str) -> str:
    """Return ``birds`` with the kinds of nest: "oiseaux à nid en coupe ou au sol"."""
    if not nests:
        return birds
    first, *others = (NESTS[nest] for nest in nests)
    return f"{birds} à {joined((first, *(nest.removeprefix('nid ') for nest in others)), 'ou')}"


def of_which(what: c.AnyCondition | None, n: int) -> str:
    """Return a condition for use after "oiseau" or "oiseaux" with a leading space; "" for none."""
    return "" if what is None else f" {like(what, n)}"


def for_each(counts: c.AnyTally, per: int, voice: Voice, *, other: bool = False) -> str:
    """Say for what a power counts: "pour chaque oiseau dans votre forêt", "par tranche de 2 …"."""
    match counts:
        case c.Birds():
            one, many, kind = "oiseau", "oiseaux", described(counts, per)
        case c.Eggs():
            one, many = "œuf", "œufs"
            kind = "" if counts.like is None else f"sur des oiseaux {like(counts.like, 2)}"
        case _:
            return f"selon ce décompte : {small(tally(counts))}"
    place = ""
    if counts.habitat is not None:
        place = f"dans {row(counts.habitat, voice)}"
    if per > 1:
        lead = f"par tranche de {per} {many}"
    elif counts.habitat is not None:
        lead = f"pour chaque {'autre ' if other else ''}{one}"
    else:
        own = "ses" if voice == "chacun" else "vos"
        lead = f"pour chacun de {own} {'autres ' if other else ''}{many}"
        kind = described(counts, 2) if isinstance(counts, c.Birds) else kind
    return " ".join(filter(None, (lead, kind, place)))


def is_prey(prey: c.AnyCondition) -> str:
    """Return a condition on the card just turned up: "son envergure est inférieure à 50 cm"."""
    match prey:
        case c.WingspanUnder(cm):
            return f"son envergure est inférieure à {cm} cm"
        case c.WingspanUpTo(cm):
            return f"son envergure est de {cm} cm au plus"
        case c.WingspanOver(cm):
            return f"son envergure est supérieure à {cm} cm"
        case c.LivesIn(habitat):
            return f"elle peut vivre dans {THE_HABITAT[habitat]}"
        case _:
            return f"c'est un oiseau {like(prey, 1)}"


@clause.of(e.GainFood)
def gain_food(effect: e.GainFood, voice: Voice) -> str:
    text = f"{verb('gagner', voice)} {foods(effect.food, effect.count)} de la réserve"
    return text if effect.per is None else f"{text} {for_each(effect.per, 1, voice)}"


@clause.of(e.CacheFood)
def cache_food(effect: e.CacheFood, voice: Voice) -> str:
    taken = foods((effect.food,), effect.count)
    if effect.spendable:
        gain = f"{verb('gagner', voice)} {taken} de la réserve, à stocker aussitôt sur cet oiseau"
        return f"{gain} ; cette nourriture peut être dépensée à tout moment"
    return f"{verb('stocker', voice)} sur cet oiseau {taken} de la réserve"


@clause.of(e.GainDie)
def gain_die(effect: e.GainDie, voice: Voice) -> str:
    gained = foods(effect.food) if effect.food else "1 nourriture"
    shown = " si un dé en montre" if effect.food else ""
    if effect.cached:
        text = f"{verb('stocker', voice)} sur cet oiseau {gained} de la mangeoire{shown}"
    else:
        text = f"{verb('gagner', voice)} {gained} de la mangeoire{shown}"
    if effect.may_cache:
        text += " ; ce jeton peut être stocké sur cet oiseau"
    if effect.then:
        text += f" ; dans ce cas, {clauses(effect.then, voice)}"
    return text


@clause.of(e.GainAllDice)
def gain_all_dice(effect: e.GainAllDice, voice: Voice) -> str:
    gained = f"{verb('gagner', voice)} 1 {food_noun(effect.food)}"
    text = f"{gained} pour chaque dé de la mangeoire qui en montre"
    if effect.may == "cache":
        text += " ; ces jetons peuvent être stockés, en tout ou partie, sur cet oiseau"
    elif effect.may == "tuck":
        text += (
            " ; pour chaque jeton que vous en défaussez, vous pouvez glisser sous cet oiseau"
            " 1 carte de la pioche"
        )
    return text


@clause.of(e.GainEachKind)
def gain_each_kind(effect: e.GainEachKind, voice: Voice) -> str:
    return (
        f"{verb('gagner', voice)} 1 nourriture de chaque sorte que montrent les dés de la mangeoire"
    )


@clause.of(e.GainFoodAgain)
def gain_food_again(effect: e.GainFoodAgain, voice: Voice) -> str:
    return (
        f"{verb('gagner', voice)} 1 nourriture de la réserve, d'une sorte déjà gagnée durant ce"
        " tour"
    )


@clause.of(e.ShareAllDice)
def share_all_dice(effect: e.ShareAllDice, voice: Voice) -> str:
    return (
        f"{verb('gagner', voice)} 1 {food_noun(effect.food)} pour chaque dé de la mangeoire qui en"
        f" montre ; {with_pronoun('garder', 'en', voice)} la moitié, arrondie au supérieur, et"
        f" {verb('donner', voice)} le reste à un ou plusieurs autres joueurs"
    )


@clause.of(e.ShareFood)
def share_food(effect: e.ShareFood, voice: Voice) -> str:
    return (
        f"{verb('choisir', voice)} une sorte de nourriture : chaque joueur en gagne 1 de la réserve"
    )


@clause.of(e.RemoveDie)
def remove_die(effect: e.RemoveDie, voice: Voice) -> str:
    return f"{verb('retirer', voice)} un dé de la mangeoire, puis {clauses(effect.then, voice)}"


@clause.of(e.ResetBirdfeeder)
def reset_birdfeeder(effect: e.ResetBirdfeeder, voice: Voice) -> str:
    return (
        f"{verb('relancer', voice)} tous les dés dans la mangeoire, puis"
        f" {clauses(effect.then, voice)}"
    )


@clause.of(e.TradeFood)
def trade_food(effect: e.TradeFood, voice: Voice) -> str:
    own = "ses" if voice == "chacun" else "vos"
    return (
        f"{verb('échanger', voice)} 1 de {own} jetons Nourriture contre 1 jeton d'une autre"
        " sorte de la réserve"
    )


@clause.of(e.DiscardFood)
def discard_food(effect: e.DiscardFood, voice: Voice) -> str:
    if effect.most == 1:
        what = foods(effect.food)
        if effect.row:
            what += f" dans {row(effect.row, voice)}"
            return paid("dépenser", what, effect.then, voice)
        return paid("défausser", what, effect.then, voice)
    if effect.most:
        what = f"jusqu'à {effect.most} {tokens(effect.food)}"
    else:
        what = f"autant de {tokens(effect.food) if effect.food else 'nourritures'} que"
        what += " souhaité" if voice == "chacun" else " vous voulez"
    return f"{verb('défausser', voice)} {what} ; pour chaque jeton, {clauses(effect.then, voice)}"


@clause.of(e.CacheOwnFood)
def cache_own_food(effect: e.CacheOwnFood, voice: Voice) -> str:
    own = "sa" if voice == "chacun" else "votre"
    return (
        f"{verb('stocker', voice)} sur cet oiseau jusqu'à {effect.most} {tokens(effect.food)} de"
        f" {own} réserve"
    )


@clause.of(e.CacheOnChosen)
def cache_on_chosen(effect: e.CacheOnChosen, voice: Voice) -> str:
    own = "sa" if voice == "chacun" else "votre"
    return (
        f"{verb('stocker', voice)} 1 {food_noun(effect.food)} de {own} réserve sur"
        f" {_chosen(effect.habitat, effect.most, voice)}"
    )


def _chosen(habitat: Habitat | Literal["this"], most: int, voice: Voice) -> str:
    own = "son" if voice == "chacun" else "votre"
    return f"chacun des oiseaux de {own} choix dans {row(habitat, voice)} ({most} au plus)"


@clause.of(e.CacheAnywhere)
def cache_anywhere(effect: e.CacheAnywhere, voice: Voice) -> str:
    return (
        f"{verb('stocker', voice)} {foods((), effect.count)} de la réserve sur un de"
        f" {your_birds(voice)}"
    )


@clause.of(e.CachePerPredator)
def cache_per_predator(effect: e.CachePerPredator, voice: Voice) -> str:
    oneself = "lui compris" if voice == "chacun" else "vous compris"
    return (
        f"{verb('choisir', voice)} un joueur, {oneself} ; pour chacun de ses prédateurs,"
        f" {verb('stocker', voice)} sur cet oiseau 1 {food_noun(effect.food)} de la réserve"
    )


@clause.of(e.StealFood)
def steal_food(effect: e.StealFood, voice: Voice) -> str:
    text = f"{verb('voler', voice)} {foods(effect.food)} à un autre joueur"
    if effect.cached:
        it = "la" if effect.food in ((), ("seed",)) else "le"
        text += f" et {with_pronoun('stocker', it, voice)} sur cet oiseau"
    return f"{text} ; ce joueur gagne 1 nourriture de la mangeoire"


@clause.of(e.GiveFood)
def give_food(effect: e.GiveFood, voice: Voice) -> str:
    return paid("donner", f"1 {food_noun(effect.food)} à un autre joueur", effect.then, voice)


@clause.of(e.LayEggs)
def lay_eggs(effect: e.LayEggs, voice: Voice) -> str:
    lay = verb("pondre", voice)
    if effect.on == "this":
        return f"{lay} {counted(effect.count, 'œuf')} sur cet oiseau"
    if effect.on == "adjacent":
        n = effect.count
        bird = nested(effect.nests, plural(n, "oiseau", "oiseaux")) + of_which(effect.like, n)
        if n == 1:
            return f"{lay} 1 œuf sur un {bird} voisin de celui-ci"
        return f"{lay} 1 œuf sur chacun de {n} {bird} voisins de celui-ci"
    kind = nested(effect.nests, "") + of_which(effect.like, 2)
    if effect.count == 1:
        one = "un autre" if effect.on == "other" else "un"
        return f"{lay} 1 œuf sur {one} de {your_birds(voice)}{kind}"
    birds = your_birds(voice)
    if effect.on == "other":
        birds = birds.replace(" ", " autres ")
    return f"{lay} 1 œuf sur chacun de {effect.count} de {birds}{kind}"


@clause.of(e.LayEggOnEach)
def lay_egg_on_each(effect: e.LayEggOnEach, voice: Voice) -> str:
    nests: tuple[Nest, ...] = () if effect.nest is None else (effect.nest,)
    lay = f"{verb('pondre', voice)} 1 œuf sur"
    bird = nested(nests, "chaque oiseau") + of_which(effect.like, 1)
    if effect.column:
        return f"{lay} {bird} de cette colonne, celui-ci compris"
    if effect.habitat == "this":
        return f"{lay} {bird} de cet habitat, celui-ci compris"
    if effect.habitat is not None:
        return f"{lay} {bird} de {row(effect.habitat, voice)}"
    if effect.like is not None:
        birds = nested(nests, your_birds(voice))
        return f"{lay} chacun de {birds}{of_which(effect.like, 2)}"
    return f"{lay} {bird} {'qu’il a' if voice == 'chacun' else 'que vous avez'}"


@clause.of(e.LayEggsFor)
def lay_eggs_for(effect: e.LayEggsFor, voice: Voice) -> str:
    each = for_each(effect.counts, effect.per, voice, other=effect.others)
    return f"{verb('pondre', voice)} 1 œuf sur cet oiseau {each}"


@clause.of(e.LayEggsInEmptyHabitat)
def lay_eggs_in_empty_habitat(effect: e.LayEggsInEmptyHabitat, voice: Voice) -> str:
    return (
        f"{verb('choisir', voice)} un habitat sans œuf et {with_pronoun('pondre', 'y', voice)}"
        " 1 œuf sur chaque oiseau"
    )


@clause.of(e.DiscardEgg)
def discard_egg(effect: e.DiscardEgg, voice: Voice) -> str:
    eggs = counted(effect.count, "œuf")
    if effect.habitat is not None:
        birds = "un oiseau" if effect.count == 1 else "des oiseaux"
        place = f"{birds} de {row(effect.habitat, voice)}"
    elif effect.count == 1:
        place = f"{'un autre' if effect.of == 'other' else 'un'} de {your_birds(voice)}"
    else:
        place = your_birds(voice)
        if effect.of == "other":
            place = place.replace(" ", " autres ")
    return paid("défausser", f"{eggs} pris sur {place}", effect.then, voice)


@clause.of(e.DiscardNest)
def discard_nest(effect: e.DiscardNest, voice: Voice) -> str:
    return (
        f"{verb('défausser', voice)} tous les œufs d'un de"
        f" {nested((effect.nest,), your_birds(voice))} ; pour chacun, {verb('glisser', voice)}"
        f" sous cet oiseau {counted(effect.tuck, 'carte')} de la pioche"
    )


@clause.of(e.EggsForFood)
def eggs_for_food(effect: e.EggsForFood, voice: Voice) -> str:
    taken = foods((effect.food,), effect.count)
    return (
        f"{verb('défausser', voice)} 1 œuf de chaque autre oiseau de cette ligne et de cette"
        f" colonne qui en porte ; pour chacun, {verb('stocker', voice)} sur cet oiseau {taken} de"
        " la réserve"
    )


@clause.of(e.DrawCards)
def draw_cards(effect: e.DrawCards, voice: Voice) -> str:
    if effect.like is not None:
        birds = counted(effect.count, "oiseau", "oiseaux") + of_which(effect.like, effect.count)
        text = f"{_PILES[effect.source]}{verb('prendre', voice)} {birds}"
    elif effect.source == "deck":
        text = f"{verb('prendre', voice)} {counted(effect.count, 'carte')} de la pioche"
    elif effect.source == "tray":
        text = f"{verb('prendre', voice)} {counted(effect.count, 'carte')} du plateau Oiseaux"
    else:
        text = f"{verb('piocher', voice)} {counted(effect.count, 'carte')}"
    if effect.may_renew:
        text += " ; avant cela, ce plateau peut être renouvelé ou complété"
    if effect.discard:
        discard = with_pronoun("défausser", "en", voice)
        text += f" ; en fin de tour, {discard} {effect.discard} de {your_hand(voice)}"
    return text


_PILES = {"any": "", "deck": "dans la pioche, ", "tray": "sur le plateau Oiseaux, "}


@clause.of(e.ResetTray)
def reset_tray(effect: e.ResetTray, voice: Voice) -> str:
    return f"{verb('renouveler', voice)} le plateau Oiseaux, puis {clauses(effect.then, voice)}"


@clause.of(e.DrawAndKeep)
def draw_and_keep(effect: e.DrawAndKeep, voice: Voice) -> str:
    cards = counted(effect.draw, "carte")
    match effect.source:
        case "any":
            text = f"{verb('piocher', voice)} {cards}"
        case "deck":
            text = f"{verb('prendre', voice)} {cards} de la pioche"
        case "discards":
            draw = with_pronoun("piocher", "en", voice)
            text = f"{verb('mélanger', voice)} les cartes Oiseau défaussées et {draw} {effect.draw}"
    if effect.like is None:
        text += f" ; {with_pronoun('garder', 'en', voice)} 1"
    else:
        text += f" ; {verb('garder', voice)} 1 oiseau{of_which(effect.like, 1)}, s'il y en a un"
    if effect.may_tuck:
        glissee = "glissée" if effect.like is None else "glissé"
        text += f", en main ou {glissee} sous cet oiseau"
    if effect.like is not None or effect.may_tuck:
        text += ","
    others = "l'autre" if effect.draw == 2 else "les autres"
    match effect.rest:
        case "discard":
            return f"{text} et {verb('défausser', voice)} {others}"
        case "tuck":
            return f"{text} et {verb('glisser', voice)} {others} sous cet oiseau"
        case "give":
            return f"{text} et {verb('donner', voice)} {others} à un autre joueur"


@clause.of(e.DrawApart)
def draw_apart(effect: e.DrawApart, voice: Voice) -> str:
    return (
        f"{verb('piocher', voice)} 1 carte pour chaque case vide de cette ligne ; en fin de tour,"
        f" {with_pronoun('garder', 'en', voice)} 1 et {verb('défausser', voice)} les autres"
    )


@clause.of(e.SearchForFood)
def search_for_food(effect: e.SearchForFood, voice: Voice) -> str:
    food = food_noun(effect.food)
    return (
        f"{verb('révéler', voice)} {counted(effect.draw, 'carte')} de la pioche et"
        f" {with_pronoun('défausser', 'les', voice)} ; pour chaque {food} dans leurs coûts,"
        f" {verb('stocker', voice)} sur cet oiseau 1 {food} de la réserve"
    )


@clause.of(e.DrawTray)
def draw_tray(effect: e.DrawTray, voice: Voice) -> str:
    return f"{verb('prendre', voice)} en main toutes les cartes du plateau Oiseaux"


@clause.of(e.DraftCards)
def draft_cards(effect: e.DraftCards, voice: Voice) -> str:
    return (
        f"{verb('piocher', voice)} 1 carte de plus qu'il n'y a de joueurs, sur le plateau Oiseaux,"
        " dans la pioche ou les deux ; à partir de vous, dans le sens horaire, chacun en prend 1,"
        " et vous gardez la carte supplémentaire"
    )


@clause.of(e.DrawBonus)
def draw_bonus(effect: e.DrawBonus, voice: Voice) -> str:
    text = f"{verb('piocher', voice)} {counted(effect.draw, 'carte Bonus', 'cartes Bonus')}"
    if effect.per is not None:
        text = f"{for_each(effect.per, 1, voice)}, {text}"
    if effect.more_for_food:
        text += ", et 1 de plus pour chaque nourriture défaussée à cette fin"
    elif effect.per is None and effect.draw == effect.keep:
        return text
    if effect.any_card:
        gone, own = effect.draw - effect.keep, "ses" if voice == "chacun" else "vos"
        cards = f"{gone} de {own} cartes Bonus, anciennes ou nouvelles"
        return f"{text}, puis {verb('défausser', voice)} {cards}"
    return f"{text} ; {with_pronoun('garder', 'en', voice)} {effect.keep}"


@clause.of(e.DiscardBonus)
def discard_bonus(effect: e.DiscardBonus, voice: Voice) -> str:
    own = "ses" if voice == "chacun" else "vos"
    return paid("défausser", f"une de {own} cartes Bonus", effect.then, voice)


@clause.of(e.TakeDiscardedBonus)
def take_discarded_bonus(effect: e.TakeDiscardedBonus, voice: Voice) -> str:
    return f"{verb('prendre', voice)} une des cartes Bonus défaussées"


@clause.of(e.DiscardCard)
def discard_card(effect: e.DiscardCard, voice: Voice) -> str:
    return paid("défausser", f"1 carte de {your_hand(voice)}", effect.then, voice)


@clause.of(e.TuckFromHand)
def tuck_from_hand(effect: e.TuckFromHand, voice: Voice) -> str:
    cards = "une carte" if effect.count == 1 else f"jusqu'à {effect.count} cartes"
    text = f"{verb('glisser', voice)} {cards} de {your_hand(voice)} sous cet oiseau"
    if effect.count == 1:
        then = effect.then + effect.each
        return f"{text}, puis {clauses(then, voice)}" if then else text
    if effect.then:
        text += f" ; si une carte au moins est glissée, {clauses(effect.then, voice)}"
    if effect.each:
        text += f" ; pour chacune, {clauses(effect.each, voice)}"
    return text


@clause.of(e.TuckBehindChosen)
def tuck_behind_chosen(effect: e.TuckBehindChosen, voice: Voice) -> str:
    text = (
        f"{verb('glisser', voice)} 1 carte de {your_hand(voice)} sous"
        f" {_chosen(effect.habitat, effect.most, voice)}"
    )
    if effect.then:
        text += f" ; si une carte au moins est glissée, {clauses(effect.then, voice)}"
    return text


@clause.of(e.TuckUnderEach)
def tuck_under_each(effect: e.TuckUnderEach, voice: Voice) -> str:
    return (
        f"{verb('glisser', voice)} 1 carte de la pioche sous chaque oiseau de"
        f" {row(effect.habitat, voice)}, celui-ci compris"
    )


@clause.of(e.TuckFromTray)
def tuck_from_tray(effect: e.TuckFromTray, voice: Voice) -> str:
    if effect.like is None and not effect.smallest:
        return f"{verb('glisser', voice)} une carte du plateau Oiseaux sous cet oiseau"
    bird = ("l'oiseau" if effect.smallest else "un oiseau") + of_which(effect.like, 1)
    size = " de plus petite envergure" if effect.smallest else ""
    return (
        f"{verb('prendre', voice)} sur le plateau Oiseaux {bird}{size} et"
        f" {with_pronoun('glisser', 'le', voice)} sous celui-ci"
    )


@clause.of(e.TuckFromDeck)
def tuck_from_deck(effect: e.TuckFromDeck, voice: Voice) -> str:
    top = "la première carte" if effect.count == 1 else f"les {effect.count} premières cartes"
    return f"{verb('glisser', voice)} sous cet oiseau {top} de la pioche"


@clause.of(e.HuntCard)
def hunt_card(effect: e.HuntCard, voice: Voice) -> str:
    tuck = with_pronoun("glisser", "la", voice)
    discard = with_pronoun("défausser", "la", voice)
    cache = ""
    if effect.cache is not None:
        food = food_noun(effect.cache)
        cache = f" et {with_pronoun('stocker', 'y', voice)} 1 {food} de la réserve"
    return (
        f"{verb('révéler', voice)} la première carte de la pioche : si {is_prey(effect.prey)},"
        f" {tuck} sous cet oiseau{cache} ; sinon, {discard}"
    )


@clause.of(e.HuntDice)
def hunt_dice(effect: e.HuntDice, voice: Voice) -> str:
    text = f"{verb('lancer', voice)} les dés restés hors de la mangeoire ;"
    food = food_noun(effect.food)
    cache = f"{with_pronoun('stocker', 'en', voice)} 1 sur cet oiseau"
    match effect.reward:
        case "cache":
            return f"{text} si l'un d'eux montre 1 {food}, {cache}"
        case "each":
            return f"{text} pour chaque {food} qu'ils montrent, {cache}"
        case "egg":
            lay = f"{verb('pondre', voice)} 1 œuf sur cet oiseau"
            return f"{text} si l'un d'eux montre 1 {food}, {lay}"


@clause.of(e.AllPlayers)
def all_players(effect: e.AllPlayers, voice: Voice) -> str:
    who = "chaque autre joueur" if effect.others else "chaque joueur"
    text = f"{who} {clause(effect.effect, 'chacun')}{_begins(effect.first)}"
    if not effect.bonus:
        return text
    if effect.bonus == (effect.effect,) and isinstance(effect.effect, e.LayEggs):
        return f"{text} ; vous pouvez ensuite en pondre 1 de plus sur un autre de ces oiseaux"
    if effect.bonus == (effect.effect,):
        return f"{text} ; vous pouvez ensuite le faire une fois de plus"
    return f"{text} ; vous pouvez ensuite {clauses(effect.bonus, 'infinitif')}"


@clause.of(e.FewestBirds)
def fewest_birds(effect: e.FewestBirds, voice: Voice) -> str:
    return (
        f"qui a le moins d'oiseaux dans {HIS_HABITAT[effect.habitat]}, même à égalité,"
        f" {clause(effect.effect, 'chacun')}{_begins(effect.first)}"
    )


def _begins(first: Literal["you", "chosen"]) -> str:
    return " ; vous choisissez qui commence" if first == "chosen" else ""


@clause.of(e.WithPlayer)
def with_player(effect: e.WithPlayer, voice: Voice) -> str:
    text = f"{verb('choisir', voice)} un autre joueur"
    if effect.they == effect.you:
        does, what = clauses(effect.they, "vous").split(" ", 1)
        return f"{text} : vous et lui {does} chacun {what}"
    you = clauses(effect.you, "vous")
    return f"{text}, qui {clauses(effect.they, 'chacun')} ; de votre côté, {you}"


@clause.of(e.PerCube)
def per_cube(effect: e.PerCube, voice: Voice) -> str:
    return (
        f"{verb('choisir', voice)} un autre joueur ; pour chaque cube Action dans"
        f" {HIS_HABITAT[effect.habitat]}, {clause(effect.effect, voice)}"
    )


@clause.of(e.NeighbourHas)
def neighbour_has(effect: e.NeighbourHas, voice: Voice) -> str:
    who = {
        "left": "votre voisin de gauche",
        "right": "votre voisin de droite",
        "either": "l'un de vos voisins, de gauche ou de droite,",
    }[effect.side]
    return f"si {who} a au moins 1 {food_noun(effect.food)}, {clauses(effect.then, voice)}"


@clause.of(e.CopyPower)
def copy_power(effect: e.CopyPower, voice: Voice) -> str:
    side = {"left": "gauche", "right": "droite"}[effect.side]
    return (
        f"{verb('copier', voice)} un pouvoir marron {OF_HABITAT[effect.habitat]} de votre voisin"
        f" de {side}"
    )


@clause.of(e.OneOf)
def one_of(effect: e.OneOf, voice: Voice) -> str:
    return ", ".join(f"soit {clauses(course, voice)}" for course in effect.courses)


@clause.of(e.IfAllActions)
def if_all_actions(effect: e.IfAllActions, voice: Voice) -> str:
    who = "s'il a" if voice == "chacun" else "si vous avez"
    return f"{who} effectué les quatre actions durant cette manche, {clauses(effect.then, voice)}"


@clause.of(e.AtEndOfTurn)
def at_end_of_turn(effect: e.AtEndOfTurn, voice: Voice) -> str:
    return f"{clauses(effect.then, voice)} en fin de tour"


@clause.of(e.CountsDouble)
def counts_double(effect: e.CountsDouble, voice: Voice) -> str:
    return "cet oiseau compte deux fois pour l'objectif de la manche, si cet objectif le compte"


@clause.of(e.PlayBird)
def play_bird(effect: e.PlayBird, voice: Voice) -> str:
    if effect.habitat is None:
        where = "dans l'habitat de votre choix"
    elif effect.habitat == "this":
        where = "dans l'habitat de cet oiseau"
    else:
        where = f"dans {row(effect.habitat, voice)}"
    cost = {
        "normal": "au coût habituel",
        "one_less": "au coût habituel moins 1 œuf",
        "none": "au coût habituel en nourriture, mais sans coût en œufs",
    }[effect.eggs]
    return f"{verb('jouer', voice)} un oiseau de plus {where}, {cost}"


@clause.of(e.MoveBird)
def move_bird(effect: e.MoveBird, voice: Voice) -> str:
    move = with_pronoun("déplacer", "le", voice)
    return f"si aucun oiseau n'est à droite de celui-ci, {move} vers un autre habitat"


@clause.of(e.RepeatPower)
def repeat_power(effect: e.RepeatPower, voice: Voice) -> str:
    whose = "d'un prédateur" if effect.predator else "d'un autre oiseau"
    return f"{verb('utiliser', voice)} une fois encore le pouvoir marron {whose} de cet habitat"


@trigger.of(e.PlaysBird)
def plays_bird(when: e.PlaysBird) -> str:
    return f"quand un oiseau est joué dans {THE_HABITAT[when.habitat]} d'un autre joueur"


@trigger.of(e.GainsFood)
def gains_food(when: e.GainsFood) -> str:
    return (
        "quand « Gagner de la nourriture » rapporte au moins"
        f" 1 {food_noun(when.food)} à un autre joueur"
    )


@trigger.of(e.LaysEggs)
def lays_eggs(when: e.LaysEggs) -> str:
    return "quand un autre joueur choisit « Pondre des œufs »"


@trigger.of(e.HuntSucceeds)
def hunt_succeeds(when: e.HuntSucceeds) -> str:
    return "quand un prédateur d'un autre joueur réussit sa chasse"


@trigger.of(e.TakesGainFood)
def takes_gain_food(when: e.TakesGainFood) -> str:
    return "quand un autre joueur choisit « Gagner de la nourriture »"


@trigger.of(e.TucksCard)
def tucks_card(when: e.TucksCard) -> str:
    return "quand un autre joueur glisse une carte"


@trigger.of(e.GainsNectar)
def gains_nectar(when: e.GainsNectar) -> str:
    return "quand un autre joueur gagne du nectar"


@placing.of(e.Sideways)
def sideways(how: e.Sideways) -> str:
    return (
        f"cet oiseau se pose en travers de deux cases de votre {HABITATS[how.habitat]} ; seul le"
        " plus petit de leurs coûts en œufs est payé"
    )


@placing.of(e.OnTop)
def on_top(how: e.OnTop) -> str:
    return (
        "cet oiseau peut se jouer sur un de vos oiseaux, sans payer aucun coût ; les œufs et la"
        " nourriture de l'oiseau recouvert sont défaussés et il devient une carte glissée"
    )


@placing.of(e.CardsForFood)
def cards_for_food(how: e.CardsForFood) -> str:
    return (
        f"au lieu de chaque {food_noun(how.food)} de son coût, vous pouvez payer une carte de votre"
        " main, qui est glissée sous cet oiseau"
    )


@placing.of(e.Replaces)
def replaces(how: e.Replaces) -> str:
    return (
        f"cet oiseau peut prendre la place d'un oiseau de votre {HABITATS[how.habitat]}, qui est"
        " défaussé, sans coût en œufs ; dans ce cas"
    )
