"""Long work, by web workers (:class:`wingspan.ui.devices.Workers`) or by the page in short pieces.

static/thinking.mjs runs in workers. They receive and send texts.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from js import document, fetch, navigator, window
from pyodide.ffi import JsException, create_proxy

from ..devices import Device, JobModule
from .display import build, now, options
from .elements import attribute

SCRIPT = "static/thinking.mjs"
LOADED = (
    "lib/library.pack",
    "app.pack",
    "table.pack",
    "lib/pyodide/pyodide.asm.mjs",
    "lib/pyodide/pyodide.asm.wasm",
    "lib/pyodide/pyodide.mjs",
    "static/pack.mjs",
)
"""Files that every worker loads; they must be the same as when the page was built."""

PACKS: dict[JobModule, tuple[str, ...]] = {
    "wingspan.bots.jobs": ("bots.pack",),
    "wingspan.coach.jobs": ("bots.pack", "coach.pack"),
}
"""Further files that a worker loads for its jobs."""


def device() -> Device:
    return Device(
        cores=int(getattr(navigator, "hardwareConcurrency", 1)),
        memory=getattr(navigator, "deviceMemory", None),
        touch=bool(window.matchMedia("(pointer: coarse)").matches),
    )


def shown() -> bool:
    return bool(document.visibilityState != "hidden")


def on_shown(act: Callable[[], None]) -> None:
    def changed(_event: Any) -> None:
        if shown():
            act()

    document.addEventListener("visibilitychange", create_proxy(changed))


class Thinker:
    """See :class:`wingspan.ui.devices.Worker`. It starts by itself; :meth:`post` must not be called
    before it is ready.
    """

    def __init__(
        self, heard: Callable[[str], None], gone: Callable[[str], None], desk: JobModule
    ) -> None:
        self._desk = desk
        self._heard = heard
        self._gone = gone
        self._worker: Any = None
        self._ended = False
        self._beginning = asyncio.ensure_future(self._begin())

    async def _begin(self) -> None:
        place = f"./{SCRIPT}{_version()}"
        try:
            await fetch(place, options({"integrity": _digest(SCRIPT)}))
            if self._ended:
                return
            self._worker = window.Worker.new(place, options({"type": "module"}))
        except (JsException, AttributeError) as error:
            self._gone(str(error))
            return
        self._worker.onmessage = create_proxy(lambda event: self._heard(str(event.data)))
        self._worker.onerror = create_proxy(self._failed)
        self._worker.onmessageerror = create_proxy(self._failed)
        digests = {file: _digest(file) for file in (*LOADED, *PACKS[self._desk])}
        self.post(json.dumps({"jobs": self._desk, "digests": digests}))

    def _failed(self, event: Any) -> None:
        event.preventDefault()
        self._gone(str(getattr(event, "message", event.type)))

    def post(self, text: str) -> None:
        self._worker.postMessage(text)

    def end(self) -> None:
        self._ended = True
        if self._worker is not None:
            self._worker.onmessage = self._worker.onerror = self._worker.onmessageerror = None
            self._worker.terminate()


def start(heard: Callable[[str], None], gone: Callable[[str], None], desk: JobModule) -> Thinker:
    return Thinker(heard, gone, desk)


def _version() -> str:
    """The query by which a service worker knows the version to serve.

    "" without a service worker: then the browser's cache from the start of the page is used.
    """
    if getattr(getattr(navigator, "serviceWorker", None), "controller", None):
        return f"?version={build()}"
    return ""


def _digest(file: str) -> str:
    """The integrity digest of a file, as listed in the page."""
    archive = file.removesuffix(".pack")
    found = document.querySelector(
        f'[href="./{file}"], [data-archive="{archive}"], [data-script="{file}"]'
    )
    return attribute(found, "integrity") or attribute(found, "data-integrity")


SLICE = 20
"""Milliseconds of work before control returns to the browser."""


async def in_slices(step: Callable[[], bool], between: Callable[[], None] = lambda: None) -> None:
    """Call ``step`` until it returns False, and ``between`` after each slice."""
    more = True
    while more:
        until = now() + SLICE
        while more and now() < until:
            more = step()
        between()
        await asyncio.sleep(0)
