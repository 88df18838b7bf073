"""A network of pages without browsers: session descriptions are like real ones, and what is sent
arrives soon.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from wingspan.links.connection import Candidate, Connection, read_sdp, write_sdp


class Network:
    """All lines by their names."""

    def __init__(self) -> None:
        self.lines: dict[str, Line] = {}
        self.tabs: list[Device] = []
        self.works = True

    def device(self, *, possible: bool = True, beside: Device | None = None) -> Device:
        """Return a new device. ``beside``: another tab of the same browser."""
        device = Device(self, possible)
        device.browser = device if beside is None else beside.browser
        self.tabs.append(device)
        return device


class Line:
    """One end of a connection."""

    def __init__(self, network: Network, *told: Callable[..., Any]) -> None:
        self.network = network
        self.opened, self.heard, self.ended = told
        self.name = f"name{len(network.lines):04}"
        network.lines[self.name] = self
        self.other: Line | None = None
        self.awaits = ""
        """The name of the line that it waits for; "" until its description is accepted."""
        self.sent: list[str] = []
        self.servers = ""
        self.over = False

    def _sdp(self, *, offers: bool) -> str:
        half = Connection(self.name, "p" * 24, bytes(32), (Candidate("10.0.0.1", 7),))
        return write_sdp(half, offers=offers)

    async def offer(self) -> str:
        return self._sdp(offers=True)

    async def answer(self, sdp: str, name: str = "", _password: str = "") -> str:
        self.other = self.network.lines[read_sdp(sdp).name]
        if name:
            self.name = name
            self.network.lines[name] = self
            self.other.meet(self)
        return self._sdp(offers=False)

    async def accept(self, sdp: str) -> bool:
        self.awaits = next(
            line.partition(":")[2] for line in sdp.splitlines() if line.startswith("a=ice-ufrag:")
        )
        other = self.network.lines.get(self.awaits)
        if other is not None:
            self.meet(other)
        return True

    def meet(self, other: Line) -> None:
        """Connect the two lines if each knows of the other."""
        alone = not self.over and not other.over and self.other is None
        if self.network.works and alone and other.other is self and self.awaits == other.name:
            self.other = other
            _soon(self.opened)
            _soon(other.opened)

    def send(self, text: str) -> None:
        self.sent.append(text)
        if self.other is not None and not self.over:
            _soon(partial(self.other.receive, text))

    def receive(self, text: str) -> None:
        if not self.over:
            self.heard(text)

    def close(self) -> None:
        self.over = True
        if self.other is not None and self.other.other is self:
            _soon(self.other.cut)

    def cut(self) -> None:
        """Lose the connection."""
        if not self.over:
            self.over = True
            self.ended()


def _soon(act: Callable[[], object]) -> None:
    """Call ``act`` after the current task, in the order of the calls."""

    async def do() -> None:
        act()

    doing = asyncio.ensure_future(do())
    doing.add_done_callback(asyncio.Future.result)


class Device:
    """The means by which a page reaches others."""

    def __init__(self, network: Network, possible: bool) -> None:
        self.network, self.possible = network, possible
        self.lines: list[Line] = []
        self.handed: Callable[[str], str | None] | None = None
        self.shown: Callable[[bool], None] | None = None
        self.guarded = False
        self.closed = False
        self.called: list[str] = []
        self.notifies: bool | None = None
        self.browser = self
        self.in_tab = ""
        self.certificates: list[str] = []

    @property
    def line(self) -> Line:
        """The newest line that is connected."""
        return next(one for one in reversed(self.lines) if one.other is not None and not one.over)

    async def load(self) -> bool:
        return self.possible

    def connect(
        self,
        servers: str,
        opened: Callable[[], None],
        heard: Callable[[str], None],
        ended: Callable[[], None],
    ) -> Line:
        self.lines.append(Line(self.network, opened, heard, ended))
        self.lines[-1].servers = servers
        return self.lines[-1]

    async def identify(self, name: str) -> str:
        if not name:
            self.certificates.append(f"certificate {len(self.certificates)}")
            return self.certificates[-1]
        return name if name in self.certificates else ""

    def keep(self, text: str) -> None:
        self.in_tab = text

    def kept(self) -> str:
        return self.in_tab

    def on_handed(self, heard: Callable[[str], str | None]) -> None:
        self.handed = heard

    async def hand(self, answer: str) -> str | None:
        beside = [tab for tab in self.network.tabs if tab.browser is self.browser]
        names = (tab.handed(answer) for tab in beside if tab.handed and tab is not self)
        return next((name for name in names if name is not None), None)

    def guard(self, on: bool) -> None:
        self.guarded = on

    def on_shown(self, act: Callable[[bool], None]) -> None:
        self.shown = act

    def call(self, turn: str) -> None:
        self.called.append(turn)

    def may_ask_to_notify(self) -> bool:
        return self.notifies is None

    async def ask_to_notify(self) -> bool:
        self.notifies = True
        return True

    def close_tab(self) -> None:
        self.closed = True
