"""The page opened, with the last game and what its address names; an address that changes; what
must be said when nothing else is there; and the page left, with what a reload shows first.

The first view needs it, so it imports little.
"""

from __future__ import annotations

from contextlib import suppress
from typing import assert_never, get_args

import msgspec

from wingspan.saves.store import StoreError
from wingspan.words import Language

from .. import messages
from ..effects import Effects, Fetch, Later, Stay, Then
from ..page.showing import on_return
from ..page.views import page
from ..session.session import Session, take_game
from ..session.where import LINKS, Elsewhere, Failed, arrival_of
from .state import TABLE, State

CONNECTIONS = ("p", "q")
"""Kinds of fragments, before the "=", with an offer or an answer for a live table."""
WHEN_IDLE = Fetch((TABLE,), messages.Idle(), after=0, quietly=True)


def update(state: State, message: messages.OpeningMessage) -> Effects:
    match message:
        case messages.OpenPage(fragment):
            return *_open(state, fragment), WHEN_IDLE
        case messages.HidePage():
            _store_last_view(state.session)
        case messages.Arrive(fragment):
            return _arrive(state.session, fragment)
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
    if shelf.current:
        session.open(shelf.current)
    if shelf.unreadable():
        session.told.say("kept_aside")
    arrives = (Then(messages.Arrive(fragment)),) if fragment else ()
    if fragment.partition("=")[0] in CONNECTIONS or not state.browser.peers.kept():
        return arrives
    return *arrives, Then(messages.RejoinLiveTable())


def _arrive(session: Session, fragment: str) -> Effects:
    if not fragment:
        if session.over.dialog == "rules":
            session.open_dialog("")
        return ()
    from wingspan.links.pasted import link_in

    fragment = link_in(fragment)
    kind, _, rest = fragment.partition("=")
    if kind in CONNECTIONS:
        return Stay(), Then(messages.JoinByCode(fragment))
    if kind == "r":
        return (Then(messages.OpenRuleOf(rest)),)
    if kind == "e":
        return (Then(messages.OpenExercise(rest)),)
    if kind == "b":
        return (Then(messages.ShowBoard(board_page(rest))),)
    if kind == "w":
        return Stay(), Then(messages.ExplainLink(rest))
    return _read_link(session, fragment)


def board_page(named: str) -> messages.BoardPage:
    """Return the page beside the board game of that name; that of the contents for any other."""
    return next((page for page in get_args(messages.BoardPage) if page == named), "")


def _read_link(session: Session, fragment: str) -> Effects:
    """Open what a link contains. It stays in the address while that waits for a decision, so that
    a reload opens it again.
    """
    from ..games.by_link import receive

    before = session.sitting
    receive(session, fragment)
    waits = fragment.partition("=")[0] in LINKS and arrival_of(session.where) is not None
    taken = () if session.sitting is before else (take_game(session, steal=True),)
    return taken if waits else (*taken, Stay())


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
