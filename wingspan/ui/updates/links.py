"""Links: the page opened by one, what it contains accepted, one made and sent."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from wingspan.saves import StoreError

from .. import commands
from ..archives import CODES
from ..effects import (
    CopyText,
    Effects,
    Fetch,
    OfferLink,
    OfferPicture,
    Stay,
    TakeFromOtherTabs,
    TakeNewVersion,
    Then,
)
from ..session.arrived import CameNewer
from ..session.where import Arrived, arrival_of

if TYPE_CHECKING:
    from ..session.session import Session
    from ..state import State

CONNECTIONS = ("p", "q")
"""Kinds of fragments, before the "=", with an offer or an answer for a live table."""
LINKS = ("g", "s")
"""Kinds of fragments, before the "=", with a game or a deal."""


def update(state: State, message: commands.LinkMessage) -> Effects:
    session = state.session
    match message:
        case commands.OpenPage(fragment):
            return _open(state, fragment)
        case commands.Arrive(fragment):
            return _arrive(state, fragment)
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
            session.over = replace(session.over, copied=_told("copied", done))
        case commands.LinkCopied(done):
            _tell(session, _told("copied", done))
        case commands.LinkShared(done):
            _tell(session, _told("shared", done))
        case commands.PictureDrawn(as_png):
            if not as_png:
                session.told.say("picture_as_svg")
        case commands.DrawCode():
            from ..session.by_link import draw_code

            draw_code(session)
        case _:
            assert_never(message)
    return ()


def _open(state: State, fragment: str) -> Effects:
    """Open the last game, with notices of saves that cannot be read; then what the address names,
    and the live table at which this tab was."""
    session, shelf = state.session, state.session.keeping.shelf
    try:
        adopted = shelf.adopt()
        if adopted:
            shelf.set_current(adopted)
    except StoreError:
        session.told.say("not_kept_full")
    if shelf.current:
        session.open(shelf.current)
    if shelf.unreadable():
        session.told.say("kept_aside")
    arrives = (Then(commands.Arrive(fragment)),) if fragment else ()
    if fragment.partition("=")[0] in CONNECTIONS or not state.browser.peers.kept():
        return arrives
    return *arrives, Then(commands.ComeBack())


def _arrive(state: State, fragment: str) -> Effects:
    session = state.session
    if not fragment:
        if session.over.dialog == "rules":
            session.open_dialog("")
        return ()
    from wingspan.links.pasted import link_in

    fragment = link_in(fragment)
    kind, _, rest = fragment.partition("=")
    if kind in CONNECTIONS:
        return Stay(), Then(commands.Connect(fragment))
    if kind == "r":
        return (Then(commands.OpenRuleOf(rest)),)
    if kind == "e":
        return (Then(commands.OpenExercise(rest)),)
    if kind == "w":
        return Stay(), Then(commands.ExplainLink(rest))
    return _read_link(session, fragment)


def _read_link(session: Session, fragment: str) -> Effects:
    """Open what a link contains. It stays in the address while that waits for a decision, so that
    a reload opens it again."""
    from ..session.by_link import receive

    before = session.sitting
    receive(session, fragment)
    waits = fragment.partition("=")[0] in LINKS and arrival_of(session.where) is not None
    taken = () if session.sitting is before else (TakeFromOtherTabs(),)
    return taken if waits else (*taken, Stay())


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
            from ..screens.end_picture import SIZE, end_picture

            sitting = session.sitting
            if sitting is not None and sitting.decision is None:
                drawing = end_picture(sitting.scene(words, session.look))
                return (OfferPicture("wingspan", drawing, SIZE),)
        case _:
            assert_never(message)
    return ()


def _told(what: str, done: bool) -> str:
    return f"{what}_{'yes' if done else 'no'}"


def _tell(session: Session, told: str) -> None:
    from ..session.by_link import tell_shared

    tell_shared(session, told)
