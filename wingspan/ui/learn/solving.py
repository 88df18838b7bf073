"""Applies exercises to the session: puts their tables on its table and removes them again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..session.where import Exercising

if TYPE_CHECKING:
    from ..session.session import Session
    from .exercising import Exercises


def begin(session: Session, exercises: Exercises, course: str) -> bool:
    """Begin a course. False, with a notice, if it has no exercise."""
    return _ask(session, exercises, there=exercises.begin(course) is not None)


def go_on(session: Session, exercises: Exercises) -> bool:
    """Ask the next exercise of the course. False, with a notice, if there is none."""
    return _ask(session, exercises, there=exercises.next() is not None)


def open_one(session: Session, exercises: Exercises, id: str) -> bool:
    """Ask the exercise that is named at the beginning of a link. False, with a notice, if there is
    none."""
    from wingspan.links.pasted import name_in

    seen = exercises.seen() if isinstance(session.where, Exercising) else None
    asked = seen.exercise.id if seen is not None else ""
    name = name_in(id, lambda name: name == asked or exercises.open(name) is not None)
    if asked and name == asked:
        session.open_dialog("")
        return True
    return _ask(session, exercises, there=exercises.open(name) is not None)


def again(session: Session, exercising: Exercising) -> None:
    """Ask the same exercise again."""
    exercising.exercises.again()
    _ask(session, exercising.exercises, there=True)


def show(session: Session, exercising: Exercising) -> None:
    """Show the best move, with the table as it was when the exercise was asked."""
    exercising.exercises.show()
    _ask(session, exercising.exercises, there=True)


def play_on(session: Session, exercising: Exercising) -> None:
    """Begin a game at the exercise's position, which is saved like any other."""
    sitting = exercising.exercises.lay_out(session.settings)
    exercising.exercises.leave()
    session.sit_down(sitting)


def leave(session: Session, exercising: Exercising) -> None:
    """Stop the exercise, and go back to what was on the screen before."""
    exercising.exercises.leave()
    session.stop_practising()


def after_answer(session: Session, exercising: Exercising) -> None:
    """Once the exercise is answered, lay out its table again as it was when asked."""
    if exercising.exercises.after_answer(exercising.sitting):
        _ask(session, exercising.exercises, there=True)


def _ask(session: Session, exercises: Exercises, *, there: bool) -> bool:
    if there:
        session.practise(exercises.lay_out(session.settings), exercises)
    else:
        session.open_dialog("")
        session.told.say("exercise_unknown")
    return there
