"""This device's camera: see :class:`wingspan.ui.devices.Camera`. static/camera.mjs uses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import wingspanStart
from pyodide.ffi import JsException, create_proxy

SCRIPT = "static/camera.mjs"

_loaded: list[Any] = []


async def load() -> bool:
    """Get ready; False if there is no camera here, or the browser reads no codes."""
    try:
        if not _loaded:
            _loaded.append(await wingspanStart.script(SCRIPT))
        return bool(await _loaded[0].possible())
    except JsException:
        return False


def read(place: str, found: Callable[[str], None], ended: Callable[[str], None]) -> None:
    """Show in the video at ``place`` what the camera sees, and call ``found`` with each code.

    ``ended`` is called if it ends other than by :func:`stop`, with "refused", "off" or "".
    """
    _loaded[0].read(place, create_proxy(found), create_proxy(ended))


def stop() -> None:
    """Switch the camera off, if it is on."""
    if _loaded:
        _loaded[0].stop()
