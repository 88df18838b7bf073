"""What is learned for: to win, to be ahead, or points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from wingspan.engine import Game, ScoreSheet

Reward = Literal["win", "margin", "points"]
"""``win``: at the end 1 for winning, shared among those who tie, and 0 for the others. ``margin``:
at the end the points that one is ahead of the best of the others. ``points``: the points on the
own score pad as they change, in all those at the end."""

REWARDS: tuple[str, ...] = get_args(Reward)


class Bookkeeper:
    """Pays out the rewards of a game, seat by seat."""

    def __init__(self, kind: Reward, game: Game) -> None:
        """Raises ValueError if there are no such rewards."""
        if kind not in REWARDS:
            raise ValueError(f"There are no rewards called {kind!r}; there are {REWARDS}.")
        self.kind = kind
        self.people = game.setup.players
        self._paid = [0] * self.people

    def pay(self, game: Game) -> list[float]:
        """What has come in for each person since it was last asked."""
        if self.kind == "points":
            now = [sheet.total for sheet in game.scores()[: self.people]]
            due = [float(points - paid) for points, paid in zip(now, self._paid, strict=True)]
            self._paid = now
            return due
        if game.decision is not None:
            return [0.0] * self.people
        sheets = game.scores()
        by_seat = wins(sheets) if self.kind == "win" else margins(sheets)
        return by_seat[: self.people]


def wins(sheets: Sequence[ScoreSheet]) -> list[float]:
    """1 for the first, shared among those who tie for it."""
    first = sum(sheet.rank == 1 for sheet in sheets)
    return [1 / first if sheet.rank == 1 else 0.0 for sheet in sheets]


def margins(sheets: Sequence[ScoreSheet]) -> list[float]:
    """How far ahead of the best of the others each is."""
    return [
        float(mine.total - max(other.total for other in sheets if other is not mine))
        for mine in sheets
    ]
