"""What a person does: clicks, keys, drags and forms, as choices and commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document, window
from pyodide.ffi import create_once_callable, create_proxy

from ..commands import Close, Command, Look, Pick, Redo, ShowKeys, Undo
from ..kit.buttons import written
from .elements import attribute, text

TYPING = "input, textarea, select"
PRESSED_BY_ENTER = "button, a, summary, input, textarea, select"

ARROWS = {
    "ArrowUp": (-1, 0),
    "ArrowDown": (1, 0),
    "ArrowLeft": (0, -1),
    "ArrowRight": (0, 1),
}


def listen(
    on_choice: Callable[[int], None],
    on_command: Callable[[str, str], None],
    on_submit: Callable[[], None],
) -> None:
    """Hear every click, key and submitted form of the page, for as long as it lives."""
    app = document.getElementById("app")
    held = {"key": "", "bird": ""}

    def press(found: Any) -> None:
        """What a click on that element means."""
        if not found or getattr(found, "disabled", False):
            return
        choice = attribute(found, "data-choice")
        if choice:
            on_choice(int(choice))
        else:
            on_command(attribute(found, "data-do"), attribute(found, "data-with"))

    def do(command: Command) -> None:
        name, fields = written(command)
        on_command(name, fields or "")

    def clicked(event: Any) -> None:
        closest = getattr(event.target, "closest", None)
        found = closest("[data-choice], [data-do]") if closest else None
        if found and found.matches("a") and not _modified(event):
            event.preventDefault()
        elif found and found.matches("a"):
            return
        press(found)

    def changed(event: Any) -> None:
        what = attribute(event.target, "data-look")
        if what:
            do(Look(what, text(event.target.value)))

    def submitted(event: Any) -> None:
        event.preventDefault()
        other = attribute(event.target, "data-submit")
        if other:
            on_command(other, attribute(event.target, "data-with"))
        else:
            on_submit()

    def released(event: Any) -> None:
        key = str(event.key).lower()
        meant, held["key"] = key == held["key"], ""
        if not meant or _modified(event) or _typing(event) or _dialog():
            return
        if key.isdigit() and key != "0":
            buttons = document.querySelectorAll("#prompt .options [data-choice]")
            if int(key) <= buttons.length:
                press(buttons.item(int(key) - 1))
        elif len(key) == 1 and key.isalpha():
            press(document.querySelector(f'#root [data-key="{key}"]'))

    def pressed(event: Any) -> None:
        key = str(event.key)
        if _typing(event):
            return
        if event.ctrlKey or event.metaKey:
            held["key"] = ""
            if key.lower() == "z" and not event.altKey:
                event.preventDefault()
                do(Redo() if event.shiftKey else Undo())
            elif key.lower() == "y":
                event.preventDefault()
                do(Redo())
            return
        if not event.repeat:
            held["key"] = key.lower()
        target = event.target
        if key == "Escape":
            if _dialog():
                event.preventDefault()
                do(Close())
            elif document.querySelector(".places"):
                do(Pick())
            else:
                press(document.querySelector("#root [data-escape]"))
        elif _dialog():
            return
        elif key == "?":
            do(ShowKeys())
        elif key in ARROWS and target.closest and target.closest("[data-cell]"):
            event.preventDefault()
            _move_on_mat(target.closest("[data-cell]"), *ARROWS[key])
        elif key == "Enter" and target.matches and target.matches(".space[data-cell]"):
            event.preventDefault()
            press(target.querySelector(".hit, .lay-here"))
        elif key == "Enter" and not (target.closest and target.closest(PRESSED_BY_ENTER)):
            first = document.querySelector("#root [data-enter]")
            if first and not event.repeat:
                event.preventDefault()
                press(first)

    def cancelled(event: Any) -> None:
        """The browser wants to close a dialog: Escape in a field, or the way back of a phone."""
        if event.target.matches("dialog"):
            event.preventDefault()
            do(Close())

    def lifted(event: Any) -> None:
        """A card of the hand is dragged; the mat shows its places once the drag has begun."""
        card = event.target.closest("[data-card]") if event.target.closest else None
        if not card:
            return
        bird = held["bird"] = attribute(card, "data-card")
        event.dataTransfer.setData("text/plain", bird)
        event.dataTransfer.effectAllowed = "move"
        if not document.querySelector(f'.places [data-place^="{bird}|"]'):
            window.setTimeout(create_once_callable(lambda: do(Pick(bird))), 0)

    def place_under(event: Any) -> Any:
        """The place under a card that is dragged; None if it cannot go there."""
        row = event.target.closest("[data-row]") if event.target.closest else None
        where = f"{held['bird']}|{attribute(row, 'data-row')}"
        return document.querySelector(f'.places [data-place="{where}"]')

    def dragged(event: Any) -> None:
        if held["bird"] and place_under(event):
            event.preventDefault()

    def dropped(event: Any) -> None:
        place = place_under(event) if held["bird"] else None
        held["bird"] = ""
        if place:
            event.preventDefault()
            press(place)

    def let_go(event: Any) -> None:
        if held["bird"]:
            held["bird"] = ""
            if document.querySelector(".places"):
                do(Pick())

    app.addEventListener("dragstart", create_proxy(lifted))
    app.addEventListener("dragover", create_proxy(dragged))
    app.addEventListener("drop", create_proxy(dropped))
    app.addEventListener("dragend", create_proxy(let_go))
    app.addEventListener("click", create_proxy(clicked))
    app.addEventListener("input", create_proxy(changed))
    app.addEventListener("submit", create_proxy(submitted))
    app.addEventListener("cancel", create_proxy(cancelled), True)
    document.addEventListener("keyup", create_proxy(released))
    document.addEventListener("keydown", create_proxy(pressed))


def _typing(event: Any) -> bool:
    """Whether a key was meant for a field of a form."""
    closest = getattr(event.target, "closest", None)
    return bool(closest and closest(TYPING))


def _move_on_mat(cell: Any, down: int, right: int) -> None:
    """Move the focus to the next cell that way, and the one stop of the Tab key with it."""
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


def _dialog() -> bool:
    """Whether a dialog lies over the page."""
    return bool(document.querySelector("dialog[open]"))


def _modified(event: Any) -> bool:
    return bool(event.ctrlKey or event.altKey or event.metaKey)
