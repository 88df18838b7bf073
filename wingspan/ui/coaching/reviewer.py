"""Reviews a game stretch by stretch during its replay, and stores the review after each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.coach.analysis import DEEP, QUICK, WEIGHTS
from wingspan.coach.jobs import Judge
from wingspan.coach.judging import Stretch
from wingspan.coach.review import Review, best_move, trends
from wingspan.engine import Game

from ..session.moment import BestMove, Judged
from . import reviews
from .jobs import CoachJobs

if TYPE_CHECKING:
    from ..devices import Browser
    from ..play.replay import Replay
    from ..session.session import Session


SHOWN_EVERY = 500
"""Milliseconds between two updates of the progress shown."""


class Reviewer:
    """The reviewer of the page. It stops when something else is shown, and can continue later."""

    def __init__(
        self,
        session: Session,
        browser: Browser,
        carefully: Callable[[Callable[[], object]], object],
        jobs: CoachJobs,
    ) -> None:
        self._session = session
        self._browser = browser
        self._carefully = carefully
        self._jobs = jobs
        self._running: asyncio.Future[None] | None = None
        self._shown_at = 0
        self._then: Callable[[], object] | None = None

    def begin(
        self,
        seat: int | None,
        *,
        deep: bool = False,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Begin or continue the review of the replayed game; does nothing if the game is not over.

        ``then`` is called once the review is complete, unless it is stopped before.
        """
        session, replay = self._session, self._session.replay
        if replay is None or not replay.finals:
            return
        self.stop()
        self._then = then
        seat = self._seat(replay) if seat is None else seat
        answers = len(replay.record.answers)
        place = reviews.place_of(replay.record, seat, deep=deep)
        kept = reviews.read(self._browser.store, place, answers)
        review = kept.review if kept is not None else Review(seat, answers)
        weights = kept.weights if kept is not None else WEIGHTS
        own, final = self._is_own(replay, seat), replay.finals[seat]
        going = not review.is_whole
        session.judged = Judged(review, replay.text, final, deep, going, own, weights)
        if review.is_whole:
            if own:
                reviews.add_record(self._browser.store, place, replay.text)
            self._sum_up()
            self._go_on()
        else:
            self._running = asyncio.ensure_future(self._run(session.judged, replay, place))

    def stop(self) -> None:
        """Stop for now; the review so far stays."""
        self._then = None
        if self._running is not None:
            self._running.cancel()
            self._running = None
        session = self._session
        if session.judged is not None:
            session.judged = structs.replace(session.judged, running=False)

    def attend(self) -> None:
        """Call this after each input; stops if the game is no longer shown."""
        if self._running is not None and self._session.current_review is None:
            self.stop()

    def _seat(self, replay: Replay) -> int:
        """The seat to review: that of the review shown if it is of this game, the person's own if
        it is the game on the table, otherwise the first."""
        session = self._session
        judged = session.judged
        if judged is not None and judged.record == replay.text:
            return judged.review.seat
        sitting = session.sitting
        if sitting is not None and sitting.game.setup == replay.record.setup:
            return sitting.seats.persons[0] if sitting.seats.mine is None else sitting.seats.mine
        return 0

    def _is_own(self, replay: Replay, seat: int) -> bool:
        """Whether the seat was played at this screen."""
        sitting = self._session.sitting
        if sitting is None or sitting.game.record() != replay.record:
            return False
        return seat in sitting.seats.persons and sitting.seats.mine in (None, seat)

    async def _run(self, judged: Judged, replay: Replay, place: str) -> None:
        budget = DEEP if judged.deep else QUICK
        review, seat = judged.review, judged.review.seat
        record = judged.record if judged.own else ""
        store, now = self._browser.store, self._browser.display.now
        weights = judged.weights
        jobs = [Judge(replay.record, seat, budget, number, weights) for number in review.to_do]

        def bring(job: Judge, found: Stretch) -> None:
            nonlocal review
            review = review.with_stretch(job.stretch, found)
            own = bool(record)
            reviews.keep(store, place, review, now(), own=own, record=record, weights=weights)
            self._show(review)

        try:
            await self._jobs.run(jobs, bring)
        except Exception as error:
            self._tell(error)

    def _show(self, review: Review) -> None:
        """Show the review so far, at most every SHOWN_EVERY milliseconds, and at its end."""
        session, now = self._session, self._browser.display.now()
        if session.judged is not None and not review.is_whole:
            session.judged = structs.replace(session.judged, review=review)
            if now - self._shown_at < SHOWN_EVERY:
                return
        self._shown_at = now

        def show() -> None:
            if session.judged is not None:
                running = not review.is_whole
                session.judged = structs.replace(session.judged, review=review, running=running)
                if not running:
                    self._running = None
                    self._sum_up()
                    self._go_on()

        self._carefully(show)

    def _go_on(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def _sum_up(self) -> None:
        """Add the best move, and the habits in the person's last games, to a complete review."""
        session, judged = self._session, self._session.judged
        if judged is None:
            return
        games = reviews.last_of_ones_own(self._browser.store)[::-1]
        session.judged = structs.replace(
            judged, games=len(games), trends=tuple(trends(games)), best=self._best(judged)
        )

    def _best(self, judged: Judged) -> BestMove | None:
        """The best move with the decision that it answered; None if none stands out."""
        found, replay = best_move(judged.review.judged), self._session.replay
        if found is None or replay is None:
            return None
        record = structs.replace(
            replay.record, answers=replay.record.answers[: found.at], take_backs=0
        )
        decision = Game.replay(record, self._session.catalog).decision
        return None if decision is None else BestMove(found.at, decision, found.chosen)

    def _tell(self, error: Exception) -> None:
        """Show the error; the review so far stays."""
        self._running = None
        self.stop()

        def broke() -> None:
            raise error

        self._carefully(broke)
