"""Which answers of the game on the table each began an input, stored next to its save.

A press may give several answers, which are taken back together, even after a reload. This is not
part of the save, because earlier versions read that; without it, answers are taken back one by
one.
"""

from __future__ import annotations

from binascii import crc32

import msgspec
from msgspec import Struct

KEY = "wingspan.presses"
"""Key under which the browser stores it, only for the game that was saved last."""


class _Presses(Struct, frozen=True):
    """``id``: the game's id. ``answers``: a checksum of all its answers. ``begun``: the numbers of
    the answers that began an input.
    """

    id: str
    answers: int
    begun: tuple[int, ...]


def write(id: str, answers: tuple[int, ...], begun: tuple[int, ...]) -> str:
    """The presses of a game as JSON."""
    return msgspec.json.encode(_Presses(id, _checksum(answers), begun)).decode()


def read(text: str | None, id: str, answers: tuple[int, ...]) -> frozenset[int] | None:
    """``begun`` as passed to :func:`write`; None if that was for another game or other answers."""
    try:
        kept = msgspec.json.decode(text or "null", type=_Presses)
    except msgspec.DecodeError:
        return None
    if (kept.id, kept.answers) != (id, _checksum(answers)):
        return None
    return frozenset(kept.begun)


def _checksum(answers: tuple[int, ...]) -> int:
    return crc32(msgspec.json.encode(answers))
