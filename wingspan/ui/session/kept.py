"""What is done with kept games, of which one may be on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .where import Start

if TYPE_CHECKING:
    from .session import Session


def rename(session: Session, id: str, name: str) -> None:
    """Give a kept game a name; the one on the table hears of it."""
    sitting = session.sitting
    if session.desk.name(id, name) and sitting is not None and sitting.id == id:
        sitting.save.name = session.keeping.shelf.get(id).name
        sitting.save.kept_as = sitting.save.written()


def remove(session: Session, id: str) -> None:
    """Put a kept game into the bin; if it is on the table, the table is cleared."""
    sitting = session.sitting
    if session.desk.remove(id) and sitting is not None and sitting.id == id:
        session.show(Start())
