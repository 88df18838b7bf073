"""English texts of questions to a player and of options."""

from __future__ import annotations

from wingspan.engine import effects as e
from wingspan.engine import options as o
from wingspan.engine.components import ACTION_OF_HABITAT, FOODS
from wingspan.engine.decision import Kind

from ..grammar import capital
from ..names import Asked
from ..phrasebook import Phrasebook
from .cards import ACTIONS, HABITATS, counted, face_name, food_noun, foods_counted
from .grammar import joined
from .powers import clauses, power

QUESTIONS: dict[Kind, str] = {
    "keep_bird": "which bird do you keep? Each costs 1 food.",
    "pay_for_kept_birds": "which food do you discard for the birds you keep?",
    "keep_bonus": "which bonus card do you keep?",
    "action": "which action do you take?",
    "bird_to_play": "which bird do you play?",
    "habitat": "in which habitat do you play it?",
    "egg_to_pay": "which bird’s egg do you pay?",
    "payment": "how do you pay?",
    "gain_die": "which die do you take from the birdfeeder?",
    "gain_food": "which food do you gain?",
    "how_many": "how many?",
    "lay_egg": "on which bird do you lay an egg?",
    "draw_card": "which card do you draw?",
    "trade": "which food do you exchange?",
    "use_power": "use this power?",
    "cache_or_keep": "cache the food or keep it?",
    "tuck_card": "which card do you tuck under this bird?",
    "discard_egg": "from which bird do you discard an egg?",
    "discard_food": "which food do you discard?",
    "discard_card": "which card do you discard from your hand?",
    "move_to": "to which habitat does it move?",
    "repeat": "which power do you repeat?",
    "order_powers": "which power do you use next?",
    "first_player": "who goes first?",
    "draft": "which of these cards do you take?",
    "reset": "which food do you pay?",
    "how_placed": "how do you play this bird?",
    "bird_to_cover": "which bird does it cover or replace?",
    "card_to_pay": "which card do you pay instead of a food?",
    "cache_on": "on which bird do you cache food?",
    "cache_own": "which of your food do you cache?",
    "tuck_behind": "under which bird do you tuck a card?",
    "tuck_from_tray": "which card of the tray do you tuck?",
    "keep_card": "which card do you keep?",
    "keep_apart": "end of turn: which of these cards do you keep?",
    "tuck_or_keep": "tuck the card or keep it?",
    "give_to": "who gets it?",
    "choose_player": "which player do you choose?",
    "steal_from": "from which player do you steal?",
    "choose_course": "which do you choose?",
    "choose_habitat": "which habitat do you choose?",
    "remove_die": "which die do you remove from the birdfeeder?",
    "discard_bonus": "which bonus card do you discard?",
    "copy": "which power do you copy?",
}

NONES: dict[Kind, str] = {
    "keep_bird": "No more birds",
    "bird_to_play": "No bird",
    "tuck_from_tray": "No card",
    "gain_die": "No die",
    "gain_food": "No food",
    "lay_egg": "No egg",
    "draw_card": "No card",
    "order_powers": "No more powers",
    "how_many": "None",
    "cache_on": "No other bird",
    "cache_own": "No more food",
    "tuck_behind": "No other bird",
    "tuck_card": "No card",
    "keep_card": "No card",
    "discard_food": "No more food",
    "give_to": "No one",
    "choose_course": "None of these",
}
"""Labels for taking nothing more; the default is "Done"."""

SKIPS: dict[Kind, str] = {"trade": "No exchange", "reset": "No reset"}
"""Labels for declining; the default names the declined power."""

GIVING: tuple[Kind, ...] = ("trade", "reset")
"""The kinds of decision in which food is paid."""

ALLS: dict[Kind, str] = {
    "gain_die": "Take all of these dice",
    "lay_egg": "An egg on each of them",
    "draw_card": "Draw all of these cards",
}
"""Labels for taking everything; the default is "All of them"."""


def question(asked: Asked) -> str:
    """Return the question, introduced by the bird or the action that asks it."""
    kind, bird = asked.decision.kind, asked.asking_bird
    if kind == "use_power" and bird is not None:
        text = f"use {asked.bird(bird.id)}’s power?"
        if asked.power_card is not None and asked.power_card.power is not None:
            text += f" {power(asked.power_card.power)}"
    else:
        text = _asked(asked)
        if bird is not None:
            return f"{asked.bird(bird.id)}{_owner(asked)}: {text}"
    source = asked.decision.source
    if bird is None and source is not None and source.habitat is not None:
        return f"{ACTIONS[ACTION_OF_HABITAT[source.habitat]]}: {text}"
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
            return f"end of turn: {QUESTIONS['discard_card']}"
        case kind:
            return QUESTIONS[kind]


amount: Phrasebook[[]] = Phrasebook()
"""The question "how many?" for an effect; other powers use a general one."""


@amount.of(e.GainFood)
def gain_food(effect: e.GainFood) -> str:
    if len(effect.food) != 1:
        return "how much food do you gain?"
    return f"how many {food_noun(effect.food[0], 2)} do you gain?"


@amount.of(e.GainAllDice)
def gain_all_dice(effect: e.GainAllDice) -> str:
    if effect.may == "tuck":
        return "how many do you discard to tuck cards?"
    return "how many do you cache on this bird?"


@amount.of(e.CacheOwnFood)
def cache_own_food(effect: e.CacheOwnFood) -> str:
    return "how much food do you cache?"


@amount.of(e.LayEggsFor)
def lay_eggs_for(effect: e.LayEggsFor) -> str:
    return "how many eggs do you lay?"


@amount.of(e.DiscardFood)
def discard_food(effect: e.DiscardFood) -> str:
    return "how much food do you discard?"


@amount.of(e.DrawBonus)
def draw_bonus(effect: e.DrawBonus) -> str:
    return "how much food do you discard for extra bonus cards?"


def _reset(asked: Asked) -> str:
    source = asked.decision.source
    if source is None or source.habitat is None:
        return QUESTIONS["reset"]
    what = "tray" if source.habitat == "wetland" else "birdfeeder"
    return f"pay 1 food to reset the {what} first?"


def _trade(asked: Asked) -> str:
    source = asked.decision.source
    if source is None or source.bird is not None or source.habitat is None:
        return QUESTIONS["trade"]
    pay = joined(dict.fromkeys(map(_pay, asked.decision.options[:-1])), "or")
    gain = {
        "forest": "gain 1 more food",
        "grassland": "lay 1 more egg",
        "wetland": "draw 1 more card",
    }[source.habitat]
    return f"{pay} to {gain}?"


def _pay(given: o.AnyOption) -> str:
    match given:
        case o.Bird():
            return "discard 1 card"
        case o.Slot():
            return "discard 1 egg"
        case o.FoodToken("nectar"):
            return "spend 1 nectar"
        case _:
            return "pay 1 food"


option: Phrasebook[[Asked]] = Phrasebook()
"""The label of an option's button."""


@option.of(o.TakeAction)
def take_action(option: o.TakeAction, asked: Asked) -> str:
    return ACTIONS[option.action]


@option.of(o.Bird)
def bird(option: o.Bird, asked: Asked) -> str:
    name = asked.bird(option.bird)
    return f"Discard {name}" if asked.decision.kind == "trade" else name


@option.of(o.Bonus)
def bonus(option: o.Bonus, asked: Asked) -> str:
    return asked.bonus(option.bonus)


@option.of(o.InHabitat)
def in_habitat(option: o.InHabitat, asked: Asked) -> str:
    return capital(HABITATS[option.habitat])


@option.of(o.Payment)
def payment(option: o.Payment, asked: Asked) -> str:
    parts = foods_counted(option.food)
    parts += [f"1 cached {food_noun(f)}" for f in FOODS for _ in range(option.cached.count(f))]
    if option.cards:
        parts.append(counted(option.cards, "card"))
    return " + ".join(parts) or "Nothing"


@option.of(o.Slot)
def slot(option: o.Slot, asked: Asked) -> str:
    name = _at(option, asked)
    return f"{name}’s egg" if asked.decision.kind == "trade" else name


@option.of(o.UsePower)
def use_power(option: o.UsePower, asked: Asked) -> str:
    return _at(option, asked)


def _at(place: o.Slot | o.UsePower | o.CachedFood, asked: Asked) -> str:
    if asked.bird_at is None:
        name = f"{capital(HABITATS[place.habitat])}, space {place.column + 1}"
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
    return name if option.face == option.food else f"{name} ({face_name(option.face)} die)"


@option.of(o.FoodToken)
def food_token(option: o.FoodToken, asked: Asked) -> str:
    name = food_noun(option.food)
    if asked.decision.kind in GIVING:
        return f"Pay 1 {name}"
    return capital(name)


@option.of(o.CachedFood)
def cached_food(option: o.CachedFood, asked: Asked) -> str:
    name, bird = food_noun(option.food), _at(option, asked)
    if asked.decision.kind in GIVING:
        return f"Pay 1 {name} cached on {bird}"
    return f"{capital(name)} cached on {bird}"


@option.of(o.Course)
def course(option: o.Course, asked: Asked) -> str:
    if option.number < len(asked.courses):
        return capital(clauses(asked.courses[option.number], "you"))
    return f"Option {option.number + 1}"


@option.of(o.Upright)
def upright(option: o.Upright, asked: Asked) -> str:
    return "The usual way"


@option.of(o.Sideways)
def sideways(option: o.Sideways, asked: Asked) -> str:
    return "Sideways, over two spaces"


@option.of(o.OnTop)
def on_top(option: o.OnTop, asked: Asked) -> str:
    return "On top of another bird, for free"


@option.of(o.InPlaceOf)
def in_place_of(option: o.InPlaceOf, asked: Asked) -> str:
    return "In place of another bird, at no egg cost"


@option.of(o.ResetTray)
def reset_tray(option: o.ResetTray, asked: Asked) -> str:
    return "Reset the tray first"


@option.of(o.RefillTray)
def refill_tray(option: o.RefillTray, asked: Asked) -> str:
    return "Refill the tray first"


@option.of(o.Tuck)
def tuck(option: o.Tuck, asked: Asked) -> str:
    bird = asked.asking_bird
    return "Tuck it" if bird is None else f"Tuck it under {asked.bird(bird.id)}"


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
    return "Reroll all five dice"


@option.of(o.DrawDeck)
def draw_deck(option: o.DrawDeck, asked: Asked) -> str:
    return "Top card of the deck"


@option.of(o.Cache)
def cache(option: o.Cache, asked: Asked) -> str:
    bird = asked.asking_bird
    return "Cache it" if bird is None else f"Cache it on {asked.bird(bird.id)}"


@option.of(o.Keep)
def keep(option: o.Keep, asked: Asked) -> str:
    card = asked.decision.kind == "tuck_or_keep"
    return "Keep it in your hand" if card else "Keep it in your supply"


@option.of(o.All)
def all_of_them(option: o.All, asked: Asked) -> str:
    return ALLS.get(asked.decision.kind, "All of them")


@option.of(o.Activate)
def activate(option: o.Activate, asked: Asked) -> str:
    return "Use the power"


@option.of(o.Skip)
def skip(option: o.Skip, asked: Asked) -> str:
    return SKIPS.get(asked.decision.kind, "Don’t use the power")


@option.of(o.Done)
def done(option: o.Done, asked: Asked) -> str:
    if o.SKIP in asked.decision.options:
        return "Use the power, but nothing for me"
    return NONES.get(asked.decision.kind, "Done")
