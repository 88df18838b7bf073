"""The page's pool of workers: when they start, what they do, and when they end; jobs, done by them
or by the page itself between two frames; and what a computer player needs before it thinks.

The browser reports ready and failed workers (:class:`wingspan.ui.devices.Workers`). They are also
checked every few seconds, because a worker may die silently.
"""

from __future__ import annotations

import asyncio
import importlib
from collections import deque
from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import msgspec

from wingspan.engine import Catalog, Setup
from wingspan.engine.program import Program

from ..devices import Device, JobModule, Work, Worker, Workers

if TYPE_CHECKING:
    from wingspan.bots.jobs import Job

WorkerTrouble = Literal["crashed", "refused"]
"""A worker was lost during a job, or no worker could be started at all."""

MOST = 4
"""The most workers."""

SMALL = 4
"""Gigabytes of memory up to which a device gets only one worker."""

ROUND = 10_000
"""Milliseconds between two checks."""

PATIENCE = 3
"""Checks during one job after which its worker is given up; jobs take fractions of a second."""

START = 7
"""Checks after which a worker that is still starting is given up."""

REST = 7
"""Idle checks after which all workers are ended: about a minute."""

MOST_FAILURES = 3
"""Consecutive worker failures, without a finished job in between, after which no more are started.
"""


def how_many(device: Device) -> int:
    """The number of workers for a device; leaves one core to the page."""
    if device.touch or (device.memory is not None and device.memory <= SMALL):
        return 1
    return max(1, min(MOST, device.cores - 1))


class Hand:
    """One worker.

    ``up``: whether it is ready. ``job``: the future for the outcome of its current job; None while
    it is idle. ``looks``: checks during the current job, or since it started.
    """

    def __init__(self) -> None:
        self.worker: Worker | None = None
        self.up = False
        self.job: asyncio.Future[str] | None = None
        self.looks = 0

    @property
    def patience(self) -> int | None:
        """Checks left until it is given up; None while it is idle."""
        if self.up and self.job is None:
            return None
        return (PATIENCE if self.up else START) - self.looks


class Crew:
    """Workers for the whole page, started when they are needed.

    ``later`` calls a function after a number of milliseconds. ``on_trouble`` is called with
    "crashed" for each lost worker that was ready, and once with "refused" if none can be started.
    ``desk``: the module of their jobs.
    """

    def __init__(
        self,
        workers: Workers,
        later: Callable[[Callable[[], None], int], None],
        on_trouble: Callable[[WorkerTrouble], None] = lambda _: None,
        desk: JobModule = "wingspan.bots.jobs",
    ) -> None:
        self._desk = desk
        self._workers = workers
        self._later = later
        self._on_trouble = on_trouble
        self._number = how_many(workers.device())
        self._hands: list[Hand] = []
        self._queue: deque[tuple[str, asyncio.Future[str]]] = deque()
        self._failures = 0
        self._idle = 0
        self._on_round = False
        self._seen = asyncio.Event()
        workers.on_shown(self._seen.set)
        self.page = asyncio.Lock()
        """Held by what does a job in the page: one at a time."""

    @property
    def size(self) -> int:
        """The most workers that may run at once."""
        return self._number if self._failures < MOST_FAILURES else len(self._hands)

    @property
    def ready(self) -> int:
        """The number of workers that are ready."""
        return sum(hand.up for hand in self._hands)

    def warm_up(self) -> None:
        """Start the workers, because there will soon be work."""
        self._idle = 0
        while len(self._hands) < self.size:
            self._start()

    async def work(self, text: str) -> str:
        """Return the outcome of a job.

        Raises ConnectionError if no worker is ready or the job is lost.
        """
        if not self.ready:
            raise ConnectionError("no workers are ready")
        brought: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._queue.append((text, brought))
        self._give()
        return await brought

    async def shown(self) -> None:
        """Wait until the page is visible."""
        while not self._workers.shown():
            self._seen.clear()
            await self._seen.wait()

    def _start(self) -> None:
        hand = Hand()
        self._hands.append(hand)
        heard, gone = partial(self._heard, hand), partial(self._gone, hand)
        worker = self._workers.start(heard, gone, self._desk)
        if hand in self._hands:
            hand.worker = worker
        if not self._on_round:
            self._on_round = True
            self._later(self._round, ROUND)

    def _give(self) -> None:
        for hand in self._hands:
            if not hand.up or hand.job is not None or hand.worker is None:
                continue
            while self._queue:
                text, brought = self._queue.popleft()
                if not brought.done():
                    hand.job, hand.looks, self._idle = brought, 0, 0
                    hand.worker.post(text)
                    break

    def _heard(self, hand: Hand, text: str) -> None:
        """Handle a message of a worker: the first says that it is ready, others are outcomes."""
        if hand not in self._hands:
            return
        if not hand.up:
            hand.up = True
        else:
            brought, hand.job, self._failures = hand.job, None, 0
            if brought is not None and not brought.done():
                brought.set_result(text)
        self._give()

    def _gone(self, hand: Hand, why: str) -> None:
        """Handle the loss of a worker: replace one that was ready, unless too many were lost."""
        if hand not in self._hands:
            return
        self._dismiss(hand, why)
        self._failures += 1
        if hand.up:
            self._on_trouble("crashed")
            if self._failures < MOST_FAILURES:
                self._start()
        elif not self._hands and self._failures >= MOST_FAILURES:
            self._on_trouble("refused")
        if not self.ready:
            while self._queue:
                _lose(self._queue.popleft()[1], why)

    def _dismiss(self, hand: Hand, why: str) -> None:
        self._hands.remove(hand)
        if hand.worker is not None:
            hand.worker.end()
        if hand.job is not None:
            _lose(hand.job, why)

    def _round(self) -> None:
        """Give up workers that were silent for too long; end them all after a long idle time."""
        for hand in self._hands[:]:
            hand.looks += 1
            if hand.patience is not None and hand.patience <= 0:
                self._gone(hand, "a worker was silent for too long")
        self._idle += 1
        if self._idle >= REST and all(hand.job is None for hand in self._hands):
            for hand in self._hands[:]:
                self._dismiss(hand, "an idle worker was ended")
        self._on_round = bool(self._hands)
        if self._on_round:
            self._later(self._round, ROUND)


def _lose(brought: asyncio.Future[str], why: str) -> None:
    if not brought.done():
        brought.set_exception(ConnectionError(why))


# jobs

MOST_LOSSES = 3
"""Jobs lost in workers after which the rest of a run is done in the page."""

Asked = TypeVar("Asked", bound="Job[Any]")


class Run(Generic[Asked]):
    """Does jobs in workers, and in the page while there are none.

    ``begin`` does a job in the page, with ``between`` called between its slices. ``bring`` is
    called with each outcome, in no particular order.
    """

    def __init__(
        self,
        crew: Crew,
        in_slices: Work,
        begin: Callable[[Asked], Generator[None, None, Any]],
        bring: Callable[[Asked, Any], None],
        between: Callable[[], None] = lambda: None,
    ) -> None:
        crew.warm_up()
        self._crew = crew
        self._in_slices = in_slices
        self._begin = begin
        self._bring = bring
        self._between = between
        self._losses = 0

    async def do(self, jobs: Iterable[Asked]) -> None:
        """Do them, in as many concurrent lanes as there may be workers.

        Cancel the coroutine to stop. Raises what a job raises that is done in the page.
        """
        waiting = deque(jobs)
        lanes = [asyncio.ensure_future(self._lane(waiting)) for _ in range(max(1, self._crew.size))]
        try:
            await asyncio.gather(*lanes)
        finally:
            for lane in lanes:
                lane.cancel()

    async def _lane(self, waiting: deque[Asked]) -> None:
        while waiting:
            await self._crew.shown()
            if self._has_workers:
                await self._in_worker(waiting)
                continue
            async with self._crew.page:
                await self._crew.shown()
                if waiting and not self._has_workers:
                    await self._in_page(waiting.popleft())

    @property
    def _has_workers(self) -> bool:
        return bool(self._crew.ready) and self._losses < MOST_LOSSES

    async def _in_worker(self, waiting: deque[Asked]) -> None:
        if not waiting:
            return
        job = waiting.popleft()
        try:
            found = job.outcome(await self._crew.work(msgspec.json.encode(job).decode()))
        except (ConnectionError, ValueError):
            self._losses += 1
            waiting.appendleft(job)
            return
        self._bring(job, found)

    async def _in_page(self, job: Asked) -> None:
        work, found = self._begin(job), []

        def step() -> bool:
            try:
                next(work)
            except StopIteration as end:
                found.append(end.value)
                return False
            return True

        await self._in_slices(step, self._between)
        self._bring(job, found[0])


# a computer player prepared piece by piece: its modules, its weights, its tables

MODULES = (
    "wingspan.bots.features.index",
    "wingspan.bots.features.tables",
    "wingspan.bots.features.actions",
    "wingspan.bots.features.options",
    "wingspan.bots.jobs",
    "wingspan.ui.thinking.thought",
)
"""Modules to import in this order, so that each import only loads what those before did not."""


class NotHere(LookupError):
    """Raised if the level or the weights of a computer player are not known here."""

    def __init__(self, program: Program) -> None:
        super().__init__(f"There is no {program.level!r} with weights {program.weights} here.")
        self.program = program


async def get_ready(program: Program, setup: Setup, catalog: Catalog) -> None:
    """Make what the first answer needs, yielding to the event loop after each piece.

    Without this, the first answer makes everything at once. Raises NotHere if there is no such
    player.
    """
    for module in MODULES:
        importlib.import_module(module)
        await asyncio.sleep(0)
    for piece in _pieces(program, setup, catalog):
        piece()
        await asyncio.sleep(0)


def _pieces(program: Program, setup: Setup, catalog: Catalog) -> list[Callable[[], object]]:
    """Functions that each make one piece of a player, which is cached from then on."""
    from wingspan.bots import weights
    from wingspan.bots.features.tables import tables_of
    from wingspan.bots.levels import level

    try:
        level(program.level, program.weights)
        weights.load(program.weights)
    except (LookupError, weights.WeightsError) as error:
        raise NotHere(program) from error
    return [
        partial(weights.policy_weights, catalog, program.weights),
        partial(weights.value_weights, catalog, program.weights),
        partial(tables_of, setup, catalog),
    ]
