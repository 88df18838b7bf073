"""The page's life: from what was stored to the table, and from every input to the next one.

It knows no browser: what it needs of one is handed in (:mod:`wingspan.ui.devices`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from wingspan.engine.setup import SetupError
from wingspan.saves import StoreError
from wingspan.saves.shelf import GAME
from wingspan.words import Language

from .commands import Close, Command, OpenExercise, ShowMenu, Speak, read
from .computer_players import BOTS, ComputerPlayers
from .devices import Browser
from .drawing_ahead import DrawingAhead
from .mending import carefully
from .page import page
from .session.form import (
    LAST_TIME,
    Fields,
    NobodyPlays,
    read_far,
    read_programs,
    read_setup,
    write_last_time,
)
from .session.session import Session
from .session.seven_days import KEY as SEVEN_DAYS
from .session.showing import moment, on_return

if TYPE_CHECKING:
    from .advising.adviser import Adviser

SEEDS_DEALT = 10**9
"""Seeds that nobody chose are below this, so that they can be told to a friend."""

LINKS = ("g", "s")
"""What the fragment of an address may begin with, before the "=", to bring something."""

REFERENCE = "reference"
LEARNING = "lessons"
ABOUT = "about"
COACH = "coach"
CODES = "codes"
"""Parts of the game that are fetched when they are first wanted."""

PROGRESS = "wingspan.lessons"
PROGRESS_EVERY = 300
"""Milliseconds between two looks at how far an import is."""

LAST_VIEW = "wingspan.last_view"
"""What static/start.js shows of the last game until Python is there."""


class LastView(msgspec.Struct):
    """The page as it was left."""

    language: Language
    """The language that it spoke."""
    theme: str
    """The theme that was chosen."""
    phase: str
    """Whether the game goes on ("play") or has ended ("over")."""
    markup: str
    """The table, as nobody in particular may see it."""


class App:
    """The session and the screen kept in step: one render for one input.

    ``do`` does a command (``wingspan.ui.handling``).
    """

    def __init__(
        self, session: Session, browser: Browser, do: Callable[[App, Command], object]
    ) -> None:
        self.session = session
        self.browser = browser
        self._do = do
        self._hold = browser.storage.hold(self._held, self._lost)
        self.computer_players = ComputerPlayers(session, browser, self.carefully, self.render)
        self._drawing_ahead = DrawingAhead(session, browser.screen)
        self._adviser: Adviser | None = None
        self._exercise = ""
        self._asked_to_persist = False
        self._fetched: set[str] = set()
        self._fetching: asyncio.Future[None] | None = None
        self._bringing: asyncio.Future[None] | None = None
        self._carrying_over: asyncio.Future[None] | None = None

    def render(self) -> None:
        session = self.session
        theme = session.settings.theme
        self.browser.screen.show(page(moment(session)), session.phase, session.language, theme)

    def choose(self, option: int) -> None:
        """An option of the decision on the screen was clicked, or its key pressed."""
        self.carefully(lambda: self.session.answer(self.browser.screen.shown_token(), option))

    def command(self, name: str, fields: str) -> None:
        """A button that is no option of a decision was clicked: its command, as it was written.

        Raises UnknownCommand if it is none.
        """
        command = read(name, fields)
        if self.session.over.dialog == "menu" and not isinstance(command, (ShowMenu, Close, Speak)):
            self.session.open_dialog("")
        self._do(self, command)

    def submit(self) -> None:
        """The start form was filled in."""
        self.carefully(self._begin)

    def carefully(self, act: Callable[[], object], *, focus: bool = True) -> None:
        """Do it and show what follows; whatever breaks is told of, and nothing is lost."""
        session = self.session
        before, sitting = session.token, session.sitting

        def do() -> None:
            self._read_form()
            act()
            if session.token != before:
                self._judge()
            spoken = self._adviser is not None and self._adviser.guide.speak()
            if session.token != before or spoken:
                self.keep()

        waited = session.arrival is not None
        done = carefully(session, do, self.render)
        if waited:
            self._forget_link()
        if session.sitting is None:
            self.browser.store.remove(LAST_VIEW)
        if session.sitting is not sitting:
            self.take_in_hand()
            self._bring_guide()
        if session.token != before and (focus or not done):
            self.browser.screen.focus_question()
        self.computer_players.attend()
        if self._adviser is not None:
            self._adviser.attend()
        self._name_exercise()
        self._drawing_ahead.attend()

    @property
    def adviser(self) -> Adviser:
        """The coach, once that part of the game is there."""
        from .advising.adviser import Adviser

        if self._adviser is None:
            self._adviser = Adviser(self.session, self.browser, self.carefully, self.render)
        return self._adviser

    def _judge(self) -> None:
        """Something was answered or taken back: lessons and exercises look at what came of it."""
        session = self.session
        if session.practice:
            session.practice.after_answer(session.on_screen)
        if session.exercising:
            from .session.solving import after_answer

            after_answer(session, session.exercising)

    def _name_exercise(self) -> None:
        """The address names the exercise on the screen, so that a reload finds it again."""
        exercising, was = self.session.exercising, self._exercise
        seen = exercising.seen(self.session.on_screen) if exercising else None
        self._exercise = seen.exercise.id if seen else ""
        if self._exercise and self._exercise != was:
            self.browser.address.stay(f"e={self._exercise}")
        elif was and not self._exercise:
            self.browser.address.forget_fragment()

    def _read_form(self) -> None:
        """What is filled in on the screen; what a box says that is not ticked goes with it.

        The form of a deal has a few of the fields only.
        """
        session, filled_in = self.session, self.browser.screen.fields()
        if session.phase == "arrival":
            session.fields = {**session.fields, **filled_in}
        elif session.phase == "start" and filled_in:
            session.fields = filled_in

    def keep(self) -> None:
        """Write the game down before the next question is shown."""
        session = self.session
        if session.practice:
            self.remember(PROGRESS, session.practice.to_json())
        if session.phase in ("play", "over"):
            session.keep()
            if not self._asked_to_persist and not session.keeping.trouble:
                self._asked_to_persist = True
                self.browser.storage.ask_to_persist(lambda _kept: None)
            if not session.keeping.trouble:
                self._tell_of_seven_days()
        if session.phase == "over":
            self.browser.screen.later(self.carry_over, 1000)

    def _tell_of_seven_days(self) -> None:
        """Say that this browser will delete what is kept, until a person has put that away."""
        if (
            self.browser.storage.forgets_after_a_week()
            and self.browser.store.get(SEVEN_DAYS) is None
        ):
            self.session.say("seven_days", do=("export_all",))

    def carry_over(self) -> None:
        """Keep in fewer characters what can be, a piece at a time."""
        if self._carrying_over is not None and not self._carrying_over.done():
            return
        from wingspan.saves.carry_over import carry_over

        work = carry_over(self.session.keeping.shelf)
        self._carrying_over = asyncio.ensure_future(
            self.browser.in_slices(lambda: next(work, None) is not None)
        )

    def take_in_hand(self, *, steal: bool = False) -> None:
        """Tell other tabs that this one has the game. ``steal``: even if another has it."""
        sitting = self.session.sitting
        if sitting is None or not sitting.id:
            self._hold.let_go()
        else:
            self._hold.take(GAME + sitting.id, steal=steal)

    def _held(self, held: bool) -> None:
        if not held:
            self.carefully(self.session.go_elsewhere)

    def _lost(self) -> None:
        """Another tab has taken the game over."""
        self.carefully(self.session.go_elsewhere)

    def hidden(self) -> None:
        """The page may never be seen again: keep what the next visit is to show at once."""
        view = None
        with suppress(Exception):
            view = self._as_left()
        if view is None:
            self.browser.store.remove(LAST_VIEW)
        else:
            self.remember(LAST_VIEW, msgspec.json.encode(view).decode())

    def _as_left(self) -> LastView | None:
        """What a reload shows first; None where only Python can say what that is."""
        session = self.session
        if session.keeping.trouble or session.phase in ("failed", "elsewhere"):
            return None
        left = on_return(session)
        if left is None:
            return None
        return LastView(session.language, session.settings.theme, left.phase, str(page(left)))

    def stored_elsewhere(self, key: str) -> None:
        """Another tab has kept something; if it is the game on this table, it has it now."""
        sitting = self.session.sitting
        if sitting is None or not sitting.id or key != GAME + sitting.id:
            return
        if self.session.keeping.shelf.changed_elsewhere(sitting.id):
            self._lost()

    def remember(self, key: str, text: str) -> None:
        """Keep a small thing, if the browser lets us; nobody misses it otherwise."""
        try:
            self.browser.store.set(key, text)
        except StoreError:
            return

    def _begin(self) -> None:
        session = self.session
        if session.phase == "arrival":
            from .session.by_link import begin_deal

            begin_deal(session, session.fields)
            return
        self._begin_as(session.fields)

    def _begin_as(self, fields: Fields) -> None:
        """A game as that is filled in; the next one may be like it."""
        session = self.session
        try:
            setup = read_setup(fields, self.browser.screen.chance(SEEDS_DEALT))
            programs = read_programs(fields, self.browser.workers.device().share)
        except (SetupError, NobodyPlays) as error:
            session.refusal = error
            return
        fresh = not fields.get("seed", "").strip()
        far = read_far(fields)
        hints = "hints" in fields and not far
        if session.begin(setup, far=far, programs=programs, fresh=fresh, hints=hints):
            self.remember(LAST_TIME, write_last_time(fields))

    def play_as_last_time(self) -> None:
        """Begin a game as the last one was filled in, freshly dealt."""

        def begin() -> None:
            fields = self.session.last_time
            if fields is not None:
                self._begin_as(fields)

        self.carefully(begin)

    def play_now(self, level: str) -> None:
        """Begin a game of two against a computer player of that level, freshly dealt."""
        filled = {
            "players": "2",
            "seat_0": "",
            "name_1": "",
            "seat_1": level,
            "seed": "",
        }

        def begin() -> None:
            self._begin_as({**self.session.fields, **filled})

        self.carefully(begin)

    def bring(self, content: str | bytes | None) -> None:
        """Take games from a file or a text that was pasted; None is a file that is too large."""
        session = self.session

        def expect() -> None:
            session.desk.expect(content)
            if session.phase != "start" and session.over.dialog != "games":
                session.over = session.over.opened("games")

        self.carefully(expect, focus=False)
        if self._bringing is None or self._bringing.done():
            self._bringing = asyncio.ensure_future(self._bring_all())

    async def _bring_all(self) -> None:
        """Take the games that are expected, and show now and then how far that is."""
        shown = self.browser.screen.now()

        def show() -> None:
            nonlocal shown
            if self.browser.screen.now() - shown >= PROGRESS_EVERY:
                self.carefully(lambda: None, focus=False)
                shown = self.browser.screen.now()

        try:
            await self.browser.in_slices(self.session.desk.step, show)
        finally:
            self.carefully(self.session.desk.stop, focus=False)

    def read_rule(self, page: str) -> None:
        def read() -> None:
            self.carefully(lambda: self.session.read(page))
            self.browser.screen.show_page_of_rules()

        self.having(read, REFERENCE, LEARNING)

    def ask_why(self, about: str) -> None:
        def ask() -> None:
            self.carefully(lambda: self.session.ask_why(about))

        self.having(ask, REFERENCE, LEARNING)

    def having(self, act: Callable[[], object], *parts: str, says: bool = True) -> None:
        """Do it once those parts of the game are there; say so if they cannot be had now.

        ``says``: False where nobody has asked for them.
        """
        missing = [part for part in parts if part not in self._fetched]
        if not missing:
            act()
            return

        async def fetch() -> None:
            try:
                for part in missing:
                    await self.browser.fetch(part)
                    self._fetched.add(part)
            except ConnectionError:
                if says:
                    self.carefully(lambda: self.session.say("not_fetched"))
                return
            self._take_up_learning()
            act()

        self._fetching = asyncio.ensure_future(fetch())

    def having_coach(self, act: Callable[[], object]) -> None:
        """Do it once the coach is there."""
        self.having(act, BOTS, COACH)

    def having_guide(self, act: Callable[[], object]) -> None:
        """Do it once the lessons are there, and the coach, who guides the first game."""

        def guided() -> None:
            self.adviser.guide.speak()
            act()

        self.having(guided, LEARNING, BOTS, COACH)

    def _bring_guide(self) -> None:
        """A game that was begun with the guide has it again, whenever it comes onto the table."""
        sitting = self.session.sitting
        if sitting is None or not sitting.id or COACH in self._fetched:
            return
        if f'"coached":"{sitting.id}"' in (self.browser.store.get(PROGRESS) or ""):

            def show() -> None:
                self.carefully(lambda: None, focus=False)

            def guided() -> None:
                show()
                self.having_guide(show)

            self.having(guided, LEARNING)

    def _take_up_learning(self) -> None:
        """The lessons are there: with what this browser knows of them."""
        if LEARNING in self._fetched and self.session.practice is None:
            from .session.practice import Practice

            stored = self.browser.store.get(PROGRESS) or ""
            self.session.practice = Practice(self.session.catalog, stored)

    def open(self) -> None:
        """The first view: what a link brings, the kept game, or the start form.

        The focus stays where it is.
        """
        self.carefully(self._restore, focus=False)
        self.arrive(self.browser.address.fragment())

    def arrive(self, fragment: str) -> None:
        """The address has got another fragment, or came with one."""
        kind, _, rest = fragment.partition("=")
        if kind in LINKS:
            before = self.session.sitting
            self.carefully(lambda: self._receive(fragment))
            self._forget_link()
            if self.session.sitting is not before:
                self.take_in_hand(steal=True)
        elif kind == "r":
            self.read_rule(rest)
        elif kind == "e":
            self._do(self, OpenExercise(rest))
        elif kind == "w":
            self.browser.address.forget_fragment()
            self.ask_why(rest)
        elif self.session.over.dialog == "rules":
            self.carefully(lambda: self.session.open_dialog(""))
        elif fragment:
            self.browser.address.forget_fragment()
            self.carefully(lambda: self._receive(fragment))

    def _forget_link(self) -> None:
        """Take the link out of the address, unless what it brought waits for a person's word.

        Until then a reload brings it again.
        """
        if self.session.arrival is None:
            self.browser.address.forget_fragment()

    def _receive(self, fragment: str) -> None:
        from .session.by_link import receive

        receive(self.session, fragment)

    def _restore(self) -> None:
        """Take up the game that was open last; one that cannot be read is kept aside and said."""
        session, shelf = self.session, self.session.keeping.shelf
        try:
            adopted = shelf.adopt()
            if adopted:
                shelf.set_current(adopted)
        except StoreError:
            session.say("not_kept_full")
        if shelf.current:
            session.open(shelf.current)
        if shelf.unreadable():
            session.say("kept_aside")
