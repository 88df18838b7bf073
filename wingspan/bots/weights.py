"""Weights as they are kept in a file, and as the policy plays with them.

A file holds, for each name, a whole number of thousandths: those with names of their own,
those of the traits of birds by use, and what single cards have beside them. The policy
plays with whole numbers on another scale, made from these alone.
"""

from __future__ import annotations

from functools import cache

from wingspan.engine import Catalog

from . import layout
from .labels import NAMES, T
from .traits import traits
from .uses import LATE, USES


class Parameters:
    """The numbers that are learned, by place: names, then traits by use, then single cards."""

    def __init__(self, catalog: Catalog) -> None:
        self.names: list[str] = list(NAMES.names)
        self.units: list[int] = list(NAMES.units)
        shown = {bird: traits(card) for bird, card in catalog.birds.items()}
        self.traits: list[str] = sorted({trait.name for found in shown.values() for trait in found})
        place = {name: at for at, name in enumerate(self.traits)}
        first = len(self.names)
        for use in USES:
            self.names += [f"{use}~{name}" for name in self.traits]
        of_own = len(self.names)
        for use in USES:
            self.names += [f"{use}@{bird}" for bird in catalog.birds]
        self.names += [f"bonus@{bonus}" for bonus in catalog.bonus_cards]
        self.rows: list[int] = list(range(first))
        self.columns: list[int] = list(range(first))
        self.amounts: list[float] = [1 / unit for unit in self.units]
        weights = layout.places_of_birds(catalog)
        number = len(catalog.birds)
        for order, use in enumerate(USES):
            unit = T if use in LATE else 1
            for at, bird in enumerate(catalog.birds):
                row = weights[bird][use]
                for trait in shown[bird]:
                    self._entry(
                        row, first + order * len(self.traits) + place[trait.name],
                        trait.amount / unit,
                    )  # fmt: skip
                self._entry(row, of_own + order * number + at, 1 / unit)
        for bonus, row in layout.places_of_bonus_cards(catalog).items():
            self._entry(row, self.names.index(f"bonus@{bonus}"), 1.0)
        self.weights = layout.size(catalog)

    def _entry(self, row: int, column: int, amount: float) -> None:
        self.rows.append(row)
        self.columns.append(column)
        self.amounts.append(amount)


@cache
def parameters(catalog: Catalog) -> Parameters:
    """The parameters for a catalog."""
    return Parameters(catalog)


