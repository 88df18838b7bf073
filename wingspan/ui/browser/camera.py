"""This device's camera, by static/camera.mjs: see :class:`wingspan.ui.devices.Camera`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import wingspanStart
from pyodide.ffi import JsException, create_proxy

SCRIPT = "static/camera.mjs"

_loaded: list[Any] = []


async def load() -> bool:
    try:
        if not _loaded:
            _loaded.append(await wingspanStart.script(SCRIPT))
        return bool(await _loaded[0].possible())
    except JsException:
        return False


def read(place: str, found: Callable[[str], None], ended: Callable[[str], None]) -> None:
    _loaded[0].read(place, create_proxy(found), create_proxy(ended))


def stop() -> None:
    if _loaded:
        _loaded[0].stop()
