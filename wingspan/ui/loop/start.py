"""Starts the page: connects the loop with the browser that it runs in."""

from __future__ import annotations

from wingspan.words import show_keys, spoken

from ..browser import address, archives, camera, display, inputs, peers, sharing, storage, workers
from ..browser.carrying import carry_out
from ..devices import Browser
from ..messages import Arrive, Bring, HidePage, HoldGame, OpenPage, StoredElsewhere
from ..play.settings import SETTINGS, read_settings
from ..session.autosave import Keeping
from ..session.session import Session
from .app import App


def start() -> None:
    """Show the page, and listen to inputs from now on."""
    if "words=keys" in address.query():
        show_keys()
    browser = Browser(
        display,
        storage.BrowserStore(),
        workers.in_slices,
        archives.fetch_archive,
        workers,
        peers,
        camera,
    )
    app = App(session_in(browser), browser, carry_out, archives.there())
    inputs.listen(app.send)
    storage.HOLD.on_change = lambda held: app.send(HoldGame(held))
    storage.on_stored_elsewhere(lambda key: app.send(StoredElsewhere(key)))
    address.on_fragment(lambda fragment: app.send(Arrive(fragment)))
    sharing.on_files(lambda content: app.send(Bring(content)))
    display.on_hidden(lambda: app.send(HidePage()))
    app.send(OpenPage(address.fragment()))


def session_in(browser: Browser) -> Session:
    """Return the session of a page that begins, with what this browser stores and can do."""
    store = browser.store
    keeping = Keeping(store, now=display.now, new_id=display.new_id)
    settings = read_settings(store.get(SETTINGS))
    session = Session(None, spoken(display.language()), settings, keeping)
    session.build, session.docs = display.build(), display.docs()
    session.address = address.whole()
    session.forgets_after_a_week = storage.forgets_after_a_week()
    session.has_share_sheet = sharing.can_share()
    return session
