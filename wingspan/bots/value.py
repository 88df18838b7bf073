"""Expected final points of a seat, by the columns of the score pad.

Each column is the points that the seat already has, plus the value features of the state and the
cards on its mat and in its hand, times weights that are linear in the turns left. All are whole
numbers of ``1 / ONE`` points.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from wingspan.engine.state import GameState

from .features.tables import Tables
from .features.value_features import CATEGORIES, VALUE_FEATURES, ValueFeatures, value_features

ONE = 1 << 20
"""One point."""

CARDS = ("mat", "mat_t", "hand", "hand_t")
"""The weights of a bird card on the mat and in hand; those in ``_t`` are times the turns left."""


class Value:
    """Predicts final points.

    ``weights``: for each category, the weights of VALUE_FEATURES, as many again that are multiplied
    by the turns left, then those of the bird cards, by CARDS and in the order of the catalog.
    """

    def __init__(self, tables: Tables, weights: Sequence[list[int]]) -> None:
        self.tables = tables
        self.number = len(tables.catalog.birds)
        self.by_category = [_Line(column, self.number) for column in weights]
        total = [sum(column) for column in zip(*weights, strict=True)]
        self._total = _Line(total, self.number)

    def total(self, state: GameState, seat: int) -> int:
        """Return the expected final score (``1 / ONE`` points)."""
        found = value_features(self.tables, state, seat)
        if state.phase == "over":
            return sum(found.now) * ONE
        return self.of(found)

    def of(self, found: ValueFeatures) -> int:
        """Return the expected final score of a state that is not over, given its features."""
        return sum(found.now) * ONE + self._total.of(found)

    def categories(self, state: GameState, seat: int) -> dict[str, int]:
        """Return the expected final points by category (``1 / ONE`` points)."""
        return self.categories_of(value_features(self.tables, state, seat), state.phase == "over")

    def categories_of(self, found: ValueFeatures, over: bool) -> dict[str, int]:
        """Return the expected final points by category of a state, given its features."""
        return {
            name: now * ONE + (0 if over else line.of(found))
            for name, now, line in zip(CATEGORIES, found.now, self.by_category, strict=True)
        }


class _Line:
    """The weights of one sum, computed once for each number of turns left."""

    def __init__(self, weights: list[int], birds: int) -> None:
        number = len(VALUE_FEATURES)
        self.plain = weights[:number]
        self.per_turn = weights[number : 2 * number]
        cards = weights[2 * number :]
        self.mat, self.mat_t, self.hand, self.hand_t = (
            cards[at * birds : (at + 1) * birds] for at in range(len(CARDS))
        )
        self._at: dict[int, tuple[list[int], list[int], list[int]]] = {}

    def of(self, found: ValueFeatures) -> int:
        """Return the sum for a state, given its features."""
        lines = self._at.get(found.turns)
        if lines is None:
            turns = found.turns
            lines = self._at[turns] = (
                [a + turns * b for a, b in zip(self.plain, self.per_turn, strict=True)],
                [a + turns * b for a, b in zip(self.mat, self.mat_t, strict=True)],
                [a + turns * b for a, b in zip(self.hand, self.hand_t, strict=True)],
            )
        numbers, mat, hand = lines
        points: int = sum(map(mul, numbers, found.numbers))
        for place in found.mat:
            points += mat[place]
        for place in found.hand:
            points += hand[place]
        return points
