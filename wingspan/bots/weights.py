"""Weights as they are kept in a file, and as they are played with.

A file holds whole hundredths, in tables by trait, bird, bonus card and measure. What is left
out is 0. The whole numbers that the policy and the value play with are made from these alone,
without any rounding that could differ between machines.
"""

from __future__ import annotations

from functools import cache
from operator import mul
from pathlib import Path

import msgspec
from msgspec import Struct

from wingspan.engine import Catalog
from wingspan.engine.cards import BirdCard

from . import layout
from .labels import NAMES, T
from .measures import CATEGORIES, MEASURES
from .policy import SCALE
from .traits import WHOLE, traits
from .uses import LATE, USES
from .value import CARDS, ONE

FOLDER = Path(__file__).resolve().parent / "weights"
HUNDRED = 100
NEWEST = 2
"""The version of the weights that new games are played with."""


class WeightsError(ValueError):
    """Weights that are not there or cannot be read; the message says which."""


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of weights, in hundredths.

    ``games``: how many of training. Of the policy: ``names``, and by USES those of ``traits``
    and what single ``birds`` have beside them; ``bonus`` cards. Of the value, by CATEGORIES:
    ``measures``, first plain, then for each turn left; ``cards`` of birds by CARDS.
    """

    version: int
    games: int
    names: dict[str, int]
    traits: dict[str, tuple[int, ...]]
    birds: dict[str, tuple[int, ...]]
    bonus: dict[str, int]
    measures: dict[str, tuple[int, ...]]
    cards: dict[str, tuple[int, ...]]

    def policy(self) -> dict[str, int]:
        """The policy's numbers by the names of :class:`Parameters`."""
        found = dict(self.names)
        for mark, table in (("~", self.traits), ("@", self.birds)):
            for name, row in table.items():
                found.update(zip((f"{use}{mark}{name}" for use in USES), row, strict=True))
        found.update((f"bonus@{bonus}", number) for bonus, number in self.bonus.items())
        return found


@cache
def load(version: int = NEWEST) -> Weights:
    """The weights of that version. Raises WeightsError if there are none."""
    try:
        return msgspec.json.decode((FOLDER / f"{version}.json").read_bytes(), type=Weights)
    except OSError as error:
        raise WeightsError(f"There are no weights {version} for computer players.") from error
    except msgspec.DecodeError as error:
        raise WeightsError(f"The weights {version} cannot be read: {error}") from error


class Parameters:
    """The numbers that are learned, by place: names, then traits by use, then single cards.

    A weight is a sum over ``rows`` (its place), ``columns`` (a number learned) and ``amounts``
    (in sixtieths), in parts of its unit in ``units``.
    """

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
        self.amounts: list[int] = [WHOLE] * first
        weights = layout.places_of_birds(catalog)
        number = len(catalog.birds)
        for order, use in enumerate(USES):
            unit = T if use in LATE else 1
            for at, bird in enumerate(catalog.birds):
                row = weights[bird][use]
                for trait in shown[bird]:
                    column = first + order * len(self.traits) + place[trait.name]
                    self._entry(row, column, trait.amount)
                self._entry(row, of_own + order * number + at, WHOLE)
                self.units.append(unit)
        for at, row in enumerate(layout.places_of_bonus_cards(catalog).values()):
            self._entry(row, of_own + len(USES) * number + at, WHOLE)
            self.units.append(1)

    def _entry(self, row: int, column: int, amount: int) -> None:
        self.rows.append(row)
        self.columns.append(column)
        self.amounts.append(amount)

    def played(self, hundredths: dict[str, int]) -> list[int]:
        """The whole numbers that the policy plays with."""
        known = [hundredths.get(name, 0) for name in self.names]
        sums = [0] * len(self.units)
        for row, column, amount in zip(self.rows, self.columns, self.amounts, strict=True):
            sums[row] += known[column] * amount
        return [
            _divided(number << SCALE, HUNDRED * WHOLE * unit)
            for number, unit in zip(sums, self.units, strict=True)
        ]


def _divided(number: int, by: int) -> int:
    """Divided and rounded to the nearest whole number."""
    return (2 * number + by) // (2 * by)


@cache
def parameters(catalog: Catalog) -> Parameters:
    """The parameters for a catalog."""
    return Parameters(catalog)


@cache
def policy_weights(catalog: Catalog, version: int = NEWEST) -> list[int]:
    """What the policy of that version plays with. Raises WeightsError.

    The same numbers as of :class:`Parameters`, by a shorter way: a page has to wait for them.
    """
    kept = load(version)
    plain = [kept.names.get(name, 0) * WHOLE for name in NAMES.names]
    birds = [_uses(kept, bird, card) for bird, card in catalog.birds.items()]
    bonus = [kept.bonus.get(name, 0) * WHOLE for name in catalog.bonus_cards]
    units = [*NAMES.units]
    for use in USES:
        units += [T if use in LATE else 1] * len(birds)
    units += [1] * len(bonus)
    sums = [*plain, *(number for use in zip(*birds, strict=True) for number in use), *bonus]
    return [
        _divided(number << SCALE, HUNDRED * WHOLE * unit)
        for number, unit in zip(sums, units, strict=True)
    ]


def _uses(kept: Weights, bird: str, card: BirdCard) -> tuple[int, ...]:
    """The sums of a bird's traits and its own weights for each use, times WHOLE."""
    found, amounts = [], []
    if bird in kept.birds:
        found.append(kept.birds[bird])
        amounts.append(WHOLE)
    for trait in traits(card):
        if trait.name in kept.traits:
            found.append(kept.traits[trait.name])
            amounts.append(trait.amount)
    if not found:
        return (0,) * len(USES)
    return tuple(sum(map(mul, column, amounts)) for column in zip(*found, strict=True))


@cache
def value_weights(catalog: Catalog, version: int = NEWEST) -> list[list[int]]:
    """What the value of that version is worked out with, by category. Raises WeightsError."""
    kept = load(version)
    return [_column(catalog, kept, at) for at in range(len(CATEGORIES))]


def _column(catalog: Catalog, kept: Weights, category: int) -> list[int]:
    """The weights of one category: measures, those for each turn left, then cards."""
    found = []
    number = len(CATEGORIES)
    for at, per in ((category, 1), (number + category, T)):
        for name, unit in zip(MEASURES.names, MEASURES.units, strict=True):
            row = kept.measures.get(name)
            found.append(_divided(row[at] * ONE, HUNDRED * unit * per) if row else 0)
    for order, use in enumerate(CARDS):
        per = T if use.endswith("_t") else 1
        for bird in catalog.birds:
            row = kept.cards.get(bird)
            at = order * number + category
            found.append(_divided(row[at] * ONE, HUNDRED * per) if row else 0)
    return found
