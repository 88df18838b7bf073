"""What a person fills in: a Struct a form, read from the texts that a browser has in its inputs.

Each field of the Struct is an input of that name, with its default and its limits: a text, a whole
number, a choice (a Literal, or :class:`Among`), a box that is ticked. A tuple has an input for each
place (``name_0``), or a box for each of the things that it is :class:`Among` (``set_european``).
The form of a new game is here. Forms that only lead to something are messages, read in the same
way (:func:`wingspan.ui.messages.read`); :mod:`wingspan.ui.kit.fields` writes the inputs of both.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, structs

from wingspan.engine.components import AUTOMA_LEVELS, MATS, SETS, GoalSide, Language, Level
from wingspan.engine.program import NEWEST_WEIGHTS, PROGRAM_LEVELS, Program
from wingspan.engine.setup import MOST_PLAYERS, SEEDS, Setup, SetupError
from wingspan.saves.save import LONGEST_NAME as LONGEST_GAME_NAME

Filled = Mapping[str, str]
"""What is in the inputs of a form, by their names; a box that is not ticked has nothing."""

FormType = TypeVar("FormType", bound=Struct)


class Among(Struct, frozen=True):
    """What a text can be; for a tuple of texts, what can be ticked."""

    choices: tuple[str, ...]


class Input(Struct, frozen=True):
    """How a field of a form is filled in."""

    name: str
    """That of the input; for several, what their names begin with."""
    kind: type
    """``str``, ``int``, ``bool``, ``tuple``, or the type of a form within the form."""
    choices: tuple[str, ...]
    """What can be chosen or ticked; () for anything."""
    most: int | None
    """The most characters of a text; the number of places of a tuple; None for no limit."""
    place: Input | None
    """How each place of a tuple is filled in."""


@cache
def inputs(form: type[Struct]) -> dict[str, Input]:
    """How each field of a form is filled in, by the name of the field."""
    return {each.name: _input(each.encode_name, each.type) for each in structs.fields(form)}


def _input(name: str, kind: Any) -> Input:
    choices: tuple[str, ...] = ()
    most = None
    if get_origin(kind) is Annotated:
        kind, *limits = get_args(kind)
        for limit in limits:
            if isinstance(limit, Among):
                choices = limit.choices
            elif limit.ge is not None and limit.le is not None:
                choices = tuple(map(str, range(limit.ge, limit.le + 1)))
            else:
                most = limit.max_length
    if get_origin(kind) is Literal:
        return Input(name, str, get_args(kind), None, None)
    if get_origin(kind) is tuple:
        return Input(name, tuple, choices, most, _input(name, get_args(kind)[0]))
    if choices and kind is not int:
        kind = str
    return Input(name, kind, choices, most, None)


def read(form: type[FormType], filled: Filled) -> FormType:
    """The form as it is filled in; as it is at first if it has no inputs.

    What is not to choose counts as not chosen, and a text that is too long is cut. Raises
    ValueError for a number that is none or is out of its limits.
    """
    return msgspec.convert(read_fields(form, filled), form)


def read_fields(form: type[Struct], filled: Filled) -> dict[str, Any]:
    """The same as plain values by field, without those that have no input."""
    if not filled:
        return {}
    read = {each.name: _read(each, filled) for each in inputs(form).values()}
    return {name: value for name, value in read.items() if value is not None}


def _read(field: Input, filled: Filled) -> Any:
    name, kind, choices, most, place = structs.astuple(field)
    if kind is bool:
        return name in filled
    if kind is tuple and place is not None and choices:
        return tuple(each for each in choices if f"{name}_{each}" in filled)
    if kind is tuple and place is not None:
        names = (f"{name}_{number}" for number in range(most or 0))
        return tuple(_read(structs.replace(place, name=each), filled) or "" for each in names)
    if issubclass(kind, Struct):
        return read_fields(kind, filled)
    text = filled.get(name)
    if text is None or kind is int:
        return None if text is None else int(text)
    if choices:
        return text if text in choices else None
    if most is None or len(text) <= most:
        return text
    from wingspan.links.names import cut

    return cut(text, most)


def written(form: Struct) -> dict[str, str]:
    """What is in the inputs of a form that is filled in so."""
    filled: dict[str, str] = {}
    for attribute, field in inputs(type(form)).items():
        name, value = field.name, getattr(form, attribute)
        if field.kind is tuple:
            filled |= (
                {f"{name}_{each}": "on" for each in value}
                if field.choices
                else {f"{name}_{number}": text for number, text in enumerate(value)}
            )
        elif value is True:
            filled[name] = "on"
        elif field.kind is not bool and value is not None:
            filled[name] = str(value)
    return filled


# a new game

POINTS: dict[str, int] = {level.name: level.points for level in PROGRAM_LEVELS}
"""The computer players by level, the weakest first, and their points in a game of two."""

BEGINNERS = "american_robin"
"""The level that is offered as long as nothing is known about the person."""

LAST_TIME = "wingspan.last_time"
"""Key under which a browser stores the form of the last game."""

FAR = "link"
"""Who sits at a seat: a player by link."""

LIVE = "live"
"""Who sits at a seat: a player with a device of their own at a live table."""

PACKS = ("", SETS[1], *(f"{SETS[1]} {name}" for name in SETS[2:]), " ".join(SETS[1:]))
"""Sets that are often played together with the base game."""

LONGEST_NAME = 24
LONGEST_DECK_NAME = 40
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
DeckName = Annotated[str, Meta(max_length=LONGEST_DECK_NAME)]
GameName = Annotated[str, Meta(max_length=LONGEST_GAME_NAME)]
Seat = Annotated[str, Among(("", LIVE, FAR, *POINTS))]
"""Who sits at a seat: "" for a person at this screen, or the level of a computer player."""
AT_EACH_SEAT = Meta(min_length=MOST_PLAYERS, max_length=MOST_PLAYERS)
NOBODY = ("",) * MOST_PLAYERS


class NobodyPlays(ValueError):
    """Raised if nobody would sit at this screen or come to a live table."""


class NewGame(Struct, frozen=True, omit_defaults=True):
    """The start form."""

    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 1
    hints: bool = False
    """Whether the players agree that the coach may be asked."""
    names: Annotated[tuple[Name, ...], AT_EACH_SEAT] = msgspec.field(default=NOBODY, name="name")
    seats: Annotated[tuple[Seat, ...], AT_EACH_SEAT] = msgspec.field(default=NOBODY, name="seat")
    level: Level = AUTOMA_LEVELS[0]
    automubon: bool = False
    sets: Annotated[tuple[str, ...], Among(SETS)] = msgspec.field(default=Setup().sets, name="set")
    """The sets that are ticked; the base game is always in play."""
    mat: Annotated[str, Among(("", *MATS))] = ""
    """ "" for the mat that comes with the sets."""
    without: str = ""
    """The ids of the cards that are left out, with spaces between them."""
    goals: GoalSide = "green"
    names_language: Annotated[Language, Meta(max_length=3)] = ""
    """That of the page if it is empty."""
    seed: Annotated[str, Meta(max_length=16)] = ""
    """As it was typed; "" for any."""

    def setup(self, chance: int) -> Setup:
        """The set-up; ``chance`` is the seed if none is filled in.

        Raises SetupError if the seed is not a number; whether the set-up is playable is checked
        later.
        """
        from wingspan.links.names import cut

        seed, alone = self.seed.strip(), self.players == 1
        if seed and not (seed.isascii() and seed.isdecimal()):
            raise SetupError(f"seed: {seed!r} is not a whole number from 0 to {SEEDS - 1}.")
        return Setup(
            players=self.players,
            names=tuple(cut(name.strip(), LONGEST_NAME) for name in self.names[: self.players]),
            seed=int(seed) if seed else chance,
            goals=self.goals,
            automa=self.level if alone else None,
            automubon=alone and self.automubon,
            sets=tuple(name for name in SETS if name == SETS[0] or name in self.sets),
            mat=self.mat or None,
            names_language=self.names_language or "en",
            without=tuple(self.without.split()),
        )

    def programs(self, share: int) -> tuple[Program | None, ...]:
        """The computer players by seat, None for a person; () if only people play.

        ``share``: how large a search this device can do, see :class:`.Program`. Raises NobodyPlays
        if no seat is left for a person at this screen or at a live table.
        """
        if self.players == 1:
            return ()
        if all(seat in (FAR, *POINTS) for seat in self.taken):
            raise NobodyPlays
        programs = tuple(
            Program(seat, NEWEST_WEIGHTS, share) if seat in POINTS else None for seat in self.taken
        )
        return programs if any(programs) else ()

    @property
    def taken(self) -> tuple[str, ...]:
        """Who sits at each seat of the game."""
        return self.seats[: self.players] if self.players > 1 else ("",)

    @property
    def far(self) -> frozenset[int]:
        """The seats of people who are not at this screen."""
        return frozenset(seat for seat, who in enumerate(self.taken) if who in (FAR, LIVE))

    @property
    def is_live(self) -> bool:
        """Whether somebody will play at a live table."""
        return LIVE in self.taken


def write_last_time(form: NewGame) -> str:
    """The form as JSON, to be stored for the next game; without the seed, for a new deal."""
    filled = written(form)
    del filled["seed"]
    return msgspec.json.encode(filled).decode()


def read_last_time(kept: str | None) -> NewGame | None:
    """What :func:`write_last_time` wrote; None if there is none, or it is not a valid set-up."""
    try:
        form = read(NewGame, msgspec.json.decode(kept or "null", type=dict[str, str]))
        form.setup(0)
        form.programs(1)
    except ValueError:
        return None
    return form
