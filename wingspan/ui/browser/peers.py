"""Direct connections with other pages: see :class:`wingspan.ui.devices.Peers`.

static/peers.mjs uses the browser's RTCPeerConnection; :func:`load` loads it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from js import document, window, wingspanStart
from pyodide.ffi import JsException, create_proxy

from .archives import missing

SCRIPT = "static/peers.mjs"
KEPT = "wingspan.live"
"""Key under which a tab stores its live table."""

_loaded: list[Any] = []


async def load() -> bool:
    """Load the script; False if this browser cannot connect to other pages.

    Raises what :func:`.archives.missing` returns if the script cannot be fetched.
    """
    if not _loaded:
        try:
            _loaded.append(await wingspanStart.script(SCRIPT))
        except JsException as error:
            raise await missing(SCRIPT, error) from error
    return bool(_loaded[0].possible())


class PeerLine:
    """A connection with one other page."""

    def __init__(self, line: Any) -> None:
        self._line = line

    async def offer(self) -> str:
        """Return an offer for the other page, as a session description; "" if that fails."""
        return await _told(self._line.offer())

    async def answer(self, sdp: str, name: str = "", password: str = "") -> str:
        """Return the answer to another page's offer; "" if the browser refuses the offer."""
        return await _told(self._line.answer(sdp, name, password))

    async def accept(self, sdp: str) -> bool:
        """Take the answer to this page's offer; False if the browser refuses it."""
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
) -> PeerLine:
    """Prepare a connection, which is not made yet. ``servers``: STUN servers, if any."""
    return PeerLine(
        _loaded[0].connect(servers, create_proxy(opened), create_proxy(heard), create_proxy(ended))
    )


async def identify(name: str) -> str:
    """Use the stored certificate of that name from now on, or a new one for "".

    Returns its name; "" if there is none of that name or the browser stores none.
    """
    return await _told(_loaded[0].identify(name))


def keep(text: str) -> None:
    """Store ``text`` in this tab, so that it survives a reload; "" removes it."""
    with suppress(JsException):
        if text:
            window.sessionStorage.setItem(KEPT, text)
        else:
            window.sessionStorage.removeItem(KEPT)


def kept() -> str:
    """What :func:`keep` stored in this tab; "" for nothing."""
    try:
        return str(window.sessionStorage.getItem(KEPT) or "")
    except JsException:
        return ""


def on_handed(heard: Callable[[str], str | None]) -> None:
    """Call ``heard`` with an answer with which another tab was opened.

    ``heard`` returns the reply to that tab; None if the answer is not for this tab.
    """
    _loaded[0].onHanded(create_proxy(heard))


async def hand(answer: str) -> str | None:
    """Hand an answer to the tab that has the table; returns its reply, None if no tab takes it."""
    said = await _loaded[0].hand(answer)
    return said if isinstance(said, str) else None


def guard(on: bool) -> None:
    """Set whether the browser asks before this page is closed."""
    _loaded[0].guard(on)


def on_shown(act: Callable[[bool], None]) -> None:
    """Call ``act`` whenever the page becomes hidden (False) or visible (True)."""
    changed = create_proxy(lambda _event: act(document.visibilityState != "hidden"))
    document.addEventListener("visibilitychange", changed)


def call(turn: str) -> None:
    """Put ``turn`` into the title, and into a notification if the page is hidden; "" removes it."""
    _loaded[0].call(turn)


def may_ask_to_notify() -> bool:
    """Whether the person has not yet decided if this page may show notifications."""
    return bool(_loaded[0].mayAsk())


async def ask_to_notify() -> bool:
    """Ask for permission to show notifications; returns whether it was given."""
    return str(await _loaded[0].ask()) == "granted"


def close_tab() -> None:
    """Close this tab if the browser allows it: if another page has opened it."""
    if getattr(window, "opener", None):
        window.close()


async def _told(promise: Any) -> str:
    try:
        return str(await promise)
    except JsException:
        return ""
