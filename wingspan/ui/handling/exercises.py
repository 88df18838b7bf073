"""Exercises, fetched with the coach when they are first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .. import commands
from ..app import App
from ..session import solving
from .registry import handles

if TYPE_CHECKING:
    from ..session.exercising import Exercising
    from ..session.session import Session

Act = Callable[["Session", "Exercising"], object]


def having_exercises(app: App, act: Act) -> None:
    """Do it once the exercises are there."""

    def do() -> None:
        app.carefully(lambda: act(app.session, exercising_of(app)))

    app.having_coach(do)


def exercising_of(app: App) -> Exercising:
    """The exercises of the page, with one's own mistakes as the coach keeps them."""
    session, browser = app.session, app.browser
    if session.exercising is None:
        from ..session.exercising import Exercising

        own = app.adviser.own_mistakes
        session.exercising = Exercising(
            session.catalog, browser.store, browser.screen.now, own.names, own.find
        )
    return session.exercising


@handles
def show(app: App, command: commands.ShowExercises) -> None:
    def list_them(session: Session, exercising: Exercising) -> None:
        exercising.turn_to(command.set)
        session.open_dialog("exercises")

    having_exercises(app, list_them)


@handles
def practise(app: App, command: commands.Practise) -> None:
    having_exercises(app, lambda session, of: solving.begin(session, of, command.course))


@handles
def open_one(app: App, command: commands.OpenExercise) -> None:
    """A link to none of them goes out of the address."""

    def open_it(session: Session, of: Exercising) -> None:
        if not solving.open_one(session, of, command.id):
            app.browser.address.forget_fragment()

    having_exercises(app, open_it)


@handles
def learn(app: App, command: commands.LearnFromMistakes) -> None:
    def learn_it(session: Session, of: Exercising) -> None:
        from ..advising.reviews import game_id

        judged = session.current_review
        if judged is not None:
            solving.begin(session, of, game_id(judged.record, judged.review.seat))

    having_exercises(app, learn_it)


@handles
def next_one(app: App, command: commands.NextExercise) -> None:
    having_exercises(app, solving.go_on)


@handles
def again(app: App, command: commands.ExerciseAgain) -> None:
    having_exercises(app, solving.again)


@handles
def show_answer(app: App, command: commands.ShowAnswer) -> None:
    having_exercises(app, solving.show)


@handles
def play_on(app: App, command: commands.PlayExercise) -> None:
    having_exercises(app, solving.play_on)


@handles
def leave(app: App, command: commands.LeaveExercise) -> None:
    having_exercises(app, solving.leave)
