"""Pieces of analyses and reviews as text: jobs for a desk of :mod:`wingspan.bots.jobs`."""

from __future__ import annotations

from collections.abc import Generator

import msgspec
from msgspec import Struct, structs

from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import Policy, evaluator_of
from wingspan.bots.jobs import Desk, goes_on
from wingspan.bots.search import Budget, Rollouts
from wingspan.engine import Catalog, View
from wingspan.engine.notation.record import Record
from wingspan.engine.playout import Worlds

from .analysis import WEIGHTS, Analysis, analyse
from .futures import FORESEEN, Foresight, foresee
from .judging import Stretch, Walk, judge
from .review import bounds
from .starts import starts


class Analyse(Struct, frozen=True, tag="analyse"):
    """Analyse the decision of ``seat`` at the record's end, in ``worlds`` worlds from ``first`` on.

    ``given``: the candidates; if empty, those that the policy scores highest.
    """

    record: Record
    seat: int
    budget: Budget
    first: int
    worlds: int
    weights: int = WEIGHTS
    given: tuple[Candidate, ...] = ()

    def begin(self, desk: Desk) -> Generator[None, None, Analysis]:
        """Analyse; yield after each rollout.

        Raises ValueError if the seat has no decision to make, LookupError if there is no such seat,
        and whatever creating the game raises.
        """
        return analyse(_rollouts(self, self.budget, desk), self.first, self.worlds)

    def outcome(self, text: str) -> Analysis:
        """Decode the analysis. Raises msgspec.DecodeError for any other text."""
        return msgspec.json.decode(text, type=Analysis)


class Foresee(Struct, frozen=True, tag="foresee"):
    """Play the candidates ``given`` to the end in ``worlds`` worlds from ``first`` on."""

    record: Record
    seat: int
    first: int
    worlds: int
    given: tuple[Candidate, ...]
    weights: int = WEIGHTS

    def begin(self, desk: Desk) -> Generator[None, None, Foresight]:
        """Play; yield after each rollout. Raises the same as :class:`Analyse`."""
        return foresee(_rollouts(self, FORESEEN, desk), self.first, self.worlds)

    def outcome(self, text: str) -> Foresight:
        """Decode what was foreseen. Raises msgspec.DecodeError for any other text."""
        return msgspec.json.decode(text, type=Foresight)


class Judge(Struct, frozen=True, tag="judge"):
    """Judge that stretch of a game for that seat."""

    record: Record
    seat: int
    budget: Budget
    stretch: int
    weights: int = WEIGHTS

    def begin(self, desk: Desk) -> Generator[None, None, Stretch]:
        """Judge; yield after each rollout.

        Raises LookupError if there is no such seat, and whatever creating the game raises.
        """
        first, last = bounds(self.stretch, len(self.record.answers))
        walk = self._walk(desk, first)
        desk.kept = None  # useless if this job is abandoned halfway
        evaluator = evaluator_of(walk.game.setup, walk.game.catalog, self.weights)
        found = yield from judge(evaluator, walk, first, last, self.budget)
        desk.kept = walk
        return found

    def outcome(self, text: str) -> Stretch:
        """Decode the stretch. Raises msgspec.DecodeError for any other text."""
        return msgspec.json.decode(text, type=Stretch)

    def _walk(self, desk: Desk, first: int) -> Walk:
        """Return a walk through the game that is at ``first`` or before it."""
        walk = desk.kept
        if not isinstance(walk, Walk) or walk.seat != self.seat or walk.at > first:
            return Walk(self.record, self.seat, desk.catalog)
        walked = structs.replace(walk.record, answers=walk.record.answers[: walk.at])
        if not goes_on(walked, self.record):
            return Walk(self.record, self.seat, desk.catalog)
        walk.record = self.record
        return walk


class _Kept(Struct):
    """The rollouts of the last analysis, kept for further worlds."""

    of: tuple[object, ...]
    rollouts: Rollouts


def _rollouts(job: Analyse | Foresee, budget: Budget, desk: Desk) -> Rollouts:
    """Return the rollouts of a job, those of the last job if they are the same."""
    kept, seat = desk.kept, job.seat
    of = (job.record, seat, budget, job.weights, job.given)
    if not isinstance(kept, _Kept) or kept.of != of:
        game = desk.game_of(job.record)
        evaluator = evaluator_of(game.setup, game.catalog, job.weights)
        view, worlds = game.view(seat), game.worlds(seat)
        given = job.given or starts_to_compare(evaluator.policy, view, worlds)
        desk.kept = kept = _Kept(of, Rollouts(evaluator, view, worlds, budget, given))
    return kept.rollouts


def starts_to_compare(policy: Policy, view: View, worlds: Worlds) -> tuple[Candidate, ...]:
    """Return whole starts if the seat is choosing its first birds; () at any other decision."""
    decision = view.decision
    chooses_start = decision is not None and decision.kind == "keep_bird"
    return starts(policy, view, worlds) if chooses_start else ()


def desk(catalog: Catalog | None = None) -> Desk:
    """Return a desk for the jobs of the coach."""
    return Desk(Analyse | Foresee | Judge, catalog)
