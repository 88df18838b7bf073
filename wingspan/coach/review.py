"""The summary of a judged game: points lost, the rating, luck and skill, and causes of losses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from wingspan.engine.program import PROGRAM_LEVELS

from .faults import fault_of
from .figures import NOTHING, THOUSAND, Estimate, mean, minus, total
from .judging import Judgement, Stood, Stretch

BEST_MOVE = 0.5
"""The least number of points that a best move must have gained."""

MOST_TRENDS = 3
"""The greatest number of habits followed over several games."""

STRETCH = 8
"""The number of answers that one job judges."""


class Waterfall(Struct, frozen=True):
    """From the score expected at the deal to the final one: start + luck + others + offered - lost.

    ``start``: the expected score if the policy answered for everybody. ``others``: the change
    during the others' turns, by the value alone; 0 in a solo game. ``offered``: what the best
    answers would have gained over the policy's. ``lost``: what the seat's answers lost against the
    best. ``luck``: the rest: cards, dice, the Automa, and the errors of the value. On average luck
    is zero, however well or badly a seat plays.
    """

    start: Estimate
    luck: Estimate
    others: float
    offered: float
    lost: Estimate
    final: int


class Sum(Struct, frozen=True):
    """The points lost in a group of decisions: the group's name, its size, and the points."""

    name: str
    number: int
    lost: Estimate


class Trend(Struct, frozen=True):
    """The points that a habit lost in each of several games."""

    name: str
    lost: tuple[float, ...]


class Review(Struct, frozen=True, omit_defaults=True):
    """The review of a game of ``answers`` answers. ``done``: its judged stretches, by number."""

    seat: int
    answers: int
    done: dict[int, Stretch] = {}

    @property
    def stretches(self) -> int:
        """The number of stretches in the game."""
        return -(-self.answers // STRETCH)

    @property
    def to_do(self) -> list[int]:
        """The numbers of the stretches that are not judged yet."""
        return [number for number in range(self.stretches) if number not in self.done]

    @property
    def is_whole(self) -> bool:
        """Whether all stretches are judged."""
        return len(self.done) == self.stretches

    def with_stretch(self, number: int, found: Stretch) -> Review:
        """Return a copy with one more stretch."""
        return Review(self.seat, self.answers, {**self.done, number: found})

    @property
    def _in_order(self) -> list[Stretch]:
        return [self.done[number] for number in sorted(self.done)]

    @property
    def judged(self) -> list[Judgement]:
        """The decisions that were not obvious, in order."""
        return [one for stretch in self._in_order for one in stretch.judged]

    @property
    def stood(self) -> list[Stood]:
        """The standings before and after the seat's turns, in order."""
        return [one for stretch in self._in_order for one in stretch.stood]

    @property
    def start(self) -> Estimate:
        """The score expected at the deal."""
        found = [stretch.start for stretch in self._in_order if stretch.start is not None]
        return found[0] if found else NOTHING


def bounds(number: int, answers: int) -> tuple[int, int]:
    """Return the number of the first answer of a stretch, and of the one after its last."""
    return number * STRETCH, min(answers, (number + 1) * STRETCH)


def rating(judged: Sequence[Judgement]) -> Estimate:
    """Return the mean points lost per decision that was not obvious."""
    return mean([one.lost for one in judged])


def mistakes(judged: Iterable[Judgement]) -> list[Judgement]:
    """Return the decisions that have a grade, the most expensive first."""
    told = [one for one in judged if one.grade]
    return sorted(told, key=lambda one: -one.told.points)


def asked_again(judged: Iterable[Judgement]) -> list[Judgement]:
    """Return the mistakes that become exercises: all but the choice of starting birds."""
    return [one for one in mistakes(judged) if one.theme != "start"]


def waterfall(review: Review, final: int) -> Waterfall:
    """Separate luck from skill. ``final``: the final score."""
    judged = review.judged
    lost = total(one.lost for one in judged)
    ahead = total(one.ahead for one in judged)
    others = others_did(review.stood) / THOUSAND
    luck = minus(Estimate(final - others, 0.0), total((review.start, ahead)))
    return Waterfall(review.start, luck, others, ahead.points + lost.points, lost, final)


def others_did(stood: Sequence[Stood]) -> int:
    """Return the change in expected points between the seat's turns, in thousandths: from the end
    of each turn to the beginning of the next.
    """
    return sum(
        after.worth - before.worth
        for before, after in pairwise(stood)
        if after.own and not before.own
    )


def by_theme(judged: Iterable[Judgement]) -> list[Sum]:
    """Return the points lost by theme, the most expensive first."""
    groups: dict[str, list[Estimate]] = {}
    for one in judged:
        groups.setdefault(one.theme, []).append(one.lost)
    found = [Sum(name, len(lost), total(lost)) for name, lost in groups.items()]
    return sorted(found, key=lambda one: -one.lost.points)


def by_fault(judged: Iterable[Judgement]) -> list[Sum]:
    """Return the points lost by mistakes, by the habit that they reveal, the most expensive first.

    Only mistakes are counted, with the losses that are reported.
    """
    groups: dict[str, list[Estimate]] = {}
    for one in mistakes(judged):
        groups.setdefault(fault_of(one), []).append(one.told)
    found = [Sum(name, len(lost), total(lost)) for name, lost in groups.items()]
    return sorted(found, key=lambda one: -one.lost.points)


def of_fault(judged: Iterable[Judgement], fault: str) -> list[Judgement]:
    """Return the mistakes that reveal that habit, in the order of the game."""
    return sorted((one for one in mistakes(judged) if fault_of(one) == fault), key=_at)


def _at(one: Judgement) -> int:
    return one.at


def trends(games: Sequence[Sequence[Judgement]]) -> list[Trend]:
    """Return the cost of the most expensive habits in each game, at most MOST_TRENDS of them."""
    sums = [{one.name: one.lost.points for one in by_fault(judged)} for judged in games]
    names = {name for found in sums for name in found}
    every = [Trend(name, tuple(found.get(name, 0.0) for found in sums)) for name in names]
    return sorted(every, key=lambda one: (-sum(one.lost), one.name))[:MOST_TRENDS]


def best_move(judged: Iterable[Judgement]) -> Judgement | None:
    """Return the action that gained most over the policy's own answer; None if none clearly did.

    It must not be clearly worse than any other candidate that was compared.
    """
    found = [
        one
        for one in judged
        if one.kind == "action"
        and one.ahead.points >= BEST_MOVE
        and one.ahead.is_clear
        and not (one.lost.points > 0 and one.lost.is_clear)
    ]
    return max(found, key=lambda one: one.ahead.points, default=None)


def by_column(judged: Iterable[Judgement]) -> dict[str, float]:
    """Return the points that mistakes lost, by the columns of the score pad."""
    found: dict[str, float] = {}
    for one in mistakes(judged):
        for name, points in one.columns.items():
            found[name] = found.get(name, 0.0) + points
    return found


# the scale of points lost per decision, measured with computer players: see docs/coach.md

LEVELS: tuple[tuple[str, float], ...] = tuple(
    (level.name, level.lost) for level in reversed(PROGRAM_LEVELS) if level.lost is not None
)
"""Mean points lost per decision that was not obvious, by measured level, the strongest first.
Neighbours are within each other's error."""


def plays_like(points: float) -> str:
    """Return the level whose loss per decision is closest to ``points``."""
    return min(LEVELS, key=lambda known: abs(known[1] - points))[0]
