"""Does long work in short pieces, so that the page stays responsive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .display import now

SLICE = 20
"""Milliseconds of work before control returns to the browser."""


async def in_slices(step: Callable[[], bool], between: Callable[[], None] = lambda: None) -> None:
    """Call ``step`` until it returns False, and ``between`` after each slice."""
    more = True
    while more:
        until = now() + SLICE
        while more and now() < until:
            more = step()
        between()
        await asyncio.sleep(0)
