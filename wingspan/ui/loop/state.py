"""What updates read and change: the session, with what is fetched to stand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects import Send
from ..report.trace import Trace
from ..session.autosave import PROGRESS
from .computer_players import BOTS, ComputerPlayers

if TYPE_CHECKING:
    from ..coach.work import Coach
    from ..devices import Browser
    from ..live.table import LiveTable
    from ..own.singing import Singing
    from ..session.session import Session

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
LAYOUT = "layout"
READING = (REFERENCE, LEARNING, VOICES)
"""What the entries of the rules need."""
ADVICE = (BOTS, COACH)
"""What the coach needs."""


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
        self._drawn: set[str] = set()

    def take_up(self, archives: set[str]) -> bool:
        """Create what comes with those archives: the lessons with the stored progress, the voices,
        the coach, what helps beside the board game, the live table. Return whether pictures of
        birds have come, too.
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
        drawn, self._drawn = self._drawn, archives & set(PICTURES)
        return self._drawn != drawn
