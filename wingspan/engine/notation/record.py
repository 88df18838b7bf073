"""Records: a game as its set-up and the answers given, which determine everything else."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from ..rules import RULES
from ..setup import Setup

FORMAT = 1
"""The version of the layout of records."""


class RecordError(ValueError):
    """Raised for a record that cannot be replayed; the message says why."""


class IllegalAnswer(ValueError):
    """Raised for an answer that is not an option of the pending decision; nothing has changed."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game. ``start``: the position from which it began, None if it was dealt.

    ``answers``: option indexes in order. ``take_backs``: the number of answers taken back.
    ``rules``: the version of the rules under which it was played (:mod:`wingspan.engine.rules`).
    """

    setup: Setup
    answers: tuple[int, ...] = ()
    start: dict[str, Any] | None = None
    take_backs: int = 0
    format: int = FORMAT
    rules: int = RULES


def encode(record: Record) -> bytes:
    """Encode the record as JSON."""
    return msgspec.json.encode(record)


def decode(content: bytes | str) -> Record:
    """Read a record from JSON. Raises RecordError if it is damaged."""
    try:
        return msgspec.json.decode(content, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"This is not the record of a game: {error}") from error
