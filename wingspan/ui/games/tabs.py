"""Only one tab at a time plays a game."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, assert_never

from wingspan.saves import SaveError
from wingspan.saves.shelf import GAME

from .. import messages
from ..effects import Effects, TakeGame
from ..session.where import AtTable, Elsewhere, Start, table_of, with_table

if TYPE_CHECKING:
    from ..session.session import Session


def update(session: Session, message: messages.TabMessage) -> Effects:
    match message:
        case messages.HoldGame(True):
            _come_back(session)
        case messages.HoldGame():
            session.go_elsewhere()
        case messages.StoredElsewhere(key):
            _stored_elsewhere(session, key)
        case messages.TakeOver():
            _come_back(session)
            return (take_game(session, steal=True),)
        case _:
            assert_never(message)
    return ()


def take_game(session: Session, *, steal: bool = False) -> TakeGame:
    """Take the game on the table for this tab; without a saved game, release the last one.

    ``steal``: even if another tab has it.
    """
    sitting = session.sitting
    return TakeGame(GAME + sitting.id if sitting is not None and sitting.id else "", steal)


def _come_back(session: Session) -> None:
    """Play on here, as the other tab has left the game."""
    table = table_of(session.where)
    if not isinstance(table, Elsewhere):
        return
    if session.where is table:
        if not session.open(table.sitting.id):
            session.show(Start())
        return
    with suppress(SaveError):
        sitting, _ = session.keeping.open(table.sitting.id, session.settings)
        session.where = with_table(session.where, AtTable(sitting))


def _stored_elsewhere(session: Session, key: str) -> None:
    """Handle a change of ``key`` by another tab; if it has played the game on this table, that tab
    has it now."""
    sitting = session.sitting
    if sitting is None or not sitting.id or key != GAME + sitting.id:
        return
    if session.keeping.shelf.changed_elsewhere(sitting.id):
        session.go_elsewhere()
    else:
        session.keeping.take_name(sitting)
