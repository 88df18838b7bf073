"""The interfaces to the browser that the app needs, passed in so that tests can replace them.

The modules of ``wingspan.ui.browser`` implement them and describe their functions.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Literal, Protocol

from msgspec import Struct

from wingspan.saves.store import Store


class Display(Protocol):
    """The page on the screen: markup, forms; the clock; random numbers."""

    def show(
        self,
        frame: str,
        parts: Mapping[str, str],
        phase: str,
        language: str,
        theme: str,
        *,
        waits: str,
    ) -> None: ...
    def show_rest(self, parts: Mapping[str, str], *, waits: str) -> None: ...
    def when_idle(self, act: Callable[[], None]) -> None: ...
    def prepare(self, picture: str) -> None: ...
    def shown_token(self) -> int: ...
    def fields(self) -> dict[str, str]: ...
    def chance(self, below: int) -> int: ...
    def now(self) -> int: ...
    def later(self, act: Callable[[], None], milliseconds: int) -> None: ...
    def sing(self, birds: str, volume: str, *, unasked: bool) -> None: ...


class Work(Protocol):
    """Does work in slices: calls ``step`` until it returns False, ``between`` after each slice."""

    def __call__(
        self, step: Callable[[], bool], between: Callable[[], None] = ..., /
    ) -> Awaitable[None]: ...


class Device(Struct, frozen=True):
    """The device that the page runs on: number of processor cores, memory in gigabytes (None if
    unknown), and whether it is mainly used by touch.
    """

    cores: int = 1
    memory: float | None = None
    touch: bool = False

    @property
    def share(self) -> int:
        """The percentage of its level's worlds that a computer player evaluates in games begun on
        this device: see :class:`wingspan.engine.program.Program`.
        """
        return 50 if self.touch or (self.memory is not None and self.memory <= 4) else 100


JobModule = Literal["wingspan.bots.jobs", "wingspan.coach.jobs"]
"""The module with a worker's jobs."""


class Worker(Protocol):
    """A thread with a Python of its own, which does jobs (:mod:`wingspan.bots.jobs`)."""

    def post(self, text: str) -> None:
        """Send it a job."""

    def end(self) -> None:
        """Terminate it at once."""


class Workers(Protocol):
    """Starts workers, and knows whether the page is visible."""

    def device(self) -> Device: ...

    def start(
        self, heard: Callable[[str], None], gone: Callable[[str], None], desk: JobModule
    ) -> Worker:
        """Start a worker for the jobs of that module. ``heard`` is first called when it is ready,
        then with each outcome; ``gone`` with the reason if it cannot start or is lost.
        """

    def shown(self) -> bool:
        """Whether the page is visible."""

    def on_shown(self, act: Callable[[], None]) -> None:
        """Call ``act`` whenever the page becomes visible."""


class Line(Protocol):
    """A connection with one other page; offers and answers are session descriptions."""

    async def offer(self) -> str:
        """Return an offer for the other page; "" if that fails."""

    async def answer(self, sdp: str, name: str = "", password: str = "") -> str:
        """Return the answer to another page's offer; "" if the browser refuses the offer.

        ``name`` and ``password``: the ICE name and password to use, if agreed beforehand.
        """

    async def accept(self, sdp: str) -> bool:
        """Take the answer to this page's offer; False if the browser refuses it."""

    def send(self, text: str) -> None: ...
    def close(self) -> None: ...


class PageReplaced(ConnectionError):
    """What is asked for is gone: the server has another version of the page by now."""


class Peers(Protocol):
    """Direct connections with other pages; other tabs of this browser; notifications."""

    async def load(self) -> bool:
        """Get ready; False if this browser cannot connect to other pages.

        Raises ConnectionError if the script cannot be fetched.
        """

    def connect(
        self,
        servers: str,
        opened: Callable[[], None],
        heard: Callable[[str], None],
        ended: Callable[[], None],
    ) -> Line:
        """Prepare a connection, which is not made yet. ``servers``: STUN servers, if any."""

    async def identify(self, name: str) -> str:
        """Use the stored certificate of that name from now on, or a new one for "".

        Returns its name; "" if there is none of that name or the browser stores none.
        """

    def keep(self, text: str) -> None:
        """Store ``text`` in this tab, so that it survives a reload; "" removes it."""

    def kept(self) -> str:
        """What :meth:`keep` stored in this tab; "" for nothing."""

    def on_handed(self, heard: Callable[[str], str | None]) -> None:
        """Call ``heard`` with an answer with which another tab was opened.

        ``heard`` returns the reply to that tab; None if the answer is not for this tab.
        """

    async def hand(self, answer: str) -> str | None:
        """Hand an answer to the tab that has the table; returns its reply, None without one."""

    def guard(self, on: bool) -> None:
        """Set whether the browser asks before this page is closed."""

    def on_shown(self, act: Callable[[bool], None]) -> None:
        """Call ``act`` whenever the page becomes hidden (False) or visible (True)."""

    def call(self, turn: str) -> None:
        """Put ``turn`` into the title, and into a notification if the page is hidden; "" removes
        it.
        """

    def may_ask_to_notify(self) -> bool:
        """Whether the person has not yet decided if this page may show notifications."""

    async def ask_to_notify(self) -> bool:
        """Ask for permission to show notifications; returns whether it was given."""

    def close_tab(self) -> None:
        """Close this tab if the browser allows it: if another page has opened it."""


class Camera(Protocol):
    """This device's camera, if the browser can read codes with it."""

    async def load(self) -> bool:
        """Get ready; False if there is no camera, or the browser cannot read codes."""

    def read(self, place: str, found: Callable[[str], None], ended: Callable[[str], None]) -> None:
        """Show the camera's picture in the video at ``place``, and call ``found`` with each code.

        ``ended`` is called if reading ends other than by ``stop``: with "refused" if the camera may
        not be used, "off" if it cannot be used, "" otherwise.
        """

    def stop(self) -> None: ...


class Browser(Struct, frozen=True):
    """All devices of the browser. ``in_slices`` does work between frames. ``fetch`` makes an
    archive's modules importable, and raises ConnectionError if it cannot be fetched,
    :class:`PageReplaced` if it never can again.
    """

    display: Display
    store: Store
    in_slices: Work
    fetch: Callable[[str], Awaitable[None]]
    workers: Workers
    peers: Peers
    camera: Camera
