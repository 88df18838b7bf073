"""Replays: watch, move, and play on from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import commands
from ..play.replay import SPEEDS
from ..session import replaying
from .registry import handles

if TYPE_CHECKING:
    from ..app import App
    from ..play.replay import Replay
    from ..session.session import Session

BETWEEN = 2000
"""Milliseconds between two answers at speed 1."""


@handles
def watch(session: Session, command: commands.Watch) -> None:
    replaying.watch(session, command.entry)


@handles
def move(replay: Replay, command: commands.MoveReplay) -> None:
    replay.step(command.to)


@handles
def play_or_pause(app: App, replay: Replay, command: commands.PlayReplay) -> None:
    play_at(app, replay, 0 if replay.speed else SPEEDS[0])


@handles
def set_speed(app: App, replay: Replay, command: commands.SetReplaySpeed) -> None:
    play_at(app, replay, command.speed)


def play_at(app: App, replay: Replay, speed: int) -> None:
    """Let the replay play by itself at that speed; 0 stops it."""
    was, replay.speed = replay.speed, speed
    if speed and not was:
        app.browser.display.later(lambda: _next_step(app), BETWEEN // speed)


def _next_step(app: App) -> None:
    replay = app.session.replay
    if replay is None or not replay.speed:
        return
    app.carefully(lambda: replay.step("after"), focus=False)
    if replay.speed:
        app.browser.display.later(lambda: _next_step(app), BETWEEN // replay.speed)


@handles
def play_from_here(session: Session, replay: Replay, command: commands.PlayFromHere) -> None:
    replaying.play_from_here(session, replay)


@handles
def close(session: Session, command: commands.CloseReplay) -> None:
    replaying.close(session)
