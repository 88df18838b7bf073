"""Tells the person at this screen of a live table that it is their turn."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from .look import Look

if TYPE_CHECKING:
    from ..devices import Carefully, Peers
    from ..session.session import Session


class Calling:
    """The turn notification of the page. ``begin`` starts a coroutine."""

    def __init__(
        self,
        session: Session,
        peers: Peers,
        carefully: Carefully,
        begin: Callable[[Coroutine[object, object, None]], None],
    ) -> None:
        self._session = session
        self._peers = peers
        self._carefully = carefully
        self._begin = begin
        self._turn = False

    def call(self, turn: bool) -> None:
        """Show or hide the notification. ``turn``: whether somebody here must answer."""
        if turn != self._turn:
            self._turn = turn
            self._peers.call(self._session.words.text("live/your_turn") if turn else "")

    def ask_to_notify(self) -> None:
        """Ask the browser for permission to show notifications."""
        self._begin(self._ask())

    async def _ask(self) -> None:
        may = await self._peers.ask_to_notify()
        told = "live/notify_yes" if may else "live/notify_no"
        look = Look(self._session)
        self._carefully(lambda: look.change(may_notify=False, told=told), focus=False)
