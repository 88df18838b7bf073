"""Whether an answer turned up dice or cards that nobody could know before."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.engine.events import AnyEvent


def reveals(events: Iterable[AnyEvent]) -> bool:
    """Whether dice were rolled or cards turned up."""
    return any(event.REVEALS for event in events)
