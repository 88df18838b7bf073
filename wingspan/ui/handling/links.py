"""Links: accepting what one contains, and sending one."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from .. import commands
from ..app import CODES
from ..session import by_link
from ..session.arrived import CameNewer
from ..session.where import Arrived
from .registry import handles

if TYPE_CHECKING:
    from ..app import App
    from ..devices import Browser
    from ..session.session import Session


@handles
def accept(session: Session, command: commands.Accept) -> None:
    by_link.accept(session, command.seat)


@handles
def decline(session: Session, command: commands.Decline) -> None:
    session.go_on()


@handles
def show_day(session: Session, browser: Browser, command: commands.ShowDay) -> None:
    from wingspan.links import deal_of_the_day

    today = datetime.fromtimestamp(browser.display.now() / 1000, UTC).date()
    by_link.show_deal(session, deal_of_the_day(today), today.isoformat())


@handles(renders=False)
def update_page(session: Session, browser: Browser, command: commands.UpdatePage) -> None:
    match session.where:
        case Arrived(CameNewer(fragment)):
            browser.address.reload_with(fragment)
        case _:
            browser.address.reload_with("")


@handles
def share(app: App, session: Session, browser: Browser, command: commands.Share) -> None:
    by_link.share(session, command.kind, browser.address.link)
    if session.over.shared is not None:
        app.having(partial(by_link.draw_code, session), CODES, says=False)


@handles(renders=False)
def share_now(app: App, session: Session, browser: Browser, command: commands.ShareNow) -> None:
    shared, words = session.over.shared, session.words
    if shared:
        browser.sharing.share(
            words.text("title"),
            words.text(f"share_text_{shared.kind}", name=shared.to),
            shared.url,
            partial(_tell, app, "shared"),
        )


@handles(renders=False)
def share_picture(
    app: App, session: Session, browser: Browser, command: commands.SharePicture
) -> None:
    from ..page import picture

    sitting = session.sitting
    if sitting is None or sitting.decision is not None:
        return
    scene = sitting.scene(session.words, session.look)
    browser.sharing.share_picture("wingspan", *picture(scene), partial(_drawn, app))


def _drawn(app: App, as_png: bool) -> None:
    if not as_png:
        app.carefully(lambda: app.session.told.say("picture_as_svg"))


@handles(renders=False)
def copy_link(app: App, session: Session, browser: Browser, command: commands.CopyLink) -> None:
    if command.fragment:
        link = browser.address.link(command.fragment)
        browser.sharing.copy(link, partial(_tell_reader, app))
    elif session.over.shared:
        browser.sharing.copy(session.over.shared.url, partial(_tell, app, "copied"))


def _tell(app: App, what: str, done: bool) -> None:
    told = f"{what}_{'yes' if done else 'no'}"
    app.carefully(lambda: by_link.tell_shared(app.session, told))


def _tell_reader(app: App, done: bool) -> None:
    """Show once whether a link to a page of the rules was copied."""
    session = app.session
    session.over = replace(session.over, copied="copied_yes" if done else "copied_no")
    app.carefully(lambda: None)
    session.over = replace(session.over, copied="")
