"""One decision of a computer player being thought over.

Its look ahead is a race between ways to answer (:mod:`wingspan.bots.look_ahead`). Each pass is
handed out in parts to whoever is there: workers, or the page itself between two frames. What
comes back is added up, so the answer is the same whoever did the parts, and in what order.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol

import msgspec

from wingspan.bots.jobs import Job, Who, encode, outcome
from wingspan.bots.look_ahead import LookAhead, Part, Race
from wingspan.bots.weights import WeightsError
from wingspan.engine import Game
from wingspan.engine.program import Program

from ..devices import Work
from .ready import NotHere
from .slices import finish_in_slices

PLAYOUTS = 12
"""Of a part: some 60 milliseconds of the strongest level's work."""

MOST_LOSSES = 3
"""After so many parts lost in workers the rest of a decision is done in the page."""


class Thought(msgspec.Struct, frozen=True):
    """The number of an option. ``cut_short``: "play now" came before the look ahead's end."""

    option: int
    cut_short: bool = False


class Helpers(Protocol):
    """Who can be given parts of a look ahead: see :class:`wingspan.ui.thinking.crew.Crew`."""

    @property
    def size(self) -> int:
        """How many there may be at once."""

    @property
    def ready(self) -> int:
        """How many there are."""

    def warm_up(self) -> None:
        """Call them, for there will soon be work; later than that does as well."""

    async def work(self, text: str) -> str:
        """The outcome of a job. Raises ConnectionError if it was lost."""

    async def shown(self) -> None:
        """Wait until the page can be seen."""


class Thinking:
    """The pending decision of ``game``, to be answered by ``program``.

    ``in_slices`` does work in the page. ``on_progress`` is called whenever ``done`` has grown.
    The game must not go on or back before the answer is there or :meth:`stop` was called.
    """

    def __init__(
        self,
        game: Game,
        program: Program,
        helpers: Helpers,
        in_slices: Work,
        on_progress: Callable[[], None] = lambda: None,
    ) -> None:
        """Raises NotHere if there is no such player, ValueError if nobody is asked anything."""
        if game.decision is None:
            raise ValueError("The game is over; nothing is asked.")
        self._game = game
        self._who = Who(game.decision.player, program.level, program.weights, program.share)
        try:
            self._player = self._who.player(game.setup, game.catalog)
        except (LookupError, WeightsError) as error:
            raise NotHere(program) from error
        self._helpers = helpers
        self._in_slices = in_slices
        self._on_progress = on_progress
        self._looking: LookAhead | None = None
        self._waiting: deque[Part] = deque()
        self._losses = 0
        self._page = asyncio.Lock()
        self._ended = asyncio.Event()
        self._stopped = False

    @property
    def done(self) -> int:
        """How many playouts of ``whole`` have been made."""
        return self._looking.done if self._looking is not None else 0

    @property
    def whole(self) -> int:
        """How many playouts there are to make; 0 while that is not known, or if none are."""
        return self._looking.whole if self._looking is not None else 0

    def play_now(self) -> None:
        """End it: the answer is the best so far."""
        self._ended.set()

    def stop(self) -> None:
        """Forget it: nothing comes of it."""
        self._stopped = True
        self._ended.set()

    async def answer(self) -> Thought | None:
        """What the program answers; None once it was stopped. To be asked once."""
        if self._stopped:
            return None
        seat = self._who.seat
        view, worlds = self._game.view(seat), partial(self._game.worlds, seat)
        looking = self._player.look_ahead(view, worlds)
        if looking is None:
            return Thought(self._player.answer(view, worlds))
        self._looking = looking
        if not looking.race.over:
            await self._until_ended(looking)
        if self._stopped:
            return None
        return Thought(looking.answer, cut_short=not looking.race.over)

    async def _until_ended(self, looking: LookAhead) -> None:
        """Run the race, unless it is ended from outside."""
        self._helpers.warm_up()
        racing = asyncio.ensure_future(self._run(looking))
        ended = asyncio.ensure_future(self._ended.wait())
        try:
            await asyncio.wait((racing, ended), return_when=asyncio.FIRST_COMPLETED)
            if racing.done():
                racing.result()
        finally:
            racing.cancel()
            ended.cancel()

    async def _run(self, looking: LookAhead) -> None:
        """Pass after pass, each on as many lanes as there may be helpers."""
        job = partial(Job, self._game.record(), self._who)
        race = looking.race
        while not race.over:
            lanes = max(1, self._helpers.size)
            self._waiting.extend(race.parts(worlds_of_a_part(race, lanes)))
            running = [asyncio.ensure_future(self._lane(looking, job)) for _ in range(lanes)]
            try:
                await asyncio.gather(*running)
            finally:
                for lane in running:
                    lane.cancel()
            race.close()

    async def _lane(self, looking: LookAhead, job: Callable[[Part], Job]) -> None:
        """One part after the other, for as long as there are any."""
        while self._waiting:
            await self._helpers.shown()
            if self._helpers.ready and self._losses < MOST_LOSSES:
                await self._elsewhere(looking, job)
                continue
            async with self._page:
                await self._helpers.shown()
                if not self._helpers.ready or self._losses >= MOST_LOSSES:
                    await self._here(looking)

    async def _elsewhere(self, looking: LookAhead, job: Callable[[Part], Job]) -> None:
        """A part in a worker; one that is lost waits again."""
        if not self._waiting:
            return
        part = self._waiting.popleft()
        try:
            looking.race.add(part, outcome(await self._helpers.work(encode(job(part)))).totals)
        except (ConnectionError, ValueError):
            self._losses += 1
            self._waiting.appendleft(part)
            return
        looking.done += part.size
        self._on_progress()

    async def _here(self, looking: LookAhead) -> None:
        """A part in the page, between frames."""
        if not self._waiting:
            return
        part = self._waiting.popleft()
        playing = looking.play_out(part)
        found = await finish_in_slices(playing, self._in_slices, self._on_progress)
        looking.race.add(part, found)


def worlds_of_a_part(race: Race, lanes: int) -> int:
    """Few enough for a part to be short, and for every lane to have one if there are as many."""
    of_each = -(-len(race.worlds()) // lanes)
    return max(1, min(PLAYOUTS // len(race.live), of_each))
