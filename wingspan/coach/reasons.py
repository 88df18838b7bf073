"""Why one way is better than another: which columns of the score pad carry the difference.

Only what the worlds show by two standard errors is given as a reason. If nothing is, there is
none, and all that can be said is how much.
"""

from __future__ import annotations

from msgspec import Struct

from wingspan.bots.measures import CATEGORIES

from .figures import Estimate, difference
from .opinion import HELD, Looked

WORTH_TELLING = 0.3
"""Points, food, birds or cards; less is not told."""

SHARE = 0.2
"""A column that makes up less than this of the difference is not told."""


class Part(Struct, frozen=True, array_like=True):
    """A column of the score pad, or something held, and how much more of it there is."""

    name: str
    more: Estimate


class Reason(Struct, frozen=True):
    """``more``: points in all. ``carried``: the columns that bring them, the greatest first.
    ``against``: those that bring fewer all the same. ``held``: what else there is more or less
    of some turns later."""

    more: Estimate
    carried: tuple[Part, ...] = ()
    against: tuple[Part, ...] = ()
    held: tuple[Part, ...] = ()


def reason(looked: Looked, better: int, worse: int) -> Reason:
    """Why the way of that number is better than the other."""
    rows = looked.rows()
    more = difference(rows[better], rows[worse])

    def parts(names: tuple[str, ...], least: float) -> list[Part]:
        found = [
            Part(name, difference(looked.column(better, name), looked.column(worse, name)))
            for name in names
        ]
        told = [part for part in found if part.more.is_clear and abs(part.more.points) >= least]
        return sorted(told, key=lambda part: -abs(part.more.points))

    columns = parts(CATEGORIES, max(WORTH_TELLING, SHARE * abs(more.points)))
    return Reason(
        more,
        carried=tuple(part for part in columns if part.more.points > 0),
        against=tuple(part for part in columns if part.more.points < 0),
        held=tuple(parts(HELD, WORTH_TELLING)),
    )
