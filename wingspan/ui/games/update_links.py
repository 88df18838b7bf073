"""Links: what one contains accepted, one made and sent."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from .. import messages
from ..effects import CODES, CopyText, Effects, Fetch, OfferLink, OfferPicture, TakeNewVersion
from ..session.where import Arrived
from .arrived import CameNewer

if TYPE_CHECKING:
    from ..loop.state import State
    from ..session.session import Session


COPIED = {True: "copied_yes", False: "copied_no"}
SHARED = {True: "shared_yes", False: "shared_no"}


def update(state: State, message: messages.LinkMessage) -> Effects:
    session = state.session
    match message:
        case messages.Accept(seat):
            from .by_link import accept

            accept(session, seat)
        case messages.Decline():
            session.go_on()
        case messages.ShowDay():
            _show_day(state)
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
            _tell(session, COPIED[done])
        case messages.LinkShared(done):
            _tell(session, SHARED[done])
        case messages.PictureDrawn(as_png):
            if not as_png:
                session.told.say("picture_as_svg")
        case messages.DrawCode():
            from .by_link import draw_code

            draw_code(session)
        case _:
            assert_never(message)
    return ()


def _show_day(state: State) -> None:
    from wingspan.links import deal_of_the_day

    from .by_link import show_deal

    today = datetime.fromtimestamp(state.browser.display.now() / 1000, UTC).date()
    show_deal(state.session, deal_of_the_day(today), today.isoformat())


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
            from .by_link import share

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


def _tell(session: Session, told: str) -> None:
    from .by_link import tell_shared

    tell_shared(session, told)
