"""Runs jobs on whatever is there: workers, or the page itself between two frames."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator, Iterable
from typing import Any, Generic, Protocol, TypeVar

from wingspan.bots.jobs import encode

from ..devices import Work
from .slices import finish_in_slices

MOST_LOSSES = 3
"""After so many jobs lost in workers the rest of a run is done in the page."""


class AnyJob(Protocol):
    """A job of :mod:`wingspan.bots.jobs`, whatever its outcome."""

    def outcome(self, text: str) -> Any:
        """What came of it. Raises ValueError for anything else."""


Asked = TypeVar("Asked", bound=AnyJob)


class Helpers(Protocol):
    """Workers that do jobs: see :class:`wingspan.ui.thinking.crew.Crew`."""

    @property
    def size(self) -> int:
        """How many there may be at once."""

    @property
    def ready(self) -> int:
        """How many there are."""

    def warm_up(self) -> None:
        """Start them, for there will soon be work; later than that does as well."""

    async def work(self, text: str) -> str:
        """The outcome of a job. Raises ConnectionError if it was lost."""

    async def shown(self) -> None:
        """Wait until the page can be seen."""


class JobRunner:
    """Hands jobs to workers, and does them in the page while there are none.

    ``in_slices`` does work in the page, one job at a time however many runs there are.
    """

    def __init__(self, helpers: Helpers, in_slices: Work) -> None:
        self._helpers = helpers
        self._in_slices = in_slices
        self._page = asyncio.Lock()

    async def run(
        self,
        batches: Iterable[Iterable[Asked]],
        begin: Callable[[Asked], Generator[None, None, Any]],
        bring: Callable[[Asked, Any], None],
        between: Callable[[], None] = lambda: None,
    ) -> None:
        """Have all jobs done, batch by batch: the next is asked for once the last is complete.

        ``begin`` does a job in the page, where ``between`` is called between its slices;
        ``bring`` is called with each outcome, in no particular order. To stop, cancel it. Raises
        what a job raises where it is done in the page.
        """
        self._helpers.warm_up()

        def in_page(work: Generator[None, None, Any]) -> Awaitable[Any]:
            return finish_in_slices(work, self._in_slices, between)

        run = _Run(self._helpers, begin, bring, in_page, self._page)
        for jobs in batches:
            await run.all(jobs)


class _Run(Generic[Asked]):
    """One run: the jobs of the current batch that wait, and how many were lost in workers."""

    def __init__(
        self,
        helpers: Helpers,
        begin: Callable[[Asked], Generator[None, None, Any]],
        bring: Callable[[Asked, Any], None],
        in_page: Callable[[Generator[None, None, Any]], Awaitable[Any]],
        page: asyncio.Lock,
    ) -> None:
        self._helpers = helpers
        self._begin = begin
        self._bring = bring
        self._in_page = in_page
        self._page = page
        self._waiting: deque[Asked] = deque()
        self._losses = 0

    async def all(self, jobs: Iterable[Asked]) -> None:
        """A batch, on as many lanes as there may be workers."""
        self._waiting.extend(jobs)
        lanes = [asyncio.ensure_future(self._lane()) for _ in range(max(1, self._helpers.size))]
        try:
            await asyncio.gather(*lanes)
        finally:
            for lane in lanes:
                lane.cancel()

    async def _lane(self) -> None:
        """One job after the other, for as long as there are any."""
        while self._waiting:
            await self._helpers.shown()
            if self._has_workers:
                await self._in_worker()
                continue
            async with self._page:
                await self._helpers.shown()
                if self._waiting and not self._has_workers:
                    job = self._waiting.popleft()
                    self._bring(job, await self._in_page(self._begin(job)))

    @property
    def _has_workers(self) -> bool:
        return bool(self._helpers.ready) and self._losses < MOST_LOSSES

    async def _in_worker(self) -> None:
        """A job in a worker; one that is lost waits again."""
        if not self._waiting:
            return
        job = self._waiting.popleft()
        try:
            found = job.outcome(await self._helpers.work(encode(job)))
        except (ConnectionError, ValueError):
            self._losses += 1
            self._waiting.appendleft(job)
            return
        self._bring(job, found)
