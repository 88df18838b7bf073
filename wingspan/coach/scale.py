"""What computer players lose a decision, to compare people with: see docs/coach.md."""

from __future__ import annotations

LEVELS: tuple[tuple[str, float], ...] = (
    ("barn_owl", 0.19),
    ("belted_kingfisher", 0.51),
    ("blue_jay", 0.54),
    ("american_robin", 1.04),
    ("mourning_dove", 1.13),
)
"""Mean points lost a decision that was not obvious by level, the strongest first: those that were
measured. Neighbours lie within each other's error."""


def plays_like(points: float) -> str:
    """The level that loses about as much a decision."""
    return min(LEVELS, key=lambda known: abs(known[1] - points))[0]
