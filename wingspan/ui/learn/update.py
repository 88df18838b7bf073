"""Lessons, examples and the guided first game, fetched when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import messages
from ..effects import Effects
from ..games.replaying import show_replay
from ..session.autosave import PROGRESS
from ..table.update import open_what_is_told

if TYPE_CHECKING:
    from ..session.session import Session
    from .practice import Outcome, Practice


def update(session: Session, message: messages.LessonMessage) -> Effects:
    practice = session.practice
    assert practice is not None, "the archive has been fetched"
    session.open_dialog("")
    do(session, practice, message)
    session.keeping.remember(PROGRESS, practice.to_json())
    if isinstance(message, messages.LessonHint):
        open_what_is_told(session)
    return ()


def do(session: Session, practice: Practice, command: messages.Message) -> None:
    """Do the command of a lesson, example or the guide. Raises what :meth:`.Practice.do` raises."""
    _apply(session, practice.do(command, session.on_screen, session.settings))


def begin_again(session: Session, practice: Practice) -> None:
    """Restart the current step of the lesson, or the example."""
    _apply(session, practice.again(session.settings))


def _apply(session: Session, outcome: Outcome) -> None:
    """Show the outcome of a command of :class:`.Practice` on the screen."""
    from .practice import Begun, Laid, Left

    match outcome:
        case None:
            return
        case Laid(sitting):
            session.practise(sitting)
        case Begun(sitting):
            session.sit_down(sitting)
        case Left(lessons):
            session.stop_practising()
            if lessons:
                session.open_dialog("lessons")
        case replay:
            show_replay(session, replay)
