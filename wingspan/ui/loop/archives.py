"""Which archives a message needs; each is fetched when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import messages
from ..effects import CODES
from ..messages import AnyMessage
from ..page.showing import DIALOGS
from .computer_players import BOTS

if TYPE_CHECKING:
    from ..session.session import Session

TABLE = "table"
"""All that the start page does without."""
REFERENCE = "reference"
ABOUT = "about"
LEARNING = "lessons"
COACH = "coach"
VOICES = "voices"
EMBLEMS = "emblems"
LIVE = "live"
READING = (REFERENCE, LEARNING, VOICES)
"""What the entries of the rules need."""
ADVICE = (BOTS, COACH)
"""What the coach needs."""


def needed(session: Session, message: AnyMessage) -> tuple[str, ...]:
    """The names of the archives without which the message cannot be handled."""
    if isinstance(message, messages.OpenPage | messages.HidePage):
        return ()
    return (TABLE, *_besides(session, message))


def _besides(session: Session, message: AnyMessage) -> tuple[str, ...]:
    match message:
        case messages.OpenRule() | messages.OpenRuleOf() | messages.Why() | messages.ExplainLink():
            return READING
        case messages.FirstGame():
            return (LEARNING, *ADVICE)
        case messages.LessonHint():
            return (LEARNING, *_whose_hint(session))
        case messages.Hear():
            return (VOICES,)
        case messages.ShowReport():
            return (ABOUT,)
        case messages.Open(dialog):
            return DIALOGS[dialog].archives
        case messages.DrawCode():
            return (CODES,)
        case (
            messages.AskCoach()
            | messages.ReviewGame()
            | messages.StopReview()
            | messages.PlayPlan()
        ):
            return ADVICE
    if isinstance(message, messages.LessonMessage):
        return (LEARNING,)
    if isinstance(message, messages.ExerciseMessage):
        return ADVICE
    if isinstance(message, messages.LiveMessage):
        return (LIVE, CODES)
    return ()


def _whose_hint(session: Session) -> tuple[str, ...]:
    """The coach gives the hints of a guided game; others come with the lessons."""
    practice = session.practice
    coached = practice is not None and practice.doing(session.on_screen) == "coached"
    return ADVICE if coached else ()
