"""The page put together and begun: the app with the browser that it runs in."""

from __future__ import annotations

from wingspan.engine import load_catalog
from wingspan.words import spoken

from .app import App
from .browser import address, inputs, screen, sharing, storage, workers
from .browser.archives import fetch_archive
from .browser.slices import in_slices
from .devices import Browser
from .play.settings import LANGUAGE, SETTINGS, read_settings
from .session.autosave import Keeping
from .session.session import Session


def start() -> None:
    """Show the page and listen from now on."""
    store = storage.BrowserStore()
    language = spoken(store.get(LANGUAGE) or screen.preferred_language())
    keeping = Keeping(store, None, now=screen.now, new_id=screen.new_id)
    session = Session(None, language, read_settings(store.get(SETTINGS)), keeping)
    session.build = screen.build()
    session.has_share_sheet = sharing.can_share()
    browser = Browser(screen, address, sharing, storage, store, in_slices, fetch_archive, workers)
    app = App(session, browser, _do)
    inputs.listen(app.choose, app.command, app.submit)
    storage.on_stored_elsewhere(app.stored_elsewhere)
    address.on_fragment(app.arrive)
    sharing.on_files(app.bring)
    screen.on_hidden(app.hidden)
    app.open()
    screen.later(_get_ready, 300)
    screen.later(app.carry_over, 2000)


def _do(app: App, command: object) -> None:
    """Do a command: what does it is imported with the first."""
    from .commands import Command
    from .handling import handler_of

    assert isinstance(command, Command)
    handler_of(command)(app, command)


def _get_ready() -> None:
    """What the next press of a button will need, once the first view is there."""
    from . import handling  # noqa: F401
    from .table import table_page  # noqa: F401

    load_catalog()
