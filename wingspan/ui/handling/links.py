"""What a link has brought, and what goes out as one."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec.structs import replace

from .. import commands
from ..app import CODES, App
from ..session import by_link
from ..session.arrived import CameNewer
from .registry import handles


@handles
def accept(app: App, command: commands.Accept) -> None:
    app.carefully(lambda: by_link.accept(app.session, command.seat))


@handles
def decline(app: App, command: commands.Decline) -> None:
    app.carefully(app.session.go_on)


@handles
def show_day(app: App, command: commands.ShowDay) -> None:
    from wingspan.links import deal_of_the_day

    today = datetime.fromtimestamp(app.browser.screen.now() / 1000, UTC).date()
    deal = deal_of_the_day(today)
    app.carefully(lambda: by_link.show_deal(app.session, deal, today.isoformat()))


@handles
def update_page(app: App, command: commands.UpdatePage) -> None:
    arrival = app.session.arrival
    app.browser.address.reload_with(arrival.fragment if isinstance(arrival, CameNewer) else "")


@handles
def share(app: App, command: commands.Share) -> None:
    def make() -> None:
        by_link.share(app.session, command.kind, app.browser.address.link)
        app.keep()

    app.carefully(make)
    if app.session.over.shared is not None:
        app.having(lambda: app.carefully(lambda: by_link.draw_code(app.session)), CODES, says=False)


@handles
def share_now(app: App, command: commands.ShareNow) -> None:
    shared, words = app.session.over.shared, app.session.words
    if shared:
        app.browser.sharing.share(
            words.text("title"),
            words.text(f"share_text_{shared.kind}", name=shared.to),
            shared.url,
            lambda done: _tell(app, "shared", done),
        )


@handles
def copy_link(app: App, command: commands.CopyLink) -> None:
    sharing, address = app.browser.sharing, app.browser.address
    if command.fragment:
        sharing.copy(address.link(command.fragment), lambda done: _tell_reader(app, done))
    elif app.session.over.shared:
        sharing.copy(app.session.over.shared.url, lambda done: _tell(app, "copied", done))


def _tell(app: App, what: str, done: bool) -> None:
    told = f"{what}_{'yes' if done else 'no'}"
    app.carefully(lambda: by_link.tell_shared(app.session, told))


def _tell_reader(app: App, done: bool) -> None:
    """A link to a page of the rules: what came of it is said once."""
    session = app.session
    session.over = replace(session.over, copied="copied_yes" if done else "copied_no")
    app.carefully(lambda: None)
    session.over = replace(session.over, copied="")
