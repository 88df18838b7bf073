"""The collection of exercises, which ``tools/exercises.py`` makes; docs/coach.md says how."""

from __future__ import annotations

from functools import cache

import msgspec

from wingspan.engine.components import EXPANSIONS

from .exercises import FOLDER, Exercise

SETS = ("core", *(name for name in EXPANSIONS if (FOLDER / f"{name}.json").exists()))
"""The parts of the collection: games with the base game alone, and with one expansion each."""

STEP = 61
"""The step from one day's exercise to the next: a prime, so that all come before one repeats."""


@cache
def collection(name: str) -> tuple[Exercise, ...]:
    """Return the exercises of one of SETS, by matter, the easiest first."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=tuple[Exercise, ...])


def find(id_: str) -> Exercise | None:
    """Return the exercise with that id, None if there is none."""
    name = id_.partition("-")[0]
    if name not in SETS:
        return None
    return next((one for one in collection(name) if one.id == id_), None)


def of_the_day(day: int) -> Exercise:
    """Return the exercise of a day, counted from 1 January 1970 (UTC), the same for everybody.

    It needs only the base set, which everybody has.
    """
    every = collection(SETS[0])
    return every[day * STEP % len(every)]
