"""The page on the screen: shows markup, moves the focus, reads what was filled in."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from js import Date, Object, document, location, navigator, window
from pyodide.ffi import create_once_callable, create_proxy, to_js

from .elements import attribute, text

FIELDS = "#start-form :is(input, select)"
UNFOLDED = "#app details[open]"


def show(markup: str, phase: str, language: str, theme: str) -> None:
    """Make the page look like ``markup`` with as few changes as possible.

    Another phase is another page: it is seen from its top. A dialog lies over all the rest;
    when it goes, the focus returns to where it was. What a person has unfolded stays so.
    """
    html = document.documentElement
    before = attribute(html, "data-phase")
    _set(html, "data-theme", theme)
    dialog = document.querySelector("dialog[open]")
    if dialog and "<dialog" not in markup:
        dialog.close()
    motion = getattr(window, "wingspanMotion", None)
    if motion:
        motion.before()
    unfolded = [(part, part.className) for part in document.querySelectorAll(UNFOLDED)]
    window.wingspanMorph(document.getElementById("app"), markup)
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
    if motion:
        motion.after()


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


def focus(selector: str) -> None:
    """Put the focus on the first such element, if there is one, without scrolling the table."""
    found = document.querySelector(selector)
    if found:
        found.focus(_STILL)


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


def preferred_language() -> str:
    """The language that the browser asks for."""
    return str(navigator.language or "")


_STILL = to_js({"preventScroll": True}, dict_converter=Object.fromEntries)
