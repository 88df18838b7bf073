"""The page's life: from what was stored to the table, and from every click to the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime

import msgspec

from wingspan.engine import load_catalog
from wingspan.engine.setup import SetupError
from wingspan.saves import StoreError, export_games
from wingspan.saves.shelf import GAME
from wingspan.words import Language, spoken

from .browser import address, inputs, screen, sharing, storage
from .browser.archives import fetch_archive
from .browser.slices import in_slices
from .page import page, seen_on_return
from .play.settings import read_settings, write_settings
from .session.autosave import Keeping
from .session.form import read_setup
from .session.mending import carefully, file_of
from .session.session import Session
from .session.seven_days import KEY as SEVEN_DAYS
from .session.shared import SharedKind

LANGUAGE = "wingspan.language"
SETTINGS = "wingspan.settings"
SEEDS_DEALT = 10**9
"""Seeds that nobody chose are below this, so that they can be told to a friend."""

LINKS = ("g", "s")
"""What the fragment of an address may begin with, before the "=", to bring something."""

CONTENTS = "contents"
"""The page of the rules from which all others are found."""

REFERENCE = "reference"
LEARNING = "lessons"
ABOUT = "about"
"""Parts of the game that are fetched when they are first wanted."""

PROGRESS = "wingspan.lessons"
TAUGHT = (
    "lesson",
    "lesson_again",
    "lesson_next",
    "lesson_skip",
    "lesson_leave",
    "hint",
    "first_game",
    "coach_off",
    "try_example",
    "show_example",
    "example_leave",
)
"""Commands of :class:`.teaching.practice.Practice`, which is not loaded at the start."""


PROGRESS_EVERY = 300
"""Milliseconds between two looks at how far an import is."""

LAST_VIEW = "wingspan.last_view"
"""What static/start.js shows of the last game until Python is there."""


class LastView(msgspec.Struct):
    """The page as it was left."""

    language: Language
    theme: str
    phase: str
    markup: str


class Page:
    """The session and the screen kept in step: one render for one input."""

    def __init__(self, session: Session, store: storage.BrowserStore) -> None:
        self.session = session
        self._store = store
        self._hold = storage.Hold(self._held, self._lost)
        self._asked_to_persist = False
        self._fetched: set[str] = set()
        self._fetching: asyncio.Future[None] | None = None
        self._bringing: asyncio.Future[None] | None = None
        self._carrying: asyncio.Future[None] | None = None

    def render(self) -> None:
        session = self.session
        screen.show(page(session), session.phase, session.language, session.settings.theme)

    def choose(self, option: int) -> None:
        """An option of the decision on the screen was clicked, or its key pressed."""
        self._carefully(lambda: self.session.answer(screen.shown_token(), option))

    def command(self, name: str, value: str) -> None:
        """A button that is no option of a decision was clicked."""
        if self.session.dialog == "menu" and name not in ("menu", "close", "language"):
            self.session.open_dialog("")
        if name in TAUGHT:
            self._with(lambda: self._carefully(lambda: self._learn(name, value)), LEARNING)
            return
        act = self._commands().get(name)
        if act is None:
            raise ValueError(f"the page has no command {name!r}")
        act(value)

    def _commands(self) -> dict[str, Callable[[str], object]]:
        session = self.session
        return {
            "about": lambda _: self._with(lambda: self._carefully(self._tell_of_itself), ABOUT),
            "accept": lambda seat: self._carefully(lambda: session.links.accept(seat)),
            "begin_with": lambda value: self._carefully(
                lambda: session.begin_with(screen.shown_token(), value)
            ),
            "close": lambda _: self._close(),
            "close_replay": lambda _: self._carefully(session.go_on),
            "copy": sharing.copy_from,
            "copy_link": self._copy_link,
            "day": lambda _: self._carefully(self._show_day),
            "decline": lambda _: self._carefully(session.go_on),
            "details": lambda _: self._carefully(session.show_failure),
            "download_aside": lambda key: self._carefully(
                lambda: self._download(session.desk.file_aside(key))
            ),
            "dismiss": lambda number: self._carefully(lambda: self._dismiss(int(number))),
            "duplicate": lambda id: self._carefully(lambda: session.desk.duplicate(id)),
            "erase_statistics": lambda _: self._carefully(session.erase_statistics),
            "export": lambda id: self._carefully(lambda: self._download(session.desk.file_of(id))),
            "export_all": lambda _: self._carefully(self._export_all),
            "export_statistics": lambda _: self._carefully(
                lambda: self._download(("wingspan-statistics.json", session.results.export()))
            ),
            "export_this": lambda _: self._carefully(self._export_this),
            "export_unshown": lambda _: self._carefully(lambda: self._download(file_of(session))),
            "games": lambda _: self._carefully(lambda: session.open_dialog("games")),
            "import": lambda field: self.bring(screen.written(field)),
            "import_stop": lambda _: self._carefully(session.desk.stop),
            "go_on": lambda _: self._carefully(self._go_on),
            "keys": lambda _: self._carefully(lambda: session.open_dialog("keys")),
            "language": lambda code: self._carefully(lambda: self._speak(code)),
            "lessons": lambda _: self._with(
                lambda: self._carefully(lambda: session.open_dialog("lessons")), LEARNING
            ),
            "leave": lambda _: self._carefully(session.leave),
            "look": self._look,
            "menu": lambda _: self._carefully(lambda: session.open_dialog("menu")),
            "more_games": lambda _: self._carefully(session.desk.show_more),
            "name": self._name,
            "pick": self._pick,
            "place": lambda where: self._carefully(
                lambda: session.place(screen.shown_token(), where)
            ),
            "play_from_here": lambda _: self._carefully(session.play_from_here),
            "print": lambda _: screen.print_page(),
            "redo": lambda _: self._carefully(session.redo),
            "reload": lambda _: screen.reload(),
            "remove": lambda id: self._carefully(lambda: session.remove(id)),
            "remove_aside": lambda key: self._carefully(lambda: session.desk.remove_aside(key)),
            "rename": self._rename,
            "restore": lambda key: self._carefully(lambda: session.desk.restore(key)),
            "restore_statistics": lambda _: self._carefully(session.restore_statistics),
            "repeat": self._repeat,
            "replay": lambda how: self._carefully(lambda: session.step(how)),
            "replay_play": lambda _: self._carefully(self._play_or_pause),
            "replay_speed": lambda speed: self._carefully(lambda: self._play_at(int(speed))),
            "resume": lambda id: self._carefully(lambda: session.open(id)),
            "rule": self._open_rule,
            "rule_back": lambda _: address.back(),
            "rule_forward": lambda _: address.forward(),
            "rules": lambda _: self._open_rule(CONTENTS),
            "set": self._set,
            "settings": lambda _: self._carefully(lambda: session.open_dialog("settings")),
            "share": lambda kind: self._carefully(lambda: self._share(kind)),
            "share_now": lambda _: self._share_now(),
            "statistics": lambda _: self._carefully(lambda: session.open_dialog("statistics")),
            "take_over": lambda _: self._take_over(),
            "unasked": lambda how: self._carefully(lambda: self._let_answer(how)),
            "undo": lambda _: self._carefully(session.undo),
            "why": self._why,
            "update_page": lambda _: self._update_page(),
            "watch": lambda entry: self._carefully(lambda: self._watch(entry)),
        }

    def _repeat(self, value: str) -> None:
        """``value`` is ``option|times``."""
        option, _, times = value.partition("|")
        self._carefully(lambda: self.session.repeat(screen.shown_token(), int(option), int(times)))

    def submit(self) -> None:
        """The start form was filled in."""
        self._carefully(self._begin)

    def _carefully(self, act: Callable[[], object], *, focus: bool = True) -> None:
        """Do it and show what follows; whatever breaks is told of, and nothing is lost."""
        session = self.session
        before, sitting = session.token, session.sitting

        def do() -> None:
            if session.phase in ("start", "arrival"):
                session.fields = {**session.fields, **screen.fields()}
            act()
            if session.token != before:
                if session.practice:
                    session.practice.after_answer()
                self._keep()

        done = carefully(session, do, self.render)
        if session.sitting is None:
            self._store.remove(LAST_VIEW)
        if session.sitting is not sitting:
            self._take_in_hand()
        if session.token != before and (focus or not done):
            screen.focus_question()

    def _keep(self) -> None:
        """Write the game down before the next question is shown."""
        session = self.session
        if session.practice:
            self._remember(PROGRESS, session.practice.to_json())
        if session.phase in ("play", "over"):
            session.keep()
            if not self._asked_to_persist and not session.keeping.trouble:
                self._asked_to_persist = True
                storage.ask_to_persist(lambda _kept: None)
            if not session.keeping.trouble:
                self._tell_of_seven_days()
        if session.phase == "over":
            screen.later(self.carry_over, 1000)

    def _tell_of_seven_days(self) -> None:
        """Say that this browser will delete what is kept, until a person has put that away."""
        if storage.forgets_after_a_week() and self._store.get(SEVEN_DAYS) is None:
            self.session.say("seven_days", do=("export_all",))

    def _dismiss(self, number: int) -> None:
        if self.session.dismiss(number) == "seven_days":
            self._remember(SEVEN_DAYS, "1")

    def carry_over(self) -> None:
        """Keep in fewer characters what can be, a piece at a time."""
        if self._carrying is not None and not self._carrying.done():
            return
        from wingspan.saves.carry_over import carry_over

        work = carry_over(self.session.keeping.shelf)
        self._carrying = asyncio.ensure_future(in_slices(lambda: next(work, None) is not None))

    def _learn(self, command: str, value: str) -> None:
        """A button of the lessons was pressed."""
        practice = self.session.practice
        if practice is not None:
            self.session.open_dialog("")
            practice.do(command, value)
            self._remember(PROGRESS, practice.to_json())

    def _take_in_hand(self, *, steal: bool = False) -> None:
        """Tell other tabs that this one has the game. ``steal``: even if another has it."""
        sitting = self.session.sitting
        if sitting is None or not sitting.id:
            self._hold.let_go()
        else:
            self._hold.take(GAME + sitting.id, steal=steal)

    def _held(self, held: bool) -> None:
        if not held:
            self._carefully(self.session.go_elsewhere)

    def _lost(self) -> None:
        """Another tab has taken the game over."""
        self._carefully(self.session.go_elsewhere)

    def _take_over(self) -> None:
        """Play on here; the other tab hears of it."""
        sitting = self.session.sitting
        if sitting is not None:
            self._hold.take(GAME + sitting.id, steal=True)
            self._carefully(self.session.take_over)

    def hidden(self) -> None:
        """The page may never be seen again: keep what the next visit is to show at once."""
        session = self.session
        markup = None
        if not session.keeping.trouble and session.phase not in ("failed", "elsewhere"):
            with suppress(Exception):
                markup = seen_on_return(session)
        if markup is None:
            self._store.remove(LAST_VIEW)
            return
        view = LastView(
            session.language,
            session.settings.theme,
            "over" if session.game and session.game.decision is None else "play",
            str(markup),
        )
        self._remember(LAST_VIEW, msgspec.json.encode(view).decode())

    def stored_elsewhere(self, key: str) -> None:
        """Another tab has kept something; if it is the game on this table, it has it now."""
        sitting = self.session.sitting
        if sitting is None or not sitting.id or key != GAME + sitting.id:
            return
        if self.session.keeping.shelf.changed_elsewhere(sitting.id):
            self._lost()

    def _look(self, value: str) -> None:
        what, _, how = value.partition("=")
        self._carefully(lambda: self.session.look_at(what, how))
        if what == "sort":
            self._remember(SETTINGS, write_settings(self.session.settings))

    def _set(self, change: str) -> None:
        self._carefully(lambda: self.session.set(change))
        self._remember(SETTINGS, write_settings(self.session.settings))

    def _remember(self, key: str, text: str) -> None:
        """Keep a small thing, if the browser lets us; nobody misses it otherwise."""
        try:
            self._store.set(key, text)
        except StoreError:
            return

    def _pick(self, bird: str) -> None:
        """The focus goes to where the card may be put, and back to the card with it."""
        bird = bird or self.session.picked
        self._carefully(lambda: self.session.pick(bird))
        screen.focus(".places .place" if self.session.picked else f"#hand-{bird} .deed")

    def _begin(self) -> None:
        session = self.session
        if session.phase == "arrival":
            session.links.begin_deal(session.fields)
            return
        try:
            setup = read_setup(session.fields, screen.chance(SEEDS_DEALT))
        except SetupError as error:
            session.refusal = error
            return
        session.begin(setup, by_link=session.fields.get("where") == "link")

    def _update_page(self) -> None:
        """Fetch the newer version of the page that a link needs, and open the link with it."""
        arrival = self.session.arrival
        address.reload_with(getattr(arrival, "fragment", ""))

    def _show_day(self) -> None:
        from wingspan.links import deal_of_the_day

        today = datetime.now(UTC).date()
        self.session.links.show_deal(deal_of_the_day(today), today.isoformat())

    def _speak(self, code: str) -> None:
        language = spoken(code)
        self.session.speak(language)
        self._remember(LANGUAGE, language)

    def _go_on(self) -> None:
        """After a failure the game is taken from its save: what broke may have spoiled it."""
        session = self.session
        if session.phase == "failed" and session.sitting is not None and session.sitting.id:
            session.open(session.sitting.id)
        else:
            session.go_on()

    def _let_answer(self, how: str) -> None:
        self.session.let_answer(how)
        self._keep()

    def _watch(self, entry: str) -> None:
        session = self.session
        if session.phase == "arrival":
            session.links.watch_arrival()
        else:
            session.watch(int(entry) if entry else None)

    def _play_or_pause(self) -> None:
        from .play.replay import SPEEDS

        replay = self.session.replay
        if replay is not None:
            self._play_at(0 if replay.speed else SPEEDS[0])

    def _play_at(self, speed: int) -> None:
        replay = self.session.replay
        if replay is None:
            return
        was, replay.speed = replay.speed, speed
        if speed and not was:
            screen.later(self._next_step, 2000 // speed)

    def _next_step(self) -> None:
        replay = self.session.replay
        if replay is None or not replay.speed:
            return
        self._carefully(lambda: self.session.step("after"), focus=False)
        if replay.speed:
            screen.later(self._next_step, 2000 // replay.speed)

    def _share(self, kind: str) -> None:
        wanted: SharedKind = "turn" if kind == "turn" else "deal" if kind == "deal" else "game"
        self.session.links.share(wanted, address.link)
        self._keep()

    def _copy_link(self, fragment: str) -> None:
        """Copy the link that is shown, or one to a page of the rules."""
        if fragment:
            sharing.copy(address.link(fragment), lambda done: self._copied(done))
        elif self.session.shared:
            sharing.copy(self.session.shared.url, lambda done: self._told("copied", done))

    def _share_now(self) -> None:
        shared, words = self.session.shared, self.session.words
        if shared:
            sharing.share(
                words.text("title"),
                words.text(f"share_text_{shared.kind}", name=shared.to),
                shared.url,
                lambda done: self._told("shared", done),
            )

    def _copied(self, done: bool) -> None:
        self.session.copied = "copied_yes" if done else "copied_no"
        self._carefully(lambda: None)
        self.session.copied = ""

    def _told(self, what: str, done: bool) -> None:
        self._carefully(lambda: self.session.links.tell_shared(f"{what}_{'yes' if done else 'no'}"))

    def bring(self, content: str | bytes | None) -> None:
        """Take games from a file or a text that was pasted; None is a file that is too large."""
        session = self.session

        def expect() -> None:
            session.desk.expect(content)
            if session.phase not in ("start",) and session.dialog != "games":
                session.dialog = "games"

        self._carefully(expect, focus=False)
        if self._bringing is None or self._bringing.done():
            self._bringing = asyncio.ensure_future(self._bring_all())

    async def _bring_all(self) -> None:
        """Take the games that are expected, and show now and then how far that is."""
        shown = screen.now()

        def show() -> None:
            nonlocal shown
            if screen.now() - shown >= PROGRESS_EVERY:
                self._carefully(lambda: None, focus=False)
                shown = screen.now()

        try:
            await in_slices(self.session.desk.step, show)
        finally:
            self._carefully(self.session.desk.stop, focus=False)

    def _name(self, id: str) -> None:
        from .session.saved_list import RENAME

        self._carefully(lambda: self.session.rename(id, screen.written(RENAME)))

    def _rename(self, id: str) -> None:
        from .session.saved_list import RENAME

        self._carefully(lambda: self.session.desk.rename(id))
        screen.focus(f"#{RENAME}")

    def _download(self, file: tuple[str, str] | None) -> None:
        if file is not None:
            sharing.download(*file)

    def _export_all(self) -> None:
        """All games as a file; whoever has it knows that the browser forgets."""
        self._download(self.session.desk.file_of_all())
        if self.session.unsay("seven_days"):
            self._remember(SEVEN_DAYS, "1")

    def _export_this(self) -> None:
        """The game on the table as a file, whether or not the browser keeps it."""
        session = self.session
        if session.sitting is not None:
            text = export_games([session.keeping.save(session.sitting)])
            sharing.download("wingspan-game.json", text)

    def _close(self) -> None:
        """Put away what lies on top; the rules take the steps in the history with them."""
        session = self.session
        if session.dialog == "rules" and "card" not in session.look:
            address.leave()
        self._carefully(lambda: session.open_dialog(""))

    def _tell_of_itself(self) -> None:
        from .about.shipped import shipped

        self.session.shipped = shipped()
        self.session.open_dialog("about")

    def _open_rule(self, page: str) -> None:
        """Open a page of the rules, as a step that the browser can go back from."""
        address.go(f"r={page}")
        self._read(page)

    def _read(self, page: str) -> None:
        def read() -> None:
            self._carefully(lambda: self.session.read(page))
            screen.show_page_of_rules()

        self._with(read, REFERENCE, LEARNING)

    def _why(self, about: str) -> None:
        def ask() -> None:
            self._carefully(lambda: self.session.ask_why(about))

        self._with(ask, REFERENCE, LEARNING)

    def _with(self, act: Callable[[], object], *parts: str) -> None:
        """Do it once those parts of the game are there; say so if they cannot be had now."""
        missing = [part for part in parts if part not in self._fetched]
        if not missing:
            act()
            return

        async def fetch() -> None:
            try:
                for part in missing:
                    await fetch_archive(part)
                    self._fetched.add(part)
            except ConnectionError:
                self._carefully(lambda: self.session.say("not_fetched"))
                return
            self._take_up_learning()
            act()

        self._fetching = asyncio.ensure_future(fetch())

    def _take_up_learning(self) -> None:
        """The lessons are there: with what this browser knows of them."""
        if LEARNING in self._fetched and self.session.practice is None:
            from .teaching.practice import Practice

            self.session.practice = Practice(self.session, self._store.get(PROGRESS) or "")

    def open(self) -> None:
        """The first view: what a link brings, the kept game, or the start form.

        The focus stays where it is.
        """
        self._carefully(self._restore, focus=False)
        self.arrive(address.fragment())

    def arrive(self, fragment: str) -> None:
        """The address has got another fragment, or came with one."""
        kind, _, rest = fragment.partition("=")
        if kind in LINKS:
            address.forget_fragment()
            before = self.session.sitting
            self._carefully(lambda: self.session.links.receive(fragment))
            if self.session.sitting is not before:
                self._take_in_hand(steal=True)
        elif kind == "r":
            self._read(rest)
        elif kind == "w":
            address.forget_fragment()
            self._why(rest)
        elif self.session.dialog == "rules":
            self._carefully(lambda: self.session.open_dialog(""))
        elif fragment:
            address.forget_fragment()
            self._carefully(lambda: self.session.links.receive(fragment))

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
        if shelf.kept_aside():
            session.say("kept_aside")
        if session.sitting and f'"coached":"{session.sitting.id}"' in (
            self._store.get(PROGRESS) or ""
        ):
            self._with(lambda: self._carefully(lambda: None, focus=False), LEARNING)


def start() -> None:
    """Show the page and listen from now on."""
    store = storage.BrowserStore()
    language = spoken(store.get(LANGUAGE) or screen.preferred_language())
    keeping = Keeping(store, None, now=screen.now, new_id=screen.new_id)
    session = Session(None, language, read_settings(store.get(SETTINGS)), keeping)
    session.build = screen.build()
    session.has_share_sheet = sharing.can_share()
    shown = Page(session, store)
    inputs.listen(shown.choose, shown.command, shown.submit)
    storage.on_stored_elsewhere(shown.stored_elsewhere)
    address.on_fragment(shown.arrive)
    sharing.on_files(shown.bring)
    screen.on_hidden(shown.hidden)
    shown.open()
    screen.later(get_ready, 300)
    screen.later(shown.carry_over, 2000)


def get_ready() -> None:
    """What the next press of a button will need, once the first view is there."""
    from .table import table_page  # noqa: F401

    load_catalog()
