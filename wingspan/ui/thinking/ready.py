"""Prepares a computer player piece by piece: its modules, its weights, its tables."""

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
"""Modules to import in this order, so that each import only loads what those before did not."""


class NotHere(LookupError):
    """Raised if the level or the weights of a computer player are not known here."""

    def __init__(self, program: Program) -> None:
        super().__init__(f"There is no {program.level!r} with weights {program.weights} here.")
        self.program = program


async def get_ready(program: Program, setup: Setup, catalog: Catalog) -> None:
    """Make what the first answer needs, yielding to the event loop after each piece.

    Without this, the first answer makes everything at once. Raises NotHere if there is no such
    player.
    """
    for module in MODULES:
        importlib.import_module(module)
        await asyncio.sleep(0)
    for piece in _pieces(program, setup, catalog):
        piece()
        await asyncio.sleep(0)


def _pieces(program: Program, setup: Setup, catalog: Catalog) -> list[Callable[[], object]]:
    """Functions that each make one piece of a player, which is cached from then on."""
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
