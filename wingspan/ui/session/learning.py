"""Lessons and examples, applied to the session: their tables are laid on its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..commands import Command
from .practice import Begun, Laid, Left, Outcome, Practice
from .replaying import show_replay

if TYPE_CHECKING:
    from .session import Session


def do(session: Session, practice: Practice, command: Command) -> None:
    """Press a button of the lessons, of an example or of the coach. Raises as Practice.do."""
    apply(session, practice.do(command, session.on_screen, session.settings))


def begin_again(session: Session, practice: Practice) -> None:
    """The step of the lesson under way, or the example, from its start."""
    apply(session, practice.again(session.settings))


def apply(session: Session, outcome: Outcome) -> None:
    """Put the outcome of practice on the screen."""
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
