"""A game, which is determined by its set-up, its seed and the answers given so far.

>>> from wingspan.engine import Game, Setup
>>> game = Game.new(Setup(players=2, names=("Ada", "Bo"), seed=7))
>>> game.decision.kind, game.decision.player
('keep_bird', 0)
>>> game.answer(len(game.decision.options) - 1)  # "done": no bird is kept
>>> game.decision.kind
'keep_bonus'
>>> Game.replay(game.record()) == game
True
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs

from . import scoring
from .catalog import Catalog, load_catalog
from .dealing import deal, start_food
from .decision import Asking, Decision
from .events import NOBODY, AnyEvent
from .notation import hidden, positions
from .notation.filling_in import filled_in, names_round
from .notation.laying_out import lay_out
from .notation.positions import Position, PositionError
from .notation.record import FORMAT, IllegalAnswer, Record, RecordError
from .notation.redeal import redeal as deal_anew
from .playout import Playout, Worlds
from .rules import RULES, RulesError, check_number
from .segments import SEGMENTS
from .setup import Setup, SetupError, check
from .state import GameState, ScoreSheet, View
from .table import Table, Turn


class Checkpoint(Struct, frozen=True, gc=False):
    """The table at the start of a segment, with the numbers of answers and events before it."""

    state: GameState
    answers: int
    events: int


class Redeal(Struct, frozen=True):
    """How a game was redealt: for which seat, from which seed, and after how many answers."""

    answers: int
    seat: int
    seed: int


class Game:
    """A game in progress or over. Make one with :meth:`new`, :meth:`replay` or
    :meth:`from_position`.

    ``decision`` is the pending decision, None when the game is over. ``state`` and ``events``
    must not be changed: only :meth:`answer` and :meth:`undo` change a game.
    """

    decision: Decision | None

    def __init__(
        self,
        setup: Setup,
        catalog: Catalog,
        state: GameState,
        start: dict[str, Any] | None = None,
    ) -> None:
        self.setup = setup
        self.catalog = catalog
        self.state = state
        self.events: list[AnyEvent] = []
        self.take_backs = 0
        self._start = start
        self._answers: list[int] = []
        self._checkpoints: list[Checkpoint] = []
        self._redeals: list[Redeal] = []
        self._numbered_from = 0
        self._table = Table(setup, catalog, state, self.events, 0)
        self._segment: Asking | None = None
        self.decision = None
        self._next_segment()

    @classmethod
    def new(cls, setup: Setup, catalog: Catalog | None = None, rules: int = RULES) -> Game:
        """Deal a game under rules version ``rules``.

        Raises SetupError if ``setup`` cannot be played, RulesError if there is no such version.
        """
        catalog = (catalog or load_catalog()).under(rules)
        check(setup, catalog)
        return cls(setup, catalog, deal(setup, catalog))

    @classmethod
    def replay(cls, record: Record, catalog: Catalog | None = None) -> Game:
        """Play a record again and return a game equal to the one recorded.

        The record's own rules version applies. Raises RecordError if that version is unknown or an
        answer is impossible, SetupError or PositionError if the game cannot begin.
        """
        game = cls.begun(record, catalog)
        for number, choice in enumerate(record.answers):
            try:
                game.answer(choice)
            except IllegalAnswer as error:
                raise RecordError(f"Answer {number + 1} of the record: {error}") from error
        game.take_backs = record.take_backs
        return game

    @classmethod
    def begun(cls, record: Record, catalog: Catalog | None = None) -> Game:
        """Return the game of a record before its first answer.

        Raises RecordError if its rules version is unknown, SetupError or PositionError if it cannot
        begin.
        """
        _check_numbers(record)
        if record.start is None:
            return cls.new(record.setup, catalog, record.rules)
        read = positions.read(record.start)
        return cls._laid_out(read, catalog, record.rules, as_it_is=True)

    @classmethod
    def from_position(
        cls,
        position: Position | dict[str, Any] | str | bytes,
        catalog: Catalog | None = None,
        rules: int | None = None,
    ) -> Game:
        """Set up a position; what it leaves out is dealt from the seed of its set-up.

        ``position`` may be a Position, plain data, or JSON. ``rules``: rules version of a position
        that does not name one; by default the current version. The phase, whose turn it is and
        the Automa's turns are those that play would have (:mod:`.notation.filling_in`). Raises
        PositionError, which names the field and the reason, if the position is impossible.
        """
        read = positions.read(position)
        return cls._laid_out(read, catalog, rules, knows_round=names_round(position))

    @classmethod
    def _laid_out(
        cls,
        read: Position,
        catalog: Catalog | None,
        rules: int | None,
        *,
        as_it_is: bool = False,
        knows_round: bool = True,
    ) -> Game:
        """``as_it_is``: the position is that of a record, and nothing is filled in."""
        catalog = (catalog or load_catalog()).under(positions.rules_of(read, rules))
        try:
            check(read.setup, catalog)
        except SetupError as error:
            raise PositionError(f"setup: {error}") from error
        if not as_it_is:
            read = filled_in(read, catalog, knows_round=knows_round)
        state = lay_out(read, catalog)
        start = positions.to_plain(structs.replace(read, answers=(), rules=None))
        game = cls(read.setup, catalog, state, start)
        for number, choice in enumerate(read.answers):
            try:
                game.answer(choice)
            except IllegalAnswer as error:
                raise PositionError(f"answers: number {number + 1}: {error}") from error
        return game

    def answer(self, choice: int) -> None:
        """Take option ``choice`` of the pending decision.

        Raises IllegalAnswer if there is no such option or the game is over.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("The game is over; there is no decision to answer.")
        if type(choice) is not int or not 0 <= choice < len(decision.options):
            raise IllegalAnswer(
                f"There is no option {choice}; the decision has {len(decision.options)} options,"
                f" numbered from 0."
            )
        self._answers.append(choice)
        self._table.answers += 1
        assert self._segment is not None
        try:
            self.decision = self._segment.send(decision.options[choice])
        except StopIteration:
            self._next_segment()

    def _next_segment(self) -> None:
        """Play segments up to the next decision or the end of the game."""
        state = self.state
        while state.phase != "over":
            checkpoint = Checkpoint(state.copy(), len(self._answers), len(self.events))
            self._table.turn = Turn()
            self._segment = SEGMENTS[state.phase](self._table)
            try:
                self.decision = next(self._segment)
            except StopIteration:
                continue
            self._checkpoints.append(checkpoint)
            return
        self._segment = None
        self.decision = None

    def _restore(self, checkpoint: Checkpoint, answers: list[int]) -> None:
        """Go back to the start of a segment and repeat ``answers`` from there on."""
        self._answers = answers[: checkpoint.answers]
        self.events = self.events[: checkpoint.events]
        self.state = checkpoint.state.copy()
        number = checkpoint.answers - self._numbered_from
        self._table = Table(self.setup, self.catalog, self.state, self.events, number)
        self._segment = SEGMENTS[self.state.phase](self._table)
        self.decision = next(self._segment)
        for given in range(checkpoint.answers, len(answers) + 1):
            for redeal in self._redeals:
                if redeal.answers == given:
                    self._deal_anew(redeal)
            if given < len(answers):
                self.answer(answers[given])

    def undo(self, answers: int = 1) -> None:
        """Take back the last answers, no matter who gave them.

        The answers before them in the same turn are given again. Raises IllegalAnswer if there are
        not as many, or if the game was redealt.
        """
        if not 1 <= answers <= len(self._answers):
            raise IllegalAnswer("There is no answer to take back.")
        if self._redeals:
            raise IllegalAnswer("A redealt game cannot be undone.")
        left = self._answers[:-answers]
        while self._checkpoints[-1].answers > len(left):
            self._checkpoints.pop()
        self._restore(self._checkpoints[-1], left)
        self.take_backs += answers

    def copy(self) -> Game:
        """Return an independent game at the same point, with the same cards and dice to come."""
        twin = Game.__new__(Game)
        twin.setup = self.setup
        twin.catalog = self.catalog
        twin.take_backs = self.take_backs
        twin._start = self._start
        twin._checkpoints = self._checkpoints[:]
        twin._redeals = self._redeals[:]
        twin._numbered_from = self._numbered_from
        twin.events = self.events
        if self.decision is None:
            twin.events = self.events[:]
            twin.state = self.state.copy()
            twin._answers = self._answers[:]
            twin._table = Table(
                self.setup, self.catalog, twin.state, twin.events, len(self._answers)
            )
            twin._segment = None
            twin.decision = None
        else:
            twin._restore(self._checkpoints[-1], self._answers)
        return twin

    def redeal(self, seat: int, seed: int) -> Game:
        """Return a copy in which all that ``seat`` cannot see is dealt anew from ``seed``.

        This is a determinization: the order of the decks, the others' hands and bonus cards, cards
        tucked or taken unseen, and all dice and shuffles to come are drawn at random. Programs
        must not look ahead in any other way. Such a game cannot be undone and has no record.

        Raises IllegalAnswer unless ``seat`` is the one that must answer.
        """
        if self.decision is None or self.decision.player != seat:
            raise IllegalAnswer(f"Seat {seat} has no decision to make and cannot look ahead.")
        twin = self.copy()
        twin.setup = structs.replace(self.setup, seed=seed)
        twin._table.setup = twin.setup
        twin._start = None
        twin._redeals.append(Redeal(len(self._answers), seat, seed))
        twin._deal_anew(twin._redeals[-1])
        twin._numbered_from = len(self._answers)
        twin._table.answers = 0
        assert twin.decision is not None
        twin.decision.serial = 0
        return twin

    def playout(self) -> Playout:
        """Return a :class:`.Playout` from here on: much faster, without log or undo.

        Raises IllegalAnswer if the game is over, and during the turn in which it was redealt.
        """
        number = self._redeals[-1].answers if self._redeals else -1
        if self.decision is None or number >= self._checkpoints[-1].answers:
            raise IllegalAnswer("A playout needs a game in progress, outside a redealt turn.")
        checkpoint = self._checkpoints[-1]
        return Playout.begun(
            self.setup, self.catalog, checkpoint.state, self._answers[checkpoint.answers :]
        )

    def worlds(self, seat: int) -> Worlds:
        """Return determinizations for ``seat``, which deal anew the same things as :meth:`redeal`.

        They are played as playouts; what they share is prepared once for all seeds. Raises
        IllegalAnswer unless ``seat`` is the one that must answer, and during the turn in which
        this game was itself redealt.
        """
        if self.decision is None or self.decision.player != seat:
            raise IllegalAnswer(f"Seat {seat} has no decision to make and cannot look ahead.")
        return Worlds(self.playout(), seat)

    def _deal_anew(self, redeal: Redeal) -> None:
        self.events[:] = hidden.events_seen(self.events, redeal.seat, self.state.phase)
        start = start_food(self.setup, self.catalog)
        deal_anew(self.state, redeal.seat, redeal.seed, start)
        self._table.sort_apart(redeal.seat)

    def view(self, seat: int) -> View:
        """Return the game as ``seat`` may know it: no deck order, no hidden hands, no seed.

        Raises LookupError if nobody sits there.
        """
        if not 0 <= seat < self.setup.players:
            raise LookupError(f"There is no seat {seat}; {self.setup.players} play.")
        return self._seen_by(seat)

    def common_view(self) -> View:
        """Return the game as everybody may know it: the view of no seat, :data:`.NOBODY`."""
        return self._seen_by(NOBODY)

    def _seen_by(self, seat: int) -> View:
        decision, setting_up = self.decision, self.state.phase == "setup"
        start = start_food(self.setup, self.catalog) if setting_up else {}
        return View(
            seat=seat,
            state=hidden.state_seen(self.state, seat, start),
            events=tuple(hidden.events_seen(self.events, seat, self.state.phase)),
            decision=(
                structs.replace(decision, serial=0)
                if decision and decision.player == seat
                else None
            ),
            awaiting=decision.player if decision else None,
        )

    def scores(self) -> tuple[ScoreSheet, ...]:
        """Return a score sheet for each player in seat order, the Automa's last.

        Before the end of the game, the sheets show what would be scored now.
        """
        return scoring.scores(self._table)

    def record(self) -> Record:
        """Return the record of the game. Raises RecordError for a redealt game."""
        if self._redeals:
            raise RecordError("A redealt game has no record.")
        return Record(
            setup=self.setup,
            answers=tuple(self._answers),
            start=self._start,
            take_backs=self.take_backs,
            rules=self.rules,
        )

    def position(self) -> dict[str, Any]:
        """Return the table as plain data, including hidden cards and the random streams.

        During a turn, this is the table at the turn's start and the answers given since.
        Raises PositionError during the turn in which a game was redealt.
        """
        if self.decision is None:
            return positions.to_plain(positions.of(self.setup, self.state, (), self.rules))
        checkpoint = self._checkpoints[-1]
        if any(redeal.answers >= checkpoint.answers for redeal in self._redeals):
            raise PositionError("A redealt game has a position only from its next turn on.")
        answers = tuple(self._answers[checkpoint.answers :])
        return positions.to_plain(positions.of(self.setup, checkpoint.state, answers, self.rules))

    @property
    def rules(self) -> int:
        """The rules version under which the game is played."""
        return self.catalog.rules

    @property
    def answers(self) -> tuple[int, ...]:
        """The answers given so far."""
        return tuple(self._answers)

    def __eq__(self, other: object) -> bool:
        """Equal games agree in set-up, rules, table, decision, take-backs and log."""
        if not isinstance(other, Game):
            return NotImplemented
        return (
            self.setup == other.setup
            and self.rules == other.rules
            and self.state == other.state
            and self.decision == other.decision
            and self.take_backs == other.take_backs
            and self.events == other.events
        )

    __hash__ = None  # type: ignore[assignment]


def _check_numbers(record: Record) -> None:
    """Raise RecordError if the record has another format or an unknown rules version."""
    if record.format != FORMAT:
        raise RecordError(
            f"The record has format {record.format}; this version reads format {FORMAT}."
        )
    try:
        check_number(record.rules)
    except RulesError as error:
        raise RecordError(f"The record cannot be replayed. {error}") from error
