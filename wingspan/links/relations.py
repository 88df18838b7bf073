"""Comparing records: whether they are of the same game, and which has got further."""

from __future__ import annotations

from binascii import b2a_base64
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from wingspan.engine import Record, Setup

from .setup_code import clean

Relation = Literal["same", "newer", "older", "branch", "other_game"]
"""How another record relates to mine: it continues mine ("newer"), mine continues it ("older"),
they diverge ("branch"), or they are of different games."""


def relation(mine: Record, theirs: Record) -> Relation:
    """Return how ``theirs`` relates to ``mine``, with names as in links and ignoring take-backs."""
    if _beginning(mine) != _beginning(theirs):
        return "other_game"
    common = common_answers(mine, theirs)
    if common == len(mine.answers):
        return "same" if common == len(theirs.answers) else "newer"
    return "older" if common == len(theirs.answers) else "branch"


def common_answers(mine: Record, theirs: Record) -> int:
    """Return the number of answers two records share before the first difference."""
    pairs = zip(mine.answers, theirs.answers, strict=False)
    same = 0
    for one, other in pairs:
        if one != other:
            break
        same += 1
    return same


def game_id(record: Record) -> str:
    """Return an id of 12 characters that depends on a game's rules, set-up and start only.

    Saves keep it, so it must stay the same when a later version adds fields to set-ups.
    """
    digest = blake2b(_beginning(record), digest_size=9).digest()
    return b2a_base64(digest, newline=False).translate(bytes.maketrans(b"+/", b"-_")).decode()


def _beginning(record: Record) -> bytes:
    """Return set-up, start and rules version as canonical JSON.

    Fields of the set-up that hold their defaults, the set-up within the start, and version 1 are
    left out."""
    setup: dict[str, Any] = msgspec.to_builtins(clean(record.setup))
    usual: dict[str, Any] = msgspec.to_builtins(Setup())
    told = {name: value for name, value in setup.items() if value != usual[name]}
    start = None if record.start is None else {**record.start, "setup": None}
    number = [] if record.rules == 1 else [record.rules]
    return msgspec.json.encode([told, start, *number], order="deterministic")
