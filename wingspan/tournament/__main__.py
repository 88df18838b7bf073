"""Play a tournament: ``python -m wingspan.tournament RESULTS.jsonl blue_jay barn_owl …``.

Levels are named after birds; "random" answers at random. By default there is one seat per level.
With fewer ``--players``, every combination of that many levels plays; a single level plays against
itself, or alone with ``--automa``. Every deal is played once for each way to seat the levels round
the table. Each game is appended to the file as a line of JSON, with its record. Games in the file
are not played again, so the same command continues a tournament that was stopped. Without levels,
the command only sums up the file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from wingspan.bots.levels import level
from wingspan.engine import Setup, SetupError, load_catalog
from wingspan.engine.components import AUTOMA_LEVELS
from wingspan.engine.setup import check

from .cluster import cluster, connect
from .page import as_page
from .play import RANDOM, Fixture, Result, mirrored
from .progress import progress
from .report import as_csv, as_text, report
from .results import read
from .running import TournamentError, processes, run

STOPPED = 130
"""The exit status after Ctrl-C."""


def fixtures(wanted: argparse.Namespace) -> Iterator[Fixture]:
    """Yield the games that the command line asks for.

    Raises SetupError or LookupError if they cannot be played.
    """
    names = tuple(wanted.levels)
    for name in names:
        if name != RANDOM:
            level(name)
    players = wanted.players or (1 if wanted.automa else max(2, len(names)))
    tables = list(combinations(names, players)) if len(names) > 1 else [names * players]
    if not tables:
        raise SetupError(f"players: {len(names)} levels are too few for {players} seats.")
    for deal in range(wanted.deals):
        setup = Setup(
            players=players,
            seed=wanted.seed + deal,
            sets=tuple(wanted.sets),
            goals=wanted.goals,
            automa=wanted.automa,
        )
        check(setup, load_catalog())
        for seats in tables:
            yield from mirrored(Fixture(setup, seats))


def _arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m wingspan.tournament",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("results", type=Path, help="the file of results, a line of JSON per game")
    parser.add_argument("levels", nargs="*")
    parser.add_argument("--players", type=int, help="seats at a table (default: one per level)")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=10_000, help="the seed of the first deal")
    parser.add_argument("--sets", nargs="+", default=list(Setup().sets))
    parser.add_argument("--goals", choices=("green", "blue"), default="green")
    parser.add_argument("--automa", choices=AUTOMA_LEVELS)
    parser.add_argument("--processes", type=int, help="worker processes (default: one per core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on this Dask scheduler instead")
    parser.add_argument("--birds", action="store_true", help="report single birds too")
    parser.add_argument("--csv", type=Path, metavar="FOLDER", help="write the sheets here")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page here")
    return parser.parse_args(argv)


def _played(wanted: argparse.Namespace) -> list[Result]:
    """Play the games that the command line asks for, and return their results."""
    asked = list(fixtures(wanted))
    with progress(len(asked)) as tell:
        before = read(wanted.results).games
        for fixture in asked:
            if fixture in before:
                tell(before[fixture])
        if wanted.cluster is None:
            return run(asked, wanted.results, processes(wanted.processes), tell)
        with connect(wanted.cluster) as client:
            return run(asked, wanted.results, cluster(client), tell)


def main(argv: list[str] | None = None) -> int:
    """Play the games that are not in the file, then sum up; return the exit status."""
    wanted = _arguments(argv)
    try:
        results = _played(wanted) if wanted.levels else list(read(wanted.results).games.values())
    except (SetupError, LookupError, TournamentError, ImportError, OSError) as error:
        print(error.args[0] if error.args else error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped. The same command goes on from there.", file=sys.stderr)
        return STOPPED
    if not results:
        print(f"There are no games in {wanted.results}.", file=sys.stderr)
        return 2
    found = report(results, wanted.birds)
    for line in as_text(found):
        print(line)
    if wanted.csv:
        wanted.csv.mkdir(parents=True, exist_ok=True)
        for sheet in found.sheets:
            (wanted.csv / f"{sheet.name}.csv").write_text(as_csv(sheet), encoding="utf-8")
    if wanted.html:
        wanted.html.write_text(as_page(found, results, _title(results)), encoding="utf-8")
    return 0


def _title(results: list[Result]) -> str:
    names = dict.fromkeys(name for result in results for name in result.seats)
    return "Tournament: " + ", ".join(name.replace("_", " ") for name in names)


if __name__ == "__main__":
    sys.exit(main())
