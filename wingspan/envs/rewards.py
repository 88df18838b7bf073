"""Rewards: for winning, for the margin, or for points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from wingspan.engine import Game, ScoreSheet

Reward = Literal["win", "margin", "points"]
"""``win``: at the end, 1 for the winner (shared in a tie) and 0 for the others. ``margin``: at the
end, one's own points less those of the best other player. ``points``: the changes of one's own
score, which add up to the final score."""

REWARDS: tuple[str, ...] = get_args(Reward)


class Bookkeeper:
    """Keeps the rewards of a game, by seat."""

    def __init__(self, kind: Reward, game: Game) -> None:
        """Raises ValueError for an unknown kind of reward."""
        if kind not in REWARDS:
            raise ValueError(f"There are no rewards called {kind!r}; there are {REWARDS}.")
        self.kind = kind
        self.people = game.setup.players
        self._paid = [0] * self.people

    def pay(self, game: Game) -> list[float]:
        """Return each player's reward since the last call."""
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
    """Return 1 for the winner, shared in a tie, and 0 for the others."""
    first = sum(sheet.rank == 1 for sheet in sheets)
    return [1 / first if sheet.rank == 1 else 0.0 for sheet in sheets]


def margins(sheets: Sequence[ScoreSheet]) -> list[float]:
    """Return each player's points less those of the best other player."""
    return [
        float(mine.total - max(other.total for other in sheets if other is not mine))
        for mine in sheets
    ]
