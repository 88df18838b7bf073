"""Which archives a message needs; each is fetched when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import commands
from .commands import AnyMessage
from .computer_players import BOTS
from .session.dialogs import DIALOGS

if TYPE_CHECKING:
    from .session.session import Session

TABLE = "table"
"""All that the start page does without."""
REFERENCE = "reference"
ABOUT = "about"
LEARNING = "lessons"
COACH = "coach"
CODES = "codes"
VOICES = "voices"
EMBLEMS = "emblems"
LIVE = "live"
READING = (REFERENCE, LEARNING, VOICES)
"""What the entries of the rules need."""
ADVICE = (BOTS, COACH)
"""What the coach needs."""

PROGRESS = "wingspan.lessons"
"""Key of the progress in lessons."""


def needed(session: Session, message: AnyMessage) -> tuple[str, ...]:
    """The names of the archives without which the message cannot be handled."""
    if isinstance(message, commands.OpenPage | commands.HidePage):
        return ()
    return (TABLE, *_besides(session, message))


def _besides(session: Session, message: AnyMessage) -> tuple[str, ...]:
    match message:
        case commands.OpenRule() | commands.OpenRuleOf() | commands.Why() | commands.ExplainLink():
            return READING
        case commands.FirstGame():
            return (LEARNING, *ADVICE)
        case commands.LessonHint():
            return (LEARNING, *_whose_hint(session))
        case commands.Hear():
            return (VOICES,)
        case commands.ShowReport():
            return (ABOUT,)
        case commands.Open(dialog):
            return DIALOGS[dialog].archives
        case commands.DrawCode():
            return (CODES,)
        case (
            commands.AskCoach()
            | commands.ReviewGame()
            | commands.StopReview()
            | commands.PlayPlan()
        ):
            return ADVICE
    if isinstance(message, commands.LessonMessage):
        return (LEARNING,)
    if isinstance(message, commands.ExerciseMessage):
        return ADVICE
    if isinstance(message, commands.LiveMessage):
        return (LIVE, CODES)
    return ()


def _whose_hint(session: Session) -> tuple[str, ...]:
    """The coach gives the hints of a guided game; others come with the lessons."""
    practice = session.practice
    coached = practice is not None and practice.doing(session.on_screen) == "coached"
    return ADVICE if coached else ()
