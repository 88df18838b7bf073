"""A linear softmax policy: the score of an option is its features times their weights.

All are whole numbers, so scores are the same in every Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from wingspan.engine.decision import Decision
from wingspan.engine.state import GameState

from .features.actions import Features, Play, of_actions
from .features.context import Context
from .features.options import features
from .features.tables import Tables

SCALE = 14
"""A score of ``1 << SCALE`` more makes an option e times as likely at temperature 1."""


class Policy:
    """Scores options by ``weights``, in the order of :mod:`.features.index`."""

    def __init__(self, tables: Tables, weights: list[int]) -> None:
        self.tables = tables
        self.weights = weights

    def weigh(
        self, state: GameState, decision: Decision
    ) -> tuple[list[Features], list[int], list[Play | None]]:
        """For each answer its features, the number of its option, and the bird that it plays.

        "Play a bird" is there once for each bird and row; the other options once.
        """
        context = Context(self.tables, self.weights, state, decision)
        if decision.kind == "action":
            return of_actions(context, decision.options)
        found = features(context, decision.options)
        return found, list(range(len(found))), [None] * len(found)

    def score(self, found: Sequence[Features]) -> list[int]:
        """The score of each answer, by its features."""
        at = self.weights.__getitem__
        return [sum(map(mul, map(at, places), much)) for places, much in found]

    def scores(self, state: GameState, decision: Decision) -> list[int]:
        """The score of each option; of "play a bird" that of its best bird and row."""
        found, begins, _ = self.weigh(state, decision)
        scores: list[int | None] = [None] * len(decision.options)
        for option, score in zip(begins, self.score(found), strict=True):
            best = scores[option]
            if best is None or score > best:
                scores[option] = score
        return [score or 0 for score in scores]

    def greedy(self, state: GameState, decision: Decision) -> int:
        """The number of the option with the highest score, the first one of equals."""
        found, begins, _ = self.weigh(state, decision)
        scores = self.score(found)
        return begins[scores.index(max(scores))]
