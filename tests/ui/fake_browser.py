"""The app without a browser: screen, address and storage are stand-ins."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any, ClassVar
from unittest.mock import patch

from tests.table import CATALOG
from tests.ui.live.network import Network
from tests.ui.markup import Element, read
from tests.ui.thinking.people import NoWorkers
from wingspan.saves import MemoryStore
from wingspan.ui import effects, messages
from wingspan.ui.coach.work import Coach
from wingspan.ui.devices import Browser, PageReplaced, Peers
from wingspan.ui.kit.buttons import written
from wingspan.ui.kit.parts import filled
from wingspan.ui.loop.app import App
from wingspan.ui.loop.state import TABLE
from wingspan.ui.session.autosave import Keeping
from wingspan.ui.session.session import Session
from wingspan.words import languages

BROWSER = {"agent": "Fake/1.0", "languages": "en", "window": "1280 × 800"}
"""What the fake browser says of itself."""
DECISION = re.compile(r'<[^>]* id="root"[^>]* data-decision="(\d+)"')


@dataclass
class Screen:
    """Holds what was shown last and what was scheduled. Its clock advances by ``tick`` milliseconds
    each time it is read.
    """

    filled_in: dict[str, str] = field(default_factory=dict)
    frame: str = ""
    parts: dict[str, str] = field(default_factory=dict)
    renders: int = 0
    focused: list[str] = field(default_factory=list)
    waiting: list[Callable[[], None]] = field(default_factory=list)
    sung: list[tuple[list[Any], str, bool]] = field(default_factory=list)
    """The songs that were asked for, how loud, and whether nobody had pressed for them."""
    waits: str = ""
    """What was still to come when the page was shown last."""
    prepared: list[str] = field(default_factory=list)
    """The addresses of the pictures that the browser was to read in advance."""
    tick: int = 0
    time: int = 1_000
    seed: int = 7
    _root: Element | None = None

    def show(
        self,
        frame: str,
        parts: Mapping[str, str],
        _phase: str,
        _language: str,
        _theme: str,
        *,
        waits: str,
    ) -> None:
        self.frame = frame
        self.renders += 1
        self.waits = waits
        self._take(parts)

    def show_rest(self, parts: Mapping[str, str], **_: str) -> None:
        self._take(parts)

    def _take(self, parts: Mapping[str, str]) -> None:
        self.parts = {**self.parts, **parts}
        self._root = None

    @property
    def markup(self) -> str:
        return filled(self.frame, self.parts)

    @property
    def root(self) -> Element:
        """The page, which is read when somebody looks at it: most views pass unseen."""
        if self._root is None:
            self._root = read(self.markup)
        return self._root

    def when_idle(self, act: Callable[[], None]) -> None:
        act()

    def prepare(self, picture: str) -> None:
        self.prepared.append(picture)

    def shown_token(self) -> int:
        found = DECISION.search(self.frame)
        return int(found[1]) if found else 0

    def fields(self) -> dict[str, str]:
        return self.filled_in

    def chance(self, _below: int) -> int:
        return self.seed

    def now(self) -> int:
        self.time += self.tick
        return self.time

    def later(self, act: Callable[[], None], _milliseconds: int) -> None:
        self.waiting.append(act)

    def sing(self, birds: str, volume: str, *, unasked: bool) -> None:
        self.sung.append((json.loads(birds), volume, unasked))


@dataclass
class Address:
    """Holds the fragment as the last effect has left it."""

    now: str = ""


@dataclass
class Sharing:
    """Records what has left the page."""

    copied: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    """What is in the files."""
    pictures: list[str] = field(default_factory=list)


class Camera:
    """While it is on, sees what a test lets it see."""

    def __init__(self, *, there: bool = True) -> None:
        self.there = there
        self.place = ""
        """The element in which the page shows the picture; "" while the camera is off."""
        self.sees: Callable[[str], None] = lambda _: None
        self.ends: Callable[[str], None] = lambda _: None

    async def load(self) -> bool:
        return self.there

    def read(self, place: str, found: Callable[[str], None], ended: Callable[[str], None]) -> None:
        self.place, self.sees, self.ends = place, found, ended

    def stop(self) -> None:
        self.place = ""


async def in_slices(step: Callable[[], bool], between: Callable[[], None] = lambda: None) -> None:
    while step():
        between()


class Page:
    """The app in a fake browser."""

    loop: ClassVar[type[App]] = App
    archives: ClassVar[tuple[str, ...]] = (TABLE, *languages())
    """Those that are there from the beginning."""

    def __init__(
        self,
        store: MemoryStore | None = None,
        fragment: str = "",
        peers: Peers | None = None,
        camera: Camera | None = None,
        *,
        has_table: bool = True,
    ) -> None:
        self.screen, self.address, self.sharing = Screen(), Address(fragment), Sharing()
        self.store = store or MemoryStore()
        self.ids: Iterator[str] = (f"game-{number}" for number in count(1))
        keeping = Keeping(self.store, now=self.screen.now, new_id=lambda: next(self.ids))
        self.session = Session(CATALOG, "en", keeping=keeping)
        self.awake = False
        """Whether the screen is kept on."""
        self.held: list[effects.TakeGame] = []
        """The games that this tab has taken from others."""
        self.fetched: list[str] = []
        self.late: set[str] = set()
        """Archives that do not arrive as long as they are named here."""
        self.network = True
        self.replaced = False
        """Whether the host has another version by now."""
        browser = Browser(
            self.screen,
            self.store,
            in_slices,
            self._fetch,
            NoWorkers(),
            peers or Network().device(possible=False),
            camera or Camera(there=False),
        )
        self.session.address = "https://page.example/#"
        there = self.archives if has_table else ()
        self.app = self.loop(self.session, browser, self._carry_out, there)
        self.open(fragment)

    def open(self, fragment: str) -> None:
        self.app.send(messages.OpenPage(fragment))

    def _carry_out(
        self, effect: effects.Effect, send: Callable[[messages.AnyMessage], None]
    ) -> None:
        """Note what the browser is asked for. It copies whatever it is given, and has nobody to
        share anything with.
        """
        match effect:
            case effects.QUESTION:
                self.screen.focused.append("question")
            case effects.RULES:
                self.screen.focused.append("rules")
            case effects.Focus(selector):
                self.screen.focused.append(selector)
            case effects.PrintPage():
                self.screen.focused.append("print")
            case effects.LoadAgain(None):
                self.screen.focused.append("reload")
            case effects.GoTo(str(now)) | effects.Stay(str(now)) | effects.LoadAgain(str(now)):
                self.address.now = now
            case effects.Travel(by):
                self.address.now = {None: "", -1: "back", 1: "forward"}[by]
            case effects.CopyField(element):
                self.sharing.copied.append(element)
            case effects.CopyText(text, rule):
                self.sharing.copied.append(text)
                send(messages.LinkCopied(True, rule))
            case effects.OfferLink(live=live):
                send(messages.LinkShared(False, live))
            case effects.Download(name, text) | effects.OfferText(name, text):
                self.sharing.files.append(name)
                self.sharing.texts.append(text)
            case effects.DescribeBrowser():
                send(messages.BrowserDescribed(BROWSER))
            case effects.OfferPicture(drawing=drawing):
                self.sharing.pictures.append(drawing)
                send(messages.PictureDrawn(True))
            case effects.TakeGame():
                self.held.append(effect)
            case effects.KeepAwake(on):
                self.awake = on

    async def _fetch(self, part: str) -> None:
        if not self.network:
            raise PageReplaced(part) if self.replaced else ConnectionError(part)
        while part in self.late:
            await asyncio.sleep(0)
        self.fetched.append(part)

    def do(self, act: Callable[[], object]) -> None:
        """Have the loop call ``act`` as if it were the update of a message."""

        def update(*_: object) -> effects.Effects:
            act()
            return ()

        with patch("wingspan.ui.loop.app.update", update):
            self.app.send(messages.Leave())

    def press(self, command: messages.Message) -> None:
        """Press the button on the screen that does ``command``."""
        name, fields = written(command)
        found = [
            element
            for element in self.screen.root.having("data-do", name)
            if element.attributes.get("data-with") == fields
        ]
        assert found, f"nothing on the screen does {command}"
        source = found[0].attributes.get("data-from")
        if source is None:
            self.command(name, fields or "")
        else:
            typed = self.screen.filled_in.get(source, "")
            told = json.loads(fields or "{}") | {found[0].attributes["data-field"]: typed}
            self.command(name, json.dumps(told))

    @property
    def coach(self) -> Coach:
        """The coach, whose archive has been fetched."""
        coach = self.app.state.coach
        assert coach is not None
        return coach

    def reopen(self) -> None:
        """Load the page again."""
        self.app.send(messages.OpenPage(self.address.now))

    def choose(self, option: int) -> None:
        """Press that option of the decision on the screen."""
        self.app.send(messages.Choose(option))

    def command(self, name: str, fields: str = "") -> None:
        """Press a button with that command, as it is written in the markup."""
        self.app.send(messages.read(name, fields))

    def arrive(self, fragment: str) -> None:
        """Put that fragment into the address."""
        self.app.send(messages.Arrive(fragment))

    def submit(self, name: str = "begin") -> None:
        """Submit the form on the screen with that command."""
        (form,) = self.screen.root.having("data-submit", name)
        fields = form.attributes.get("data-with")
        self.app.send(messages.read(name, fields or "", self.screen.filled_in))

    def begin(self) -> None:
        self.submit()
        assert self.session.phase == "play"


def at(_page: Page, act: Callable[[], object]) -> None:
    """Call ``act`` in that page and let everything that follows happen.

    It runs an event loop of its own, which Python in the browser does not have.
    """

    async def run() -> None:
        act()
        for _ in range(1_000_000):
            await asyncio.sleep(0)
            if not asyncio.all_tasks() - {asyncio.current_task()}:
                return
        raise AssertionError("it never ends")

    asyncio.run(run())
