"""Play the games that the statistics rest on: a file of results for each table and level."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import ExitStack
from pathlib import Path

from wingspan.tournament.play import play_out
from wingspan.tournament.results import kept_in

from .series import ALONE, SETS, TABLES
from .tally import added_up, file_of, keep_tallies, rounds_in

NOW_AND_THEN = 50
"""Number of rounds after which the tallies are written down again."""


def gather(
    folder: Path, rounds: int, first: int = 0, sets: Collection[str] = SETS
) -> Iterator[int]:
    """Play the games of those rounds that are not in the files; yield each round when it is over.

    A round is one game of every series with those ``sets``, so that the series stay level whenever
    this is stopped.
    Each game is added to its tally at once, because replaying it later would take a third of the
    time; games that the written tallies lack are read from the files the next time.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as files:
        keep = {
            series: files.enter_context(kept_in(file_of(folder, series)))
            for series in (*TABLES, *ALONE)
            if series.sets in sets
        }
        known = {series: rounds_in(file_of(folder, series)) for series in keep}
        tallies = added_up(folder)
        for number in range(first, first + rounds):
            for series, write in keep.items():
                if number % series.every == 0 and number not in known[series]:
                    result, game = play_out(series.fixture(number))
                    tallies[series].follow(file_of(folder, series), write(result), result, game)
            if number % NOW_AND_THEN == NOW_AND_THEN - 1:
                keep_tallies(folder, tallies)
            yield number
        keep_tallies(folder, tallies)
