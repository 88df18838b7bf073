"""The notices of a live table: who has gone, who is back, and what was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .deeds import Say

if TYPE_CHECKING:
    from ..session.session import Session
    from .look import Look


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
