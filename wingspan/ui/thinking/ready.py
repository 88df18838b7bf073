"""Preparing a computer player, a piece at a time: its modules, its weights, its tables."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Callable
from functools import partial

from wingspan.engine import Catalog, Setup
from wingspan.engine.program import Program

MODULES = (
    "wingspan.bots.features.index",
    "wingspan.bots.features.tables",
    "wingspan.bots.features.actions",
    "wingspan.bots.features.options",
    "wingspan.bots.jobs",
    "wingspan.ui.thinking.thought",
)
"""Imported one after the other; each brings what those before it do not need."""


class NotHere(LookupError):
    """The level or the weights of a computer player are not known here."""

    def __init__(self, program: Program) -> None:
        super().__init__(f"There is no {program.level!r} with weights {program.weights} here.")
        self.program = program


async def get_ready(program: Program, setup: Setup, catalog: Catalog) -> None:
    """Make what its first answer needs, with a turn of the page after each piece.

    Without this the first answer makes it all in one go. Raises NotHere if there is no such
    player.
    """
    for module in MODULES:
        importlib.import_module(module)
        await asyncio.sleep(0)
    for piece in _pieces(program, setup, catalog):
        piece()
        await asyncio.sleep(0)


def _pieces(program: Program, setup: Setup, catalog: Catalog) -> list[Callable[[], object]]:
    """The pieces of a player; each is cached once it is made."""
    from wingspan.bots import weights
    from wingspan.bots.features.tables import tables_of
    from wingspan.bots.levels import level

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
