"""The standings of the levels: points, wins, columns of the score pad, seats and the Automa."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import mean
from typing import NamedTuple

from wingspan.bots.features.value_features import CATEGORIES
from wingspan.engine.components import AUTOMA_LEVELS

from .figures import Figure, Interval, figure, interval, spread
from .play import Result
from .ratings import Rating, ratings


class Seated(NamedTuple):
    """A level at one seat of a game."""

    result: Result
    seat: int

    @property
    def points(self) -> int:
        return self.result.points[self.seat]

    @property
    def wins(self) -> float:
        return self.result.wins[self.seat]


class Standing(NamedTuple):
    """A level in a series of games.

    Errors and intervals are over deals: the ``points`` and ``wins`` of a deal are means over the
    seats that the level played it from. ``spread``: the standard deviation of the points of single
    games. ``seats``: points and wins from each seat. ``columns``: points by column of the score
    pad. ``milliseconds``: processor time per turn.
    """

    level: str
    deals: int
    games: int
    points: Figure
    spread: float
    wins: Interval
    columns: tuple[Figure, ...]
    seats: tuple[tuple[Figure, Interval], ...]
    rating: Rating | None
    milliseconds: float


class Against(NamedTuple):
    """The results of a level that plays alone against the Automa at one of its levels."""

    level: str
    automa: str
    points: Figure
    wins: Interval


def standings(results: Sequence[Result]) -> list[Standing]:
    """Return the standings of all levels that played, by descending points."""
    rated = ratings(results)
    found = [
        _standing(name, list(_sides(results, name)), rated.get(name))
        for name in sorted({name for result in results for name in result.seats})
    ]
    return sorted(found, key=lambda standing: -standing.points.mean)


def _sides(results: Iterable[Result], name: str) -> Iterable[Seated]:
    for result in results:
        for seat, who in enumerate(result.seats):
            if who == name:
                yield Seated(result, seat)


def _by_deal(sides: Iterable[Seated]) -> list[list[Seated]]:
    deals: dict[object, list[Seated]] = {}
    for side in sides:
        deals.setdefault(side.result.record.setup, []).append(side)
    return list(deals.values())


def _wins(deals: Sequence[Sequence[Seated]]) -> Interval:
    return interval(mean(mean(side.wins for side in deal) for deal in deals), len(deals))


def _points(deals: Sequence[Sequence[Seated]]) -> Figure:
    return figure([mean(side.points for side in deal) for deal in deals])


def _standing(name: str, sides: list[Seated], rating: Rating | None) -> Standing:
    deals = _by_deal(sides)
    number = max(len(side.result.seats) for side in sides)
    from_seat = [_by_deal(side for side in sides if side.seat == at) for at in range(number)]
    columns = tuple(
        figure([mean(side.result.columns[side.seat][at] for side in deal) for deal in deals])
        for at in range(len(CATEGORIES))
    )
    turns = sum(side.result.turns[side.seat] for side in sides)
    return Standing(
        level=name,
        deals=len(deals),
        games=len({id(side.result) for side in sides}),
        points=_points(deals),
        spread=spread([float(side.points) for side in sides]),
        wins=_wins(deals),
        columns=columns,
        seats=tuple((_points(part), _wins(part)) for part in from_seat if part),
        rating=rating,
        milliseconds=1000 * sum(s.result.seconds[s.seat] for s in sides) / max(1, turns),
    )


def against_automa(results: Iterable[Result]) -> list[Against]:
    """Return the results of solo games by level and Automa level; a tie counts as half a win."""
    alone: dict[str, list[Result]] = {}
    for result in results:
        if result.automa:
            alone.setdefault(result.seats[0], []).append(result)
    return [
        Against(
            name,
            automa,
            figure([float(game.automa[at]) for game in games]),
            interval(mean(_ahead(game.points[0], game.automa[at]) for game in games), len(games)),
        )
        for name, games in sorted(alone.items())
        for at, automa in enumerate(AUTOMA_LEVELS)
    ]


def _ahead(mine: int, theirs: int) -> float:
    return float(mine > theirs) + 0.5 * (mine == theirs)
