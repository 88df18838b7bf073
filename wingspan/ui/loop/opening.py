"""The page opened, with the last game; what must be said when nothing else is there; and the page
left, with what a reload shows first.

The first view needs it, so it imports little.
"""

from __future__ import annotations

from contextlib import suppress
from typing import assert_never

import msgspec

from wingspan.saves.store import StoreError
from wingspan.words import Language

from .. import messages
from ..effects import Effects, Fetch, Later, Then
from ..page.showing import on_return
from ..page.views import page
from ..session.session import Session
from ..session.where import CONNECTIONS, Elsewhere, Failed
from .state import TABLE, State

WHEN_IDLE = Fetch((TABLE,), messages.Idle(), after=0, quietly=True)


def update(state: State, message: messages.OpeningMessage) -> Effects:
    match message:
        case messages.OpenPage(fragment):
            return *_open(state, fragment), WHEN_IDLE
        case messages.HidePage():
            _store_last_view(state.session)
        case messages.Idle():
            return Later(messages.GetReady(), 300), Later(messages.PackSaves(), 2000)
        case messages.MissArchive(error):
            state.session.told.say_missing(error)
        case _:
            assert_never(message)
    return ()


def _open(state: State, fragment: str) -> Effects:
    """Open the last game, with notices of saves that cannot be read; then what the address names,
    and the live table at which this tab was.
    """
    session, shelf = state.session, state.session.keeping.shelf
    try:
        adopted = shelf.adopt()
        if adopted:
            shelf.set_current(adopted)
    except StoreError:
        session.told.say("not_kept_full")
    if not shelf.current or not session.open(shelf.current):
        forget_last_view(session)
    if shelf.unreadable():
        session.told.say("kept_aside")
    arrives = (Then(messages.Arrive(fragment)),) if fragment else ()
    if fragment.partition("=")[0] in CONNECTIONS or not state.browser.peers.kept():
        return arrives
    return *arrives, Then(messages.RejoinLiveTable())


# what a reload shows until Python has started

LAST_VIEW = "wingspan.last_view"
"""Key of the :class:`LastView`, which static/first-view.js shows until Python has started."""


class LastView(msgspec.Struct):
    """The last view of the page. ``phase``: whether the game is in play ("play") or has ended
    ("over"). ``markup``: the table, without a hand for which the screen must be handed over.
    """

    language: Language
    theme: str
    phase: str
    markup: str


def _store_last_view(session: Session) -> None:
    """Store the last view, because the page may be discarded now; none if Python must show it."""
    view = None
    with suppress(Exception):
        view = _as_left(session)
    if view is None:
        forget_last_view(session)
    else:
        session.keeping.remember(LAST_VIEW, msgspec.json.encode(view).decode())


def forget_last_view(session: Session) -> None:
    session.keeping.shelf.store.remove(LAST_VIEW)


def _as_left(session: Session) -> LastView | None:
    if session.keeping.trouble or isinstance(session.where, Failed | Elsewhere):
        return None
    left = on_return(session)
    if left is None:
        return None
    return LastView(session.language, session.settings.theme, left.phase, str(page(left)))
