"""Those who think in the tests: workers that are none, and clocks that are set by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.table import CATALOG
from wingspan.bots.jobs import Desk
from wingspan.coach.jobs import Desk as Coach
from wingspan.ui.devices import Desk as Jobs
from wingspan.ui.devices import Device, Worker


async def settle() -> None:
    """Let everybody go on until nobody can."""
    for _ in range(200):
        await asyncio.sleep(0)


async def in_slices(step: Callable[[], bool], between: Callable[[], None] = lambda: None) -> None:
    """Work in the page, a step a slice."""
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
        self.desk: Desk | Coach | None = None

    def post(self, text: str) -> None:
        self.jobs.append(text)

    def end(self) -> None:
        self.ended = True

    def bring(self) -> None:
        """Do the oldest job."""
        if self.desk is None:
            bots = self.made_for == "wingspan.bots.jobs"
            self.desk = Desk(CATALOG) if bots else Coach(CATALOG)
        self.heard(self.desk.work(self.jobs.pop(0)))


class FakeWorkers:
    """A browser's workers and its clock."""

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
        """Let the time go by."""
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
