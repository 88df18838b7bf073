"""Turns clicks, keys, drags and forms into messages. Digits and letters press what they stand on,
arrows move on the mat, cards of the hand are dragged to it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import page_scripts
from js import document, window
from msgspec import Struct
from pyodide.ffi import create_once_callable, create_proxy

from ..forms import Filled
from ..messages import (
    AnyMessage,
    Choose,
    Close,
    FailJob,
    HearWord,
    Open,
    Pick,
    Redo,
    Undo,
    read,
)
from .display import shown_token
from .elements import attribute, filled_in, text


def listen(send: Callable[[AnyMessage], None]) -> None:
    """Send a message for every click, key, drag and form of the page, for as long as it lives."""
    app = document.getElementById("app")
    presses = Presses(send)

    def clicked(event: Any) -> None:
        closest = getattr(event.target, "closest", None)
        found = closest("[data-choice], [data-do]") if closest else None
        if found and found.matches("a"):
            if event.ctrlKey or event.altKey or event.metaKey:
                return
            event.preventDefault()
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
    document.addEventListener("click", create_proxy(clicked))
    app.addEventListener("input", create_proxy(changed))
    app.addEventListener("submit", create_proxy(submitted))
    app.addEventListener("cancel", create_proxy(cancelled), True)
    Dragging(presses).listen(app)
    Keyboard(presses).listen()


# what is pressed


class Presses:
    """Sends what was pressed, as a message."""

    left: int = 0
    """The moment that was asked about after the last press."""

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
        self.left = shown_token()

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
            message = FailJob(MemoryError())
        self.send(message)

    def close(self) -> None:
        """Close the dialog on top: by its own button if it has one for that."""
        way_on = document.querySelector("dialog[open] [data-escape]")
        if way_on:
            self.press(way_on)
        else:
            self.send(Close())


def dialog_is_open() -> bool:
    """Whether a dialog is open over the page."""
    return bool(document.querySelector("dialog[open]"))


# what is dragged


class Dragging:
    """Listens to a card of the hand being dragged and dropped."""

    def __init__(self, presses: Presses) -> None:
        self._presses = presses
        self._bird = ""

    def listen(self, app: Any) -> None:
        app.addEventListener("dragstart", create_proxy(self._lifted))
        app.addEventListener("dragover", create_proxy(self._dragged))
        app.addEventListener("drop", create_proxy(self._dropped))
        app.addEventListener("dragend", create_proxy(self._let_go))

    def _lifted(self, event: Any) -> None:
        """Show the card's places on the mat, once the drag has begun."""
        card = event.target.closest("[data-card]") if event.target.closest else None
        if not card:
            return
        bird = self._bird = attribute(card, "data-card")
        event.dataTransfer.setData("text/plain", bird)
        event.dataTransfer.effectAllowed = "move"
        if not document.querySelector(f'.places [data-place^="{bird}|"]'):
            lift = create_once_callable(lambda: self._presses.send(Pick(bird, dragged=True)))
            window.setTimeout(lift, 0)

    def _place_under(self, event: Any) -> Any:
        """The place under the dragged card; None if it cannot go there."""
        row = event.target.closest("[data-row]") if event.target.closest else None
        where = f"{self._bird}|{attribute(row, 'data-row')}"
        return document.querySelector(f'.places [data-place="{where}"]')

    def _dragged(self, event: Any) -> None:
        if self._bird and self._place_under(event):
            event.preventDefault()

    def _dropped(self, event: Any) -> None:
        place = self._place_under(event) if self._bird else None
        self._bird = ""
        if place:
            event.preventDefault()
            self._presses.press(place)

    def _let_go(self, _event: Any) -> None:
        if self._bird:
            self._bird = ""
            if document.querySelector(".places"):
                self._presses.send(Pick())


# keys

TYPING = "input, textarea, select"
PRESSED_BY_ENTER = "button:not([aria-disabled]), a, summary, input, textarea, select"

ARROWS = {
    "ArrowUp": (-1, 0),
    "ArrowDown": (1, 0),
    "ArrowLeft": (0, -1),
    "ArrowRight": (0, 1),
}
MODIFIERS = ("Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Fn", "NumLock")
UNNAMED = ("Dead", "Process", "Unidentified")
HELP = ("?", "¿")
"""What the key of the list of keys writes; the second one with Alt and Shift on a Mac."""

FINGER = 8
"""Milliseconds for which a finger holds a key down at least; speech input presses for less."""
WORD = 60
"""Milliseconds in which speech input brings the next letter of a word."""
LATIN = "\u024f"
"""The last character of the Latin script, but for rare ones."""


class KeyDown(Struct, frozen=True):
    """A key that is held down."""

    key: str
    """The digit or letter."""
    token: int
    """The moment that was asked about when it went down."""
    since: float
    """When that was."""


class Keyboard:
    """Listens to the keys. Digits and letters take effect when they are released, unless Escape
    was pressed in between.
    """

    printed: Mapping[str, str] = {}
    """What each key of this device writes by itself, by its place (``KeyboardEvent.code``), as far
    as known."""

    def __init__(self, presses: Presses) -> None:
        self._presses = presses
        self._held: dict[str, KeyDown] = {}
        self._brief: list[KeyDown] = []
        """Keys that no finger can have pressed: the letters of a word, or a single one."""
        self._timer = 0

    def listen(self) -> None:
        document.addEventListener("keyup", create_proxy(self._released))
        document.addEventListener("keydown", create_proxy(self._pressed))
        window.addEventListener("blur", create_proxy(lambda _event: self._held.clear()))
        self._gather = create_proxy(self._gathered)

    def _released(self, event: Any) -> None:
        held = self._held.pop(_place(event), None)
        if held is None or _typing(event) or dialog_is_open():
            return
        if event.timeStamp - held.since >= FINGER:
            self._take(held)
            return
        self._brief.append(held)
        window.clearTimeout(self._timer)
        self._timer = window.setTimeout(self._gather, WORD)

    def _gathered(self) -> None:
        """Press what a single key stands on; several together are a word that was spoken."""
        brief, self._brief = self._brief, []
        if len(brief) > 1:
            self._presses.send(HearWord())
        elif not dialog_is_open():
            self._take(brief[0])

    def _take(self, held: KeyDown) -> None:
        """Press what the key stands on, unless another question has come under the finger."""
        found = document.querySelector(f'#root [data-key~="{held.key}"]')
        if shown_token() in (held.token, self._presses.left):
            self._presses.press(found)
        elif found:
            page_scripts.refuse(found)

    def _pressed(self, event: Any) -> None:
        key = str(event.key)
        if key in MODIFIERS or _typing(event) or event.isComposing or event.defaultPrevented:
            return  # the last: an extension of the browser, or the browser itself, has taken it
        if event.ctrlKey or event.metaKey:
            self._take_back(event)
        elif key == "Escape":
            self._held.clear()
            if not event.repeat:
                self._escape(event)
        elif key == "Enter":
            self._enter(event)
        elif dialog_is_open():
            return
        elif key in ARROWS:
            self._move(event, key)
        elif not event.repeat:
            self._hold(event, key)

    def _hold(self, event: Any, key: str) -> None:
        """Take note of a digit or letter, if single keys count as they are pressed."""
        use = attribute(document.getElementById("root"), "data-keys")
        with_both = event.altKey and event.shiftKey
        if use == "off" or (not with_both if use else event.altKey):
            return
        if key in HELP:
            self._presses.send(Open("keys"))
            return
        name = named(key, str(event.code or ""), self.printed if use else None)
        if name:
            self._held[_place(event)] = KeyDown(name, shown_token(), event.timeStamp)
            if use:
                event.preventDefault()

    def _take_back(self, event: Any) -> None:
        """Handle Ctrl+Z (undo), and Ctrl+Y or Ctrl+Shift+Z (redo)."""
        name = "" if event.altKey else named(str(event.key), str(event.code or ""))
        if name == "z":
            event.preventDefault()
            self._presses.send(Redo() if event.shiftKey else Undo())
        elif name == "y":
            event.preventDefault()
            self._presses.send(Redo())

    def _escape(self, event: Any) -> None:
        """Close what is on top: a dialog, the list of options, a card held over the mat, or the
        screen itself.
        """
        if dialog_is_open():
            event.preventDefault()
            self._presses.close()
        elif document.querySelector(".folds > .options:focus-within"):
            document.getElementById("question").focus()
        elif document.querySelector(".places"):
            self._presses.send(Pick())
        else:
            self._presses.press(document.querySelector("#root [data-escape]"))

    def _move(self, event: Any, key: str) -> None:
        cell = event.target.closest and event.target.closest("[data-cell]")
        if cell:
            event.preventDefault()
            _move_on_mat(cell, *ARROWS[key])

    def _enter(self, event: Any) -> None:
        """Press the button in the focused space of the mat, or else the page's main button: that of
        the dialog on top, or of the end of a round while it is shown.
        """
        target = event.target
        if event.repeat:
            return
        if target.matches and target.matches(".space[data-cell]"):
            event.preventDefault()
            self._presses.press(target.querySelector(".hit, .lay-here"))
        elif not (target.closest and target.closest(PRESSED_BY_ENTER)):
            if dialog_is_open():
                first = document.querySelector("dialog[open] [data-enter]")
            else:
                first = document.querySelector("#round-end [data-enter]")
                first = first or document.querySelector("#root [data-enter]")
            if first:
                event.preventDefault()
                self._presses.press(first)


def named(key: str, code: str, printed: Mapping[str, str] | None = None) -> str:
    """Return the digit or Latin letter that a key stands for, in lower case; "" for other keys.

    ``key``: what it writes. That counts first, so that each layout goes by what is printed. Where
    it is neither, as for digits on a French keyboard and letters on a Greek one, the key's place
    does (``code``). ``printed``: for a key pressed with Alt, which may write anything, what the
    keys write by themselves, as far as known.
    """
    written = key.lower()
    if written.isascii() and written.isalnum() and len(written) == 1:
        return written
    if code.startswith("Digit"):
        return code.removeprefix("Digit")
    if not code.startswith("Key") or key in MODIFIERS:
        return ""
    by_itself = (printed or {}).get(code, "")
    if by_itself.isascii() and by_itself.isalpha():
        return by_itself
    is_foreign = printed is not None or key in UNNAMED or key > LATIN
    return code.removeprefix("Key").lower() if is_foreign else ""


def _place(event: Any) -> str:
    """What is the same when a key is pressed and when it is released, with Shift or without."""
    return str(event.code or event.key)


def _typing(event: Any) -> bool:
    """Whether a key was pressed in a field of a form."""
    closest = getattr(event.target, "closest", None)
    return bool(closest and closest(TYPING))


def _move_on_mat(cell: Any, down: int, right: int) -> None:
    """Move the focus to the next cell in that direction, and make it the only one that Tab stops
    at.
    """
    grid = cell.closest("[role=grid]")
    rows = [
        list(row.querySelectorAll("[data-cell]")) for row in grid.querySelectorAll("[role=row]")
    ]
    here, place = next(
        (number, place)
        for number, row in enumerate(rows)
        for place, other in enumerate(row)
        if other.isSameNode(cell)
    )
    row = rows[min(max(here + down, 0), len(rows) - 1)]
    to = row[min(max(place + right, 0), len(row) - 1)]
    for other in (other for line in rows for other in line):
        other.tabIndex = 0 if other.isSameNode(to) else -1
    to.focus()
