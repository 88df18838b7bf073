"""How reasons are found and chosen.

There is a detector for each of :data:`wingspan.coach.grounds.AnyGround`. It looks for a fact of the
table and reports it only if the worlds bear it out: the quantity that it names must differ between
the two answers by two standard errors. At most two reasons are told, those that explain most of the
difference, and no two about the same subject.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from wingspan.bots.features.tables import Tables
from wingspan.engine import View

from .. import grounds as g
from ..analysis import Analysis
from ..comparison import Comparison
from ..figures import Estimate

MOST = 2
"""The greatest number of reasons told."""

SOON = 0.5
"""The least share of worlds in which a bird that is "played soon" is played."""

RARELY = 0.35
"""The greatest share of worlds in which a bird that "waits" is played."""

EARLY, LATE = 8, 5
"""It is early with at least EARLY turns after this one, and late with at most LATE."""

PART = 0.3
"""The share of the difference that a fact without a column of its own is taken to explain; it only
orders the reasons."""

Subject = str
"""What a reason is about; of two reasons with the same subject only one is told."""


class Found(Struct, frozen=True):
    """A reason, the points that it explains, and what it is about."""

    ground: g.Ground
    weight: float
    subject: Subject


Finding = Iterator[Found]
Detector = Callable[[Comparison], Finding]
DETECTORS: list[Detector] = []


def detector(find: Detector) -> Detector:
    """Register a detector."""
    DETECTORS.append(find)
    return find


def grounds_of(
    tables: Tables, view: View, analysis: Analysis, better: int, worse: int
) -> tuple[g.AnyGround, ...]:
    """Return the reasons why one candidate is better than the other, the weightiest first.

    There are none unless it is clearly better.
    """
    comparison = Comparison(tables, view, analysis, better, worse)
    if not is_more(comparison.more):
        return ()
    found = [each for find in DETECTORS for each in find(comparison)]
    found.sort(key=lambda each: -each.weight)
    told: list[Found] = []
    for each in found:
        if len(told) < MOST and all(each.subject != other.subject for other in told):
            told.append(each)
    return tuple(each.ground for each in told)  # type: ignore[misc]


def is_more(found: Estimate, least: float = 0.0) -> bool:
    """Return whether the difference is clear and greater than ``least``."""
    return found.is_clear and found.points > least


def is_less(found: Estimate) -> bool:
    """Return whether the difference is clear and below zero."""
    return found.is_clear and found.points < 0


def by_share(c: Comparison, share: Estimate) -> float:
    """Return the points explained by a plan that is more frequent by ``share``."""
    return c.more.points * min(1.0, share.points)
