"""Count the options of decisions; the environments' number of actions rests on these counts.

`python -m bench.options --games 2000` plays games of all sets, for one to five players. One third
is played by chance, one third by the strongest level that answers at once, and one third by either,
chosen at random for each decision. `--results FILE …` adds the games of tournaments.
"""

import argparse
from collections import Counter
from pathlib import Path
from random import Random

from wingspan.bots.levels import level
from wingspan.bots.player import Player, kind_of_game
from wingspan.engine import Setup, load_catalog
from wingspan.engine.components import SETS
from wingspan.engine.playout import Playout
from wingspan.tournament.results import read


def numbers(games: int, first: int) -> Counter[tuple[str, int]]:
    """Return how often a decision of each kind had each number of options."""
    catalog, found = load_catalog(), Counter[tuple[str, int]]()
    for seed in range(first, first + games):
        random, players = Random(seed), 1 + seed % 5
        setup = Setup(
            players=players, seed=seed, sets=SETS, automa="eagle" if players == 1 else None
        )
        game = Playout.new(setup, catalog)
        policy = Player(level("belted_kingfisher"), kind_of_game(setup), catalog).evaluator.policy
        strong = (0.0, 0.5, 1.0)[seed % 3]
        while (decision := game.decision) is not None:
            found[decision.kind, len(decision.options)] += 1
            if random.random() < strong:
                game.answer(policy.greedy(game.state, decision))
            else:
                game.answer(random.randrange(len(decision.options)))
    return found


def of_results(path: Path) -> Counter[tuple[str, int]]:
    """Return the same counts for the games in a file of results."""
    catalog, found = load_catalog(), Counter[tuple[str, int]]()
    for result in read(path).games.values():
        game = Playout.new(result.record.setup, catalog)
        for choice in result.record.answers:
            assert game.decision is not None
            found[game.decision.kind, len(game.decision.options)] += 1
            game.answer(choice)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--results", nargs="*", type=Path, default=[])
    wanted = parser.parse_args()
    found = numbers(wanted.games, wanted.seed)
    for path in wanted.results:
        found.update(of_results(path))
    whole = sum(found.values())
    print(f"{whole} decisions")
    for most in (32, 64, 128, 256):
        more = sum(count for (_, number), count in found.items() if number > most)
        print(
            f"more than {most:3} options: {more} decisions, {1e6 * more / whole:.2f} in a million"
        )
    kinds: dict[str, int] = {}
    for kind, number in found:
        kinds[kind] = max(number, kinds.get(kind, 0))
    for kind, number in sorted(kinds.items(), key=lambda item: -item[1])[:8]:
        print(f"{kind:20} up to {number}")


if __name__ == "__main__":
    main()
