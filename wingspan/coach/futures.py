"""What becomes of an answer by the end of the game, counted in worlds that are played to it.

An analysis ends three turns ahead, where the value predicts the points. Reasons also name what
comes later: how often a power is used and what it brings, how often a row is visited, when a bird
is played. That is counted here, event by event, in a few worlds in which the policy answers for
everybody until the game is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable

from msgspec import Struct

from wingspan.bots.candidates import Candidate
from wingspan.bots.features.tables import Tables
from wingspan.bots.search import TO_THE_END, Budget, Rollouts
from wingspan.engine import events as ev
from wingspan.engine.components import ACTION_OF_HABITAT, Action, Habitat
from wingspan.engine.options import AnyOption, TakeAction
from wingspan.engine.state import GameState

FORESEEN = Budget((8,), turns=TO_THE_END)
"""The worlds that are played to the end of the game for the reasons of a hint or a review."""

ROW_OF_ACTION: dict[Action, Habitat] = {
    action: habitat for habitat, action in ACTION_OF_HABITAT.items()
}

GAINS = frozenset(
    (
        ev.EggLaid,
        ev.EggDiscarded,
        ev.FoodGained,
        ev.FoodSpent,
        ev.FoodCached,
        ev.CardTucked,
        ev.TrayCardTucked,
        ev.Hunted,
        ev.CardDrawn,
        ev.DeckCardDrawn,
        ev.CardsDrawnApart,
        ev.CardTaken,
        ev.CardDiscarded,
        ev.CardGiven,
    )
)
"""Entries of the log about what a player gains, or pays."""

ENDS_POWER = frozenset((ev.ActionTaken, ev.TurnBegan, ev.PowersBegan))
"""Entries of the log after which no power is in use."""


class Brought(Struct, array_like=True):
    """What the power of a bird brings until the end of the game.

    ``uses``: how often it is used. ``eggs``, ``food``: gained less what the power costs. ``cards``:
    gained into the hand, less those tucked from there. ``cached``, ``tucked``: on whichever bird.
    ``repeated``: the bird whose power it repeats most, "" for none.
    """

    uses: int = 0
    eggs: int = 0
    food: int = 0
    cards: int = 0
    cached: int = 0
    tucked: int = 0
    repeated: str = ""

    @property
    def points(self) -> int:
        """Points on the table: an egg, a cached food and a tucked card are one each."""
        return self.eggs + self.cached + self.tucked


class Future(Struct, frozen=True, array_like=True):
    """One world after a candidate, to the end of the game, for the seat that decided.

    ``visits``: by row, without the candidate's own. ``played``: by bird, in which of the seat's
    turns from now on it is played, 0 by the candidate itself, from 1 on. ``powers``: by bird;
    ``now``: the same for the rest of this turn alone. ``goals``: points by round, 0 for those
    scored already. ``eggs``: by bird, what lies on it at the end. ``bonus``: by bonus card, the
    number counted and its points at the end.
    """

    visits: dict[Habitat, int]
    played: dict[str, int]
    powers: dict[str, Brought]
    now: dict[str, Brought]
    goals: tuple[int, ...]
    eggs: dict[str, int]
    bonus: dict[str, tuple[int, int]]


class Foresight(Struct, frozen=True):
    """The futures of some candidates, world by world; all candidates met the same worlds."""

    candidates: tuple[Candidate, ...] = ()
    futures: tuple[tuple[Future, ...], ...] = ()

    def of(self, candidate: Candidate) -> tuple[Future, ...]:
        """Return the futures of a candidate; () if it was not played out."""
        known = candidate in self.candidates
        return self.futures[self.candidates.index(candidate)] if known else ()


NOTHING_FORESEEN = Foresight()


def foresee(rollouts: Rollouts, first: int, number: int) -> Generator[None, None, Foresight]:
    """Play the candidates to the end in ``number`` worlds, numbered from ``first`` on.

    The budget of ``rollouts`` must be :data:`FORESEEN` or another that goes to the end. Yields
    after each rollout, which takes about ten milliseconds early in the game.
    """
    tables = rollouts.evaluator.value.tables
    rows: list[list[Future]] = [[] for _ in rollouts.candidates]
    ear = Ear(rollouts.seat)
    worlds = range(first, first + number)
    for place, state in rollouts.leaves(range(len(rows)), worlds, ear.heed, ear.hear):
        rows[place].append(ear.future(tables, state))
        yield
    return Foresight(rollouts.candidates, tuple(map(tuple, rows)))


def joined(parts: Iterable[Foresight]) -> Foresight:
    """Join what was seen of the same candidates in different worlds."""
    every = list(parts)
    rows = zip(*(part.futures for part in every), strict=True)
    return Foresight(every[0].candidates, tuple(sum(row, ()) for row in rows))


class Ear:
    """Hears the log of one rollout after the other, and counts what concerns the seat."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._forget()

    def _forget(self) -> None:
        self._turns = 0
        self._visits: Counter[Habitat] = Counter()
        self._played: dict[str, int] = {}
        self._powers: dict[str, Brought] = {}
        self._now: dict[str, Brought] = {}
        self._at_once = True
        self._repeated: dict[str, Counter[str]] = {}
        self._goals = [0, 0, 0, 0]
        self._using = ""

    def heed(self, _state: GameState, option: AnyOption) -> None:
        """Note an action that the seat is about to take after the candidate."""
        self._turns += 1
        self._at_once = False
        if isinstance(option, TakeAction) and option.action in ROW_OF_ACTION:
            self._visits[ROW_OF_ACTION[option.action]] += 1

    def hear(self, event: ev.AnyEvent) -> None:
        """Note an entry of the log."""
        kind = type(event)
        if kind in GAINS:
            if self._using and event.player == self._seat:  # type: ignore[union-attr]
                self._gain(event)
        elif kind in ENDS_POWER:
            self._using = ""
            if kind is ev.TurnBegan:
                self._at_once = False
        elif isinstance(event, ev.PowerUsed):
            if event.player == self._seat:
                self._use(event.bird, event.by, event.copied)
        elif isinstance(event, ev.BirdPlayed):
            if event.player == self._seat:
                self._played.setdefault(event.bird, self._turns)
        elif isinstance(event, ev.GoalScored):
            self._goals[event.round - 1] += event.standings[self._seat].points

    def _use(self, bird: str, by: str | None, copied: str | None) -> None:
        self._using = using = by or bird
        for powers in self._told():
            powers.setdefault(using, Brought())
            powers[using].uses += by is None
        if by or copied:
            self._repeated.setdefault(using, Counter())[copied or bird] += 1

    def _told(self) -> list[dict[str, Brought]]:
        return [self._powers, self._now] if self._at_once else [self._powers]

    def _gain(self, event: ev.AnyEvent) -> None:
        """Credit the bird whose power is in use with what the seat gains, or pays for it."""
        for powers in self._told():
            if self._using in powers:
                _credit(powers[self._using], event)

    def future(self, tables: Tables, state: GameState) -> Future:
        """Return what was heard of a game that is over, and forget it for the next rollout."""
        me = state.players[self._seat]
        for bird, repeated in self._repeated.items():
            self._powers[bird].repeated = max(repeated, key=lambda other: (repeated[other], other))
        bonus = {}
        for card in me.bonus:
            fact = tables.bonus[card]
            number = fact.counted.count(me)
            bonus[card] = number, fact.points[min(number, len(fact.points) - 1)]
        found = Future(
            dict(self._visits),
            self._played,
            self._powers,
            self._now,
            tuple(self._goals),
            {bird.bird: bird.eggs for row in me.mat.values() for bird in row},
            bonus,
        )
        self._forget()
        return found


def _credit(brought: Brought, event: ev.AnyEvent) -> None:
    match event:
        case ev.EggLaid():
            brought.eggs += 1
        case ev.EggDiscarded():
            brought.eggs -= 1
        case ev.FoodGained(count=count):
            brought.food += count
        case ev.FoodSpent(count=count):
            brought.food -= count
        case ev.FoodCached(own=own):
            brought.cached += 1
            brought.food -= own
        case ev.CardTucked(card=card):
            brought.tucked += 1
            brought.cards -= card is not None
        case ev.TrayCardTucked():
            brought.tucked += 1
        case ev.Hunted(success=success):
            brought.tucked += success
        case ev.CardsDrawnApart(count=count):
            brought.cards += count
        case ev.CardDrawn() | ev.DeckCardDrawn() | ev.CardTaken():
            brought.cards += 1
        case ev.CardDiscarded() | ev.CardGiven():
            brought.cards -= 1
