"""A decision looked at in many worlds, in jobs of a few each."""

from __future__ import annotations

from collections.abc import Callable

from wingspan.coach.jobs import Look
from wingspan.coach.opinion import HINT, Looked, together
from wingspan.engine.notation.record import Record

from .errands import Brought, Errands

WORLDS = 2
"""Of a job: a dozen playouts, some tens of milliseconds."""


async def look_at(
    errands: Errands, record: Record, seat: int, on_part: Callable[[int], None] = lambda done: None
) -> Looked:
    """The decision of that seat at the record's end, as a hint looks at it.

    ``on_part`` is told after each part how many worlds are done. Raises what a job raises where it
    is done in the page.
    """
    found: dict[int, Looked] = {}

    def bring(job: Look, looked: Brought) -> None:
        assert isinstance(looked, Looked)
        found[job.first] = looked
        on_part(WORLDS * len(found))

    firsts = range(0, HINT.worlds, WORLDS)
    await errands.run([Look(record, seat, HINT, first, WORLDS) for first in firsts], bring)
    return together(found[first] for first in sorted(found))
