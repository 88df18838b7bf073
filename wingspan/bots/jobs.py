"""Jobs: pieces of work as text, for any Python process, such as the page's workers.

A job contains everything that it needs, including the game, so a lost job is simply done again. The
jobs of this module are parts of a search; their sums are those that a player would have found
alone. The coach has jobs of its own, for the same desk.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from wingspan.engine import Catalog, Game, Setup, load_catalog
from wingspan.engine.notation.record import Record
from wingspan.engine.slices import finish

from .levels import level
from .player import Player, kind_of_game
from .search import Part, Search
from .weights import NEWEST, policy_weights, value_weights

Outcome = TypeVar("Outcome", covariant=True)


class Job(Protocol[Outcome]):
    """A piece of work that a desk can do: a tagged Struct."""

    def begin(self, desk: Desk) -> Generator[None, None, Outcome]:
        """Do the job; yield every few milliseconds."""

    def outcome(self, text: str) -> Outcome:
        """Decode what :meth:`Desk.work` returned for this job. Raises ValueError for other
        texts.
        """


class Desk:
    """Does jobs, and keeps the last game for the next one.

    ``kept`` is whatever else a job leaves for a similar one, which must check that it fits.
    """

    def __init__(self, jobs: Any, catalog: Catalog | None = None) -> None:
        """``jobs``: the type of job, or a union of types, that :meth:`work` reads."""
        self.catalog = catalog or load_catalog()
        self.kept: object = None
        self._jobs = jobs
        self._record: Record | None = None
        self._game: Game | None = None

    def work(self, text: str) -> str:
        """Do a job and return its outcome; both are JSON.

        Raises msgspec.DecodeError if the text is not a job, and whatever the job raises.
        """
        job: Job[object] = msgspec.json.decode(text, type=self._jobs)
        return msgspec.json.encode(finish(job.begin(self))).decode()

    def game_of(self, record: Record) -> Game:
        """Return the game of a record: the last one, played on, if the record continues it, else a
        new one.

        Raises the same as :meth:`Game.replay`.
        """
        game, before = self._game, self._record
        self._game = self._record = None
        if game is None or before is None or not goes_on(before, record):
            game = Game.replay(record, self.catalog)
        else:
            for choice in record.answers[len(before.answers) :]:
                game.answer(choice)
        self._game, self._record = game, record
        return game


def goes_on(before: Record, record: Record) -> bool:
    """Return whether ``record`` is of the same game as ``before``, perhaps some answers later."""
    same = (before.setup, before.start, before.rules) == (record.setup, record.start, record.rules)
    return same and before.answers == record.answers[: len(before.answers)]


class Who(Struct, frozen=True):
    """The computer player at a seat: its level, the version of its weights, and the percentage
    of the level's worlds that it searches.
    """

    seat: int
    level: str
    weights: int = NEWEST
    share: int = 100

    def player(self, setup: Setup, catalog: Catalog) -> Player:
        """Create this player. The number of its seat is its seed, since the game's is secret.

        Raises LookupError if there is no such level, WeightsError if there are no such weights.
        """
        kind = kind_of_game(setup)
        return Player(
            level(self.level, self.weights), kind, catalog, self.seat, self.weights, self.share
        )


class SearchPart(Struct, frozen=True, tag="search"):
    """A part of that player's search of the decision at the record's end.

    Its outcome is, for each candidate of the part, the sum over its worlds (``1 / ONE`` points).
    """

    record: Record
    who: Who
    part: Part

    def begin(self, desk: Desk) -> Generator[None, None, tuple[int, ...]]:
        """Do the part; yield after each rollout.

        Raises ValueError if the player has no decision to make or answers at once, and whatever
        creating the game or the player raises.
        """
        return self._search(desk).evaluate(self.part)

    def outcome(self, text: str) -> tuple[int, ...]:
        """Decode the sums. Raises ValueError if there is not one for each candidate."""
        totals = msgspec.json.decode(text, type=tuple[int, ...])
        if len(totals) != len(self.part.candidates):
            raise ValueError(f"{len(self.part.candidates)} candidates, {len(totals)} sums.")
        return totals

    def _search(self, desk: Desk) -> Search:
        kept = desk.kept
        if not isinstance(kept, _Kept) or (kept.record, kept.who) != (self.record, self.who):
            who = self.who
            game = desk.game_of(self.record)
            player = who.player(game.setup, game.catalog)
            search = player.search(game.view(who.seat), partial(game.worlds, who.seat))
            if search is None:
                raise ValueError(f"A player of the level {who.level!r} answers at once.")
            desk.kept = kept = _Kept(self.record, who, search)
        return kept.search


class _Kept(Struct):
    """The search of the last job, kept for further parts of it."""

    record: Record
    who: Who
    search: Search


def desk(catalog: Catalog | None = None) -> Desk:
    """Return a desk for parts of searches, with the newest weights already loaded."""
    found = Desk(SearchPart, catalog)
    policy_weights(found.catalog, NEWEST)
    value_weights(found.catalog, NEWEST)
    return found
