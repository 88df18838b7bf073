"""A look ahead shared out: parts of it as text, done anywhere where there is a Python.

A job says all that it needs, the game as well, so that whoever has lost a job, or been given a
wrong one, has spoilt nothing: it is simply done again. The sum of all parts is what a player
would have found out alone (:mod:`wingspan.bots.look_ahead`).
"""

from __future__ import annotations

from functools import partial

import msgspec
from msgspec import Struct

from wingspan.engine import Catalog, Game, Setup, load_catalog
from wingspan.engine.notation.record import Record
from wingspan.engine.slices import finish

from .levels import level
from .look_ahead import LookAhead, Part
from .player import Player, kind_of_game
from .weights import NEWEST, policy_weights, value_weights


class Who(Struct, frozen=True):
    """The computer player at a seat: its level, the version of its weights, and the percentage
    of the level's worlds that it looks at."""

    seat: int
    level: str
    weights: int = NEWEST
    share: int = 100

    def player(self, setup: Setup, catalog: Catalog) -> Player:
        """This player; the number of its seat is its seed, for nobody is told the game's.

        Raises LookupError if there is no such level, WeightsError if there are no such weights.
        """
        kind = kind_of_game(setup)
        return Player(
            level(self.level, self.weights), kind, catalog, self.seat, self.weights, self.share
        )


class Job(Struct, frozen=True, tag="job"):
    """Play a part of what that player looks at, where the game stands at the record's end."""

    record: Record
    who: Who
    part: Part


class Outcome(Struct, frozen=True, tag="outcome"):
    """How it ended: for each way of the part the sum of its worlds (``1 / ONE`` points)."""

    totals: tuple[int, ...]


class Desk:
    """Where jobs are done. The game and the look ahead of the last one are kept for the next."""

    def __init__(self, catalog: Catalog | None = None) -> None:
        """Make ready what every job will need."""
        self._catalog = catalog or load_catalog()
        policy_weights(self._catalog, NEWEST)
        value_weights(self._catalog, NEWEST)
        self._record: Record | None = None
        self._game: Game | None = None
        self._asked: tuple[Record, Who] | None = None
        self._looking: LookAhead | None = None

    def work(self, text: str) -> str:
        """The outcome of a job, both as JSON.

        Raises msgspec.DecodeError for what is no job, ValueError if its player is not asked
        anything there or answers at once, and what the making of its game or player raises.
        """
        job = msgspec.json.decode(text, type=Job)
        playing = self._look_ahead(job.record, job.who).play_out(job.part)
        return msgspec.json.encode(Outcome(finish(playing))).decode()

    def _look_ahead(self, record: Record, who: Who) -> LookAhead:
        """What that player looks at, at the end of that record."""
        if self._looking is None or self._asked != (record, who):
            game = self._game_of(record)
            player = who.player(game.setup, game.catalog)
            looking = player.look_ahead(game.view(who.seat), partial(game.worlds, who.seat))
            if looking is None:
                raise ValueError(f"A player of the level {who.level!r} answers at once.")
            self._looking, self._asked = looking, (record, who)
        return self._looking

    def _game_of(self, record: Record) -> Game:
        """The game of a record: the last one played on if it has gone on, else played anew."""
        game, before = self._game, self._record
        self._game = self._record = None
        if game is None or before is None or not goes_on(before, record):
            game = Game.replay(record, self._catalog)
        else:
            for choice in record.answers[len(before.answers) :]:
                game.answer(choice)
        self._game, self._record = game, record
        return game


def goes_on(before: Record, record: Record) -> bool:
    """Whether a record is that of the same game, some answers later."""
    same = (before.setup, before.start, before.rules) == (record.setup, record.start, record.rules)
    return same and before.answers == record.answers[: len(before.answers)]


def encode(job: Job) -> str:
    """A job as :meth:`Desk.work` reads it."""
    return msgspec.json.encode(job).decode()


def outcome(text: str) -> Outcome:
    """What :meth:`Desk.work` has made of a job. Raises msgspec.DecodeError."""
    return msgspec.json.decode(text, type=Outcome)
