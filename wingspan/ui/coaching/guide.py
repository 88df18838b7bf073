"""The guide of a first game: an immediate suggestion, and a better founded one a little later.

It makes them for every question where it speaks, whether or not it was asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from wingspan.bots.evaluator import Evaluator, evaluator_of
from wingspan.bots.levels import LEVELS
from wingspan.bots.player import kind_of_game
from wingspan.coach.analysis import WEIGHTS, Analysis, budget_of_hint
from wingspan.coach.guidance import Guidance, after, at_once, goes_on
from wingspan.engine import Setup
from wingspan.engine.program import Program

from ..play.answer_for_me import is_free
from ..thinking.ready import get_ready
from .jobs import CoachJobs

if TYPE_CHECKING:
    from ..play.sitting import Sitting
    from ..session.session import Session


class Guide:
    """The guide of the page. ``carefully``: see :meth:`.App.carefully`."""

    def __init__(
        self,
        session: Session,
        carefully: Callable[[Callable[[], object]], object],
        jobs: CoachJobs,
    ) -> None:
        self._session = session
        self._carefully = carefully
        self._jobs = jobs
        self._evaluator: Evaluator | None = None
        self._judges: Setup | None = None
        self._preparing: asyncio.Future[None] | None = None
        self._analysing: asyncio.Future[None] | None = None
        self._analysed = 0

    def speak(self) -> bool:
        """Call this before the question is shown; makes a suggestion if one is due.

        Returns whether it did. If the evaluator is missing, starts preparing it.
        """
        practice, sitting = self._session.practice, self._asked_at
        if practice is None or sitting is None or practice.guidance is not None:
            return False
        if self._evaluator is None or self._judges != kind_of_game(sitting.game.setup):
            if self._preparing is None:
                self._preparing = asyncio.ensure_future(self._prepare(sitting))
            return False
        seat = _seat(sitting)
        game, view = sitting.game, sitting.game.view(seat)
        before = practice.advised_before
        practice.guidance = (goes_on(before, view) if before is not None else None) or at_once(
            self._evaluator.policy, view, lambda: game.worlds(seat), free=is_free(game)
        )
        sitting.save.count_hint()
        return True

    def attend(self) -> None:
        """Call this after each input; cancels an analysis of what is no longer shown, and begins
        the next one."""
        session = self._session
        practice, sitting = session.practice, self._asked_at
        if self._analysing is not None and session.token != self._analysed:
            self._analysing.cancel()
            self._analysing = None
        if practice is None or sitting is None or practice.guidance is None:
            return
        if self._analysing is None and not practice.guidance.worlds and not session.current_hint:
            self._analysed = session.token
            self._analysing = asyncio.ensure_future(self._analyse(sitting, practice.guidance))

    @property
    def _asked_at(self) -> Sitting | None:
        """The game on the screen if the guide should make a suggestion for its question."""
        session = self._session
        return session.practice.awaits_guidance(session.on_screen) if session.practice else None

    async def _prepare(self, sitting: Sitting) -> None:
        """Make the evaluator for this kind of game piece by piece, then have the guide speak."""
        game = sitting.game
        kind, strongest = kind_of_game(game.setup), Program(LEVELS[-1].bird, WEIGHTS)
        try:
            await get_ready(strongest, kind, game.catalog)
            self._evaluator, self._judges = evaluator_of(kind, game.catalog, WEIGHTS), kind
        except Exception as error:
            self._tell(error)
            return
        finally:
            self._preparing = None
        self._carefully(lambda: None)

    async def _analyse(self, sitting: Sitting, first: Guidance) -> None:
        game, seat, decision = sitting.game, _seat(sitting), sitting.decision
        assert decision is not None
        try:
            budget = budget_of_hint(decision)
            analysis = await self._jobs.analyse(game.record(), seat, budget)
        except Exception as error:
            self._tell(error)
            return
        self._analysing = None
        self._carefully(lambda: self._surer(sitting, seat, first, analysis))

    def _surer(self, sitting: Sitting, seat: int, first: Guidance, analysis: Analysis) -> None:
        """Replace the suggestion by that of the analysis, if the question is still the same."""
        practice, decision = self._session.practice, sitting.decision
        if practice is None or practice.guidance is not first or decision is None:
            return
        found = after(analysis, decision, first, free=is_free(sitting.game))
        practice.guidance = found

    def _tell(self, error: Exception) -> None:
        """Show the error; the immediate suggestion stays."""

        def broke() -> None:
            raise error

        self._carefully(broke)


def _seat(sitting: Sitting) -> int:
    """The seat that must answer."""
    assert sitting.decision is not None
    return sitting.decision.player
