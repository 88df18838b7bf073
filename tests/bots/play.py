"""Games for the tests of the computer players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import product

import msgspec

from tests.table import ALL_SETS, CATALOG, below, rng_for
from wingspan.bots.levels import level
from wingspan.bots.player import Player, kind_of_game
from wingspan.bots.weights import NEWEST
from wingspan.engine import Game, Setup

SETS = (("core", "swiftstart"), ("core", "european"), ("core", "oceania"), ALL_SETS)
TABLES = [
    Setup(
        players=players,
        seed=number,
        sets=sets,
        goals="blue" if number % 3 == 0 else "green",
        automa="eagle" if players == 1 else None,
        mat="oceania" if number % 5 == 1 else None,
    )
    for number, (players, sets) in enumerate(product((1, 2, 3, 4, 5), SETS))
]


def encode(job: object) -> str:
    """Return a job as a desk reads it."""
    return msgspec.json.encode(job).decode()


@cache
def player(name: str, setup: Setup, seed: int = 0, weights: int = NEWEST) -> Player:
    """Return a player of that level for that kind of game."""
    return Player(level(name, weights), kind_of_game(setup), CATALOG, seed, weights)


def answer(name: str, game: Game, seed: int = 0, weights: int = NEWEST) -> int:
    """Return the answer of a player of that level to the pending decision."""
    assert game.decision is not None
    seat = game.decision.player
    who = player(name, game.setup, seed, weights)
    return who.answer(game.view(seat), partial(game.worlds, seat))


def moments(setup: Setup, every: int, *, well: bool = True) -> Iterator[Game]:
    """Yield a game at one decision in ``every``, played by a program (``well``) or at random."""
    rng = rng_for("moments", setup.seed)
    game = Game.new(setup, CATALOG)
    met = 0
    while (decision := game.decision) is not None:
        if met % every == every // 2:
            yield game
        met += 1
        if well and rng.random() < 0.9:
            game.answer(answer("belted_kingfisher", game))
        else:
            game.answer(below(rng, len(decision.options)))
