"""Links, applied to the session: what one contains accepted, one made and sent."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from wingspan.engine import Setup
from wingspan.saves import Aim

from .. import messages
from ..effects import CODES, CopyText, Effects, Fetch, OfferLink, OfferPicture, TakeNewVersion
from ..messages import SharedKind
from ..play.scene import player_names
from ..play.seats import Seats, allowed_at_first
from ..session.moment import Notice
from ..session.where import Arrived, AtTable, Over, arrival_of, must_hand_over, table_of, with_table
from . import link_desk
from .arrived import Arrival, CameDeal, CameGame, CameNewer, KeptGame

if TYPE_CHECKING:
    from wingspan.links import GameLink

    from ..devices import Browser
    from ..session.session import Session
COPIED = {True: "copied_yes", False: "copied_no"}
SHARED = {True: "shared_yes", False: "shared_no"}


def update(session: Session, browser: Browser, message: messages.LinkMessage) -> Effects:
    match message:
        case messages.Accept(seat):
            accept(session, seat)
        case messages.Decline():
            session.go_on()
        case messages.ShowDay():
            _show_day(session, browser)
        case messages.UpdatePage():
            return (TakeNewVersion(_newer(session)),)
        case messages.Share() | messages.ShareNow() | messages.SharePicture():
            return _share(session, message)
        case messages.CopyLink(""):
            shared = session.over.shared
            return () if shared is None else (CopyText(shared.url),)
        case messages.CopyLink(fragment):
            return (CopyText(session.address + fragment, rule=True),)
        case messages.LinkCopied(done, rule=True):
            session.over = replace(session.over, copied=COPIED[done])
        case messages.LinkCopied(done):
            tell_shared(session, COPIED[done])
        case messages.LinkShared(done):
            tell_shared(session, SHARED[done])
        case messages.PictureDrawn(as_png):
            if not as_png:
                session.told.say("picture_as_svg")
        case messages.DrawCode():
            draw_code(session)
        case _:
            assert_never(message)
    return ()


def _show_day(session: Session, browser: Browser) -> None:
    from wingspan.links import deal_of_the_day

    today = datetime.fromtimestamp(browser.display.now() / 1000, UTC).date()
    show_deal(session, deal_of_the_day(today), today.isoformat())


def _newer(session: Session) -> str:
    """The link that needs a newer version of the page; "" if none does."""
    match session.where:
        case Arrived(CameNewer(fragment)):
            return fragment
        case _:
            return ""


def _share(
    session: Session, message: messages.Share | messages.ShareNow | messages.SharePicture
) -> Effects:
    shared, words = session.over.shared, session.words
    match message:
        case messages.Share(kind):
            share(session, kind)
            if session.over.shared is not None:
                return (Fetch((CODES,), messages.DrawCode(), quietly=True),)
        case messages.ShareNow():
            if shared is not None:
                text = words.text(f"share_text_{shared.kind}", name=shared.to)
                return (OfferLink(words.text("title"), text, shared.url),)
        case messages.SharePicture():
            from ..table.end_picture import picture

            sitting = session.sitting
            if sitting is not None and sitting.decision is None:
                drawing, size = picture(sitting.scene(words, session.look))
                return (OfferPicture("wingspan", drawing, size),)
        case _:
            assert_never(message)
    return ()


def receive(session: Session, fragment: str) -> None:
    """Open the fragment of a link. Shows a notice if it is not a link of this page.

    A game that is saved here is opened, and continued as the link has it if that goes further.
    Everything else waits in ``session.where`` for a decision and leaves the game on the table as
    it is.
    """
    match link_desk.received(fragment, session.catalog, session.keeping.same_game):
        case Notice() as notice:
            session.told.tell(notice)
        case KeptGame() as kept:
            _open(session, kept)
        case arrival:
            show_arrival(session, arrival)


def _open(session: Session, kept: KeptGame) -> int:
    """Put the saved game on the table, in the version of the link if that goes further.

    Returns the number of answers that it had here.
    """
    if not session.open(kept.id) or session.sitting is None:
        return 0
    known = len(session.sitting.answers.given)
    if kept.link is not None:
        session.sit_down(
            link_desk.sitting_from_link(
                kept.link,
                session.catalog,
                session.settings,
                seat=kept.seat,
                mine=session.sitting,
            )
        )
    session.told.say(kept.notice)
    return known


def show_arrival(session: Session, arrival: Arrival) -> None:
    """Show what a link contains; the game on the table stays there."""
    session.over = Over()
    session.show(Arrived(arrival, table_of(session.where)))


def accept(session: Session, seat: int | None = None) -> None:
    """Play the game from the link in that seat; None if all seats are at this screen."""
    came = arrival_of(session.where)
    if isinstance(came, CameGame):
        session.sit_down(link_desk.accepted(came, session.catalog, session.settings, seat))


def sit_at(session: Session, fragment: str, seat: int | None) -> bool:
    """Take a seat at a live table with the game that its code contains; False if that fails.

    ``seat``: None for a screen without a seat. A game that is saved here continues.
    """
    known = 0
    match link_desk.received(fragment, session.catalog, session.keeping.same_game):
        case Notice() as notice:
            session.told.tell(notice)
            return False
        case CameGame() as came if seat is None:
            session.sit_down(link_desk.looked_on(came, session.catalog, session.settings))
            return True
        case KeptGame() as kept:
            known = _open(session, kept)
            session.told.dismiss(kept.notice)
        case CameGame() as came:
            session.sit_down(link_desk.accepted(came, session.catalog, session.settings, seat))
        case arrival:
            show_arrival(session, arrival)
            return False
    sitting = session.sitting
    if sitting is None:
        return False
    if seat is None:
        allowed = sitting.seats.unasked or allowed_at_first(sitting.game.setup)
        sitting.hot_seat.sit(Seats.nobody_here(allowed, sitting.seats.programs))
        sitting.id = ""
    if seat in sitting.seats.persons and sitting.seats.here != [seat]:
        sitting.hot_seat.sit(replace(sitting.seats, mine=seat, beside=()))
    sitting.save.play_elsewhere(known)
    return True


def is_kept(session: Session, fragment: str) -> bool:
    """Whether this browser already has the game of a link."""
    came = link_desk.received(fragment, session.catalog, session.keeping.same_game)
    return isinstance(came, KeptGame) or (isinstance(came, CameGame) and bool(came.mine))


def play_on(session: Session, link: GameLink, *, aside: bool = False) -> None:
    """Continue the game as another page of a live table has it, whatever the screen shows.

    ``aside``: the game here diverges from it, and is kept as a separate game.
    """
    sitting = session.sitting
    if sitting is None:
        return
    mine, theirs = sitting.answers.standing, link.record.answers
    if aside or mine[: len(theirs)] != theirs[: len(mine)]:
        session.keep()
        seat = sitting.seats.mine
        other = link_desk.sitting_from_link(link, session.catalog, session.settings, seat=seat)
        other.save.play_elsewhere()
        session.show(with_table(session.where, AtTable(other)))
        return
    sitting.hot_seat.seats = link_desk.seats_of(link, sitting.seats.mine, sitting.seats)
    if len(theirs) > len(mine):
        sitting.go_on(link.record, link.hurried)


def watch(session: Session, link: GameLink, answers: tuple[int, ...]) -> None:
    """Show ``answers`` that a player at another page of a live table may still take back.

    ``link``: the game without those answers.
    """
    sitting, record = session.sitting, link.record
    if sitting is None or sitting.answers.standing != record.answers:
        return
    if answers or sitting.answers.provisional:
        shown = replace(record, answers=(*record.answers, *answers))
        sitting.go_on(shown, link.hurried, len(answers))


def show_deal(session: Session, setup: Setup, day: str) -> None:
    """Offer ``setup`` as the deal of ``day``."""
    show_arrival(session, CameDeal(setup, day=day))


def begin_deal(session: Session, names: Sequence[str]) -> bool:
    """Begin the deal of a link or of the day, with the names filled in, by seat."""
    deal = arrival_of(session.where)
    if not isinstance(deal, CameDeal):
        return False
    named = link_desk.named(deal, names)
    if not session.begin(named, rules=deal.rules, programs=deal.programs):
        return False
    assert session.sitting is not None
    if deal.day or deal.beat is not None:
        session.sitting.save.aim = Aim(beat=deal.beat, day=deal.day)
    return True


def share(session: Session, kind: SharedKind) -> None:
    """Make a link of the game on the table.

    A turn sent to a remote player can no longer be taken back.
    """
    sitting = session.sitting
    if sitting is None or must_hand_over(session.where):
        return
    names = player_names(sitting.game.setup, session.words)
    made = link_desk.shared(sitting, kind, session.catalog, names, session.address)
    if isinstance(made, Notice):
        session.over = Over()
        session.told.tell(made)
        return
    sitting.answers.sent = made.sent or sitting.answers.sent
    session.over = Over("share", shared=made)


def draw_code(session: Session) -> None:
    """Make the QR code of the link that is shown. The encoder must have been fetched before."""
    from wingspan.links.codes import code_of

    if session.over.shared is not None:
        shared = replace(session.over.shared, code=code_of(session.over.shared.url))
        session.over = replace(session.over, shared=shared)


def tell_shared(session: Session, told: str) -> None:
    """Show the outcome of copying or sharing under the link. ``told``: the key of a message."""
    if session.over.shared is not None:
        shared = replace(session.over.shared, told=told)
        session.over = replace(session.over, shared=shared)
