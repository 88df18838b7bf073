"""A linear softmax policy: the score of an option is its features times their weights.

All of them are whole numbers, so scores are the same on every platform.
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
