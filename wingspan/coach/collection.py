"""The collection of exercises, which ``tools/exercises.py`` has made; docs/coach.md says how."""

from __future__ import annotations

from functools import cache

import msgspec

from .exercises import FOLDER, Exercise

SETS = ("core", "european", "oceania")
"""Of games with the base set alone, and with one of the expansions."""

STEP = 37
"""From the exercise of a day to that of the next, so many on: a prime number, so that every one has
its day before one comes again."""


@cache
def collection(name: str) -> tuple[Exercise, ...]:
    """The exercises of that one of SETS, by matter, the easiest first."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=tuple[Exercise, ...])


def find(id: str) -> Exercise | None:
    """The exercise of that name, None if there is none."""
    name = id.partition("-")[0]
    if name not in SETS:
        return None
    return next((one for one in collection(name) if one.id == id), None)


def of_the_day(day: int) -> Exercise:
    """The exercise of that day (counted from the first of January 1970, UTC), with the base set
    alone, which everybody has; the same for everybody."""
    every = collection(SETS[0])
    return every[day * STEP % len(every)]
