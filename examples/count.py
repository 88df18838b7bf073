"""Statistics: `python -m examples.count results.jsonl 20` plays 20 deals and counts actions."""

import sys
from collections import Counter
from pathlib import Path

from wingspan.engine import Game, Setup
from wingspan.engine.events import ActionTaken, TurnBegan
from wingspan.tournament.play import Fixture
from wingspan.tournament.results import read
from wingspan.tournament.running import processes, run


def actions(record):
    """Yield every action of a game, with its round."""
    turn = None
    for event in Game.replay(record).events:
        if isinstance(event, TurnBegan):
            turn = event.round
        elif isinstance(event, ActionTaken):
            yield turn, event.action


def main(path, deals):
    both = ("belted_kingfisher", "belted_kingfisher")
    run([Fixture(Setup(players=2, seed=seed), both) for seed in range(deals)], path, processes(1))
    games = read(path).games.values()
    counted = Counter(taken for game in games for taken in actions(game.record))
    for number in (1, 2, 3, 4):
        here = {action: count for (turn, action), count in counted.items() if turn == number}
        shares = (f"{action} {count / sum(here.values()):.0%}" for action, count in here.items())
        print(f"round {number}: {', '.join(sorted(shares))}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
