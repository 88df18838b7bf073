"""Archives of modules that the page fetches when they are first needed."""

from __future__ import annotations

import importlib

from js import wingspanStart
from pyodide.ffi import JsException


async def fetch_archive(name: str) -> None:
    """Make the modules of an archive importable; returns at once if they already are.

    tools/site.py lists the archives. Raises ConnectionError if the archive cannot be fetched.
    """
    try:
        await wingspanStart.archive(name)
    except JsException as error:
        raise ConnectionError(f"the archive {name!r} cannot be fetched: {error}") from error
    importlib.invalidate_caches()
