"""The page without a browser: the app with a screen, an address and a store of the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.table import CATALOG
from tests.ui.markup import Element, read
from wingspan.saves import MemoryStore
from wingspan.ui.app import App
from wingspan.ui.commands import Command
from wingspan.ui.devices import Browser, Hold
from wingspan.ui.handling import handler_of
from wingspan.ui.kit.buttons import written
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

    def stay(self, fragment: str) -> None:
        self.now = fragment

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
        self.network = True
        browser = Browser(
            self.screen, self.address, self.sharing, OneTab(), self.store, in_slices, self._fetch
        )
        self.app = App(self.session, browser, done)
        self.app.open()

    async def _fetch(self, part: str) -> None:
        if not self.network:
            raise ConnectionError(part)
        self.fetched.append(part)

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


def at(page: Page, act: Callable[[], object]) -> None:
    """Do something at that page and let all that follows of it come about.

    It runs a loop of its own, which the browser's Python has not.
    """

    async def run() -> None:
        act()
        for _ in range(1_000_000):
            await asyncio.sleep(0)
            if not asyncio.all_tasks() - {asyncio.current_task()}:
                return
        raise AssertionError("it never ends")

    asyncio.run(run())
