"""Runs the computer players at the table: each thinks and answers when it must.

Their archive, with ``wingspan.ui.thinking``, is fetched when the first of them is needed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from .mending import mended
from .session.moment import Consulted

if TYPE_CHECKING:
    from wingspan.engine.program import Program

    from .devices import Browser, Carefully
    from .play.sitting import Sitting
    from .session.session import Session
    from .thinking.crew import Crew, Trouble
    from .thinking.thought import Thinking

BOTS = "bots"
"""The name of their archive."""

SLICE = 16
"""Milliseconds of immediate answers before control returns to the browser."""

SHOWN_EVERY = 200
"""Milliseconds between two updates of the progress shown."""


class ComputerPlayers:
    """Runs one loop at a time, while a computer player must answer at the table that is shown.

    ``carefully``: see :meth:`.App.carefully`. ``render`` renders the page.
    """

    def __init__(
        self,
        session: Session,
        browser: Browser,
        carefully: Carefully,
        render: Callable[[], None],
    ) -> None:
        self._session = session
        self._browser = browser
        self._carefully = carefully
        self._render = render
        self._crew: Crew | None = None
        self._thinking: Thinking | None = None
        self._about: tuple[Sitting, int] | None = None
        self._loop: asyncio.Future[None] | None = None
        self._shown_at = 0
        self._ready: set[tuple[Program, Sitting]] = set()
        self._warm: asyncio.Future[None] | None = None

    def attend(self) -> None:
        """Call this after each input; starts thinking if a computer player must answer, and stops
        thinking about anything else."""
        self._warm_up()
        about = self._asked()
        if about == self._about:
            return
        self.leave()
        if about is not None:
            self._about = about
            self._session.consulted = Consulted()
            self._loop = asyncio.ensure_future(self._play(about[0]))

    def leave(self) -> None:
        """Stop thinking; there will be no answer."""
        if self._thinking is not None:
            self._thinking.stop()
        self._thinking = self._about = self._loop = None
        self._ready.clear()

    def play_now(self) -> None:
        """Let the thinking computer player answer at once with the best move so far."""
        if self._thinking is not None:
            self._thinking.play_now()

    def _warm_up(self) -> None:
        """Fetch the archive and start its workers while people still choose their cards."""
        sitting = self._session.sitting
        if (
            self._warm
            or sitting is None
            or not sitting.seats.programs
            or self._session.phase != "play"
        ):
            return
        self._warm = asyncio.ensure_future(self._get_ready(sitting))

    async def _get_ready(self, sitting: Sitting) -> None:
        try:
            await self._browser.fetch(BOTS)
        except ConnectionError:
            self._warm = None
            return
        from wingspan.bots.levels import LEVELS

        thinkers = {level.bird for level in LEVELS if level.budget is not None}
        if any(
            program is not None and program.level in thinkers for program in sitting.seats.programs
        ):
            self._ready_crew().warm_up()

    def _asked(self) -> tuple[Sitting, int] | None:
        """The table at which a computer player must answer, with the number of answers given.

        None if there is none, or the screen must be handed over first.
        """
        session = self._session
        sitting = session.sitting
        if session.phase != "play" or sitting is None or sitting.hot_seat.program is None:
            return None
        if session.live is not None and not session.live.hosts:
            return None  # computer players think at the host
        return None if sitting.hot_seat.must_hand_over else (sitting, len(sitting.game.answers))

    async def _play(self, sitting: Sitting) -> None:
        """Answer for computer players until a person must answer or another table is shown."""
        loop = self._loop
        try:
            await self._browser.fetch(BOTS)
        except ConnectionError as error:
            self._carefully(partial(self._session.told.say_missing, error), focus=False)
        else:
            try:
                while self._loop is loop and (asked := self._asked()) and asked[0] is sitting:
                    self._about = asked
                    if not await self._turn(sitting, loop):
                        break
            except Exception as error:
                self._tell(error)
        if self._loop is loop:  # after a failure, the next input tries again
            self._thinking = self._about = self._loop = None

    def _tell(self, error: Exception) -> None:
        """Show the error; the table stays as it was."""

        def broke() -> None:
            raise error

        self._carefully(broke, focus=False)

    async def _turn(self, sitting: Sitting, loop: object) -> bool:
        """Give one computer player's answers of a turn, shown together; False if the table was left
        or an answer failed."""
        decision = sitting.decision
        assert decision is not None
        seat, turn, since = decision.player, decision.turn_of, self._browser.display.now()
        while (decision := sitting.decision) is not None and sitting.hot_seat.program is not None:
            if (decision.player, decision.turn_of) != (seat, turn):
                break
            self._about = (sitting, len(sitting.game.answers))
            if not await self._answer(sitting, loop):
                return False
            if self._browser.display.now() - since >= SLICE:
                await asyncio.sleep(0)
                since = self._browser.display.now()
        await asyncio.sleep(0)
        if self._loop is not loop:
            return False
        self._about = self._asked()
        self._carefully(self._session.go_on, focus=not self._session.over.dialog)
        await asyncio.sleep(0)
        return self._loop is loop

    async def _answer(self, sitting: Sitting, loop: object) -> bool:
        """Give one answer. False if that failed, the table was left meanwhile, or there is no such
        player."""
        from .thinking.ready import NotHere, get_ready

        program, game = sitting.hot_seat.program, sitting.game
        assert program is not None
        try:
            if (program, sitting) not in self._ready:
                await get_ready(program, game.setup, game.catalog)
                self._ready.add((program, sitting))
                if self._loop is not loop:
                    return False
            from .thinking.thought import Thinking

            thinking = Thinking(
                game, program, self._ready_crew(), self._browser.in_slices, self._progress
            )
        except NotHere:
            self._session.consulted = Consulted(gone=True)
            self._carefully(lambda: None, focus=False)
            return False
        self._thinking, self._shown_at = thinking, self._browser.display.now()
        thought = await thinking.answer()
        if thought is None or self._loop is not loop:
            return False
        self._thinking = None

        with mended(self._session, lambda: None) as attempt:
            sitting.answer_for_program(thought.option, hurried=thought.cut_short)
        return attempt.succeeded

    def _ready_crew(self) -> Crew:
        from .thinking.crew import Crew

        if self._crew is None:
            browser = self._browser
            self._crew = Crew(browser.workers, browser.display.later, self._trouble)
        return self._crew

    def _trouble(self, trouble: Trouble) -> None:
        """Show a notice if a worker crashed. Without workers, the page itself does the thinking."""
        if trouble == "crashed":
            self._carefully(lambda: self._session.told.say("thinking_trouble"), focus=False)

    def _progress(self) -> None:
        """Show the progress, at most every SHOWN_EVERY milliseconds."""
        thinking = self._thinking
        if thinking is None or self._browser.display.now() - self._shown_at < SHOWN_EVERY:
            return
        self._shown_at = self._browser.display.now()
        self._session.consulted = Consulted(thinking.done, thinking.whole)
        self._render()
