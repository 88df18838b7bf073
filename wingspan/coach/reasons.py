"""Why one candidate is better than another: which columns of the score pad carry the difference.

Only a column that differs by two standard errors is a reason. If there is none, all that can be
said is how much better the candidate is.
"""

from __future__ import annotations

from msgspec import Struct

from wingspan.bots.features.value_features import CATEGORIES

from .analysis import HELD, Analysis
from .figures import Estimate, difference

WORTH_TELLING = 0.3
"""The least difference in points, food, birds or cards that is a reason."""

SHARE = 0.2
"""The least share of the whole difference that makes a column a reason."""


class Part(Struct, frozen=True, array_like=True):
    """A column of the score pad, or something held, and how much more of it the better one has."""

    name: str
    more: Estimate


class Reason(Struct, frozen=True):
    """``more``: the difference in points. ``carried``: the columns that bring more, the greatest
    first. ``against``: those that bring fewer. ``held``: differing birds, food and cards at the
    leaf."""

    more: Estimate
    carried: tuple[Part, ...] = ()
    against: tuple[Part, ...] = ()
    held: tuple[Part, ...] = ()


def reason(analysis: Analysis, better: int, worse: int) -> Reason:
    """Return why candidate number ``better`` is better than number ``worse``."""
    rows = analysis.rows()
    more = difference(rows[better], rows[worse])

    def parts(names: tuple[str, ...], least: float) -> list[Part]:
        found = [
            Part(name, difference(analysis.column(better, name), analysis.column(worse, name)))
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
