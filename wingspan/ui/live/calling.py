"""Tells the person at this screen of a live table that it is their turn."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from ..effects import Send
from ..messages import AllowNotices

if TYPE_CHECKING:
    from ..devices import Peers
    from ..session.session import Session


class Calling:
    """The turn notification of the page. ``begin`` starts a coroutine."""

    def __init__(
        self,
        session: Session,
        peers: Peers,
        send: Send,
        begin: Callable[[Coroutine[object, object, None]], None],
    ) -> None:
        self._session = session
        self._peers = peers
        self._send = send
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
        self._send(AllowNotices(may))
