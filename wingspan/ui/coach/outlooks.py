"""Replays of what could follow an answer that the coach shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, structs

from wingspan.bots.candidates import Candidate
from wingspan.coach.analysis import WEIGHTS
from wingspan.coach.outlook import outlook
from wingspan.coach.plans import Plan
from wingspan.engine.notation.record import Record

from ..games.replaying import show_outlook
from ..play.replay import Replay
from ..session.where import Exercising, Replaying, played_at
from .outlook import Outlook

if TYPE_CHECKING:
    from ..session.session import Session


class _Told(Struct, frozen=True):
    """An answer with its plan, the game before it, the answering seat, and the weights used."""

    record: Record
    seat: int
    candidate: Candidate
    plan: Plan | None
    weights: int = WEIGHTS


def show(session: Session, place: int) -> Replay | None:
    """Show what could follow the answer at position ``place``, and return the replay.

    None if there is no such answer, or it has no plan.
    """
    told = _told(session, place)
    if told is None or told.plan is None or not told.plan.steps:
        return None
    catalog, given = session.catalog, session.game.answers if session.game else ()
    record = outlook(told.record, told.seat, told.candidate, told.plan, catalog, told.weights)
    replay = Replay(record, catalog, told.seat, far_apart=True)
    asked = Replay(told.record, catalog)
    asked.go(asked.last)
    if asked.game.decision is None:
        return None
    what = Outlook(asked.game.decision, told.candidate, told.plan, given)
    show_outlook(session, replay, what)
    return replay


def _told(session: Session, place: int) -> _Told | None:
    """The answer at that position in the exercise, review or hint on the screen; None if there is
    none."""
    match session.where:
        case Exercising(_, exercises) if exercises.exercise is not None:
            one = exercises.exercise
            if place >= len(one.thoughts):
                return None
            thought = one.thoughts[place]
            return _Told(one.record, one.seat, thought.candidate, thought.plan, one.weights)
        case Replaying():
            return _of_review(session, place)
    hint, sitting = session.current_hint, played_at(session.where)
    if hint is None or hint.advice is None or sitting is None or sitting.decision is None:
        return None
    if place >= len(hint.advice.choices):
        return None
    choice = hint.advice.choices[place]
    seat = sitting.decision.player
    return _Told(sitting.game.record(), seat, choice.candidate, choice.plan)


def _of_review(session: Session, place: int) -> _Told | None:
    """The better answer (0), or the answer given (1), at the moment that the review shows."""
    judged, replay = session.current_review, session.replay
    if judged is None or replay is None or place not in (0, 1):
        return None
    here = next((one for one in judged.review.judged if one.at == replay.at), None)
    if here is None:
        return None
    answers = replay.record.answers[: here.at]
    record = structs.replace(replay.record, answers=answers, take_backs=0)
    candidate = (here.best, here.chosen)[place]
    return _Told(record, judged.review.seat, candidate, here.plans[place], judged.weights)
