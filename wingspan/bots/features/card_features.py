"""Card features: a bird card as numbers.

A card's weight is the sum of the weights of its features and one weight of its own. Cards that are
alike thus share what was learned, across expansions too, and a card never met in training is
weighed by its figures and its power.
"""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine.cards import BirdCard
from wingspan.engine.components import HABITATS
from wingspan.engine.effects import Effect, parts

COLORS = ("white", "brown", "pink", "teal", "yellow", "none")
NESTS = ("platform", "bowl", "cavity", "ground", "star", "none")


def steps(card: BirdCard) -> list[Effect]:
    """Return the effects of a power, and those nested in them."""
    found: list[Effect] = []
    waiting: list[Effect] = list(card.power.effects) if card.power is not None else []
    while waiting:
        effect = waiting.pop(0)
        found.append(effect)
        waiting += parts(effect)
    return found


def tag(effect: Effect) -> str:
    """Return the effect's name in the vocabulary ("gain_food")."""
    return str(effect.__struct_config__.tag)


def kind_of(card: BirdCard) -> str:
    """Return the name of a power's first effect, or "none": a rough classification of birds."""
    if card.power is None or not card.power.effects:
        return "none"
    return tag(card.power.effects[0])


WHOLE = 60
"""One whole: amounts are counted in sixtieths."""


class CardFeature(Struct, frozen=True):
    """A feature of a card and its amount, in sixtieths."""

    name: str
    amount: int


def card_features(card: BirdCard) -> list[CardFeature]:
    """Return the features of a bird card; amounts are of the order of WHOLE."""
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
    return [CardFeature(name, amount) for name, amount in found.items() if amount]


def _add_power(card: BirdCard, found: dict[str, int]) -> None:
    """Add the power's effects and roughly what they give; effects after the first count half."""
    for depth, effect in enumerate(steps(card)):
        name = tag(effect)
        found[f"do.{card.color}.{name}"] = WHOLE
        if effect.GIVES is not None:
            count = int(getattr(effect, "count", 1))
            key = f"gives.{card.color}.{effect.GIVES}"
            found[key] = found.get(key, 0) + count * WHOLE // (2 if depth == 0 else 4)
    if card.power is not None and card.power.trigger is not None:
        found[f"woken.{card.power.trigger.__struct_config__.tag}"] = WHOLE
    if card.power is not None and card.power.placing is not None:
        found[f"placed.{card.power.placing.__struct_config__.tag}"] = WHOLE
