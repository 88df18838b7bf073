"""The guide of a first game: an immediate suggestion, and a better founded one a little later.

It makes them for every question where it speaks, whether or not it was asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wingspan.bots.evaluator import evaluator_of
from wingspan.bots.levels import LEVELS
from wingspan.bots.player import kind_of_game
from wingspan.coach.analysis import WEIGHTS, Analysis, budget_of_hint
from wingspan.coach.guidance import after, at_once, goes_on
from wingspan.engine import Catalog, Game, Setup
from wingspan.engine.program import Program

from .. import messages
from ..effects import Effects, EndJob, Job, Send
from ..play.answer_for_me import is_free
from ..thinking.crew import get_ready
from .jobs import CoachJobs

if TYPE_CHECKING:
    from ..devices import Browser
    from ..play.sitting import Sitting
    from ..session.session import Session


class Guide:
    """The guide of the page."""

    judges: Setup | None = None
    """The kind of game for which the evaluator is ready."""
    preparing: bool = False
    """Whether one is being made ready."""
    analysed: int = 0
    """The token of the question that is being analysed; 0 for none."""

    def speak(self, session: Session) -> bool:
        """Call this before the question is shown; makes a suggestion if one is due, and the
        evaluator is ready. Returns whether it did."""
        practice, sitting = session.practice, _asked_at(session)
        if practice is None or sitting is None or practice.guidance is not None:
            return False
        game = sitting.game
        if self.judges != kind_of_game(game.setup):
            return False
        seat = _seat(game)
        view, before = game.view(seat), practice.advised_before
        policy = evaluator_of(self.judges, game.catalog, WEIGHTS).policy
        practice.guidance = (goes_on(before, view) if before is not None else None) or at_once(
            policy, view, lambda: game.worlds(seat), free=is_free(game)
        )
        sitting.save.count_hint()
        return True

    def attend(self, session: Session, jobs: CoachJobs) -> Effects:
        """Call this after each message; ends an analysis of what is no longer shown, and begins the
        next one."""
        practice, sitting = session.practice, _asked_at(session)
        ends: Effects = ()
        if self.analysed and session.token != self.analysed:
            self.analysed, ends = 0, (EndJob(AnalyseForGuide),)
        if practice is None or sitting is None:
            return ends
        game, kind = sitting.game, kind_of_game(sitting.game.setup)
        if practice.guidance is None:
            if self.judges == kind or self.preparing:
                return ends
            self.preparing = True
            return *ends, PrepareGuide(kind, game.catalog)
        if self.analysed or practice.guidance.worlds or session.current_hint:
            return ends
        self.analysed = session.token
        return *ends, AnalyseForGuide(jobs, game, session.token)

    def improve(self, session: Session, token: int, analysis: Analysis) -> None:
        """Replace the suggestion by that of the analysis, if the question is still the same."""
        practice, sitting = session.practice, _asked_at(session)
        if token != self.analysed or token != session.token:
            return
        self.analysed = 0
        if practice is None or sitting is None or practice.guidance is None:
            return
        assert sitting.decision is not None
        free = is_free(sitting.game)
        practice.guidance = after(analysis, sitting.decision, practice.guidance, free=free)


def _asked_at(session: Session) -> Sitting | None:
    """The game on the screen if the guide should make a suggestion for its question."""
    return session.practice.awaits_guidance(session.on_screen) if session.practice else None


def _seat(game: Game) -> int:
    """The seat that must answer."""
    assert game.decision is not None
    return game.decision.player


class PrepareGuide(Job, frozen=True):
    """Make the evaluator for a kind of game piece by piece."""

    setup: Setup
    catalog: Catalog

    async def run(self, browser: Browser, send: Send) -> None:
        try:
            await get_ready(Program(LEVELS[-1].bird, WEIGHTS), self.setup, self.catalog)
            evaluator_of(self.setup, self.catalog, WEIGHTS)
        except Exception as error:
            send(messages.LoseAnalysis("guide", error))
        else:
            send(messages.UseGuide(self.setup))


class AnalyseForGuide(Job, frozen=True):
    """Analyse the question of that token."""

    jobs: CoachJobs
    game: Game
    token: int

    async def run(self, browser: Browser, send: Send) -> None:
        game, decision = self.game, self.game.decision
        assert decision is not None
        try:
            budget = budget_of_hint(decision)
            analysis = await self.jobs.analyse(game.record(), decision.player, budget)
        except Exception as error:
            send(messages.LoseAnalysis("guide", error))
        else:
            send(messages.ImproveGuidance(self.token, analysis))
