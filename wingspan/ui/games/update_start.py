"""New games: from the start form, its shortcuts, and after a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from wingspan.engine.components import SETS

from .. import messages
from ..effects import Effects, Then
from ..session.form import FAR, FRIEND, LIVE, POINTS, fields_for_two, is_live
from . import beginning

if TYPE_CHECKING:
    from ..devices import Browser
    from ..session.session import Session


def update(session: Session, browser: Browser, message: messages.StartMessage) -> Effects:
    match message:
        case messages.Begin():
            before = session.sitting
            beginning.begin(session, browser)
            return _live(session) if session.sitting is not before else ()
        case messages.PlayNow(level):
            if level in POINTS:
                beginning.play_now(session, browser, level)
        case messages.PlayWithFriend():
            return _play_with_friend(session, browser)
        case messages.PlayAsLastTime():
            if session.keeping.last_time is not None:
                beginning.begin_as(session, browser, session.keeping.last_time)
        case messages.PlayAgain(how):
            from ..table.again import begin

            begin(session, how, browser.display.chance(beginning.SEEDS_DEALT))
        case _:
            assert_never(message)
    return ()


def _live(session: Session) -> Effects:
    return (Then(messages.PlayLive()),) if is_live(session.fields) else ()


def _play_with_friend(session: Session, browser: Browser) -> Effects:
    written = browser.display.written
    where = written(f"{FRIEND}-where")
    fields = fields_for_two(
        (written(f"{FRIEND}-own"), written(f"{FRIEND}-other")),
        far=where in (FAR, LIVE),
        sets=(SETS[0], *written(f"{FRIEND}-cards").split()),
        known=session.fields,
    )
    first = {"0": 0, "1": 1}.get(written(f"{FRIEND}-first"))
    session.open_dialog("")
    beginning.play_for_two(session, browser, fields, first)
    return (Then(messages.PlayLive()),) if where == LIVE and session.sitting is not None else ()
