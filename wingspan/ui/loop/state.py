"""What updates read and change: the session, with what is fetched to stand beside it. Archives are
fetched once, when a message first needs them; jobs are done beside the loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from wingspan.words import DEFAULT, spoken

from .. import messages
from ..effects import CODES, EndJob, HurryJob, Job
from ..messages import AnyMessage, FailJob
from ..page.showing import DIALOGS
from ..report.trace import Trace
from ..session.autosave import PROGRESS
from .computer_players import BOTS, ComputerPlayers

if TYPE_CHECKING:
    from ..coach.work import Coach
    from ..devices import Browser
    from ..effects import Send
    from ..live.table import LiveTable
    from ..own.singing import Singing
    from ..play.sitting import Sitting
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
LIVE = "live"
READING = (REFERENCE, LEARNING, VOICES)
"""What the entries of the rules need."""
ADVICE = (BOTS, COACH)
"""What the coach needs."""


def needed(session: Session, message: AnyMessage) -> tuple[str, ...]:
    """The names of the archives without which the message cannot be handled."""
    if isinstance(message, messages.OpenPage | messages.HidePage):
        return ()
    return (TABLE, *_besides(session, message))


def _besides(session: Session, message: AnyMessage) -> tuple[str, ...]:
    match message:
        case messages.OpenRule() | messages.OpenRuleOf() | messages.Why() | messages.ExplainLink():
            return READING
        case messages.FirstGame():
            return (LEARNING, *ADVICE)
        case messages.LessonHint():
            return (LEARNING, *_whose_hint(session))
        case messages.Hear():
            return (VOICES,)
        case messages.ShowReport():
            return (ABOUT,)
        case messages.Open(dialog):
            return DIALOGS[dialog].archives
        case messages.DrawCode():
            return (CODES,)
        case messages.Speak(language):
            return () if spoken(language) == DEFAULT else (spoken(language),)
        case (
            messages.AskCoach()
            | messages.ReviewGame()
            | messages.StopReview()
            | messages.PlayPlan()
        ):
            return ADVICE
    if isinstance(message, messages.LessonMessage):
        return (LEARNING,)
    if isinstance(message, messages.ExerciseMessage):
        return ADVICE
    if isinstance(message, messages.LiveMessage):
        return (LIVE, CODES)
    return ()


def _whose_hint(session: Session) -> tuple[str, ...]:
    """The coach gives the hints of a guided game; others come with the lessons."""
    practice = session.practice
    coached = practice is not None and practice.doing(session.on_screen) == "coached"
    return ADVICE if coached else ()


# fetched


class Fetching:
    """The archives that are there, from the beginning or since ``fetch`` has brought them."""

    def __init__(self, fetch: Callable[[str], Awaitable[None]], there: Iterable[str]) -> None:
        self.there = set(there)
        self._fetch = fetch
        self._tasks: set[asyncio.Future[None]] = set()

    def bring(
        self,
        archives: tuple[str, ...],
        arrived: Callable[[], None],
        missed: Callable[[ConnectionError], None],
    ) -> None:
        """Fetch those that are not there, then call ``arrived``, or ``missed`` if that fails."""

        async def bring() -> None:
            try:
                for archive in archives:
                    if archive not in self.there:
                        await self._fetch(archive)
            except ConnectionError as error:
                missed(error)
                return
            self.there.update(archives)  # all at once, as one may need another
            arrived()

        task = asyncio.ensure_future(bring())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


# done beside the loop


class Tasks:
    """The jobs of a page. ``send`` takes their results."""

    def __init__(self, browser: Browser, send: Send) -> None:
        self._browser = browser
        self._send = send
        self._running: dict[type[Job], tuple[Job, asyncio.Future[None]]] = {}

    def carry_out(self, effect: Job | EndJob | HurryJob) -> None:
        """Start a job in place of one of its class; or end one, without further results; or have it
        come to an end with what it has found so far."""
        match effect:
            case EndJob(job):
                self._end(job)
            case HurryJob(job):
                if job in self._running:
                    self._running[job][0].hurry()
            case Job():
                self._end(type(effect))
                task = asyncio.ensure_future(self._run(effect))
                self._running[type(effect)] = (effect, task)

    def _end(self, job: type[Job]) -> None:
        running = self._running.pop(job, None)
        if running is not None:
            running[1].cancel()

    async def _run(self, job: Job) -> None:
        try:
            await job.run(self._browser, self._send)
        except Exception as error:
            self._send(FailJob(error))


# all that updates know


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
