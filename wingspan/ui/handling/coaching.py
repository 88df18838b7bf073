"""The coach: hints at the table."""

from __future__ import annotations

from .. import commands
from ..app import App
from .registry import handles


@handles
def ask(app: App, command: commands.AskCoach) -> None:
    """About the question that is on the screen now, however long the coach takes to come."""
    token = app.session.token

    def ask_it() -> None:
        if app.session.token == token:
            app.adviser.ask()

    app.having_coach(ask_it)


@handles
def review(app: App, command: commands.ReviewGame) -> None:
    """The game is gone through again, if it is not yet, with what the coach says of it."""

    def begin() -> None:
        if app.session.phase != "replay":
            app.session.watch()
        app.adviser.reviewer.begin(command.seat, deep=command.deep)

    app.having_coach(lambda: app.carefully(begin))


@handles
def stop(app: App, command: commands.StopReview) -> None:
    app.having_coach(lambda: app.carefully(app.adviser.reviewer.stop))


@handles
def show_review(app: App, command: commands.ShowReview) -> None:
    app.carefully(lambda: app.session.open_dialog("review"))


@handles
def uncover(app: App, command: commands.Uncover) -> None:
    app.carefully(app.session.uncover)


@handles
def go_to_moment(app: App, command: commands.GoToMoment) -> None:
    def go() -> None:
        app.session.open_dialog("")
        app.session.step(str(command.at))

    app.carefully(go)


@handles
def close(app: App, command: commands.CloseHint) -> None:
    def put_away() -> None:
        app.session.hint = None

    app.carefully(put_away)
