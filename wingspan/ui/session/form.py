"""The fields of the start form, and the set-up that they describe."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

import msgspec

from wingspan.engine.components import AUTOMA_LEVELS, MATS, SETS, GoalSide, Level
from wingspan.engine.program import NEWEST_WEIGHTS, PROGRAM_LEVELS, Program
from wingspan.engine.setup import SEEDS, Setup, SetupError

if TYPE_CHECKING:
    from wingspan.words import Words

GOAL_SIDES: tuple[GoalSide, ...] = ("green", "blue")
LONGEST_NAME = 24

POINTS: dict[str, int] = {level.name: level.points for level in PROGRAM_LEVELS}
"""The computer players by level, the weakest first, and their points in a game of two."""

BEGINNERS = "american_robin"
"""The level that is offered as long as nothing is known about the person."""

Fields = Mapping[str, str]
"""The values of the form, by the names of its fields."""

EMPTY: Fields = MappingProxyType({})
"""A form in which nothing is filled in."""

LAST_TIME = "wingspan.last_time"
"""Key under which a browser stores the fields of the last game."""


FRIEND = "friend"
"""Prefix of the ids of the fields of a game for two people."""

FAR = "link"
"""Value of a seat's field for a player by link."""


LIVE = "live"
"""Value of a seat's field for a player with a device of their own at a live table."""


class NobodyPlays(ValueError):
    """Raised if nobody would sit at this screen or come to a live table."""


def automa_level(fields: Fields) -> Level:
    """The chosen level of the Automa; the easiest if none or an unknown one is chosen."""
    return next(
        (level for level in AUTOMA_LEVELS if level == fields.get("level")), AUTOMA_LEVELS[0]
    )


def read_setup(fields: Fields, chance: int) -> Setup:
    """The set-up that the form describes; ``chance`` is the seed if none is filled in.

    Raises SetupError if the seed is not a number; whether the set-up is playable is checked later.
    """
    from wingspan.links import cut

    players = int(fields.get("players", "1"))
    names = tuple(
        cut(fields.get(f"name_{seat}", "").strip(), LONGEST_NAME) for seat in range(players)
    )
    written = fields.get("seed", "").strip()
    if written and not (written.isascii() and written.isdecimal()):
        raise SetupError(f"seed: {written!r} is not a whole number from 0 to {SEEDS - 1}.")
    alone = players == 1
    level = automa_level(fields)
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
    """The computer players by seat, None for a person; () if only people play.

    ``share``: how large a search this device can do, see :class:`.Program`. Raises NobodyPlays if
    no seat is left for a person at this screen or at a live table.
    """
    players = int(fields.get("players", "1"))
    if players == 1:
        return ()
    programs = tuple(_program(chosen, share) for chosen in _chosen(fields))
    if not _here(fields):
        raise NobodyPlays
    return programs if any(programs) else ()


def fields_for_two(
    names: tuple[str, str], *, far: bool, sets: Iterable[str], known: Fields = EMPTY
) -> Fields:
    """The fields of the start form for a game for two people.

    ``far``: whether the second plays by link. ``known``: the other fields, of which the cards left
    out and the language of names are kept.
    """
    kept = {name: known[name] for name in ("without", "names_language") if name in known}
    return {
        **kept,
        "players": "2",
        "name_0": names[0],
        "name_1": names[1],
        "seat_0": "",
        "seat_1": FAR if far else "",
        **{f"set_{name}": "on" for name in sets},
    }


def write_last_time(fields: Fields) -> str:
    """The fields as JSON, to be stored for the next game; without the seed, for a new deal."""
    kept = {name: value for name, value in fields.items() if name != "seed"}
    return msgspec.json.encode(kept).decode()


def read_last_time(kept: str | None) -> Fields | None:
    """What :func:`write_last_time` wrote; None if there is none, or it is not a valid set-up."""
    try:
        fields = msgspec.json.decode(kept or "null", type=dict[str, str])
        read_setup(fields, 0)
        read_programs(fields, 1)
    except (msgspec.MsgspecError, ValueError):
        return None
    return fields


def read_far(fields: Fields) -> frozenset[int]:
    """The seats of people who are not at this screen."""
    chosen = enumerate(_chosen(fields))
    return frozenset(seat for seat, where in chosen if where in (FAR, LIVE))


def is_live(fields: Fields) -> bool:
    """Whether somebody will play at a live table."""
    return LIVE in _chosen(fields)


def _chosen(fields: Fields) -> list[str]:
    """The values of the seats' fields, by seat."""
    players = int(fields.get("players", "1"))
    return [fields.get(f"seat_{seat}", "") if players > 1 else "" for seat in range(players)]


def _here(fields: Fields) -> bool:
    """Whether anybody sits at this screen, or comes to it at a live table."""
    return any(chosen not in (FAR, *POINTS) for chosen in _chosen(fields))


def _program(level: str, share: int) -> Program | None:
    return Program(level, NEWEST_WEIGHTS, share) if level in POINTS else None


def chosen_sets(fields: Fields) -> tuple[str, ...]:
    """The base game and the ticked sets; those of the default set-up for an empty form."""
    if not fields:
        return Setup().sets
    return tuple(name for name in SETS if name == SETS[0] or f"set_{name}" in fields)


def clean_names(
    names: tuple[str, ...], programs: tuple[Program | None, ...], words: Words
) -> tuple[str, ...]:
    """The names cleaned up so that links can hold them.

    Computer players without a name are named after their level, with a number from the second on.
    """
    from wingspan.links import clean_name

    named = [clean_name(name).strip() for name in names]
    for seat, program in enumerate(programs[: len(named)]):
        if program is not None and not named[seat]:
            bird = words.program(program.level)
            others = sum(other == bird or other.startswith(f"{bird} ") for other in named)
            named[seat] = f"{bird} {others + 1}" if others else bird
    return tuple(named)
