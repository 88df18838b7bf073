"""Runs jobs beside the loop: one at a time of each class."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..effects import EndJob, HurryJob, Job
from ..messages import FailJob

if TYPE_CHECKING:
    from ..devices import Browser
    from ..effects import Send


class Tasks:
    """The jobs of a page. ``send`` takes their results."""

    def __init__(self, browser: Browser, send: Send) -> None:
        self._browser = browser
        self._send = send
        self._running: dict[type[Job], tuple[Job, asyncio.Future[None]]] = {}

    def carry_out(self, effect: Job | EndJob | HurryJob) -> None:
        """Start a job in place of one of its class; or end one, without further results; or have it
        come to an end with what it has found so far."""
        match effect:
            case EndJob(job):
                self._end(job)
            case HurryJob(job):
                if job in self._running:
                    self._running[job][0].hurry()
            case Job():
                self._end(type(effect))
                task = asyncio.ensure_future(self._run(effect))
                self._running[type(effect)] = (effect, task)

    def _end(self, job: type[Job]) -> None:
        running = self._running.pop(job, None)
        if running is not None:
            running[1].cancel()

    async def _run(self, job: Job) -> None:
        try:
            await job.run(self._browser, self._send)
        except Exception as error:
            self._send(FailJob(error))
