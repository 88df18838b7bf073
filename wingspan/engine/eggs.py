"""Eggs: where one may be laid or taken (Eggs, Nests)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from . import options
from .components import Habitat, Nest
from .conditions import AnyCondition
from .events import EggDiscarded, EggLaid
from .mat import bird_at, columns, holds
from .matching import matches, nest_counts_as
from .options import Slot
from .state import PlayedBird
from .table import Table


def spaces(
    table: Table,
    player: int,
    nests: Collection[Nest] = (),
    besides: Sequence[PlayedBird] = (),
    like: AnyCondition | None = None,
    among: Sequence[PlayedBird] | None = None,
    over: int = 0,
) -> list[Slot]:
    """Return the birds of ``player`` with room for an egg, row by row, from left to right.

    ``nests``: only those with one of these nests. ``like``: only those that satisfy it.
    ``besides``: birds to leave out. ``among``: the birds to choose from. ``over``: by how many
    eggs a limit may be exceeded; a bird that can hold none has no room then, either.
    """
    birds = table.birds
    found = []
    for habitat, row in table.players[player].mat.items():
        column = 0
        for bird in row:
            card = birds[bird.bird]
            if (
                bird.eggs < card.egg_limit + over
                and card.egg_limit
                and (not nests or any(nest_counts_as(card.nest, nest) for nest in nests))
                and not holds(besides, bird)
                and (like is None or matches(card, like, table.setup.names_language))
                and (among is None or holds(among, bird))
            ):
                found.append(options.slot(player, habitat, column))
            column += 2 if bird.sideways else 1
    return found


def laid(
    table: Table, player: int, besides: PlayedBird | None = None, habitat: Habitat | None = None
) -> list[Slot]:
    """Return the birds of ``player`` that have an egg, except ``besides``.

    ``habitat``: only those in that row.
    """
    return [
        options.slot(player, row, column)
        for row, birds in table.players[player].mat.items()
        if habitat in (None, row)
        for column, bird in columns(birds)
        if bird.eggs and bird is not besides
    ]


def has_nest(table: Table, bird: PlayedBird, nest: Nest) -> bool:
    """Whether a bird counts as having that nest."""
    return nest_counts_as(table.birds[bird.bird].nest, nest)


def without(table: Table, slot: Slot, number: int, question: Callable[[], bool]) -> bool:
    """Answer ``question`` as if ``number`` eggs, one of them from ``slot``, had been discarded.

    The others come from any birds: for costs only their number matters.
    """
    nests = [at(table, place) for place in laid(table, slot.player)]
    gone = [at(table, slot)]
    gone[0].eggs -= 1
    for bird in nests:
        while bird.eggs and len(gone) < number:
            bird.eggs -= 1
            gone.append(bird)
    answer = question()
    for bird in gone:
        bird.eggs += 1
    return answer


def total(table: Table, player: int) -> int:
    """Return the number of eggs on the mat of ``player``."""
    number = 0
    for row in table.players[player].mat.values():
        for bird in row:
            number += bird.eggs
    return number


def at(table: Table, slot: Slot) -> PlayedBird:
    """Return the bird in that space."""
    return bird_at(table.players[slot.player].mat[slot.habitat], slot.column)


def lay(table: Table, slot: Slot) -> None:
    """Lay an egg on that bird, which must have room."""
    bird = at(table, slot)
    bird.eggs += 1
    table.turn.laid_on.append(bird)
    table.log(EggLaid(slot.player, bird.bird))


def take(table: Table, slot: Slot) -> None:
    """Return an egg from that bird to the supply."""
    bird = at(table, slot)
    bird.eggs -= 1
    table.log(EggDiscarded(slot.player, bird.bird))
