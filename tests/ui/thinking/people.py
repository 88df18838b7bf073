"""Fake workers, and clocks that the tests set by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.table import CATALOG
from wingspan.bots import jobs as bots
from wingspan.bots.jobs import Desk
from wingspan.coach import jobs as coach
from wingspan.ui.devices import Device, Worker
from wingspan.ui.devices import JobModule as Jobs


async def settle() -> None:
    """Run the event loop until nothing more can happen."""
    for _ in range(200):
        await asyncio.sleep(0)


async def in_slices(step: Callable[[], bool], between: Callable[[], None] = lambda: None) -> None:
    """Do the work in the page, one step in each slice."""
    while step():
        between()
        await asyncio.sleep(0)
    between()


class FakeWorker:
    """A worker whose answers come when the test says so."""

    def __init__(
        self,
        heard: Callable[[str], None],
        gone: Callable[[str], None],
        jobs: Jobs = "wingspan.bots.jobs",
    ) -> None:
        self.made_for = jobs
        self.heard = heard
        self.gone = gone
        self.jobs: list[str] = []
        self.ended = False
        self.desk: Desk | None = None

    def post(self, text: str) -> None:
        self.jobs.append(text)

    def end(self) -> None:
        self.ended = True

    def bring(self) -> None:
        """Finish the oldest job."""
        if self.desk is None:
            module = bots if self.made_for == "wingspan.bots.jobs" else coach
            self.desk = module.desk(CATALOG)
        self.heard(self.desk.work(self.jobs.pop(0)))


class FakeWorkers:
    """The workers of a browser and its clock."""

    def __init__(self, device: Device | None = None, *, refused: bool = False) -> None:
        self._device = device or Device(cores=4)
        self.refused = refused
        self.started: list[FakeWorker] = []
        self.seen = True
        self.to_do: list[tuple[int, Callable[[], None]]] = []
        self.now = 0
        self._on_shown: list[Callable[[], None]] = []

    def device(self) -> Device:
        return self._device

    def start(
        self, heard: Callable[[str], None], gone: Callable[[str], None], desk: Jobs
    ) -> Worker:
        worker = FakeWorker(heard, gone, desk)
        self.started.append(worker)
        if self.refused:
            gone("refused by policy")
        return worker

    def shown(self) -> bool:
        return self.seen

    def on_shown(self, act: Callable[[], None]) -> None:
        self._on_shown.append(act)

    def show(self) -> None:
        self.seen = True
        for act in self._on_shown:
            act()

    def later(self, act: Callable[[], None], milliseconds: int) -> None:
        self.to_do.append((self.now + milliseconds, act))

    def wait(self, seconds: int) -> None:
        """Let the time pass."""
        until = self.now + 1000 * seconds
        while due := [entry for entry in self.to_do if entry[0] <= until]:
            entry = min(due, key=lambda entry: entry[0])
            self.to_do.remove(entry)
            self.now = entry[0]
            entry[1]()
        self.now = until

    @property
    def alive(self) -> list[FakeWorker]:
        return [worker for worker in self.started if not worker.ended]


class NoWorkers:
    """A browser without workers."""

    def device(self) -> Device:
        return Device()

    def start(
        self, _heard: Callable[[str], None], gone: Callable[[str], None], _desk: Jobs
    ) -> Worker:
        gone("there are no workers here")
        return Gone()

    def shown(self) -> bool:
        return True

    def on_shown(self, act: Callable[[], None]) -> None: ...


class Gone:
    def post(self, text: str) -> None: ...
    def end(self) -> None: ...
