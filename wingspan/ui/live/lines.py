"""The connections of a page at a live table, by number."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from ..devices import Line, Peers


class Reached(Struct):
    """A connection with another page, open or being made."""

    line: Line
    seat: int | None
    """The seat at its other end; None for a screen without a seat."""
    offer: bytes = b""
    """The id of the offer that its answer must name."""
    answered: bool = False
    open: bool = False
    spare: bool = False
    """Whether it is for coming back, not for a code that somebody scans."""
    certificate: bytes = b""
    """The SHA-256 of the certificate of the other end."""


class Lines(dict[int, Reached]):
    """All connections by number, and the coroutines still running for them."""

    def __init__(
        self,
        peers: Peers,
        opened: Callable[[int], None],
        heard: Callable[[int, str], None],
        ended: Callable[[int], None],
    ) -> None:
        """The callbacks get the number of the connection."""
        super().__init__()
        self._peers = peers
        self._opened, self._heard, self._ended = opened, heard, ended
        self._last = 0
        self._places: dict[int, list[int]] = {}
        self._tasks: set[asyncio.Future[None]] = set()

    def connect(self, seat: int | None, servers: str, number: int | None = None) -> int:
        """Prepare a connection with the page that takes that seat.

        Returns its number, a new one unless ``number`` is given. ``servers``: STUN servers, if any.
        """
        if number is None:
            self._last += 1
            number = self._last
        at = self._places[number] = [number]
        line = self._peers.connect(
            servers,
            lambda: self._opened(at[0]),
            lambda text: self._heard(at[0], text),
            lambda: self._ended(at[0]),
        )
        self[number] = Reached(line, seat)
        return number

    def rename(self, number: int, to: int) -> None:
        """Change the number of a connection, ending the connection that had that number."""
        self.drop(to)
        self[to] = self.pop(number)
        self._places[to] = self._places.pop(number)
        self._places[to][0] = to

    def answered_by(self, to: bytes) -> int | None:
        """The number of the connection whose offer has that id; None if there is none."""
        return next((number for number, reached in self.items() if reached.offer == to), None)

    def send(self, number: int, text: str) -> None:
        """Send a text, if the connection is still there."""
        if number in self:
            self[number].line.send(text)

    def drop(self, number: int) -> None:
        """End a connection."""
        reached = self.pop(number, None)
        if reached is not None:
            reached.line.close()

    def drop_unanswered(self, seat: int | None) -> None:
        """End the unfinished connections with that seat, because a new code replaces them."""
        for number, one in [*self.items()]:
            if one.seat == seat and not one.open and not one.spare:
                self.drop(number)

    def begin(self, work: Coroutine[object, object, None]) -> None:
        """Start a coroutine, and keep a reference to its task."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
