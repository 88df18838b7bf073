"""Jobs of the coach, handed out to whoever is there: workers, or the page between two frames."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec

from wingspan.coach.jobs import Desk, Job, encode, outcome_of
from wingspan.coach.judging import Stretch
from wingspan.coach.opinion import Looked

from ..devices import Work
from ..thinking.slices import finish_in_slices
from ..thinking.thought import MOST_LOSSES, Helpers

Brought = Looked | Stretch
AnyJob = TypeVar("AnyJob", bound=Job)


class Errands:
    """``in_slices`` does work in the page, at ``desk``; one run at a time."""

    def __init__(self, helpers: Helpers, in_slices: Work, desk: Desk) -> None:
        self._helpers = helpers
        self._in_slices = in_slices
        self._desk = desk
        self._losses = 0
        self._page = asyncio.Lock()

    async def run(self, jobs: Iterable[AnyJob], bring: Callable[[AnyJob, Brought], None]) -> None:
        """Have all jobs done, begun in their order; ``bring`` is called with each outcome.

        To stop, cancel it. Raises what a job raises where it is done in the page.
        """
        self._helpers.warm_up()
        self._losses = 0
        waiting = deque(jobs)
        running = [
            asyncio.ensure_future(self._lane(waiting, bring))
            for _ in range(max(1, self._helpers.size))
        ]
        try:
            await asyncio.gather(*running)
        finally:
            for lane in running:
                lane.cancel()

    async def _lane(self, waiting: deque[AnyJob], bring: Callable[[AnyJob, Brought], None]) -> None:
        """One job after the other, for as long as there are any."""
        while waiting:
            await self._helpers.shown()
            if self._has_helpers:
                await self._elsewhere(waiting, bring)
                continue
            async with self._page:
                await self._helpers.shown()
                if waiting and not self._has_helpers:
                    await self._here(waiting.popleft(), bring)

    @property
    def _has_helpers(self) -> bool:
        return bool(self._helpers.ready) and self._losses < MOST_LOSSES

    async def _elsewhere(
        self, waiting: deque[AnyJob], bring: Callable[[AnyJob, Brought], None]
    ) -> None:
        """A job in a worker; one that is lost waits again."""
        if not waiting:
            return
        job = waiting.popleft()
        try:
            found = outcome_of(job, await self._helpers.work(encode(job)))
        except (ConnectionError, msgspec.DecodeError):
            self._losses += 1
            waiting.appendleft(job)
            return
        bring(job, found)

    async def _here(self, job: AnyJob, bring: Callable[[AnyJob, Brought], None]) -> None:
        """A job in the page, between frames."""
        doing = self._desk.begin(job)
        bring(job, await finish_in_slices(doing, self._in_slices, lambda: None))
