"""What is filled in on the start form, and the set-up that it stands for."""

from __future__ import annotations

from collections.abc import Mapping

from wingspan.engine.catalog import MATS, SETS
from wingspan.engine.components import GoalSide, Level
from wingspan.engine.setup import SEEDS, Setup, SetupError

LEVELS: tuple[Level, ...] = ("eaglet", "eagle", "eagle_eyed_eagle")
GOAL_SIDES: tuple[GoalSide, ...] = ("green", "blue")
LONGEST_NAME = 24

Fields = Mapping[str, str]
"""What is filled in, by the names of the form's fields."""


def read_setup(fields: Fields, chance: int) -> Setup:
    """The set-up that the form says; ``chance`` is the seed if none is written.

    Raises SetupError if the seed is not a number; whether it can be played is checked later.
    """
    players = int(fields.get("players", "1"))
    names = tuple(fields.get(f"name_{seat}", "").strip()[:LONGEST_NAME] for seat in range(players))
    written = fields.get("seed", "").strip()
    if written and not (written.isascii() and written.isdecimal()):
        raise SetupError(f"seed: {written!r} is not a whole number from 0 to {SEEDS - 1}.")
    alone = players == 1
    level = next((known for known in LEVELS if known == fields.get("level")), LEVELS[0])
    return Setup(
        players=players,
        names=names,
        seed=int(written) if written else chance,
        goals="blue" if fields.get("goals") == "blue" else "green",
        automa=level if alone else None,
        automubon=alone and "automubon" in fields,
        sets=chosen_sets(fields),
        mat=fields.get("mat") if fields.get("mat") in MATS else None,
        names_language="fr" if fields.get("names_language") == "fr" else "en",
    )


def chosen_sets(fields: Fields) -> tuple[str, ...]:
    """The base game and the sets ticked; the Swift-Start pack too before anything is."""
    if not fields:
        return Setup().sets
    return tuple(name for name in SETS if name == SETS[0] or f"set_{name}" in fields)
