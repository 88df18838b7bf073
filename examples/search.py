"""A searcher: `python -m examples.search 8` looks ahead in 8 worlds a decision, against chance."""

import sys
from random import Random

from wingspan.engine import Game, Setup

WORTH_A_THOUGHT = ("action", "bird_to_play", "habitat", "draw_card", "keep_bird")


def by_chance(game, random):
    return random.randrange(len(game.decision.options))


def think(game, worlds, random):
    """Return the option after which random playouts end with the most points for the seat."""
    seat = game.decision.player
    totals = [0] * len(game.decision.options)
    unseen = game.worlds(seat)  # all that the seat cannot see can be dealt anew
    for _ in range(worlds):
        world = unseen.deal(random.randrange(2**53))
        for option in range(len(totals)):
            playout = world.begin()  # the same world again, at the same decision
            playout.answer(option)
            while playout.decision is not None:
                playout.answer(by_chance(playout, random))
            totals[option] += playout.scores()[seat].total
    return max(range(len(totals)), key=totals.__getitem__)


def main(worlds):
    game, random = Game.new(Setup(players=2, seed=7)), Random(1)
    while game.decision is not None:
        thinks = game.decision.player == 0 and game.decision.kind in WORTH_A_THOUGHT
        game.answer(think(game, worlds, random) if thinks else by_chance(game, random))
    print("searched {}, by chance {} points".format(*[sheet.total for sheet in game.scores()]))


main(*map(int, sys.argv[1:]))
