"""The codes of live tables: offers with which others join this page's, answers to those of other
tables, and the camera that reads answers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.links import LinkError, pack_game
from wingspan.links.codes import code_of
from wingspan.links.connection import (
    Answer,
    Offer,
    offer_id,
    pack_answer,
    pack_offer,
    read_sdp,
    unpack_answer,
    unpack_offer,
    write_sdp,
)

from .. import messages
from ..effects import Send
from ..games import by_link
from ..play.seats import Seats, allowed_at_first
from ..session.moment import SCREEN, LiveSeen
from ..session.session import Session
from ..session.where import Over
from .conduct import link_of
from .desk import HOST

if TYPE_CHECKING:
    from ..devices import Browser, Camera, Line
    from .desk import Host
    from .lines import Lines


PATIENCE = 10_000
"""Milliseconds in which a connection must be made once both of its codes are known, and in which a
seat that was lost may come back by itself."""
VIDEO = "#live-camera"
"""The selector of the video that shows the camera's picture."""


class Codes:
    """Invites others to the table of the page, and answers the offers of other tables.

    ``send`` takes what comes of it. ``can_connect`` and ``leave`` are those of the page's table.
    """

    desk: Host | None
    """That of the page's table, if it has opened one."""
    taken: str | None
    """The name of the guest whose answer was taken last; None if it was not for this table."""

    def __init__(
        self,
        session: Session,
        browser: Browser,
        send: Send,
        lines: Lines,
        can_connect: Callable[[], Awaitable[bool]],
        leave: Callable[[], None],
    ) -> None:
        self._session = session
        self._browser = browser
        self._send = send
        self._lines = lines
        self._can_connect = can_connect
        self._leave = leave
        self._accepted = b""
        """The id of the offer with which this page came to the table."""
        self._used: set[bytes] = set()
        """The ids of the offers whose answers were taken."""
        self._losses: dict[int, int] = {}
        """The number of the last loss of each seat."""
        self._last_loss = 0
        self.desk = self.taken = None

    def invite(self, seat: int | None) -> None:
        """Make the code with which that seat joins the table; None for a screen without a seat."""
        desk, sitting = self.desk, self._session.sitting
        if desk is None or sitting is None:
            return
        if seat is not None:
            allowed = allowed_at_first(sitting.game.setup)
            seats = sitting.seats.going_far(seat, allowed)
            if seat not in seats.persons or seats.is_here(seat):
                return
            if seats != sitting.seats:
                sitting.hot_seat.go_far(seats)
                desk.sit(seats.here)
                self._session.change_live(mine=tuple(seats.here), present=desk.present.seats)
        self._lines.drop_unanswered(seat)
        number = self._lines.connect(seat, self._session.settings.stun_server)
        self._session.change_live(may_notify=self._browser.peers.may_ask_to_notify())
        asked = SCREEN if seat is None else seat
        self._session.change_live(step="waits", seat=asked, url="", code=None, told="")
        self._lines.begin(self._offer(number, seat))

    def invite_lost(self) -> None:
        """Make the code for the first lost seat, unless another code is shown."""
        seen, there = self._session.live, self.desk.present.seats if self.desk else ()
        if seen is not None and seen.step in ("", "joined") and "lost" in there:
            self.invite(there.index("lost"))

    def await_lost(self, seat: int) -> None:
        """Wait for a seat that was lost to come back by itself."""
        if self.desk is None:
            return
        self._last_loss += 1
        self._losses[seat] = self._last_loss
        missed = partial(self._send, messages.MissSeat(seat, self._last_loss))
        self._browser.display.later(missed, PATIENCE)

    def miss(self, seat: int, loss: int) -> None:
        """Show the code for a seat that has not come back since that loss, if the table waits for
        that seat; otherwise offer the code in a notice.
        """
        session, sitting, seen = self._session, self._session.sitting, self._session.live
        desk = self.desk
        if desk is None or sitting is None or seen is None:
            return
        if desk.present.seats[seat] != "lost" or self._losses.get(seat) != loss:
            return
        shows = not session.over.dialog or (
            session.over.dialog == "live" and seen.step in ("", "joined")
        )
        if shows and sitting.decision is not None and sitting.decision.player == seat:
            session.over = Over("live")
            self.invite(seat)
        else:
            session.told.say("live/seat_lost", do=("live",), name=seen.names[seat])

    def close(self) -> None:
        """Invite nobody and wait for nobody any more, when the table is left."""
        self.desk = None
        self._losses.clear()

    def leave_screen(self, desk: Host) -> None:
        """Move the people here to devices of their own, so that this screen only shows the table.

        Makes the code for the first of them.
        """
        sitting = self._session.sitting
        if sitting is None or not sitting.seats.here:
            return
        allowed = sitting.seats.unasked or allowed_at_first(sitting.game.setup)
        first, programs = sitting.seats.here[0], sitting.seats.programs
        self._session.keep()
        sitting.hot_seat.sit(Seats.nobody_here(allowed, programs))
        sitting.id = ""  # the guests save the game from now on, each with its own hand
        desk.sit(())
        self._session.change_live(mine=(), present=desk.present.seats)
        self.invite(first)

    async def _offer(self, number: int, seat: int | None) -> None:
        sdp = await self._lines[number].line.offer()
        self._send(messages.ShowOffer(number, seat, sdp))

    def show_offer(self, number: int, seat: int | None, sdp: str) -> None:
        """Show the code of the browser's offer, with the game after it."""
        reached, sitting = self._lines.get(number), self._session.sitting
        if reached is None or sitting is None:
            return
        try:
            text = pack_offer(Offer(read_sdp(sdp), seat))
            game = pack_game(structs.replace(link_of(sitting), seat=seat), sitting.game.catalog)
        except LinkError:
            self._lines.drop(number)
            self._session.change_live(step="", told="live/impossible")
            return
        reached.offer = offer_id(text)
        url = self._session.address + f"p={text}&g={game}"
        self._session.change_live(step="offer", url=url, code=code_of(url))

    def is_own(self, fragment: str) -> bool:
        """Whether an offer, with or without a game after it, was made here."""
        return self._lines.answered_by(offer_id(fragment.partition("&")[0])) is not None

    def take_answer(self, text: str) -> None:
        """Connect to the sender of an answer, if it is for this table."""
        self.taken = None
        try:
            answer = unpack_answer(text)
        except LinkError as error:
            self._session.change_live(told=f"link_error_{error.kind}")
            return
        number = self._lines.answered_by(answer.to)
        if number is None or answer.to in self._used:
            self._session.change_live(
                told="live/used" if answer.to in self._used else "live/unknown"
            )
            return
        self._used.add(answer.to)
        reached = self._lines[number]
        reached.answered, reached.certificate = True, answer.connection.certificate
        sdp = write_sdp(answer.connection, offers=False)
        self._session.change_live(
            step="connecting", seat=SCREEN if reached.seat is None else reached.seat
        )
        self._lines.begin(self._accept(number, reached.line, sdp))
        self.taken = name_of(self._session, reached.seat)

    async def _accept(self, number: int, line: Line, sdp: str) -> None:
        accepted = await line.accept(sdp)
        late = PATIENCE if accepted else 0
        self._browser.display.later(partial(self._send, messages.GiveUpLine(number)), late)

    def give_up(self, number: int) -> None:
        """Give up the connection if it is not open by now."""
        reached = self._lines.get(number)
        if reached is not None and not reached.open:
            self._lines.drop(number)
            self._session.change_live(step="failed", url="", code=None)

    # offers of other tables

    def answer_offer(self, fragment: str) -> None:
        """Answer an offer, with the game after it, and show the answer as a code."""
        text, _, game = fragment.partition("&")
        try:
            unpack_offer(text)
        except LinkError as error:
            self._session.told.say(f"link_error_{error.kind}")
            return
        seen = self._session.live
        if seen is not None and not seen.hosts and offer_id(text) == self._accepted:
            self._come_again(seen)
        elif game:
            self._lines.begin(self._reach(text, game))
        else:
            self._session.told.say("live/no_game")

    async def _reach(self, text: str, game: str) -> None:
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

    def _come_again(self, seen: LiveSeen) -> None:
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
        self._session.change_live(step="answer", url=url, code=code_of(url), may_notify=may_notify)

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


class Scanning:
    """Reads the answers of guests; ``send`` takes what is read."""

    def __init__(self, session: Session, camera: Camera, send: Send) -> None:
        self._session = session
        self._camera = camera
        self._send = send

    def switch(self) -> None:
        """Start or stop reading."""
        seen = self._session.live
        if seen is None or not seen.can_scan:
            return
        if seen.scanning:
            self.stop()
        elif seen.step == "offer":
            self._session.change_live(scanning=True, told="")
            self._camera.read(VIDEO, self._found, lambda why: self._send(messages.EndScan(why)))

    def stop(self) -> None:
        self._camera.stop()
        self._session.change_live(scanning=False)

    def _found(self, text: str) -> None:
        """Take the first answer, ignore all other codes."""
        if "#q=" in text:
            self._send(messages.TakeScanned(text))


def name_of(session: Session, seat: int | None) -> str:
    """The name of the player at that seat; for None, the word for a screen without a seat."""
    if seat is None or session.live is None:
        return session.words.text("live/screen")
    return session.live.names[seat]
