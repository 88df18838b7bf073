"""Links: what one contains accepted, one made and sent."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from .. import commands
from ..archives import CODES
from ..effects import (
    CopyText,
    Effects,
    Fetch,
    OfferLink,
    OfferPicture,
    TakeNewVersion,
)
from ..session.arrived import CameNewer
from ..session.where import Arrived

if TYPE_CHECKING:
    from ..session.session import Session
    from ..state import State


COPIED = {True: "copied_yes", False: "copied_no"}
SHARED = {True: "shared_yes", False: "shared_no"}


def update(state: State, message: commands.LinkMessage) -> Effects:
    session = state.session
    match message:
        case commands.Accept(seat):
            from ..session.by_link import accept

            accept(session, seat)
        case commands.Decline():
            session.go_on()
        case commands.ShowDay():
            _show_day(state)
        case commands.UpdatePage():
            return (TakeNewVersion(_newer(session)),)
        case commands.Share() | commands.ShareNow() | commands.SharePicture():
            return _share(session, message)
        case commands.CopyLink(""):
            shared = session.over.shared
            return () if shared is None else (CopyText(shared.url),)
        case commands.CopyLink(fragment):
            return (CopyText(session.address + fragment, rule=True),)
        case commands.LinkCopied(done, rule=True):
            session.over = replace(session.over, copied=COPIED[done])
        case commands.LinkCopied(done):
            _tell(session, COPIED[done])
        case commands.LinkShared(done):
            _tell(session, SHARED[done])
        case commands.PictureDrawn(as_png):
            if not as_png:
                session.told.say("picture_as_svg")
        case commands.DrawCode():
            from ..session.by_link import draw_code

            draw_code(session)
        case _:
            assert_never(message)
    return ()


def _show_day(state: State) -> None:
    from wingspan.links import deal_of_the_day

    from ..session.by_link import show_deal

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
    session: Session, message: commands.Share | commands.ShareNow | commands.SharePicture
) -> Effects:
    shared, words = session.over.shared, session.words
    match message:
        case commands.Share(kind):
            from ..session.by_link import share

            share(session, kind)
            if session.over.shared is not None:
                return (Fetch((CODES,), commands.DrawCode(), quietly=True),)
        case commands.ShareNow():
            if shared is not None:
                text = words.text(f"share_text_{shared.kind}", name=shared.to)
                return (OfferLink(words.text("title"), text, shared.url),)
        case commands.SharePicture():
            from ..page import picture

            sitting = session.sitting
            if sitting is not None and sitting.decision is None:
                drawing, size = picture(sitting.scene(words, session.look))
                return (OfferPicture("wingspan", drawing, size),)
        case _:
            assert_never(message)
    return ()


def _tell(session: Session, told: str) -> None:
    from ..session.by_link import tell_shared

    tell_shared(session, told)
