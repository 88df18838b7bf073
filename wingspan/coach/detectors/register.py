"""How reasons are found, and which of them are told.

There is a detector for each of :data:`wingspan.coach.grounds.AnyGround`. It looks for a fact of
the table, and says so only if the worlds bear it out: what it names
differs between the two answers by two standard errors. At most two reasons are told, those that
explain most of the difference, and not two of the same kind.
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
"""How many reasons are told."""

SOON = 0.5
"""The share of the worlds in which a bird is "played soon"."""

RARELY = 0.35
"""The share of the worlds up to which a bird "waits"."""

EARLY, LATE = 8, 5
"""Turns after this one from which on it is early, and up to which it is late."""

PART = 0.3
"""A fact that no column shows explains so much of the difference, for the order of reasons."""

Subject = str
"""Of two reasons about the same thing only one is told."""


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
    """The reasons why the one candidate is better than the other, the weightiest first.

    None unless it is clearly better.
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
    """Whether the difference is clear, and greater than that."""
    return found.is_clear and found.points > least


def is_less(found: Estimate) -> bool:
    """Whether there is clearly less."""
    return found.is_clear and found.points < 0


def by_share(c: Comparison, share: Estimate) -> float:
    """The points that a plan explains which comes more often by that share."""
    return c.more.points * min(1.0, share.points)
