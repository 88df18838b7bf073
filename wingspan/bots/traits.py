"""What a bird card is like, as numbers: what the expansions' birds have in common with others.

A weight of a card is the sum of the weights of its traits and one of its own, so that a card
that was never met in training starts from what its figures and its power say.
"""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine.cards import BirdCard
from wingspan.engine.components import HABITATS
from wingspan.engine.effects import Effect, parts

COLORS = ("white", "brown", "pink", "teal", "yellow", "none")
NESTS = ("platform", "bowl", "cavity", "ground", "star", "none")

_FOOD = {
    "gain_food",
    "gain_die",
    "gain_all_dice",
    "gain_each_kind",
    "gain_food_again",
    "steal_food",
}
_CARDS = {"draw_cards", "draw_and_keep", "draw_apart", "draw_tray", "draft_cards"}
_EGGS = {"lay_eggs", "lay_egg_on_each", "lay_eggs_for", "lay_eggs_in_empty_habitat"}
_TUCKS = {
    "tuck_from_hand",
    "tuck_from_deck",
    "tuck_behind_chosen",
    "tuck_under_each",
    "tuck_from_tray",
}
_CACHES = {
    "cache_food",
    "cache_own_food",
    "cache_anywhere",
    "cache_on_chosen",
    "cache_per_predator",
}
_HUNTS = {"hunt_card", "hunt_dice"}
_YIELDS = {
    "food": _FOOD,
    "cards": _CARDS,
    "eggs": _EGGS,
    "tucks": _TUCKS,
    "caches": _CACHES,
    "hunts": _HUNTS,
    "bonus": {"draw_bonus"},
    "plays": {"play_bird"},
}


def steps(card: BirdCard) -> list[Effect]:
    """The effects of a power with all that they are made of."""
    found: list[Effect] = []
    waiting: list[Effect] = list(card.power.effects) if card.power is not None else []
    while waiting:
        effect = waiting.pop(0)
        found.append(effect)
        waiting += parts(effect)
    return found


def tag(effect: Effect) -> str:
    """The effect's name in the vocabulary ("gain_food")."""
    return str(effect.__struct_config__.tag)


def kind_of(card: BirdCard) -> str:
    """The first effect of a power, or "none": a rough sort of birds."""
    if card.power is None or not card.power.effects:
        return "none"
    return tag(card.power.effects[0])


WHOLE = 60
"""Amounts are in sixtieths."""


class Trait(Struct, frozen=True):
    """Something true of a card, and how much of it, in sixtieths."""

    name: str
    amount: int


def traits(card: BirdCard) -> list[Trait]:
    """The traits of a bird card, amounts of about a whole."""
    found = {
        "any": WHOLE,
        "points": card.points * WHOLE // 5,
        "cost": card.cost.total * WHOLE // 2,
        "free": WHOLE * (card.cost.total == 0),
        "either": WHOLE * card.cost.either,
        "wild": card.cost.wild * WHOLE // 2,
        "eggs": card.egg_limit * WHOLE // 3,
        "homes": (len(card.habitats) - 1) * WHOLE,
        "predator": WHOLE * card.predator,
        "flocking": WHOLE * card.flocking,
        f"color.{card.color}": WHOLE,
        f"nest.{card.nest}": WHOLE,
    }
    for habitat in HABITATS:
        if habitat in card.habitats:
            found[f"home.{habitat}"] = WHOLE
    for food, count in card.cost.food.items():
        shared = len(card.cost.food) if card.cost.either else 1
        found[f"eats.{food}"] = count * WHOLE // (2 * shared)
    _add_power(card, found)
    return [Trait(name, amount) for name, amount in found.items() if amount]


def _add_power(card: BirdCard, found: dict[str, int]) -> None:
    """What the power does, and roughly how much; less of what comes after another effect."""
    for depth, effect in enumerate(steps(card)):
        name = tag(effect)
        found[f"do.{card.color}.{name}"] = WHOLE
        for label, effects in _YIELDS.items():
            if name in effects:
                count = int(getattr(effect, "count", 1))
                key = f"gives.{card.color}.{label}"
                found[key] = found.get(key, 0) + count * WHOLE // (2 if depth == 0 else 4)
    if card.power is not None and card.power.trigger is not None:
        found[f"woken.{card.power.trigger.__struct_config__.tag}"] = WHOLE
    if card.power is not None and card.power.placing is not None:
        found[f"placed.{card.power.placing.__struct_config__.tag}"] = WHOLE
