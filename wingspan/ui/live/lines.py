"""The connections of a page at a live table, by number, and coming back without a new code.

As soon as two pages are connected, each holds a spare line ready for the other and sends its offer.
No answer is sent: the ICE name and password of the page that comes back are derived from the
offer's text, which only the two know, and the tab keeps the certificate used before. So a page that
was reloaded, or has lost the connection, can reach the page that stayed through the spare line.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from wingspan.links import LinkError
from wingspan.links.connection import (
    Connection,
    Offer,
    pack_offer,
    read_sdp,
    unpack_offer,
    write_sdp,
)

from .conduct import Again, written

if TYPE_CHECKING:
    from ..devices import Browser, Line, Peers

TRIES = 6
"""Number of times that a page tries to come back before it gives up."""
A_TRY = 10_000
"""Milliseconds per try."""


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
        self._tasks: set[asyncio.Future[object]] = set()

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
        if number in self:
            self[number].line.send(text)

    def drop(self, number: int) -> None:
        reached = self.pop(number, None)
        if reached is not None:
            reached.line.close()

    def drop_unanswered(self, seat: int | None) -> None:
        """End the unfinished connections with that seat, because a new code replaces them."""
        for number, one in [*self.items()]:
            if one.seat == seat and not one.open and not one.spare:
                self.drop(number)

    def begin(self, work: Coroutine[object, object, object]) -> None:
        """Start a coroutine, and keep a reference to its task."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class StoredTable(Struct, frozen=True):
    """What a tab stores about its table, so that it can come back after a reload."""

    certificate: str
    """The name under which the browser keeps the certificate of this page."""
    hosts: bool
    game: str
    """The fragment of the game's link."""
    id: str
    """The id of the game in this browser."""
    seat: int | None = None
    """The seat played here, if this page is a guest."""
    ways: tuple[str, ...] = ()
    """The offers of the pages that hold a spare line ready."""
    elsewhere: int = 0
    """As in :class:`.SaveInfo`."""


def read_kept(text: str) -> StoredTable | None:
    """What a tab has stored; None if it is not readable."""
    try:
        return msgspec.json.decode(text, type=StoredTable)
    except msgspec.MsgspecError:
        return None


def who_returns(offer: str) -> tuple[str, str]:
    """The ICE name and password of the page that comes back by that offer."""
    letters = b64encode(blake2b(offer.encode(), digest_size=24, person=b"wingspan.live").digest())
    return letters[:8].decode(), letters[8:].decode()


def places_of(ways: Iterable[str]) -> Iterator[int | None]:
    """The seats in these offers of spare lines, None for a screen without a seat. Skips unreadable
    offers.
    """
    for way in ways:
        with suppress(LinkError):
            yield unpack_offer(way).seat


class Spare(Struct):
    """A spare line, held ready for the page at the other end of a line."""

    number: int
    """The number of the spare line."""
    answer: str
    """The session description of the page that comes back."""


class Returning:
    """The spare lines held ready here, and the offers of those that others hold ready.

    ``keep`` stores the offers so that they survive a reload; ``gave_up`` is called if no page was
    reached.
    """

    def __init__(
        self,
        browser: Browser,
        lines: Lines,
        keep: Callable[[tuple[str, ...]], None],
        gave_up: Callable[[], None],
    ) -> None:
        self._browser = browser
        self._lines = lines
        self._keep = keep
        self._gave_up = gave_up
        self._spares: dict[int, Spare] = {}
        self._ways: dict[int, str] = {}
        self._tried: dict[str, int] = {}
        """The number of tries, by offer."""
        self._going: dict[int, str] = {}
        """The offer that each unfinished line answers, by its number."""

    def prepare(self, number: int, servers: str) -> None:
        """Hold a spare line ready for the page at the other end of line ``number``."""
        reached = self._lines[number]
        self._drop_spares_of(reached.seat, reached.certificate)
        spare = self._lines.connect(reached.seat, servers)
        self._lines[spare].certificate, self._lines[spare].spare = reached.certificate, True
        self._lines.begin(self._offer(number, spare))

    async def _offer(self, number: int, spare: int) -> None:
        reached = self._lines[spare]
        sdp = await reached.line.offer()
        try:
            text = pack_offer(Offer(read_sdp(sdp), reached.seat))
        except LinkError:
            self._lines.drop(spare)
            return
        returns = Connection(*who_returns(text), reached.certificate, ())
        self._spares[number] = Spare(spare, write_sdp(returns, offers=False))
        self._lines.send(number, written(Again(text)))

    def _drop_spares_of(self, seat: int | None, certificate: bytes) -> None:
        """Drop the spare lines for a seat or certificate that has come back."""
        for number, spare in [*self._spares.items()]:
            held = self._lines.get(spare.number)
            same = held is not None and (held.seat, held.certificate) == (seat, certificate)
            if held is None or same or (seat is not None and held.seat == seat):
                del self._spares[number]
                self._lines.drop(spare.number)

    def heard(self, number: int, offer: str) -> None:
        """Remember the offer of the spare line of the page at the other end of line ``number``."""
        place = [*places_of([offer])]
        for at in [at for at in self._ways if at not in self._lines]:
            if [*places_of([self._ways[at]])] == place:
                del self._ways[at]
        self._ways[number] = offer
        self._keep(self.ways)

    def lost(self, number: int) -> None:
        """After a line has ended, wait for its other end at the spare line."""
        spare = self._spares.get(number)
        if spare is not None and spare.number in self._lines:
            held = self._lines[spare.number]
            if not held.answered:
                held.answered = True
                self._lines.begin(held.line.accept(spare.answer))

    def forget(self, number: int) -> None:
        """Forget a page that has left or was disconnected."""
        spare = self._spares.pop(number, None)
        if spare is not None:
            self._lines.drop(spare.number)
        if self._ways.pop(number, None) is not None:
            self._keep(self.ways)

    def forget_all(self) -> None:
        """Forget all pages when the table is left."""
        self._spares.clear()
        self._ways.clear()
        self._tried.clear()
        self._going.clear()

    @property
    def ways(self) -> tuple[str, ...]:
        """The offers of all pages that hold a spare line ready."""
        return tuple(self._ways.values())

    def way(self, number: int) -> str:
        """The offer of the page that was at the end of that line; "" for none."""
        return self._ways.get(number, "")

    def go(self, offer: str, servers: str) -> None:
        """Try to come back by that offer, up to TRIES times."""
        self._tried[offer] = 0
        self._try(offer, servers)

    def _try(self, offer: str, servers: str) -> None:
        self._tried[offer] += 1
        try:
            offered = unpack_offer(offer)
        except LinkError:
            self._tried.pop(offer)
            self._gave_up()
            return
        number = self._lines.connect(offered.seat, servers)
        reached = self._lines[number]
        reached.certificate, reached.spare = offered.connection.certificate, True
        self._going[number] = offer
        self._lines.begin(self._answer(number, offer, offered))
        late = partial(self._late, number, offer, servers)
        self._browser.display.later(late, A_TRY)

    async def _answer(self, number: int, offer: str, offered: Offer) -> None:
        reached = self._lines.get(number)
        if reached is not None:
            sdp = write_sdp(offered.connection, offers=True)
            await reached.line.answer(sdp, *who_returns(offer))

    def _late(self, number: int, offer: str, servers: str) -> None:
        """Try again, or give up, if the line is not open by now."""
        reached = self._lines.get(number)
        if reached is not None and not reached.open:
            self._lines.drop(number)
        if offer not in self._tried or (reached is not None and reached.open):
            return
        self._going.pop(number, None)
        if self._tried[offer] < TRIES:
            self._try(offer, servers)
        else:
            del self._tried[offer]
            self._gave_up()

    def arrived(self, number: int) -> None:
        """Note that a line is open, and no longer a spare one or being tried."""
        used = [at for at, spare in self._spares.items() if spare.number == number]
        for at in used:
            del self._spares[at]
        self._tried.pop(self._going.pop(number, ""), None)
