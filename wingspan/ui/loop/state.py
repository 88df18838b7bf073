"""What updates read and change: the session, and what is fetched to stand beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..report.trace import Trace
from ..session.autosave import PROGRESS
from .archives import COACH, LEARNING, LIVE, VOICES
from .computer_players import ComputerPlayers

if TYPE_CHECKING:
    from ..coach.work import Coach
    from ..devices import Browser
    from ..effects import Send
    from ..live.table import LiveTable
    from ..own.singing import Singing
    from ..play.sitting import Sitting
    from ..session.session import Session


class State:
    """The session with its browser, and with those who attend to it after each message. ``send``
    takes what a live table hears."""

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

    @property
    def asked(self) -> Sitting | None:
        """The game on the screen, if it still asks what it asked when the last message was sent."""
        return self.session.asked_at(self.token)

    def take_up(self, archives: set[str]) -> None:
        """Create what comes with those archives: the lessons with the stored progress, the voices,
        the coach, the live table."""
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
        if LIVE in archives and self.live is None:
            from ..live.table import LiveTable

            self.live = LiveTable(session, browser, self._send)
