"""Reading a saved game, whole or packed, to play it or only to list it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, structs

from .line import Line
from .packed import Packed, read_packed, unpack
from .save import LONGEST_SAVE, Save, as_text, canonical, decode_whole, encode

if TYPE_CHECKING:
    from wingspan.engine import Record


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


def with_id(game: Save | Packed, id: str) -> Save | Packed:
    """Return the game with another id."""
    return game if game.id == id else structs.replace(game, id=id)


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
