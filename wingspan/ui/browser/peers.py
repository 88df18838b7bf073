"""Direct connections with other pages: see :class:`wingspan.ui.devices.Peers`, which says what each
function does. static/peers.mjs uses the browser's RTCPeerConnection.
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
    if not _loaded:
        try:
            _loaded.append(await wingspanStart.script(SCRIPT))
        except JsException as error:
            raise await missing(SCRIPT, error) from error
    return bool(_loaded[0].possible())


class PeerLine:
    """See :class:`wingspan.ui.devices.Line`."""

    def __init__(self, line: Any) -> None:
        self._line = line

    async def offer(self) -> str:
        return await _told(self._line.offer())

    async def answer(self, sdp: str, name: str = "", password: str = "") -> str:
        return await _told(self._line.answer(sdp, name, password))

    async def accept(self, sdp: str) -> bool:
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
    return PeerLine(
        _loaded[0].connect(servers, create_proxy(opened), create_proxy(heard), create_proxy(ended))
    )


async def identify(name: str) -> str:
    return await _told(_loaded[0].identify(name))


def keep(text: str) -> None:
    with suppress(JsException):
        if text:
            window.sessionStorage.setItem(KEPT, text)
        else:
            window.sessionStorage.removeItem(KEPT)


def kept() -> str:
    try:
        return str(window.sessionStorage.getItem(KEPT) or "")
    except JsException:
        return ""


def on_handed(heard: Callable[[str], str | None]) -> None:
    _loaded[0].onHanded(create_proxy(heard))


async def hand(answer: str) -> str | None:
    said = await _loaded[0].hand(answer)
    return said if isinstance(said, str) else None


def guard(on: bool) -> None:
    _loaded[0].guard(on)


def on_shown(act: Callable[[bool], None]) -> None:
    changed = create_proxy(lambda _event: act(document.visibilityState != "hidden"))
    document.addEventListener("visibilitychange", changed)


def call(turn: str) -> None:
    _loaded[0].call(turn)


def may_ask_to_notify() -> bool:
    return bool(_loaded[0].mayAsk())


async def ask_to_notify() -> bool:
    return str(await _loaded[0].ask()) == "granted"


def close_tab() -> None:
    if getattr(window, "opener", None):
        window.close()


async def _told(promise: Any) -> str:
    try:
        return str(await promise)
    except JsException:
        return ""
