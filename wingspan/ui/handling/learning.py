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

    def learn_carefully() -> None:
        app.carefully(learn_it)

    if isinstance(command, commands.FirstGame) or _asks_the_coach(app, command):
        app.having_guide(learn_carefully)
    else:
        app.having(learn_carefully, LEARNING)


def _asks_the_coach(app: App, command: commands.Command) -> bool:
    """Whether that hint is the coach's to give: all others stand in the lessons."""
    practice, at = app.session.practice, app.session.on_screen
    coached = practice is not None and practice.doing(at) == "coached"
    return coached and isinstance(command, commands.Hint)


HANDLERS.update(dict.fromkeys(commands.LEARNING, learn))
