"""Long work in short pieces, so that the page answers while it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .display import now

SLICE = 20
"""Milliseconds after which the browser gets its turn."""


async def in_slices(step: Callable[[], bool], between: Callable[[], None] = lambda: None) -> None:
    """Call ``step`` until it says that there is no more, and ``between`` after each slice."""
    more = True
    while more:
        until = now() + SLICE
        while more and now() < until:
            more = step()
        between()
        await asyncio.sleep(0)
