"""The page on the screen: shows markup, moves the focus, reads what was filled in."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

import page_scripts
from js import Date, Object, document, location, navigator, window
from pyodide.ffi import create_once_callable, create_proxy, to_js

from .elements import attribute, text

FIELDS = "#start-form :is(input, select)"
UNFOLDED = "#app details[open]"


def show(
    frame: str,
    parts: Mapping[str, str],
    phase: str,
    language: str,
    theme: str,
    *,
    waits: bool,
) -> None:
    """Make the page look like ``frame`` with its parts, with as few changes as possible.

    ``parts``: by id the parts that are new or look otherwise; the others stay as they are.
    ``waits``: some of those come later (:func:`show_rest`), and what moved is shown then.

    Another phase is another page: it is seen from its top. A dialog lies over all the rest;
    when it goes, the focus returns to where it was. What a person has unfolded stays so.
    """
    html = document.documentElement
    before = attribute(html, "data-phase")
    _set(html, "data-theme", theme)
    dialog = document.querySelector("dialog[open]")
    if dialog and "<dialog" not in frame:
        dialog.close()
    unfolded = [(part, part.className) for part in document.querySelectorAll(UNFOLDED)]
    page_scripts.morph(frame, _in_turn(parts), page_scripts.script("motion"), waits)
    _let_tab_reach_the_mat()
    for part, kind in unfolded:
        part.open = part.open or (before in (phase, "") and part.className == kind)
    _set(html, "data-phase", phase)
    _set(html, "lang", language)
    dialog = document.querySelector("dialog[open]")
    if dialog and not dialog.matches(":modal"):
        dialog.close()
        dialog.showModal()
    if before and before != phase:
        window.scrollTo(0, 0)


def show_rest(parts: Mapping[str, str]) -> None:
    """Show parts that waited, and all that moved with them."""
    page_scripts.morphRest(_in_turn(parts), page_scripts.script("motion"))


def when_idle(act: Callable[[], None]) -> None:
    """Do it as soon as the browser has nothing more urgent: a frame that is due comes first."""
    page_scripts.whenIdle(create_once_callable(act))


def _in_turn(parts: Mapping[str, str]) -> Any:
    """Each id before its markup."""
    return to_js([*chain.from_iterable(parts.items())])


def _let_tab_reach_the_mat() -> None:
    """One cell stops the Tab key. It was moved by the arrow keys, and went with its row."""
    if not document.querySelector('[data-cell][tabindex="0"]'):
        first = document.querySelector("[data-cell]")
        if first:
            first.tabIndex = 0


def _set(element: Any, name: str, value: str) -> None:
    """Set an attribute that has another value. The browser counts every set as a change: a
    language set anew, be it the same, costs the style of every element.
    """
    if attribute(element, name) != value:
        element.setAttribute(name, value)


def focus_question() -> None:
    """Put the focus on the question's heading, without scrolling the table; on the end of a round
    as long as that is told.
    """
    heading = document.getElementById("round-end-title") or document.getElementById("question")
    if heading:
        heading.focus(_STILL)


def focus(selector: str, *, is_shown: bool = False) -> None:
    """Put the focus on the first such element, if there is one, without scrolling the table.

    ``is_shown``: only as far as it takes to see it.
    """
    found = document.querySelector(selector)
    if found:
        found.focus(_STILL)
        if is_shown:
            found.scrollIntoView(_NEAREST)


def show_page_of_rules() -> None:
    """Put the focus on the title of the page of the rules, and show it from its top."""
    page = document.getElementById("reference-page")
    if page:
        page.scrollTop = 0
        focus("#rule-title")


def shown_token() -> int:
    """The token of the moment on the screen; 0 when nothing can be answered."""
    return int(attribute(document.getElementById("root"), "data-decision") or 0)


def fields() -> dict[str, str]:
    """What is filled in on the start form."""
    filled = {}
    for field in document.querySelectorAll(FIELDS):
        if field.type in ("radio", "checkbox") and not field.checked:
            continue
        filled[str(field.name)] = text(field.value)
    return filled


def chance(below: int) -> int:
    """A random number from 0 to ``below``, exclusive."""
    return int.from_bytes(os.urandom(16)) % below


def written(field: str) -> str:
    """What is written in the field with that id."""
    element = document.getElementById(field)
    return text(element.value) if element else ""


def build() -> str:
    """The name of this build of the page."""
    return attribute(document.querySelector('meta[name="wingspan-version"]'), "content")


def new_id() -> str:
    """A name for a game that no other has."""
    return f"{now():x}-{chance(16**6):06x}"


def now() -> int:
    """The time in milliseconds, UTC."""
    return int(Date.now())


def later(act: Callable[[], None], milliseconds: int) -> None:
    """Do it after a while."""
    window.setTimeout(create_once_callable(act), milliseconds)


def on_hidden(act: Callable[[], None]) -> None:
    """Do it whenever the page is left or put into the background."""

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
    """Let birds sing one after the other: their voices as JSON (``score`` of their room).

    ``unasked``: nobody has pressed for it; of several birds only the first sings where things
    shall not move.
    """
    motion = page_scripts.script("motion")
    if motion:
        motion.sing(birds, volume, unasked)


def preferred_language() -> str:
    """The language that the browser asks for."""
    return str(navigator.language or "")


_STILL = to_js({"preventScroll": True}, dict_converter=Object.fromEntries)
_NEAREST = to_js({"block": "nearest"}, dict_converter=Object.fromEntries)
