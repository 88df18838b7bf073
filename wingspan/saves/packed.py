"""A finished game in a few hundred characters: its record as a link holds it, and its line.

A whole save takes 10 kB, most of it the table, which the record tells as well. What no link can
hold (long names, endless games) and what cannot be played again to the table that was seen stays
whole.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Literal

import msgspec
from msgspec import Struct, structs

from wingspan.engine import Catalog, Game, Record
from wingspan.engine.components import ROUNDS, Level
from wingspan.engine.program import Program
from wingspan.engine.slices import finish

from .line import Line
from .save import (
    Aim,
    Save,
    SaveError,
    Unasked,
    as_object,
    canonical,
    check_save,
    check_sum,
    check_told,
    clean_name,
    encode,
    same_table,
    seal,
    unsealed,
)

SCHEMA = 2
_PACKED = re.compile(rf'"schema"\s*:\s*{SCHEMA}\b')


class _Row(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The line of a finished game: what cannot be told from its being over."""

    players: int
    names: tuple[str, ...]
    automa: Level | None
    automubon: bool
    sets: tuple[str, ...]
    totals: tuple[int, ...]
    answers: int


class Packed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game as it is kept. ``record``: as the text after ``#g=`` in a link, without
    seats. ``game``: what :func:`wingspan.links.game_id` calls it. The rest as in :class:`.Save`.
    """

    schema: Literal[2]
    id: str
    record: str
    game: str
    row: _Row
    rules: int
    time: int
    name: str = ""
    seat: int | None = None
    beside: tuple[int, ...] = ()
    unasked: tuple[Unasked, ...] = ()
    sent: int = 0
    aim: Aim | None = None
    programs: tuple[Program | None, ...] = ()
    hurried: tuple[int, ...] = ()
    fresh: bool = False

    @property
    def line(self) -> Line:
        row = self.row
        return Line(
            players=row.players,
            names=row.names,
            automa=row.automa,
            automubon=row.automubon,
            sets=row.sets,
            round=ROUNDS,
            phase="over",
            totals=row.totals,
            answers=row.answers,
        )

    def encode(self) -> str:
        """The game as text."""
        return seal(canonical(msgspec.to_builtins(self)))

    def named(self, name: str) -> Packed:
        """The game under another name."""
        return structs.replace(self, name=clean_name(name))


def read_packed(text: str) -> Packed | None:
    """The packed game in a text; None if it is something else, a whole save for instance.

    It is not played: a list of thousands is read so. Raises SaveError if it is damaged.
    """
    if not _PACKED.search(text):
        return None
    body = unsealed(text)
    try:
        if body is not None:
            packed = msgspec.json.decode(body, type=Packed)
        else:
            data = as_object(text)
            check_sum(data)
            packed = msgspec.convert(data, Packed)
    except SaveError:
        raise
    except (ValueError, RecursionError) as error:
        raise SaveError("not_a_save", str(error)) from error
    check_told(packed)
    return packed


def unpack(packed: Packed, catalog: Catalog | None = None) -> tuple[Save, Game]:
    """The save of a packed game, without its table, and the game played again to its end.

    Raises SaveError if it cannot be.
    """
    from wingspan.links import LinkError, NewerRules, unpack_game

    try:
        link, game = unpack_game(packed.record, catalog)
    except NewerRules as error:
        raise SaveError("newer_rules", str(error)) from error
    except LinkError as error:
        raise SaveError("not_playable", str(error)) from error
    except Exception as error:
        raise SaveError("not_playable", f"{type(error).__name__}: {error}") from error
    if game.decision is not None or link.record.rules != packed.rules:
        raise SaveError("not_a_save", "a packed game that is not over, or of other rules")
    save = _saved(packed, link.record)
    check_save(save)
    return save, game


def _saved(packed: Packed, record: Record) -> Save:
    return Save(
        id=packed.id,
        name=packed.name,
        record=record,
        rules=packed.rules,
        time=packed.time,
        line=packed.line,
        seat=packed.seat,
        beside=packed.beside,
        unasked=packed.unasked,
        sent=packed.sent,
        aim=packed.aim,
        programs=packed.programs,
        hurried=packed.hurried,
        fresh=packed.fresh,
    )


def pack(save: Save, catalog: Catalog | None = None) -> Packed | None:
    """The save of a finished game, packed; None if it must stay whole.

    What is returned has been read back from its text and played again: nothing is lost but the
    table, which was compared.
    """
    return finish(packing(save, catalog))


def packing(save: Save, catalog: Catalog | None = None) -> Generator[None, None, Packed | None]:
    """:func:`pack` in two pieces, each of which plays the game once."""
    if not save.line.over:
        return None
    from wingspan.links import GameLink, LinkError, game_id, pack_game

    line = save.line
    row = _Row(
        line.players,
        line.names,
        line.automa,
        line.automubon,
        line.sets,
        line.totals,
        line.answers,
    )
    try:
        packed = Packed(
            schema=2,
            id=save.id,
            record=pack_game(GameLink(record=save.record), catalog),
            game=game_id(save.record),
            row=row,
            rules=save.rules,
            time=save.time,
            name=save.name,
            seat=save.seat,
            beside=save.beside,
            unasked=save.unasked,
            sent=save.sent,
            aim=save.aim,
            programs=save.programs,
            hurried=save.hurried,
            fresh=save.fresh,
        )
        yield
        again = read_packed(packed.encode())
        if again is None:
            return None
        same, game = unpack(again, catalog)
    except (LinkError, SaveError):
        return None
    if encode(same) != encode(structs.replace(save, position=None, question="")):
        return None
    if save.position is not None and not same_table(game.position(), save.position):
        return None
    return packed
