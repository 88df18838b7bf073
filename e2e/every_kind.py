"""Games at each kind of decision, and how to open one in the page."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from typing import get_args

from tests.table import ALL_SETS
from tests.ui.every_question import games as at_tables
from wingspan.engine import Game, Setup
from wingspan.engine.decision import Kind
from wingspan.engine.notation.record import Record

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
    """Yield every moment of random games with all sets."""
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
"""Seeds of games that together contain every kind of decision but the rarest. Those come from the
scenarios, unless a table there is laid out: then native tests alone ask it.
"""


@cache
def records_by_kind() -> dict[Kind, Record]:
    """Return, for each kind of decision, a game that awaits it and began as any does."""
    found: dict[Kind, Record] = {}
    for game in games(SEEDS):
        if game.decision and game.answers:
            found.setdefault(game.decision.kind, game.record())
    for kind in KINDS:
        found.setdefault(kind, at_tables()[kind].record())
    return {kind: record for kind, record in found.items() if record.start is None}
