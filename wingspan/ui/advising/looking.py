"""A decision looked at in many worlds, in jobs of a few each."""

from __future__ import annotations

from collections.abc import Callable

from wingspan.bots.ways import Way
from wingspan.coach.jobs import Look
from wingspan.coach.opinion import HINT, Budget, Looked, together
from wingspan.engine.notation.record import Record

from .errands import Brought, Errands

WORLDS = 2
"""Of a job: a dozen playouts, some tens of milliseconds."""


async def look_at(
    errands: Errands,
    record: Record,
    seat: int,
    on_part: Callable[[int], None] = lambda done: None,
    *,
    budget: Budget | None = None,
    considered: tuple[Way, ...] = (),
) -> Looked:
    """The decision of that seat at the record's end, as a hint looks at it unless told otherwise.

    ``on_part`` is told after each part how many worlds are done. ``considered``: the ways that are
    compared, () for those that the policy likes best. Raises what a job raises where it is done in
    the page.
    """
    found: dict[int, Looked] = {}

    def bring(job: Look, looked: Brought) -> None:
        assert isinstance(looked, Looked)
        found[job.first] = looked
        on_part(WORLDS * len(found))

    budget = budget or HINT
    jobs = [
        Look(record, seat, budget, first, WORLDS, considered=considered)
        for first in range(0, budget.worlds, WORLDS)
    ]
    await errands.run(jobs, bring)
    return together(found[first] for first in sorted(found))
