"""What the app needs of the browser it runs in, handed in so that tests can hand in their own.

``wingspan.ui.browser`` has the real ones: its modules are these things.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Literal, Protocol

from msgspec import Struct, field

from wingspan.saves.store import Store


class Focus(Struct, frozen=True):
    """Where the focus goes: to the first element that the CSS selector finds. ``is_shown``: it is
    scrolled into view."""

    selector: str
    is_shown: bool = False


QUESTION = Focus("#question")
"""The question's heading, or the end of a round as long as that is told."""
RULES = Focus("#rule-title")
"""The page of the rules, shown from its top."""


class Carefully(Protocol):
    """What the app does for every input: see :meth:`.App.carefully`."""

    def __call__(self, act: Callable[[], object], *, focus: bool = True) -> None: ...


class Display(Protocol):
    """What is shown, filled in and in focus; the clock; chance."""

    def show(
        self,
        frame: str,
        parts: Mapping[str, str],
        phase: str,
        language: str,
        theme: str,
        *,
        waits: bool,
    ) -> None: ...
    def show_rest(self, parts: Mapping[str, str]) -> None: ...
    def when_idle(self, act: Callable[[], None]) -> None: ...
    def focus_question(self) -> None: ...
    def focus(self, selector: str, *, is_shown: bool = False) -> None: ...
    def show_page_of_rules(self) -> None: ...
    def shown_token(self) -> int: ...
    def fields(self) -> dict[str, str]: ...
    def chance(self, below: int) -> int: ...
    def written(self, field: str) -> str: ...
    def now(self) -> int: ...
    def later(self, act: Callable[[], None], milliseconds: int) -> None: ...
    def reload(self) -> None: ...
    def print_page(self) -> None: ...
    def sing(self, birds: str, volume: str, *, unasked: bool) -> None: ...


class Address(Protocol):
    """The page's address: what stands after its #, and the way back and forward."""

    def fragment(self) -> str: ...
    def link(self, fragment: str) -> str: ...
    def forget_fragment(self) -> None: ...
    def stay(self, fragment: str) -> None: ...
    def reload_with(self, fragment: str) -> None: ...
    def go(self, fragment: str) -> None: ...
    def leave(self) -> None: ...
    def back(self) -> None: ...
    def forward(self) -> None: ...


class Sharing(Protocol):
    """The clipboard, the system's share sheet, files."""

    def copy_from(self, element: str) -> None: ...
    def copy(self, text: str, done: Callable[[bool], None]) -> None: ...
    def share(self, title: str, text: str, url: str, done: Callable[[bool], None]) -> None: ...
    def download(self, name: str, text: str) -> None: ...
    def share_picture(
        self, name: str, drawing: str, size: tuple[int, int], done: Callable[[bool], None]
    ) -> None: ...


class Hold(Protocol):
    """A game in the hands of one tab at a time."""

    def take(self, name: str, *, steal: bool = False) -> None: ...
    def let_go(self) -> None: ...


class Storage(Protocol):
    """How the browser keeps things, and which of its tabs has a game in hand."""

    def hold(self, on_held: Callable[[bool], None], on_lost: Callable[[], None]) -> Hold: ...
    def ask_to_persist(self, told: Callable[[bool], None]) -> None: ...
    def forgets_after_a_week(self) -> bool: ...


class Work(Protocol):
    """Work in slices: a step until it says that there is no more, something between slices."""

    def __call__(
        self, step: Callable[[], bool], between: Callable[[], None] = ..., /
    ) -> Awaitable[None]: ...


class Device(Struct, frozen=True):
    """What the page runs on: processor cores, memory in GB (None if the browser does not say),
    and whether it is mainly touched."""

    cores: int = 1
    memory: float | None = None
    touch: bool = False

    @property
    def share(self) -> int:
        """The percentage of a level's worlds that a computer player looks at where it sits down
        here: see :class:`wingspan.engine.program.Program`."""
        return 50 if self.touch or (self.memory is not None and self.memory <= 4) else 100


JobModule = Literal["wingspan.bots.jobs", "wingspan.coach.jobs"]
"""The module that does a worker's jobs."""


class Worker(Protocol):
    """A thread with a Python of its own, which does jobs (:mod:`wingspan.bots.jobs`)."""

    def post(self, text: str) -> None:
        """Give it a job."""

    def end(self) -> None:
        """End it at once."""


class Workers(Protocol):
    """Starts workers, and knows whether anybody is looking."""

    def device(self) -> Device: ...

    def start(
        self, heard: Callable[[str], None], gone: Callable[[str], None], desk: JobModule
    ) -> Worker:
        """Start a worker for the jobs of that module. ``heard`` is first called when it is ready,
        then with each outcome; ``gone`` with the reason if it cannot be had or is lost."""

    def shown(self) -> bool:
        """Whether the page can be seen."""

    def on_shown(self, act: Callable[[], None]) -> None:
        """Do it whenever the page can be seen again."""


class NoWorkers:
    """A browser that has none."""

    def device(self) -> Device:
        return Device()

    def start(
        self, heard: Callable[[str], None], gone: Callable[[str], None], desk: JobModule
    ) -> Worker:
        gone("there are no workers here")
        return _Nobody()

    def shown(self) -> bool:
        return True

    def on_shown(self, act: Callable[[], None]) -> None: ...


class _Nobody:
    def post(self, text: str) -> None: ...
    def end(self) -> None: ...


class Line(Protocol):
    """A connection with one other page; what it is told and returns are session descriptions."""

    async def offer(self) -> str:
        """What is to be handed to the other page; "" if there can be none."""

    async def answer(self, sdp: str, name: str = "", password: str = "") -> str:
        """The answer to what another page has offered; "" if the browser refuses that.

        ``name`` and ``password`` if they are agreed upon."""

    async def accept(self, sdp: str) -> bool:
        """Take the answer to one's own offer; False if the browser refuses it."""

    def send(self, text: str) -> None: ...
    def close(self) -> None: ...


class Peers(Protocol):
    """Other pages, reached directly; the tabs of this browser."""

    async def load(self) -> bool:
        """Get ready; False if this browser cannot. Raises ConnectionError."""

    def connect(
        self,
        servers: str,
        opened: Callable[[], None],
        heard: Callable[[str], None],
        ended: Callable[[], None],
    ) -> Line:
        """A connection that is not made yet. ``servers``: STUN servers, if any."""

    async def identify(self, name: str) -> str:
        """Show the certificate of that name from now on, a new one for ""; its name, "" if it is
        not there, or the browser keeps none."""

    def keep(self, text: str) -> None:
        """Keep that in this tab, whatever happens to the page."""

    def kept(self) -> str: ...

    def on_handed(self, heard: Callable[[str], str | None]) -> None:
        """Call ``heard`` with the answer that another tab was opened with; it returns what that
        tab is told."""

    async def hand(self, answer: str) -> str | None:
        """Hand an answer to the tab that has the table; None if no tab wants it."""

    def guard(self, on: bool) -> None:
        """Whether the browser asks before this page is closed."""

    def on_shown(self, act: Callable[[bool], None]) -> None:
        """Do it whenever the page is hidden, or can be seen again."""

    def call(self, turn: str) -> None:
        """Put into the title whose turn it is, and into a notification if nobody sees the page;
        "" ends that."""

    def may_ask_to_notify(self) -> bool:
        """Whether nobody has said yet if this page may show notifications."""

    async def ask_to_notify(self) -> bool:
        """Ask for leave to show notifications; whether it was given."""

    def close_tab(self) -> None: ...


class NoPeers:
    """A browser that reaches no other pages."""

    async def load(self) -> bool:
        return False

    def connect(
        self,
        servers: str,
        opened: Callable[[], None],
        heard: Callable[[str], None],
        ended: Callable[[], None],
    ) -> Line:
        raise ConnectionError("no other page can be reached")

    async def identify(self, name: str) -> str:
        return ""

    def keep(self, text: str) -> None: ...

    def kept(self) -> str:
        return ""

    def on_handed(self, heard: Callable[[str], str | None]) -> None: ...

    async def hand(self, answer: str) -> str | None:
        return None

    def guard(self, on: bool) -> None: ...
    def on_shown(self, act: Callable[[bool], None]) -> None: ...
    def call(self, turn: str) -> None: ...

    def may_ask_to_notify(self) -> bool:
        return False

    async def ask_to_notify(self) -> bool:
        return False

    def close_tab(self) -> None: ...


class Camera(Protocol):
    """This device's camera, where the browser reads codes with it."""

    async def load(self) -> bool:
        """Get ready; False if there is none."""

    def read(self, place: str, found: Callable[[str], None], ended: Callable[[str], None]) -> None:
        """Show in the video at ``place`` what the camera sees, and call ``found`` with each code.

        ``ended`` is called if it ends other than by ``stop``: with "refused" if the camera may not
        be used, "off" if it cannot be, "" otherwise.
        """

    def stop(self) -> None: ...


class NoCamera:
    """A browser without a camera."""

    async def load(self) -> bool:
        return False

    def read(
        self, place: str, found: Callable[[str], None], ended: Callable[[str], None]
    ) -> None: ...

    def stop(self) -> None: ...


class Browser(Struct, frozen=True):
    """All of it. ``fetch`` makes a part of the game importable; it raises ConnectionError."""

    display: Display
    address: Address
    sharing: Sharing
    storage: Storage
    store: Store
    in_slices: Work
    fetch: Callable[[str], Awaitable[None]]
    workers: Workers = field(default_factory=NoWorkers)
    peers: Peers = field(default_factory=NoPeers)
    camera: Camera = field(default_factory=NoCamera)
