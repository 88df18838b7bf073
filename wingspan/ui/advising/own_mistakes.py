"""Exercises out of one's own mistakes, as they are kept with the reviews of one's games."""

from __future__ import annotations

from contextlib import suppress

from wingspan.coach.exercises import Exercise, of_mistake
from wingspan.engine.catalog import Catalog
from wingspan.engine.notation.record import decode
from wingspan.saves.store import Store

from . import reviews


class OwnMistakes:
    """Those that the browser keeps."""

    def __init__(self, store: Store, catalog: Catalog) -> None:
        self._store = store
        self._catalog = catalog

    def names(self) -> list[str]:
        """The names of all exercises, those of the latest games first."""
        return [one.id for one in reviews.own_mistakes(self._store)]

    def find(self, id: str) -> Exercise | None:
        """The exercise of that name; None if there is none, or none any more, or if its game
        cannot be read."""
        for one in reviews.own_mistakes(self._store):
            if one.id == id:
                with suppress(ValueError, LookupError):
                    record = decode(one.record)
                    return of_mistake(id, record, one.seat, one.judged, self._catalog)
        return None
