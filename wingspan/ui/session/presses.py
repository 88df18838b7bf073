"""Which answers of the game on the table each began an input, kept beside its save.

A press may give several answers, and they are taken back together: after a reload too. It is no
part of the save, which earlier versions read; without it answers are taken back one by one.
"""

from __future__ import annotations

from binascii import crc32

import msgspec
from msgspec import Struct

KEY = "wingspan.presses"
"""Under which a browser keeps it, of the one game that was kept last."""


class _Presses(Struct, frozen=True):
    """``id``: the game's. ``answers``: a checksum of all that was answered in it. ``begun``: the
    numbers of those answers that began an input.
    """

    id: str
    answers: int
    begun: tuple[int, ...]


def write(id: str, answers: tuple[int, ...], begun: tuple[int, ...]) -> str:
    """The presses of a game as text."""
    return msgspec.json.encode(_Presses(id, _checksum(answers), begun)).decode()


def read(text: str | None, id: str, answers: tuple[int, ...]) -> frozenset[int] | None:
    """What :func:`write` was told; None if it was of another game or of another moment of it."""
    try:
        kept = msgspec.json.decode(text or "null", type=_Presses)
    except msgspec.DecodeError:
        return None
    if (kept.id, kept.answers) != (id, _checksum(answers)):
        return None
    return frozenset(kept.begun)


def _checksum(answers: tuple[int, ...]) -> int:
    return crc32(msgspec.json.encode(answers))
