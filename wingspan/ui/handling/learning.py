"""Lessons, examples and the guided first game, fetched when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import commands
from ..app import COACH, LEARNING, PROGRESS
from ..computer_players import BOTS
from .looking import open_what_is_told
from .registry import handles

if TYPE_CHECKING:
    from ..session.practice import Practice
    from ..session.session import Session


@handles(needs=(LEARNING,))
def show_lessons(session: Session, command: commands.ShowLessons) -> None:
    session.open_dialog("lessons")


def _learn(session: Session, practice: Practice, command: commands.Command) -> None:
    from ..session.learning import do

    session.open_dialog("")
    do(session, practice, command)
    session.keeping.remember(PROGRESS, practice.to_json())


@handles
def learn(session: Session, practice: Practice, command: commands.Learning) -> None:
    _learn(session, practice, command)


@handles(needs=(BOTS, COACH))
def begin_first_game(session: Session, practice: Practice, command: commands.FirstGame) -> None:
    _learn(session, practice, command)


def _whose_hint(session: Session) -> tuple[str, ...]:
    """The archives for a hint: the coach's in a guided game; other hints come with the lessons."""
    practice = session.practice
    coached = practice is not None and practice.doing(session.on_screen) == "coached"
    return (BOTS, COACH) if coached else ()


@handles(needs=_whose_hint)
def hint(session: Session, practice: Practice, command: commands.LessonHint) -> None:
    _learn(session, practice, command)
    open_what_is_told(session)
