"""Playouts: games that only go forward, for programs that play many.

They keep no log, no record and no undo, and do not check answers; the rules, and the table at
every decision, are those of :class:`.Game`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import scoring
from .catalog import Catalog
from .dealing import deal, start_food
from .decision import Asking, Decision
from .events import AnyEvent
from .notation.redeal import Deal, Dealer
from .segments import SEGMENTS
from .setup import Setup, check
from .state import GameState, ScoreSheet
from .table import Table, Turn


class Playout:
    """A game that only goes forward. ``decision`` is the pending one, None at the end."""

    __slots__ = ("_begin", "_segment", "_since", "_table", "catalog", "decision", "setup", "state")

    decision: Decision | None

    def __init__(self, setup: Setup, catalog: Catalog, state: GameState) -> None:
        """Continue from ``state``, which must be between two segments and is changed in place."""
        self.setup = setup
        self.catalog = catalog
        self.state = state
        self._table = Table(setup, catalog, state, [], 0)
        self._table.keep_no_log()
        self._begin: GameState | None = None
        self._since: list[int] = []
        self._segment: Asking | None = None
        self.decision = None
        self._next_segment()

    @classmethod
    def new(cls, setup: Setup, catalog: Catalog) -> Playout:
        """Deal a game. Raises SetupError if ``setup`` cannot be played."""
        check(setup, catalog)
        return cls(setup, catalog, deal(setup, catalog))

    @classmethod
    def begun(
        cls, setup: Setup, catalog: Catalog, begin: GameState, answers: Sequence[int]
    ) -> Playout:
        """Return a playout within a segment that started at ``begin``, after ``answers``."""
        playout = cls(setup, catalog, begin.copy())
        for choice in answers:
            playout.answer(choice)
        playout._begin = begin
        playout._since = list(answers)
        return playout

    def listen(self, heard: Callable[[AnyEvent], None]) -> None:
        """Have ``heard`` called with each entry that a log would get from here on."""
        self._table.log = heard

    def answer(self, choice: int) -> None:
        """Take option ``choice`` of the pending decision; neither is checked."""
        assert self.decision is not None and self._segment is not None
        try:
            self.decision = self._segment.send(self.decision.options[choice])
        except StopIteration:
            self._next_segment()

    def _next_segment(self) -> None:
        state = self.state
        table = self._table
        while state.phase != "over":
            table.turn = Turn()
            self._segment = SEGMENTS[state.phase](table)
            try:
                self.decision = next(self._segment)
            except StopIteration:
                continue
            return
        self._segment = None
        self.decision = None

    def again(self) -> Playout:
        """Return a new playout at the point where :meth:`begun` created this one."""
        assert self._begin is not None
        return Playout.begun(self.setup, self.catalog, self._begin, self._since)

    def lay_over(self, deal: Deal, seat: int) -> None:
        """Replace the cards and streams on the table by those dealt anew for ``seat``."""
        deal.lay(self.state)
        self._table.sort_apart(seat)

    def scores(self) -> tuple[ScoreSheet, ...]:
        """Return the score sheets as :meth:`.Game.scores` does."""
        return scoring.scores(self._table)


class Worlds:
    """Determinizations of a game at a decision of ``seat``, one for each seed.

    A world depends only on the seed and on what the seat can see, so that worlds may be given to
    a program that plays for the seat.
    """

    def __init__(self, here: Playout, seat: int) -> None:
        assert here.decision is not None
        self._seat = seat
        self._here = here
        self._dealer = Dealer(here.state, seat, start_food(here.setup, here.catalog))

    def deal(self, seed: int) -> World:
        """Return the world of that seed."""
        return World(self._here, self._dealer.deal(seed), self._seat)


class World:
    """A determinization, from which any number of playouts can begin."""

    __slots__ = ("_deal", "_here", "_seat")

    def __init__(self, here: Playout, deal: Deal, seat: int) -> None:
        self._here = here
        self._deal = deal
        self._seat = seat

    def begin(self) -> Playout:
        """Return a playout at the decision."""
        playout = self._here.again()
        playout.lay_over(self._deal, self._seat)
        return playout
