"""The coach: hints at the table, reviews, and examples of what could follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec import structs

from .. import messages
from ..effects import QUESTION, Effects, Focus
from ..games import replaying
from ..games.replaying import play_at
from ..table.update import open_what_is_told

if TYPE_CHECKING:
    from ..loop.state import State
    from ..play.sitting import Sitting
    from ..session.session import Session
    from .work import Coach

OUTLOOK_SPEED = 2
"""The speed at which an example of what could follow is replayed."""
REASON = Focus("#hint-why", is_shown=True)
"""Why an answer is the best, above the answers."""


def update(state: State, message: messages.CoachMessage) -> Effects:
    session = state.session
    match message:
        case messages.AskCoach():
            asked = session.asked_at(state.token)
            return () if asked is None else _hint(state, asked)
        case messages.CloseHint():
            session.hint = None
        case messages.ReviewGame(seat, deep):
            from . import work

            if session.replay is None:
                replaying.watch(session)
            return work.begin_review(session, coach_of(state), state.browser, seat, deep=deep)
        case messages.StopReview():
            from . import work

            return work.stop_review(session, coach_of(state))
        case messages.ShowReview():
            if session.judged is not None:
                session.judged = structs.replace(session.judged, fault="")
            session.open_dialog("review")
        case messages.ShowMoments(fault):
            _show_moments(session, fault)
        case messages.Uncover():
            if session.replay is not None and session.current_review is not None:
                session.replay.uncover()
        case messages.GoToMoment(at):
            session.open_dialog("")
            if session.replay is not None:
                session.replay.step(at)
        case messages.PlayPlan(place):
            from .work import play_out

            replay = play_out(session, place)
            return () if replay is None else play_at(replay, OUTLOOK_SPEED)
        case _:
            assert_never(message)
    return ()


def coach_of(state: State) -> Coach:
    """The coach, whose archive has been fetched."""
    assert state.coach is not None
    return state.coach


def _hint(state: State, asked: Sitting) -> Effects:
    """Show the next step of the hint. The reason gets the focus.

    As soon as Enter takes what is best, it must not press the button that asked: the focus goes to
    the question.
    """
    session = state.session
    from . import work

    begun = work.show_hint(session, coach_of(state))
    open_what_is_told(session)
    hint = session.current_hint
    if hint is None:
        return begun
    if hint.is_last:
        return (REASON,)
    return (*begun, QUESTION) if hint.step > 1 or asked.start_choice is not None else begun


def _show_moments(session: Session, fault: str) -> None:
    from wingspan.coach.review import of_fault

    judged = session.current_review
    found = of_fault(judged.review.judged, fault) if judged is not None else []
    if judged is not None and session.replay is not None and found:
        session.judged = structs.replace(judged, fault=fault)
        session.open_dialog("")
        session.replay.step(found[0].at)
