"""The end of a round, as the log tells it."""

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
    """What the end of a round has brought."""

    goal: GoalScored
    """The round's goal, with everybody's share of it."""
    besides: tuple[AnyEvent, ...]
    """All else that happened then, in order: nectar gone, the tray renewed …"""


def last_round_end(events: Sequence[AnyEvent], since: int = 0) -> RoundEnd | None:
    """The end of the last round that has ended, if its goal was scored in ``events[since:]``.

    None after the last round: that is the end of the game.
    """
    for number in range(len(events) - 1, since - 1, -1):
        goal = events[number]
        if isinstance(goal, GoalScored):
            after = _until_round(events[number + 1 :])
            return None if after is None else RoundEnd(goal, (*_nectar(events[:number]), *after))
    return None


def _until_round(events: Sequence[AnyEvent]) -> tuple[AnyEvent, ...] | None:
    """What happened before the next round began; None if none has."""
    for number, event in enumerate(events):
        if isinstance(event, RoundBegan):
            return tuple(events[:number])
    return None


def _nectar(events: Sequence[AnyEvent]) -> tuple[AnyEvent, ...]:
    """What became of nectar right at the end of those events."""
    first = len(events)
    while first and isinstance(events[first - 1], NectarDiscarded | AutomaNectar):
        first -= 1
    return tuple(events[first:])
