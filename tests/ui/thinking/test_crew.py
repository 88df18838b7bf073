"""Workers start when they are needed, stop when they are not, and are replaced when they die."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from tests.ui.thinking.people import FakeWorkers, settle
from wingspan.ui.devices import Device
from wingspan.ui.thinking.crew import Crew, WorkerTrouble, how_many

pytestmark = pytest.mark.native_only  # each test runs a loop of its own


class Yard:
    """A crew whose workers, clock and error reports the test controls."""

    def __init__(self, cores: int = 3, *, refused: bool = False) -> None:
        self.workers = FakeWorkers(Device(cores=cores), refused=refused)
        self.told: list[WorkerTrouble] = []
        self.crew = Crew(self.workers, self.workers.later, self.told.append)

    def ready(self) -> None:
        """Start the workers and wait until they are ready."""
        self.crew.warm_up()
        for worker in self.workers.alive:
            worker.heard("ready")


@pytest.mark.parametrize(
    ("device", "number"),
    [
        (Device(cores=1), 1),
        (Device(cores=2), 1),
        (Device(cores=4), 3),
        (Device(cores=16), 4),
        (Device(cores=8, memory=8), 4),
        (Device(cores=8, memory=4), 1),
        (Device(cores=8, memory=0.5), 1),
        (Device(cores=8, memory=8, touch=True), 1),
    ],
)
def test_one_core_is_left_to_the_page_and_small_devices_have_one_worker(
    device: Device, number: int
) -> None:
    assert how_many(device) == number


def test_no_worker_is_started_before_it_is_needed_and_none_twice() -> None:
    yard = Yard()
    assert yard.workers.started == []
    yard.crew.warm_up()
    yard.crew.warm_up()
    assert len(yard.workers.started) == yard.crew.size == 2
    assert yard.crew.ready == 0
    yard.ready()
    assert yard.crew.ready == 2


def test_jobs_go_to_who_is_idle_and_wait_their_turn() -> None:
    async def day() -> None:
        yard = Yard()
        yard.ready()
        brought = [asyncio.ensure_future(yard.crew.work(text)) for text in "abc"]
        await settle()
        first, second = yard.workers.alive
        assert (first.jobs, second.jobs) == (["a"], ["b"])
        second.heard("B")
        await settle()
        assert second.jobs == ["b", "c"]
        first.heard("A")
        second.heard("C")
        assert await asyncio.gather(*brought) == ["A", "B", "C"]

    asyncio.run(day())


def test_without_anybody_a_job_is_refused_at_once() -> None:
    with pytest.raises(ConnectionError, match="no workers"):
        asyncio.run(Yard().crew.work("a"))


def test_a_job_that_nobody_waits_for_any_more_is_not_given_to_anybody() -> None:
    async def day() -> None:
        yard = Yard(cores=2)
        yard.ready()
        brought = [asyncio.ensure_future(yard.crew.work(text)) for text in "abc"]
        await settle()
        brought[0].cancel()
        brought[1].cancel()
        await settle()
        (worker,) = yard.workers.alive
        worker.heard("A")
        await settle()
        assert worker.jobs == ["a", "c"]
        worker.heard("C")
        assert await brought[2] == "C"

    asyncio.run(day())


async def lost(job: Awaitable[str]) -> bool:
    """Whether the job was lost."""
    try:
        await job
    except ConnectionError:
        return True
    return False


def test_a_crash_is_told_loses_its_job_and_is_made_good() -> None:
    async def day() -> None:
        yard = Yard(cores=2)
        yard.ready()
        brought = [asyncio.ensure_future(yard.crew.work(text)) for text in "ab"]
        await settle()
        (worker,) = yard.workers.alive
        worker.gone("out of memory")
        assert [await lost(job) for job in brought] == [True, True]
        assert yard.told == ["crashed"] and worker.ended
        worker.heard("late")
        (other,) = yard.workers.alive
        other.heard("ready")
        again = asyncio.ensure_future(yard.crew.work("a"))
        await settle()
        other.heard("A")
        assert await again == "A"

    asyncio.run(day())


def test_who_crashes_again_and_again_is_not_started_any_more() -> None:
    async def day() -> None:
        yard = Yard(cores=2)
        for _ in range(3):
            yard.ready()
            job = asyncio.ensure_future(yard.crew.work("a"))
            await settle()
            yard.workers.alive[0].gone("out of memory")
            assert await lost(job)
        yard.crew.warm_up()
        assert len(yard.workers.started) == 3
        assert (yard.crew.size, yard.crew.ready, yard.workers.alive) == (0, 0, [])
        assert yard.told == ["crashed"] * 3

    asyncio.run(day())


def test_work_that_was_done_in_between_makes_up_for_a_crash() -> None:
    async def day() -> None:
        yard = Yard(cores=2)
        for _ in range(5):
            yard.ready()
            for _ in range(2):
                job = asyncio.ensure_future(yard.crew.work("a"))
                await settle()
                yard.workers.alive[0].heard("A")
                await job
            yard.workers.alive[0].gone("out of memory")
        assert len(yard.workers.alive) == 1

    asyncio.run(day())


@pytest.mark.parametrize("cores", [2, 5])
def test_where_workers_are_refused_that_is_told_once(cores: int) -> None:
    yard = Yard(cores=cores, refused=True)
    for _ in range(5):
        yard.crew.warm_up()
    assert yard.told == ["refused"]
    assert len(yard.workers.started) == 3
    assert (yard.crew.size, yard.crew.ready) == (0, 0)


def test_a_worker_that_never_starts_is_given_up_in_the_end() -> None:
    yard = Yard(cores=2)
    yard.crew.warm_up()
    yard.workers.wait(59)
    assert len(yard.workers.alive) == 1
    yard.workers.wait(20)
    assert yard.workers.alive == []
    assert yard.workers.to_do == []


def test_a_worker_that_dies_without_a_word_is_missed() -> None:
    async def day() -> None:
        yard = Yard(cores=2)
        yard.ready()
        job = asyncio.ensure_future(yard.crew.work("a"))
        await settle()
        (worker,) = yard.workers.alive
        yard.workers.wait(19)
        assert not job.done()
        yard.workers.wait(20)
        assert await lost(job)
        assert worker.ended and yard.told == ["crashed"]

    asyncio.run(day())


def test_who_has_brought_something_meanwhile_is_not_silent() -> None:
    async def day() -> None:
        yard = Yard(cores=2)
        yard.ready()
        (worker,) = yard.workers.alive
        for _ in range(10):
            job = asyncio.ensure_future(yard.crew.work("a"))
            await settle()
            yard.workers.wait(15)
            worker.heard("A")
            assert await job == "A"
        assert yard.workers.alive == [worker] and yard.told == []

    asyncio.run(day())


def test_after_a_minute_without_work_they_go_and_come_back_when_needed() -> None:
    yard = Yard()
    yard.ready()
    yard.workers.wait(59)
    assert yard.crew.ready == 2
    yard.workers.wait(20)
    assert yard.workers.alive == [] and yard.told == []
    assert yard.workers.to_do == []
    yard.ready()
    assert yard.crew.ready == 2


def test_a_call_keeps_them_awake() -> None:
    yard = Yard()
    yard.ready()
    for _ in range(5):
        yard.workers.wait(45)
        yard.crew.warm_up()
    assert len(yard.workers.started) == 2
