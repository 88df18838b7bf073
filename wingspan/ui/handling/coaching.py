"""The coach: hints at the table, reviews, and examples of what could follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from .. import commands
from ..devices import QUESTION, Focus
from ..session import replaying
from ..session.moment import MOST_STEPS
from .looking import open_what_is_told
from .registry import Asked, handles
from .replaying import play_at

if TYPE_CHECKING:
    from ..app import App
    from ..coaching.coach import Coach
    from ..play.replay import Replay
    from ..session.session import Session


OUTLOOK_SPEED = 2
"""The speed at which an example of what could follow is replayed."""


@handles
def ask(session: Session, asked: Asked, coach: Coach, command: commands.AskCoach) -> Focus | None:
    """Show the next step of the hint. The reason appears above the answers and gets the focus.

    As soon as Enter takes what is best, it must not press the button that asked: the focus goes to
    the question.
    """
    coach.hint()
    open_what_is_told(session)
    hint = session.current_hint
    if hint is None:
        return None
    if hint.step == MOST_STEPS:
        return Focus("#hint-why", is_shown=True)
    return QUESTION if hint.step > 1 or asked.start_choice is not None else None


@handles
def review(session: Session, coach: Coach, command: commands.ReviewGame) -> None:
    """Review the game; replay it first if it is not being replayed yet."""
    if session.replay is None:
        replaying.watch(session)
    coach.reviewer.begin(command.seat, deep=command.deep)


@handles
def stop(coach: Coach, command: commands.StopReview) -> None:
    coach.reviewer.stop()


@handles
def show_review(session: Session, command: commands.ShowReview) -> None:
    if session.judged is not None:
        session.judged = structs.replace(session.judged, fault="")
    session.open_dialog("review")


@handles
def show_moments(session: Session, command: commands.ShowMoments) -> None:
    """Step through the mistakes that show that habit, in the order of the game."""
    from wingspan.coach.review import of_fault

    judged = session.current_review
    found = of_fault(judged.review.judged, command.fault) if judged is not None else []
    if judged is not None and session.replay is not None and found:
        session.judged = structs.replace(judged, fault=command.fault)
        session.open_dialog("")
        session.replay.step(found[0].at)


@handles
def uncover(session: Session, replay: Replay, command: commands.Uncover) -> None:
    if session.current_review is not None:
        replay.uncover()


@handles
def go_to_moment(session: Session, command: commands.GoToMoment) -> None:
    session.open_dialog("")
    if session.replay is not None:
        session.replay.step(command.at)


@handles
def play_plan(app: App, coach: Coach, command: commands.PlayPlan) -> None:
    """Replay what could follow. It plays by itself, one answer per second."""
    from ..coaching.outlooks import show

    replay = show(app.session, command.place)
    if replay is not None:
        play_at(app, replay, OUTLOOK_SPEED)


@handles
def close(session: Session, command: commands.CloseHint) -> None:
    session.hint = None
