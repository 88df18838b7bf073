"""How reasons are found and chosen.

There is a detector for each of :data:`wingspan.coach.grounds.AnyGround`. It looks for a fact of the
table and reports it only if the worlds bear it out: the quantity that it names must differ between
the two answers, or from zero, by two standard errors, and be a whole number of something. At most
two reasons are told, those that explain most of the difference, and no two about the same subject.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from math import floor

from msgspec import Struct, structs

from wingspan.bots.features.tables import Tables
from wingspan.engine import View

from .. import grounds as g
from ..analysis import Analysis
from ..comparison import Comparison, Side
from ..figures import Estimate
from ..futures import NOTHING_FORESEEN, Brought, Foresight, Future
from ..plans import AHEAD

MOST = 2
"""The greatest number of reasons told."""

SOON = 0.5
"""The least share of worlds in which a bird that is "played soon" is played."""

RARELY = 0.35
"""The greatest share of worlds in which a bird that "waits" is played."""

SELDOM = 3
"""The least number of ten worlds in which a bird is played for that to be a reason."""

EARLY, LATE = 8, 5
"""It is early with at least EARLY turns after this one, and late with at most LATE."""

PART = 0.3
"""The share of the difference that a fact without a column of its own is taken to explain; it only
orders the reasons."""

TELLING = 0.5
"""The least number of points by which an answer must be better: see :func:`.figures.told_loss`."""

OFTEN = 1.5
"""The least number of uses or visits that are told."""

NEVER_ALONE = g.CanWait
"""A reason that says too little by itself: that the other action can follow is none to begin."""

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
    tables: Tables,
    view: View,
    analysis: Analysis,
    better: int,
    worse: int,
    foresight: Foresight = NOTHING_FORESEEN,
    avoid: Collection[type[g.Ground]] = (),
) -> tuple[g.AnyGround, ...]:
    """Return the reasons why one candidate is better than the other, the weightiest first.

    There are none unless it is clearly better, by half a point at least. ``foresight``: the two
    played to the end; without it fewer reasons have their quantities. ``avoid``: kinds of reasons
    that have just been told.
    """
    comparison = Comparison(tables, view, analysis, foresight, better, worse)
    if not is_more(comparison.more, TELLING - 1e-9):
        return ()
    found = [each for find in DETECTORS for each in find(comparison)]
    found.sort(key=lambda each: -each.weight)
    told: list[Found] = []
    for each in found:
        is_new = all(each.subject != other.subject for other in told)
        if len(told) < MOST and is_new and type(each.ground) not in avoid:
            told.append(each)
    if all(isinstance(each.ground, NEVER_ALONE) for each in told):
        return ()
    worlds = analysis.worlds
    return tuple(structs.replace(each.ground, worlds=worlds) for each in told)  # type: ignore[misc]


def is_more(found: Estimate, least: float = 0.0) -> bool:
    """Return whether the difference is clear and greater than ``least``."""
    return found.is_clear and found.points > least


def is_less(found: Estimate) -> bool:
    """Return whether the difference is clear and below zero."""
    return found.is_clear and found.points < 0


def by_share(c: Comparison, share: Estimate) -> float:
    """Return the points explained by a plan that is more frequent by ``share``."""
    return c.more.points * min(1.0, share.points)


def about(found: Estimate) -> int:
    """Return a quantity as it is told: a whole number, halves rounded away from zero."""
    size = floor(abs(found.points) + 0.5)
    return size if found.points > 0 else -size


def tenths(share: float) -> int:
    """Return a share of worlds as it is told: in how many of ten."""
    return floor(10 * share + 0.5)


class Play(Struct, frozen=True):
    """How often a bird is played after the two answers, as :class:`.grounds.Played` tells it."""

    shown: Estimate
    often: int
    otherwise: int
    soon: int

    def of(self, c: Comparison, bird: str) -> dict[str, object]:
        """Return the fields of a reason about that bird."""
        return {
            "shown": self.shown,
            "bird": bird,
            "often": self.often,
            "otherwise": self.otherwise,
            "soon": self.soon,
            "worth": c.fact(bird).points,
        }


def soon(c: Comparison) -> int:
    """Return how many of the seat's next turns an analysis sees."""
    return min(AHEAD, max(1, c.after))


def play_of(c: Comparison, bird: str) -> Play | None:
    """Return how much more often the better answer has the bird played: within the next turns, or
    else until the end of the game. None if neither is clear."""
    played = c.plays(bird)
    often, otherwise = tenths(c.better.share(bird)), tenths(c.worse.share(bird))
    if is_more(played) and often > otherwise and often >= SELDOM:
        return Play(played, often, otherwise, soon(c))

    def is_played(future: Future) -> int:
        return int(bird in future.played)

    played = c.foreseen(is_played)
    one, other = c.better.foreseen(is_played), c.worse.foreseen(is_played)
    often, otherwise = tenths(one.points), tenths(other.points)
    if is_more(played) and often > otherwise and often >= SELDOM:
        return Play(played, often, otherwise, 0)
    return None


class Use(Struct, frozen=True):
    """How often a power is used until the end, and what it brings."""

    uses: Estimate
    deed: g.Deed
    gains: g.Gains
    repeated: str

    def of(self, bird: str) -> dict[str, object]:
        """Return the fields of a reason about that bird's power."""
        return {
            "shown": self.uses,
            "bird": bird,
            "uses": about(self.uses),
            "deed": self.deed,
            "gains": self.gains,
            "repeated": self.repeated,
        }


def use_of(side: Side, bird: str) -> Use | None:
    """Return what the power of a bird does after an answer.

    None unless it is used more than once, for certain, and brings something.
    """
    every = [future.powers.get(bird, Brought()) for future in side.futures]
    uses = side.foreseen(lambda future: future.powers.get(bird, Brought()).uses)
    if not is_more(uses, OFTEN):
        return None
    gains, deed = gains_of(every), deed_of(every)
    repeated = sorted(one.repeated for one in every if one.repeated)
    mostly = max(repeated, key=repeated.count, default="")
    if max(gains.points, gains.food, gains.cards) <= 0 or not deed:
        return None
    return Use(uses, "repeats" if mostly else deed, gains, mostly)


def gains_of(every: list[Brought]) -> g.Gains:
    """Return what powers bring on average, in whole numbers."""
    number = max(1, len(every))

    def mean(total: int) -> int:
        return about(Estimate(total / number, 0))

    eggs = mean(sum(one.eggs for one in every))
    stored = sum(one.cached + one.tucked for one in every)
    return g.Gains(
        mean(stored + sum(max(0, one.eggs) for one in every)),
        mean(sum(one.food for one in every)),
        mean(sum(one.cards for one in every)),
        min(0, eggs),
    )


def deed_of(every: list[Brought]) -> g.Deed:
    """Return what powers mostly do; "" if they bring nothing."""
    sums: dict[g.Deed, int] = {
        "tucks": sum(one.tucked for one in every),
        "caches": sum(one.cached for one in every),
        "lays": sum(one.eggs for one in every),
        "feeds": sum(one.food for one in every),
        "draws": sum(one.cards for one in every),
    }
    most = max(sums, key=lambda deed: sums[deed])
    return most if sums[most] > 0 else ""
