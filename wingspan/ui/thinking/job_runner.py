"""Runs jobs in workers, or in the page itself between two frames if there are none."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator, Iterable
from typing import Any, Generic, Protocol, TypeVar

from wingspan.bots.jobs import encode

from ..devices import Work

MOST_LOSSES = 3
"""Jobs lost in workers after which the rest of a run is done in the page."""


class AnyJob(Protocol):
    """A job of :mod:`wingspan.bots.jobs` with any type of outcome."""

    def outcome(self, text: str) -> Any:
        """The outcome in a worker's reply. Raises ValueError if it is not one."""


Asked = TypeVar("Asked", bound=AnyJob)


class Helpers(Protocol):
    """Workers that do jobs: see :class:`wingspan.ui.thinking.crew.Crew`."""

    @property
    def size(self) -> int:
        """The most workers that may run at once."""

    @property
    def ready(self) -> int:
        """The number of workers that are ready."""

    def warm_up(self) -> None:
        """Start the workers, because there will soon be work. They may become ready later."""

    async def work(self, text: str) -> str:
        """Return the outcome of a job. Raises ConnectionError if it was lost."""

    async def shown(self) -> None:
        """Wait until the page is visible."""


class JobRunner:
    """Hands jobs to workers, and does them in the page while there are none.

    ``in_slices`` does work in the page, one job at a time even if there are several runs.
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
        """Do all jobs batch by batch; take the next batch once the previous one is complete.

        ``begin`` does a job in the page, with ``between`` called between its slices. ``bring`` is
        called with each outcome, in no particular order. Cancel the coroutine to stop. Raises what
        a job raises that is done in the page.
        """
        self._helpers.warm_up()

        def in_page(work: Generator[None, None, Any]) -> Awaitable[Any]:
            return finish_in_slices(work, self._in_slices, between)

        run = _Run(self._helpers, begin, bring, in_page, self._page)
        for jobs in batches:
            await run.all(jobs)


class _Run(Generic[Asked]):
    """One run: the waiting jobs of the current batch, and the number of jobs lost in workers."""

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
        """Do a batch in as many concurrent lanes as there may be workers."""
        self._waiting.extend(jobs)
        lanes = [asyncio.ensure_future(self._lane()) for _ in range(max(1, self._helpers.size))]
        try:
            await asyncio.gather(*lanes)
        finally:
            for lane in lanes:
                lane.cancel()

    async def _lane(self) -> None:
        """Do one job after the other until none is waiting."""
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
        """Do a job in a worker; put it back if it is lost."""
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


Found = TypeVar("Found")


async def finish_in_slices(
    work: Generator[object, None, Found], in_slices: Work, between: Callable[[], None]
) -> Found:
    """Run ``work`` to its end and return its return value. Calls ``between`` between slices."""
    found: list[Found] = []

    def step() -> bool:
        try:
            next(work)
        except StopIteration as end:
            found.append(end.value)
            return False
        return True

    await in_slices(step, between)
    return found[0]
