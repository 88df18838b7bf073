"""Games between computer players of one level, for measuring the coach and for exercises."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from wingspan.bots.levels import level
from wingspan.bots.player import Player, kind_of_game
from wingspan.coach.analysis import WEIGHTS
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.components import BASE_SETS, EXPANSIONS, SETS

CHOICES = (BASE_SETS, *((*BASE_SETS, name) for name in EXPANSIONS), SETS)
"""The choices of sets: the base game, with one expansion each, and all sets."""


def play(setup: Setup, name: str) -> Iterator[Game]:
    """Yield a game between players of that level, at each of its decisions and at its end.

    The players use the weights that the coach judges by, so that its figures can be reproduced.
    """
    catalog = load_catalog()
    game = Game.new(setup, catalog)
    kind = kind_of_game(setup)
    who = level(name, WEIGHTS)
    players = [Player(who, kind, catalog, seat + 1, WEIGHTS) for seat in range(setup.players)]
    while (decision := game.decision) is not None:
        yield game
        seat = decision.player
        game.answer(players[seat].answer(game.view(seat), partial(game.worlds, seat)))
    yield game
