"""Replays: watched, moved, and played on from."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..effects import Effects, Later
from ..play.replay import SPEEDS
from . import replaying

if TYPE_CHECKING:
    from ..play.replay import Replay
    from ..session.session import Session

BETWEEN = 2000
"""Milliseconds between two answers at speed 1."""


def update(session: Session, message: messages.ReplayMessage) -> Effects:
    if isinstance(message, messages.Watch):
        replaying.watch(session, message.entry)
    elif isinstance(message, messages.CloseReplay):
        replaying.close(session)
    elif session.replay is not None:
        return _move(session, session.replay, message)
    return ()


def _move(
    session: Session,
    replay: Replay,
    message: messages.MoveReplay
    | messages.PlayReplay
    | messages.SetReplaySpeed
    | messages.StepReplay
    | messages.PlayFromHere,
) -> Effects:
    match message:
        case messages.MoveReplay(to):
            replay.step(to)
        case messages.PlayReplay():
            return play_at(replay, 0 if replay.speed else SPEEDS[0])
        case messages.SetReplaySpeed(speed):
            return play_at(replay, speed)
        case messages.StepReplay():
            if replay.speed:
                replay.step("after")
                return _next_step(replay)
        case messages.PlayFromHere():
            replaying.play_from_here(session, replay)
        case _:
            assert_never(message)
    return ()


def play_at(replay: Replay, speed: int) -> Effects:
    """Let the replay play by itself at that speed; 0 stops it."""
    was, replay.speed = replay.speed, speed
    return () if was else _next_step(replay)


def _next_step(replay: Replay) -> Effects:
    speed = replay.speed
    return (Later(messages.StepReplay(), BETWEEN // speed),) if speed else ()
