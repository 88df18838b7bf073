"""Ensures that only one tab at a time plays a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wingspan.saves.shelf import GAME

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
        if not held:
            self._lost()

    def _lost(self) -> None:
        """Stop playing here, because another tab has taken the game over."""
        self._carefully(self._session.go_elsewhere)

    def stored_elsewhere(self, key: str) -> None:
        """Handle a change of ``key`` by another tab; if it saved the game on this table, that tab
        has it now."""
        sitting = self._session.sitting
        if sitting is None or not sitting.id or key != GAME + sitting.id:
            return
        if self._session.keeping.shelf.changed_elsewhere(sitting.id):
            self._lost()
