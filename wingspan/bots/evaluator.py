"""Evaluators: a policy that scores options, with a value that predicts points.

The policy is a linear softmax: the score of an option is its features times their weights. The
value predicts the points of a seat by the columns of the score pad: the points that it has, plus
the value features of the state and the cards on its mat and in its hand, times weights that are
linear in the turns left. All are whole numbers, so they are the same on every platform.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul

from wingspan.engine import Catalog, Setup
from wingspan.engine.decision import Decision
from wingspan.engine.state import GameState

from .features.actions import Features, Play, of_actions
from .features.context import Context
from .features.options import features
from .features.tables import Tables, tables_of
from .features.value_features import CATEGORIES, VALUE_FEATURES, ValueFeatures, value_features
from .weights import CARDS, NEWEST, ONE, policy_weights, value_weights


class Policy:
    """Scores options by ``weights``, in the order of :mod:`.features.index`."""

    def __init__(self, tables: Tables, weights: list[int]) -> None:
        self.tables = tables
        self.weights = weights

    def weigh(
        self, state: GameState, decision: Decision
    ) -> tuple[list[Features], list[int], list[Play | None]]:
        """Return for each answer its features, the index of its option, and the bird it plays.

        "Play a bird" has an answer for each bird and row, every other option a single one.
        """
        context = Context(self.tables, self.weights, state, decision)
        if decision.kind == "action":
            return of_actions(context, decision.options)
        found = features(context, decision.options)
        return found, list(range(len(found))), [None] * len(found)

    def score(self, found: Sequence[Features]) -> list[int]:
        """Return the score of each answer, given its features."""
        at = self.weights.__getitem__
        return [sum(map(mul, map(at, places), much)) for places, much in found]

    def scores(self, state: GameState, decision: Decision) -> list[int]:
        """Return the score of each option; "play a bird" has that of its best bird and row."""
        found, begins, _ = self.weigh(state, decision)
        scores: list[int | None] = [None] * len(decision.options)
        for option, score in zip(begins, self.score(found), strict=True):
            best = scores[option]
            if best is None or score > best:
                scores[option] = score
        return [score or 0 for score in scores]

    def greedy(self, state: GameState, decision: Decision) -> int:
        """Return the index of the option with the highest score, the first among equals."""
        found, begins, _ = self.weigh(state, decision)
        scores = self.score(found)
        return begins[scores.index(max(scores))]


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


class Evaluator:
    """A policy and a value for one kind of game, with weights of the same version."""

    def __init__(self, policy: Policy, value: Value) -> None:
        self.policy = policy
        self.value = value


def evaluator_of(setup: Setup, catalog: Catalog, version: int = NEWEST) -> Evaluator:
    """Return the evaluator for a kind of game; games that differ in players or seed alone share it.

    Raises WeightsError if there are no weights of that version.
    """
    return _evaluator(tables_of(setup, catalog), version)


@cache
def _evaluator(tables: Tables, version: int) -> Evaluator:
    catalog = tables.catalog
    policy = Policy(tables, policy_weights(catalog, version))
    return Evaluator(policy, Value(tables, value_weights(catalog, version)))
