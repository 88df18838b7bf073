"""Tallies of games, added up as the games are played or read, so that nothing is read twice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from wingspan.bots.features.value_features import CATEGORIES
from wingspan.bots.weights import NEWEST
from wingspan.engine import RULES, Game
from wingspan.engine.components import AUTOMA_LEVELS
from wingspan.tournament.birds import Count, Table
from wingspan.tournament.play import Result

from .series import ALONE, PLAYER, TABLES, Series, of_today

STATE = f"tallies_{RULES}_{NEWEST}.json"
"""The file of tallies. Games under other rules or with other weights are left out: they have a file
of their own."""


class Tally(Struct):
    """A series so far. ``read``: bytes of its file that are added up. ``points`` and ``columns``
    are those of players; ``automa``: the Automa's points at each of its levels; ``beaten``: games
    won against each, half for a tie.
    """

    read: int = 0
    games: int = 0
    points: Count = msgspec.field(default_factory=Count)
    columns: list[Count] = msgspec.field(default_factory=lambda: [Count() for _ in CATEGORIES])
    automa: list[Count] = msgspec.field(default_factory=lambda: [Count() for _ in AUTOMA_LEVELS])
    beaten: list[float] = msgspec.field(default_factory=lambda: [0.0 for _ in AUTOMA_LEVELS])
    cards: Table = msgspec.field(default_factory=Table.empty)

    def add(self, result: Result, game: Game | None = None) -> None:
        """Add a game. ``game``: the finished game itself; without it the game is replayed."""
        self.games += 1
        for points, columns in zip(result.points, result.columns, strict=True):
            self.points.add(points)
            for count, column in zip(self.columns, columns, strict=True):
                count.add(column)
        for at, points in enumerate(result.automa):
            self.automa[at].add(points)
            mine = result.points[0]
            self.beaten[at] += (mine > points) + 0.5 * (mine == points)
        if PLAYER in result.seats:  # all other levels play alone and for their points only
            self.cards.add(result, game)

    def follow(self, path: Path, written: int, result: Result, game: Game) -> None:
        """Add a game that was just appended to its file, ``written`` bytes long.

        If another process writes to the file too, the game is left to be read with theirs.
        """
        if self.read + written == path.stat().st_size:
            self.read += written
            self.add(result, game)

    def join(self, other: Tally) -> None:
        """Add all games of another tally of the same series."""
        self.games += other.games
        self.points.join(other.points)
        for counts, more in ((self.columns, other.columns), (self.automa, other.automa)):
            for mine, theirs in zip(counts, more, strict=True):
                mine.join(theirs)
        self.beaten = [a + b for a, b in zip(self.beaten, other.beaten, strict=True)]
        self.cards.join(other.cards)


Tallies = dict[Series, Tally]


def file_of(folder: Path, series: Series) -> Path:
    """Return the file that holds the games of a series."""
    return folder / f"{series.name}.jsonl"


def added_up(folder: Path) -> Tallies:
    """Return every series, with what was appended to its file since the last time added up too."""
    state = folder / STATE
    kept = msgspec.json.decode(state.read_bytes(), type=dict[str, Tally]) if state.exists() else {}
    found: Tallies = {}
    for series in (*TABLES, *ALONE):
        path = file_of(folder, series)
        tally = kept.get(series.name, Tally())
        if tally.read > (path.stat().st_size if path.exists() else 0):  # the file was replaced
            tally = Tally()
        found[series] = tally
        _read_on(path, tally)
    keep_tallies(folder, found)
    return found


def keep_tallies(folder: Path, tallies: Tallies) -> None:
    """Write the tallies to the folder's file, atomically."""
    state = folder / STATE
    new = state.with_suffix(".new")
    new.write_bytes(msgspec.json.encode({series.name: tally for series, tally in tallies.items()}))
    new.replace(state)


def joined(folders: Sequence[Path]) -> Tallies:
    """Return the tallies of all folders together. Raises ValueError if two hold the same game."""
    whole: Tallies = {series: Tally() for series in (*TABLES, *ALONE)}
    for series in whole:
        rounds: set[int] = set()
        for folder in folders:
            more = rounds_in(file_of(folder, series)) if len(folders) > 1 else set()
            if both := rounds & more:
                raise ValueError(f"{folder} holds round {min(both)} of {series.name} once more.")
            rounds |= more
    for folder in folders:
        for series, tally in added_up(folder).items():
            whole[series].join(tally)
    return whole


def _read_on(path: Path, tally: Tally) -> None:
    """Add up what is new in the file; a line without its end is left for the next time."""
    if not path.exists():
        return
    with path.open("rb") as file:
        file.seek(tally.read)
        for line in file:
            if not line.endswith(b"\n"):
                return
            tally.read += len(line)
            result = _result(line)
            if result is not None:
                tally.add(result)


def rounds_in(path: Path) -> set[int]:
    """Return the rounds whose games are in a file and count."""
    if not path.exists():
        return set()
    with path.open("rb") as file:
        games = (_result(line) for line in file)
        return {game.record.setup.seed for game in games if game is not None}


def _result(line: bytes) -> Result | None:
    """Return a line's game; None if it cannot be read, or is of other rules or weights."""
    try:
        result = msgspec.json.decode(line, type=Result)
    except msgspec.DecodeError:
        return None
    return result if of_today(result) else None
