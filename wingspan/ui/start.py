"""Starts the page: connects the loop with the browser that it runs in."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wingspan.words import spoken

from . import last_view, updates
from .app import App
from .archives import TABLE
from .browser import address, archives, camera, display, inputs, peers, sharing, storage, workers
from .browser.carrying import carry_out
from .browser.slices import in_slices
from .commands import Arrive, Bring, LabelKeys, OpenPage, StoredElsewhere
from .devices import Browser
from .play.settings import LANGUAGE, SETTINGS, read_settings
from .session.autosave import Keeping
from .session.session import Session

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .browser.keyboard import Keyboard


def start() -> None:
    """Show the page, and listen to inputs from now on."""
    store = storage.BrowserStore()
    language = spoken(store.get(LANGUAGE) or display.preferred_language())
    keeping = Keeping(store, None, now=display.now, new_id=display.new_id)
    session = Session(None, language, read_settings(store.get(SETTINGS)), keeping)
    session.build = display.build()
    session.address = address.whole()
    session.has_share_sheet = sharing.can_share()
    browser = Browser(
        display,
        carry_out,
        storage,
        store,
        in_slices,
        archives.fetch_archive,
        workers,
        peers,
        camera,
    )
    app = App(session, browser, (TABLE,) if archives.has_table() else ())
    keyboard = inputs.listen(app.send)
    storage.on_stored_elsewhere(lambda key: app.send(StoredElsewhere(key)))
    address.on_fragment(lambda fragment: app.send(Arrive(fragment)))
    sharing.on_files(lambda content: app.send(Bring(content)))
    display.on_hidden(partial(last_view.remember, session))
    app.send(OpenPage(address.fragment()))

    def get_ready() -> None:
        display.later(partial(_get_ready, app, keyboard), 300)
        display.later(app.upkeep.carry_over, 2000)

    app.once_there(TABLE, get_ready)


def _get_ready(app: App, keyboard: Keyboard) -> None:
    """Load what the next press of a button will need, once the first view is shown."""
    from wingspan.engine.catalog import load_catalog

    from .browser import layouts
    from .table import table_page  # noqa: F401

    load_catalog()
    updates.load()

    def told(layout: Mapping[str, str]) -> None:
        keyboard.printed = layout
        captions = layouts.captions(layout)
        if captions:
            app.send(LabelKeys(captions))

    layouts.read(told)
