"""The scale of points lost per decision, measured with computer players: see docs/coach.md."""

from __future__ import annotations

from wingspan.engine.program import PROGRAM_LEVELS

LEVELS: tuple[tuple[str, float], ...] = tuple(
    (level.name, level.lost) for level in reversed(PROGRAM_LEVELS) if level.lost is not None
)
"""Mean points lost per decision that was not obvious, by measured level, the strongest first.
Neighbours are within each other's error."""


def plays_like(points: float) -> str:
    """Return the level whose loss per decision is closest to ``points``."""
    return min(LEVELS, key=lambda known: abs(known[1] - points))[0]
