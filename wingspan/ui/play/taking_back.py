"""Whether an answer turned up dice or cards that nobody could foresee."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.engine.events import AnyEvent


def reveals(events: Iterable[AnyEvent]) -> bool:
    """Whether any of ``events`` rolled dice or turned up cards."""
    return any(event.REVEALS for event in events)
