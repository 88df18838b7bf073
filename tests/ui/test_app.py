"""The page's life without a browser: the app with a screen, an address and a store of the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from tests.table import CATALOG
from tests.ui.markup import Element, read
from wingspan.saves import MemoryStore
from wingspan.ui import commands
from wingspan.ui.app import LAST_VIEW, App
from wingspan.ui.commands import Command, UnknownCommand
from wingspan.ui.devices import Browser, Hold
from wingspan.ui.handling import handler_of
from wingspan.ui.kit.buttons import written
from wingspan.ui.play.settings import LANGUAGE, SETTINGS
from wingspan.ui.session.autosave import Keeping
from wingspan.ui.session.session import Session


@dataclass
class Screen:
    """What was shown last; a clock that stands still; what waits for later."""

    filled_in: dict[str, str] = field(default_factory=dict)
    root: Element = field(default_factory=lambda: Element("page", {}))
    renders: int = 0
    focused: list[str] = field(default_factory=list)
    waiting: list[Callable[[], None]] = field(default_factory=list)

    def show(self, markup: str, phase: str, language: str, theme: str) -> None:
        self.root = read(markup)
        self.renders += 1

    def focus_question(self) -> None:
        self.focused.append("question")

    def focus(self, selector: str) -> None:
        self.focused.append(selector)

    def show_page_of_rules(self) -> None:
        self.focused.append("rules")

    def shown_token(self) -> int:
        (root,) = self.root.having("id", "root")
        return int(root.attributes.get("data-decision", "0"))

    def fields(self) -> dict[str, str]:
        return self.filled_in

    def chance(self, below: int) -> int:
        return 7

    def written(self, field: str) -> str:
        return ""

    def now(self) -> int:
        return 1_000

    def later(self, act: Callable[[], None], milliseconds: int) -> None:
        self.waiting.append(act)

    def reload(self) -> None:
        self.focused.append("reload")

    def print_page(self) -> None:
        self.focused.append("print")


@dataclass
class Address:
    """The fragment, and how it was changed."""

    now: str = ""

    def fragment(self) -> str:
        return self.now

    def link(self, fragment: str) -> str:
        return f"https://page.example/#{fragment}"

    def forget_fragment(self) -> None:
        self.now = ""

    def reload_with(self, fragment: str) -> None:
        self.now = fragment

    def go(self, fragment: str) -> None:
        self.now = fragment

    def leave(self) -> None:
        self.now = ""

    def back(self) -> None:
        self.now = "back"

    def forward(self) -> None:
        self.now = "forward"


@dataclass
class Sharing:
    """What has left the page."""

    copied: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)

    def copy_from(self, element: str) -> None:
        self.copied.append(element)

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        self.copied.append(text)
        done(True)

    def share(self, title: str, text: str, url: str, done: Callable[[bool], None]) -> None:
        done(False)

    def download(self, name: str, text: str) -> None:
        self.files.append(name)


class OneTab:
    """A browser with one tab, which keeps everything for ever."""

    def hold(self, on_held: Callable[[bool], None], on_lost: Callable[[], None]) -> Hold:
        return self

    def take(self, name: str, *, steal: bool = False) -> None:
        return

    def let_go(self) -> None:
        return

    def ask_to_persist(self, told: Callable[[bool], None]) -> None:
        told(True)

    def forgets_after_a_week(self) -> bool:
        return False


async def in_slices(step: Callable[[], bool], between: Callable[[], None] = lambda: None) -> None:
    while step():
        between()


def done(app: App, command: Command) -> object:
    return handler_of(command)(app, command)


class Page:
    """The app at such a browser."""

    def __init__(self, store: MemoryStore | None = None, fragment: str = "") -> None:
        self.screen, self.address, self.sharing = Screen(), Address(fragment), Sharing()
        self.store = store or MemoryStore()
        numbers = iter(range(1, 100))
        keeping = Keeping(
            self.store, CATALOG, now=self.screen.now, new_id=lambda: f"game-{next(numbers)}"
        )
        self.session = Session(CATALOG, "en", keeping=keeping)
        self.fetched: list[str] = []

        def fetch(part: str) -> Awaitable[None]:
            self.fetched.append(part)
            return asyncio.sleep(0)

        browser = Browser(
            self.screen, self.address, self.sharing, OneTab(), self.store, in_slices, fetch
        )
        self.app = App(self.session, browser, done)
        self.app.open()

    def press(self, command: Command) -> None:
        """Press a button that is on the screen and does that."""
        name, fields = written(command)
        found = [
            element
            for element in self.screen.root.having("data-do", name)
            if element.attributes.get("data-with") == fields
        ]
        assert found, f"nothing on the screen does {command}"
        self.app.command(name, fields or "")

    def begin(self) -> None:
        self.app.submit()
        assert self.session.phase == "play"


def test_the_first_view_is_the_start_form_and_a_game_begins_from_it() -> None:
    page = Page()
    assert page.session.phase == "start" and page.screen.renders == 1
    page.begin()
    assert page.session.game is not None and page.session.game.setup.seed == 7
    assert page.screen.focused[-1] == "question"
    assert page.store.get("wingspan.current") == "game-1"


def test_an_answer_is_kept_shown_and_comes_back_on_the_next_visit() -> None:
    page = Page()
    page.begin()
    page.app.choose(0)
    assert page.session.game is not None and page.session.game.answers[:1] == (0,)
    again = Page(page.store)
    assert again.session.phase == "play" and again.session.game == page.session.game


def test_one_input_is_one_render() -> None:
    page = Page()
    page.begin()
    inputs: tuple[Callable[[], None], ...] = (
        lambda: page.app.choose(0),
        lambda: page.press(commands.Undo()),
        lambda: page.press(commands.ShowMenu()),
    )
    for press in inputs:
        before = page.screen.renders
        press()
        assert page.screen.renders == before + 1


def test_a_setting_and_the_language_are_remembered() -> None:
    page = Page()
    page.begin()
    page.press(commands.ShowSettings())
    page.press(commands.Set("theme", "dark"))
    page.press(commands.Speak("fr"))
    assert page.session.settings.theme == "dark" and page.session.language == "fr"
    assert '"theme":"dark"' in (page.store.get(SETTINGS) or "")
    assert page.store.get(LANGUAGE) == "fr"


def test_a_command_that_does_not_decode_is_refused_and_changes_nothing() -> None:
    page = Page()
    page.begin()
    before, token = page.screen.renders, page.session.token
    for name, fields in (("boil", ""), ("place", '{"bird":7}'), ("resume", "")):
        with pytest.raises(UnknownCommand):
            page.app.command(name, fields)
    assert (page.screen.renders, page.session.token) == (before, token)


def test_a_link_is_taken_out_of_the_address_and_shown() -> None:
    page = Page()
    page.begin()
    page.press(commands.Share("game"))
    page.press(commands.CopyLink())
    (url,) = page.sharing.copied
    other = Page(fragment=url.partition("#")[2])
    assert other.session.phase == "arrival" and other.address.now == ""
    other.press(commands.Accept())
    assert other.session.game == page.session.game


def test_the_game_on_the_table_leaves_as_a_file() -> None:
    page = Page()
    page.begin()
    page.app.command("export_this", "")
    assert page.sharing.files == ["wingspan-game.json"]


def test_what_the_next_visit_shows_first_is_kept_when_the_page_goes() -> None:
    page = Page()
    page.begin()
    page.app.hidden()
    assert "data-choice" in (page.store.get(LAST_VIEW) or "")
    page.press(commands.Leave())
    page.app.hidden()
    assert page.store.get(LAST_VIEW) is not None


@pytest.mark.native_only  # it runs a loop of its own
def test_lessons_are_fetched_when_they_are_first_wanted() -> None:
    async def visit() -> None:
        page = Page()
        page.press(commands.ShowLessons())
        while page.session.over.dialog != "lessons":
            await asyncio.sleep(0)
        page.press(commands.BeginLesson("food"))
        assert page.fetched == ["lessons"]
        practice = page.session.practice
        assert practice is not None and practice.doing(page.session.on_screen) == "lesson"

    asyncio.run(visit())
