"""What is shown of a live table, and how it is changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from ..play.scene import player_names
from ..session.live_seen import LiveSeen

if TYPE_CHECKING:
    from wingspan.words import Words

    from ..play.sitting import Sitting
    from ..session.session import Session


class Look:
    """The view of the session's live table; nothing is changed where there is none."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def change(self, **changes: object) -> None:
        """Show something else, by the names of what is seen."""
        seen = self._session.live
        if seen is not None:
            self._session.live = structs.replace(seen, **changes)

    def tell(self, key: str) -> None:
        """Say something in the dialog."""
        self.change(told=key)

    def name(self, seat: int | None) -> str:
        """Who sits there; None for a screen."""
        seen = self._session.live
        if seat is None or seen is None:
            return self._session.words.text("live/screen")
        return seen.names[seat]


def seen_at(sitting: Sitting, words: Words, *, hosts: bool) -> LiveSeen:
    """A table at which nobody else is yet."""
    seats = sitting.seats
    names = player_names(sitting.game.setup, words)
    return LiveSeen(hosts, names, tuple(seats.persons), tuple(seats.here))
