"""Other pages, reached directly: see :class:`wingspan.ui.devices.Peers`.

static/peers.mjs is what talks to the browser's RTCPeerConnection; it is loaded with the first.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from js import document, window, wingspanStart
from pyodide.ffi import JsException, create_proxy

SCRIPT = "static/peers.mjs"
KEPT = "wingspan.live"
"""Under which a tab keeps its table."""

_loaded: list[Any] = []


async def load() -> bool:
    """Get ready; False if this browser cannot reach other pages.

    Raises ConnectionError if the script cannot be had now.
    """
    if not _loaded:
        try:
            _loaded.append(await wingspanStart.script(SCRIPT))
        except JsException as error:
            raise ConnectionError(f"the script cannot be fetched: {error}") from error
    return bool(_loaded[0].possible())


class Line:
    """A connection with one other page."""

    def __init__(self, line: Any) -> None:
        self._line = line

    async def offer(self) -> str:
        """The session description to be handed to the other page; "" if there can be none."""
        return await _told(self._line.offer())

    async def answer(self, sdp: str, name: str = "", password: str = "") -> str:
        """The answer to what another page has offered; "" if the browser refuses that."""
        return await _told(self._line.answer(sdp, name, password))

    async def accept(self, sdp: str) -> bool:
        """Take the answer to one's own offer; False if the browser refuses it."""
        try:
            await self._line.accept(sdp)
        except JsException:
            return False
        return True

    def send(self, text: str) -> None:
        self._line.send(text)

    def close(self) -> None:
        self._line.close()


def connect(
    servers: str,
    opened: Callable[[], None],
    heard: Callable[[str], None],
    ended: Callable[[], None],
) -> Line:
    """A connection that is not made yet. ``servers``: STUN servers, if any."""
    return Line(
        _loaded[0].connect(servers, create_proxy(opened), create_proxy(heard), create_proxy(ended))
    )


async def identify(name: str) -> str:
    """Show the certificate of that name from now on, a new one for ""; its name, "" if it is not
    there, or the browser keeps none."""
    return await _told(_loaded[0].identify(name))


def keep(text: str) -> None:
    """Keep that in this tab, whatever happens to the page."""
    with suppress(JsException):
        if text:
            window.sessionStorage.setItem(KEPT, text)
        else:
            window.sessionStorage.removeItem(KEPT)


def kept() -> str:
    """What was kept so, "" for nothing."""
    try:
        return str(window.sessionStorage.getItem(KEPT) or "")
    except JsException:
        return ""


def on_handed(heard: Callable[[str], str | None]) -> None:
    """Call ``heard`` with the answer that another tab was opened with; it returns what that tab
    is told, None if the answer is for neither."""
    _loaded[0].onHanded(create_proxy(heard))


async def hand(answer: str) -> str | None:
    """Hand an answer to the tab that has the table; what it says, None if no tab wants it."""
    said = await _loaded[0].hand(answer)
    return said if isinstance(said, str) else None


def guard(on: bool) -> None:
    """Whether the browser asks before this page is closed."""
    _loaded[0].guard(on)


def on_shown(act: Callable[[bool], None]) -> None:
    """Do it whenever the page is hidden, or can be seen again."""
    changed = create_proxy(lambda _event: act(document.visibilityState != "hidden"))
    document.addEventListener("visibilitychange", changed)


def call(turn: str) -> None:
    """Put into the title whose turn it is, and into a notification if nobody sees the page; ""
    ends that."""
    _loaded[0].call(turn)


def may_ask_to_notify() -> bool:
    """Whether nobody has said yet if this page may show notifications."""
    return bool(_loaded[0].mayAsk())


async def ask_to_notify() -> bool:
    """Ask for leave to show notifications; whether it was given."""
    return str(await _loaded[0].ask()) == "granted"


def close_tab() -> None:
    """Close this tab, where a page may do that: if another page has opened it."""
    if getattr(window, "opener", None):
        window.close()


async def _told(promise: Any) -> str:
    try:
        return str(await promise)
    except JsException:
        return ""
