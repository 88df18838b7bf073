"""The part of the page that opened a live table, without side effects."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.engine.catalog import Catalog

from ..session.live_seen import Presence
from .conduct import Offence, Peer
from .deeds import Deed, LetGo, Say, Take
from .desk import Desk, send
from .held import SharedGame
from .messages import AnyPeerMessage, Moved, Present, Refused, Visibility
from .whose import answered_by, shown_by, with_wish_of


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
        the seat before. ``returns``: whether it comes back by itself, without a new code."""
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
        if known is None:
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

    def _told(self, peer: int, known: Peer, message: AnyPeerMessage) -> list[Deed]:
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

    def _parted(self, peer: int, came: SharedGame) -> list[Deed]:
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
