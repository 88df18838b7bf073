"""Expected final points of a seat, by the columns of the score pad.

Each is what the seat has already and a sum over the measures of the state, with weights that
are straight lines over the turns left, and over the cards on its mat and in its hand. All
in whole numbers of ``1 / ONE`` points.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from wingspan.engine.state import GameState

from .measures import CATEGORIES, MEASURES, Measured, measure
from .tables import Tables

ONE = 1 << 20
"""A point."""

CARDS = ("mat", "mat_t", "hand", "hand_t")
"""Weights of a bird card: on the mat, so much more for each turn left, the same in the hand."""


class Value:
    """``weights``: for each category the measures' (plain, then for each turn left), then the
    cards' by CARDS and number in the catalog."""

    def __init__(self, tables: Tables, weights: Sequence[list[int]]) -> None:
        self.tables = tables
        self.number = len(tables.catalog.birds)
        self.by_category = [_Line(column, self.number) for column in weights]
        total = [sum(column) for column in zip(*weights, strict=True)]
        self._total = _Line(total, self.number)

    def total(self, state: GameState, seat: int) -> int:
        """Expected final points in all."""
        found = measure(self.tables, state, seat)
        if state.phase == "over":
            return sum(found.now) * ONE
        return self.of(found)

    def of(self, found: Measured) -> int:
        """Expected final points in all of a state measured before."""
        return sum(found.now) * ONE + self._total.of(found)

    def categories(self, state: GameState, seat: int) -> dict[str, int]:
        """Expected final points by category."""
        found = measure(self.tables, state, seat)
        return {
            name: now * ONE + (0 if state.phase == "over" else line.of(found))
            for name, now, line in zip(CATEGORIES, found.now, self.by_category, strict=True)
        }


class _Line:
    """The weights of one sum; those of each number of turns left are worked out once."""

    def __init__(self, weights: list[int], birds: int) -> None:
        measures = len(MEASURES)
        self.plain = weights[:measures]
        self.per_turn = weights[measures : 2 * measures]
        cards = weights[2 * measures :]
        self.mat, self.mat_t, self.hand, self.hand_t = (
            cards[at * birds : (at + 1) * birds] for at in range(len(CARDS))
        )
        self._at: dict[int, tuple[list[int], list[int], list[int]]] = {}

    def of(self, found: Measured) -> int:
        """The sum for a state."""
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
