"""Turns clicks, keys, drags and forms into messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document
from pyodide.ffi import create_proxy

from ..messages import AnyMessage
from .dragging import Dragging
from .elements import attribute, text
from .keyboard import Keyboard
from .pressing import Presses, modified


def listen(send: Callable[[AnyMessage], None]) -> None:
    """Send a message for every click, key, drag and form of the page, for as long as it lives."""
    app = document.getElementById("app")
    presses = Presses(send)

    def clicked(event: Any) -> None:
        closest = getattr(event.target, "closest", None)
        found = closest("[data-choice], [data-do]") if closest else None
        if found and found.matches("a") and not modified(event):
            event.preventDefault()
        elif found and found.matches("a"):
            return
        presses.press(found)

    def pressed_down(event: Any) -> None:
        """Keep the mouse from focusing an answer in the list: the list would unfold under it."""
        if event.target.closest("#prompt .options button"):
            event.preventDefault()

    def changed(event: Any) -> None:
        if attribute(event.target, "data-input"):
            value = text(event.target.value)
            presses.fill(event.target, int(value) if event.target.type == "range" else value)

    def submitted(event: Any) -> None:
        event.preventDefault()
        presses.submit(event.target)

    def cancelled(event: Any) -> None:
        """Handle the browser's wish to close a dialog: Escape in a field, or Back on a phone."""
        if event.target.matches("dialog"):
            event.preventDefault()
            presses.close()

    app.addEventListener("mousedown", create_proxy(pressed_down))
    app.addEventListener("click", create_proxy(clicked))
    app.addEventListener("input", create_proxy(changed))
    app.addEventListener("submit", create_proxy(submitted))
    app.addEventListener("cancel", create_proxy(cancelled), True)
    Dragging(presses).listen(app)
    Keyboard(presses).listen()
