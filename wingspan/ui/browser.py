"""The one module that touches the browser: shows markup, hears clicks and keys, stores saves."""

from __future__ import annotations

import os
from collections.abc import Callable

from js import Idiomorph, Object, document, localStorage, location, navigator
from pyodide.ffi import JsException, create_proxy, to_js

FIELDS = "#start-form input"
TYPING = "input, textarea, select"


def show(markup: str, phase: str, language: str) -> None:
    """Make the page look like ``markup`` with as few changes as possible."""
    Idiomorph.morph(document.getElementById("app"), markup, _INNER)
    document.documentElement.dataset.phase = phase
    document.documentElement.lang = language


def focus_question() -> None:
    """Put the focus on the question's heading, without scrolling the table."""
    heading = document.getElementById("question")
    if heading:
        heading.focus(_STILL)


def shown_token() -> int:
    """The token of the moment on the screen; 0 when nothing can be answered."""
    root = document.getElementById("root")
    written = root.getAttribute("data-decision") if root else None
    return int(written) if written else 0


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

    def clicked(event: object) -> None:
        target = event.target  # type: ignore[attr-defined]
        found = target.closest("[data-choice], [data-do]") if target.closest else None
        if not found or found.disabled:
            return
        choice = found.getAttribute("data-choice")
        if choice is not None:
            on_choice(int(choice))
        else:
            on_command(
                str(found.getAttribute("data-do")), str(found.getAttribute("data-value") or "")
            )

    def submitted(event: object) -> None:
        event.preventDefault()  # type: ignore[attr-defined]
        on_submit()

    def released(event: object) -> None:
        key = str(event.key)  # type: ignore[attr-defined]
        if _modified(event) or event.target.closest(TYPING):  # type: ignore[attr-defined]
            return
        if key.isdigit() and key != "0":
            buttons = document.querySelectorAll("#prompt .options [data-choice]")
            if int(key) <= buttons.length:
                on_choice(int(buttons.item(int(key) - 1).getAttribute("data-choice")))

    def pressed(event: object) -> None:
        held = event.ctrlKey or event.metaKey  # type: ignore[attr-defined]
        if held and not event.shiftKey and event.key == "z":  # type: ignore[attr-defined]
            if not event.target.closest(TYPING):  # type: ignore[attr-defined]
                event.preventDefault()  # type: ignore[attr-defined]
                on_command("undo", "")

    app.addEventListener("click", create_proxy(clicked))
    app.addEventListener("submit", create_proxy(submitted))
    document.addEventListener("keyup", create_proxy(released))
    document.addEventListener("keydown", create_proxy(pressed))


def stored(key: str) -> str | None:
    """What this browser keeps under ``key``; None if nothing, or if it keeps nothing at all."""
    try:
        found = localStorage.getItem(key)
    except JsException:
        return None
    return None if found is None else str(found)


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


def _modified(event: object) -> bool:
    return bool(
        event.ctrlKey or event.altKey or event.metaKey  # type: ignore[attr-defined]
    )


_INNER = to_js({"morphStyle": "innerHTML"}, dict_converter=Object.fromEntries)
_STILL = to_js({"preventScroll": True}, dict_converter=Object.fromEntries)
