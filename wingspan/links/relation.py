"""Whether two records are of one game, and which of them is further on."""

from __future__ import annotations

from binascii import b2a_base64
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from wingspan.engine import Record, Setup

from .setup_code import clean

Relation = Literal["same", "newer", "older", "branch", "other_game"]
"""How another record stands to mine: it goes on from it ("newer"), mine goes on from it
("older"), they part ways ("branch"), or they are not of one game."""


def relation(mine: Record, theirs: Record) -> Relation:
    """How ``theirs`` stands to ``mine``. Names count as links hold them, take-backs not at all."""
    if _beginning(mine) != _beginning(theirs):
        return "other_game"
    common = common_answers(mine, theirs)
    if common == len(mine.answers):
        return "same" if common == len(theirs.answers) else "newer"
    return "older" if common == len(theirs.answers) else "branch"


def common_answers(mine: Record, theirs: Record) -> int:
    """How many answers two records have in common before the first that differs."""
    pairs = zip(mine.answers, theirs.answers, strict=False)
    same = 0
    for one, other in pairs:
        if one != other:
            break
        same += 1
    return same


def game_id(record: Record) -> str:
    """A name of 12 characters for a game, from its rules, set-up and start, whatever was answered.

    It stays the same when a later version adds fields to set-ups, and saves keep it.
    """
    digest = blake2b(_beginning(record), digest_size=9).digest()
    return b2a_base64(digest, newline=False).translate(bytes.maketrans(b"+/", b"-_")).decode()


def _beginning(record: Record) -> bytes:
    """Set-up, start and number of the rules as JSON, written in one way; fields of the set-up
    that say nothing, the set-up within the start, and the first number are left out."""
    setup: dict[str, Any] = msgspec.to_builtins(clean(record.setup))
    usual: dict[str, Any] = msgspec.to_builtins(Setup())
    told = {name: value for name, value in setup.items() if value != usual[name]}
    start = None if record.start is None else {**record.start, "setup": None}
    number = [] if record.rules == 1 else [record.rules]
    return msgspec.json.encode([told, start, *number], order="deterministic")
