"""Computer players: a game against one, and what can be said to one that thinks."""

from __future__ import annotations

from .. import commands
from ..app import App
from ..session.form import POINTS
from .registry import handles


@handles
def play_now(app: App, command: commands.PlayNow) -> None:
    if command.level in POINTS:
        app.play_now(command.level)


@handles
def play_as_last_time(app: App, command: commands.PlayAsLastTime) -> None:
    app.play_as_last_time()


@handles
def think_no_more(app: App, command: commands.ThinkNoMore) -> None:
    app.computer_players.play_now()


@handles
def take_its_seat(app: App, command: commands.TakeItsSeat) -> None:
    """It may be anybody's seat from now on: nothing is asked of the computer player any more."""
    session = app.session

    def take() -> None:
        if session.sitting is not None:
            session.sitting.take_over_seat()
            session.moved()

    app.carefully(take)
