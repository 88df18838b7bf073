"""A linear softmax policy: each option's score is a sum of whole numbers, the same everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from wingspan.engine.decision import Decision
from wingspan.engine.state import GameState

from .actions import Features, Play, of_actions
from .options import features
from .sight import Sight
from .tables import Tables

SCALE = 14
"""A score of ``1 << SCALE`` more makes an option e times as likely at temperature 1."""


class Policy:
    """Scores options by ``weights`` (see :mod:`wingspan.bots.layout`), reading a seat's view."""

    def __init__(self, tables: Tables, weights: list[int]) -> None:
        self.tables = tables
        self.weights = weights

    def weigh(
        self, state: GameState, decision: Decision
    ) -> tuple[list[Features], list[int], list[Play | None]]:
        """Features of each way to answer, the option it begins with, and the bird it plays."""
        sight = Sight(self.tables, self.weights, state, decision)
        if decision.kind == "action":
            return of_actions(sight, decision.options)
        found = features(sight, decision.options)
        return found, list(range(len(found))), [None] * len(found)

    def score(self, found: Sequence[Features]) -> list[int]:
        """The score of each."""
        at = self.weights.__getitem__
        return [sum(map(mul, map(at, places), much)) for places, much in found]

    def scores(self, state: GameState, decision: Decision) -> list[int]:
        """The score of each option; of "play a bird" that of the best bird and row."""
        found, begins, _ = self.weigh(state, decision)
        scores: list[int | None] = [None] * len(decision.options)
        for option, score in zip(begins, self.score(found), strict=True):
            best = scores[option]
            if best is None or score > best:
                scores[option] = score
        return [score or 0 for score in scores]

    def greedy(self, state: GameState, decision: Decision) -> int:
        """The option with the highest score, the first of those alike."""
        found, begins, _ = self.weigh(state, decision)
        scores = self.score(found)
        return begins[scores.index(max(scores))]
