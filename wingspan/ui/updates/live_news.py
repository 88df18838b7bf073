"""What comes to a live table from other pages, and of what was asked of the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import commands
from ..effects import Effects
from ..session.by_link import receive

if TYPE_CHECKING:
    from ..state import State


def update(state: State, message: commands.LiveNewsMessage) -> Effects:
    session, live = state.session, state.live
    assert live is not None, "the archive has been fetched"
    match message:
        case commands.JoinPeer(number):
            return live.joined(number)
        case commands.HearPeer(number, text):
            return live.hear(number, text)
        case commands.LosePeer(number):
            live.lost(number)
        case commands.LoseHost():
            live.give_up()
        case commands.MissSeat(seat, loss):
            live.miss(seat, loss)
        case commands.GiveUpLine(number):
            live.inviting.give_up(number)
        case commands.OpenLive(can_scan):
            live.opened(can_scan)
        case commands.ResumeLive(can_scan):
            return live.resumed(can_scan)
        case commands.ShowOffer(number, seat, sdp):
            live.inviting.show_offer(number, seat, sdp)
        case commands.SitDownLive(game, offer, certificate):
            return live.join(game, offer, certificate)
        case commands.ShowLiveAnswer(sdp, to):
            live.answering.show_answer(sdp, to)
        case commands.ReceiveGame(fragment):
            receive(session, fragment)
        case commands.TakeHanded(text):
            live.inviting.take(text)
        case commands.TakeScanned(text):
            live.scanning.stop()
            live.take(text)
        case commands.EndScan(why):
            live.scanning.end(why)
        case commands.AllowNotices(may):
            told = "live/notify_yes" if may else "live/notify_no"
            live.look.change(may_notify=False, told=told)
        case commands.ShowPage(shown):
            live.show_page(shown)
        case commands.SayLive(key, ""):
            session.told.say(key)
        case commands.SayLive(key, name):
            session.told.say(key, name=name)
        case _:
            assert_never(message)
    return ()
