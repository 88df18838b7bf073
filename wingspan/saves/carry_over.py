"""What an earlier version kept, written as it is kept now: a piece at a time."""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.engine import Catalog

from .shelf import Shelf
from .statistics import Results


def carry_over(shelf: Shelf, catalog: Catalog | None = None) -> Iterator[str]:
    """Pack one finished game after the other, and the results; what each piece was about.

    It may be broken off after any piece and begun anew, in several tabs at once. What is packed
    was played again and read back before the old text went; whatever cannot be, or finds no
    room, stays. A game that is finished meanwhile is met the next time.
    """
    Results(shelf.store).shorten()
    yield "results"
    for id in shelf.unpacked():
        for _ in shelf.packing(id, catalog):
            yield id
        yield id
