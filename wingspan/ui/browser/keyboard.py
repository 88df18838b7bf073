"""The keys of the page: digits and letters press what they stand on, arrows move on the mat."""

from __future__ import annotations

from typing import Any

from js import document
from pyodide.ffi import create_proxy

from ..commands import Pick, Redo, ShowKeys, Undo
from .pressing import Presses, dialog_is_open, modified

TYPING = "input, textarea, select"
PRESSED_BY_ENTER = "button:not([aria-disabled]), a, summary, input, textarea, select"

ARROWS = {
    "ArrowUp": (-1, 0),
    "ArrowDown": (1, 0),
    "ArrowLeft": (0, -1),
    "ArrowRight": (0, 1),
}


class Keyboard:
    """Listens to the keys. Digits and letters take effect when they are released, if no other key
    was pressed in between."""

    def __init__(self, presses: Presses) -> None:
        self._presses = presses
        self._held = ""

    def listen(self) -> None:
        document.addEventListener("keyup", create_proxy(self._released))
        document.addEventListener("keydown", create_proxy(self._pressed))

    def _released(self, event: Any) -> None:
        key = _key(event)
        meant, self._held = key == self._held, ""
        if not meant or modified(event) or _typing(event) or dialog_is_open():
            return
        if key.isalnum():
            self._presses.press(document.querySelector(f'#root [data-key~="{key}"]'))

    def _pressed(self, event: Any) -> None:
        key = str(event.key)
        if _typing(event):
            return
        if event.ctrlKey or event.metaKey:
            self._held = ""
            self._take_back(event, key.lower())
            return
        if not event.repeat:
            self._held = _key(event)
        if key == "Escape":
            self._escape(event)
        elif dialog_is_open():
            return
        elif key == "?":
            self._presses.do(ShowKeys())
        elif key in ARROWS:
            self._move(event, key)
        elif key == "Enter":
            self._enter(event)

    def _take_back(self, event: Any, key: str) -> None:
        """Handle Ctrl+Z (undo), and Ctrl+Y or Ctrl+Shift+Z (redo)."""
        if key == "z" and not event.altKey:
            event.preventDefault()
            self._presses.do(Redo() if event.shiftKey else Undo())
        elif key == "y":
            event.preventDefault()
            self._presses.do(Redo())

    def _escape(self, event: Any) -> None:
        """Close what is on top: a dialog, the list of options, a card held over the mat, or the
        screen itself."""
        if dialog_is_open():
            event.preventDefault()
            self._presses.close()
        elif document.querySelector(".folds > .options:focus-within"):
            document.getElementById("question").focus()
        elif document.querySelector(".places"):
            self._presses.do(Pick())
        else:
            self._presses.press(document.querySelector("#root [data-escape]"))

    def _move(self, event: Any, key: str) -> None:
        cell = event.target.closest and event.target.closest("[data-cell]")
        if cell:
            event.preventDefault()
            _move_on_mat(cell, *ARROWS[key])

    def _enter(self, event: Any) -> None:
        """Press the button in the focused space of the mat, or else the page's main button: that of
        the end of a round while it is shown."""
        target = event.target
        if target.matches and target.matches(".space[data-cell]"):
            event.preventDefault()
            self._presses.press(target.querySelector(".hit, .lay-here"))
        elif not (target.closest and target.closest(PRESSED_BY_ENTER)):
            first = document.querySelector("#round-end [data-enter]")
            first = first or document.querySelector("#root [data-enter]")
            if first and not event.repeat:
                event.preventDefault()
                self._presses.press(first)


def _key(event: Any) -> str:
    """The key in lower case. A key of the row of digits is its digit, whatever it writes: on a
    French keyboard, that takes Shift."""
    key, code = str(event.key).lower(), str(event.code or "")
    digit = code.removeprefix("Digit") if code.startswith("Digit") else ""
    return key if key.isdigit() or event.shiftKey or not digit else digit


def _typing(event: Any) -> bool:
    """Whether a key was pressed in a field of a form."""
    closest = getattr(event.target, "closest", None)
    return bool(closest and closest(TYPING))


def _move_on_mat(cell: Any, down: int, right: int) -> None:
    """Move the focus to the next cell in that direction, and make it the only one that Tab stops
    at."""
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
