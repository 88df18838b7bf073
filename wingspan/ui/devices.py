"""What the app needs of the browser it runs in, handed in so that tests can hand in their own.

``wingspan.ui.browser`` has the real ones: its modules are these things.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

from msgspec import Struct, field

from wingspan.saves.store import Store


class Screen(Protocol):
    """What is shown, filled in and in focus; the clock; chance."""

    def show(self, markup: str, phase: str, language: str, theme: str) -> None: ...
    def focus_question(self) -> None: ...
    def focus(self, selector: str) -> None: ...
    def show_page_of_rules(self) -> None: ...
    def shown_token(self) -> int: ...
    def fields(self) -> dict[str, str]: ...
    def chance(self, below: int) -> int: ...
    def written(self, field: str) -> str: ...
    def now(self) -> int: ...
    def later(self, act: Callable[[], None], milliseconds: int) -> None: ...
    def reload(self) -> None: ...
    def print_page(self) -> None: ...


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


Desk = Literal["wingspan.bots.jobs", "wingspan.coach.jobs"]
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
        self, heard: Callable[[str], None], gone: Callable[[str], None], desk: Desk
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
        self, heard: Callable[[str], None], gone: Callable[[str], None], desk: Desk
    ) -> Worker:
        gone("there are no workers here")
        return _Nobody()

    def shown(self) -> bool:
        return True

    def on_shown(self, act: Callable[[], None]) -> None: ...


class _Nobody:
    def post(self, text: str) -> None: ...
    def end(self) -> None: ...


class Browser(Struct, frozen=True):
    """All of it. ``fetch`` makes a part of the game importable; it raises ConnectionError."""

    screen: Screen
    address: Address
    sharing: Sharing
    storage: Storage
    store: Store
    in_slices: Work
    fetch: Callable[[str], Awaitable[None]]
    workers: Workers = field(default_factory=NoWorkers)
