"""One-press games against a computer player or a friend; commands to a thinking computer player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wingspan.engine.components import SETS

from .. import commands
from ..session import beginning
from ..session.form import FAR, FRIEND, LIVE, POINTS, fields_for_two
from .registry import handles

if TYPE_CHECKING:
    from ..app import App
    from ..devices import Browser
    from ..play.sitting import Sitting
    from ..session.session import Session


@handles
def play_now(session: Session, browser: Browser, command: commands.PlayNow) -> None:
    if command.level in POINTS:
        beginning.play_now(session, browser, command.level)


@handles
def show_friend(session: Session, command: commands.ShowFriend) -> None:
    session.open_dialog("friend")


@handles
def play_with_friend(
    app: App, session: Session, browser: Browser, command: commands.PlayWithFriend
) -> None:
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
    if where == LIVE and session.sitting is not None:
        app.do(commands.PlayLive())


@handles
def play_as_last_time(session: Session, browser: Browser, command: commands.PlayAsLastTime) -> None:
    fields = session.keeping.last_time
    if fields is not None:
        beginning.begin_as(session, browser, fields)


@handles(renders=False)
def think_no_more(app: App, command: commands.ThinkNoMore) -> None:
    app.computer_players.play_now()


@handles
def take_its_seat(session: Session, sitting: Sitting, command: commands.TakeItsSeat) -> None:
    """Let a person take over from the computer player that must answer.

    At a live table, only the host can do this.
    """
    if session.live is None or session.live.hosts:
        sitting.take_over_seat()
