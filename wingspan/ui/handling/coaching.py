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
def close(app: App, command: commands.CloseHint) -> None:
    def put_away() -> None:
        app.session.hint = None

    app.carefully(put_away)
