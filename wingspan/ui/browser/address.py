"""The page's address: its fragment, and the browser's history.

Each history entry that this page adds stores its depth, so that all of them can be left at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import page_scripts
from js import history, location, window
from pyodide.ffi import create_proxy

from .display import options


def fragment() -> str:
    """The text after the # of the page's address."""
    written = str(location.hash).removeprefix("#")
    if "%" not in written:
        return written
    from urllib.parse import unquote

    return unquote(written, errors="replace")


def whole() -> str:
    """The address of this page up to the #, to which a fragment is added."""
    return f"{location.origin}{location.pathname}#"


def query() -> str:
    """The text from the ? of the page's address to its #; "" for none."""
    return str(location.search)


def forget_fragment() -> None:
    """Remove the fragment from the address, without adding a history entry."""
    history.replaceState(_at(_depth()), "", f"{location.pathname}{location.search}")


def stay(fragment: str) -> None:
    """Put that fragment into the address, without adding a history entry."""
    history.replaceState(_at(_depth()), "", f"#{fragment}")


def reload_with(fragment: str) -> None:
    """Load the page again in its newest version, with that fragment in its address."""
    history.replaceState(_at(_depth()), "", f"{location.pathname}{location.search}#{fragment}")
    offline: Any = page_scripts.script("offline")
    take = getattr(offline and offline.offline, "take", location.reload)
    take()


def go(fragment: str) -> None:
    history.pushState(_at(_depth() + 1), "", f"#{fragment}")


def travel(by: int | None) -> None:
    """Go so many history entries on; None: back to before this page's own, which also removes the
    fragment.
    """
    by = -_depth() if by is None else by
    if by:
        history.go(by)
    else:
        forget_fragment()


def on_fragment(heard: Callable[[str], None]) -> None:
    """Call ``heard`` with the fragment whenever a person, or Back or Forward, changes it."""
    last = [_depth()]

    def changed(_event: Any) -> None:
        if not history.state and location.hash:
            history.replaceState(_at(last[0] + 1), "", location.hash)
        last[0] = _depth()
        heard(fragment())

    window.addEventListener("popstate", create_proxy(changed))


def _depth() -> int:
    """Number of history entries of this page up to the current one."""
    return int(getattr(history.state, "depth", 0) or 0) if history.state else 0


def _at(depth: int) -> Any:
    return options({"depth": depth})
