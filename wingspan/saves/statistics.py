"""The results of finished games, kept on this device only, and their totals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime
from typing import get_args

from msgspec import Struct, structs

from wingspan.engine.components import Level

from .rating import PROGRAMS, Rating, rated
from .result import CATEGORIES, Category, Result, as_file, as_kept, by_time, is_short, read
from .save import SaveError, as_text
from .shelf import Shelf
from .store import Store, replaced

KEY = "wingspan.statistics"
LONGEST = 1 << 22

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
LEVELS: tuple[Level, ...] = get_args(Level)


class Results:
    """The results in ``store``, sorted by time. Methods that write raise StoreError."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._shelf = Shelf(store)

    def all(self) -> tuple[Result, ...]:
        """Return the results that can be read."""
        text = self.store.get(KEY)
        if text is None:
            return ()
        try:
            return read(text)[0]
        except SaveError:
            return ()

    def note(self, result: Result) -> None:
        """Count a finished game; if it was counted before, replace its result.

        A result that differs only in its time changes nothing, so that viewing a finished game
        again does not either.
        """
        kept = self._to_be_kept()
        there = next((known for known in kept if known.id == result.id), None)
        if there is None or structs.replace(there, time=result.time) != result:
            self._write(by_time([*kept, result]))

    def shorten(self) -> bool:
        """Rewrite results of an earlier version in the short layout; return whether that was done.

        The new text is read back before and after it replaces the old one; if anything would be
        lost, or there is no room, nothing changes.
        """
        old = self.store.get(KEY)
        if old is None or is_short(old):
            return False
        try:
            results, damaged = read(old)
        except SaveError:
            return False
        new = as_kept(results)
        return not damaged and read(new)[0] == results and replaced(self.store, KEY, old, new)

    def export(self) -> str:
        """Return all results as the text of a file."""
        return as_file(self.all())

    def merge(self, text: str | bytes) -> int:
        """Add the results of an exported file, each game once; return how many were new.

        Raises SaveError, and changes nothing, if it is not such a file.
        """
        results, damaged = read(as_text(text, LONGEST))
        if damaged and not results:
            raise SaveError("damaged", "no result in it can be read")
        kept = self._to_be_kept()
        known = {result.id for result in kept}
        new = [result for result in by_time(results) if result.id not in known]
        if new:
            self._write(by_time([*kept, *new]))
        return len(new)

    def erase(self) -> str:
        """Delete all results, and return a text for :meth:`restore`."""
        text = self.store.get(KEY) or ""
        self.store.remove(KEY)
        return text

    def restore(self, erased: str) -> None:
        """Undo :meth:`erase`; results counted since are kept."""
        since = self.all()
        if erased:
            self._shelf.write(KEY, erased)
        for result in since:
            self.note(result)

    def _to_be_kept(self) -> tuple[Result, ...]:
        """Return the results before they are rewritten; keep a copy of a damaged text."""
        text = self.store.get(KEY)
        if text is None:
            return ()
        try:
            results, damaged = read(text)
        except SaveError:
            results, damaged = (), True
        if damaged:
            self._shelf.keep_unreadable(text)
        return results

    def _write(self, results: Iterable[Result]) -> None:
        self._shelf.write(KEY, as_kept(results))


class AtLevel(Struct, frozen=True):
    """Solo games at one level. ``mean``: mean score in tenths of a point."""

    level: Level
    games: int
    won: int
    best: int
    mean: int


class AtProgram(Struct, frozen=True):
    """Games of one person against a computer player of one level, possibly among others.

    ``won``: games with more points than that player. ``mean``: the person's mean score in tenths.
    """

    level: str
    games: int
    won: int
    best: int
    mean: int


class Statistics(Struct, frozen=True):
    """Totals of results. A person's own games are those with a ``seat``.

    ``best``: the own game with the highest score, the earliest of equals. ``means``: mean points by
    category, in tenths, over own games. ``streak`` and ``longest_streak``: games won in a row,
    latest and ever. ``rating``: after all rated games. ``days`` and ``longest_days``: days in a row
    with a deal of the day, up to today or yesterday, and ever. ``recent``: own games, oldest first.
    Games with hints count in ``with_hints`` only. ``at_the_board``: the latest games on a real
    table, newest first.
    """

    games: int
    own: int
    won: int
    levels: tuple[AtLevel, ...]
    programs: tuple[AtProgram, ...]
    rating: Rating
    best: Result | None
    means: dict[Category, int]
    streak: int
    longest_streak: int
    days: int
    longest_days: int
    recent: tuple[Result, ...]
    with_hints: int = 0
    at_the_board: tuple[Result, ...] = ()


RECENT = 30


def day(time: int) -> str:
    """Return the date in UTC of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(time / 1000, UTC).date().isoformat()


def add_up(results: Iterable[Result], today: str) -> Statistics:
    """Return the totals of results. ``today``: the date in UTC, as 2026-03-14."""
    every = by_time(results)
    results = [result for result in every if not result.hints]
    own = [result for result in results if result.seat is not None]
    runs = list(_runs(result.won for result in own))
    days, longest_days = _days(own, today)
    best = max(own, key=lambda result: result.score, default=None)
    return Statistics(
        games=len(results),
        own=len(own),
        won=sum(result.won for result in own),
        levels=tuple(_levels(own)),
        programs=tuple(_programs(own)),
        rating=rated(own),
        best=best,
        means={name: _mean(result.categories[name] for result in own) for name in CATEGORIES},
        streak=runs[-1] if runs else 0,
        longest_streak=max(runs, default=0),
        days=days,
        longest_days=longest_days,
        recent=tuple(own[-RECENT:]),
        with_hints=len(every) - len(results),
        at_the_board=tuple(result for result in every[::-1] if result.played == "at_the_board")[
            :RECENT
        ],
    )


def _levels(own: list[Result]) -> Iterator[AtLevel]:
    for level in LEVELS:
        there = [result for result in own if result.level == level]
        if there:
            yield AtLevel(
                level,
                len(there),
                sum(result.won for result in there),
                max(result.score for result in there),
                _mean(result.score for result in there),
            )


def _programs(own: list[Result]) -> Iterator[AtProgram]:
    for level in PROGRAMS:
        there = [
            (result.score, each.score)
            for result in own
            for each in result.programs
            if each.level == level
        ]
        if there:
            scores = [mine for mine, _ in there]
            yield AtProgram(
                level,
                len(there),
                sum(mine > other for mine, other in there),
                max(scores),
                _mean(scores),
            )


def _mean(numbers: Iterable[int]) -> int:
    """Return the mean in tenths, rounded half up; 0 without numbers."""
    found = list(numbers)
    return (20 * sum(found) + len(found)) // (2 * len(found)) if found else 0


def _runs(won: Iterable[bool]) -> Iterator[int]:
    """Yield after each game the number of games won in a row."""
    run = 0
    for victory in won:
        run = run + 1 if victory else 0
        yield run


def _days(own: list[Result], today: str) -> tuple[int, int]:
    """Return the days in a row with a deal of the day: up to now, and the most ever."""
    lengths: dict[int, int] = {}
    for day in sorted({day for result in own if (day := _day(result.challenge))}):
        lengths[day] = lengths.get(day - 1, 0) + 1
    now = _day(today)
    current = lengths.get(now) or lengths.get(now - 1) or 0
    return current, max(lengths.values(), default=0)


def _day(challenge: str) -> int:
    """Return the ordinal of a date; 0 for any other text."""
    if not _DATE.fullmatch(challenge):
        return 0
    try:
        return date.fromisoformat(challenge).toordinal()
    except ValueError:
        return 0
