"""Lessons, examples and the coached first game, fetched when they are first wanted."""

from __future__ import annotations

from .. import commands
from ..app import LEARNING, PROGRESS, App
from .registry import HANDLERS, handles


@handles
def show_lessons(app: App, command: commands.ShowLessons) -> None:
    app.having(lambda: app.carefully(lambda: app.session.open_dialog("lessons")), LEARNING)


def learn(app: App, command: commands.Command) -> None:
    """Any of the lessons' own commands."""

    def learn_it() -> None:
        from ..session.learning import do

        practice = app.session.practice
        if practice is not None:
            app.session.open_dialog("")
            do(app.session, practice, command)
            app.remember(PROGRESS, practice.to_json())

    app.having(lambda: app.carefully(learn_it), LEARNING)


HANDLERS.update(dict.fromkeys(commands.LEARNING, learn))
