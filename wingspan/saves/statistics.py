"""The results of finished games, kept on this device only, and what they add up to."""

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
    """The results in ``store``, in the order of their time. Writing raises StoreError."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._shelf = Shelf(store)

    def all(self) -> tuple[Result, ...]:
        """The results that can be read."""
        text = self.store.get(KEY)
        if text is None:
            return ()
        try:
            return read(text)[0]
        except SaveError:
            return ()

    def note(self, result: Result) -> None:
        """Count a finished game; the same game finished again takes its first result's place.

        Looking at a finished game once more changes nothing, nor when it was finished.
        """
        kept = self._to_be_kept()
        there = next((known for known in kept if known.id == result.id), None)
        if there is None or structs.replace(there, time=result.time) != result:
            self._write(by_time([*kept, result]))

    def forget(self, id: str) -> None:
        """Count a game no longer: it goes on after all."""
        kept = self._to_be_kept()
        if any(result.id == id for result in kept):
            self._write([result for result in kept if result.id != id])

    def shorten(self) -> bool:
        """Write what an earlier version kept as it is kept now; whether that was done.

        The new text is read back before and after it takes the old one's place; where anything
        would be lost, or there is no room, all stays as it is.
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
        """All results as the text of a file."""
        return as_file(self.all())

    def merge(self, text: str | bytes) -> int:
        """Add the results of an exported file, each game once; how many were new.

        Raises SaveError if it is none; nothing has changed then.
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
        """Forget all results; the text for :meth:`restore`."""
        text = self.store.get(KEY) or ""
        self.store.remove(KEY)
        return text

    def restore(self, erased: str) -> None:
        """Undo :meth:`erase`; what has been counted since stays."""
        since = self.all()
        if erased:
            self._shelf.write(KEY, erased)
        for result in since:
            self.note(result)

    def _to_be_kept(self) -> tuple[Result, ...]:
        """The results, before they are written anew: a text that is damaged is kept aside."""
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
    """Solo games at one level. ``mean`` is of the scores, in tenths of a point."""

    level: Level
    games: int
    won: int
    best: int
    mean: int


class AtProgram(Struct, frozen=True):
    """Games of one person against computer players of one level, other levels at the table or not.

    ``won``: with more points than that player. ``mean`` is of one's own scores, in tenths.
    """

    level: str
    games: int
    won: int
    best: int
    mean: int


class Statistics(Struct, frozen=True):
    """What the results add up to.

    ``best``: the result with the highest score of one's own, the earliest of equals. ``means``:
    points by category, in tenths, over one's own games. ``streak`` and ``longest_streak``: games
    won in a row, the latest ones and ever. ``rating``: after the games that count. ``days`` and
    ``longest_days``: deals of the day on days in a row, up to today or yesterday, and ever.
    ``recent``: one's own games, oldest first. Games in which the coach was asked are kept apart:
    they count in ``with_hints`` only.
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


RECENT = 30


def day(time: int) -> str:
    """The date of a moment, in UTC, of milliseconds since 1970."""
    return datetime.fromtimestamp(time / 1000, UTC).date().isoformat()


def add_up(results: Iterable[Result], today: str) -> Statistics:
    """``today``: the date in UTC, written 2026-03-14."""
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
    """In tenths, rounded half up; 0 of nothing."""
    found = list(numbers)
    return (20 * sum(found) + len(found)) // (2 * len(found)) if found else 0


def _runs(won: Iterable[bool]) -> Iterator[int]:
    """After each game, how many were won in a row."""
    run = 0
    for victory in won:
        run = run + 1 if victory else 0
        yield run


def _days(own: list[Result], today: str) -> tuple[int, int]:
    """Days in a row with a deal of the day: up to now, and the most ever."""
    lengths: dict[int, int] = {}
    for day in sorted({day for result in own if (day := _day(result.challenge))}):
        lengths[day] = lengths.get(day - 1, 0) + 1
    now = _day(today)
    current = lengths.get(now) or lengths.get(now - 1) or 0
    return current, max(lengths.values(), default=0)


def _day(challenge: str) -> int:
    """The number of a day; 0 for other words."""
    if not _DATE.fullmatch(challenge):
        return 0
    try:
        return date.fromisoformat(challenge).toordinal()
    except ValueError:
        return 0
