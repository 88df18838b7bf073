"""Live tables: opened, joined and left."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import commands
from ..effects import Effects, OfferLink
from ..session.live_seen import SCREEN

if TYPE_CHECKING:
    from ..session.session import Session
    from ..state import State


def update(state: State, message: commands.LiveMessage) -> Effects:
    live = state.live
    assert live is not None, "the archive has been fetched"
    match message:
        case commands.PlayLive():
            live.open()
        case commands.ShowTable():
            live.show_table()
        case commands.ComeBack():
            live.resume()
        case commands.Invite(seat):
            live.invite(None if seat == SCREEN else seat)
        case commands.Connect(fragment):
            live.take(fragment)
        case commands.TakeCode():
            live.take(state.browser.display.written("live-code"))
        case commands.ScanCode():
            live.scanning.switch()
        case commands.NotifyMe():
            live.calling.ask_to_notify()
        case commands.LeaveLive():
            live.leave()
        case commands.ShareCode():
            return _offer_code(state.session)
        case commands.CodeShared(done):
            live.look.tell("shared_yes" if done else "shared_no")
        case _:
            assert_never(message)
    return ()


def _offer_code(session: Session) -> Effects:
    seen, words = session.live, session.words
    if seen is None or not seen.url:
        return ()
    return (OfferLink(words.text("title"), words.text("live/share_text"), seen.url, live=True),)
