"""What computer players lose a decision, to compare people with: see docs/coach.md."""

from __future__ import annotations

LEVELS: tuple[tuple[str, float], ...] = (
    ("common_raven", 0.12),
    ("barn_owl", 0.2),
    ("belted_kingfisher", 0.5),
    ("blue_jay", 0.65),
    ("american_robin", 1.0),
    ("mourning_dove", 1.25),
)
"""Mean points lost a decision that was not obvious by level, the strongest first."""


def plays_like(points: float) -> str:
    """The level that loses about as much a decision."""
    return min(LEVELS, key=lambda known: abs(known[1] - points))[0]
