"""Exercises, applied to the session: their tables are laid on its table and taken off again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .where import Exercising

if TYPE_CHECKING:
    from .exercising import Exercises
    from .session import Session


def begin(session: Session, exercises: Exercises, course: str) -> bool:
    """Practise that; a sentence, and False, if there is nothing to be asked."""
    return _ask(session, exercises, there=exercises.begin(course) is not None)


def go_on(session: Session, exercises: Exercises) -> bool:
    """The next of what is practised; a sentence, and False, if there is none."""
    return _ask(session, exercises, there=exercises.next() is not None)


def open_one(session: Session, exercises: Exercises, id: str) -> bool:
    """The exercise of that name; a sentence, and False, if there is none."""
    seen = exercises.seen() if isinstance(session.where, Exercising) else None
    if seen is not None and seen.exercise.id == id:
        session.open_dialog("")
        return True
    return _ask(session, exercises, there=exercises.open(id) is not None)


def again(session: Session, exercising: Exercising) -> None:
    """Ask the same once more."""
    exercising.exercises.again()
    _ask(session, exercising.exercises, there=True)


def show(session: Session, exercising: Exercising) -> None:
    """Show the best answer at the table as it was asked."""
    exercising.exercises.show()
    _ask(session, exercising.exercises, there=True)


def play_on(session: Session, exercising: Exercising) -> None:
    """A game of its own from there on, which is kept like any other."""
    sitting = exercising.exercises.lay_out(session.settings)
    exercising.exercises.leave()
    session.sit_down(sitting)


def leave(session: Session, exercising: Exercising) -> None:
    """Back to what was on the screen before."""
    exercising.exercises.leave()
    session.stop_practising()


def after_answer(session: Session, exercising: Exercising) -> None:
    """Once the exercise is answered, its table is laid out again as it was asked."""
    if exercising.exercises.after_answer(exercising.sitting):
        _ask(session, exercising.exercises, there=True)


def _ask(session: Session, exercises: Exercises, *, there: bool) -> bool:
    if there:
        session.practise(exercises.lay_out(session.settings), exercises)
    else:
        session.open_dialog("")
        session.told.say("exercise_unknown")
    return there
