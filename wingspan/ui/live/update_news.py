"""What comes to a live table from other pages, and of what was asked of the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..effects import Effects
from ..games.by_link import receive

if TYPE_CHECKING:
    from ..loop.state import State


def update(state: State, message: messages.LiveNewsMessage) -> Effects:
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
            live.miss(seat, loss)
        case messages.GiveUpLine(number):
            live.inviting.give_up(number)
        case messages.OpenLive(can_scan):
            live.opened(can_scan)
        case messages.ResumeLive(can_scan):
            return live.resumed(can_scan)
        case messages.ShowOffer(number, seat, sdp):
            live.inviting.show_offer(number, seat, sdp)
        case messages.SitDownLive(game, offer, certificate):
            return live.join(game, offer, certificate)
        case messages.ShowLiveAnswer(sdp, to):
            live.answering.show_answer(sdp, to)
        case messages.ReceiveGame(fragment):
            receive(session, fragment)
        case messages.TakeHanded(text):
            live.inviting.take(text)
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
