"""Where each weight lies in the list that the policy plays with.

First come those with a name of their own (:mod:`wingspan.bots.labels`), then one for each
use and bird card, then one for each bonus card.
"""

from __future__ import annotations

from functools import cache

from wingspan.engine import Catalog

from .labels import NAMES
from .uses import USES


@cache
def places_of_birds(catalog: Catalog) -> dict[str, dict[str, int]]:
    """For each bird, the place of its weight for each use."""
    number = len(catalog.birds)
    return {
        bird: {use: len(NAMES) + number * order + at for order, use in enumerate(USES)}
        for at, bird in enumerate(catalog.birds)
    }


@cache
def places_of_bonus_cards(catalog: Catalog) -> dict[str, int]:
    """For each bonus card, the place of its weight."""
    first = len(NAMES) + len(USES) * len(catalog.birds)
    return {bonus: first + at for at, bonus in enumerate(catalog.bonus_cards)}


def size(catalog: Catalog) -> int:
    """How many weights there are."""
    return len(NAMES) + len(USES) * len(catalog.birds) + len(catalog.bonus_cards)
