"""A judged game summed up: points lost, the rating, luck and skill, and where points went."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from .figures import NOTHING, THOUSAND, Estimate, mean, minus, total
from .judging import Judgement, Stood, Stretch

STRETCH = 8
"""Answers judged in one go."""


class Waterfall(Struct, frozen=True):
    """From what was expected at the deal to the final score: start, luck, others and offered, less
    what was lost, make the final score.

    ``start``: where the policy plays for everybody to the end. ``others``: what changed in the
    others' turns, by the value alone; 0 for who plays alone. ``offered``: what the best answers
    would have brought over the policy's. ``lost``: what the seat's own answers lost against the
    best. ``luck``: all that is left: cards, dice, the Automa, and what the value got wrong; nobody
    is lucky on average, however well or badly they play.
    """

    start: Estimate
    luck: Estimate
    others: float
    offered: float
    lost: Estimate
    final: int


class Sum(Struct, frozen=True):
    """Points lost by one kind of decision: its name, in how many, and how many points."""

    name: str
    number: int
    lost: Estimate


class Review(Struct, frozen=True, omit_defaults=True):
    """What is known of a game: ``answers`` in all, and the stretches that are judged, by number."""

    seat: int
    answers: int
    done: dict[int, Stretch] = {}

    @property
    def stretches(self) -> int:
        """How many there are."""
        return -(-self.answers // STRETCH)

    @property
    def to_do(self) -> list[int]:
        """Those that are not judged yet, in order."""
        return [number for number in range(self.stretches) if number not in self.done]

    @property
    def is_whole(self) -> bool:
        """Whether all is judged."""
        return len(self.done) == self.stretches

    def with_stretch(self, number: int, found: Stretch) -> Review:
        """The review with one more stretch."""
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
        """How it stood before the seat's turns and after them, in order."""
        return [one for stretch in self._in_order for one in stretch.stood]

    @property
    def start(self) -> Estimate:
        """What was expected at the deal."""
        found = [stretch.start for stretch in self._in_order if stretch.start is not None]
        return found[0] if found else NOTHING


def bounds(number: int, answers: int) -> tuple[int, int]:
    """The first answer of a stretch, and the one after its last."""
    return number * STRETCH, min(answers, (number + 1) * STRETCH)


def rating(judged: Sequence[Judgement]) -> Estimate:
    """Mean points lost a decision that was not obvious."""
    return mean([one.lost for one in judged])


def mistakes(judged: Iterable[Judgement]) -> list[Judgement]:
    """The decisions that are worth telling, the most expensive first."""
    told = [one for one in judged if one.grade]
    return sorted(told, key=lambda one: -one.told.points)


def waterfall(review: Review, final: int) -> Waterfall:
    """Luck and skill apart. ``final``: the score."""
    judged = review.judged
    lost = total(one.lost for one in judged)
    ahead = total(one.ahead for one in judged)
    others = others_did(review.stood) / THOUSAND
    luck = minus(Estimate(final - others, 0.0), total((review.start, ahead)))
    return Waterfall(review.start, luck, others, ahead.points + lost.points, lost, final)


def others_did(stood: Sequence[Stood]) -> int:
    """What changed between the seat's turns, in thousandths: from the end of a turn in which
    another one followed to the beginning of its next."""
    return sum(
        after.worth - before.worth
        for before, after in pairwise(stood)
        if after.own and not before.own
    )


def by_theme(judged: Iterable[Judgement]) -> list[Sum]:
    """Points lost by theme, the most expensive first."""
    return _sums((one.theme, one) for one in judged)


def by_habit(judged: Iterable[Judgement]) -> list[Sum]:
    """Points lost by taking one action for another, or else by theme; the most expensive first."""
    return _sums((one.habit or one.theme, one) for one in judged)


def by_column(judged: Iterable[Judgement]) -> dict[str, float]:
    """In which columns of the score pad the points of the mistakes were lost."""
    found: dict[str, float] = {}
    for one in mistakes(judged):
        for name, points in one.columns.items():
            found[name] = found.get(name, 0.0) + points
    return found


def _sums(named: Iterable[tuple[str, Judgement]]) -> list[Sum]:
    groups: dict[str, list[Estimate]] = {}
    for name, one in named:
        groups.setdefault(name, []).append(one.lost)
    found = [Sum(name, len(lost), total(lost)) for name, lost in groups.items()]
    return sorted(found, key=lambda one: -one.lost.points)
