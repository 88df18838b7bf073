"""Live tables: opened, joined and left; what comes from other pages, and of what was asked of the
browser.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..effects import Effects, OfferLink
from ..games.by_link import receive
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
            live.codes.invite(None if seat == SCREEN else seat)
        case messages.JoinByCode(fragment):
            live.take(fragment)
        case messages.TakeCode(code):
            live.take(code)
        case messages.ScanCode():
            live.scanning.switch()
        case messages.NotifyMe():
            live.ask_to_notify()
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


def update_news(state: State, message: messages.LiveNewsMessage) -> Effects:
    session, live = state.session, state.live
    assert live is not None, "the archive has been fetched"
    match message:
        case messages.JoinPeer(number):
            return live.joined(number)
        case messages.HearPeer(number, text):
            return live.hear(number, text)
        case messages.LosePeer(number):
            live.lost(number)
        case messages.LoseHost():
            live.give_up()
        case messages.MissSeat(seat, loss):
            live.codes.miss(seat, loss)
        case messages.GiveUpLine(number):
            live.codes.give_up(number)
        case messages.OpenLive(can_scan):
            live.opened(can_scan)
        case messages.ResumeLive(can_scan):
            return live.resumed(can_scan)
        case messages.ShowOffer(number, seat, sdp):
            live.codes.show_offer(number, seat, sdp)
        case messages.SitDownLive(game, offer, certificate):
            return live.join(game, offer, certificate)
        case messages.ShowLiveAnswer(sdp, to):
            live.codes.show_answer(sdp, to)
        case messages.ReceiveGame(fragment):
            receive(session, fragment)
        case messages.TakeHanded(text):
            live.codes.take_answer(text)
        case messages.TakeScanned(text):
            live.scanning.stop()
            live.take(text)
        case messages.EndScan(why):
            live.scanning.end(why)
        case messages.AllowNotices(may):
            told = "live/notify_yes" if may else "live/notify_no"
            live.look.change(may_notify=False, told=told)
        case messages.ShowPage(shown):
            live.show_page(shown)
        case messages.SayLive(key, ""):
            session.told.say(key)
        case messages.SayLive(key, name):
            session.told.say(key, name=name)
        case _:
            assert_never(message)
    return ()
