"""Simulations: ``python -m wingspan.engine --games 1000 --players 2 --seed 1``.

Random players play whole games; a table shows the mean and standard deviation of each scoring
category. ``--dump`` prints the final state of each game as a line of JSON instead.
"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import mean, pstdev

import msgspec

from .chance import below, streams
from .components import AUTOMA_LEVELS
from .game import Game
from .setup import SEEDS, Setup, SetupError
from .state import ScoreSheet

CATEGORIES = ("birds", "bonus", "goals", "eggs", "cached", "tucked", "nectar", "total")


def play_at_random(setup: Setup) -> Game:
    """Play a whole game with random answers, derived from the set-up's seed."""
    game = Game.new(setup)
    chance = streams((setup.seed + 1) % SEEDS)
    while game.decision is not None:
        game.answer(below(chance, "dice", len(game.decision.options)))
    return game


def _arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m wingspan.engine", description="Play random games and summarize the scores."
    )
    parser.add_argument("--games", type=int, default=100, help="number of games (default 100)")
    parser.add_argument("--players", type=int, default=2, help="people, 1 to 5 (default 2)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--sets", nargs="+", default=list(Setup().sets), help="card sets in play")
    parser.add_argument("--mat", help="player mat (default: that of the card sets)")
    parser.add_argument("--goals", choices=("green", "blue"), default="green")
    parser.add_argument(
        "--automa",
        choices=AUTOMA_LEVELS,
        help="level of the Automa (default: eagle for a single player)",
    )
    parser.add_argument("--automubon", action="store_true", help="add the Automubon Society card")
    parser.add_argument("--names-language", default="en")
    parser.add_argument("--without", nargs="*", default=[], help="birds and bonus cards to omit")
    parser.add_argument("--dump", action="store_true", help="print final states as JSON lines")
    return parser.parse_args(argv)


def _setup(wanted: argparse.Namespace, seed: int) -> Setup:
    return Setup(
        players=wanted.players,
        seed=seed,
        sets=tuple(wanted.sets),
        mat=wanted.mat,
        goals=wanted.goals,
        automa=wanted.automa or ("eagle" if wanted.players == 1 else None),
        automubon=wanted.automubon,
        names_language=wanted.names_language,
        without=tuple(wanted.without),
    )


def _print_table(sheets: list[ScoreSheet], people: int, seconds: float, games: int) -> None:
    people_sheets = [sheet for sheet in sheets if sheet.player < people]
    automa_sheets = [sheet for sheet in sheets if sheet.player >= people]
    print(f"{'':10}" + "".join(f"{name:>10}" for name in CATEGORIES))
    for who, group in (("players", people_sheets), ("Automa", automa_sheets)):
        if not group:
            continue
        for label, figure in ((f"{who}", mean), ("  spread", pstdev)):
            row = [figure([getattr(sheet, name) for sheet in group]) for name in CATEGORIES]
            print(f"{label:10}" + "".join(f"{value:10.2f}" for value in row))
    print(f"{games} games, {games / seconds:.0f} games a second")


def main(argv: list[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    wanted = _arguments(argv)
    if wanted.games < 1:
        print("--games: at least one game is needed.", file=sys.stderr)
        return 2
    sheets: list[ScoreSheet] = []
    begun = time.perf_counter()
    try:
        for number in range(wanted.games):
            game = play_at_random(_setup(wanted, wanted.seed + number))
            if wanted.dump:
                print(msgspec.json.encode(game.state).decode())
            sheets += game.scores()
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    if not wanted.dump:
        _print_table(sheets, wanted.players, time.perf_counter() - begun, wanted.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
