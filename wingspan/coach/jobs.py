"""Opinions and reviews in pieces, as text: done anywhere where there is a Python.

Like the jobs of the computer players (:mod:`wingspan.bots.jobs`) each says all that it needs,
so that one that is lost is simply done again.
"""

from __future__ import annotations

from collections.abc import Generator

import msgspec
from msgspec import Struct, structs

from wingspan.bots.ways import Way
from wingspan.engine import Catalog, load_catalog
from wingspan.engine.notation.record import Record
from wingspan.engine.slices import finish

from .guidance import considered
from .judging import Stretch, Walk, judge
from .opinion import WEIGHTS, Budget, Looked, Mind, Question
from .review import bounds


class Look(Struct, frozen=True, tag="look"):
    """Look at the decision of ``seat`` at the record's end, in so many worlds from ``first`` on.

    ``considered``: the ways that are compared, () for those that the policy likes best.
    """

    record: Record
    seat: int
    budget: Budget
    first: int
    worlds: int
    weights: int = WEIGHTS
    considered: tuple[Way, ...] = ()


class Judge(Struct, frozen=True, tag="judge"):
    """Judge that stretch of a game for that seat."""

    record: Record
    seat: int
    budget: Budget
    stretch: int
    weights: int = WEIGHTS


Job = Look | Judge


class Desk:
    """Where jobs are done. The walk through the last game is kept for the next."""

    def __init__(self, catalog: Catalog | None = None) -> None:
        self._catalog = catalog or load_catalog()
        self._walk: Walk | None = None
        self._minds: dict[bytes, Mind] = {}

    def work(self, text: str) -> str:
        """The outcome of a job, both as JSON.

        Raises msgspec.DecodeError for what is no job, and what :meth:`begin` raises.
        """
        found = finish(self.begin(msgspec.json.decode(text, type=Job)))
        return msgspec.json.encode(found).decode()

    def begin(self, job: Job) -> Generator[None, None, Looked | Stretch]:
        """Do a job with a pause every few milliseconds.

        Raises ValueError if the seat is not asked anything there, LookupError if there is no such
        seat, and what the making of the game or of the mind raises.
        """
        match job:
            case Look():
                return self._look(job)
            case Judge():
                return self._judge(job)

    def _look(self, job: Look) -> Generator[None, None, Looked]:
        walk = self._walk_to(job.record, job.seat, len(job.record.answers))
        if not walk.is_mine:
            raise ValueError(f"Seat {job.seat} is not asked anything.")
        mind = self._mind(walk, job.weights)
        view, worlds = walk.view, walk.game.worlds(job.seat)
        ways = job.considered or considered(mind.policy, view, worlds)
        question = Question(mind, view, worlds, job.budget, ways)
        return (yield from question.look(job.first, job.worlds))

    def _judge(self, job: Judge) -> Generator[None, None, Stretch]:
        first, last = bounds(job.stretch, len(job.record.answers))
        walk = self._walk_to(job.record, job.seat, first)
        self._walk = None  # spoilt if this is left in the middle
        found = yield from judge(self._mind(walk, job.weights), walk, first, last, job.budget)
        self._walk = walk
        return found

    def _walk_to(self, record: Record, seat: int, at: int) -> Walk:
        """The walk through that game: the last one gone on if it can be, else a new one."""
        walk = self._walk
        if walk is None or walk.seat != seat or walk.at > at or not _goes_on(walk, record):
            walk = Walk(record, seat, self._catalog)
        walk.record = record
        walk.to(at)
        self._walk = walk
        return walk

    def _mind(self, walk: Walk, weights: int) -> Mind:
        setup = structs.replace(walk.record.setup, seed=0, names=())
        kind = msgspec.json.encode((setup, walk.record.rules, weights))
        if kind not in self._minds:
            self._minds[kind] = Mind(setup, walk.game.catalog, weights)
        return self._minds[kind]


def _goes_on(walk: Walk, record: Record) -> bool:
    """Whether a record is of the game that is walked through, as far as that has come."""
    was = walk.record
    same = (was.setup, was.start, was.rules) == (record.setup, record.start, record.rules)
    return same and was.answers[: walk.at] == record.answers[: walk.at]


def encode(job: Job) -> str:
    """A job as :meth:`Desk.work` reads it."""
    return msgspec.json.encode(job).decode()


def outcome_of(job: Job, text: str) -> Looked | Stretch:
    """What :meth:`Desk.work` has made of that job. Raises msgspec.DecodeError."""
    if isinstance(job, Look):
        return msgspec.json.decode(text, type=Looked)
    return msgspec.json.decode(text, type=Stretch)
