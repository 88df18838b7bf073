"""Starts the page: connects the app with the browser that it runs in."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wingspan.words import spoken

from .app import App, Handling
from .browser import address, camera, display, inputs, peers, sharing, storage, workers
from .browser.archives import fetch_archive
from .browser.slices import in_slices
from .commands import Command
from .devices import Browser
from .play.settings import LANGUAGE, SETTINGS, read_settings
from .session.autosave import Keeping
from .session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .browser.keyboard import Keyboard


def start() -> None:
    """Show the page, and listen to inputs from now on."""
    store = storage.BrowserStore()
    language = spoken(store.get(LANGUAGE) or display.preferred_language())
    keeping = Keeping(store, None, now=display.now, new_id=display.new_id)
    session = Session(None, language, read_settings(store.get(SETTINGS)), keeping)
    session.build = display.build()
    session.has_share_sheet = sharing.can_share()
    browser = Browser(
        display,
        address,
        sharing,
        storage,
        store,
        in_slices,
        fetch_archive,
        workers,
        peers,
        camera,
    )
    app = App(session, browser, _handling_of)

    def once_ready(act: Callable[..., object]) -> Callable[..., None]:
        return lambda *given: app.once_ready(partial(act, *given))

    keyboard = inputs.listen(app.choose, once_ready(app.command), once_ready(app.submit))
    storage.on_stored_elsewhere(once_ready(app.tabs.stored_elsewhere))
    address.on_fragment(once_ready(app.arrive))
    sharing.on_files(once_ready(app.bringing.bring))
    display.on_hidden(app.hidden)
    app.open()

    def get_ready() -> None:
        display.later(partial(_get_ready, app, keyboard), 300)
        display.later(app.carry_over, 2000)

    app.once_ready(get_ready, says=False)


def _handling_of(command: Command) -> Handling:
    """How to do a command; the handlers are imported with the first one."""
    from .handling import handling_of

    return handling_of(command)


def _get_ready(app: App, keyboard: Keyboard) -> None:
    """Load what the next press of a button will need, once the first view is shown."""
    from wingspan.engine.catalog import load_catalog

    from . import handling  # noqa: F401
    from .browser import layouts
    from .table import table_page  # noqa: F401

    load_catalog()

    def told(layout: Mapping[str, str]) -> None:
        keyboard.printed = layout
        app.label_keys(layouts.captions(layout))

    layouts.read(told)
