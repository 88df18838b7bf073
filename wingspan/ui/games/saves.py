"""Operations on saved games that also affect the one on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..session.where import Start

if TYPE_CHECKING:
    from ..session.session import Session


def rename(session: Session, id: str, name: str) -> None:
    """Rename a saved game, and the game on the table if it is that one."""
    sitting = session.sitting
    if session.desk.name(id, name) and sitting is not None and sitting.id == id:
        sitting.save.name = session.keeping.shelf.get(id).name
        sitting.save.kept_as = sitting.save.written()


def remove(session: Session, id: str) -> None:
    """Move a saved game to the bin; if it is on the table, clear the table."""
    sitting = session.sitting
    if session.desk.remove(id) and sitting is not None and sitting.id == id:
        session.show(Start())
