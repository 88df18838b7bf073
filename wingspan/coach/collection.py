"""The collection of exercises, made by ``tools/exercises.py``; docs/coach.md says how."""

from __future__ import annotations

from functools import cache

import msgspec

from .exercises import FOLDER, Exercise

SETS = ("core", "european", "oceania")
"""Exercises from games with the base set alone, and with one of the expansions."""

STEP = 61
"""The distance between the exercises of two days: a prime, so that all come before one repeats."""


@cache
def collection(name: str) -> tuple[Exercise, ...]:
    """The exercises of one of SETS, by matter, the easiest first."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=tuple[Exercise, ...])


def find(id: str) -> Exercise | None:
    """The exercise of that name, None if there is none."""
    name = id.partition("-")[0]
    if name not in SETS:
        return None
    return next((one for one in collection(name) if one.id == id), None)


def of_the_day(day: int) -> Exercise:
    """The exercise of a day, counted from the first of January 1970 (UTC); the same for everybody.

    It needs the base set alone, which everybody has.
    """
    every = collection(SETS[0])
    return every[day * STEP % len(every)]
