"""Patterns that some bonus cards look for in the arrangement of birds on a mat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product

from .cards import BirdCard
from .components import COLUMNS, HABITATS, NESTS, Color
from .conditions import (
    ColorsInHabitat,
    ColumnsOfColors,
    MatchingNests,
    NestKinds,
    NestSets,
    PointsRun,
    WingspanRun,
)
from .mat import spans
from .state import PlayedBird, Player

AnyPattern = (
    ColumnsOfColors
    | ColorsInHabitat
    | WingspanRun
    | NestSets
    | MatchingNests
    | PointsRun
    | NestKinds
)


def counted(birds: Mapping[str, BirdCard], player: Player, pattern: AnyPattern) -> int:
    """Return how often the pattern occurs; for runs the length, for matching nests the points."""
    match pattern:
        case ColumnsOfColors():
            return sum(
                len({_color(birds, bird) for bird in column}) == len(HABITATS)
                for column in _columns(player)
                if len(column) == len(HABITATS)
            )
        case ColorsInHabitat():
            return max(len({_color(birds, bird) for bird in player.mat[row]}) for row in HABITATS)
        case WingspanRun(habitat):
            spread = [birds[bird.bird].wingspan for bird in player.mat[habitat]]
            return longest_run(spread)
        case NestSets():
            return nest_sets([birds[bird.bird].nest for bird in _all(player)])
        case MatchingNests():
            return sum(_matching(birds, column) for column in _columns(player))
        case PointsRun(habitat):
            return longest_steps([birds[bird.bird].points for bird in player.mat[habitat]])
        case NestKinds(habitat):
            return nest_kinds([birds[bird.bird].nest for bird in player.mat[habitat]])


def _all(player: Player) -> list[PlayedBird]:
    return [bird for row in player.mat.values() for bird in row]


def _columns(player: Player) -> list[list[PlayedBird]]:
    """Return the birds of each column from the top; one played sideways is in two columns."""
    rows = [spans(player.mat[habitat]) for habitat in HABITATS]
    return [[row[column] for row in rows if column < len(row)] for column in range(COLUMNS)]


def _color(birds: Mapping[str, BirdCard], bird: PlayedBird) -> Color:
    color = birds[bird.bird].color
    return "white" if color == "none" else color


def longest_run(wingspans: Sequence[int | None]) -> int:
    """Return the length of the longest run of neighbours that only rise or only fall.

    Equal wingspans do not break it; None (flightless) takes whatever value fits.

    >>> longest_run([20, 30, 30, 25])
    3
    >>> longest_run([40, None, 20])
    3
    """
    longest = 0
    for start in range(len(wingspans)):
        for sign in (1, -1):
            last: int | None = None
            length = 0
            for wingspan in wingspans[start:]:
                if wingspan is not None:
                    if last is not None and sign * (wingspan - last) < 0:
                        break
                    last = wingspan
                length += 1
            longest = max(longest, length)
    return longest


def longest_steps(values: Sequence[int]) -> int:
    """Return the length of the longest run of neighbours that rise or fall at every step.

    >>> longest_steps([5, 2, 3, 3, 7])
    2
    """
    longest = 0
    for sign in (1, -1):
        length = 0
        for at, value in enumerate(values):
            rises = at > 0 and sign * (value - values[at - 1]) > 0
            length = length + 1 if rises else 1
            longest = max(longest, length)
    return longest


def nest_kinds(nests: Sequence[str]) -> int:
    """Return the number of different nests; each star counts as one more, up to a fifth kind.

    >>> nest_kinds(["bowl", "bowl", "star", "none"])
    2
    """
    stars = nests.count("star")
    return min(len(NESTS) + 1, len({*nests} & {*NESTS}) + stars)


def nest_sets(nests: Sequence[str]) -> int:
    """Return the number of sets of the four nests; each star stands for one nest in one set.

    >>> nest_sets(["bowl", "cavity", "ground", "star"])
    1
    """
    shown = Counter(nests)
    sets = 0
    while sum(max(0, sets + 1 - shown[nest]) for nest in NESTS) <= shown["star"]:
        sets += 1
    return sets


def _matching(birds: Mapping[str, BirdCard], column: Sequence[PlayedBird]) -> int:
    """Return 1 point for two matching nests in the column, 3 for three; a star matches any."""
    shown = [birds[bird.bird].nest for bird in column if birds[bird.bird].nest != "none"]
    kinds = [NESTS if nest == "star" else (nest,) for nest in shown]
    most = max((max(Counter(way).values()) for way in product(*kinds) if way), default=0)
    return {2: 1, 3: 3}.get(most, 0)
