"""Replays: watched, moved, and played on from."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import commands
from ..effects import Effects, Later
from ..play.replay import SPEEDS
from ..session import replaying

if TYPE_CHECKING:
    from ..play.replay import Replay
    from ..session.session import Session

BETWEEN = 2000
"""Milliseconds between two answers at speed 1."""


def update(session: Session, message: commands.ReplayMessage) -> Effects:
    if isinstance(message, commands.Watch):
        replaying.watch(session, message.entry)
    elif isinstance(message, commands.CloseReplay):
        replaying.close(session)
    elif session.replay is not None:
        return _move(session, session.replay, message)
    return ()


def _move(
    session: Session,
    replay: Replay,
    message: commands.MoveReplay
    | commands.PlayReplay
    | commands.SetReplaySpeed
    | commands.StepReplay
    | commands.PlayFromHere,
) -> Effects:
    match message:
        case commands.MoveReplay(to):
            replay.step(to)
        case commands.PlayReplay():
            return play_at(replay, 0 if replay.speed else SPEEDS[0])
        case commands.SetReplaySpeed(speed):
            return play_at(replay, speed)
        case commands.StepReplay():
            if replay.speed:
                replay.step("after")
                return _next_step(replay)
        case commands.PlayFromHere():
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
    return (Later(commands.StepReplay(), BETWEEN // speed),) if speed else ()
