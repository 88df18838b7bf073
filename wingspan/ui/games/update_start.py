"""New games: from the start form, its shortcuts, and after a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .. import messages
from ..effects import Effects, Then
from ..forms import LIVE, POINTS
from . import beginning

if TYPE_CHECKING:
    from ..devices import Browser
    from ..session.session import Session


def update(session: Session, browser: Browser, message: messages.StartMessage) -> Effects:
    match message:
        case messages.Begin(form):
            before = session.sitting
            beginning.begin(session, browser, form)
            if form.is_live and session.sitting is not before:
                return (Then(messages.PlayLive()),)
        case messages.PlayNow(level):
            if level in POINTS:
                beginning.play_now(session, browser, level)
        case messages.PlayWithFriend():
            session.open_dialog("")
            beginning.play_with_friend(session, browser, message)
            if message.where == LIVE and session.sitting is not None:
                return (Then(messages.PlayLive()),)
        case messages.PlayAsLastTime():
            if session.keeping.last_time is not None:
                beginning.begin_as(session, browser, session.keeping.last_time)
        case messages.PlayAgain(how):
            from ..table.again import begin

            begin(session, how, browser.display.chance(beginning.SEEDS_DEALT))
        case _:
            assert_never(message)
    return ()
