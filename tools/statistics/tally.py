"""What games come to, added up as they are read, so that nothing is read twice."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from wingspan.bots.measures import CATEGORIES
from wingspan.bots.tournament.birds import Count, Table
from wingspan.bots.tournament.play import AUTOMA_LEVELS, Result
from wingspan.bots.weights import NEWEST
from wingspan.engine import RULES

from .gather import ALONE, PLAYER, TABLES, Series, of_today

STATE = f"tallies_{RULES}_{NEWEST}.json"
"""Games under other rules or with other weights are left out: they have a file of their own."""


class Tally(Struct):
    """A series so far. ``read``: bytes of its file. ``points`` and ``columns`` are of persons;
    ``automa``: its points at its levels, ``beaten``: games won against each, half for a tie."""

    read: int = 0
    games: int = 0
    points: Count = msgspec.field(default_factory=Count)
    columns: list[Count] = msgspec.field(default_factory=lambda: [Count() for _ in CATEGORIES])
    automa: list[Count] = msgspec.field(default_factory=lambda: [Count() for _ in AUTOMA_LEVELS])
    beaten: list[float] = msgspec.field(default_factory=lambda: [0.0 for _ in AUTOMA_LEVELS])
    cards: Table = msgspec.field(default_factory=Table.empty)

    def add(self, result: Result, cards: bool) -> None:
        """A game more. ``cards``: count single cards as well, for which it is played again."""
        self.games += 1
        for points, columns in zip(result.points, result.columns, strict=True):
            self.points.add(points)
            for count, column in zip(self.columns, columns, strict=True):
                count.add(column)
        for at, points in enumerate(result.automa):
            self.automa[at].add(points)
            mine = result.points[0]
            self.beaten[at] += (mine > points) + 0.5 * (mine == points)
        if cards:
            self.cards.add(result)


def tallies(folder: Path) -> dict[Series, Tally]:
    """Every series, with what was appended to its file since the last time added up too."""
    state = folder / STATE
    kept = msgspec.json.decode(state.read_bytes(), type=dict[str, Tally]) if state.exists() else {}
    found = {}
    for series in (*TABLES, *ALONE):
        tally = found[series] = kept.setdefault(series.name, Tally())
        _read_on(folder / f"{series.name}.jsonl", tally, series.level == PLAYER)
        new = state.with_suffix(".new")
        new.write_bytes(msgspec.json.encode(kept))
        new.replace(state)
    return found


def _read_on(path: Path, tally: Tally, cards: bool) -> None:
    """Add up what is new in the file; a line that has no end yet is left for the next time."""
    if not path.exists():
        return
    with path.open("rb") as file:
        file.seek(tally.read)
        for line in file:
            if not line.endswith(b"\n"):
                return
            tally.read += len(line)
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError:
                continue
            if of_today(result):
                tally.add(result, cards)
