"""Reviews a game stretch by stretch during its replay, and stores the review after each.

A review stops when something else is shown, and can continue later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.bots.search import Budget
from wingspan.coach.analysis import DEEP, QUICK, WEIGHTS
from wingspan.coach.jobs import Judge
from wingspan.coach.judging import Stretch
from wingspan.coach.review import Review, best_move, trends
from wingspan.engine import Game
from wingspan.engine.notation.record import Record

from .. import messages
from ..effects import Effects, EndJob, Job, Send, Then
from ..session.moment import BestMove, Judged
from . import reviews
from .coach import Coach
from .jobs import CoachJobs

if TYPE_CHECKING:
    from ..devices import Browser
    from ..play.replay import Replay
    from ..session.session import Session

SHOWN_EVERY = 500
"""Milliseconds between two updates of what is shown."""


def begin(
    session: Session,
    coach: Coach,
    browser: Browser,
    seat: int | None = None,
    *,
    deep: bool = False,
    learns: bool = False,
) -> Effects:
    """Begin or continue the review of the replayed game; does nothing if the game is not over.

    ``learns``: its mistakes are asked once it is complete, unless it is stopped before.
    """
    replay, store = session.replay, browser.store
    if replay is None or not replay.finals:
        return ()
    ends = stop(session, coach)
    seat = _seat(session, replay) if seat is None else seat
    answers = len(replay.record.answers)
    place = reviews.place_of(replay.record, seat, deep=deep)
    kept = reviews.read(store, place, answers)
    review = kept.review if kept is not None else Review(seat, answers)
    weights = kept.weights if kept is not None else WEIGHTS
    own, final = _is_own(session, replay, seat), replay.finals[seat]
    going = not review.is_whole
    session.judged = Judged(review, replay.text, final, deep, going, own, weights)
    coach.learns = learns
    if going:
        coach.reviewing = place
        budget = DEEP if deep else QUICK
        to_do = tuple(review.to_do)
        return (
            *ends,
            JudgeStretches(coach.jobs, replay.record, seat, budget, to_do, weights, place),
        )
    if own:
        reviews.add_record(store, place, replay.text)
    return *ends, *_complete(session, coach, browser)


def stop(session: Session, coach: Coach) -> Effects:
    """Stop for now; the review so far stays."""
    coach.learns, coach.reviewing = False, ""
    if session.judged is not None:
        session.judged = structs.replace(session.judged, running=False)
    return (EndJob(JudgeStretches),)


def attend(session: Session, coach: Coach) -> Effects:
    """Call this after each message; stops if the game is no longer shown."""
    return stop(session, coach) if coach.reviewing and session.current_review is None else ()


def add(
    session: Session,
    coach: Coach,
    browser: Browser,
    place: str,
    stretches: tuple[tuple[int, Stretch], ...],
) -> Effects:
    """Add judged stretches to the review that is going on, and store it."""
    judged = session.judged
    if judged is None or place != coach.reviewing:
        return ()
    review = judged.review
    for number, found in stretches:
        review = review.with_stretch(number, found)
    record = judged.record if judged.own else ""
    reviews.keep(
        browser.store,
        place,
        review,
        browser.display.now(),
        own=judged.own,
        record=record,
        weights=judged.weights,
    )
    session.judged = structs.replace(judged, review=review, running=not review.is_whole)
    if not review.is_whole:
        return ()
    coach.reviewing = ""
    return _complete(session, coach, browser)


def _complete(session: Session, coach: Coach, browser: Browser) -> Effects:
    """Add the best move, and the habits in the person's last games, to a complete review."""
    judged = session.judged
    assert judged is not None
    games = reviews.last_of_ones_own(browser.store)[::-1]
    session.judged = structs.replace(
        judged, games=len(games), trends=tuple(trends(games)), best=_best(session, judged)
    )
    learns, coach.learns = coach.learns, False
    return (Then(messages.LearnFromMistakes()),) if learns else ()


def _seat(session: Session, replay: Replay) -> int:
    """The seat to review: that of the review shown if it is of this game, the person's own if it is
    the game on the table, otherwise the first."""
    judged = session.judged
    if judged is not None and judged.record == replay.text:
        return judged.review.seat
    sitting = session.sitting
    if sitting is not None and sitting.game.setup == replay.record.setup:
        return sitting.seats.persons[0] if sitting.seats.mine is None else sitting.seats.mine
    return 0


def _is_own(session: Session, replay: Replay, seat: int) -> bool:
    """Whether the seat was played at this screen."""
    sitting = session.sitting
    if sitting is None or sitting.game.record() != replay.record:
        return False
    return seat in sitting.seats.persons and sitting.seats.mine in (None, seat)


def _best(session: Session, judged: Judged) -> BestMove | None:
    """The best move with the decision that it answered; None if none stands out."""
    found, replay = best_move(judged.review.judged), session.replay
    if found is None or replay is None:
        return None
    record = structs.replace(replay.record, answers=replay.record.answers[: found.at], take_backs=0)
    decision = Game.replay(record, session.catalog).decision
    return None if decision is None else BestMove(found.at, decision, found.chosen)


class JudgeStretches(Job, frozen=True):
    """Judge the stretches of a game with those numbers, for the review of that place."""

    jobs: CoachJobs
    record: Record
    seat: int
    budget: Budget
    to_do: tuple[int, ...]
    weights: int
    place: str

    async def run(self, browser: Browser, send: Send) -> None:
        found: list[tuple[int, Stretch]] = []
        left, now = len(self.to_do), browser.display.now
        shown_at = 0

        def bring(job: Judge, stretch: Stretch) -> None:
            nonlocal left, shown_at
            found.append((job.stretch, stretch))
            left -= 1
            if left and now() - shown_at < SHOWN_EVERY:
                return
            shown_at = now()
            send(messages.AddToReview(self.place, tuple(found)))
            found.clear()

        jobs = [
            Judge(self.record, self.seat, self.budget, number, self.weights)
            for number in self.to_do
        ]
        try:
            await self.jobs.run(jobs, bring)
        except Exception as error:
            send(messages.LoseAnalysis("review", error))
