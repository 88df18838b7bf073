"""The page's address: what stands after its #, and the way back and forward."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import Object, history, location, window
from pyodide.ffi import create_proxy, to_js


def fragment() -> str:
    """What stands after the # of the page's address."""
    return str(location.hash).removeprefix("#")


def link(fragment: str) -> str:
    """The whole address of this page with that fragment."""
    return f"{location.origin}{location.pathname}#{fragment}"


def forget_fragment() -> None:
    """Take the fragment out of the address, without a step in the browser's history."""
    history.replaceState(_EMPTY, "", f"{location.pathname}{location.search}")


def go(fragment: str) -> None:
    """Put that fragment into the address, as a step that the browser can go back from."""
    history.pushState(_EMPTY, "", f"#{fragment}")


def back() -> None:
    history.back()


def on_fragment(heard: Callable[[str], None]) -> None:
    """Call ``heard`` with the fragment whenever a person, or back and forward, changes it."""

    def changed(_event: Any) -> None:
        heard(fragment())

    window.addEventListener("popstate", create_proxy(changed))


_EMPTY = to_js({}, dict_converter=Object.fromEntries)
