"""Does work in the page, in slices between frames."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeVar

from ..devices import Work

Found = TypeVar("Found")


async def finish_in_slices(
    work: Generator[object, None, Found], in_slices: Work, between: Callable[[], None]
) -> Found:
    """Run ``work`` to its end and return its return value. Calls ``between`` between slices."""
    found: list[Found] = []

    def step() -> bool:
        try:
            next(work)
        except StopIteration as end:
            found.append(end.value)
            return False
        return True

    await in_slices(step, between)
    return found[0]
