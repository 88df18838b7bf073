"""The codes of other tables and of other tabs' tables, opened in this page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from wingspan.links import LinkError
from wingspan.links.codes import code_of
from wingspan.links.connection import (
    Answer,
    Offer,
    offer_id,
    pack_answer,
    read_sdp,
    unpack_offer,
    write_sdp,
)

from ..session import by_link
from ..session.over import Over
from .guest import HOST

if TYPE_CHECKING:
    from ..devices import Browser, Carefully
    from ..session.session import Session
    from .lines import Lines
    from .look import Look


class Answering:
    """Answers the offers of other tables. ``carefully``: see :meth:`.App.carefully`.

    ``can_connect`` and ``leave`` are those of the page's table. ``sit_down`` takes the seat of an
    offer, with the game that comes with it and the certificate of this page.
    """

    def __init__(
        self,
        session: Session,
        browser: Browser,
        carefully: Carefully,
        lines: Lines,
        look: Look,
        can_connect: Callable[[], Awaitable[bool]],
        sit_down: Callable[[str, int | None, str], None],
        leave: Callable[[], None],
    ) -> None:
        self._session = session
        self._browser = browser
        self._carefully = carefully
        self._lines = lines
        self._look = look
        self._can_connect = can_connect
        self._sit_down = sit_down
        self._leave = leave
        self._accepted = b""
        """The id of the offer with which this page came to the table."""

    async def answer(self, fragment: str) -> None:
        """Answer an offer, with the game after it, and show the answer as a code."""
        text, _, game = fragment.partition("&")
        try:
            offer = unpack_offer(text)
        except LinkError as error:
            kind = error.kind
            self._carefully(lambda: self._session.told.say(f"link_error_{kind}"), focus=False)
            return
        seen = self._session.live
        if seen is not None and not seen.hosts and offer_id(text) == self._accepted:
            self._carefully(self._come_again, focus=False)
            return
        if not game:
            self._carefully(lambda: self._session.told.say("live/no_game"), focus=False)
            return
        if not await self._can_connect():
            self._carefully(lambda: by_link.receive(self._session, game))
            return
        kept = by_link.is_kept(self._session, game)
        if kept and await self._browser.peers.hand(f"p={text}") is not None:
            self._carefully(lambda: self._session.told.say("live/own"), focus=False)
            return
        certificate = await self._browser.peers.identify("")
        self._carefully(lambda: self._sit_down(game, offer.seat, certificate))
        if self._session.live is None or self._session.sitting is None:
            return
        await self._connect(text, offer)

    async def _connect(self, text: str, offer: Offer) -> None:
        """Make the connection with the host, who still has to take the answer."""
        self._accepted = offer_id(text)
        self._lines.connect(offer.seat, self._session.settings.stun_server, number=HOST)
        self._lines[HOST].certificate = offer.connection.certificate
        sdp = await self._lines[HOST].line.answer(write_sdp(offer.connection, offers=True))
        self._carefully(lambda: self._answered(sdp, offer_id(text)), focus=False)

    def _come_again(self) -> None:
        """Handle the offer with which this page came to its table, opened once more."""
        seen = self._session.live
        if seen is None:
            return
        if seen.step in ("waits", "answer"):
            self._session.over = Over("live")
        else:
            self._session.told.say("live/already" if seen.step == "joined" else "live/used")

    def _answered(self, sdp: str, to: bytes) -> None:
        try:
            text = pack_answer(Answer(read_sdp(sdp), to))
        except LinkError:
            self._leave()
            self._session.told.say("live/impossible")
            return
        url = self._session.address + f"q={text}"
        may_notify = self._browser.peers.may_ask_to_notify()
        self._look.change(step="answer", url=url, code=code_of(url), may_notify=may_notify)

    async def hand_over(self, text: str) -> None:
        """Hand an answer over to the tab that has the table."""
        peers, name = self._browser.peers, None
        if await self._can_connect():
            name = await peers.hand(text)
        told = self._session.told
        if name is None:
            self._carefully(lambda: told.say("live/no_table"), focus=False)
            return
        self._carefully(lambda: told.say("live/handed", name=name), focus=False)
        peers.close_tab()
