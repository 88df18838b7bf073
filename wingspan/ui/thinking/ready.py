"""Getting ready for a computer player, a little at a time: its modules, its weights, the cards."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Callable
from functools import partial

from wingspan.engine import Catalog, Setup
from wingspan.engine.program import Program

MODULES = (
    "wingspan.bots.labels",
    "wingspan.bots.tables",
    "wingspan.bots.actions",
    "wingspan.bots.options",
    "wingspan.bots.jobs",
    "wingspan.ui.thinking.thought",
)
"""Imported one after the other, each with what the ones before did not need."""


class NotHere(LookupError):
    """There is no such computer player here: another level, or other weights, than are known."""

    def __init__(self, program: Program) -> None:
        super().__init__(f"There is no {program.level!r} with weights {program.weights} here.")
        self.program = program


async def get_ready(program: Program, setup: Setup, catalog: Catalog) -> None:
    """Make all that its first answer needs, with the page's turn after each piece.

    Whoever does not wait for this has the first answer wait for it, in one go. Raises NotHere
    if there is no such player.
    """
    for module in MODULES:
        importlib.import_module(module)
        await asyncio.sleep(0)
    for piece in _pieces(program, setup, catalog):
        piece()
        await asyncio.sleep(0)


def _pieces(program: Program, setup: Setup, catalog: Catalog) -> list[Callable[[], object]]:
    """What a player is made of; all of it is kept once it is made."""
    from wingspan.bots import weights
    from wingspan.bots.levels import level
    from wingspan.bots.tables import tables_of

    try:
        level(program.level, program.weights)
        weights.load(program.weights)
    except (LookupError, weights.WeightsError) as error:
        raise NotHere(program) from error
    return [
        partial(weights.policy_weights, catalog, program.weights),
        partial(weights.value_weights, catalog, program.weights),
        partial(tables_of, setup, catalog),
    ]
