"""Converting what an earlier version kept to the current form, a piece at a time."""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.engine import Catalog

from .shelf import Shelf
from .statistics import Results


def carry_over(shelf: Shelf, catalog: Catalog | None = None) -> Iterator[str]:
    """Shorten the results, then pack the finished games one by one.

    Yields after each piece what it was about: "results", or the id of a game.

    It may be interrupted after any piece and started again, also in several tabs at once. A
    packed game has been replayed and read back before the old text is removed; a game for which
    that fails, or for which there is no room, stays as it is.
    """
    Results(shelf.store).shorten()
    yield "results"
    for id_ in shelf.unpacked():
        for _ in shelf.packing(id_, catalog):
            yield id_
        yield id_
