"""Exercises, fetched with the coach when they are first needed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from .. import commands
from ..session import replaying, solving
from .registry import handles

if TYPE_CHECKING:
    from ..coaching.coach import Coach
    from ..devices import Browser
    from ..session.exercising import Exercises
    from ..session.session import Session
    from ..session.where import Exercising


@handles
def show(session: Session, exercises: Exercises, command: commands.ShowExercises) -> None:
    exercises.turn_to(command.set)
    session.open_dialog("exercises")


@handles
def practise(session: Session, exercises: Exercises, command: commands.Practise) -> None:
    solving.begin(session, exercises, command.course)


@handles
def open_one(
    session: Session, browser: Browser, exercises: Exercises, command: commands.OpenExercise
) -> None:
    """Ask an exercise; remove the fragment from the address if there is no such exercise."""
    if not solving.open_one(session, exercises, command.id):
        browser.address.forget_fragment()


@handles
def learn(
    session: Session, coach: Coach, exercises: Exercises, command: commands.LearnFromMistakes
) -> None:
    judged = session.current_review
    if judged is not None and judged.review.is_whole:
        _ask_mistakes(session, exercises)
        return
    if session.replay is None:
        replaying.watch(session)
    coach.reviewer.begin(None, then=partial(_ask_mistakes, session, exercises))


def _ask_mistakes(session: Session, exercises: Exercises) -> None:
    """Ask the mistakes of the reviewed game; without any mistakes, show its review."""
    from wingspan.coach.review import asked_again

    from ..coaching.reviews import game_id

    judged = session.current_review
    if judged is None:
        return
    if judged.own and asked_again(judged.review.judged):
        solving.begin(session, exercises, game_id(judged.record, judged.review.seat))
    else:
        session.open_dialog("review")


@handles
def retry(session: Session, exercises: Exercises, command: commands.RetryMistake) -> None:
    """Ask the question of a mistake again, before the better answer is shown."""
    from ..coaching.reviews import game_id

    judged = session.current_review
    if judged is not None and judged.own:
        game = game_id(judged.record, judged.review.seat)
        solving.open_one(session, exercises, f"{game}-{command.at}")


@handles
def next_one(session: Session, exercises: Exercises, command: commands.NextExercise) -> None:
    solving.go_on(session, exercises)


@handles
def again(session: Session, exercising: Exercising, command: commands.ExerciseAgain) -> None:
    solving.again(session, exercising)


@handles
def show_answer(session: Session, exercising: Exercising, command: commands.ShowAnswer) -> None:
    solving.show(session, exercising)


@handles
def play_on(session: Session, exercising: Exercising, command: commands.PlayExercise) -> None:
    solving.play_on(session, exercising)


@handles
def leave(session: Session, exercising: Exercising, command: commands.LeaveExercise) -> None:
    solving.leave(session, exercising)
