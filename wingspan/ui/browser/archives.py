"""Archives of modules that the page fetches when they are first needed."""

from __future__ import annotations

import sys
from importlib.machinery import FileFinder

from js import document, fetch, wingspanStart
from pyodide.ffi import JsException

from ..devices import PageReplaced
from .display import options


async def fetch_archive(name: str) -> None:
    """Make the modules of an archive importable; returns at once if they already are.

    tools/site.py lists the archives. Raises what :func:`missing` returns.
    """
    try:
        await wingspanStart.archive(name)
    except JsException as error:
        raise await missing(f"the archive {name!r}", error) from error
    # Not importlib.invalidate_caches: that first imports all that reads the metadata of packages.
    for finder in sys.path_importer_cache.values():
        if isinstance(finder, FileFinder):
            finder.invalidate_caches()


def there() -> tuple[str, ...]:
    """The archives that the first view needs."""
    return tuple(str(name) for name in wingspanStart.early())


async def missing(what: str, error: Exception) -> ConnectionError:
    """Return the exception that says why a part of the page cannot be fetched.

    A host that was updated no longer has the files that a page opened earlier asks for.
    """
    why = f"{what} cannot be fetched: {error}"
    try:
        response = await fetch("./", options({"cache": "no-store"}))
        page = str(await response.text())
    except JsException:
        return ConnectionError(why)
    version = document.querySelector('meta[name="wingspan-version"]').outerHTML
    is_page = response.ok and 'name="wingspan-version"' in page
    return PageReplaced(why) if is_page and version not in page else ConnectionError(why)
