"""What is filled in on the start form, and the set-up that it stands for."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from wingspan.engine.catalog import MATS, SETS
from wingspan.engine.components import GoalSide, Level
from wingspan.engine.program import Program
from wingspan.engine.setup import SEEDS, Setup, SetupError

LEVELS: tuple[Level, ...] = ("eaglet", "eagle", "eagle_eyed_eagle")
GOAL_SIDES: tuple[GoalSide, ...] = ("green", "blue")
LONGEST_NAME = 24

NEWEST_WEIGHTS = 2
"""The version of the weights that new games are played with, as in :mod:`wingspan.bots.weights`."""

POINTS: dict[str, int] = {
    "mourning_dove": 56,
    "american_robin": 67,
    "blue_jay": 82,
    "belted_kingfisher": 93,
    "barn_owl": 96,
    "common_raven": 100,
}
"""The computer players by level, and what they make about in a game of two (docs/bots.md)."""

BEGINNERS = "american_robin"
"""The level that is offered as long as nothing is known of a person."""

Fields = Mapping[str, str]
"""What is filled in, by the names of the form's fields."""

LAST_TIME = "wingspan.last_time"
"""Under which a browser keeps what was filled in for the last game."""


FAR = "link"
"""What is chosen for the seat of somebody far away."""


class NobodyPlays(ValueError):
    """A table at which nobody sits at this screen."""


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
        without=tuple(fields.get("without", "").split()),
    )


def read_programs(fields: Fields, share: int) -> tuple[Program | None, ...]:
    """Who sits at each seat that is not a person's; () for people only.

    ``share``: how much this device can look at, see :class:`.Program`. Raises NobodyPlays if no
    seat is left for a person at this screen.
    """
    players = int(fields.get("players", "1"))
    if players == 1:
        return ()
    programs = tuple(_program(chosen, share) for chosen in _chosen(fields))
    if not _here(fields):
        raise NobodyPlays
    return programs if any(programs) else ()


def write_last_time(fields: Fields) -> str:
    """What was filled in, to be kept for the next game: its deal is another one."""
    kept = {name: value for name, value in fields.items() if name != "seed"}
    return msgspec.json.encode(kept).decode()


def read_last_time(kept: str | None) -> Fields | None:
    """What :func:`write_last_time` wrote; None if that is none, or no set-up."""
    try:
        fields = msgspec.json.decode(kept or "null", type=dict[str, str])
        read_setup(fields, 0)
        read_programs(fields, 1)
    except (msgspec.MsgspecError, ValueError):
        return None
    return fields


def read_far(fields: Fields) -> frozenset[int]:
    """The seats of people far away."""
    return frozenset(seat for seat, chosen in enumerate(_chosen(fields)) if chosen == FAR)


def _chosen(fields: Fields) -> list[str]:
    """By seat, who sits there."""
    players = int(fields.get("players", "1"))
    return [fields.get(f"seat_{seat}", "") if players > 1 else "" for seat in range(players)]


def _here(fields: Fields) -> bool:
    """Whether anybody sits at this screen."""
    return any(chosen != FAR and chosen not in POINTS for chosen in _chosen(fields))


def _program(level: str, share: int) -> Program | None:
    return Program(level, NEWEST_WEIGHTS, share) if level in POINTS else None


def chosen_sets(fields: Fields) -> tuple[str, ...]:
    """The base game and the sets ticked; the Swift-Start pack too before anything is."""
    if not fields:
        return Setup().sets
    return tuple(name for name in SETS if name == SETS[0] or f"set_{name}" in fields)
