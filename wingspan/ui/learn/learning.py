"""Applies lessons and examples to the session: puts their tables on its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.replaying import show_replay
from ..messages import Message
from .practice import Begun, Laid, Left, Outcome, Practice

if TYPE_CHECKING:
    from ..session.session import Session


def do(session: Session, practice: Practice, command: Message) -> None:
    """Do the command of a lesson, example or the guide. Raises what :meth:`.Practice.do` raises."""
    apply(session, practice.do(command, session.on_screen, session.settings))


def begin_again(session: Session, practice: Practice) -> None:
    """Restart the current step of the lesson, or the example."""
    apply(session, practice.again(session.settings))


def apply(session: Session, outcome: Outcome) -> None:
    """Show the outcome of a command of :class:`.Practice` on the screen."""
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
