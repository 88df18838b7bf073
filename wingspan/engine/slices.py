"""Work in slices: generators that pause every few milliseconds and return their result."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Found = TypeVar("Found")


def finish(work: Generator[object, None, Found]) -> Found:
    """Run the work without pauses and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Found = end.value
            return found
