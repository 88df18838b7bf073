"""A printed bird card as numbers."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from wingspan.engine import Catalog
from wingspan.engine.cards import BirdCard
from wingspan.engine.components import FOODS, HABITATS, NESTS

Vector = NDArray[np.float32]

COLORS = ("white", "brown", "pink", "teal", "yellow")

FACTS: tuple[str, ...] = (
    "points",
    "egg_limit",
    "wingspan_dm",
    *(f"cost.{food}" for food in FOODS),
    "cost.wild",
    "cost.either",
    *(f"habitat.{habitat}" for habitat in HABITATS),
    *(f"nest.{nest}" for nest in NESTS),
    *(f"color.{color}" for color in COLORS),
    "predator",
    "flocking",
    "bonus_cards",
)
"""The names of a card's numbers. A star nest counts as every nest."""


def facts(card: BirdCard) -> list[float]:
    """Return a card's numbers, in the order of :data:`FACTS`."""
    cost = card.cost
    return [
        card.points,
        card.egg_limit,
        (card.wingspan or 0) / 10,
        *(cost.food.get(food, 0) for food in FOODS),
        cost.wild,
        cost.either,
        *(habitat in card.habitats for habitat in HABITATS),
        *(card.nest in (nest, "star") for nest in NESTS),
        *(card.color == color for color in COLORS),
        card.predator,
        card.flocking,
        card.bonus_cards,
    ]


class Cards:
    """The cards of a catalog as numbers.

    ``place``: the number of each bird, from 0 in the catalog's order. ``of``: the facts of each
    bird. ``bonus``, ``goals``, ``faces``: the numbers of bonus cards, goals and faces of dice.
    """

    def __init__(self, catalog: Catalog) -> None:
        self.place = {bird: number for number, bird in enumerate(catalog.birds)}
        self.of: dict[str, Vector] = {
            bird: np.array(facts(card), np.float32) for bird, card in catalog.birds.items()
        }
        self.bonus = {bonus: number for number, bonus in enumerate(catalog.bonus_cards)}
        self.goals = {goal: number for number, goal in enumerate(catalog.goals)}
        faces = (face for dice in catalog.dice.values() for face in dice.faces)
        self.faces = {face: number for number, face in enumerate(dict.fromkeys(faces))}


@cache
def cards_of(catalog: Catalog) -> Cards:
    """Return the numbers of a catalog, created once."""
    return Cards(catalog)
