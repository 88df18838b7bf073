"""The part of a page that joined a live table, without side effects."""

from __future__ import annotations

from wingspan.engine.catalog import Catalog

from ..session.live_seen import Presence
from .conduct import MOST_A_SECOND, Offence, Peer, compared
from .deeds import Deed, Say, Take, What
from .desk import Desk, send
from .held import SharedGame
from .messages import AnyPeerMessage, Present, Refused, Visibility
from .whose import is_program, left_alone, shown_to, under_wish

HOST = 0
"""The number of the only peer that a guest has."""


class Guest(Desk):
    """A page that joined a table: it is connected only to the host."""

    present: Present
    """Who is at the table, as last sent by the host."""

    def __init__(self, held: SharedGame, catalog: Catalog, seat: int | None) -> None:
        """``seat``: the seat played here; None for a screen that only shows the table."""
        super().__init__(held, catalog)
        self.seat = seat
        self.present = Present(())
        self._shown = True
        self._mine = held
        """The game that was last shared from here, with what the seat here leaves to others."""

    @property
    def _most_a_second(self) -> int:
        return MOST_A_SECOND * self.held.link.record.setup.players

    def _say(self, what: What, known: Peer) -> Say:
        return Say(what)

    def moved(self, held: SharedGame) -> list[Deed]:
        self._mine = held
        return super().moved(held)

    def joined(self) -> list[Deed]:
        """Handle the connection with the host: another code makes another table."""
        deeds = self._joined(HOST, self.seat, returns=True)
        if self._shown and not self.chosen:
            return deeds
        return [*deeds, send(HOST, Visibility(self._shown, self.chosen))]

    def showing(self, shown: bool) -> list[Deed]:
        """Tell the host whether this page is visible."""
        self._shown = shown
        return self._to_all(Visibility(shown, self.chosen))

    def chose(self, chosen: bool) -> list[Deed]:
        """Note whether the person here has chosen how to begin, and tell the host."""
        self.chosen = chosen
        return self._to_all(Visibility(self._shown, chosen))

    def left(self, peer: int) -> list[Deed]:
        return [Say("host_left"), *self._forget(peer)] if peer in self._peers else []

    def _forget(self, peer: int) -> list[Deed]:
        self._peers.pop(peer)
        self.present = Present(())
        asked = self.held.game.decision
        if not self.doing or asked is None or asked.player == self.seat:
            return []
        return self._watches(())

    def _told(self, peer: int, known: Peer, message: AnyPeerMessage) -> list[Deed]:
        match message:
            case Present(seats, chosen) if self._can_be_present(seats, chosen):
                self.present = message
                return []
            case Refused("parted" | "not_yours", game) if game:
                return self._yielded(peer, game)
            case Refused():
                return [self._say("refused", known)]
            case _:
                raise Offence("unreadable")

    def _can_be_present(self, seats: tuple[Presence, ...], chosen: tuple[int, ...]) -> bool:
        players = self.held.link.record.setup.players
        return len(seats) in (0, players) and [*chosen] == [
            seat for seat in range(players) if seat in chosen
        ]

    def _may_show(self, peer: int, answers: tuple[int, ...]) -> bool:
        return shown_to(self.seat, self._with_my_wish(), answers)

    def _with_my_wish(self) -> SharedGame:
        """The game that is held, with what the seat here leaves to others as it says itself."""
        return self.held if self.seat is None else under_wish(self.seat, self.held, self._mine)

    def _parted(self, peer: int, came: SharedGame) -> list[Deed]:
        """Take the host's game; one's own is kept separately, once until there is a new code.

        A screen keeps no game.
        """
        known = self._peers[peer]
        if self.seat is not None:
            if known.conduct.parted or is_program(self.seat, came):
                raise Offence("parted")
            known.conduct.parted = True
        known.caught_up = True
        self._hold(came)
        taken = Take(came, aside=True, played_for=True)
        return [taken] if self.seat is None else [taken, self._say("parted", known)]

    def _yielded(self, peer: int, text: str) -> list[Deed]:
        """Handle the host's refusal of this page's game: the host's game counts."""
        how, came = compared(self.held, text, self._catalog)
        match how:
            case "same":
                return []
            case "newer":
                return self._went_on(peer, came)
            case _:
                return self._parted(peer, came)

    def _went_on(self, peer: int, came: SharedGame) -> list[Deed]:
        """Take a newer game, if nobody else has answered for this page.

        The first game after connecting may have such answers: the seat may have been played from
        another device.
        """
        known, seat = self._peers[peer], self.seat
        alone = seat is None or left_alone(seat, self._with_my_wish(), came)
        if seat is not None and (is_program(seat, came) or (known.caught_up and not alone)):
            raise Offence("not_yours", self.held.text)
        if not self._agrees(came):
            return self._parted(peer, came)
        known.caught_up = True
        self._hold(came)
        return [Take(came, played_for=not alone)]
