"""The loop of the page: a message changes the session, which is kept and rendered, and the browser
does what the update asks of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from functools import partial

from .archives import needed
from .commands import AnyMessage
from .devices import Browser
from .effects import QUESTION, AnyEffect, Effects, EndJob, Fetch, HurryJob, Job, Later, Send, Then
from .mending import mended
from .rendering import Rendering
from .session.session import Session
from .state import State
from .tasks import Tasks
from .updates import update
from .upkeep import Before, Upkeep


class App:
    """Keeps the session and the screen in step, with one render for each message.

    ``carry_out`` carries out an effect in the browser, and sends the message that answers it.
    ``fetched``: the archives that are there from the beginning.
    """

    def __init__(
        self,
        session: Session,
        browser: Browser,
        carry_out: Callable[[AnyEffect, Send], None],
        fetched: Iterable[str] = (),
    ) -> None:
        self.session = session
        self.browser = browser
        self._carry_out_in_browser = carry_out
        self._jobs = Tasks(browser, self.send)
        self.render = Rendering(session, browser.display, self.carefully)
        self.state = State(session, browser, self.carefully, self.render, self._carry_out)
        self.upkeep = Upkeep(self.state)
        self._fetched = set(fetched)
        self._tasks: set[asyncio.Future[None]] = set()
        self._acts = False

    def send(self, message: AnyMessage) -> None:
        """Handle a message, after fetching what it needs."""
        token = self.browser.display.shown_token()
        archives = needed(self.session, message)
        if self._fetched.issuperset(archives):
            self._handle(message, token)
        else:
            self._fetch(Fetch(archives, message), token)

    def _handle(self, message: AnyMessage, token: int) -> None:
        self.state.token = token
        self.carefully(partial(update, self.state, message), focus=message.moves_focus)

    def carefully(self, act: Callable[[], object], *, focus: bool = True) -> None:
        """Call ``act``, keep what it changed, render, and carry out the effects that it returns;
        recover if anything raises.

        A new moment moves the focus to its question unless ``focus`` is False. A nested call only
        runs ``act``, as part of the outer one.
        """
        if self._acts:
            act()
            return
        session, upkeep = self.session, self.upkeep
        before = Before.of(session)
        effects: Effects = ()
        kept: Effects = ()

        def show() -> None:
            same = session.sitting is before.sitting
            self.render(puts_off=session.token != before.token and same)

        with mended(session, show) as attempt:
            self._acts = True
            try:
                upkeep.read_form()
                with session.heeding():
                    effects = _effects(act())
                kept = upkeep.settle(before)
            finally:
                self._acts = False
        if session.token != before.token and (focus or not attempt.succeeded):
            self._carry_out(QUESTION)
        for effect in (*kept, *upkeep.attend(before), *(effects if attempt.succeeded else ())):
            self._carry_out(effect)

    def _carry_out(self, effect: AnyEffect) -> None:
        later = self.browser.display.later
        match effect:
            case Then(message):
                self.send(message)
            case Later(message, milliseconds):
                later(partial(self.send, message), milliseconds)
            case Fetch(after=None):
                self._fetch(effect, self.session.token)
            case Fetch(after=int(milliseconds)):
                later(partial(self._fetch, effect, self.session.token), milliseconds)
            case Job():
                self._jobs.start(effect)
            case EndJob(job):
                self._jobs.end(job)
            case HurryJob(job):
                self._jobs.hurry(job)
            case _:
                self._carry_out_in_browser(effect, self.send)

    def _fetch(self, effect: Fetch, token: int) -> None:
        async def fetch() -> None:
            if await self._bring(effect.archives, quietly=effect.quietly):
                self._handle(effect.message, token)

        self._begin(fetch())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _bring(self, archives: tuple[str, ...], *, quietly: bool) -> bool:
        """Fetch those archives that are not there; return whether that succeeded."""
        try:
            for archive in archives:
                if archive not in self._fetched:
                    await self.browser.fetch(archive)
        except ConnectionError as error:
            if not quietly:
                self.carefully(partial(self.session.told.say_missing, error))
            return False
        self._fetched.update(archives)  # all at once, as one may need another
        self.state.take_up(self._fetched)
        return True


def _effects(done: object) -> Effects:
    """The effects among what an act has returned."""
    found = done if isinstance(done, tuple) else (done,)
    return tuple(effect for effect in found if isinstance(effect, AnyEffect))
