"""Archives of modules that the page fetches when they are first needed."""

from __future__ import annotations

import sys
from importlib.machinery import FileFinder

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
    # Not importlib.invalidate_caches: that first imports all that reads the metadata of packages.
    for finder in sys.path_importer_cache.values():
        if isinstance(finder, FileFinder):
            finder.invalidate_caches()
