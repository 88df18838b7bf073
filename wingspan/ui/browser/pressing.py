"""Turns a press on the page into a message."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import page_scripts
from js import document

from ..forms import Filled
from ..messages import AnyMessage, Choose, Close, LackMemory, read
from .elements import attribute, filled_in, text


class Presses:
    """Sends what was pressed, as a message."""

    left: str = ""
    """What was asked after the last press."""

    def __init__(self, send: Callable[[AnyMessage], None]) -> None:
        self.send = send

    def press(self, found: Any) -> None:
        """Do what a click on the element means; nothing if it is None or disabled."""
        if not found or getattr(found, "disabled", False):
            return
        choice = attribute(found, "data-choice")
        if choice:
            self.send(Choose(int(choice)))
        elif attribute(found, "data-from"):
            field = document.getElementById(attribute(found, "data-from"))
            self.fill(found, text(field.value))
        else:
            self._send(attribute(found, "data-do"), attribute(found, "data-with"))
        self.left = asked()

    def fill(self, element: Any, value: str | int) -> None:
        """Send the command of an element with the value in the field that it names."""
        told = json.loads(attribute(element, "data-with") or "{}")
        told[attribute(element, "data-field")] = value
        name = attribute(element, "data-input") or attribute(element, "data-do")
        self._send(name, json.dumps(told))

    def submit(self, form: Any) -> None:
        """Send the command of a form with what is filled in."""
        name, fields = attribute(form, "data-submit"), attribute(form, "data-with")
        self._send(name, fields, filled_in(form))

    def _send(self, name: str, fields: str, filled: Filled | None = None) -> None:
        """Send a command as it is written in the markup. ``filled``: in its form."""
        try:
            message = read(name, fields, filled)
        except MemoryError:
            message = LackMemory()
        self.send(message)

    def close(self) -> None:
        """Close the dialog on top: by its own button if it has one for that."""
        way_on = document.querySelector("dialog[open] [data-escape]")
        if way_on:
            self.press(way_on)
        else:
            self.send(Close())


def asked() -> str:
    """The token of the moment that is asked about on the screen; "" if nothing is."""
    return attribute(document.getElementById("root"), "data-decision")


def refuse(thing: Any) -> None:
    """Show that a press on the element has done nothing; does nothing for None."""
    if thing:
        page_scripts.refuse(thing)


def dialog_is_open() -> bool:
    """Whether a dialog is open over the page."""
    return bool(document.querySelector("dialog[open]"))


def modified(event: Any) -> bool:
    """Whether Ctrl, Alt or Meta is held down."""
    return bool(event.ctrlKey or event.altKey or event.metaKey)
