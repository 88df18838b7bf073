"""The page on the screen: shows markup, moves the focus, reads forms."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

import page_scripts
from js import Date, Object, document, location, window
from pyodide.ffi import create_once_callable, create_proxy, to_js

from .elements import attribute, filled_in


def options(values: Mapping[str, object]) -> Any:
    """The values as an object of JavaScript."""
    return to_js(values, dict_converter=Object.fromEntries)


_STILL = options({"preventScroll": True})


def show(
    frame: str,
    parts: Mapping[str, str],
    phase: str,
    language: str,
    theme: str,
    *,
    waits: str,
) -> None:
    """Make the page look like ``frame`` with its parts, with as few changes as possible.

    ``parts``: the new and changed parts, by id; the others stay as they are. ``waits``: "" if all
    parts are there. If some that are "seen" follow later (:func:`show_rest`), moves are shown then;
    those that are only "heard" do not hold them up.

    A new phase scrolls to the top of the page. Dialogs are modal; when one closes, the focus
    returns to where it was. What a person has unfolded stays unfolded.
    """
    page_scripts.show(frame, _in_turn(parts), phase, language, theme, waits)


def show_rest(parts: Mapping[str, str], *, waits: str) -> None:
    """Show parts that were put off, and the moves that waited for them. ``waits`` as in
    :func:`show`.
    """
    page_scripts.showRest(_in_turn(parts), waits)


def when_idle(act: Callable[[], None]) -> None:
    """Call ``act`` as soon as the browser is idle: a frame that is due is painted first."""
    page_scripts.whenIdle(create_once_callable(act))


def prepare(picture: str) -> None:
    """Have the browser read a picture that is likely to be shown soon. ``picture``: its address."""
    page_scripts.prepare(picture)


def _in_turn(parts: Mapping[str, str]) -> Any:
    """A flat list with each id followed by its markup."""
    return to_js([*chain.from_iterable(parts.items())])


def focus_question() -> None:
    """Move the focus to the heading of the question, or of the end of a round while that is shown,
    without scrolling the table.
    """
    heading = document.getElementById("round-end-title") or document.getElementById("question")
    if heading:
        heading.focus(_STILL)


def focus(selector: str, *, is_shown: bool = False) -> None:
    """Move the focus to the first element that matches, if any, without scrolling the table.

    ``is_shown``: then scroll just far enough to make it visible.
    """
    found = document.querySelector(selector)
    if found:
        found.focus(_STILL)
        if is_shown:
            found.scrollIntoView(options({"block": "nearest"}))


def show_page_of_rules() -> None:
    """Move the focus to the title of the page of the rules, and scroll it to its top.

    The contents have no title: the page itself gets the focus.
    """
    page = document.getElementById("reference-page")
    if page:
        page.scrollTop = 0
        page.focus(_STILL)
        focus("#rule-title")


def shown_token() -> int:
    """The token of the moment on the screen; 0 if nothing can be answered."""
    return int(attribute(document.getElementById("root"), "data-decision") or 0)


def fields() -> dict[str, str]:
    return filled_in(document.getElementById("start-form"))


def chance(below: int) -> int:
    """A random number from 0 to ``below`` - 1."""
    return int.from_bytes(os.urandom(16)) % below


def build() -> str:
    return attribute(document.querySelector('meta[name="wingspan-version"]'), "content")


def docs() -> str:
    """The address of the documentation; "" if it is not published with the page."""
    return attribute(document.querySelector('meta[name="wingspan-docs"]'), "content")


def new_id() -> str:
    """An id for a game, different from all others."""
    return f"{now():x}-{chance(16**6):06x}"


def now() -> int:
    return int(Date.now())


def later(act: Callable[[], None], milliseconds: int) -> None:
    """Call ``act`` after ``milliseconds``."""
    window.setTimeout(create_once_callable(act), milliseconds)


def on_hidden(act: Callable[[], None]) -> None:
    """Call ``act`` whenever the page is left or put into the background."""

    def hidden(_event: Any) -> None:
        if document.visibilityState == "hidden":
            act()

    document.addEventListener("visibilitychange", create_proxy(hidden))
    window.addEventListener("pagehide", create_proxy(lambda _event: act()))


def reload() -> None:
    location.reload()


def print_page() -> None:
    window.print()


def sing(birds: str, volume: str, *, unasked: bool) -> None:
    """Let birds sing one after the other. ``birds``: their voices as JSON (``score`` of
    ``wingspan.voices``).

    ``unasked``: nobody has pressed a button for it; only the first bird sings if motion is
    switched off.
    """
    motion = page_scripts.script("motion")
    if motion:
        motion.sing(birds, volume, unasked)


def language() -> str:
    """The language that static/watch.js has chosen: the one set here, or the browser's."""
    return str(document.documentElement.lang)
