"""Statistics of single birds over many games: how often they were drawn and played, their points.

The game is replayed from its record, unless the caller still has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from wingspan.engine import Game, load_catalog
from wingspan.engine.events import (
    BirdPlayed,
    CardDrawn,
    CardGiven,
    CardKept,
    CardTaken,
    DeckCardDrawn,
)
from wingspan.engine.state import PlayedBird

from .figures import Figure
from .play import Result


class Played(Struct, frozen=True):
    """One person's cards in a game.

    ``dealt``, ``offered``: birds and bonus cards dealt at the start. ``drawn``: all birds dealt at
    the start or taken into the hand later; ``played``: those that came into play. ``earned``:
    points of each bird on the mat at the end, with its eggs, cached food and tucked cards.
    """

    dealt: frozenset[str]
    offered: frozenset[str]
    drawn: frozenset[str]
    played: frozenset[str]
    earned: dict[str, int]


def played(result: Result, game: Game | None = None) -> list[Played]:
    """Return the cards of each person, by seat. ``game``: the game of ``result``, at its end."""
    start = Game.new(result.record.setup, load_catalog(), result.record.rules)
    dealt = [frozenset(player.hand) for player in start.state.players]
    offered = [frozenset(player.choosing) for player in start.state.players]
    game = game or Game.replay(result.record)
    drawn = [set(cards) for cards in dealt]
    put = [set[str]() for _ in dealt]
    for event in game.events:
        if isinstance(event, BirdPlayed):
            put[event.player].add(event.bird)
        elif isinstance(event, CardDrawn | DeckCardDrawn | CardKept | CardTaken) and event.bird:
            drawn[event.player].add(event.bird)
        elif isinstance(event, CardGiven) and event.bird and event.to < len(drawn):
            drawn[event.to].add(event.bird)
    return [
        Played(
            dealt[seat],
            offered[seat],
            frozenset(drawn[seat] | put[seat]),
            frozenset(put[seat]),
            {bird.bird: _earned(bird) for row in player.mat.values() for bird in row},
        )
        for seat, player in enumerate(game.state.players)
    ]


def _earned(bird: PlayedBird) -> int:
    points = load_catalog().birds[bird.bird].points
    return points + bird.eggs + sum(bird.cached.values()) + len(bird.tucked)


class Count(Struct):
    """A number of persons, the sum of their points, and the sum of the squares."""

    number: int = 0
    points: float = 0.0
    squares: float = 0.0

    def add(self, points: float) -> None:
        """Add a person."""
        self.number += 1
        self.points += points
        self.squares += points * points

    def join(self, other: Count) -> None:
        """Add all persons of another count."""
        self.number += other.number
        self.points += other.points
        self.squares += other.squares

    def without(self, other: Count) -> Count:
        """Return the count without ``other``, which must be part of it."""
        return Count(
            self.number - other.number, self.points - other.points, self.squares - other.squares
        )

    @property
    def mean(self) -> float:
        return self.points / self.number

    @property
    def variance(self) -> float:
        """The variance of the mean; needs at least two persons."""
        spread = max(0.0, self.squares - self.points * self.points / self.number)
        return spread / (self.number - 1) / self.number


class Card(Struct):
    """A bird or bonus card, counted over many persons at one kind of table.

    ``dealt``: those who had it at the start. ``drawn``, ``played``: how many persons had it in
    hand, and how many played it. ``kept``: how often it was on a mat at the end, and ``earned``:
    the points that it earned there. ``won``: the wins of those who played it.
    """

    dealt: Count
    drawn: int = 0
    played: int = 0
    kept: int = 0
    earned: int = 0
    won: float = 0.0

    def join(self, other: Card) -> None:
        """Add the counts of another."""
        self.dealt.join(other.dealt)
        self.drawn += other.drawn
        self.played += other.played
        self.kept += other.kept
        self.earned += other.earned
        self.won += other.won


class Table(Struct):
    """The counts at one kind of table, at which the same cards can be dealt."""

    everybody: Count
    birds: dict[str, Card]
    bonus: dict[str, Card]

    @classmethod
    def empty(cls) -> Table:
        """Return a table without any games."""
        return cls(Count(), {}, {})

    def add(self, result: Result, game: Game | None = None) -> None:
        """Add a game; see :func:`played`."""
        for seat, cards in enumerate(played(result, game)):
            points, wins = result.points[seat], result.wins[seat]
            self.everybody.add(points)
            for bird in cards.drawn:
                card = self.birds.setdefault(bird, Card(Count()))
                card.drawn += 1
                if bird in cards.dealt:
                    card.dealt.add(points)
                if bird in cards.played:
                    card.played += 1
                    card.won += wins
                if bird in cards.earned:
                    card.kept += 1
                    card.earned += cards.earned[bird]
            for bonus in cards.offered:
                self.bonus.setdefault(bonus, Card(Count())).dealt.add(points)

    def join(self, other: Table) -> None:
        """Add the counts of another table of the same kind."""
        self.everybody.join(other.everybody)
        for mine, theirs in ((self.birds, other.birds), (self.bonus, other.bonus)):
            for name, card in theirs.items():
                mine.setdefault(name, Card(Count())).join(card)


class Worth(NamedTuple):
    """A card and its ``worth``: the mean points of those who were dealt it at the start, less those
    of all others at the same kind of table; None if too few were dealt it.
    """

    card: str
    counted: Card
    worth: Figure | None


LEAST = 20
"""The least number of persons with and without a card that give it a worth."""


def worths(tables: list[Table], kind: str = "birds") -> Iterator[Worth]:
    """Yield the worths of all cards of the tables; ``kind``: "birds" or "bonus".

    A worth is the mean over the tables, weighted by their precision.
    """
    shelves: list[dict[str, Card]] = [getattr(table, kind) for table in tables]
    for name in sorted({name for shelf in shelves for name in shelf}):
        whole = Card(Count())
        weights, weighted = 0.0, 0.0
        for table, shelf in zip(tables, shelves, strict=True):
            if name not in shelf:
                continue
            card = shelf[name]
            whole.join(card)
            rest = table.everybody.without(card.dealt)
            if card.dealt.number < LEAST or rest.number < LEAST:
                continue
            sure = 1 / max(1e-9, card.dealt.variance + rest.variance)
            weights += sure
            weighted += sure * (card.dealt.mean - rest.mean)
        worth = Figure(weighted / weights, weights**-0.5) if weights else None
        yield Worth(name, whole, worth)


def tables_of(results: list[Result]) -> list[Table]:
    """Count the games by kind of table and levels."""
    found: dict[object, Table] = {}
    for result in results:
        setup = result.record.setup
        key = setup.players, setup.sets, setup.mat, setup.goals, result.seats
        found.setdefault(key, Table.empty()).add(result)
    return list(found.values())
