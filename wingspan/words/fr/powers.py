"""French for bird powers: a clause for each effect, put together as on the card."""

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
from wingspan.engine.things import Habitat

from ..grammar import joined, sentence
from ..phrasebook import Phrasebook
from .cards import HABITATS, HIS_HABITAT, NESTS, THE_HABITAT, counted, food_noun

Voice = Literal["vous", "chacun", "infinitif"]
"""To whom a clause speaks: "gagnez 1 graine", "(chaque joueur) gagne", "gagner"."""

VERBS: dict[str, tuple[str, str]] = {
    "défausser": ("défaussez", "défausse"),
    "déplacer": ("déplacez", "déplace"),
    "échanger": ("échangez", "échange"),
    "étaler": ("étalez", "étale"),
    "gagner": ("gagnez", "gagne"),
    "garder": ("gardez", "garde"),
    "glisser": ("glissez", "glisse"),
    "jouer": ("jouez", "joue"),
    "lancer": ("lancez", "lance"),
    "piocher": ("piochez", "pioche"),
    "pondre": ("pondez", "pond"),
    "prendre": ("prenez", "prend"),
    "révéler": ("révélez", "révèle"),
    "stocker": ("stockez", "stocke"),
    "utiliser": ("utilisez", "utilise"),
}
"""Each infinitive with its imperative (vous) and its third person."""

clause: Phrasebook[[Voice]] = Phrasebook()
"""What an effect does, without capital and full stop."""

trigger: Phrasebook[[]] = Phrasebook()
"""When a pink power may be used: "quand …"."""


def power(power: Power) -> str:
    """The whole text of a power."""
    text = clauses(power.effects, "vous")
    if power.trigger is not None:
        text = f"{trigger(power.trigger)}, {text}"
    return sentence(text)


def clauses(effects: Iterable[AnyEffect], voice: Voice) -> str:
    """Several effects, one after the other."""
    return ", puis ".join(clause(effect, voice) for effect in effects)


def verb(infinitive: str, voice: Voice) -> str:
    """The form of a verb of :data:`VERBS`."""
    if voice == "infinitif":
        return infinitive
    return VERBS[infinitive][voice == "chacun"]


def with_pronoun(infinitive: str, pronoun: str, voice: Voice) -> str:
    """A verb with its object pronoun: "glissez-la", or "la glisse"."""
    form = verb(infinitive, voice)
    return f"{form}-{pronoun}" if voice == "vous" else f"{pronoun} {form}"


def your_hand(voice: Voice) -> str:
    """ "votre main", or "sa main"."""
    return "sa main" if voice == "chacun" else "votre main"


def your_birds(voice: Voice) -> str:
    """ "vos oiseaux", or "ses oiseaux"."""
    return "ses oiseaux" if voice == "chacun" else "vos oiseaux"


def in_your(habitat: Habitat, voice: Voice) -> str:
    """ "dans votre forêt", or "dans sa forêt"."""
    own = HIS_HABITAT[habitat] if voice == "chacun" else f"votre {HABITATS[habitat]}"
    return f"dans {own}"


def foods(food: Foods, count: int = 1) -> str:
    """ "1 graine ou 1 fruit"; any food: "2 nourritures au choix"."""
    if not food:
        return f"{counted(count, 'nourriture')} au choix"
    return joined((f"{count} {food_noun(kind, count)}" for kind in food), "ou")


@clause.of(GainFood)
def _(effect: GainFood, voice: Voice) -> str:
    return f"{verb('gagner', voice)} {foods(effect.food, effect.count)} de la réserve"


@clause.of(CacheFood)
def _(effect: CacheFood, voice: Voice) -> str:
    taken = foods((effect.food,), effect.count)
    return f"{verb('stocker', voice)} sur cet oiseau {taken} de la réserve"


@clause.of(GainDie)
def _(effect: GainDie, voice: Voice) -> str:
    gained = foods(effect.food) if effect.food else "1 nourriture"
    text = f"{verb('gagner', voice)} {gained} de la mangeoire"
    if effect.food:
        text += " si un dé en montre"
    if effect.may_cache:
        text += " ; ce jeton peut être stocké sur cet oiseau"
    return text


@clause.of(GainAllDice)
def _(effect: GainAllDice, voice: Voice) -> str:
    gained = f"{verb('gagner', voice)} 1 {food_noun(effect.food)}"
    return f"{gained} pour chaque dé de la mangeoire qui en montre"


@clause.of(TradeFood)
def _(effect: TradeFood, voice: Voice) -> str:
    own = "ses" if voice == "chacun" else "vos"
    return (
        f"{verb('échanger', voice)} 1 de {own} jetons Nourriture contre 1 jeton d'une autre"
        " sorte de la réserve"
    )


@clause.of(DiscardFood)
def _(effect: DiscardFood, voice: Voice) -> str:
    return f"{verb('défausser', voice)} {foods(effect.food)} : {clauses(effect.then, voice)}"


@clause.of(LayEggs)
def _(effect: LayEggs, voice: Voice) -> str:
    lay = verb("pondre", voice)
    if effect.on == "this":
        return f"{lay} {counted(effect.count, 'œuf')} sur cet oiseau"
    nest = f" à {NESTS[effect.nest]}" if effect.nest else ""
    if effect.count == 1:
        one = "un autre" if effect.on == "other" else "un"
        return f"{lay} 1 œuf sur {one} de {your_birds(voice)}{nest}"
    birds = your_birds(voice)
    if effect.on == "other":
        birds = birds.replace(" ", " autres ")
    return f"{lay} 1 œuf sur chacun de {effect.count} de {birds}{nest}"


@clause.of(LayEggOnEach)
def _(effect: LayEggOnEach, voice: Voice) -> str:
    lay, owner = verb("pondre", voice), "qu'il a" if voice == "chacun" else "que vous avez"
    return f"{lay} 1 œuf sur chaque oiseau à {NESTS[effect.nest]} {owner}"


@clause.of(DiscardEgg)
def _(effect: DiscardEgg, voice: Voice) -> str:
    one = "un autre" if effect.of == "other" else "un"
    return (
        f"{verb('défausser', voice)} 1 œuf pris sur {one} de {your_birds(voice)} :"
        f" {clauses(effect.then, voice)}"
    )


@clause.of(DrawCards)
def _(effect: DrawCards, voice: Voice) -> str:
    drawn = counted(effect.count, "carte")
    if effect.source == "deck":
        text = f"{verb('prendre', voice)} {drawn} de la pioche"
    else:
        text = f"{verb('piocher', voice)} {drawn}"
    if effect.discard:
        discard = with_pronoun("défausser", "en", voice)
        text += f" ; en fin de tour, {discard} {effect.discard} de {your_hand(voice)}"
    return text


@clause.of(DrawTray)
def _(effect: DrawTray, voice: Voice) -> str:
    return f"{verb('prendre', voice)} en main toutes les cartes du plateau Oiseaux"


@clause.of(DraftCards)
def _(effect: DraftCards, voice: Voice) -> str:
    return (
        f"{verb('étaler', voice)} des cartes de la pioche, une de plus qu'il n'y a de joueurs ;"
        " à partir de vous dans le sens horaire, chacun en prend une, et la dernière vous revient"
    )


@clause.of(DrawBonus)
def _(effect: DrawBonus, voice: Voice) -> str:
    drawn = counted(effect.draw, "carte Bonus", "cartes Bonus")
    keep = with_pronoun("garder", "en", voice)
    return f"{verb('piocher', voice)} {drawn} ; {keep} {effect.keep}"


@clause.of(TuckFromHand)
def _(effect: TuckFromHand, voice: Voice) -> str:
    text = f"{verb('glisser', voice)} une carte de {your_hand(voice)} sous cet oiseau"
    return f"{text}, puis {clauses(effect.then, voice)}" if effect.then else text


@clause.of(TuckFromDeck)
def _(effect: TuckFromDeck, voice: Voice) -> str:
    top = "la première carte" if effect.count == 1 else f"les {effect.count} premières cartes"
    return f"{verb('glisser', voice)} sous cet oiseau {top} de la pioche"


@clause.of(HuntCard)
def _(effect: HuntCard, voice: Voice) -> str:
    tuck = with_pronoun("glisser", "la", voice)
    discard = with_pronoun("défausser", "la", voice)
    return (
        f"{verb('révéler', voice)} la première carte de la pioche : si son envergure est"
        f" inférieure à {effect.under} cm, {tuck} sous cet oiseau ; sinon, {discard}"
    )


@clause.of(HuntDice)
def _(effect: HuntDice, voice: Voice) -> str:
    return (
        f"{verb('lancer', voice)} les dés restés hors de la mangeoire ; si l'un d'eux montre"
        f" 1 {food_noun(effect.food)}, {with_pronoun('stocker', 'en', voice)} 1 sur cet oiseau"
    )


@clause.of(AllPlayers)
def _(effect: AllPlayers, voice: Voice) -> str:
    text = f"chaque joueur {clause(effect.effect, 'chacun')}{_begins(effect.first)}"
    if not effect.bonus:
        return text
    if effect.bonus == (effect.effect,) and isinstance(effect.effect, LayEggs):
        return f"{text} ; vous pouvez ensuite en pondre 1 de plus sur un autre de ces oiseaux"
    return f"{text} ; vous pouvez ensuite {clauses(effect.bonus, 'infinitif')}"


@clause.of(FewestBirds)
def _(effect: FewestBirds, voice: Voice) -> str:
    return (
        f"quiconque a le moins d'oiseaux dans {HIS_HABITAT[effect.habitat]}, même à égalité,"
        f" {clause(effect.effect, 'chacun')}{_begins(effect.first)}"
    )


def _begins(first: Literal["you", "chosen"]) -> str:
    return " ; vous choisissez qui commence" if first == "chosen" else ""


@clause.of(PlayBird)
def _(effect: PlayBird, voice: Voice) -> str:
    where = (
        "dans l'habitat de cet oiseau"
        if effect.habitat == "this"
        else in_your(effect.habitat, voice)
    )
    return f"{verb('jouer', voice)} un oiseau de plus {where}, au coût habituel"


@clause.of(MoveBird)
def _(effect: MoveBird, voice: Voice) -> str:
    move = with_pronoun("déplacer", "le", voice)
    return f"si aucun oiseau n'est à droite de celui-ci, {move} vers un autre habitat"


@clause.of(RepeatPower)
def _(effect: RepeatPower, voice: Voice) -> str:
    whose = "d'un prédateur" if effect.predator else "d'un autre oiseau"
    return f"{verb('utiliser', voice)} une fois encore le pouvoir marron {whose} de cet habitat"


@trigger.of(PlaysBird)
def _(when: PlaysBird) -> str:
    return f"quand un oiseau est joué dans {THE_HABITAT[when.habitat]} d'un autre joueur"


@trigger.of(GainsFood)
def _(when: GainsFood) -> str:
    return (
        "quand « Gagner de la nourriture » rapporte au moins"
        f" 1 {food_noun(when.food)} à un autre joueur"
    )


@trigger.of(LaysEggs)
def _(when: LaysEggs) -> str:
    return "quand un autre joueur choisit « Pondre des œufs »"


@trigger.of(HuntSucceeds)
def _(when: HuntSucceeds) -> str:
    return "quand un prédateur d'un autre joueur réussit sa chasse"
