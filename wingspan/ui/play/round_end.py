"""The end of a round, read from the log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from wingspan.engine.events import (
    AnyEvent,
    AutomaNectar,
    GoalScored,
    NectarDiscarded,
    RoundBegan,
)


class RoundEnd(Struct, frozen=True):
    """What happened at the end of a round."""

    goal: GoalScored
    """The goal of the round, with the standing of each player."""
    besides: tuple[AnyEvent, ...]
    """All other events of the end of the round, in order: nectar discarded, tray refilled …"""


def last_round_end(events: Sequence[AnyEvent], since: int = 0) -> RoundEnd | None:
    """The end of the latest round, if its goal was scored in ``events[since:]``; otherwise None.

    None as well after the last round, which is the end of the game.
    """
    for number in range(len(events) - 1, since - 1, -1):
        goal = events[number]
        if isinstance(goal, GoalScored):
            after = _until_round(events[number + 1 :])
            return None if after is None else RoundEnd(goal, (*_nectar(events[:number]), *after))
    return None


def _until_round(events: Sequence[AnyEvent]) -> tuple[AnyEvent, ...] | None:
    """The events before the next round began; None if it has not begun."""
    for number, event in enumerate(events):
        if isinstance(event, RoundBegan):
            return tuple(events[:number])
    return None


def _nectar(events: Sequence[AnyEvent]) -> tuple[AnyEvent, ...]:
    """The nectar events at the very end of ``events``."""
    first = len(events)
    while first and isinstance(events[first - 1], NectarDiscarded | AutomaNectar):
        first -= 1
    return tuple(events[first:])
