"""The coach asked about the question on the screen, step by step."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.bots.ways import Way
from wingspan.coach.advice import advice
from wingspan.coach.exercises import thoughts_of
from wingspan.coach.jobs import Desk
from wingspan.coach.opinion import HINT, Budget

from ..session.moment import MOST_STEPS, Hint
from ..thinking.crew import Crew
from .errands import Errands
from .guide import Guide
from .looking import look_at
from .own_mistakes import OwnMistakes
from .reviewer import Reviewer

if TYPE_CHECKING:
    from ..devices import Browser
    from ..play.sitting import Sitting
    from ..session.exercising import Exercising
    from ..session.session import Session

ANSWER = Budget(48)
"""Of an answer to an exercise that was not looked at when that was made."""

SHOWN_EVERY = 200
"""Milliseconds between two looks at how far it is."""


class Adviser:
    """One for the page. ``carefully`` does something and shows what follows, ``render`` shows."""

    def __init__(
        self,
        session: Session,
        browser: Browser,
        carefully: Callable[[Callable[[], object]], object],
        render: Callable[[], None],
    ) -> None:
        self._session = session
        self._browser = browser
        self._carefully = carefully
        self._render = render
        self._looking: asyncio.Future[None] | None = None
        self._judging: asyncio.Future[None] | None = None
        self._shown_at = 0
        crew = Crew(browser.workers, browser.screen.later, desk="wingspan.coach.jobs")
        errands = Errands(crew, browser.in_slices, Desk(session.catalog))
        self._errands = errands
        self.own_mistakes = OwnMistakes(browser.store, session.catalog)
        self.reviewer = Reviewer(session, browser, carefully, errands)
        self.guide = Guide(session, carefully, errands)

    def ask(self) -> None:
        """The next step of the hint for the question on the screen; after the last it is closed."""
        session = self._session
        hint = session.current_hint
        if not session.may_ask_coach:
            return
        if hint is None:
            self._begin()
        elif hint.advice is not None:
            further = structs.replace(hint, step=hint.step + 1)
            session.hint = further if hint.step < MOST_STEPS else None
            self._carefully(lambda: None)

    def attend(self) -> None:
        """After each input: stop what is for nothing."""
        self.reviewer.attend()
        self.guide.attend()
        if self._looking is not None and self._session.current_hint is None:
            self._looking.cancel()
            self._looking = None
        exercising = self._session.exercising
        if exercising is not None and exercising.asked_about is not None and not self._judging:
            self._judging = asyncio.ensure_future(self._judge(exercising, exercising.asked_about))

    async def _judge(self, exercising: Exercising, way: Way) -> None:
        """What is to be thought of that answer to the exercise, against the best."""
        exercise = exercising.exercise
        assert exercise is not None
        ways = (exercise.best.way, way)
        try:
            looked = await look_at(
                self._errands, exercise.record, exercise.seat, budget=ANSWER, considered=ways
            )
        except Exception as error:
            exercising.again()
            self._tell(error)
            return
        finally:
            self._judging = None
        found = thoughts_of(looked, 0)[1]

        def judge() -> None:
            if exercising.exercise is exercise and exercising.asked_about == way:
                exercising.judge(found)

        self._carefully(judge)

    def _begin(self) -> None:
        session = self._session
        sitting = session.sitting
        assert sitting is not None
        session.hint = Hint(session.token, whole=HINT.worlds)
        sitting.count_hint()
        self._shown_at = self._browser.screen.now()
        if self._looking is not None:
            self._looking.cancel()
        self._looking = asyncio.ensure_future(self._look(sitting, session.hint))
        self._carefully(session.keep)

    async def _look(self, sitting: Sitting, hint: Hint) -> None:
        decision = sitting.decision
        assert decision is not None

        def progress(done: int) -> None:
            self._progress(hint, done)

        try:
            record = sitting.game.record()
            looked = await look_at(self._errands, record, decision.player, progress)
        except Exception as error:
            self._tell(error)
            return
        opinion = advice(looked)
        self._looking = None

        def show() -> None:
            if self._is_current(hint):
                self._session.hint = structs.replace(hint, advice=opinion)

        self._carefully(show)

    def _is_current(self, hint: Hint) -> bool:
        """Whether the screen still shows the question that the hint is for."""
        current = self._session.current_hint
        return current is not None and current.token == hint.token

    def _progress(self, hint: Hint, done: int) -> None:
        """Show how far it is, now and then."""
        now = self._browser.screen.now()
        if self._is_current(hint) and now - self._shown_at >= SHOWN_EVERY:
            self._shown_at = now
            self._session.hint = structs.replace(hint, done=done)
            self._render()

    def _tell(self, error: Exception) -> None:
        """Something broke: the table is as it was, and a sentence says so."""
        self._looking = None
        self._session.hint = None

        def broke() -> None:
            raise error

        self._carefully(broke)
