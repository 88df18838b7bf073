"""One decision of a computer player.

Each pass of its search is split into parts, which are done by workers, or by the page itself
between two frames. Their totals are added up, so the answer does not depend on who does the parts
or in which order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from functools import partial

from wingspan.bots.jobs import SearchPart, Who
from wingspan.bots.search import Search, SequentialHalving
from wingspan.bots.weights import WeightsError
from wingspan.engine import Game
from wingspan.engine.program import Program

from ..devices import Work
from ..messages import ProgramAnswer
from .crew import Crew, NotHere, Run

PLAYOUTS = 12
"""Rollouts per part: takes the strongest level about 60 milliseconds."""


class Thinking:
    """Finds the answer of ``program`` to the pending decision of ``game``.

    ``in_slices`` does work in the page. ``on_progress`` is called whenever ``done`` has grown.
    The game must not change until the answer is found.
    """

    def __init__(
        self,
        game: Game,
        program: Program,
        crew: Crew,
        in_slices: Work,
        on_progress: Callable[[], None] = lambda: None,
    ) -> None:
        """Raises NotHere if there is no such player, ValueError if the game is over."""
        if game.decision is None:
            raise ValueError("The game is over, so nothing is asked.")
        self._game = game
        self._who = Who(game.decision.player, program.level, program.weights, program.share)
        try:
            self._player = self._who.player(game.setup, game.catalog)
        except (LookupError, WeightsError) as error:
            raise NotHere(program) from error
        self._crew = crew
        self._in_slices = in_slices
        self._on_progress = on_progress
        self._search: Search | None = None
        self._ended = asyncio.Event()

    @property
    def done(self) -> int:
        """Number of rollouts made so far."""
        return self._search.done if self._search is not None else 0

    @property
    def whole(self) -> int:
        """Number of rollouts to make; 0 while that is not known, or if there are none."""
        return self._search.whole if self._search is not None else 0

    def play_now(self) -> None:
        """End the search: the answer is the best so far."""
        self._ended.set()

    async def answer(self) -> ProgramAnswer:
        """Return the program's answer. Call it only once; cancel it to stop."""
        seat = self._who.seat
        view, worlds = self._game.view(seat), partial(self._game.worlds, seat)
        search = self._player.search(view, worlds)
        if search is None:
            return ProgramAnswer(self._player.answer(view, worlds))
        self._search = search
        if not search.halving.over:
            await self._until_ended(search)
        return ProgramAnswer(search.answer, hurried=not search.halving.over)

    async def _until_ended(self, search: Search) -> None:
        """Run the search until it is over or ended from outside."""
        running = asyncio.ensure_future(self._run(search))
        ended = asyncio.ensure_future(self._ended.wait())
        try:
            await asyncio.wait((running, ended), return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
        finally:
            running.cancel()
            ended.cancel()

    async def _run(self, search: Search) -> None:
        def begin(job: SearchPart) -> Generator[None, None, tuple[int, ...]]:
            return search.evaluate(job.part)

        def bring(job: SearchPart, totals: tuple[int, ...]) -> None:
            search.halving.add(job.part, totals)
            self._on_progress()

        run = Run(self._crew, self._in_slices, begin, bring, self._on_progress)
        record, halving = self._game.record(), search.halving
        while not halving.over:
            worlds = worlds_of_a_part(halving, max(1, self._crew.size))
            await run.do(SearchPart(record, self._who, part) for part in halving.parts(worlds))
            halving.close()


def worlds_of_a_part(halving: SequentialHalving, lanes: int) -> int:
    """The number of worlds per part: few enough for a part to be short and for all lanes to get
    one.
    """
    of_each = -(-len(halving.worlds()) // lanes)
    return max(1, min(PLAYOUTS // len(halving.live), of_each))
