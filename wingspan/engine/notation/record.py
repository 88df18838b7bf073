"""A game written down: its set-up and the answers given. Everything else follows."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from ..rules import RULES, RulesError, check_number
from ..setup import Setup

FORMAT = 1
"""The layout of records."""


class RecordError(ValueError):
    """A record that cannot be replayed; the message says why."""


class IllegalAnswer(ValueError):
    """An answer that is none of the options of the pending decision. Nothing has changed."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game. ``start``: the position it began from, if not from the deal.

    ``answers`` are option indexes in order. ``take_backs`` counts answers taken back. ``rules``:
    the number of those that it was played under (:mod:`wingspan.engine.rules`).
    """

    setup: Setup
    answers: tuple[int, ...] = ()
    start: dict[str, Any] | None = None
    take_backs: int = 0
    format: int = FORMAT
    rules: int = RULES


def encode(record: Record) -> bytes:
    """The record as JSON."""
    return msgspec.json.encode(record)


def decode(content: bytes | str) -> Record:
    """Read a record from JSON. Raises RecordError with a sentence if it is damaged."""
    try:
        return msgspec.json.decode(content, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"This is not the record of a game: {error}") from error


def check(record: Record) -> None:
    """Raise RecordError if the record has another format, or rules that are not known here."""
    if record.format != FORMAT:
        raise RecordError(
            f"The record has format {record.format}; this version reads format {FORMAT}."
        )
    try:
        check_number(record.rules)
    except RulesError as error:
        raise RecordError(f"The record cannot be replayed. {error}") from error
