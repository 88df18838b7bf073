"""The levels of computer players: their temperature, and how far they search."""

from __future__ import annotations

from msgspec import Struct, structs

from .search import Budget
from .weights import NEWEST

SAMPLED = frozenset(
    ("action", "bird_to_play", "habitat", "draw_card", "keep_bird", "keep_bonus", "draft",
     "keep_card", "keep_apart", "tuck_card", "discard_card")
)  # fmt: skip
"""Kinds of decisions that a level with a temperature samples: actions, birds, rows and cards. In
all others, such as free eggs and food, it takes the best option."""


class Level(Struct, frozen=True):
    """A level, named after a bird of the base game.

    ``temperature``: temperature of the softmax that decisions are sampled from; 0 always takes the
    best option. ``budget``: the budget of its search, None for a level that answers at once.
    ``by_players``: the budgets that replace ``budget`` in a solo game, in a game of two and so on.
    """

    bird: str
    temperature: int = 0
    budget: Budget | None = None
    by_players: tuple[Budget, ...] = ()

    def budget_of(self, players: int) -> Budget | None:
        """Return the budget of its search in a game of ``players`` players."""
        return self.by_players[players - 1] if players <= len(self.by_players) else self.budget


OWL = Level("barn_owl", budget=Budget(worlds=(4, 8), turns=2))
RAVEN = Level("common_raven", budget=Budget(worlds=(8, 16, 32), turns=3))

LEVELS: tuple[Level, ...] = (
    Level("mourning_dove", temperature=20),
    Level("american_robin", temperature=9),
    Level("blue_jay", temperature=4),
    Level("belted_kingfisher"),
    OWL,
    structs.replace(
        RAVEN,
        by_players=(
            Budget(worlds=(8, 16, 32), turns=9, finish=8),
            Budget(worlds=(8, 16, 32), turns=5, finish=5),
        ),
    ),
)
"""The levels from the weakest to the strongest."""

BEFORE: dict[int, tuple[Level, ...]] = {
    1: (
        Level("mourning_dove", temperature=16),
        Level("american_robin", temperature=7),
        Level("blue_jay", temperature=3),
        Level("belted_kingfisher"),
        OWL,
        RAVEN,
    )
}
"""The levels for older versions of the weights, so that games begun with those go on unchanged."""


def level(bird: str, weights: int = NEWEST) -> Level:
    """Return the level of that name for that version of the weights.

    Raises LookupError if there is none.
    """
    for found in BEFORE.get(weights, LEVELS):
        if found.bird == bird:
            return found
    raise LookupError(f"There is no level called {bird!r}.")
