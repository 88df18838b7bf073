"""A game judged stretch by stretch while it is gone through again, kept after each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.coach.jobs import Judge
from wingspan.coach.judging import Judgement, Stretch
from wingspan.coach.opinion import DEEP, QUICK
from wingspan.coach.review import Review, by_habit

from ..session.moment import Judged
from . import reviews
from .errands import Brought, Errands

if TYPE_CHECKING:
    from ..devices import Browser
    from ..play.replay import Replay
    from ..session.session import Session


SHOWN_EVERY = 500
"""Milliseconds between two looks at how far it is."""


class Reviewer:
    """One for the page; it stops when something else is shown, and can go on later."""

    def __init__(
        self,
        session: Session,
        browser: Browser,
        carefully: Callable[[Callable[[], object]], object],
        errands: Errands,
    ) -> None:
        self._session = session
        self._browser = browser
        self._carefully = carefully
        self._errands = errands
        self._running: asyncio.Future[None] | None = None
        self._shown_at = 0

    def begin(self, seat: int | None, *, deep: bool = False) -> None:
        """Judge the game that is gone through, or go on with it. Nothing of one that goes on."""
        session, replay = self._session, self._session.replay
        if replay is None or not replay.finals:
            return
        self.stop()
        seat = self._seat(replay) if seat is None else seat
        answers = len(replay.record.answers)
        place = reviews.place_of(replay.record, seat, deep=deep)
        kept = reviews.read(self._browser.store, place, answers)
        review = kept or Review(seat, answers)
        own, final = self._is_own(replay, seat), replay.finals[seat]
        session.judged = Judged(review, replay.text, final, deep, not review.is_whole, own)
        if review.is_whole:
            if own:
                reviews.add_record(self._browser.store, place, replay.text)
            self._sum_up()
        else:
            self._running = asyncio.ensure_future(self._run(session.judged, replay, place))

    def stop(self) -> None:
        """Judge no more for now; what is judged stays."""
        if self._running is not None:
            self._running.cancel()
            self._running = None
        session = self._session
        if session.judged is not None:
            session.judged = structs.replace(session.judged, running=False)

    def attend(self) -> None:
        """After each input: stop when the game is no longer shown."""
        if self._running is not None and self._session.current_review is None:
            self.stop()

    def _seat(self, replay: Replay) -> int:
        """Whose play is judged: one's own at the table, otherwise the first seat's."""
        session = self._session
        judged = session.judged
        if judged is not None and judged.record == replay.text:
            return judged.review.seat
        sitting = session.sitting
        if sitting is not None and sitting.game.setup == replay.record.setup:
            return sitting.seats.persons[0] if sitting.seats.mine is None else sitting.seats.mine
        return 0

    def _is_own(self, replay: Replay, seat: int) -> bool:
        """Whether somebody who played at this screen is judged."""
        sitting = self._session.sitting
        if sitting is None or sitting.game.record() != replay.record:
            return False
        return seat in sitting.seats.persons and sitting.seats.mine in (None, seat)

    async def _run(self, judged: Judged, replay: Replay, place: str) -> None:
        budget = DEEP if judged.deep else QUICK
        review, seat = judged.review, judged.review.seat
        record = judged.record if judged.own else ""
        store, now = self._browser.store, self._browser.screen.now
        jobs = [Judge(replay.record, seat, budget, number) for number in review.to_do]

        def bring(job: Judge, found: Brought) -> None:
            nonlocal review
            assert isinstance(found, Stretch)
            review = review.with_stretch(job.stretch, found)
            reviews.keep(store, place, review, now(), own=bool(record), record=record)
            self._show(review)

        try:
            await self._errands.run(jobs, bring)
        except Exception as error:
            self._tell(error)

    def _show(self, review: Review) -> None:
        """Show what has been found by now: at once at the end, else now and then."""
        session, now = self._session, self._browser.screen.now()
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

        self._carefully(show)

    def _sum_up(self) -> None:
        """What somebody does again and again, once a game is judged to its end."""
        session = self._session
        games = reviews.last_of_ones_own(self._browser.store)
        every: list[Judgement] = [one for judged in games for one in judged]
        if session.judged is not None:
            session.judged = structs.replace(
                session.judged, games=len(games), habits=tuple(by_habit(every))
            )

    def _tell(self, error: Exception) -> None:
        """Something broke: what is judged is kept, and a sentence says so."""
        self._running = None
        self.stop()

        def broke() -> None:
            raise error

        self._carefully(broke)
