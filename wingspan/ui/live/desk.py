"""One page's part in a live table, without side effects: inputs change its state, and the actions
to take are returned.

The page that opened the table is the host and is connected to every other page. The others are
guests and are connected only to the host. A game is sent whole, as the text of a link, and compared
by :func:`wingspan.links.relation`: a newer game is taken, an older one is answered with one's own,
and if two games diverge, the host's counts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct, structs

from wingspan.engine import IllegalAnswer
from wingspan.engine.catalog import Catalog
from wingspan.links import LinkError, relation, unpack_game

from ..session.live_seen import Presence
from .held import Held
from .messages import (
    FORMAT,
    Again,
    AnyMessage,
    Bye,
    Doing,
    Hello,
    Moved,
    Present,
    Refused,
    Shown,
    Unreadable,
    Why,
    read,
    written,
)
from .whose import answered_by, left_alone, shown_by, shown_to, with_wish_of

MOST_A_SECOND = 20
"""Messages accepted from one peer per second."""
MOST_OFFENCES = 3
"""Number of offences after which a peer is disconnected."""
HOST = 0
"""The number of the only peer that a guest has."""


# actions to take


class Send(Struct, frozen=True):
    """Send a text to a peer."""

    peer: int
    text: str


class LetGo(Struct, frozen=True):
    """End the connection with a peer."""

    peer: int


class Take(Struct, frozen=True):
    """Continue with that game. ``aside``: one's own diverges from it, and is kept separately."""

    held: Held
    aside: bool = False


class Watch(Struct, frozen=True):
    """Show those answers after the game that is held: a player elsewhere gives them, and may still
    take them back."""

    held: Held
    answers: tuple[int, ...]


class Remember(Struct, frozen=True):
    """Remember the offer of a spare line that a peer holds ready."""

    peer: int
    offer: str


class Say(Struct, frozen=True):
    """Notify the person here. ``seat``: the seat concerned; None for none."""

    what: Literal["parted", "let_go", "left", "refused", "other_format", "host_left"]
    seat: int | None = None


Deed = Send | LetGo | Take | Watch | Remember | Say


class _Peer(Struct):
    """What is known about another page."""

    seat: int | None
    """None for a screen that only shows the table."""
    shown: bool = True
    chosen: bool = False
    greeted: bool = False
    """Whether it has said which message format it uses."""
    caught_up: bool = False
    """Whether a game from it was taken, or was already known."""
    offences: int = 0
    second: int = 0
    heard: int = 0

    def heard_at(self, now: int) -> bool:
        """Count a message; False if there were too many within this second."""
        if now // 1000 != self.second:
            self.second, self.heard = now // 1000, 0
        self.heard += 1
        return self.heard <= MOST_A_SECOND


class Desk(ABC):
    """The common base of host and guest."""

    held: Held
    """The game as it was last shared."""
    doing: tuple[int, ...]
    """The answers after ``held`` that the asked player, here or elsewhere, may still take back."""
    chosen: bool
    """Whether the person here has chosen how to begin before being asked."""

    def __init__(self, held: Held, catalog: Catalog) -> None:
        self.held = held
        self.doing = ()
        self.chosen = False
        self._catalog = catalog
        self._peers: dict[int, _Peer] = {}

    @property
    def peers(self) -> tuple[int, ...]:
        """The peers that are connected."""
        return tuple(self._peers)

    def moved(self, held: Held) -> list[Deed]:
        """Tell all peers that the game has moved on here."""
        self._hold(held)
        return self._to_all(Moved(held.text))

    def does(self, answers: tuple[int, ...]) -> list[Deed]:
        """Tell all peers the answers given here after ``held`` that may still be taken back."""
        self.doing = answers
        return self._to_all(self._doing)

    @property
    def _doing(self) -> Doing:
        return Doing(len(self.held.link.record.answers), self.doing)

    def _hold(self, held: Held) -> None:
        if held.link.record.answers != self.held.link.record.answers:
            self.doing = ()
        self.held = held

    def heard(self, peer: int, text: str, now: int) -> list[Deed]:
        """Handle a text from a peer. ``now`` in milliseconds."""
        known = self._peers.get(peer)
        if known is None:
            return []
        if not known.heard_at(now):
            return self._offended(peer, "too_many")
        try:
            message = read(text)
        except Unreadable as error:
            return self._offended(peer, error.why)
        if isinstance(message, Hello):
            return self._greeted(peer, known, message.format)
        if not known.greeted:
            return self._offended(peer, "unreadable")
        match message:
            case Bye():
                return [LetGo(peer), *self.left(peer)]
            case Moved(game):
                return self._offered(peer, game)
            case Again(offer):
                return [Remember(peer, offer)]
            case Doing(after, answers):
                return self._shows(peer, after, answers)
            case _:
                return self._told(peer, known, message)

    def left(self, peer: int) -> list[Deed]:
        """Handle the end of the connection with a peer."""
        self._peers.pop(peer, None)
        return []

    def _joined(self, peer: int, seat: int | None) -> list[Deed]:
        self._peers[peer] = _Peer(seat)
        deeds: list[Deed] = [_send(peer, Hello(FORMAT)), _send(peer, Moved(self.held.text))]
        return [*deeds, _send(peer, self._doing)] if self.doing else deeds

    def _greeted(self, peer: int, known: _Peer, format: int) -> list[Deed]:
        if format != FORMAT:
            refused = _send(peer, Refused("other_format"))
            return [refused, LetGo(peer), Say("other_format", known.seat), *self.left(peer)]
        known.greeted = True
        return []

    def _offered(self, peer: int, text: str) -> list[Deed]:
        """Handle a game from a peer: compare it with the one that is held."""
        known = self._peers[peer]
        if text == self.held.text:
            known.caught_up = True
            return []
        try:
            link, game = unpack_game(text, self._catalog)
        except LinkError:
            return self._offended(peer, "unreadable")
        came = Held(structs.replace(link, seat=None), game, text)
        match relation(self.held.link.record, link.record):
            case "other_game":
                return self._offended(peer, "other_game")
            case "older":
                known.caught_up = True
                return [_send(peer, Moved(self.held.text))]
            case "branch":
                return self._parted(peer, came)
            case _:
                return self._went_on(peer, came)

    @abstractmethod
    def _parted(self, peer: int, came: Held) -> list[Deed]:
        """Handle a game that diverges from the one that is held."""

    @abstractmethod
    def _went_on(self, peer: int, came: Held) -> list[Deed]:
        """Handle a game that continues where the one that is held ends."""

    def _shows(self, peer: int, after: int, answers: tuple[int, ...]) -> list[Deed]:
        """Handle a peer's provisional answers; ignore them if the game has moved on meanwhile."""
        if after != len(self.held.link.record.answers) or answers == self.doing:
            return []
        try:
            may = self._may_show(peer, answers)
        except IllegalAnswer:
            return self._offended(peer, "unreadable")
        if not may:
            return self._offended(peer, "not_yours", self.held.text)
        return self._watches(answers, but=peer)

    def _watches(self, answers: tuple[int, ...], but: int | None = None) -> list[Deed]:
        """Show provisional answers given elsewhere, and pass them on to all peers but ``but``."""
        self.doing = answers
        return [Watch(self.held, answers), *self._to_all(self._doing, but=but)]

    @abstractmethod
    def _may_show(self, peer: int, answers: tuple[int, ...]) -> bool:
        """Whether a peer may show those answers. Raises IllegalAnswer if they cannot be given."""

    @abstractmethod
    def _told(self, peer: int, known: _Peer, message: AnyMessage) -> list[Deed]:
        """Handle a message that is about neither a game nor a connection."""

    def _offended(self, peer: int, why: Why, game: str = "") -> list[Deed]:
        """Tell a peer why its message was refused; disconnect it after MOST_OFFENCES offences."""
        known = self._peers[peer]
        known.offences += 1
        deeds: list[Deed] = [_send(peer, Refused(why, game))]
        if known.offences >= MOST_OFFENCES:
            deeds += [LetGo(peer), Say("let_go", known.seat), *self.left(peer)]
        return deeds

    def _to_all(self, message: AnyMessage, but: int | None = None) -> list[Deed]:
        return [_send(peer, message) for peer in self._peers if peer != but]


class Host(Desk):
    """The page that opened the table; it passes on what one peer sends to the others."""

    def __init__(self, held: Held, catalog: Catalog, here: Iterable[int]) -> None:
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

    def _presence(self, seat: int, known: _Peer | None) -> Presence:
        if seat in self._here:
            return "here"
        if known is None:
            return "lost" if seat in self._lost else "off"
        return "here" if known.shown else "away"

    @property
    def screens(self) -> int:
        """Number of screens that show the table and have no seat."""
        return sum(known.seat is None for known in self._peers.values())

    def joined(self, peer: int, seat: int | None) -> list[Deed]:
        """Handle a peer that takes that seat, or only shows the table; disconnect the peer that had
        the seat before."""
        deeds: list[Deed] = []
        for other, known in [*self._peers.items()]:
            if seat is not None and known.seat == seat:
                self._peers.pop(other)
                deeds += [LetGo(other), *self._forget(seat)]
        deeds += self._joined(peer, seat)
        deeds.append(_send(peer, self.present))
        if seat is not None:
            self._lost.discard(seat)
        return deeds + self._tell_of_presence()

    def left(self, peer: int) -> list[Deed]:
        known = self._peers.pop(peer, None)
        if known is None:
            return []
        if known.seat is None:
            return []
        self._lost.add(known.seat)
        return [Say("left", known.seat), *self._tell_of_presence(), *self._forget(known.seat)]

    def _forget(self, seat: int) -> list[Deed]:
        """Discard the provisional answers if they were those of ``seat``, which has gone."""
        decision = self.held.game.decision
        asked = None if decision is None else decision.player
        return self._watches(()) if self.doing and asked == seat else []

    def chose(self, chosen: bool) -> list[Deed]:
        """Note whether the person here has chosen how to begin, and tell all peers."""
        self.chosen = chosen
        return self._tell_of_presence()

    def closed(self) -> list[Deed]:
        """Close the table."""
        deeds = self._to_all(Bye())
        deeds += [LetGo(peer) for peer in self._peers]
        self._peers.clear()
        return deeds

    def _tell_of_presence(self) -> list[Deed]:
        if self.present == self._said:
            return []
        self._said = self.present
        return self._to_all(self._said)

    def _told(self, peer: int, known: _Peer, message: AnyMessage) -> list[Deed]:
        match message:
            case Shown(shown, chosen):
                known.shown, known.chosen = shown, chosen
                return self._tell_of_presence()
            case Refused():
                return [Say("refused", known.seat)]
            case _:
                return self._offended(peer, "unreadable")

    def _may_show(self, peer: int, answers: tuple[int, ...]) -> bool:
        seat = self._peers[peer].seat
        return seat is not None and shown_by(seat, self.held, answers)

    def _parted(self, peer: int, came: Held) -> list[Deed]:
        """Keep the host's game; tell the peer and the person here."""
        known = self._peers[peer]
        return [_send(peer, Refused("parted", self.held.text)), Say("parted", known.seat)]

    def _went_on(self, peer: int, came: Held) -> list[Deed]:
        seat, held = self._peers[peer].seat, self.held
        if seat is None or not answered_by(seat, held, came):
            return self._offended(peer, "not_yours", held.text)
        link = with_wish_of(seat, held, came)
        if link == held.link:
            return []
        as_it_came = link == came.link
        self._hold(came if as_it_came else Held.of(link, came.game, self._catalog))
        news = self._to_all(Moved(self.held.text), but=peer if as_it_came else None)
        return [Take(self.held), *news]


class Guest(Desk):
    """A page that joined a table: it is connected only to the host."""

    present: Present
    """Who is at the table, as last sent by the host."""

    def __init__(self, held: Held, catalog: Catalog, seat: int | None) -> None:
        """``seat``: the seat played here; None for a screen that only shows the table."""
        super().__init__(held, catalog)
        self.seat = seat
        self.present = Present(())
        self._shown = True

    def joined(self) -> list[Deed]:
        """Handle the connection with the host."""
        deeds = self._joined(HOST, None)
        if self._shown and not self.chosen:
            return deeds
        return [*deeds, _send(HOST, Shown(self._shown, self.chosen))]

    def showing(self, shown: bool) -> list[Deed]:
        """Tell the host whether this page is visible."""
        self._shown = shown
        return self._to_all(Shown(shown, self.chosen))

    def chose(self, chosen: bool) -> list[Deed]:
        """Note whether the person here has chosen how to begin, and tell the host."""
        self.chosen = chosen
        return self._to_all(Shown(self._shown, chosen))

    def left(self, peer: int) -> list[Deed]:
        if self._peers.pop(peer, None) is None:
            return []
        self.present = Present(())
        gone: list[Deed] = [Say("host_left")]
        asked = self.held.game.decision
        if not self.doing or asked is None or asked.player == self.seat:
            return gone
        return [*gone, *self._watches(())]

    def closed(self) -> list[Deed]:
        """Leave the table."""
        deeds = self._to_all(Bye())
        deeds += [LetGo(peer) for peer in self._peers]
        self._peers.clear()
        return deeds

    def _told(self, peer: int, known: _Peer, message: AnyMessage) -> list[Deed]:
        match message:
            case Present(seats) if len(seats) in (0, self.held.link.record.setup.players):
                self.present = message
                return []
            case Refused("parted" | "not_yours", game) if game:
                return self._yielded(peer, game)
            case Refused("other_format"):
                return [LetGo(peer), Say("other_format"), *self.left(peer)]
            case Refused():
                return [Say("refused")]
            case _:
                return self._offended(peer, "unreadable")

    def _may_show(self, peer: int, answers: tuple[int, ...]) -> bool:
        return shown_to(self.seat, self.held, answers)

    def _parted(self, peer: int, came: Held) -> list[Deed]:
        self._hold(came)
        return [Take(came, aside=True), Say("parted")]

    def _yielded(self, peer: int, text: str) -> list[Deed]:
        """Handle the host's refusal of this page's game: the host's game counts."""
        try:
            link, game = unpack_game(text, self._catalog)
        except LinkError:
            return self._offended(peer, "unreadable")
        came = Held(structs.replace(link, seat=None), game, text)
        match relation(self.held.link.record, link.record):
            case "other_game":
                return self._offended(peer, "other_game")
            case "same":
                return []
            case "newer":
                return self._went_on(peer, came)
            case _:
                return self._parted(peer, came)

    def _went_on(self, peer: int, came: Held) -> list[Deed]:
        """Take a newer game, if nobody else has answered for this page.

        The first game after connecting may have such answers: the seat may have been played from
        another device.
        """
        known, seat = self._peers[peer], self.seat
        if known.caught_up and seat is not None and not left_alone(seat, self.held, came):
            return self._offended(peer, "not_yours", self.held.text)
        known.caught_up = True
        self._hold(came)
        return [Take(came)]


def _send(peer: int, message: AnyMessage) -> Send:
    return Send(peer, written(message))
