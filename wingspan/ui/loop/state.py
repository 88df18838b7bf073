"""What updates read and change: the session, with what is fetched to stand beside it; and the jobs
that are done beside the loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from ..effects import EndJob, Job, Send
from ..messages import FailJob
from ..report.trace import Trace
from ..session.autosave import PROGRESS
from .computer_players import BOTS, ComputerPlayers

if TYPE_CHECKING:
    from ..coach.work import Coach
    from ..devices import Browser
    from ..live.table import LiveTable
    from ..own.singing import Singing
    from ..session.session import Session

# which archives there are

TABLE = "table"
"""All that the start page does without."""
REFERENCE = "reference"
ABOUT = "about"
LEARNING = "lessons"
COACH = "coach"
VOICES = "voices"
EMBLEMS = "emblems"
PICTURES = ("asia",)
"""The pictures of a set's birds, of each set that has an archive of its own, by the set's name."""
LIVE = "live"
BOARD = "board"
READING = (REFERENCE, LEARNING, VOICES)
"""What the entries of the rules need."""
ADVICE = (BOTS, COACH)
"""What the coach needs."""


# done beside the loop


class Tasks:
    """The jobs of a page, and whatever else takes a while. ``send`` takes their results."""

    def __init__(self, browser: Browser, send: Send) -> None:
        self._browser = browser
        self._send = send
        self._begun: set[asyncio.Future[None]] = set()
        self._running: dict[type[Job], asyncio.Future[None]] = {}

    def begin(self, work: Coroutine[object, object, None]) -> asyncio.Future[None]:
        """Start a coroutine, and keep a reference to its task."""
        task = asyncio.ensure_future(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    def carry_out(self, effect: Job | EndJob) -> None:
        """Start a job in place of one of its class; or end one, without further results."""
        kind = effect.job if isinstance(effect, EndJob) else type(effect)
        running = self._running.pop(kind, None)
        if running is not None:
            running.cancel()
        if isinstance(effect, Job):
            self._running[kind] = self.begin(self._run(effect))

    async def _run(self, job: Job) -> None:
        try:
            await job.run(self._browser, self._send)
        except Exception as error:
            self._send(FailJob(error))


# all that updates know


class State:
    """The session with its browser, and with those who attend to it after each message. ``send``
    takes what a live table hears.
    """

    token: int
    """The moment that was on the screen when the last message was sent."""
    coach: Coach | None
    live: LiveTable | None
    singing: Singing | None
    """Each once its archive is fetched."""

    def __init__(self, session: Session, browser: Browser, send: Send) -> None:
        self.session = session
        self.browser = browser
        self.token = 0
        self._send = send
        self.trace = Trace(session)
        self.computer_players = ComputerPlayers()
        self.coach = self.live = self.singing = None

    def take_up(self, archives: set[str]) -> None:
        """Create what comes with those archives: the lessons with the stored progress, the voices,
        the coach, what helps beside the board game, the live table.
        """
        session, browser = self.session, self.browser
        if LEARNING in archives and session.practice is None:
            from ..learn.practice import Practice

            session.practice = Practice(session.catalog, browser.store.get(PROGRESS) or "")
        if VOICES in archives and self.singing is None:
            from ..own.singing import Singing

            self.singing = Singing(session, browser.display)
        if COACH in archives and self.coach is None:
            from ..coach.work import Coach

            self.coach = Coach(session, browser)
        if BOARD in archives and session.board is None:
            from ..board.desk import read_board

            session.board = read_board(session.keeping.shelf.store, session.catalog)
        if LIVE in archives and self.live is None:
            from ..live.table import LiveTable

            self.live = LiveTable(session, browser, self._send)
