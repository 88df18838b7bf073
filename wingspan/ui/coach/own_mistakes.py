"""Exercises from the person's own mistakes, made from the stored reviews of their games."""

from __future__ import annotations

from contextlib import suppress

from msgspec import structs

from wingspan.coach.exercises import Exercise, of_mistake
from wingspan.coach.faults import fault_of
from wingspan.engine.catalog import Catalog
from wingspan.engine.notation.record import decode
from wingspan.saves.store import Store

from . import reviews


class OwnMistakes:
    """The exercises from the reviews that the browser stores."""

    def __init__(self, store: Store, catalog: Catalog) -> None:
        self._store = store
        self._catalog = catalog

    def names(self) -> dict[str, str]:
        """The names of all exercises, those of the latest games first, each with its habit."""
        return {one.id: fault_of(one.judged) for one in reviews.own_mistakes(self._store)}

    def find(self, id: str) -> Exercise | None:
        """The exercise of that name; None if it does not exist (any more) or cannot be read."""
        for one in reviews.own_mistakes(self._store):
            if one.id == id:
                with suppress(ValueError, LookupError):
                    record = decode(one.record)
                    found = of_mistake(id, record, one.seat, one.judged, self._catalog)
                    return structs.replace(found, weights=one.weights)
        return None
