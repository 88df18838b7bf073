"""What the person here sees of a live table: who is there, notices, and that it is their turn."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from msgspec import structs

from ..effects import Send
from ..messages import AllowNotices
from ..play.scene import player_names
from ..session.live_seen import LiveSeen
from .desk import Say

if TYPE_CHECKING:
    from wingspan.words import Words

    from ..devices import Peers
    from ..play.sitting import Sitting
    from ..session.session import Session


class Look:
    """The view of the session's live table; changes do nothing if there is no table."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def change(self, **changes: object) -> None:
        """Change fields of :class:`LiveSeen`."""
        seen = self._session.live
        if seen is not None:
            self._session.live = structs.replace(seen, **changes)

    def tell(self, key: str) -> None:
        """Show a message in the dialog."""
        self.change(told=key)

    def name(self, seat: int | None) -> str:
        """The name of the player at that seat; for None, the word for a screen without a seat."""
        seen = self._session.live
        if seat is None or seen is None:
            return self._session.words.text("live/screen")
        return seen.names[seat]


def seen_at(sitting: Sitting, words: Words, *, hosts: bool) -> LiveSeen:
    """The view of a table that nobody has joined yet."""
    seats = sitting.seats
    names = player_names(sitting.game.setup, words)
    return LiveSeen(hosts, names, tuple(seats.persons), tuple(seats.here))


AWAY = ("seat_lost", "bye", "let_go", "other_format")
"""The messages, under ``live/``, that a page is not at the table."""
HOST_AWAY = ("gone", "bye_host", "let_go_host", "other_format_host")
"""The same about the host."""


class Saying:
    """Adds and removes the notices of the live table."""

    def __init__(self, session: Session, look: Look) -> None:
        self._session = session
        self._look = look

    def say(self, said: Say) -> None:
        """Notify the person here of what a page has done."""
        told, seen, what = self._session.told, self._session.live, said.what
        hosts = seen is not None and seen.hosts
        do = ("live",) if hosts and what in AWAY else ()
        if not hosts:
            told.say(f"live/{what}_host")
        elif said.seat is not None:
            told.say(f"live/{what}", do=do, name=self._look.name(said.seat))
        elif what != "bye":
            told.say(f"live/{what}_screen", do=do)

    def lost(self, seat: int) -> None:
        """Say that a seat has not come back, and offer to make a code for it."""
        self._session.told.say("live/seat_lost", do=("live",), name=self._look.name(seat))

    def back(self, seat: int | None) -> None:
        """Remove the notices that a page is not at the table; None for a screen without a seat."""
        for key in AWAY:
            if seat is None:
                self._session.told.dismiss(f"live/{key}_screen")
            else:
                self._session.told.dismiss(f"live/{key}", name=self._look.name(seat))

    def host_lost(self) -> None:
        """Say that the host could not be reached."""
        self._session.told.say("live/gone", do=("live",))

    def host_back(self) -> None:
        """Remove the notices that the host is not there."""
        for key in HOST_AWAY:
            self._session.told.dismiss(f"live/{key}")


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
