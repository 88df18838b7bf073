"""The page's address: what stands after its #, and the way back and forward.

A step that this page makes in the browser's history knows how deep it lies, so that all such
steps can be left at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import page_scripts
from js import Object, history, location, window
from pyodide.ffi import create_proxy, to_js


def fragment() -> str:
    """What stands after the # of the page's address."""
    return unquote(str(location.hash).removeprefix("#"), errors="replace")


def link(fragment: str) -> str:
    """The whole address of this page with that fragment."""
    return f"{location.origin}{location.pathname}#{fragment}"


def forget_fragment() -> None:
    """Take the fragment out of the address, without a step in the browser's history."""
    history.replaceState(_at(_depth()), "", f"{location.pathname}{location.search}")


def stay(fragment: str) -> None:
    """Put that fragment into the address, without a step in the browser's history."""
    history.replaceState(_at(_depth()), "", f"#{fragment}")


def reload_with(fragment: str) -> None:
    """Load the page again in its newest version, with that fragment in its address."""
    history.replaceState(_at(_depth()), "", f"{location.pathname}{location.search}#{fragment}")
    offline: Any = page_scripts.script("offline")
    take = getattr(offline and offline.offline, "take", location.reload)
    take()


def go(fragment: str) -> None:
    """Put that fragment into the address, as a step that the browser can go back from."""
    history.pushState(_at(_depth() + 1), "", f"#{fragment}")


def leave() -> None:
    """Go back to before the first of the steps that lead here; the fragment is gone then."""
    depth = _depth()
    if depth:
        history.go(-depth)
    else:
        forget_fragment()


def back() -> None:
    history.back()


def forward() -> None:
    history.forward()


def on_fragment(heard: Callable[[str], None]) -> None:
    """Call ``heard`` with the fragment whenever a person, or back and forward, changes it."""
    last = [_depth()]

    def changed(_event: Any) -> None:
        if not history.state and location.hash:
            history.replaceState(_at(last[0] + 1), "", location.hash)
        last[0] = _depth()
        heard(fragment())

    window.addEventListener("popstate", create_proxy(changed))


def _depth() -> int:
    """How many steps of this page's own lie before the one shown."""
    return int(getattr(history.state, "depth", 0) or 0) if history.state else 0


def _at(depth: int) -> Any:
    return to_js({"depth": depth}, dict_converter=Object.fromEntries)
