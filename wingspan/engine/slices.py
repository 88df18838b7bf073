"""Work in slices: a generator that pauses every few milliseconds and returns what it has found."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Found = TypeVar("Found")


def finish(work: Generator[object, None, Found]) -> Found:
    """What the work comes to, done all at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Found = end.value
            return found
