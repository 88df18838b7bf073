"""Runs the coach's jobs in workers, or in the page between two frames."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from wingspan.bots.candidates import Candidate
from wingspan.bots.jobs import Desk, Job
from wingspan.bots.search import Budget
from wingspan.coach.analysis import WEIGHTS, Analysis, merged
from wingspan.coach.futures import FORESEEN, NOTHING_FORESEEN, Foresight, joined
from wingspan.coach.jobs import Analyse, Foresee
from wingspan.engine.notation.record import Record

from ..thinking.job_runner import JobRunner

AnyJob = TypeVar("AnyJob", bound=Job[Any])

WORLDS = 2
"""Worlds per job: about a dozen rollouts, which take tens of milliseconds."""


class CoachJobs:
    """Runs jobs with ``runner``; ``desk`` does those in the page."""

    def __init__(self, runner: JobRunner, desk: Desk) -> None:
        self._runner = runner
        self._desk = desk

    async def run(self, jobs: Iterable[AnyJob], bring: Callable[[AnyJob, Any], None]) -> None:
        """Do all jobs, begun in order; ``bring`` is called with each outcome.

        Cancel the coroutine to stop. Raises what a job raises that is done in the page.
        """
        await self._runner.run([jobs], lambda job: job.begin(self._desk), bring)

    async def analyse(
        self,
        record: Record,
        seat: int,
        budget: Budget,
        on_progress: Callable[[int], None] = lambda done: None,
        *,
        given: tuple[Candidate, ...] = (),
        weights: int = WEIGHTS,
    ) -> Analysis:
        """Analyse the decision of that seat at the end of the record.

        ``on_progress`` is called with the number of worlds done. ``given``: the candidates; () for
        those with the highest prior. Raises what a job raises that is done in the page.
        """
        found: dict[int, Analysis] = {}

        def bring(job: Analyse, analysis: Analysis) -> None:
            found[job.first] = analysis
            on_progress(WORLDS * len(found))

        jobs = [
            Analyse(record, seat, budget, first, WORLDS, weights, given)
            for first in range(0, budget.all_worlds, WORLDS)
        ]
        await self.run(jobs, bring)
        return merged(found[first] for first in sorted(found))

    async def foresee(
        self,
        record: Record,
        seat: int,
        given: tuple[Candidate, ...],
        weights: int = WEIGHTS,
    ) -> Foresight:
        """Play those candidates to the end of the game, for reasons; nothing is done for none.

        Raises what a job raises that is done in the page.
        """
        if not given:
            return NOTHING_FORESEEN
        found: dict[int, Foresight] = {}

        def bring(job: Foresee, foresight: Foresight) -> None:
            found[job.first] = foresight

        every = range(FORESEEN.all_worlds)
        await self.run([Foresee(record, seat, first, 1, given, weights) for first in every], bring)
        return joined(found[first] for first in sorted(found))
