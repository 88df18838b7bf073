"""What comes by a link and what goes out as one: games, turns of play by link, deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import structs

from wingspan.engine import Setup
from wingspan.links import (
    GameLink,
    LinkError,
    NewerRules,
    Unasked,
    common_answers,
    pack_deal,
    pack_game,
    unpack_deal,
    unpack_game,
)
from wingspan.saves import Aim

from ..play.sitting import Sitting, allowed_at_first
from .arrived import Arrival, CameDeal, CameGame, CameNewer
from .form import LONGEST_NAME
from .shared import Shared, SharedKind

if TYPE_CHECKING:
    from .session import Session


class LinkDesk:
    """Reads and writes links for a session, whose ``arrival`` and ``shared`` it sets.

    It is made when the first link comes or goes, so that nothing of it is loaded before.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    def receive(self, fragment: str) -> None:
        """What a link has brought after its #. Anything that is no such link is told of.

        A game that goes on where a kept one ends takes its place; all else waits in
        ``arrival`` for a person's word. The game on the table is never touched.
        """
        session = self._session
        kind, _, text = fragment.strip(" .,;>)").partition("=")
        try:
            if kind == "g":
                self._receive_game(text)
            elif kind == "s":
                deal = unpack_deal(text, session.catalog)
                self._show_arrival(CameDeal(deal.setup, deal.beat, deal.rules))
            else:
                session.say("link_unknown")
        except NewerRules:
            self._show_arrival(CameNewer(fragment))
        except LinkError as error:
            session.say(f"link_error_{error.kind}")

    def _receive_game(self, text: str) -> None:
        session = self._session
        link, game = unpack_game(text, session.catalog)
        same = session.keeping.same_game(link.record)
        if same is None:
            self._show_arrival(CameGame(link, game))
            return
        mine, how = same
        if how == "branch":
            common = common_answers(mine.record, link.record)
            self._show_arrival(CameGame(link, game, mine.id, common))
            return
        if not session.open(mine.id):
            return
        if how == "newer":
            self._take_up(link, mine.id, mine.seat)
            session.say("link_newer")
        else:
            session.say("link_older" if how == "older" else "link_same")

    def _show_arrival(self, arrival: Arrival) -> None:
        session = self._session
        session.arrival = arrival
        session.dialog = ""
        session.phase = "arrival"
        session.token += 1

    def _take_up(self, link: GameLink, id: str, seat: int | None) -> None:
        """Put the game of a link on the table, under that id if it has one."""
        session = self._session
        sitting = Sitting.replayed(
            link.record,
            session.catalog,
            session.settings,
            seat=seat,
            unasked=self._said(link, seat),
            sent=len(link.record.answers) if seat is not None else 0,
        )
        if id and session.sitting is not None and session.sitting.id == id:
            sitting.id, sitting.name, sitting.aim = id, session.sitting.name, session.sitting.aim
        sitting.follow()
        session.sit_down(sitting)

    def _said(self, link: GameLink, seat: int | None) -> tuple[Unasked, ...]:
        """What everybody lets others answer: the link's word for them, mine for myself."""
        session = self._session
        if seat is None:
            return ()
        said = list(link.unasked or allowed_at_first(link.record.setup))
        if session.sitting is not None and session.sitting.seat == seat and session.sitting.unasked:
            said[seat] = session.sitting.unasked[seat]
        return tuple(said)

    def accept(self, seat: str) -> None:
        """Take up the game that has come, in that seat; "" for all of them at this screen."""
        session = self._session
        arrival = session.arrival
        if not isinstance(arrival, CameGame):
            return
        people = arrival.link.record.setup.players
        taken = int(seat) if seat.isdecimal() and int(seat) < people else None
        session.sitting = None
        self._take_up(arrival.link, "", taken)

    def watch_arrival(self) -> None:
        """Go through the game that has come, without taking it up."""
        from ..play.replay import Replay

        session = self._session
        if isinstance(session.arrival, CameGame):
            link, over = session.arrival.link, session.arrival.game.decision is None
            seat = None if over or link.record.setup.players == 1 else link.seat or 0
            far_apart = not over and link.seat is not None
            session.show_replay(Replay(link.record, session.catalog, seat, far_apart=far_apart))

    def show_deal(self, setup: Setup, day: str) -> None:
        """Offer the deal of that day."""
        self._show_arrival(CameDeal(setup, day=day))

    def begin_deal(self, fields: Mapping[str, str]) -> bool:
        """Begin what a link, or the day, deals, under the names filled in."""
        session = self._session
        arrival = session.arrival
        if not isinstance(arrival, CameDeal):
            return False
        names = tuple(
            fields.get(f"name_{seat}", "").strip()[:LONGEST_NAME]
            for seat in range(arrival.setup.players)
        )
        setup = structs.replace(arrival.setup, names=names)
        if not session.begin(setup, rules=arrival.rules):
            return False
        assert session.sitting is not None
        if arrival.day or arrival.beat is not None:
            session.sitting.aim = Aim(beat=arrival.beat, day=arrival.day)
        return True

    def share(self, kind: SharedKind, address: Callable[[str], str]) -> None:
        """Make a link of the game on the table; ``address`` makes a whole one of a fragment.

        A turn sent to somebody far away cannot be taken back any more.
        """
        session = self._session
        sitting = session.sitting
        if sitting is None or session.must_hand_over:
            return
        game, decision = sitting.game, sitting.decision
        kind = "turn" if kind == "game" and session.waits else kind
        to = ""
        try:
            if kind == "deal":
                beat = game.scores()[0].total if decision is None and sitting.people == 1 else None
                deal = pack_deal(game.setup, beat, session.catalog, rules=game.rules)
                fragment = f"s={deal}"
            else:
                seat = None
                if sitting.seat is not None and decision is not None:
                    seat = decision.player
                    to = session.scene().names[seat]
                    sitting.sent = len(game.answers)
                link = GameLink(record=game.record(), seat=seat, unasked=sitting.unasked)
                fragment = f"g={pack_game(link, session.catalog)}"
        except LinkError as error:
            session.dialog = ""
            session.say(f"link_error_{error.kind}")
            return
        secret = kind != "deal" and sitting.people > 1 and decision is not None
        session.shared = Shared(kind, address(fragment), to, secret)
        session.dialog = "share"

    def tell_shared(self, told: str) -> None:
        """Say under the link what came of copying or sharing it."""
        session = self._session
        if session.shared is not None:
            session.shared = replace(session.shared, told=told)

    def shared_as(self) -> tuple[SharedKind, ...]:
        """The kinds of link that the game on the table can be sent as."""
        session = self._session
        if session.sitting is None:
            return ()
        return ("turn",) if session.waits else ("game", "deal")
