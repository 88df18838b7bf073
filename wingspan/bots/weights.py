"""Weights as a file holds them, and as the policy and the value use them.

A file holds whole hundredths, by the names of features and cards. The whole numbers that the policy
and the value use are computed from these alone, without any rounding that could differ between
machines.
"""

from __future__ import annotations

from functools import cache
from operator import mul
from pathlib import Path

import msgspec
from msgspec import Struct

from wingspan.engine import Catalog
from wingspan.engine.cards import BirdCard
from wingspan.engine.program import NEWEST_WEIGHTS

from .features.card_features import WHOLE, card_features
from .features.index import (
    CARD_WEIGHTS,
    PER_TURN,
    POLICY_FEATURES,
    T,
    places_of_birds,
    places_of_bonus_cards,
)
from .features.value_features import CATEGORIES, VALUE_FEATURES

FOLDER = Path(__file__).resolve().parent / "weights"
HUNDRED = 100
NEWEST = NEWEST_WEIGHTS

SCALE = 14
"""A score of ``1 << SCALE`` more makes an option e times as likely at temperature 1."""

ONE = 1 << 20
"""One point of the value."""

CARDS = ("mat", "mat_t", "hand", "hand_t")
"""The value's weights of a bird card on the mat and in hand; those in ``_t`` are times the turns
left."""


class WeightsError(ValueError):
    """Raised when weights are missing or cannot be read; the message says which."""


class Weights(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"features": "names", "card_features": "traits", "value_features": "measures"},
):
    """A file of weights, in hundredths; zeros are left out.

    ``games``: the number of games in training. The policy's weights: of named ``features``; of
    ``card_features``, and those that single ``birds`` add to them, both by CARD_WEIGHTS; of
    ``bonus`` cards. The value's weights: of ``value_features``, by CATEGORIES, first constant, then
    per turn left; of the ``cards`` of birds, by CARDS and CATEGORIES.
    """

    version: int
    games: int
    features: dict[str, int]
    card_features: dict[str, tuple[int, ...]]
    birds: dict[str, tuple[int, ...]]
    bonus: dict[str, int]
    value_features: dict[str, tuple[int, ...]]
    cards: dict[str, tuple[int, ...]]

    def policy(self) -> dict[str, int]:
        """Return the policy's numbers by the names of :class:`Parameters`."""
        found = dict(self.features)
        for mark, table in (("~", self.card_features), ("@", self.birds)):
            for name, row in table.items():
                found.update(zip((f"{use}{mark}{name}" for use in CARD_WEIGHTS), row, strict=True))
        found.update((f"bonus@{bonus}", number) for bonus, number in self.bonus.items())
        return found


@cache
def load(version: int = NEWEST) -> Weights:
    """Load the weights of that version. Raises WeightsError if there are none."""
    try:
        return msgspec.json.decode((FOLDER / f"{version}.json").read_bytes(), type=Weights)
    except OSError as error:
        raise WeightsError(f"There are no weights {version} for computer players.") from error
    except msgspec.DecodeError as error:
        raise WeightsError(f"The weights {version} cannot be read: {error}") from error


class Parameters:
    """The numbers that training learns, in the order of ``names``.

    They are the weights of named features, then those of card features by CARD_WEIGHTS, then those
    of single cards. The policy's weights are linear combinations of them, stored as a sparse
    matrix: entry ``n`` adds ``amounts[n]`` sixtieths of number ``columns[n]`` to weight
    ``rows[n]``. ``units``: the unit of each weight.
    """

    def __init__(self, catalog: Catalog) -> None:
        self.names: list[str] = list(POLICY_FEATURES.names)
        self.units: list[int] = list(POLICY_FEATURES.units)
        features = {bird: card_features(card) for bird, card in catalog.birds.items()}
        self.card_features: list[str] = sorted(
            {feature.name for found in features.values() for feature in found}
        )
        place = {name: at for at, name in enumerate(self.card_features)}
        first = len(self.names)
        for use in CARD_WEIGHTS:
            self.names += [f"{use}~{name}" for name in self.card_features]
        of_own = len(self.names)
        for use in CARD_WEIGHTS:
            self.names += [f"{use}@{bird}" for bird in catalog.birds]
        self.names += [f"bonus@{bonus}" for bonus in catalog.bonus_cards]
        self.rows: list[int] = list(range(first))
        self.columns: list[int] = list(range(first))
        self.amounts: list[int] = [WHOLE] * first
        weights = places_of_birds(catalog)
        number = len(catalog.birds)
        for order, use in enumerate(CARD_WEIGHTS):
            unit = T if use in PER_TURN else 1
            for at, bird in enumerate(catalog.birds):
                row = weights[bird][use]
                for feature in features[bird]:
                    column = first + order * len(self.card_features) + place[feature.name]
                    self._entry(row, column, feature.amount)
                self._entry(row, of_own + order * number + at, WHOLE)
                self.units.append(unit)
        for at, row in enumerate(places_of_bonus_cards(catalog).values()):
            self._entry(row, of_own + len(CARD_WEIGHTS) * number + at, WHOLE)
            self.units.append(1)

    def _entry(self, row: int, column: int, amount: int) -> None:
        self.rows.append(row)
        self.columns.append(column)
        self.amounts.append(amount)

    def played(self, hundredths: dict[str, int]) -> list[int]:
        """Return the policy's weights for numbers by name, in hundredths."""
        known = [hundredths.get(name, 0) for name in self.names]
        sums = [0] * len(self.units)
        for row, column, amount in zip(self.rows, self.columns, self.amounts, strict=True):
            sums[row] += known[column] * amount
        return [
            _divided(number << SCALE, HUNDRED * WHOLE * unit)
            for number, unit in zip(sums, self.units, strict=True)
        ]


def _divided(number: int, by: int) -> int:
    """Return the quotient rounded to the nearest whole number."""
    return (2 * number + by) // (2 * by)


@cache
def parameters(catalog: Catalog) -> Parameters:
    """Return the parameters for a catalog, created once."""
    return Parameters(catalog)


@cache
def policy_weights(catalog: Catalog, version: int = NEWEST) -> list[int]:
    """Return the policy's weights of that version. Raises WeightsError if there are none.

    The result equals that of :meth:`Parameters.played` but comes faster, since a page waits for it.
    """
    kept = load(version)
    plain = [kept.features.get(name, 0) * WHOLE for name in POLICY_FEATURES.names]
    birds = [_uses(kept, bird, card) for bird, card in catalog.birds.items()]
    bonus = [kept.bonus.get(name, 0) * WHOLE for name in catalog.bonus_cards]
    units = [*POLICY_FEATURES.units]
    for use in CARD_WEIGHTS:
        units += [T if use in PER_TURN else 1] * len(birds)
    units += [1] * len(bonus)
    sums = [*plain, *(number for use in zip(*birds, strict=True) for number in use), *bonus]
    return [
        _divided(number << SCALE, HUNDRED * WHOLE * unit)
        for number, unit in zip(sums, units, strict=True)
    ]


def _uses(kept: Weights, bird: str, card: BirdCard) -> tuple[int, ...]:
    """Return the CARD_WEIGHTS of a bird, summed over its features and its own, times WHOLE."""
    found, amounts = [kept.birds.get(bird, (0,) * len(CARD_WEIGHTS))], [WHOLE]
    for feature in card_features(card):
        if feature.name in kept.card_features:
            found.append(kept.card_features[feature.name])
            amounts.append(feature.amount)
    return tuple(sum(map(mul, column, amounts)) for column in zip(*found, strict=True))


@cache
def value_weights(catalog: Catalog, version: int = NEWEST) -> list[list[int]]:
    """Return the value's weights of that version, by category.

    Raises WeightsError if there are none.
    """
    kept = load(version)
    return [_column(catalog, kept, at) for at in range(len(CATEGORIES))]


def _column(catalog: Catalog, kept: Weights, category: int) -> list[int]:
    """Return the weights of one category: of features, of features per turn left, then of cards."""
    found = []
    number = len(CATEGORIES)
    for at, per in ((category, 1), (number + category, T)):
        for name, unit in zip(VALUE_FEATURES.names, VALUE_FEATURES.units, strict=True):
            row = kept.value_features.get(name)
            found.append(_divided(row[at] * ONE, HUNDRED * unit * per) if row else 0)
    for order, use in enumerate(CARDS):
        per = T if use.endswith("_t") else 1
        for bird in catalog.birds:
            row = kept.cards.get(bird)
            at = order * number + category
            found.append(_divided(row[at] * ONE, HUNDRED * per) if row else 0)
    return found
