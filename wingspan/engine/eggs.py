"""Eggs: where one may be laid or taken (Eggs, Nests)."""

from __future__ import annotations

from collections.abc import Collection

from . import options
from .conditions import nest_counts_as
from .events import EggDiscarded, EggLaid
from .options import Slot
from .state import PlayedBird
from .table import Table
from .things import Nest


def spaces(
    table: Table, player: int, nest: Nest | None = None, besides: Collection[PlayedBird] = ()
) -> list[Slot]:
    """Birds of ``player`` with room for an egg: with that nest, and none of ``besides``."""
    birds = table.birds
    found = []
    for habitat, row in table.players[player].mat.items():
        for column, bird in enumerate(row):
            card = birds[bird.bird]
            if (
                bird.eggs < card.egg_limit
                and (nest is None or nest_counts_as(card.nest, nest))
                and not any(bird is other for other in besides)
            ):
                found.append(options.slot(player, habitat, column))
    return found


def laid(table: Table, player: int, besides: PlayedBird | None = None) -> list[Slot]:
    """Birds of ``player`` with an egg to take, other than ``besides``."""
    return [
        options.slot(player, habitat, column)
        for habitat, row in table.players[player].mat.items()
        for column, bird in enumerate(row)
        if bird.eggs and bird is not besides
    ]


def total(table: Table, player: int) -> int:
    """Eggs on the mat of ``player``."""
    return sum(bird.eggs for row in table.players[player].mat.values() for bird in row)


def at(table: Table, slot: Slot) -> PlayedBird:
    """The bird in that place."""
    return table.players[slot.player].mat[slot.habitat][slot.column]


def lay(table: Table, slot: Slot) -> None:
    """One egg onto that bird, which has room."""
    bird = at(table, slot)
    bird.eggs += 1
    table.log(EggLaid(slot.player, bird.bird))


def take(table: Table, slot: Slot) -> None:
    """One egg off that bird, back into the supply."""
    bird = at(table, slot)
    bird.eggs -= 1
    table.log(EggDiscarded(slot.player, bird.bird))
