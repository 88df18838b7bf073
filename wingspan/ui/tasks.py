"""Runs jobs beside the loop: one at a time of each class."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .commands import FailJob

if TYPE_CHECKING:
    from .devices import Browser
    from .effects import Job, Send


class Tasks:
    """The jobs of a page. ``send`` takes their results."""

    def __init__(self, browser: Browser, send: Send) -> None:
        self._browser = browser
        self._send = send
        self._running: dict[type[Job], tuple[Job, asyncio.Future[None]]] = {}

    def start(self, job: Job) -> None:
        """Begin a job, in place of one of its class."""
        self.end(type(job))
        self._running[type(job)] = (job, asyncio.ensure_future(self._run(job)))

    def end(self, job: type[Job]) -> None:
        """End the job of that class; there will be no further results."""
        running = self._running.pop(job, None)
        if running is not None:
            running[1].cancel()

    def hurry(self, job: type[Job]) -> None:
        """Have the job of that class come to an end with what it has found so far."""
        if job in self._running:
            self._running[job][0].hurry()

    async def _run(self, job: Job) -> None:
        try:
            await job.run(self._browser, self._send)
        except Exception as error:
            self._send(FailJob(error))
