"""A game gone through again."""

from __future__ import annotations

from .. import commands
from ..app import App
from ..session import by_link
from .registry import handles

BETWEEN = 2000
"""Milliseconds between two answers at speed 1."""


@handles
def watch(app: App, command: commands.Watch) -> None:
    def begin() -> None:
        if app.session.phase == "arrival":
            by_link.watch_arrival(app.session, command.entry)
        else:
            app.session.watch(command.entry)

    app.carefully(begin)


@handles
def move(app: App, command: commands.MoveReplay) -> None:
    app.carefully(lambda: app.session.step(str(command.to)))


@handles
def play_or_pause(app: App, command: commands.PlayReplay) -> None:
    from ..play.replay import SPEEDS

    replay = app.session.replay
    if replay is not None:
        app.carefully(lambda: _play_at(app, 0 if replay.speed else SPEEDS[0]))


@handles
def set_speed(app: App, command: commands.SetReplaySpeed) -> None:
    app.carefully(lambda: _play_at(app, command.speed))


def _play_at(app: App, speed: int) -> None:
    replay = app.session.replay
    if replay is None:
        return
    was, replay.speed = replay.speed, speed
    if speed and not was:
        app.browser.screen.later(lambda: _next_step(app), BETWEEN // speed)


def _next_step(app: App) -> None:
    replay = app.session.replay
    if replay is None or not replay.speed:
        return
    app.carefully(lambda: app.session.step("after"), focus=False)
    if replay.speed:
        app.browser.screen.later(lambda: _next_step(app), BETWEEN // replay.speed)


@handles
def play_from_here(app: App, command: commands.PlayFromHere) -> None:
    app.carefully(app.session.play_from_here)


@handles
def close(app: App, command: commands.CloseReplay) -> None:
    app.carefully(app.session.close_replay)
