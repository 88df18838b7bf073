"""Live tables: open, join and leave."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from .. import commands
from ..session.live_seen import SCREEN
from .registry import handles

if TYPE_CHECKING:
    from ..app import App
    from ..devices import Browser
    from ..live.table import LiveTable
    from ..session.session import Session


@handles
def play_live(live: LiveTable, command: commands.PlayLive) -> None:
    live.open()


@handles
def show_table(live: LiveTable, command: commands.ShowTable) -> None:
    live.show_table()


@handles
def come_back(live: LiveTable, command: commands.ComeBack) -> None:
    live.resume()


@handles
def invite(live: LiveTable, command: commands.Invite) -> None:
    live.invite(None if command.seat == SCREEN else command.seat)


@handles
def connect(live: LiveTable, command: commands.Connect) -> None:
    live.take(command.fragment)


@handles
def take_code(live: LiveTable, browser: Browser, command: commands.TakeCode) -> None:
    live.take(browser.display.written("live-code"))


@handles
def scan_code(live: LiveTable, command: commands.ScanCode) -> None:
    live.scanning.switch()


@handles
def notify_me(live: LiveTable, command: commands.NotifyMe) -> None:
    live.calling.ask_to_notify()


@handles
def leave(live: LiveTable, command: commands.LeaveLive) -> None:
    live.leave()


@handles(renders=False)
def share_code(app: App, session: Session, browser: Browser, command: commands.ShareCode) -> None:
    seen, words = session.live, session.words
    if seen is not None and seen.url:
        text = words.text("live/share_text")
        browser.sharing.share(words.text("title"), text, seen.url, partial(_shared, app))


def _shared(app: App, done: bool) -> None:
    if app.live is not None:
        app.carefully(partial(app.live.look.tell, "shared_yes" if done else "shared_no"))
