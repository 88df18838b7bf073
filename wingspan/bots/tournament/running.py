"""Playing many games, with whatever there is to play them on.

Anything that is an executor of :mod:`concurrent.futures` will do. A game is written down once it
is over, by this process alone; one whose worker is lost is simply played again, to the same end.
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
"""Games handed out for each one that can be played at a time, so that nobody waits for work."""

MOST_LOSSES = 5
"""So many workers may be lost one after the other, without a game in between."""

Tell = Callable[[Result], None]


class TournamentError(RuntimeError):
    """Nobody is left to play; what was played is in the file."""


class Workforce(NamedTuple):
    """Who plays the games.

    ``hire`` makes an executor, and another when the last one broke; ``number``: how many games
    it plays at a time; ``losses``: what a future raises when its worker is lost.
    """

    hire: Callable[[], AbstractContextManager[Executor]]
    number: int
    losses: tuple[type[BaseException], ...]


def processes(number: int | None = None) -> Workforce:
    """Processes of this machine, by default as many as it has cores."""
    number = number or os.cpu_count() or 1

    def hire() -> Executor:
        return ProcessPool(number, get_context("spawn"), initializer=_leave_interrupts)

    return Workforce(hire, number, (BrokenProcessPool, CancelledError))


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that gives out the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(
    fixtures: Sequence[Fixture], path: Path, workforce: Workforce, tell: Tell | None = None
) -> list[Result]:
    """Play what is not in the file yet and append it; return the results in their order.

    ``tell`` hears of each game as it ends. Raises TournamentError, and whatever a game raises;
    everything that was played by then is in the file.
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
    """The results as they come, each game once."""
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
                    f"{losses} times all workers were lost without a game in between;"
                    f" {len(ahead)} games are left."
                )


def _by(executor: Executor, ahead: list[Fixture], workforce: Workforce) -> Iterator[Result]:
    """Play games off the end of ``ahead``; those that are lost go back to it.

    Ends when nothing is left, or when the executor takes no more.
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
