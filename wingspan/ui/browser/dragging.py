"""Dragging cards of the hand to places on the mat."""

from __future__ import annotations

from typing import Any

from js import document, window
from pyodide.ffi import create_once_callable, create_proxy

from ..messages import Pick
from .elements import attribute
from .pressing import Presses


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

    def _let_go(self, event: Any) -> None:
        if self._bird:
            self._bird = ""
            if document.querySelector(".places"):
                self._presses.send(Pick())
