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

from .. import messages
from ..effects import Send
from ..games import by_link
from ..session.where import Over
from .guest import HOST

if TYPE_CHECKING:
    from ..devices import Browser
    from ..session.session import Session
    from .lines import Lines
    from .look import Look


class OfferAnswering:
    """Answers the offers of other tables. ``send`` takes what comes of it. ``can_connect`` and
    ``leave`` are those of the page's table."""

    def __init__(
        self,
        session: Session,
        browser: Browser,
        send: Send,
        lines: Lines,
        look: Look,
        can_connect: Callable[[], Awaitable[bool]],
        leave: Callable[[], None],
    ) -> None:
        self._session = session
        self._browser = browser
        self._send = send
        self._lines = lines
        self._look = look
        self._can_connect = can_connect
        self._leave = leave
        self._accepted = b""
        """The id of the offer with which this page came to the table."""

    def answer(self, fragment: str) -> None:
        """Answer an offer, with the game after it, and show the answer as a code."""
        text, _, game = fragment.partition("&")
        try:
            offer = unpack_offer(text)
        except LinkError as error:
            self._session.told.say(f"link_error_{error.kind}")
            return
        seen = self._session.live
        if seen is not None and not seen.hosts and offer_id(text) == self._accepted:
            self._come_again()
        elif game:
            self._lines.begin(self._reach(text, offer, game))
        else:
            self._session.told.say("live/no_game")

    async def _reach(self, text: str, offer: Offer, game: str) -> None:
        if not await self._can_connect():
            self._send(messages.ReceiveGame(game))
            return
        kept = by_link.is_kept(self._session, game)
        if kept and await self._browser.peers.hand(f"p={text}") is not None:
            self._send(messages.SayLive("live/own"))
            return
        certificate = await self._browser.peers.identify("")
        self._send(messages.SitDownLive(game, text, certificate))

    def connect(self, text: str) -> None:
        """Make the connection with the host, who still has to take the answer."""
        offer, to = unpack_offer(text), offer_id(text)
        self._accepted = to
        self._lines.connect(offer.seat, self._session.settings.stun_server, number=HOST)
        self._lines[HOST].certificate = offer.connection.certificate
        self._lines.begin(self._make(offer, to))

    async def _make(self, offer: Offer, to: bytes) -> None:
        sdp = await self._lines[HOST].line.answer(write_sdp(offer.connection, offers=True))
        self._send(messages.ShowLiveAnswer(sdp, to))

    def _come_again(self) -> None:
        """Handle the offer with which this page came to its table, opened once more."""
        seen = self._session.live
        if seen is None:
            return
        if seen.step in ("waits", "answer"):
            self._session.over = Over("live")
        else:
            self._session.told.say("live/already" if seen.step == "joined" else "live/used")

    def show_answer(self, sdp: str, to: bytes) -> None:
        """Show the code of the browser's answer to the offer of that id."""
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
        if name is None:
            self._send(messages.SayLive("live/no_table"))
            return
        self._send(messages.SayLive("live/handed", name))
        peers.close_tab()
