"""What comes by a link and goes out as one, done with the session.

It is imported when the first link comes or goes, so that nothing of links is loaded before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wingspan.engine import Setup
from wingspan.saves import Aim

from ..play.scene import player_names
from . import link_desk
from .arrived import CameDeal, CameGame, KeptGame
from .notices import Notice
from .over import Over
from .shared import SharedKind

if TYPE_CHECKING:
    from .session import Session


def receive(session: Session, fragment: str) -> None:
    """What a link has brought after its #. Anything that is no such link is told of.

    A game that goes on where a kept one ends takes its place; all else waits in
    ``session.arrival`` for a person's word. The game on the table is never touched.
    """
    match link_desk.received(fragment, session.catalog, session.keeping.same_game):
        case Notice() as notice:
            session.tell(notice)
        case KeptGame() as kept:
            _open(session, kept)
        case arrival:
            session.show_arrival(arrival)


def _open(session: Session, kept: KeptGame) -> None:
    """Put the kept game on the table, as the link has it if that goes further."""
    if not session.open(kept.id):
        return
    if kept.link is not None:
        session.sit_down(
            link_desk.taken_up(
                kept.link,
                session.catalog,
                session.settings,
                seat=kept.seat,
                mine=session.sitting,
            )
        )
    session.say(kept.notice)


def accept(session: Session, seat: int | None = None) -> None:
    """Take up the game that has come, in that seat; None for all of them at this screen."""
    came = session.arrival
    if isinstance(came, CameGame):
        session.sit_down(link_desk.accepted(came, session.catalog, session.settings, seat))


def watch_arrival(session: Session, entry: int | None = None) -> None:
    """Go through the game that has come from that entry of its log, without taking it up."""
    if isinstance(session.arrival, CameGame):
        replay = link_desk.watched(session.arrival, session.catalog)
        if entry is not None:
            replay.go(replay.answers_at(entry))
        session.show_replay(replay)


def show_deal(session: Session, setup: Setup, day: str) -> None:
    """Offer the deal of that day."""
    session.show_arrival(CameDeal(setup, day=day))


def begin_deal(session: Session, fields: Mapping[str, str]) -> bool:
    """Begin what a link, or the day, deals, under the names filled in."""
    deal = session.arrival
    if not isinstance(deal, CameDeal):
        return False
    named = link_desk.named(deal, fields)
    if not session.begin(named, rules=deal.rules, programs=deal.programs):
        return False
    assert session.sitting is not None
    if deal.day or deal.beat is not None:
        session.sitting.aim = Aim(beat=deal.beat, day=deal.day)
    return True


def share(session: Session, kind: SharedKind, address: Callable[[str], str]) -> None:
    """Make a link of the game on the table; ``address`` makes a whole one of a fragment.

    A turn sent to somebody far away cannot be taken back any more.
    """
    sitting = session.sitting
    if sitting is None or session.must_hand_over:
        return
    names = player_names(sitting.game.setup, session.words)
    made = link_desk.shared(sitting, kind, session.catalog, names, address)
    if isinstance(made, Notice):
        session.over = Over()
        session.tell(made)
        return
    sitting.sent = made.sent or sitting.sent
    session.over = Over("share", shared=made)


def draw_code(session: Session) -> None:
    """Make the code of the link that is shown. What makes it must have been fetched."""
    from wingspan.links.codes import code_of

    if session.over.shared is not None:
        shared = replace(session.over.shared, code=code_of(session.over.shared.url))
        session.over = replace(session.over, shared=shared)


def tell_shared(session: Session, told: str) -> None:
    """Say under the link what came of copying or sharing it."""
    if session.over.shared is not None:
        shared = replace(session.over.shared, told=told)
        session.over = replace(session.over, shared=shared)
