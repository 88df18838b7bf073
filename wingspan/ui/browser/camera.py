"""This device's camera, by static/camera.mjs: see :class:`wingspan.ui.devices.Camera`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import wingspanStart
from pyodide.ffi import JsException, create_proxy

SCRIPT = "static/camera.mjs"

_loaded: list[Any] = []


async def load() -> bool:
    """Load the script; False if there is no camera, or the browser cannot read codes."""
    try:
        if not _loaded:
            _loaded.append(await wingspanStart.script(SCRIPT))
        return bool(await _loaded[0].possible())
    except JsException:
        return False


def read(place: str, found: Callable[[str], None], ended: Callable[[str], None]) -> None:
    """Show the camera's picture in the video at ``place``, and call ``found`` with each code.

    ``ended`` is called with "refused", "off" or "" if reading ends other than by :func:`stop`.
    """
    _loaded[0].read(place, create_proxy(found), create_proxy(ended))


def stop() -> None:
    """Switch the camera off, if it is on."""
    if _loaded:
        _loaded[0].stop()
