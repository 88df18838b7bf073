"""The scale of points lost a decision, by computer players: see docs/coach.md."""

from __future__ import annotations

from wingspan.engine.program import PROGRAM_LEVELS

LEVELS: tuple[tuple[str, float], ...] = tuple(
    (level.name, level.lost) for level in reversed(PROGRAM_LEVELS) if level.lost is not None
)
"""Mean points lost a decision that was not obvious, by level, the strongest first; of the levels
that were measured. Neighbours are within each other's error."""


def plays_like(points: float) -> str:
    """The level that loses about as much a decision."""
    return min(LEVELS, key=lambda known: abs(known[1] - points))[0]
