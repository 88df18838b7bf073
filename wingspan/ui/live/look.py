"""Changes what is shown of a live table."""

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
