"""The loop of the page: an input changes the session, and the session is rendered again.

It imports no browser API: the devices are passed in (:mod:`wingspan.ui.devices`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from wingspan.saves import StoreError
from wingspan.words import Language

from .ahead import Ahead
from .bringing import Bringing
from .commands import (
    Close,
    ComeBack,
    Command,
    Connect,
    OpenExercise,
    PlayLive,
    ShowMenu,
    Speak,
    read,
)
from .computer_players import BOTS, ComputerPlayers
from .devices import QUESTION, RULES, Browser, Focus
from .mending import mended
from .page import page
from .rendering import Rendering
from .session.beginning import begin
from .session.form import is_live
from .session.seven_days import KEY as SEVEN_DAYS
from .session.showing import on_return
from .session.where import Arrived, Elsewhere, Exercising, Failed, Start, arrival_of
from .tabs import Tabs

if TYPE_CHECKING:
    from .coaching.coach import Coach
    from .live.table import LiveTable
    from .session.session import Session

CONNECTIONS = ("p", "q")
"""Kinds of fragments, before the "=", with an offer or an answer for a live table."""
LINKS = ("g", "s")
"""Kinds of fragments, before the "=", with a game or a deal."""

REFERENCE = "reference"
LEARNING = "lessons"
ABOUT = "about"
COACH = "coach"
CODES = "codes"
VOICES = "voices"
EMBLEMS = "emblems"
LIVE = "live"
"""Names of archives that are fetched when they are first needed."""
READING = (REFERENCE, LEARNING, VOICES)
"""The archives that the entries of the rules need."""

PROGRESS = "wingspan.lessons"

LAST_VIEW = "wingspan.last_view"
"""Key of the :class:`LastView`, which static/start.js shows until Python has started."""


class LastView(msgspec.Struct):
    """What a reload shows until Python has started."""

    language: Language
    """The language of the markup."""
    theme: str
    """The chosen theme."""
    phase: str
    """Whether the game is in play ("play") or has ended ("over")."""
    markup: str
    """The table; shows no hand for which the screen would have to be handed over."""


class Part(NamedTuple):
    """A part of the page that handlers work on."""

    find: Callable[[App, int], object | None]
    """Finds it for a press at the moment with that token; None if it is not there."""
    needs: tuple[str, ...] = ()
    """The archives to fetch first."""


class Handling(NamedTuple):
    """How a command is done: see :mod:`wingspan.ui.handling.registry`."""

    handler: Callable[..., Focus | None]
    """Does the command, given the parts and the command; returns where the focus goes."""
    parts: tuple[Part, ...]
    needs: Callable[[Session], tuple[str, ...]]
    """The archives to fetch first, besides those that the parts need."""
    renders: bool
    """Whether it may change what is shown."""


class App:
    """Keeps the session and the screen in step, with one render for each input.

    ``handling_of`` looks up how a command is done (``wingspan.ui.handling``).
    """

    def __init__(
        self, session: Session, browser: Browser, handling_of: Callable[[Command], Handling]
    ) -> None:
        self.session = session
        self.browser = browser
        self._handling_of = handling_of
        self.render = Rendering(session, browser.display, self.carefully)
        self.tabs = Tabs(session, browser.storage, self.carefully)
        self.bringing = Bringing(session, browser, self.carefully)
        self.computer_players = ComputerPlayers(session, browser, self.carefully, self.render)
        self._ahead = Ahead(session, browser.display)
        self.sing: Callable[[], object] = partial(want_voices, self)
        self._coach: Coach | None = None
        self.live: LiveTable | None = None
        self._exercise = ""
        self._asked_to_persist = False
        self._fetched: set[str] = set()
        self._fetching: asyncio.Future[None] | None = None
        self._acts = False
        self._carrying_over: asyncio.Future[None] | None = None

    def choose(self, option: int) -> None:
        """Handle a click on an option of the decision on the screen, or its key."""
        asked = self.session.asked_at(self.browser.display.shown_token())
        if asked is not None:
            self.carefully(lambda: asked.answer(option))

    def command(self, name: str, fields: str) -> None:
        """Handle a click on any other button: do its command, as written in the markup.

        Raises UnknownCommand if the markup has no valid command.
        """
        try:
            command = read(name, fields)
        except MemoryError:
            self.carefully(partial(read, name, fields))  # says that there is none
            return
        if self.session.over.dialog == "menu" and not isinstance(command, (ShowMenu, Close, Speak)):
            self.session.open_dialog("")
        self.do(command)

    def do(self, command: Command) -> None:
        """Do a command. Does nothing if a part that its handler needs is not there, or if the
        moment at which it was pressed has passed.
        """
        handler, parts, needs, renders = self._handling_of(command)
        token = self.browser.display.shown_token()

        def act() -> Focus | None:
            found = [part.find(self, token) for part in parts]
            return None if None in found else handler(*found, command)

        if renders:
            needed = (need for part in parts for need in part.needs)
            self.having(act, *needed, *needs(self.session))
        else:
            act()

    def label_keys(self, captions: Mapping[str, str]) -> None:
        """Show what is written on the keys, where that is not what they stand for."""
        if captions:
            self.session.captions = captions
            self.carefully(lambda: None, focus=False)

    def submit(self) -> None:
        """Handle a submitted start form: begin what is filled in."""
        before = self.session.sitting
        self.carefully(lambda: begin(self.session, self.browser))
        if is_live(self.session.fields) and self.session.sitting is not before:
            self.do(PlayLive())

    def carefully(self, act: Callable[[], object], *, focus: bool = True) -> None:
        """Call ``act``, save the game if it changed, and render; recover if anything raises.

        A new moment moves the focus to its question unless ``focus`` is False; ``act`` may return
        another :class:`Focus`. A nested call only runs ``act``, as part of the outer one.
        """
        if self._acts:
            act()
            return
        session = self.session
        before, sitting, waited = session.token, session.sitting, arrival_of(session.where)
        to: object = None

        def show() -> None:
            self.render(puts_off=session.token != before and session.sitting is sitting)

        with mended(session, show) as attempt:
            self._acts = True
            try:
                to = self._do_and_keep(act)
            finally:
                self._acts = False
        if waited is not None:
            self._forget_link()
        if session.sitting is None:
            self.browser.store.remove(LAST_VIEW)
        if session.sitting is not sitting:
            self.tabs.take_in_hand()
            self._bring_guide()
        if session.token != before and (focus or not attempt.succeeded):
            self._focus(QUESTION)
        if attempt.succeeded and isinstance(to, Focus):
            self._focus(to)
        self.computer_players.attend()
        if self._coach is not None:
            self._coach.attend()
        self._name_exercise()
        self._ahead.attend()

    def _do_and_keep(self, act: Callable[[], object]) -> object:
        """Call ``act`` and save what it changed; returns what ``act`` returned."""
        session = self.session
        before, sitting = session.token, session.sitting
        written = sitting.save.written() if sitting is not None else None
        self._read_form()
        with session.heeding():
            to = act()
        if session.token != before:
            self._judge()
        spoken = self._coach is not None and self._coach.guide.speak()
        changed = sitting is not None and sitting.save.written() != written
        if session.token != before or spoken or changed:
            self.keep()
        if self.live is not None:
            self.live.attend()
        self.sing()
        return to

    def _focus(self, to: Focus) -> None:
        if to == QUESTION:
            self.browser.display.focus_question()
        elif to == RULES:
            self.browser.display.show_page_of_rules()
        else:
            self.browser.display.focus(to.selector, is_shown=to.is_shown)

    @property
    def coach(self) -> Coach:
        """The coach; :data:`COACH` must have been fetched."""
        assert self._coach is not None
        return self._coach

    def _judge(self) -> None:
        """Let lessons and exercises judge the answer that was given or taken back."""
        session = self.session
        if session.practice:
            session.practice.after_answer(session.on_screen)
        if isinstance(session.where, Exercising):
            from .session.solving import after_answer

            after_answer(session, session.where)

    def _name_exercise(self) -> None:
        """Put the exercise on the screen into the address, so that a reload finds it again."""
        where, was = self.session.where, self._exercise
        seen = where.exercises.seen() if isinstance(where, Exercising) else None
        self._exercise = seen.exercise.id if seen else ""
        if self._exercise and self._exercise != was:
            self.browser.address.stay(f"e={self._exercise}")
        elif was and not self._exercise:
            self.browser.address.forget_fragment()

    def _read_form(self) -> None:
        """Read the form on the screen into the session. Boxes that are not ticked have no field.

        The form of a deal has only a few of the fields, so it is merged with the others.
        """
        session, filled_in = self.session, self.browser.display.fields()
        if isinstance(session.where, Arrived):
            session.fields = {**session.fields, **filled_in}
        elif isinstance(session.where, Start) and filled_in:
            session.fields = filled_in

    def keep(self) -> None:
        """Save the game and the progress in lessons."""
        session = self.session
        if session.practice:
            self.session.keeping.remember(PROGRESS, session.practice.to_json())
        if session.phase in ("play", "over"):
            session.keep()
            if not self._asked_to_persist and not session.keeping.trouble:
                self._asked_to_persist = True
                self.browser.storage.ask_to_persist(lambda _kept: None)
            if not session.keeping.trouble:
                self._tell_of_seven_days()
        if session.phase == "over":
            self.browser.display.later(self.carry_over, 1000)

    def _tell_of_seven_days(self) -> None:
        """Warn that this browser deletes stored data, until the notice was dismissed."""
        if (
            self.browser.storage.forgets_after_a_week()
            and self.browser.store.get(SEVEN_DAYS) is None
        ):
            self.session.told.say("seven_days", do=("export_all",))

    def carry_over(self) -> None:
        """Rewrite saved games in the shorter format, a piece at a time."""
        if self._carrying_over is not None and not self._carrying_over.done():
            return
        from wingspan.saves.carry_over import carry_over

        work = carry_over(self.session.keeping.shelf)
        self._carrying_over = asyncio.ensure_future(
            self.browser.in_slices(lambda: next(work, None) is not None)
        )

    def hidden(self) -> None:
        """Store what the next visit shows first, because the page may be discarded now."""
        view = None
        with suppress(Exception):
            view = self._as_left()
        if view is None:
            self.browser.store.remove(LAST_VIEW)
        else:
            self.session.keeping.remember(LAST_VIEW, msgspec.json.encode(view).decode())

    def _as_left(self) -> LastView | None:
        """What a reload shows first; None if it can only be shown by Python."""
        session = self.session
        if session.keeping.trouble or isinstance(session.where, Failed | Elsewhere):
            return None
        left = on_return(session)
        if left is None:
            return None
        return LastView(session.language, session.settings.theme, left.phase, str(page(left)))

    def having(self, act: Callable[[], object], *parts: str, says: bool = True) -> None:
        """Call ``act`` carefully once those archives are fetched; if that fails, show a notice.

        ``says``: False for no notice, if nobody asked for them.
        """
        if self._fetched.issuperset(parts):
            self.carefully(act)
            return

        async def fetch() -> None:
            if await self._fetch(parts, says=says):
                self.carefully(act)

        self._fetching = asyncio.ensure_future(fetch())

    async def _fetch(self, parts: tuple[str, ...], *, says: bool = True) -> bool:
        """Fetch those archives; False if the network failed."""
        try:
            for part in parts:
                if part not in self._fetched:
                    await self.browser.fetch(part)
        except ConnectionError as error:
            if says:
                self.carefully(partial(self.session.told.say_missing, error))
            return False
        self._fetched.update(parts)  # all at once, as one may need another
        self._take_up()
        return True

    def _bring_guide(self) -> None:
        """Fetch the guide if the game that has come onto the table was begun with it."""
        sitting = self.session.sitting
        if sitting is None or not sitting.id or COACH in self._fetched:
            return
        if f'"coached":"{sitting.id}"' in (self.browser.store.get(PROGRESS) or ""):
            self._fetching = asyncio.ensure_future(self._fetch_guide())

    async def _fetch_guide(self) -> None:
        """Fetch the lessons, which show the panel, then the coach, which fills it."""
        if await self._fetch((LEARNING,)):
            self.carefully(lambda: None, focus=False)
            if await self._fetch((BOTS, COACH)):
                self.carefully(lambda: None, focus=False)

    def _take_up(self) -> None:
        """Create the objects whose archives are fetched: the lessons with the stored progress, the
        voices, the coach, the live table.
        """
        if LEARNING in self._fetched and self.session.practice is None:
            from .session.practice import Practice

            stored = self.browser.store.get(PROGRESS) or ""
            self.session.practice = Practice(self.session.catalog, stored)
        if VOICES in self._fetched and not self.session.hearing:
            from .singing import Singing

            self.sing = Singing(self.session, self.browser.display).attend
        if COACH in self._fetched and self._coach is None:
            from .coaching.coach import Coach

            self._coach = Coach(self.session, self.browser, self.carefully, self.render)
        if LIVE in self._fetched and self.live is None:
            from .live.table import LiveTable

            taking = partial(self.tabs.take_in_hand, steal=True)
            self.live = LiveTable(self.session, self.browser, self.carefully, taking)

    def open(self) -> None:
        """Show the first view: the content of a link, the last game, or the start form.

        The focus stays where it is.
        """
        self.carefully(self._restore, focus=False)
        fragment = self.browser.address.fragment()
        self.arrive(fragment)
        if fragment.partition("=")[0] not in CONNECTIONS and self.browser.peers.kept():
            self.do(ComeBack())

    def arrive(self, fragment: str) -> None:
        """Handle the fragment with which the page was opened, or a new one in the address."""
        if not fragment:
            if self.session.over.dialog == "rules":
                self.carefully(lambda: self.session.open_dialog(""))
            return
        from . import arriving

        fragment = arriving.link_in(fragment)
        kind, _, rest = fragment.partition("=")
        if kind in LINKS:
            before = self.session.sitting
            self.carefully(lambda: self._receive(fragment))
            self._forget_link()
            if self.session.sitting is not before:
                self.tabs.take_in_hand(steal=True)
        elif kind in CONNECTIONS:
            self.browser.address.forget_fragment()
            self.do(Connect(fragment))
        elif kind == "r":
            self.having(lambda: arriving.read_rule(self.session, self.browser, rest), *READING)
        elif kind == "e":
            self.do(OpenExercise(rest))
        elif kind == "w":
            self.browser.address.forget_fragment()
            self.having(lambda: arriving.explain(self.session, rest), *READING)
        else:
            self.browser.address.forget_fragment()
            self.carefully(lambda: self._receive(fragment))

    def _forget_link(self) -> None:
        """Remove the link from the address, unless its content still waits for a decision: then a
        reload opens it again.
        """
        if arrival_of(self.session.where) is None:
            self.browser.address.forget_fragment()

    def _receive(self, fragment: str) -> None:
        from .session.by_link import receive

        receive(self.session, fragment)

    def _restore(self) -> None:
        """Open the last game. Shows a notice if there are saves that cannot be read."""
        session, shelf = self.session, self.session.keeping.shelf
        try:
            adopted = shelf.adopt()
            if adopted:
                shelf.set_current(adopted)
        except StoreError:
            session.told.say("not_kept_full")
        if shelf.current:
            session.open(shelf.current)
        if shelf.unreadable():
            session.told.say("kept_aside")


def want_voices(app: App) -> None:
    """Schedule fetching the voices, and the pictures of bonus cards, but not while only the start
    page is shown.
    """
    session = app.session
    if session.sitting is None and not session.over.look:
        return
    app.sing = str
    app.browser.display.later(partial(app.having, str, EMBLEMS, says=False), 0)
    wait = 1000 if session.settings.sound == "off" else 0
    app.browser.display.later(partial(app.having, str, VOICES, says=False), wait)
