"""Exercises done with the session: their tables come onto its table and go again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .exercising import Exercising
    from .session import Session


def begin(session: Session, exercising: Exercising, course: str) -> bool:
    """Practise that; a sentence, and False, if there is nothing to be asked."""
    return _ask(session, exercising, there=exercising.begin(course) is not None)


def go_on(session: Session, exercising: Exercising) -> bool:
    """The next of what is practised; a sentence, and False, if there is none."""
    return _ask(session, exercising, there=exercising.next() is not None)


def open_one(session: Session, exercising: Exercising, id: str) -> bool:
    """The exercise of that name; a sentence, and False, if there is none."""
    seen = exercising.seen(session.on_screen)
    if seen is not None and seen.exercise.id == id:
        session.open_dialog("")
        return True
    return _ask(session, exercising, there=exercising.open(id) is not None)


def again(session: Session, exercising: Exercising) -> None:
    """Ask the same once more."""
    if exercising.seen(session.on_screen) is not None:
        exercising.again()
        _ask(session, exercising, there=True)


def show(session: Session, exercising: Exercising) -> None:
    """Show the best answer at the table as it was asked."""
    if exercising.seen(session.on_screen) is not None:
        exercising.show()
        _ask(session, exercising, there=True)


def play_on(session: Session, exercising: Exercising) -> None:
    """A game of its own from there on, which is kept like any other."""
    if exercising.seen(session.on_screen) is not None:
        sitting = exercising.play_on(session.settings)
        exercising.leave()
        session.sit_down(sitting)


def leave(session: Session, exercising: Exercising) -> None:
    """Back to what was on the screen before."""
    if exercising.seen(session.on_screen) is not None:
        exercising.leave()
        session.stop_practising()


def after_answer(session: Session, exercising: Exercising) -> None:
    """Once the exercise is answered, its table is laid out again as it was asked."""
    if session.phase in ("play", "over") and exercising.after_answer(session.sitting):
        _ask(session, exercising, there=True)


def _ask(session: Session, exercising: Exercising, *, there: bool) -> bool:
    if there:
        session.practise(exercising.lay_out(session.settings))
    else:
        session.open_dialog("")
        session.say("exercise_unknown")
    return there
