"""Levels against each other: ``python -m wingspan.bots.tournament RESULTS.jsonl robin jay …``.

One level a seat, by the name of its bird ("random" takes any option); a single name plays
against itself, or alone with ``--automa``. Every deal is played once for each way to move the
levels round the table. Each game is one line of JSON in the file; games that are there already are
not played again, and what was asked for is summed up with standard errors (of deals, which
are what differs).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import mean, stdev

import msgspec
from msgspec import Struct

from wingspan.engine import Catalog, Game, Setup, load_catalog
from wingspan.engine.chance import below, streams
from wingspan.engine.setup import SEEDS

from ..levels import level
from ..measures import CATEGORIES
from ..player import Player, kind_of_game
from ..weights import NEWEST

RANDOM = "random"


class Result(Struct, frozen=True):
    """A game: its set-up, who sat where, and how it ended.

    ``points``, ``wins`` (1, or a share of it in a tie) and ``columns`` of the score pad are by
    seat, the Automa's left out; ``automa`` holds its points at its three levels. ``seconds`` of
    processor time are by seat, with ``turns`` taken.
    """

    setup: Setup
    seats: tuple[str, ...]
    weights: int
    points: tuple[int, ...]
    wins: tuple[float, ...]
    columns: tuple[tuple[int, ...], ...]
    automa: tuple[int, ...]
    seconds: tuple[float, ...]
    turns: tuple[int, ...]

    @property
    def of(self) -> tuple[Setup, tuple[str, ...], int]:
        """What tells games apart."""
        return self.setup, self.seats, self.weights


def play(setup: Setup, seats: tuple[str, ...], catalog: Catalog) -> Result:
    """Play a game between these levels."""
    game = Game.new(setup, catalog)
    public = kind_of_game(setup)
    players = [
        None if name == RANDOM else Player(level(name), public, catalog, seed=seat)
        for seat, name in enumerate(seats)
    ]
    chance = streams((setup.seed + 1) % SEEDS)
    seconds, turns = [0.0] * len(seats), [0] * len(seats)
    while (decision := game.decision) is not None:
        seat = decision.player
        begun = time.process_time()
        player = players[seat]
        if player is None:
            choice = below(chance, "dice", len(decision.options))
        else:
            choice = player.answer(game.view(seat), partial(game.worlds, seat))
        seconds[seat] += time.process_time() - begun
        turns[seat] += decision.kind == "action"
        game.answer(choice)
    return _result(game, seats, seconds, turns)


def _result(game: Game, seats: tuple[str, ...], seconds: list[float], turns: list[int]) -> Result:
    sheets = game.scores()
    people = sheets[: len(seats)]
    first = [sheet.player for sheet in sheets if sheet.rank == 1]
    return Result(
        setup=game.setup,
        seats=seats,
        weights=NEWEST,
        points=tuple(sheet.total for sheet in people),
        wins=tuple(1 / len(first) if sheet.player in first else 0.0 for sheet in people),
        columns=tuple(tuple(getattr(sheet, column) for column in CATEGORIES) for sheet in people),
        automa=_automa(game),
        seconds=tuple(round(spent, 4) for spent in seconds),
        turns=tuple(turns),
    )


def _automa(game: Game) -> tuple[int, ...]:
    """The Automa's points at each of its levels, which differ in what a face-down bird is worth."""
    automa = game.state.automa
    if automa is None:
        return ()
    worth = game.catalog.furniture.face_down_points
    total = game.scores()[-1].total - worth[game.setup.automa or ""] * len(automa.face_down)
    return tuple(total + points * len(automa.face_down) for points in worth.values())


def fixtures(wanted: argparse.Namespace) -> Iterator[tuple[Setup, tuple[str, ...]]]:
    """The games asked for: each deal with the levels moved round the table."""
    names = tuple(wanted.levels)
    number = wanted.players or (1 if wanted.automa else max(2, len(names)))
    alike = len(set(names)) == 1
    names = names * number if len(names) == 1 else names
    for deal in range(wanted.deals):
        setup = Setup(
            players=number,
            seed=wanted.seed + deal,
            sets=tuple(wanted.sets),
            goals=wanted.goals,
            automa=wanted.automa,
        )
        for round_ in range(1 if alike else number):
            yield setup, names[round_:] + names[:round_]


def known(path: Path) -> list[Result]:
    """The games in a file of results; a last line that was cut off is left out."""
    if not path.exists():
        return []
    found = []
    for line in path.read_bytes().splitlines():
        try:
            found.append(msgspec.json.decode(line, type=Result))
        except msgspec.DecodeError:
            continue
    return found


def error(numbers: list[float]) -> float:
    """The standard error of their mean."""
    return stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0


def summary(results: list[Result]) -> Iterator[str]:
    """A line for each level: points, spread, wins, columns of the pad, milliseconds a turn."""
    for name in sorted({name for result in results for name in result.seats}):
        deals: dict[int, list[tuple[Result, int]]] = {}
        for result in results:
            for seat, who in enumerate(result.seats):
                if who == name:
                    deals.setdefault(result.setup.seed, []).append((result, seat))
        flat = [pair for pairs in deals.values() for pair in pairs]
        points = [mean(r.points[seat] for r, seat in pairs) for pairs in deals.values()]
        wins = [mean(r.wins[seat] for r, seat in pairs) for pairs in deals.values()]
        single = [float(r.points[seat]) for r, seat in flat]
        columns = [mean(r.columns[seat][at] for r, seat in flat) for at in range(len(CATEGORIES))]
        spent = sum(r.seconds[seat] for r, seat in flat) / max(1, sum(r.turns[s] for r, s in flat))
        yield (
            f"{name:18} {len(deals):4} deals {mean(points):6.1f} ±{error(points):.1f}"
            f" (spread {stdev(single) if len(single) > 1 else 0:.0f})"
            f"  wins {100 * mean(wins):.0f} ±{100 * error(wins):.0f} %  "
            + " ".join(f"{c} {n:.1f}" for c, n in zip(CATEGORIES, columns, strict=True))
            + f"  {1000 * spent:.1f} ms a turn"
        )
    alone = [result for result in results if result.automa]
    if alone:
        for at, name in enumerate(("eaglet", "eagle", "eagle_eyed_eagle")):
            won = [
                float(r.points[0] > r.automa[at]) + 0.5 * (r.points[0] == r.automa[at])
                for r in alone
            ]
            automa = [float(r.automa[at]) for r in alone]
            yield (
                f"  against {name:16} {mean(automa):6.1f} ±{error(automa):.1f}"
                f"  wins {100 * mean(won):.0f} ±{100 * error(won):.0f} %"
            )


def main(argv: list[str] | None = None) -> None:
    """Play what is not in the file yet, then sum up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results", type=Path)
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--players", type=int, help="for one level against itself")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=10_000, help="of the first deal")
    parser.add_argument("--sets", nargs="+", default=list(Setup().sets))
    parser.add_argument("--goals", choices=("green", "blue"), default="green")
    parser.add_argument("--automa", choices=("eaglet", "eagle", "eagle_eyed_eagle"))
    wanted = parser.parse_args(argv)
    catalog = load_catalog()
    before = {result.of: result for result in known(wanted.results)}
    results = []
    with wanted.results.open("ab") as file:
        for setup, seats in fixtures(wanted):
            result = before.get((setup, seats, NEWEST))
            if result is None:
                result = play(setup, seats, catalog)
                file.write(msgspec.json.encode(result) + b"\n")
                file.flush()
            results.append(result)
    for line in summary(results):
        print(line)


if __name__ == "__main__":
    main()
