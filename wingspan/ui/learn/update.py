"""Lessons, examples and the guided first game, fetched when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..effects import Effects
from ..games.replaying import show_replay
from ..session.autosave import PROGRESS
from ..table.update import open_what_is_told

if TYPE_CHECKING:
    from ..session.session import Session
    from .practice import Practice


def update(session: Session, message: messages.LessonMessage) -> Effects:
    practice = session.practice
    assert practice is not None, "the archive has been fetched"
    session.open_dialog("")
    do(session, practice, message)
    session.keeping.remember(PROGRESS, practice.to_json())
    if isinstance(message, messages.LessonHint):
        open_what_is_told(session)
    return ()


def do(session: Session, practice: Practice, message: messages.LessonMessage) -> None:
    """Raises LookupError for an unknown lesson or example."""
    settings = session.settings
    match message:
        case messages.BeginLesson(id):
            session.practise(practice.begin_lesson(id, settings))
        case messages.LessonAgain():
            begin_again(session, practice)
        case messages.LessonNext() | messages.LessonSkip():
            if practice.attempt is not None:
                step = practice.go_on(settings)
                if step is None:
                    _left(session, was_lesson=True)
                else:
                    session.practise(step)
        case messages.LeaveLesson() | messages.LeaveExample():
            was_lesson = practice.attempt is not None
            practice.leave()
            _left(session, was_lesson=was_lesson)
        case messages.LessonHint():
            practice.hint(session.on_screen)
        case messages.FirstGame(seed):
            session.sit_down(practice.begin_first_game(seed, settings))
        case messages.CoachOff():
            practice.stop_guiding()
        case messages.TryExample(id):
            session.practise(practice.try_example(id, settings))
        case messages.ShowExample(id):
            show_replay(session, practice.show_example(id))
        case _:
            assert_never(message)


def begin_again(session: Session, practice: Practice) -> None:
    """Restart the current step of the lesson, or the example."""
    sitting = practice.again(session.settings)
    if sitting is not None:
        session.practise(sitting)


def _left(session: Session, *, was_lesson: bool) -> None:
    """Go back to what was on the screen before; after a lesson, with the list of lessons."""
    session.stop_practising()
    if was_lesson:
        session.open_dialog("lessons")
