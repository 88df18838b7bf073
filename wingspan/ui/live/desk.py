"""One page's part in a live table, without side effects: inputs change its state, and the actions
to take are returned.

The page that opened the table is the host and is connected to every other page. The others are
guests and are connected only to the host. A game is sent whole, as the text of a link, and compared
by :func:`wingspan.links.relation`: a newer game is taken, an older one is answered with one's own,
and if two games diverge, the host's counts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from wingspan.engine import IllegalAnswer
from wingspan.engine.catalog import Catalog
from wingspan.links import LinkError
from wingspan.links.connection import unpack_offer

from .conduct import MOST_A_SECOND, Conduct, Offence, Peer, compared
from .deeds import Deed, LetGo, Remember, Say, Send, ShowProvisional, What
from .held import SharedGame
from .messages import (
    FORMAT,
    Again,
    AnyPeerMessage,
    Bye,
    Doing,
    Hello,
    Moved,
    RefusalReason,
    Refused,
    written,
)


class Desk(ABC):
    """The common base of host and guest."""

    held: SharedGame
    """The game as it was last shared."""
    doing: tuple[int, ...]
    """The answers after ``held`` that the asked player, here or elsewhere, may still take back."""
    unsent: tuple[int, ...]
    """The answers given here after ``held``, whether or not the others have been told."""
    chosen: bool
    """Whether the person here has chosen how to begin before being asked."""

    def __init__(self, held: SharedGame, catalog: Catalog) -> None:
        self.held = held
        self.doing = ()
        self.unsent = ()
        self.chosen = False
        self._catalog = catalog
        self._peers: dict[int, Peer] = {}
        self._conduct: dict[int | None, Conduct] = {}
        """By the seat of a peer; all screens share one."""

    @property
    def peers(self) -> tuple[int, ...]:
        """The peers that are connected."""
        return tuple(self._peers)

    def moved(self, held: SharedGame) -> list[Deed]:
        """Tell all peers that the game has moved on here."""
        self._hold(held)
        return self._to_all(Moved(held.text))

    def announce_provisional(self, answers: tuple[int, ...]) -> list[Deed]:
        """Tell all peers the answers given here after ``held`` that may still be taken back."""
        self.doing = answers
        return self._to_all(self._doing)

    @property
    def _doing(self) -> Doing:
        return Doing(len(self.held.link.record.answers), self.doing)

    def _hold(self, held: SharedGame) -> None:
        if held.link.record.answers != self.held.link.record.answers:
            self.doing = ()
        self.held = held

    def heard(self, peer: int, text: str, now: int) -> list[Deed]:
        """Handle a text from a peer. ``now`` in milliseconds."""
        known = self._peers.get(peer)
        if known is None:
            return []
        try:
            return self._handled(peer, known, known.read(text, now, self._most_a_second))
        except Offence as offence:
            return self._offended(peer, known, offence)

    def _handled(self, peer: int, known: Peer, message: AnyPeerMessage) -> list[Deed]:
        """Handle a message. Raises Offence if the peer may not send it."""
        match message:
            case Hello(format):
                return self._greeted(peer, known, format)
            case Bye():
                return self._let_go(peer, "bye")
            case Moved(game):
                return self._offered(peer, known, game)
            case Again(offer):
                return self._may_return(peer, known, offer)
            case Doing(after, answers):
                return self._shows(peer, after, answers)
            case Refused(why, game):
                return self._refused(peer, known, why, game)
            case _:
                return self._told(peer, known, message)

    @property
    def _most_a_second(self) -> int:
        return MOST_A_SECOND

    def closed(self) -> list[Deed]:
        """Leave the table, or close it at the host."""
        deeds = self._to_all(Bye())
        deeds += [LetGo(peer) for peer in self._peers]
        self._peers.clear()
        return deeds

    @abstractmethod
    def left(self, peer: int) -> list[Deed]:
        """Handle the end of the connection with a peer."""

    @abstractmethod
    def _forget(self, peer: int) -> list[Deed]:
        """Handle that a peer is not there any more, whatever the reason."""

    def _let_go(self, peer: int, what: What) -> list[Deed]:
        """Disconnect a peer that is not to come back by itself."""
        return [LetGo(peer), self._say(what, self._peers[peer]), *self._forget(peer)]

    def _say(self, what: What, known: Peer) -> Say:
        return Say(what, known.seat)

    def _joined(self, peer: int, seat: int | None, *, returns: bool) -> list[Deed]:
        if not returns:
            self._conduct.pop(seat, None)
        self._peers[peer] = Peer(seat, self._conduct.setdefault(seat, Conduct()))
        deeds: list[Deed] = [send(peer, Hello(FORMAT)), send(peer, Moved(self.held.text))]
        return [*deeds, send(peer, self._doing)] if self.doing else deeds

    def _greeted(self, peer: int, known: Peer, format: int) -> list[Deed]:
        if format != FORMAT:
            return [send(peer, Refused("other_format")), *self._let_go(peer, "other_format")]
        known.greeted = True
        return []

    def _may_return(self, peer: int, known: Peer, offer: str) -> list[Deed]:
        """Handle the offer of a spare line: it must be for the seat of this connection."""
        try:
            seat = unpack_offer(offer).seat
        except LinkError as error:
            raise Offence("unreadable") from error
        if seat != known.seat:
            raise Offence("not_yours")
        return [Remember(peer, offer)]

    def _refused(self, peer: int, known: Peer, why: RefusalReason, game: str) -> list[Deed]:
        """Handle the refusal of what this page has sent."""
        if known.conduct.count_refusal():
            raise Offence("too_many")
        if why == "other_format":
            return self._let_go(peer, "other_format")
        return self._told(peer, known, Refused(why, game))

    def _offered(self, peer: int, known: Peer, text: str) -> list[Deed]:
        """Handle a game from a peer: compare it with the one that is held."""
        if text == self.held.text:
            known.caught_up = True
            return []
        how, came = compared(self.held, text, self._catalog)
        match how:
            case "older":
                known.caught_up = True
                return [send(peer, Moved(self.held.text))]
            case "branch":
                return self._parted(peer, came)
            case _:
                return self._went_on(peer, came)

    @abstractmethod
    def _parted(self, peer: int, came: SharedGame) -> list[Deed]:
        """Handle a game that diverges from the one that is held."""

    @abstractmethod
    def _went_on(self, peer: int, came: SharedGame) -> list[Deed]:
        """Handle a game that continues where the one that is held ends."""

    def _agrees(self, came: SharedGame) -> bool:
        """Whether a game continues what has been answered here, also since it was last shared."""
        theirs = came.link.record.answers[len(self.held.link.record.answers) :]
        return self.unsent[: len(theirs)] == theirs[: len(self.unsent)]

    def _shows(self, peer: int, after: int, answers: tuple[int, ...]) -> list[Deed]:
        """Handle a peer's provisional answers; ignore them if the game has moved on meanwhile."""
        if after != len(self.held.link.record.answers) or answers == self.doing:
            return []
        try:
            may = self._may_show(peer, answers)
        except IllegalAnswer as error:
            raise Offence("unreadable") from error
        if not may:
            raise Offence("not_yours", self.held.text)
        return self._watches(answers, but=peer)

    def _watches(self, answers: tuple[int, ...], but: int | None = None) -> list[Deed]:
        """Show provisional answers given elsewhere, and pass them on to all peers but ``but``."""
        self.doing = answers
        return [ShowProvisional(self.held, answers), *self._to_all(self._doing, but=but)]

    @abstractmethod
    def _may_show(self, peer: int, answers: tuple[int, ...]) -> bool:
        """Whether a peer may show those answers. Raises IllegalAnswer if they cannot be given."""

    @abstractmethod
    def _told(self, peer: int, known: Peer, message: AnyPeerMessage) -> list[Deed]:
        """Handle a message that is about neither a game nor a connection."""

    def _offended(self, peer: int, known: Peer, offence: Offence) -> list[Deed]:
        """Tell a peer why its message was refused; disconnect it if it has offended too often."""
        deeds: list[Deed] = [send(peer, Refused(offence.why, offence.game))]
        if known.conduct.count_offence():
            deeds += self._let_go(peer, "let_go")
        return deeds

    def _to_all(self, message: AnyPeerMessage, but: int | None = None) -> list[Deed]:
        return [send(peer, message) for peer in self._peers if peer != but]


def send(peer: int, message: AnyPeerMessage) -> Send:
    """Send that message to a peer."""
    return Send(peer, written(message))
