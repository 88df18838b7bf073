"""Places on a mat: which bird lies in which column (Player Mat).

A bird played sideways covers two columns; its column is the first of them. Columns are
counted from 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .components import Habitat
from .state import PlayedBird, Player


def covered(row: Sequence[PlayedBird]) -> int:
    """Return the number of covered columns, which is the column of the leftmost exposed space."""
    number = len(row)
    for bird in row:
        if bird.sideways:
            number += 1
    return number


def holds(row: Sequence[PlayedBird], bird: PlayedBird) -> bool:
    """Whether the row holds this bird object, compared by identity."""
    for other in row:  # noqa: SIM110, called for every power: a generator costs more than the row
        if other is bird:
            return True
    return False


def columns(row: Sequence[PlayedBird]) -> Iterator[tuple[int, PlayedBird]]:
    """Yield the birds of a row from left to right, each with its (first) column."""
    column = 0
    for bird in row:
        yield column, bird
        column += 2 if bird.sideways else 1


def spans(row: Sequence[PlayedBird]) -> list[PlayedBird]:
    """Return the bird in each covered column; one played sideways appears twice."""
    return [bird for bird in row for _ in range(2 if bird.sideways else 1)]


def bird_at(row: Sequence[PlayedBird], column: int) -> PlayedBird:
    """Return the bird with that (first) column. Raises LookupError if there is none."""
    found = 0
    for bird in row:
        if found == column:
            return bird
        found += 2 if bird.sideways else 1
    raise LookupError(f"There is no bird in column {column}.")


def place_of(player: Player, bird: PlayedBird) -> tuple[Habitat, int]:
    """Return row and column of a bird. Raises LookupError if it is not on the mat."""
    for habitat, row in player.mat.items():
        for column, other in columns(row):
            if other is bird:
                return habitat, column
    raise LookupError(f"{bird.bird} is not on the mat.")


def neighbours(player: Player, bird: PlayedBird) -> list[PlayedBird]:
    """Return the birds directly left, right, above and below a bird (Adjacency)."""
    mat = list(player.mat.values())
    rows = [spans(row) for row in mat]
    habitat, first = place_of(player, bird)
    here = list(player.mat).index(habitat)
    own = range(first, first + (2 if bird.sideways else 1))
    places = [(here, own[0] - 1), (here, own[-1] + 1)]
    places += [(row, column) for row in (here - 1, here + 1) for column in own]
    found: list[PlayedBird] = []
    for row, column in places:
        if 0 <= row < len(rows) and 0 <= column < len(rows[row]):
            other = rows[row][column]
            if not any(other is known for known in found):
                found.append(other)
    return found


def beside(player: Player, bird: PlayedBird) -> list[PlayedBird]:
    """Return the birds directly to the left and right of a bird in its row."""
    row = next(row for row in player.mat.values() if holds(row, bird))
    place = next(place for place, other in enumerate(row) if other is bird)
    return [*row[max(0, place - 1) : place], *row[place + 1 : place + 2]]


def to_the_left_of(player: Player, bird: PlayedBird) -> list[PlayedBird]:
    """Return the birds to the left of a bird in its row."""
    row = next(row for row in player.mat.values() if holds(row, bird))
    return row[: next(place for place, other in enumerate(row) if other is bird)]


def in_column_of(player: Player, bird: PlayedBird) -> list[PlayedBird]:
    """Return the birds in the column or columns of a bird, itself included."""
    _, first = place_of(player, bird)
    own = range(first, first + (2 if bird.sideways else 1))
    found: list[PlayedBird] = []
    for row in player.mat.values():
        line = spans(row)
        for column in own:
            if column < len(line) and not any(line[column] is known for known in found):
                found.append(line[column])
    return found
