"""Live tables: opened, joined and left."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..effects import Effects, OfferLink
from ..session.live_seen import SCREEN

if TYPE_CHECKING:
    from ..loop.state import State
    from ..session.session import Session


def update(state: State, message: messages.LiveMessage) -> Effects:
    live = state.live
    assert live is not None, "the archive has been fetched"
    match message:
        case messages.PlayLive():
            live.open()
        case messages.ShowTable():
            live.show_table()
        case messages.RejoinLiveTable():
            live.resume()
        case messages.Invite(seat):
            live.invite(None if seat == SCREEN else seat)
        case messages.JoinByCode(fragment):
            live.take(fragment)
        case messages.TakeCode(code):
            live.take(code)
        case messages.ScanCode():
            live.scanning.switch()
        case messages.NotifyMe():
            live.calling.ask_to_notify()
        case messages.LeaveLive():
            live.leave()
        case messages.ShareCode():
            return _offer_code(state.session)
        case messages.CodeShared(done):
            live.look.tell("shared_yes" if done else "shared_no")
        case _:
            assert_never(message)
    return ()


def _offer_code(session: Session) -> Effects:
    seen, words = session.live, session.words
    if seen is None or not seen.url:
        return ()
    return (OfferLink(words.text("title"), words.text("live/share_text"), seen.url, live=True),)
