"""The coach of the page: gives hints on the current question, and judges answers to exercises.

Reviews and the guide of the first game are in modules of their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.bots.candidates import Candidate
from wingspan.bots.features.tables import tables_of
from wingspan.bots.search import Budget
from wingspan.coach.advice import Advice, advice, to_foresee
from wingspan.coach.analysis import budget_of_hint
from wingspan.coach.exercises import thoughts_of
from wingspan.coach.grounds import Ground
from wingspan.coach.jobs import desk
from wingspan.engine import Game

from ..session.moment import MOST_STEPS, Hint
from ..thinking.crew import Crew
from ..thinking.job_runner import JobRunner
from .guide import Guide
from .jobs import CoachJobs
from .own_mistakes import OwnMistakes
from .reviewer import Reviewer

if TYPE_CHECKING:
    from ..devices import Browser
    from ..play.sitting import Sitting
    from ..session.exercising import Exercises
    from ..session.session import Session

ANSWER = Budget((48,))
"""The budget for an answer to an exercise that was not analysed when the exercise was made."""

SHOWN_EVERY = 200
"""Milliseconds between two updates of the progress shown."""


class Coach:
    """The coach of the page. ``carefully``: see :meth:`.App.carefully`. ``render`` only renders."""

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
        self._analysing: asyncio.Future[None] | None = None
        self._judging: asyncio.Future[None] | None = None
        self._shown_at = 0
        self._said: frozenset[type[Ground]] = frozenset()
        crew = Crew(browser.workers, browser.display.later, desk="wingspan.coach.jobs")
        jobs = CoachJobs(JobRunner(crew, browser.in_slices), desk(session.catalog))
        self._jobs = jobs
        self.own_mistakes = OwnMistakes(browser.store, session.catalog)
        self.reviewer = Reviewer(session, browser, carefully, jobs)
        self.guide = Guide(session, carefully, jobs)

    def hint(self) -> None:
        """Show the next step of the hint on the current question; after the last, close it."""
        session = self._session
        hint, asked = session.current_hint, session.asked_at(session.token)
        if asked is None or not asked.may_ask_coach:
            return
        if hint is None:
            self._begin(asked)
        elif hint.advice is not None:
            further = structs.replace(hint, step=hint.step + 1)
            is_last = hint.step == MOST_STEPS or hint.advice.start is not None
            session.hint = None if is_last else further
            self._carefully(lambda: None)

    def attend(self) -> None:
        """Call this after each input; cancels analyses of what is no longer shown, and has answers
        to exercises judged."""
        self.reviewer.attend()
        self.guide.attend()
        if self._analysing is not None and self._session.current_hint is None:
            self._analysing.cancel()
            self._analysing = None
        exercising = self._session.exercises
        if exercising is not None and exercising.asked_about is not None and not self._judging:
            self._judging = asyncio.ensure_future(self._judge(exercising, exercising.asked_about))

    async def _judge(self, exercising: Exercises, candidate: Candidate) -> None:
        """Judge an answer to the exercise by comparing it with the best one."""
        exercise = exercising.exercise
        assert exercise is not None
        candidates = (exercise.best.candidate, candidate)
        try:
            analysis = await self._jobs.analyse(
                exercise.record,
                exercise.seat,
                ANSWER,
                given=candidates,
                weights=exercise.weights,
            )
            foresight = await self._jobs.foresee(
                exercise.record, exercise.seat, candidates, exercise.weights
            )
        except Exception as error:
            exercising.again()
            self._tell(error)
            return
        finally:
            self._judging = None
        game = Game.replay(exercise.record, self._session.catalog)
        tables, view = tables_of(game.setup, game.catalog), game.view(exercise.seat)
        found = thoughts_of(analysis, 0, tables, view, foresight)[1]

        def judge() -> None:
            if exercising.exercise is exercise and exercising.asked_about == candidate:
                exercising.judge(found)

        self._carefully(judge)

    def _begin(self, sitting: Sitting) -> None:
        session = self._session
        assert sitting.decision is not None
        session.hint = Hint(session.token, whole=budget_of_hint(sitting.decision).all_worlds)
        sitting.save.count_hint()
        self._shown_at = self._browser.display.now()
        if self._analysing is not None:
            self._analysing.cancel()
        self._analysing = asyncio.ensure_future(self._analyse(sitting, session.hint))
        self._carefully(session.keep)

    async def _analyse(self, sitting: Sitting, hint: Hint) -> None:
        decision = sitting.decision
        assert decision is not None

        def progress(done: int) -> None:
            self._progress(hint, done)

        game, seat = sitting.game, decision.player
        record, budget = game.record(), budget_of_hint(decision)
        tables, view, before = tables_of(game.setup, game.catalog), game.view(seat), self._said
        try:
            analysis = await self._jobs.analyse(record, seat, budget, progress)
            self._show(hint, advice(analysis, tables, view))
            foresight = await self._jobs.foresee(record, seat, to_foresee(analysis))
        except Exception as error:
            self._tell(error)
            return
        found = advice(analysis, tables, view, foresight, before)
        self._said = frozenset(map(type, found.grounds))
        self._analysing = None
        self._show(hint, found)

    def _show(self, hint: Hint, found: Advice) -> None:
        """Show the advice, at the step that has been reached meanwhile."""

        def show() -> None:
            current = self._session.current_hint
            if current is not None and current.token == hint.token:
                self._session.hint = structs.replace(current, advice=found)

        self._carefully(show)

    def _is_current(self, hint: Hint) -> bool:
        """Whether the screen still shows the question that the hint is for."""
        current = self._session.current_hint
        return current is not None and current.token == hint.token

    def _progress(self, hint: Hint, done: int) -> None:
        """Show the progress, at most every SHOWN_EVERY milliseconds."""
        now = self._browser.display.now()
        if self._is_current(hint) and now - self._shown_at >= SHOWN_EVERY:
            self._shown_at = now
            self._session.hint = structs.replace(hint, done=done)
            self._render()

    def _tell(self, error: Exception) -> None:
        """Show the error; the table stays as it was."""
        self._analysing = None
        self._session.hint = None

        def broke() -> None:
            raise error

        self._carefully(broke)
