"""Lessons, examples and the guided first game, fetched when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import messages
from ..effects import Effects
from ..session.autosave import PROGRESS
from ..table.update import open_what_is_told

if TYPE_CHECKING:
    from ..session.session import Session


def update(session: Session, message: messages.LessonMessage) -> Effects:
    from .learning import do

    practice = session.practice
    assert practice is not None, "the archive has been fetched"
    session.open_dialog("")
    do(session, practice, message)
    session.keeping.remember(PROGRESS, practice.to_json())
    if isinstance(message, messages.LessonHint):
        open_what_is_told(session)
    return ()
