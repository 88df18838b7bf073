"""Lessons, examples and the guided first game, fetched when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import commands
from ..archives import PROGRESS
from ..effects import Effects
from .looking import open_what_is_told

if TYPE_CHECKING:
    from ..session.session import Session


def update(session: Session, message: commands.LessonMessage) -> Effects:
    from ..session.learning import do

    practice = session.practice
    assert practice is not None, "the archive has been fetched"
    session.open_dialog("")
    do(session, practice, message)
    session.keeping.remember(PROGRESS, practice.to_json())
    if isinstance(message, commands.LessonHint):
        open_what_is_told(session)
    return ()
