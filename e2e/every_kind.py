"""Games that have come to each kind of decision, and how one of them is opened in the page."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from typing import get_args

from wingspan.engine import Game, Setup
from wingspan.engine.decision import Kind
from wingspan.engine.notation.record import Record

ALL_SETS = ("core", "swiftstart", "european", "oceania")
KINDS: tuple[Kind, ...] = get_args(Kind)
SETTINGS = '{"answer_for_me":false,"public_hands":true}'
OPEN = """
text => {
  const games = Object.keys(localStorage).filter(key => key.startsWith("wingspan.game."));
  games.forEach(key => localStorage.removeItem(key));
  location.hash = "g=" + text;
}
"""


def games(seeds: Iterable[int]) -> Iterator[Game]:
    """Random games of all sets, moment by moment."""
    for seed in seeds:
        dice = random.Random(seed)
        players = 1 + seed % 3
        setup = Setup(
            players=players, automa="eagle" if players == 1 else None, seed=seed, sets=ALL_SETS
        )
        game = Game.new(setup)
        while game.decision is not None:
            yield game
            game.answer(dice.randrange(len(game.decision.options)))


SEEDS = (*range(75), 233, 616)
"""Games in which every kind of decision comes up."""


@cache
def records_by_kind() -> dict[Kind, Record]:
    """For each kind of decision a game in which its last answer leads to one."""
    found: dict[Kind, Record] = {}
    for game in games(SEEDS):
        if game.decision and game.answers:
            found.setdefault(game.decision.kind, game.record())
    return found
