"""The file of results: one line of JSON a game, appended as they come, and never written again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from .play import Fixture, Result

Keep = Callable[[Result], int]
"""Appends a result; returns the bytes that it takes."""


class Known(NamedTuple):
    """What is in a file: each game once, and how many lines cannot be read (a game that was being
    written when its machine stopped; it will be played again)."""

    games: dict[Fixture, Result]
    unread: int


def read(path: Path) -> Known:
    """The games in a file, in its order; none if it is not there."""
    games: dict[Fixture, Result] = {}
    unread = 0
    if path.exists():
        with path.open("rb") as file:
            for line in file:
                try:
                    result = msgspec.json.decode(line, type=Result)
                except (msgspec.DecodeError, UnicodeDecodeError):
                    unread += 1
                    continue
                games.setdefault(result.fixture, result)
    return Known(games, unread)


@contextmanager
def kept_in(path: Path) -> Iterator[Keep]:
    """What appends a result to the file, and does not come back before the system has it."""
    with path.open("ab") as file:
        if _breaks_off(path):
            file.write(b"\n")

        def keep(result: Result) -> int:
            written = file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            return written

        yield keep


def _breaks_off(path: Path) -> bool:
    """Whether the last line has no end."""
    with path.open("rb") as file:
        if file.seek(0, 2) == 0:
            return False
        file.seek(-1, 2)
        return file.read(1) != b"\n"
