"""The coach: hints at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from .. import commands
from ..devices import Focus
from ..session import replaying
from ..session.moment import MOST_STEPS
from .registry import Asked, handles
from .replaying import play_at

if TYPE_CHECKING:
    from ..app import App
    from ..coaching.coach import Coach
    from ..play.replay import Replay
    from ..session.session import Session


OUTLOOK_SPEED = 2
"""The speed of an example of what could follow."""


@handles
def ask(session: Session, asked: Asked, coach: Coach, command: commands.AskCoach) -> Focus | None:
    """The next step of the hint; the reason stands above the answers, and is gone to."""
    coach.hint()
    hint = session.current_hint
    return (
        Focus("#hint-why", is_shown=True) if hint is not None and hint.step == MOST_STEPS else None
    )


@handles
def review(session: Session, coach: Coach, command: commands.ReviewGame) -> None:
    """The game is gone through again, if it is not yet, with what the coach says of it."""
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
    """Go through the mistakes that speak of that habit, in the order of the game."""
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
    """It begins by itself, a second between two answers."""
    from ..coaching.outlooks import show

    replay = show(app.session, command.place)
    if replay is not None:
        play_at(app, replay, OUTLOOK_SPEED)


@handles
def close(session: Session, command: commands.CloseHint) -> None:
    session.hint = None
