"""French texts of questions to a player and of options."""

from __future__ import annotations

from wingspan.engine import effects as e
from wingspan.engine import options as o
from wingspan.engine.components import ACTION_OF_HABITAT, FOODS, Food
from wingspan.engine.decision import Kind

from ..grammar import capital
from ..names import Asked
from ..phrasebook import Phrasebook
from .cards import ACTIONS, HABITATS, counted, face_name, food_noun, foods_counted
from .grammar import de, joined, of_the, the
from .powers import clauses, power

QUESTIONS: dict[Kind, str] = {
    "keep_bird": "quels oiseaux gardez-vous ? Chacun coûte 1 nourriture.",
    "pay_for_kept_birds": "quelle nourriture défaussez-vous pour les oiseaux gardés ?",
    "keep_bonus": "quelle carte Bonus gardez-vous ?",
    "action": "quelle action effectuez-vous ?",
    "bird_to_play": "quel oiseau jouez-vous ?",
    "habitat": "dans quel habitat le jouez-vous ?",
    "egg_to_pay": "de quel oiseau vient l'œuf à payer ?",
    "payment": "comment payez-vous ?",
    "gain_die": "quel dé prenez-vous dans la mangeoire ?",
    "gain_food": "quelle nourriture gagnez-vous ?",
    "how_many": "combien ?",
    "lay_egg": "sur quel oiseau pondez-vous un œuf ?",
    "draw_card": "quelle carte piochez-vous ?",
    "trade": "quelle nourriture échangez-vous ?",
    "use_power": "utiliser ce pouvoir ?",
    "cache_or_keep": "stocker cette nourriture ou la garder ?",
    "tuck_card": "quelle carte glissez-vous sous cet oiseau ?",
    "discard_egg": "de quel oiseau défaussez-vous un œuf ?",
    "discard_food": "quelle nourriture défaussez-vous ?",
    "discard_card": "quelle carte de votre main défaussez-vous ?",
    "move_to": "vers quel habitat le déplacez-vous ?",
    "repeat": "quel pouvoir répétez-vous ?",
    "order_powers": "quel pouvoir utilisez-vous ensuite ?",
    "first_player": "qui commence ?",
    "draft": "laquelle de ces cartes prenez-vous ?",
    "reset": "quelle nourriture payez-vous ?",
    "how_placed": "comment jouez-vous cet oiseau ?",
    "bird_to_cover": "quel oiseau recouvre-t-il ou remplace-t-il ?",
    "card_to_pay": "quelle carte payez-vous à la place d'une nourriture ?",
    "cache_on": "sur quel oiseau stockez-vous de la nourriture ?",
    "cache_own": "quelle nourriture stockez-vous ?",
    "tuck_behind": "sous quel oiseau glissez-vous une carte ?",
    "tuck_from_tray": "quelle carte du plateau Oiseaux glissez-vous ?",
    "keep_card": "quelle carte gardez-vous ?",
    "keep_apart": "fin du tour : laquelle de ces cartes gardez-vous ?",
    "tuck_or_keep": "glisser cette carte ou la garder ?",
    "give_to": "à qui le donnez-vous ?",
    "choose_player": "quel joueur choisissez-vous ?",
    "steal_from": "à quel joueur volez-vous de la nourriture ?",
    "choose_course": "que choisissez-vous ?",
    "choose_habitat": "quel habitat choisissez-vous ?",
    "remove_die": "quel dé retirez-vous de la mangeoire ?",
    "discard_bonus": "quelle carte Bonus défaussez-vous ?",
    "copy": "quel pouvoir copiez-vous ?",
}

NONES: dict[Kind, str] = {
    "keep_bird": "Aucun autre oiseau",
    "bird_to_play": "Aucun oiseau",
    "tuck_from_tray": "Aucune carte",
    "gain_die": "Aucun dé",
    "gain_food": "Aucune nourriture",
    "lay_egg": "Aucun œuf",
    "draw_card": "Aucune carte",
    "order_powers": "Aucun autre pouvoir",
    "how_many": "Aucun",
    "cache_on": "Aucun autre oiseau",
    "cache_own": "Aucune autre nourriture",
    "tuck_behind": "Aucun autre oiseau",
    "tuck_card": "Aucune carte",
    "keep_card": "Aucune carte",
    "discard_food": "Aucune autre nourriture",
    "give_to": "À personne",
    "choose_course": "Rien de cela",
}
"""Labels for taking nothing more; the default is "Terminé"."""

SKIPS: dict[Kind, str] = {"trade": "Pas d'échange", "reset": "Ne rien payer"}
"""Labels for declining; the default names the declined power."""

GIVING: tuple[Kind, ...] = ("trade", "reset")
"""The kinds of decision in which food is paid."""

ALLS: dict[Kind, str] = {
    "gain_die": "Prendre tous ces dés",
    "lay_egg": "Un œuf sur chacun",
    "draw_card": "Piocher toutes ces cartes",
}
"""Labels for taking everything; the default is "Tout prendre"."""


def question(asked: Asked) -> str:
    """Return the question, introduced by the bird or the action that asks it."""
    kind, bird = asked.decision.kind, asked.asking_bird
    if kind == "use_power" and bird is not None:
        text = f"utiliser le pouvoir {of_the(asked.bird(bird.id))} ?"
        if asked.power_card is not None and asked.power_card.power is not None:
            text += f" {power(asked.power_card.power)}"
    else:
        text = _asked(asked)
        if bird is not None:
            return f"{asked.bird(bird.id)}{_owner(asked)} : {text}"
    source = asked.decision.source
    if bird is None and source is not None and source.habitat is not None:
        return f"{ACTIONS[ACTION_OF_HABITAT[source.habitat]]} : {text}"
    return capital(text)


def _owner(asked: Asked) -> str:
    return "" if asked.owner is None else f" ({asked.owner})"


def _asked(asked: Asked) -> str:
    match asked.decision.kind:
        case "trade":
            return _trade(asked)
        case "reset":
            return _reset(asked)
        case "how_many":
            return asked.said_of_effects(amount) or QUESTIONS["how_many"]
        case "discard_card" if asked.asking_bird is None:
            return f"fin du tour : {QUESTIONS['discard_card']}"
        case kind:
            return QUESTIONS[kind]


amount: Phrasebook[[]] = Phrasebook()
"""The question "how many?" for an effect; other powers use a general one."""


@amount.of(e.GainFood)
def gain_food(effect: e.GainFood) -> str:
    if len(effect.food) != 1:
        return "combien de nourritures gagnez-vous ?"
    return f"combien {de(food_noun(effect.food[0], 2))} gagnez-vous ?"


@amount.of(e.GainAllDice)
def gain_all_dice(effect: e.GainAllDice) -> str:
    if effect.may == "tuck":
        return "combien en défaussez-vous pour glisser des cartes ?"
    return "combien en stockez-vous sur cet oiseau ?"


@amount.of(e.CacheOwnFood)
def cache_own_food(effect: e.CacheOwnFood) -> str:
    return "combien de nourritures stockez-vous ?"


@amount.of(e.LayEggsFor)
def lay_eggs_for(effect: e.LayEggsFor) -> str:
    return "combien d'œufs pondez-vous ?"


@amount.of(e.DiscardFood)
def discard_food(effect: e.DiscardFood) -> str:
    return "combien de nourritures défaussez-vous ?"


@amount.of(e.DrawBonus)
def draw_bonus(effect: e.DrawBonus) -> str:
    return "combien de nourritures défaussez-vous pour d'autres cartes Bonus ?"


def _reset(asked: Asked) -> str:
    source = asked.decision.source
    if source is None or source.habitat is None:
        return QUESTIONS["reset"]
    if source.habitat == "wetland":
        return "payer 1 nourriture pour renouveler d'abord le plateau Oiseaux ?"
    return "payer 1 nourriture pour relancer d'abord les dés de la mangeoire ?"


def _trade(asked: Asked) -> str:
    source = asked.decision.source
    if source is None or source.bird is not None or source.habitat is None:
        return QUESTIONS["trade"]
    pay = joined(dict.fromkeys(map(_pay, asked.decision.options[:-1])), "ou")
    gain = {
        "forest": "gagner 1 nourriture de plus",
        "grassland": "pondre 1 œuf de plus",
        "wetland": "piocher 1 carte de plus",
    }[source.habitat]
    return f"{pay} pour {gain} ?"


def _pay(given: o.AnyOption) -> str:
    match given:
        case o.Bird():
            return "défausser 1 carte"
        case o.Slot():
            return "défausser 1 œuf"
        case o.FoodToken("nectar"):
            return "dépenser 1 nectar"
        case _:
            return "payer 1 nourriture"


option: Phrasebook[[Asked]] = Phrasebook()
"""The label of an option's button."""


@option.of(o.TakeAction)
def take_action(option: o.TakeAction, asked: Asked) -> str:
    return ACTIONS[option.action]


@option.of(o.Bird)
def bird(option: o.Bird, asked: Asked) -> str:
    name = asked.bird(option.bird)
    return f"Défausser {the(name)}" if asked.decision.kind == "trade" else name


@option.of(o.Bonus)
def bonus(option: o.Bonus, asked: Asked) -> str:
    return asked.bonus(option.bonus)


@option.of(o.InHabitat)
def in_habitat(option: o.InHabitat, asked: Asked) -> str:
    return capital(HABITATS[option.habitat])


@option.of(o.Payment)
def payment(option: o.Payment, asked: Asked) -> str:
    parts = foods_counted(option.food)
    stored = [food for food in FOODS for _ in range(option.cached.count(food))]
    parts += [f"1 {_cached(food)}" for food in stored]
    if option.cards:
        parts.append(counted(option.cards, "carte"))
    return " + ".join(parts) or "Rien"


def _cached(food: Food) -> str:
    """Return a cached food with its participle: "graine stockée", "poisson stocké"."""
    return f"{food_noun(food)} {'stockée' if food == 'seed' else 'stocké'}"


@option.of(o.Slot)
def slot(option: o.Slot, asked: Asked) -> str:
    name = _at(option, asked)
    return f"Œuf {of_the(name)}" if asked.decision.kind == "trade" else name


@option.of(o.UsePower)
def use_power(option: o.UsePower, asked: Asked) -> str:
    return _at(option, asked)


def _at(place: o.Slot | o.UsePower | o.CachedFood, asked: Asked) -> str:
    if asked.bird_at is None:
        name = f"{capital(HABITATS[place.habitat])}, case {place.column + 1}"
    else:
        name = asked.bird(asked.bird_at(place.player, place.habitat, place.column))
    if place.player != asked.decision.player:
        name += f" ({asked.player(place.player)})"
    return name


@option.of(o.Die)
def die(option: o.Die, asked: Asked) -> str:
    if asked.decision.kind == "remove_die":
        return capital(face_name(option.face))
    name = capital(food_noun(option.food))
    return name if option.face == option.food else f"{name} (dé {face_name(option.face)})"


@option.of(o.FoodToken)
def food_token(option: o.FoodToken, asked: Asked) -> str:
    name = food_noun(option.food)
    if asked.decision.kind in GIVING:
        return f"Payer 1 {name}"
    return capital(name)


@option.of(o.CachedFood)
def cached_food(option: o.CachedFood, asked: Asked) -> str:
    name, bird = _cached(option.food), the(_at(option, asked))
    if asked.decision.kind in GIVING:
        return f"Payer 1 {name} sur {bird}"
    return f"{capital(name)} sur {bird}"


@option.of(o.Course)
def course(option: o.Course, asked: Asked) -> str:
    if option.number < len(asked.courses):
        return capital(clauses(asked.courses[option.number], "infinitif"))
    return f"Option {option.number + 1}"


@option.of(o.Upright)
def upright(option: o.Upright, asked: Asked) -> str:
    return "De la façon habituelle"


@option.of(o.Sideways)
def sideways(option: o.Sideways, asked: Asked) -> str:
    return "En travers, sur deux cases"


@option.of(o.OnTop)
def on_top(option: o.OnTop, asked: Asked) -> str:
    return "Sur un autre oiseau, gratuitement"


@option.of(o.InPlaceOf)
def in_place_of(option: o.InPlaceOf, asked: Asked) -> str:
    return "À la place d'un autre oiseau, sans payer d'œuf"


@option.of(o.ResetTray)
def reset_tray(option: o.ResetTray, asked: Asked) -> str:
    return "Renouveler d'abord le plateau Oiseaux"


@option.of(o.RefillTray)
def refill_tray(option: o.RefillTray, asked: Asked) -> str:
    return "Compléter d'abord le plateau Oiseaux"


@option.of(o.Tuck)
def tuck(option: o.Tuck, asked: Asked) -> str:
    bird = asked.asking_bird
    return "La glisser" if bird is None else f"La glisser sous {the(asked.bird(bird.id))}"


@option.of(o.Draw)
def draw(option: o.Draw, asked: Asked) -> str:
    return asked.bird(option.bird)


@option.of(o.PlayerSeat)
def player_seat(option: o.PlayerSeat, asked: Asked) -> str:
    return asked.player(option.player)


@option.of(o.Count)
def count(option: o.Count, asked: Asked) -> str:
    return str(option.count)


@option.of(o.Reroll)
def reroll(option: o.Reroll, asked: Asked) -> str:
    return "Relancer les cinq dés"


@option.of(o.DrawDeck)
def draw_deck(option: o.DrawDeck, asked: Asked) -> str:
    return "Première carte de la pioche"


@option.of(o.Cache)
def cache(option: o.Cache, asked: Asked) -> str:
    bird = asked.asking_bird
    return "La stocker" if bird is None else f"La stocker sur {the(asked.bird(bird.id))}"


@option.of(o.Keep)
def keep(option: o.Keep, asked: Asked) -> str:
    card = asked.decision.kind == "tuck_or_keep"
    return "La garder en main" if card else "La garder dans votre réserve"


@option.of(o.All)
def all_of_them(option: o.All, asked: Asked) -> str:
    return ALLS.get(asked.decision.kind, "Tout prendre")


@option.of(o.Activate)
def activate(option: o.Activate, asked: Asked) -> str:
    return "Utiliser le pouvoir"


@option.of(o.Skip)
def skip(option: o.Skip, asked: Asked) -> str:
    return SKIPS.get(asked.decision.kind, "Ne pas utiliser le pouvoir")


@option.of(o.Done)
def done(option: o.Done, asked: Asked) -> str:
    if o.SKIP in asked.decision.options:
        return "Utiliser le pouvoir, mais rien pour moi"
    return NONES.get(asked.decision.kind, "Terminé")
