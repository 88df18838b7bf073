"""What the person here sees of a live table: who is there, notices, and that it is their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from ..play.scene import player_names
from ..session.live_seen import LiveSeen
from .desk import Say

if TYPE_CHECKING:
    from wingspan.words import Words

    from ..devices import Peers
    from ..play.sitting import Sitting
    from ..session.session import Session

AWAY = ("seat_lost", "bye", "let_go", "other_format")
"""The messages, under ``live/``, that a page is not at the table."""
HOST_AWAY = ("gone", "bye_host", "let_go_host", "other_format_host")
"""The same about the host."""


class Look:
    """The view of the session's live table; changes do nothing if there is no table."""

    def __init__(self, session: Session, peers: Peers) -> None:
        self._session = session
        self._peers = peers
        self._turn = False

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

    def call(self, turn: bool) -> None:
        """Show or hide that it is one's turn, outside of the page. ``turn``: whether somebody here
        must answer."""
        if turn != self._turn:
            self._turn = turn
            self._peers.call(self._session.words.text("live/your_turn") if turn else "")

    # notices

    def say(self, said: Say) -> None:
        """Notify the person here of what a page has done."""
        told, seen, what = self._session.told, self._session.live, said.what
        hosts = seen is not None and seen.hosts
        do = ("live",) if hosts and what in AWAY else ()
        if not hosts:
            told.say(f"live/{what}_host")
        elif said.seat is not None:
            told.say(f"live/{what}", do=do, name=self.name(said.seat))
        elif what != "bye":
            told.say(f"live/{what}_screen", do=do)

    def say_lost(self, seat: int) -> None:
        """Say that a seat has not come back, and offer to make a code for it."""
        self._session.told.say("live/seat_lost", do=("live",), name=self.name(seat))

    def say_back(self, seat: int | None) -> None:
        """Remove the notices that a page is not at the table; None for a screen without a seat."""
        for key in AWAY:
            if seat is None:
                self._session.told.dismiss(f"live/{key}_screen")
            else:
                self._session.told.dismiss(f"live/{key}", name=self.name(seat))

    def say_host_lost(self) -> None:
        """Say that the host could not be reached."""
        self._session.told.say("live/gone", do=("live",))

    def say_host_back(self) -> None:
        """Remove the notices that the host is not there."""
        for key in HOST_AWAY:
            self._session.told.dismiss(f"live/{key}")


def seen_at(sitting: Sitting, words: Words, *, hosts: bool) -> LiveSeen:
    """The view of a table that nobody has joined yet."""
    seats = sitting.seats
    names = player_names(sitting.game.setup, words)
    return LiveSeen(hosts, names, tuple(seats.persons), tuple(seats.here))
