"""The loop: a message changes the session, which is kept and shown; the browser does the rest."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

from .. import effects
from ..devices import Browser
from ..effects import QUESTION, Effect, Effects, Fetch, Send
from ..messages import AnyMessage, Fetched, MissArchive, Quiet
from ..session.session import Session
from .rendering import Before, Rendering, mended
from .state import State
from .tasks import Tasks
from .update import needed, update
from .upkeep import Upkeep


class App:
    """Keeps the session and the screen in step, with one render for each message.

    ``carry_out`` carries out an effect in the browser, and sends the message that answers it.
    ``fetched``: the archives that are there from the beginning.
    """

    def __init__(
        self,
        session: Session,
        browser: Browser,
        carry_out: Callable[[Effect, Send], None],
        fetched: Iterable[str] = (),
    ) -> None:
        self.session = session
        self.browser = browser
        self.state = State(session, browser, self.send)
        self.upkeep = Upkeep(self.state)
        self.render = Rendering(session, browser.display, partial(self.send, Fetched()))
        self._browser_does = carry_out
        self._tasks = Tasks(browser, self.send)
        self._there = set(fetched)
        self._waiting: deque[tuple[AnyMessage, int]] = deque()
        self._acts = False

    def send(self, message: AnyMessage) -> None:
        """Handle a message, after fetching what it needs, and after one that is being handled."""
        token, archives = self.browser.display.shown_token(), needed(self.session, message)
        if self._there.issuperset(archives):
            self._handle(message, token)
        else:
            self._fetch(Fetch(archives, message), token)

    def _handle(self, message: AnyMessage, token: int) -> None:
        self._waiting.append((message, token))
        while self._waiting and not self._acts:
            message, self.state.token = self._waiting.popleft()
            self._do(message)

    def _do(self, message: AnyMessage) -> None:
        """Update the session, keep what has changed, render, and carry out the effects; recover if
        anything raises. A new moment moves the focus to its question, unless the message is quiet.
        """
        session, upkeep, before = self.session, self.upkeep, Before.of(self.session)
        asked: Effects = ()
        kept: Effects = ()

        def act() -> None:
            nonlocal asked, kept
            self._acts = True
            try:
                upkeep.read_form()
                with session.heeding():
                    asked = update(self.state, message)
                kept = upkeep.settle(before)
            finally:
                self._acts = False

        def show() -> None:
            same = session.sitting is before.sitting
            self.render(puts_off=session.token != before.token and same)

        done = mended(session, before, act, show)
        if session.token != before.token and not (done and isinstance(message, Quiet)):
            self._carry_out(QUESTION)
        for effect in (*kept, *upkeep.attend(before), *(asked if done else ())):
            self._carry_out(effect)

    def _carry_out(self, effect: Effect) -> None:
        later = self.browser.display.later
        match effect:
            case effects.Then(message):
                self.send(message)
            case effects.Later(message, milliseconds):
                later(partial(self.send, message), milliseconds)
            case Fetch(after=None):
                self._fetch(effect, self.session.token)
            case Fetch(after=int(milliseconds)):
                later(partial(self._fetch, effect, self.session.token), milliseconds)
            case effects.Job() | effects.EndJob():
                self._tasks.carry_out(effect)
            case _:
                self._browser_does(effect, self.send)

    def _fetch(self, effect: Fetch, token: int) -> None:
        self._tasks.begin(self._bring(effect, token))

    async def _bring(self, effect: Fetch, token: int) -> None:
        """Fetch the archives that are not there, and then handle the message."""
        try:
            for archive in effect.archives:
                if archive not in self._there:
                    await self.browser.fetch(archive)
        except ConnectionError as error:
            if not effect.quietly:
                self._handle(MissArchive(error), token)
            return
        self._there.update(effect.archives)  # all at once, as one may need another
        self.render.redraws |= self.state.take_up(self._there)
        self._handle(effect.message, token)
