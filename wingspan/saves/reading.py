"""Reading a saved game, whole or packed, to play it or only to list it; and packed saves: finished
games in a few hundred characters, as the record in link form and a line.

A whole save takes 10 kB, most of it for the table, which follows from the record. A game that
does not fit into a link (long names, endless games), or whose record does not lead to the saved
table, stays whole.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct, structs

from wingspan.engine.components import ROUNDS, Level
from wingspan.engine.slices import finish

from .line import Line
from .save import (
    LONGEST_SAVE,
    Save,
    SaveError,
    SaveInfo,
    as_object,
    as_text,
    canonical,
    check_info,
    check_save,
    check_sum,
    decode_whole,
    encode,
    info_of,
    same_table,
    seal,
    unsealed,
)

if TYPE_CHECKING:
    from wingspan.engine import Catalog, Game, Record

SCHEMA = 2
_PACKED = re.compile(rf'"schema"\s*:\s*{SCHEMA}\b')


class _Row(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The fields of a finished game's line that differ between finished games."""

    players: int
    names: tuple[str, ...]
    automa: Level | None
    automubon: bool
    sets: tuple[str, ...]
    totals: tuple[int, ...]
    answers: int


class Packed(SaveInfo, frozen=True, kw_only=True, omit_defaults=True):
    """A packed save. ``record``: the text after ``#g=`` in a link, without seats. ``game``: its
    :func:`wingspan.links.game_id`.
    """

    schema: Literal[2]
    record: str
    game: str
    row: _Row

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
        """Return the text of the save."""
        return seal(canonical(msgspec.to_builtins(self)))


def read_packed(text: str) -> Packed | None:
    """Read a packed save; return None if the text is something else, such as a whole save.

    The game is not replayed, so that lists of thousands can be read. Raises SaveError if it is
    damaged.
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
    check_info(packed, packed.line)
    return packed


def unpack(packed: Packed, catalog: Catalog | None = None) -> tuple[Save, Game]:
    """Return the save of a packed game, without its table, and the game replayed to its end.

    Raises SaveError if that is impossible.
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
    save = Save(record=link.record, line=packed.line, **info_of(packed))
    check_save(save)
    return save, game


def pack(save: Save, catalog: Catalog | None = None) -> Packed | None:
    """Pack the save of a finished game; return None if it must stay whole.

    The result has been read back from its text and replayed. It lacks only the table, which has
    been compared with that of the replayed game.
    """
    return finish(packing(save, catalog))


def packing(save: Save, catalog: Catalog | None = None) -> Generator[None, None, Packed | None]:
    """Do :func:`pack` in two pieces, each of which replays the game once."""
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
            record=pack_game(GameLink(record=save.record), catalog),
            game=game_id(save.record),
            row=row,
            **info_of(save),
        )
        yield
        again = read_packed(packed.encode())
        assert again is not None
        same, game = unpack(again, catalog)
    except (LinkError, SaveError):
        return None
    if encode(same) != encode(structs.replace(save, position=None, question="")):
        return None
    if save.position is not None and not same_table(game.position(), save.position):
        return None
    return packed


# either


class Summary(Struct, frozen=True):
    """A saved game in a list. ``rules``: the rules version under which it was played.

    ``game``: its :func:`wingspan.links.game_id`, "" if that takes reading its record.
    """

    id: str
    name: str
    time: int
    line: Line
    rules: int
    seat: int | None
    game: str = ""


def read(text: str | bytes) -> Save | Packed:
    """Read a saved game without replaying it. Raises SaveError if it cannot be read."""
    text = as_text(text, LONGEST_SAVE)
    return read_packed(text) or decode_whole(text)


def decode(text: str | bytes) -> Save:
    """Read a save; a packed one is replayed to its end. Raises SaveError if that is impossible."""
    return whole(read(text))


def whole(game: Save | Packed) -> Save:
    """Return the save with its record. Raises SaveError if a packed game cannot be replayed."""
    return unpack(game)[0] if isinstance(game, Packed) else game


def written(game: Save | Packed) -> str:
    """Return the text of a saved game."""
    return game.encode() if isinstance(game, Packed) else encode(game)


def with_id(game: Save | Packed, id_: str) -> Save | Packed:
    """Return the game with another id."""
    return game if game.id == id_ else structs.replace(game, id=id_)


def summary(game: Save | Packed) -> Summary:
    """Return the summary of a game for a list."""
    known = game.game if isinstance(game, Packed) else ""
    return Summary(game.id, game.name, game.time, game.line, game.rules, game.seat, known)


def same_record(one: Record, other: Record) -> bool:
    """Whether two records are equal as JSON, no matter whether read or just made."""
    return canonical(one) == canonical(other)


def goes_on(record: Record, before: Record) -> bool:
    """Whether a record continues ``before``: it has the same beginning and all its answers."""
    if (record.rules, record.setup, record.start) == (before.rules, before.setup, before.start):
        return record.answers[: len(before.answers)] == before.answers
    from wingspan.links import relation

    return relation(before, record) in ("same", "newer")
