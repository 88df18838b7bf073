"""What single birds did in games: how often drawn and played, and what came of them.

A game is played again from its record for it, unless it is still there.
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

    ``dealt``: birds at the start; ``offered``: the bonus cards then. ``drawn``: all birds that were
    dealt or came into the hand later; ``played``: those that came into play. ``earned``: points of
    each bird that lay on the mat at the end, with its eggs, cached food and tucked cards.
    """

    dealt: frozenset[str]
    offered: frozenset[str]
    drawn: frozenset[str]
    played: frozenset[str]
    earned: dict[str, int]


def played(result: Result, game: Game | None = None) -> list[Played]:
    """Everybody's cards, by seat. ``game``: the one that ``result`` tells of, at its end."""
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
    """A number of persons, with the sum of their points and of the squares of those."""

    number: int = 0
    points: float = 0.0
    squares: float = 0.0

    def add(self, points: float) -> None:
        """One person more."""
        self.number += 1
        self.points += points
        self.squares += points * points

    def join(self, other: Count) -> None:
        """All persons of another count as well."""
        self.number += other.number
        self.points += other.points
        self.squares += other.squares

    def without(self, other: Count) -> Count:
        """The rest, where ``other`` is a part of it."""
        return Count(
            self.number - other.number, self.points - other.points, self.squares - other.squares
        )

    @property
    def mean(self) -> float:
        return self.points / self.number

    @property
    def variance(self) -> float:
        """Of the mean; there must be two at least."""
        spread = max(0.0, self.squares - self.points * self.points / self.number)
        return spread / (self.number - 1) / self.number


class Card(Struct):
    """A bird or bonus card over many persons of one kind of table.

    ``dealt``: those who had it at the start. ``drawn``, ``played``: in how many hands it was and
    how often it came into play. ``kept``: how often it lay on a mat at the end, where it
    ``earned`` points. ``won``: wins of those who played it.
    """

    dealt: Count
    drawn: int = 0
    played: int = 0
    kept: int = 0
    earned: int = 0
    won: float = 0.0

    def join(self, other: Card) -> None:
        """Add what another has counted."""
        self.dealt.join(other.dealt)
        self.drawn += other.drawn
        self.played += other.played
        self.kept += other.kept
        self.earned += other.earned
        self.won += other.won


class Table(Struct):
    """All that was counted at one kind of table, where everybody may be dealt the same cards."""

    everybody: Count
    birds: dict[str, Card]
    bonus: dict[str, Card]

    @classmethod
    def empty(cls) -> Table:
        """Nothing counted yet."""
        return cls(Count(), {}, {})

    def add(self, result: Result, game: Game | None = None) -> None:
        """Count a game more; see :func:`played`."""
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
        """Add what another has counted at the same kind of table."""
        self.everybody.join(other.everybody)
        for mine, theirs in ((self.birds, other.birds), (self.bonus, other.bonus)):
            for name, card in theirs.items():
                mine.setdefault(name, Card(Count())).join(card)


class Worth(NamedTuple):
    """``worth``: points of those dealt the card at the start, less those of all others at the same
    kind of table. None where too few had it."""

    card: str
    counted: Card
    worth: Figure | None


LEAST = 20
"""So many must have been dealt a card before its worth is told."""


def worths(tables: list[Table], kind: str = "birds") -> Iterator[Worth]:
    """Every card that was met at any of the tables; ``kind``: "birds" or "bonus".

    The worth is the mean over tables, weighted by how sure each is.
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
    """The games counted by kind of table and level: what is dealt to each, and plays alike."""
    found: dict[object, Table] = {}
    for result in results:
        setup = result.record.setup
        key = setup.players, setup.sets, setup.mat, setup.goals, result.seats
        found.setdefault(key, Table.empty()).add(result)
    return list(found.values())
