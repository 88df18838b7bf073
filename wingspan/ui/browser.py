"""The one module that touches the browser: shows markup, hears clicks and keys, stores saves."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from js import Idiomorph, Object, document, localStorage, location, navigator, window
from pyodide.ffi import JsException, create_proxy, to_js

FIELDS = "#start-form input"
TYPING = "input, textarea, select"


def show(markup: str, phase: str, language: str) -> None:
    """Make the page look like ``markup`` with as few changes as possible.

    Another phase is another page: it is seen from its top.
    """
    html = document.documentElement
    before = _attribute(html, "data-phase")
    Idiomorph.morph(document.getElementById("app"), markup, _INNER)
    html.dataset.phase = phase
    html.lang = language
    if before != phase:
        window.scrollTo(0, 0)


def focus_question() -> None:
    """Put the focus on the question's heading, without scrolling the table."""
    heading = document.getElementById("question")
    if heading:
        heading.focus(_STILL)


def shown_token() -> int:
    """The token of the moment on the screen; 0 when nothing can be answered."""
    return int(_attribute(document.getElementById("root"), "data-decision") or 0)


def fields() -> dict[str, str]:
    """What is filled in on the start form."""
    filled = {}
    for field in document.querySelectorAll(FIELDS):
        if field.type in ("radio", "checkbox") and not field.checked:
            continue
        filled[str(field.name)] = str(field.value)
    return filled


def listen(
    on_choice: Callable[[int], None],
    on_command: Callable[[str, str], None],
    on_submit: Callable[[], None],
) -> None:
    """Hear every click, key and submitted form of the page, for as long as it lives."""
    app = document.getElementById("app")

    def clicked(event: Any) -> None:
        target = event.target
        found = target.closest("[data-choice], [data-do]") if target.closest else None
        if not found or found.disabled:
            return
        choice = _attribute(found, "data-choice")
        if choice:
            on_choice(int(choice))
        else:
            on_command(_attribute(found, "data-do"), _attribute(found, "data-value"))

    def changed(event: Any) -> None:
        what = _attribute(event.target, "data-look")
        if what:
            on_command("look", f"{what}={event.target.value}")

    def submitted(event: Any) -> None:
        event.preventDefault()
        on_submit()

    def released(event: Any) -> None:
        key = str(event.key)
        if _modified(event) or _typing(event):
            return
        if key.isdigit() and key != "0":
            buttons = document.querySelectorAll("#prompt .options [data-choice]")
            if int(key) <= buttons.length:
                on_choice(int(_attribute(buttons.item(int(key) - 1), "data-choice")))

    def pressed(event: Any) -> None:
        held = event.ctrlKey or event.metaKey
        if held and not event.shiftKey and event.key == "z" and not _typing(event):
            event.preventDefault()
            on_command("undo", "")

    app.addEventListener("click", create_proxy(clicked))
    app.addEventListener("input", create_proxy(changed))
    app.addEventListener("submit", create_proxy(submitted))
    document.addEventListener("keyup", create_proxy(released))
    document.addEventListener("keydown", create_proxy(pressed))


def stored(key: str) -> str | None:
    """What this browser keeps under ``key``; None if nothing, or if it keeps nothing at all."""
    try:
        found = localStorage.getItem(key)
    except JsException:
        return None
    return found if isinstance(found, str) else None


def store(key: str, text: str) -> bool:
    """Keep ``text`` under ``key``; False if the browser has no room or refuses."""
    try:
        localStorage.setItem(key, text)
    except JsException:
        return False
    return True


def chance(below: int) -> int:
    """A random number from 0 to ``below``, exclusive."""
    return int.from_bytes(os.urandom(16)) % below


def copy(element: str) -> None:
    """Select the text of an element and copy it."""
    field = document.getElementById(element)
    field.select()
    if navigator.clipboard:
        navigator.clipboard.writeText(field.value)


def reload() -> None:
    location.reload()


def preferred_language() -> str:
    """The language that the browser asks for."""
    return str(navigator.language or "")


def _attribute(element: Any, name: str) -> str:
    """An element's attribute; "" if it has none, or if there is no such element."""
    if not element:
        return ""
    written = element.getAttribute(name)
    return written if isinstance(written, str) else ""


def _typing(event: Any) -> bool:
    """Whether a key was meant for a field of a form."""
    closest = getattr(event.target, "closest", None)
    return bool(closest and closest(TYPING))


def _modified(event: Any) -> bool:
    return bool(event.ctrlKey or event.altKey or event.metaKey)


_INNER = to_js({"morphStyle": "innerHTML"}, dict_converter=Object.fromEntries)
_STILL = to_js({"preventScroll": True}, dict_converter=Object.fromEntries)
