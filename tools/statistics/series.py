"""The kinds of tables that the statistics cover, and who plays at each."""

from __future__ import annotations

from typing import NamedTuple

from tools.card_sets import WITH_BASE
from wingspan.bots.weights import NEWEST
from wingspan.engine import RULES, Setup
from wingspan.tournament.play import Fixture, Result

SETS = (
    "base",
    "european",
    "oceania",
    "european_oceania",
    "asia",
    "european_oceania_asia",
)
"""The card sets, by their names in WITH_BASE and in files."""

PLAYER = "belted_kingfisher"
"""The strongest level that answers at once: it plays at every table."""


class Series(NamedTuple):
    """Games of one level at one kind of table; a single player plays against the Automa.

    ``every``: a game only in every n-th round, because the level takes long.
    """

    level: str
    players: int
    sets: str
    every: int = 1

    @property
    def name(self) -> str:
        """The name of its file, without the suffix."""
        return f"{self.level}_{self.players}_{self.sets}"

    def fixture(self, number: int) -> Fixture:
        """Return its game of a round."""
        setup = Setup(
            players=self.players,
            seed=number,
            sets=WITH_BASE[self.sets],
            automa="eagle" if self.players == 1 else None,
        )
        return Fixture(setup, (self.level,) * self.players)


TABLES = tuple(Series(PLAYER, players, sets) for players in range(1, 6) for sets in SETS)
ALONE = (
    Series("mourning_dove", 1, "base"),
    Series("american_robin", 1, "base"),
    Series("blue_jay", 1, "base"),
    Series("barn_owl", 1, "base", every=40),
    Series("common_raven", 1, "base", every=120),
)
"""The other levels, against the Automa: one game counts for all levels of the Automa."""


def of_today(result: Result) -> bool:
    """Return whether a game was played under today's rules and with today's weights."""
    return (result.record.rules, result.weights) == (RULES, NEWEST)
