"""The file of results: a line of JSON per game, appended as games end and never rewritten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from .play import Fixture, Result

Keep = Callable[[Result], int]
"""Appends a result; returns its length in bytes."""


class Known(NamedTuple):
    """The contents of a file: each game once, and the number of lines that cannot be read. Such
    lines remain if a machine stops while writing; their games are played again.
    """

    games: dict[Fixture, Result]
    unread: int


def read(path: Path) -> Known:
    """Read the games of a file, in its order; none if the file does not exist."""
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
    """Yield a function that appends a result to the file and flushes it."""
    with path.open("ab") as file:
        if _breaks_off(path):
            file.write(b"\n")

        def keep(result: Result) -> int:
            written = file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            return written

        yield keep


def _breaks_off(path: Path) -> bool:
    """Return whether the last line is incomplete."""
    with path.open("rb") as file:
        if file.seek(0, 2) == 0:
            return False
        file.seek(-1, 2)
        return file.read(1) != b"\n"
