"""One game in the hands of one tab at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wingspan.saves.shelf import GAME

if TYPE_CHECKING:
    from .devices import Carefully, Storage
    from .session.session import Session


class Tabs:
    """This tab among those that have the page open."""

    def __init__(self, session: Session, storage: Storage, carefully: Carefully) -> None:
        self._session = session
        self._carefully = carefully
        self._hold = storage.hold(self._held, self._lost)

    def take_in_hand(self, *, steal: bool = False) -> None:
        """Tell other tabs that this one has the game on the table.

        ``steal``: even if another has it.
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
        """Another tab has taken the game over."""
        self._carefully(self._session.go_elsewhere)

    def stored_elsewhere(self, key: str) -> None:
        """Another tab has kept something; if it is the game on this table, it has it now."""
        sitting = self._session.sitting
        if sitting is None or not sitting.id or key != GAME + sitting.id:
            return
        if self._session.keeping.shelf.changed_elsewhere(sitting.id):
            self._lost()
