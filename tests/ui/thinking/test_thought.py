"""A decision computed with workers: the same answer whoever helps, even if workers are lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, partial

import pytest

from tests.bots.play import TABLES, moments
from tests.table import CATALOG
from tests.ui.thinking.people import FakeWorkers, NoWorkers, in_slices, settle
from wingspan.bots.features import tables
from wingspan.bots.jobs import Who
from wingspan.bots.weights import load, policy_weights
from wingspan.engine import Game, Setup
from wingspan.engine.program import Program
from wingspan.ui.devices import Device
from wingspan.ui.messages import ProgramAnswer
from wingspan.ui.thinking.crew import Crew, NotHere, WorkerTrouble, get_ready
from wingspan.ui.thinking.thought import Thinking

pytestmark = pytest.mark.native_only  # each test runs a loop of its own

OWL = Program("barn_owl")
SIX_CORES = Device(cores=6)


@cache
def at_an_action(number: int = 0) -> Game:
    """Return a game at an action for which the owl has more than one candidate."""
    for game in moments(TABLES[5], 3):
        assert game.decision is not None
        if game.decision.kind != "action":
            continue
        player = Who(game.decision.player, OWL.level).player(game.setup, game.catalog)
        search = player.search(
            game.view(game.decision.player), partial(game.worlds, game.decision.player)
        )
        assert search is not None
        if not search.halving.over:
            if number == 0:
                return game.copy()
            number -= 1
    raise LookupError("there is no such moment")


def own_answer(game: Game, program: Program) -> int:
    """Return the answer that the player gives without workers."""
    assert game.decision is not None
    seat = game.decision.player
    who = Who(seat, program.level, program.weights, program.share)
    player = who.player(game.setup, game.catalog)
    return player.answer(game.view(seat), partial(game.worlds, seat))


class Room:
    """A decision in progress, with workers that the test controls."""

    def __init__(self, game: Game, workers: FakeWorkers, program: Program = OWL) -> None:
        self.told: list[WorkerTrouble] = []
        self.workers = workers
        self.crew = Crew(workers, workers.later, self.told.append)
        self.progress: list[int] = []
        self.thinking = Thinking(game, program, self.crew, in_slices, self._on_progress)
        self.answering = asyncio.ensure_future(self.thinking.answer())

    def _on_progress(self) -> None:
        self.progress.append(self.thinking.done)

    async def ready(self) -> None:
        """Let the workers finish starting before the page does any work."""
        for worker in self.workers.alive:
            worker.heard("ready")
        await settle()

    async def work(self, last_first: bool = False) -> None:
        """Let the workers finish all their jobs until the answer is there."""
        while not self.answering.done():
            busy = [worker for worker in self.workers.alive if worker.jobs]
            assert busy, "no worker has anything to do"
            (busy[-1] if last_first else busy[0]).bring()
            await settle()


def started(workers: FakeWorkers, game: Game, program: Program = OWL) -> Room:
    """Return a decision with workers that were started in advance."""
    room = Room(game, workers, program)
    room.crew.warm_up()
    for worker in workers.alive:
        worker.heard("ready")
    return room


@pytest.mark.parametrize("cores", [2, 3, 6])
@pytest.mark.parametrize("last_first", [False, True])
def test_any_number_of_workers_finds_the_players_own_answer(cores: int, last_first: bool) -> None:
    async def think() -> None:
        for number in range(2):
            game = at_an_action(number)
            room = started(FakeWorkers(Device(cores=cores)), game)
            await settle()
            assert len([worker for worker in room.workers.alive if worker.jobs]) == min(
                4, cores - 1
            )
            await room.work(last_first)
            assert room.answering.result() == ProgramAnswer(own_answer(game, OWL))
            assert room.thinking.done == room.thinking.whole == room.progress[-1] > 0
            assert room.progress == sorted(room.progress)

    asyncio.run(think())


def test_with_no_workers_the_page_finds_it_itself() -> None:
    async def think() -> None:
        game = at_an_action()
        later: Callable[[Callable[[], None], int], None] = lambda _act, _milliseconds: None  # noqa: E731
        thinking = Thinking(game, OWL, Crew(NoWorkers(), later), in_slices)
        assert await thinking.answer() == ProgramAnswer(own_answer(game, OWL))
        assert thinking.done == thinking.whole

    asyncio.run(think())


def test_while_workers_are_starting_the_page_thinks_and_then_they_do() -> None:
    async def think() -> None:
        game = at_an_action()
        room = Room(game, FakeWorkers(SIX_CORES))
        for _ in range(20):
            await asyncio.sleep(0)
        assert 0 < room.thinking.done < room.thinking.whole
        assert len(room.workers.started) == 4
        await room.ready()
        assert not room.answering.done()
        await room.work()
        assert room.answering.result() == ProgramAnswer(own_answer(game, OWL))

    asyncio.run(think())


def test_a_worker_that_dies_in_mid_thought_loses_nothing() -> None:
    async def think() -> None:
        game = at_an_action()
        room = started(FakeWorkers(Device(cores=3)), game)
        await settle()
        first, second = room.workers.alive
        first.bring()
        await settle()
        second.gone("out of memory")
        await settle()
        assert room.told == ["crashed"]
        assert second.ended and len(room.workers.alive) == 2
        await room.work()
        assert room.answering.result() == ProgramAnswer(own_answer(game, OWL))

    asyncio.run(think())


def test_when_all_workers_die_the_page_goes_on_by_itself() -> None:
    async def think() -> None:
        game = at_an_action()
        room = started(FakeWorkers(Device(cores=2)), game)
        await settle()
        (only,) = room.workers.alive
        only.bring()
        await settle()
        done = room.thinking.done
        only.gone("out of memory")
        await settle()
        while not room.answering.done():
            await asyncio.sleep(0)
        assert room.thinking.done > done
        assert room.answering.result() == ProgramAnswer(own_answer(game, OWL))

    asyncio.run(think())


def test_an_outcome_that_is_none_is_done_again() -> None:
    async def think() -> None:
        game = at_an_action()
        room = started(FakeWorkers(Device(cores=2)), game)
        await settle()
        (only,) = room.workers.alive
        only.jobs.clear()
        only.heard('{"type":"outcome","totals":[1]}')
        await settle()
        await room.work()
        assert room.answering.result() == ProgramAnswer(own_answer(game, OWL))

    asyncio.run(think())


def test_play_now_ends_it_with_the_best_so_far_and_says_so() -> None:
    async def think() -> None:
        room = started(FakeWorkers(Device(cores=2)), at_an_action())
        await settle()
        room.workers.alive[0].bring()
        await settle()
        room.thinking.play_now()
        found = await room.answering
        assert found is not None and found.hurried
        assert 0 <= found.option < len(at_an_action().decision.options)  # type: ignore[union-attr]
        given = len(room.workers.alive[0].jobs)
        room.workers.alive[0].bring()
        await settle()
        assert given == 1 and room.workers.alive[0].jobs == []

    asyncio.run(think())


def test_play_now_before_anything_was_tried_answers_as_the_instant_level() -> None:
    async def think() -> None:
        game = at_an_action()
        room = Room(game, FakeWorkers())
        room.thinking.play_now()
        expected = own_answer(game, Program("belted_kingfisher"))
        assert await room.answering == ProgramAnswer(expected, hurried=True)

    asyncio.run(think())


def test_what_is_stopped_brings_nothing_and_the_next_one_is_thought_over() -> None:
    async def think() -> None:
        workers = FakeWorkers(Device(cores=2))
        room = started(workers, at_an_action())
        await settle()
        room.answering.cancel()
        await settle()
        other = at_an_action(1)
        again = Thinking(other, OWL, room.crew, in_slices)
        answering = asyncio.ensure_future(again.answer())
        await settle()
        while not answering.done():
            workers.alive[0].bring()
            await settle()
        assert answering.result() == ProgramAnswer(own_answer(other, OWL))

    asyncio.run(think())


def test_stopped_before_it_began_it_brings_nothing() -> None:
    async def think() -> None:
        room = Room(at_an_action(), FakeWorkers())
        room.answering.cancel()
        await settle()
        assert room.answering.cancelled()
        assert room.workers.started == []

    asyncio.run(think())


@pytest.mark.parametrize("with_workers", [True, False])
def test_it_pauses_while_the_page_is_hidden(with_workers: bool) -> None:
    async def think() -> None:
        game = at_an_action()
        workers = FakeWorkers(Device(cores=2), refused=not with_workers)
        workers.seen = False
        room = Room(game, workers)
        await settle()
        await room.ready()
        assert room.thinking.done == 0
        assert all(worker.jobs == [] for worker in workers.alive)
        workers.show()
        await settle()
        if with_workers:
            workers.alive[0].bring()
            await settle()
            done = room.thinking.done
            assert done > 0
            workers.seen = False
            workers.alive[0].bring()
            await settle()
            assert workers.alive[0].jobs == []
            workers.show()
            await settle()
            await room.work()
        while not room.answering.done():
            await asyncio.sleep(0)
        assert room.answering.result() == ProgramAnswer(own_answer(game, OWL))

    asyncio.run(think())


def test_an_instant_level_calls_no_worker() -> None:
    async def think() -> None:
        game = at_an_action()
        for name in ("mourning_dove", "belted_kingfisher"):
            room = Room(game, FakeWorkers(), Program(name))
            assert await room.answering == ProgramAnswer(own_answer(game, Program(name)))
            assert room.workers.started == [] and room.thinking.whole == 0

    asyncio.run(think())


def test_a_decision_with_one_way_calls_no_worker() -> None:
    async def think() -> None:
        for game in moments(TABLES[5], 1):
            assert game.decision is not None
            if game.decision.kind in ("lay_egg", "payment"):
                room = Room(game.copy(), FakeWorkers())
                assert await room.answering == ProgramAnswer(own_answer(game, OWL))
                assert room.workers.started == []
                return
        raise AssertionError("no egg was laid")

    asyncio.run(think())


def test_a_share_of_the_worlds_is_looked_at() -> None:
    async def think() -> None:
        game = at_an_action()
        half = Program("barn_owl", share=50)
        room = started(FakeWorkers(Device(cores=2)), game, half)
        await settle()
        await room.work()
        assert room.answering.result() == ProgramAnswer(own_answer(game, half))
        whole = started(FakeWorkers(Device(cores=2)), game)
        await settle()
        assert whole.thinking.whole == 2 * room.thinking.whole
        whole.answering.cancel()

    asyncio.run(think())


@pytest.mark.parametrize("program", [Program("dodo"), Program("barn_owl", weights=999)])
def test_a_player_that_is_not_here_any_more_is_said(program: Program) -> None:
    game = at_an_action()
    with pytest.raises(NotHere) as said:
        Thinking(game, program, Crew(NoWorkers(), lambda *_: None), in_slices)
    assert said.value.program == program
    with pytest.raises(NotHere) as said:
        asyncio.run(get_ready(program, game.setup, game.catalog))
    assert said.value.program == program


def test_getting_ready_makes_what_a_player_would_make() -> None:
    """Afterwards the program's player finds its tables and weights in caches."""
    game = Game.new(Setup(players=3, seed=1), CATALOG)
    asyncio.run(get_ready(OWL, game.setup, game.catalog))
    made = [cached.cache_info().misses for cached in (tables._tables, policy_weights, load)]
    Thinking(game, OWL, Crew(NoWorkers(), lambda *_: None), in_slices)
    kept = [cached.cache_info().misses for cached in (tables._tables, policy_weights, load)]
    assert kept == made


def test_a_game_that_is_over_has_nothing_to_think_about() -> None:
    game = Game.new(Setup(players=2, seed=1), CATALOG)
    while game.decision is not None:
        game.answer(0)
    with pytest.raises(ValueError, match="nothing is asked"):
        Thinking(game, OWL, Crew(NoWorkers(), lambda *_: None), in_slices)
