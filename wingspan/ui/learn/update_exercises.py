"""Exercises, fetched with the coach when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..coach.update import coach_of
from ..effects import Effects, Stay
from ..games import replaying
from ..session.where import Exercising
from . import solving

if TYPE_CHECKING:
    from ..loop.state import State
    from ..session.session import Session
    from .exercising import Exercises

AboutOne = (
    messages.ExerciseAgain | messages.ShowAnswer | messages.PlayExercise | messages.LeaveExercise
)


def update(state: State, message: messages.ExerciseMessage) -> Effects:
    session, where = state.session, state.session.where
    if isinstance(message, AboutOne):
        if isinstance(where, Exercising):
            _about(session, where, message)
        return ()
    exercises = _exercises(state)
    match message:
        case messages.ShowExercises(set):
            exercises.turn_to(set)
            session.open_dialog("exercises")
        case messages.Practise(course):
            solving.begin(session, exercises, course)
        case messages.OpenExercise(id):
            if not solving.open_one(session, exercises, id):
                return (Stay(),)
        case messages.LearnFromMistakes():
            return _learn(state, exercises)
        case messages.RetryMistake(at):
            _retry(session, exercises, at)
        case messages.NextExercise():
            solving.go_on(session, exercises)
        case _:
            assert_never(message)
    return ()


def _about(session: Session, where: Exercising, message: AboutOne) -> None:
    match message:
        case messages.ExerciseAgain():
            solving.again(session, where)
        case messages.ShowAnswer():
            solving.show(session, where)
        case messages.PlayExercise():
            solving.play_on(session, where)
        case messages.LeaveExercise():
            solving.leave(session, where)
        case _:
            assert_never(message)


def _exercises(state: State) -> Exercises:
    """The exercises of the page, with the person's own mistakes from the stored reviews."""
    session, browser = state.session, state.browser
    if session.exercises is None:
        from .exercising import Exercises

        own = coach_of(state).own_mistakes
        session.exercises = Exercises(
            session.catalog, browser.store, browser.display.now, own.names, own.find
        )
    return session.exercises


def _learn(state: State, exercises: Exercises) -> Effects:
    """Ask the mistakes of the game; review it first if that has not been done."""
    from ..coach import reviewer

    session = state.session
    judged = session.current_review
    if judged is not None and judged.review.is_whole:
        _ask_mistakes(session, exercises)
        return ()
    if session.replay is None:
        replaying.watch(session)
    return reviewer.begin(session, coach_of(state), state.browser, learns=True)


def _ask_mistakes(session: Session, exercises: Exercises) -> None:
    """Ask the mistakes of the reviewed game; without any mistakes, show its review."""
    from wingspan.coach.review import asked_again

    from ..coach.reviews import game_id

    judged = session.current_review
    if judged is None:
        return
    if judged.own and asked_again(judged.review.judged):
        solving.begin(session, exercises, game_id(judged.record, judged.review.seat))
    else:
        session.open_dialog("review")


def _retry(session: Session, exercises: Exercises, at: int) -> None:
    """Ask the question of a mistake again, before the better answer is shown."""
    from ..coach.reviews import game_id

    judged = session.current_review
    if judged is not None and judged.own:
        game = game_id(judged.record, judged.review.seat)
        solving.open_one(session, exercises, f"{game}-{at}")
