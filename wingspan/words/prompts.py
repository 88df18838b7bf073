"""What is asked of a player, as a question or as a request to press something, and the options:
which message each is, and what it names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wingspan.engine import effects as e
from wingspan.engine import options as o
from wingspan.engine.components import ACTION_OF_HABITAT, FOODS

from .grammar import capital
from .names import Asked

if TYPE_CHECKING:
    from wingspan.engine.decision import Kind

    from . import Words

GIVING: tuple[Kind, ...] = ("trade", "reset")
"""The kinds of decision in which food is paid, and declining is called by its kind."""
SPENDING: tuple[Kind, ...] = ("trade", "discard_thing")
"""The kinds in which a bird or a slot is a card or an egg that is discarded."""
ONE_BY_ONE: tuple[Kind, ...] = ("gain_die", "lay_egg", "draw_card")
"""The kinds that ask several times in a row: a request says which of them it is, and taking
everything is called by its kind.
"""
ENOUGH: tuple[Kind, ...] = (
    "keep_bird",
    "bird_to_play",
    "tuck_from_tray",
    "gain_die",
    "gain_food",
    "lay_egg",
    "draw_card",
    "order_powers",
    "how_many",
    "cache_on",
    "cache_own",
    "tuck_behind",
    "tuck_card",
    "keep_card",
    "discard_food",
    "give_to",
    "choose_course",
    "again",
    "take_cached",
    "discard_tray",
    "discard_thing",
)
"""The kinds in which taking nothing more is called by its kind."""
QUESTIONS: tuple[Kind, ...] = (
    "keep_bird",
    "pay_for_kept_birds",
    "how_many",
    "trade",
    "use_power",
    "cache_or_keep",
    "first_player",
    "reset",
    "how_placed",
    "tuck_or_keep",
    "give_to",
    "choose_player",
    "steal_from",
    "choose_course",
    "again",
    "discard_thing",
    "waive",
)
"""The kinds that are asked as questions even if the answers are highlighted on the table."""

PLAIN: dict[type[o.Option], str] = {
    kind: f"prompts/option.{kind.__struct_config__.tag}"
    for kind in (
        o.Activate,
        o.DrawDeck,
        o.Reroll,
        o.Upright,
        o.Sideways,
        o.OnTop,
        o.InPlaceOf,
        o.ResetTray,
        o.RefillTray,
    )
}
"""The message of each option that always has the same."""


def question(words: Words, asked: Asked) -> str:
    """Return the question, introduced by the bird or the action that asks it."""
    kind, bird, source = asked.decision.kind, asked.asking_bird, asked.decision.source
    if bird is not None and kind == "use_power":
        power = "" if asked.power_card is None else words.power(asked.power_card)
        key = "told" if power else "of_bird"
        return words.text(f"prompts/question.use_power.{key}", bird=words.bird(bird), power=power)
    text = _asked(words, asked)
    if bird is not None:
        key = "prompts/by_bird" if asked.owner is None else "prompts/by_bird_of"
        return words.text(key, bird=words.bird(bird), owner=asked.owner, question=text)
    if source is not None and source.habitat is not None:
        action = ACTION_OF_HABITAT[source.habitat]
        return words.text("prompts/by_action", action=action, question=text)
    return capital(text)


def _asked(words: Words, asked: Asked) -> str:
    """Return the question alone."""
    kind, source = asked.decision.kind, asked.decision.source
    key = f"prompts/question.{kind}"
    habitat = None if source is None else source.habitat
    if kind == "trade" and habitat and source is not None and source.bird is None:
        ways = dict.fromkeys(map(_way, asked.decision.options[:-1]))
        said = [words.text(f"prompts/way.{way}") for way in ways]
        return words.text(f"{key}.{habitat}", ways=said)
    if kind == "reset" and habitat:
        return words.text(f"{key}.{'tray' if habitat == 'wetland' else 'birdfeeder'}")
    if kind == "discard_card" and asked.asking_bird is None:
        return words.text(f"{key}.end_of_turn")
    if kind == "how_many":
        amounts = {amount for amount in map(_amount, asked.effects) if amount[0]}
        if len(amounts) == 1:
            [(what, food)] = amounts
            return words.text(f"{key}.{what}", food=food)
    return words.text(key)


def _amount(effect: e.Effect) -> tuple[str, str]:
    """Return of what an effect lets a player choose how many, and the food if it is one kind."""
    match effect:
        case e.GainFood(food=(food,)):
            return "food_of_kind", food
        case e.GainAllDice(may="tuck"):
            return "dice_to_tuck", ""
        case e.GainAllDice():
            return "dice_to_cache", ""
        case e.CacheOwnFood():
            return "food_to_cache", ""
        case e.LayEggsFor():
            return "eggs", ""
        case e.DiscardFood():
            return "food_to_discard", ""
        case e.DrawBonus():
            return "food_for_bonus_cards", ""
    return "", ""


def _way(given: o.AnyOption) -> str:
    """Return how a row's exchange is paid with an option."""
    match given:
        case o.Bird():
            return "bird"
        case o.Slot():
            return "slot"
        case o.FoodToken("nectar"):
            return "nectar"
    return "food"


def request(words: Words, asked: Asked, run: tuple[int, int] | None) -> str:
    """Return what to press, where the answers are highlighted on the table, introduced by the bird
    that asks; "" if a question is asked all the same.
    """
    kind, bird = asked.decision.kind, asked.asking_bird
    name = "" if bird is None else asked.bird(bird.id)
    if kind == "use_power" and name:
        return words.text("requests/use_power", bird=name)
    if kind in QUESTIONS:
        return ""
    if kind == "action" and o.take_action("play_bird") not in asked.decision.options:
        text = words.text("requests/action.no_bird")
    elif run is not None and kind in ONE_BY_ONE:
        text = words.text(f"requests/{kind}.numbered", n=run[0], all=run[1])
    else:
        text = words.text(f"requests/{kind}")
        if kind == "discard_card" and not name:
            text = words.text("requests/end_of_turn", request=text)
    return words.text("requests/by_bird", bird=name, request=text) if name else capital(text)


def option(words: Words, option: o.AnyOption, asked: Asked) -> str:
    """Return the label of an option's button."""
    kind = asked.decision.kind
    if type(option) in PLAIN:
        return words.text(PLAIN[type(option)])
    match option:
        case o.TakeAction():
            return words.action(option.action)
        case o.Bird():
            name = asked.bird(option.bird)
            return (
                words.text("prompts/option.discard_bird", bird=name) if kind in SPENDING else name
            )
        case o.Draw():
            return asked.bird(option.bird)
        case o.Slot() if kind in SPENDING:
            return words.text("prompts/option.egg", bird=_place(words, option, asked))
        case o.Slot() | o.UsePower():
            return _place(words, option, asked)
        case o.Die() if kind == "remove_die":
            return words.text("prompts/option.face", face=option.face)
        case o.Die() if option.face == option.food:
            return words.text("prompts/option.food", food=option.food)
        case o.Die():
            return words.text("prompts/option.die", food=option.food, face=option.face)
        case o.Done() if o.SKIP in asked.decision.options:
            return words.text("prompts/done.for_me")
        case o.Done():
            return words.text(f"prompts/done.{kind}" if kind in ENOUGH else "prompts/done")
        case o.Skip():
            return words.text(f"prompts/skip.{kind}" if kind in GIVING else "prompts/skip")
        case o.FoodToken():
            paid = "pay_food" if kind in GIVING else "food"
            return words.text(f"prompts/option.{paid}", food=option.food)
        case o.Bonus():
            return asked.bonus(option.bonus)
        case o.PlayerSeat():
            return asked.player(option.player)
        case o.Waive():
            less = "waive_egg" if option.food is None else "waive_food"
            return words.text(f"prompts/option.{less}", food=option.food)
        case o.Count():
            return str(option.count)
        case o.InHabitat():
            return words.text("prompts/option.habitat", habitat=option.habitat)
        case o.Payment():
            return _payment(words, option)
        case o.CachedFood():
            paid = "pay_cached_food" if kind in GIVING else "cached_food"
            bird = _place(words, option, asked)
            return words.text(f"prompts/option.{paid}", food=option.food, bird=bird)
        case o.Course():
            if option.number < len(asked.courses):
                return words.course(asked.courses, option.number)
            return words.text("prompts/option.course", n=option.number + 1)
        case o.Tuck() | o.Cache() if asked.asking_bird is not None:
            how = "tuck_under" if isinstance(option, o.Tuck) else "cache_on"
            return words.text(f"prompts/option.{how}", bird=words.bird(asked.asking_bird))
        case o.Keep() if kind == "tuck_or_keep":
            return words.text("prompts/option.keep_card")
        case o.All():
            return words.text(f"prompts/all.{kind}" if kind in ONE_BY_ONE else "prompts/all")
    return words.text(f"prompts/option.{option.__struct_config__.tag}")


def _payment(words: Words, paid: o.Payment) -> str:
    """Name everything that is paid."""
    parts = [
        words.text("prompts/payment.food", food=food, n=n) for food, n in paid.food.items() if n
    ]
    parts += [
        words.text("prompts/payment.cached", food=food)
        for food in FOODS
        for _ in range(paid.cached.count(food))
    ]
    if paid.cards:
        parts.append(words.text("prompts/payment.cards", n=paid.cards))
    return " + ".join(parts) or words.text("prompts/payment.nothing")


def _place(words: Words, place: o.Slot | o.UsePower | o.CachedFood, asked: Asked) -> str:
    """Name a space of a mat by its bird, or else by row and space."""
    if asked.bird_at is None:
        column = place.column + 1
        name = words.text("prompts/place", habitat=place.habitat, column=column)
    else:
        name = asked.bird(asked.bird_at(place.player, place.habitat, place.column))
    if place.player == asked.decision.player:
        return name
    return words.text("prompts/place.of", place=name, player=asked.player(place.player))
