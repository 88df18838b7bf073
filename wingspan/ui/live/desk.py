"""One page's part in a live table, without side effects: inputs change its state, and the actions
to take are returned, which :class:`.LiveTable` carries out.

The page that opened the table is the host and is connected to every other page. The others are
guests and are connected only to the host. A game is sent whole, as the text of a link, and compared
by :func:`wingspan.links.relation`: a newer game is taken, an older one is answered with one's own,
and if two games diverge, the host's counts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from wingspan.engine import IllegalAnswer
from wingspan.engine.catalog import Catalog
from wingspan.links import LinkError
from wingspan.links.connection import unpack_offer

from ..session.moment import Presence
from .conduct import (
    FORMAT,
    MOST_A_SECOND,
    Again,
    AnyPeerMessage,
    Bye,
    Conduct,
    Doing,
    Hello,
    Moved,
    Offence,
    Peer,
    Present,
    RefusalReason,
    Refused,
    SharedGame,
    Visibility,
    answered_by,
    compared,
    is_program,
    left_alone,
    shown_by,
    shown_to,
    under_wish,
    with_wish_of,
    written,
)

HOST = 0
"""The number of the only peer that a guest has."""

What = Literal["parted", "let_go", "left", "bye", "refused", "other_format", "host_left"]
"""What the person here is told of a page: its game diverges from the one here ("parted"), it was
disconnected for its offences ("let_go"), its connection was lost ("left", "host_left"), it has left
the table, it has refused a message, it uses another message format."""


# what a desk decides to do


class Send(Struct, frozen=True):
    """Send a text to a peer."""

    peer: int
    text: str


class LetGo(Struct, frozen=True):
    """End the connection with a peer."""

    peer: int


class Take(Struct, frozen=True):
    """Continue with that game. ``aside``: one's own diverges from it, and is kept separately.
    ``played_for``: others have given answers for the seat here.
    """

    held: SharedGame
    aside: bool = False
    played_for: bool = False


class ShowProvisional(Struct, frozen=True):
    """Show those answers after the game that is held: a player elsewhere gives them, and may still
    take them back.
    """

    held: SharedGame
    answers: tuple[int, ...]


class Remember(Struct, frozen=True):
    """Remember the offer of a spare line that a peer holds ready."""

    peer: int
    offer: str


class Say(Struct, frozen=True):
    """Notify the person here. ``seat``: the seat concerned; None for a screen without one, and at a
    guest for the host.
    """

    what: What
    seat: int | None = None


Deed = Send | LetGo | Take | ShowProvisional | Remember | Say


# the desks


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

    def _greeted(self, peer: int, known: Peer, format_: int) -> list[Deed]:
        if format_ != FORMAT:
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


class Host(Desk):
    """The page that opened the table; it passes on what one peer sends to the others."""

    def __init__(self, held: SharedGame, catalog: Catalog, here: Iterable[int]) -> None:
        """``here``: the seats at this screen."""
        super().__init__(held, catalog)
        self._here = frozenset(here)
        self._lost: set[int] = set()
        self._said = Present(())

    def sit(self, here: Iterable[int]) -> None:
        """Set the seats at this screen, after somebody left it for another device or came to it."""
        self._here = frozenset(here)

    def await_again(self, seats: Iterable[int | None]) -> None:
        """Mark seats as lost that were at the table before and may come back by themselves."""
        self._lost.update(seat for seat in seats if seat is not None)

    @property
    def present(self) -> Present:
        """Who is at the table."""
        players = self.held.link.record.setup.players
        known = {peer.seat: peer for peer in self._peers.values()}
        chosen = (seat for seat in range(players) if seat in known and known[seat].chosen)
        mine = min(self._here, default=None) if self.chosen else None
        return Present(
            tuple(self._presence(seat, known.get(seat)) for seat in range(players)),
            tuple(sorted({*chosen, *(() if mine is None else (mine,))})),
        )

    def _presence(self, seat: int, known: Peer | None) -> Presence:
        if seat in self._here:
            return "here"
        if known is None:
            return "lost" if seat in self._lost else "off"
        return "here" if known.shown else "away"

    @property
    def screens(self) -> int:
        """Number of screens that show the table and have no seat."""
        return sum(known.seat is None for known in self._peers.values())

    def joined(self, peer: int, seat: int | None, *, returns: bool = False) -> list[Deed]:
        """Handle a peer that takes that seat, or only shows the table; disconnect the peer that had
        the seat before. ``returns``: whether it comes back by itself, without a new code.
        """
        deeds: list[Deed] = []
        for other, known in [*self._peers.items()]:
            if seat is not None and known.seat == seat:
                self._peers.pop(other)
                deeds += [LetGo(other), *self._forget_what_is_done(seat)]
        deeds += self._joined(peer, seat, returns=returns)
        deeds.append(send(peer, self.present))
        if seat is not None:
            self._lost.discard(seat)
        return deeds + self._tell_of_presence()

    def left(self, peer: int) -> list[Deed]:
        known = self._peers.get(peer)
        if known is None:  # it said goodbye before
            return []
        deeds = self._forget(peer)
        return deeds if known.seat is None else [Say("left", known.seat), *deeds]

    def _forget(self, peer: int) -> list[Deed]:
        seat = self._peers.pop(peer).seat
        if seat is None:
            return []
        self._lost.add(seat)
        return [*self._tell_of_presence(), *self._forget_what_is_done(seat)]

    def _forget_what_is_done(self, seat: int) -> list[Deed]:
        """Discard the provisional answers if they were those of ``seat``, which has gone."""
        decision = self.held.game.decision
        asked = None if decision is None else decision.player
        return self._watches(()) if self.doing and asked == seat else []

    def chose(self, chosen: bool) -> list[Deed]:
        """Note whether the person here has chosen how to begin, and tell all peers."""
        self.chosen = chosen
        return self._tell_of_presence()

    def _tell_of_presence(self) -> list[Deed]:
        if self.present == self._said:
            return []
        self._said = self.present
        return self._to_all(self._said)

    def _told(self, _peer: int, known: Peer, message: AnyPeerMessage) -> list[Deed]:
        match message:
            case Visibility(shown, chosen):
                known.shown, known.chosen = shown, chosen
                return self._tell_of_presence()
            case Refused():
                return [self._say("refused", known)]
            case _:
                raise Offence("unreadable")

    def _may_show(self, peer: int, answers: tuple[int, ...]) -> bool:
        seat = self._peers[peer].seat
        return seat is not None and shown_by(seat, self.held, answers)

    def _parted(self, peer: int, _came: SharedGame) -> list[Deed]:
        """Keep the host's game; tell the peer, and the first time also the person here."""
        known = self._peers[peer]
        if known.conduct.parted:
            raise Offence("parted", self.held.text)
        known.conduct.parted = True
        return [send(peer, Refused("parted", self.held.text)), self._say("parted", known)]

    def _went_on(self, peer: int, came: SharedGame) -> list[Deed]:
        seat, held = self._peers[peer].seat, self.held
        if seat is None or not answered_by(seat, held, came):
            raise Offence("not_yours", held.text)
        if not self._agrees(came):
            return self._parted(peer, came)
        link = with_wish_of(seat, held, came)
        if link == held.link:
            return []
        as_it_came = link == came.link
        self._hold(came if as_it_came else SharedGame.of(link, came.game, self._catalog))
        news = self._to_all(Moved(self.held.text), but=peer if as_it_came else None)
        return [Take(self.held), *news]


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

    def _say(self, what: What, _known: Peer) -> Say:
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

    def _may_show(self, _peer: int, answers: tuple[int, ...]) -> bool:
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
