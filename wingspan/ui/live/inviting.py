"""The codes with which others join this page's table, and their answers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.links import LinkError, pack_game
from wingspan.links.codes import code_of
from wingspan.links.connection import (
    Offer,
    offer_id,
    pack_offer,
    read_sdp,
    unpack_answer,
    write_sdp,
)

from ..effects import Send
from ..messages import GiveUpLine, MissSeat, ShowOffer
from ..play.seats import Seats, allowed_at_first
from ..session.live_seen import SCREEN
from ..session.where import Over
from .telling import link_of

if TYPE_CHECKING:
    from ..devices import Browser, Line
    from ..session.session import Session
    from .host import Host
    from .lines import Lines
    from .look import Look
    from .saying import Saying

PATIENCE = 10_000
"""Milliseconds in which a connection must be made once both of its codes are known, and in which a
seat that was lost may come back by itself."""


class Inviting:
    """Invites others to the table of the page. ``send`` takes what comes of it."""

    taken: str | None
    """The name of the guest whose answer was taken last; None if it was not for this table."""

    def __init__(
        self,
        session: Session,
        browser: Browser,
        send: Send,
        lines: Lines,
        look: Look,
        saying: Saying,
    ) -> None:
        self._session = session
        self._browser = browser
        self._send = send
        self._lines = lines
        self._look = look
        self._saying = saying
        self._used: set[bytes] = set()
        """The ids of the offers whose answers were taken."""
        self._losses: dict[int, int] = {}
        """The number of the last loss of each seat."""
        self._last_loss = 0
        self.taken = None

    def invite(self, desk: Host, seat: int | None) -> None:
        """Make the code with which that seat joins the table; None for a screen without a seat."""
        sitting = self._session.sitting
        if sitting is None:
            return
        if seat is not None:
            allowed = allowed_at_first(sitting.game.setup)
            seats = sitting.seats.going_far(seat, allowed)
            if seat not in seats.persons or seats.is_here(seat):
                return
            if seats != sitting.seats:
                sitting.hot_seat.go_far(seats)
                desk.sit(seats.here)
                self._look.change(mine=tuple(seats.here), present=desk.present.seats)
        self._lines.drop_unanswered(seat)
        number = self._lines.connect(seat, self._session.settings.stun_server)
        self._look.change(may_notify=self._browser.peers.may_ask_to_notify())
        asked = SCREEN if seat is None else seat
        self._look.change(step="waits", seat=asked, url="", code=None, told="")
        self._lines.begin(self._offer(number, seat))

    def invite_lost(self, desk: Host) -> None:
        """Make the code for the first lost seat, unless another code is shown."""
        seen, there = self._session.live, desk.present.seats
        if seen is not None and seen.step in ("", "joined") and "lost" in there:
            self.invite(desk, there.index("lost"))

    def await_lost(self, seat: int) -> None:
        """Wait for a seat that was lost to come back by itself."""
        self._last_loss += 1
        self._losses[seat] = self._last_loss
        missed = partial(self._send, MissSeat(seat, self._last_loss))
        self._browser.display.later(missed, PATIENCE)

    def miss(self, desk: Host, seat: int, loss: int) -> None:
        """Show the code for a seat that has not come back since that loss, if the table waits for
        that seat; otherwise offer the code in a notice."""
        session, sitting, seen = self._session, self._session.sitting, self._session.live
        if sitting is None or seen is None:
            return
        if desk.present.seats[seat] != "lost" or self._losses.get(seat) != loss:
            return
        shows = not session.over.dialog or (
            session.over.dialog == "live" and seen.step in ("", "joined")
        )
        if shows and sitting.decision is not None and sitting.decision.player == seat:
            session.over = Over("live")
            self.invite(desk, seat)
        else:
            self._saying.lost(seat)

    def forget_losses(self) -> None:
        """Wait for nobody any more, when the table is left."""
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
        self._look.change(mine=(), present=desk.present.seats)
        self.invite(desk, first)

    async def _offer(self, number: int, seat: int | None) -> None:
        sdp = await self._lines[number].line.offer()
        self._send(ShowOffer(number, seat, sdp))

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
            self._look.change(step="", told="live/impossible")
            return
        reached.offer = offer_id(text)
        url = self._session.address + f"p={text}&g={game}"
        self._look.change(step="offer", url=url, code=code_of(url))

    def is_own(self, fragment: str) -> bool:
        """Whether an offer, with or without a game after it, was made here."""
        return self._lines.answered_by(offer_id(fragment.partition("&")[0])) is not None

    def take(self, text: str) -> None:
        """Connect to the sender of an answer, if it is for this table."""
        self.taken = None
        try:
            answer = unpack_answer(text)
        except LinkError as error:
            self._look.tell(f"link_error_{error.kind}")
            return
        number = self._lines.answered_by(answer.to)
        if number is None or answer.to in self._used:
            self._look.tell("live/used" if answer.to in self._used else "live/unknown")
            return
        self._used.add(answer.to)
        reached = self._lines[number]
        reached.answered, reached.certificate = True, answer.connection.certificate
        sdp = write_sdp(answer.connection, offers=False)
        self._look.change(step="connecting", seat=SCREEN if reached.seat is None else reached.seat)
        self._lines.begin(self._accept(number, reached.line, sdp))
        self.taken = self._look.name(reached.seat)

    async def _accept(self, number: int, line: Line, sdp: str) -> None:
        accepted = await line.accept(sdp)
        late = PATIENCE if accepted else 0
        self._browser.display.later(partial(self._send, GiveUpLine(number)), late)

    def give_up(self, number: int) -> None:
        """Give up the connection if it is not open by now."""
        reached = self._lines.get(number)
        if reached is not None and not reached.open:
            self._lines.drop(number)
            self._look.change(step="failed", url="", code=None)
