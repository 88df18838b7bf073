"""The jobs that are done beside the loop, one at a time of each class."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from ..effects import EndJob, Job, Send
from ..messages import FailJob

if TYPE_CHECKING:
    from ..devices import Browser


class Tasks:
    """The jobs of a page, and whatever else takes a while. ``send`` takes their results."""

    def __init__(self, browser: Browser, send: Send) -> None:
        self._browser = browser
        self._send = send
        self._begun: set[asyncio.Future[None]] = set()
        self._running: dict[type[Job], asyncio.Future[None]] = {}

    def begin(self, work: Coroutine[object, object, None]) -> asyncio.Future[None]:
        """Start a coroutine, and keep a reference to its task."""
        task = asyncio.ensure_future(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    def carry_out(self, effect: Job | EndJob) -> None:
        """Start a job in place of one of its class; or end one, without further results."""
        kind = effect.job if isinstance(effect, EndJob) else type(effect)
        running = self._running.pop(kind, None)
        if running is not None:
            running.cancel()
        if isinstance(effect, Job):
            self._running[kind] = self.begin(self._run(effect))

    async def _run(self, job: Job) -> None:
        try:
            await job.run(self._browser, self._send)
        except Exception as error:
            self._send(FailJob(error))
