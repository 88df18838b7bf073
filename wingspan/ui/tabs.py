"""Ensures that only one tab at a time plays a game."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from wingspan.saves import SaveError
from wingspan.saves.shelf import GAME

from .session.where import AtTable, Elsewhere, Start, table_of, with_table

if TYPE_CHECKING:
    from .devices import Carefully, Storage
    from .session.session import Session


class Tabs:
    """This tab's hold on its game, among the tabs that have the page open."""

    def __init__(self, session: Session, storage: Storage, carefully: Carefully) -> None:
        self._session = session
        self._carefully = carefully
        self._hold = storage.hold(self._held, self._lost)

    def take_in_hand(self, *, steal: bool = False) -> None:
        """Claim the game on the table for this tab; without a saved game, release the last one.

        ``steal``: even if another tab has it.
        """
        sitting = self._session.sitting
        if sitting is None or not sitting.id:
            self._hold.let_go()
        else:
            self._hold.take(GAME + sitting.id, steal=steal)

    def _held(self, held: bool) -> None:
        """Stop playing here if another tab has the game; play on if it has no longer."""
        if not held:
            self._lost()
        elif isinstance(table_of(self._session.where), Elsewhere):
            self._carefully(self.come_back)

    def come_back(self) -> None:
        """Play on here, as the other tab has left the game."""
        session, table = self._session, table_of(self._session.where)
        if not isinstance(table, Elsewhere):
            return
        if session.where is table:
            if not session.open(table.sitting.id):
                session.show(Start())
            return
        with suppress(SaveError):
            sitting, _ = session.keeping.open(table.sitting.id, session.settings)
            session.where = with_table(session.where, AtTable(sitting))

    def _lost(self) -> None:
        """Stop playing here, because another tab has taken the game over."""
        self._carefully(self._session.go_elsewhere)

    def stored_elsewhere(self, key: str) -> None:
        """Handle a change of ``key`` by another tab; if it has played the game on this table, that
        tab has it now."""
        sitting = self._session.sitting
        if sitting is None or not sitting.id or key != GAME + sitting.id:
            return
        keeping = self._session.keeping
        if keeping.shelf.changed_elsewhere(sitting.id):
            self._lost()
        else:
            keeping.take_name(sitting)
