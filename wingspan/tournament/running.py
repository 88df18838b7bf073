"""Plays many games on any executor of :mod:`concurrent.futures`.

Only this process writes results. If a worker is lost, its game is played again, with the same
result.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from concurrent.futures import ProcessPoolExecutor as ProcessPool
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from .play import Fixture, Result, play
from .results import kept_in, read

AHEAD = 4
"""The number of games submitted per game that can run at a time, so that no worker waits."""

MOST_LOSSES = 5
"""The number of times in a row that the executor may break without finishing a game."""

Tell = Callable[[Result], None]


class TournamentError(RuntimeError):
    """All workers are lost; the games that were played are in the file."""


class Workforce(NamedTuple):
    """The workers of a tournament.

    ``hire`` creates an executor, and another one if that breaks. ``number``: how many games it
    plays at a time. ``losses``: the exceptions of futures whose worker was lost.
    """

    hire: Callable[[], AbstractContextManager[Executor]]
    number: int
    losses: tuple[type[BaseException], ...]


def processes(number: int | None = None) -> Workforce:
    """Return a workforce of processes on this machine, by default one per core."""
    number = number or os.cpu_count() or 1

    def hire() -> Executor:
        return ProcessPool(number, get_context("spawn"), initializer=_leave_interrupts)

    return Workforce(hire, number, (BrokenProcessPool, CancelledError))


def _leave_interrupts() -> None:
    """Ignore Ctrl-C in workers; the process that hands out the games handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(
    fixtures: Sequence[Fixture], path: Path, workforce: Workforce, tell: Tell | None = None
) -> list[Result]:
    """Play the games that are not in the file and append them; return all results in order.

    ``tell`` is called with each result as its game ends. Raises TournamentError, and whatever a
    game raises; the games finished by then are in the file.
    """
    games = read(path).games
    missing = [fixture for fixture in dict.fromkeys(fixtures) if fixture not in games]
    if missing:
        with kept_in(path) as keep:
            for result in _played(missing, workforce):
                keep(result)
                games[result.fixture] = result
                if tell:
                    tell(result)
    return [games[fixture] for fixture in fixtures]


def _played(fixtures: Iterable[Fixture], workforce: Workforce) -> Iterator[Result]:
    """Yield the results in the order in which games end, each game once."""
    ahead = list(reversed(list(fixtures)))
    losses = 0
    while ahead:
        with workforce.hire() as executor:
            for result in _by(executor, ahead, workforce):
                losses = 0
                yield result
        if ahead:
            losses += 1
            if losses == MOST_LOSSES:
                raise TournamentError(
                    f"All workers were lost {losses} times in a row without finishing a game;"
                    f" {len(ahead)} games are left."
                )


def _by(executor: Executor, ahead: list[Fixture], workforce: Workforce) -> Iterator[Result]:
    """Play games from the end of ``ahead``; put those whose worker is lost back.

    Ends when no games are left, or when the executor has broken.
    """
    handed: dict[Future[Result], Fixture] = {}
    broken = False
    try:
        while handed or (ahead and not broken):
            while ahead and not broken and len(handed) < AHEAD * workforce.number:
                try:
                    handed[executor.submit(play, ahead[-1])] = ahead[-1]
                    ahead.pop()
                except workforce.losses:
                    broken = True
            done, _ = wait(handed, return_when=FIRST_COMPLETED)
            for future in done:
                fixture = handed.pop(future)
                try:
                    yield future.result()
                except workforce.losses:
                    ahead.append(fixture)
                    broken = True
    finally:
        for future in handed:
            future.cancel()
