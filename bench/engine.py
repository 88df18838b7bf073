"""Measure how fast the rules are: ``python -m bench.engine`` (part of ``make bench``).

The figures are medians of several runs: random two-player games per second, with the log and in the
playing mode for programs; decisions per second; and the cost of ``copy()`` and of dealing a world
anew in mid-turn. ``--json`` prints them for another program. The script also runs under the
browser's Python.
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import median

from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.__main__ import play_at_random
from wingspan.engine.chance import below, streams
from wingspan.engine.components import SETS
from wingspan.engine.playout import Playout


def in_mid_turn(number: int) -> Game:
    """Return a two-player game in the middle of a turn."""
    game = Game.new(Setup(players=2, seed=number))
    given = 0
    while game.decision is not None:
        if given > 60 and game.decision.kind != "action":
            return game
        game.answer((given * 7 + number) % len(game.decision.options))
        given += 1
    raise RuntimeError(f"Game {number} ended before its sixtieth answer.")


def rate(sets: tuple[str, ...], games: int, runs: int) -> tuple[float, float]:
    """Return random two-player games per second with ``sets``, and the mean answers per game."""
    setups = [Setup(players=2, seed=seed, sets=sets) for seed in range(games)]
    answers = sum(len(play_at_random(setup).answers) for setup in setups)
    rates = []
    for _ in range(runs):
        begun = time.perf_counter()
        for setup in setups:
            play_at_random(setup)
        rates.append(games / (time.perf_counter() - begun))
    return median(rates), answers / games


def playout_rate(sets: tuple[str, ...], games: int, runs: int) -> float:
    """Return how many of the same games the playing mode plays per second."""
    catalog = load_catalog()
    setups = [Setup(players=2, seed=seed, sets=sets) for seed in range(games)]
    rates = []
    for _ in range(runs):
        begun = time.perf_counter()
        for setup in setups:
            playout = Playout.new(setup, catalog)
            chance = streams(setup.seed + 1)
            while playout.decision is not None:
                playout.answer(below(chance, "dice", len(playout.decision.options)))
        rates.append(games / (time.perf_counter() - begun))
    return median(rates)


def world_cost(positions: list[Game], worlds: int, runs: int) -> float:
    """Return the microseconds it takes to deal a world anew in mid-turn, ready for the decision."""
    costs = []
    for _ in range(runs):
        spent = 0.0
        for game in positions:
            assert game.decision is not None
            dealer = game.worlds(game.decision.player)
            begun = time.perf_counter()
            for seed in range(worlds // len(positions)):
                dealer.deal(seed).begin()
            spent += time.perf_counter() - begun
        costs.append(spent / worlds * 1e6)
    return median(costs)


def measure(games: int = 200, runs: int = 5, copies: int = 200) -> dict[str, float]:
    """Return all figures by name: rates per second, and costs in microseconds."""
    core, answers = rate(("core",), games, runs)
    everything, _ = rate(SETS, games, runs)
    positions = [in_mid_turn(number) for number in range(20)]
    costs = []
    for _ in range(runs):
        begun = time.perf_counter()
        for game in positions:
            for _ in range(copies // len(positions)):
                game.copy()
        costs.append((time.perf_counter() - begun) / copies * 1e6)
    return {
        "games_a_second": core,
        "games_a_second_all_sets": everything,
        "decisions_a_second": core * answers,
        "copy_microseconds": median(costs),
        "playouts_a_second": playout_rate(("core",), games, runs),
        "world_microseconds": world_cost(positions, copies, runs),
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", type=int, default=200)
    wanted = parser.parse_args()
    figures = measure(wanted.games)
    if wanted.json:
        print(json.dumps(figures))
        return
    share = figures["games_a_second_all_sets"] / figures["games_a_second"]
    print(f"random two-player core games a second  {figures['games_a_second']:8.0f}")
    print(
        f"  with all four sets                   {figures['games_a_second_all_sets']:8.0f}"
        f"  ({share:.2f} of that)"
    )
    print(f"  in the playing mode                  {figures['playouts_a_second']:8.0f}")
    print(f"decisions a second                     {figures['decisions_a_second']:8.0f}")
    print(f"copy() in the middle of a turn         {figures['copy_microseconds']:8.0f} µs")
    print(f"a world dealt anew there               {figures['world_microseconds']:8.0f} µs")


if __name__ == "__main__":
    main()
