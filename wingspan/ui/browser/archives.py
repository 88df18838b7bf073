"""Parts of the game that the page fetches when they are first wanted."""

from __future__ import annotations

import importlib

from js import wingspanStart
from pyodide.ffi import JsException


async def fetch_archive(name: str) -> None:
    """Make the modules of an archive importable; at once if they are already.

    tools/site.py says which archives there are. Raises ConnectionError if it cannot be had now.
    """
    try:
        await wingspanStart.archive(name)
    except JsException as error:
        raise ConnectionError(f"the archive {name!r} cannot be fetched: {error}") from error
    importlib.invalidate_caches()
