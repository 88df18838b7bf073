"""The levels: how warm the policy's choices are, and how far it looks ahead."""

from __future__ import annotations

from msgspec import Struct, structs

from .look_ahead import Budget
from .weights import NEWEST

WARM = frozenset(
    ("action", "bird_to_play", "habitat", "draw_card", "keep_bird", "keep_bonus", "draft",
     "keep_card", "keep_apart", "tuck_card", "discard_card")
)  # fmt: skip
"""Kinds of decisions that a warm level answers by chance: plans, birds, rows and cards. Free
eggs and food it takes like everybody."""


class Level(Struct, frozen=True):
    """A level, named after a bird of the base game.

    ``quarters`` of temperature: 0 always takes what it thinks best. ``budget``: how far it looks
    ahead, None if it answers at once. ``further``: the same alone, at a table of two and so on,
    where few people leave time for more.
    """

    bird: str
    quarters: int = 0
    budget: Budget | None = None
    further: tuple[Budget, ...] = ()

    def budget_of(self, players: int) -> Budget | None:
        """How far it looks ahead among so many."""
        return self.further[players - 1] if players <= len(self.further) else self.budget


OWL = Level("barn_owl", budget=Budget(worlds=(4, 8), turns=2))
RAVEN = Level("common_raven", budget=Budget(worlds=(8, 16, 32), turns=3))

LEVELS: tuple[Level, ...] = (
    Level("mourning_dove", quarters=80),
    Level("american_robin", quarters=36),
    Level("blue_jay", quarters=16),
    Level("belted_kingfisher"),
    OWL,
    structs.replace(
        RAVEN,
        further=(
            Budget(worlds=(8, 16, 32), turns=9, finish=8),
            Budget(worlds=(8, 16, 32), turns=5, finish=5),
        ),
    ),
)
"""From the weakest to the strongest."""

BEFORE: dict[int, tuple[Level, ...]] = {
    1: (
        Level("mourning_dove", quarters=64),
        Level("american_robin", quarters=28),
        Level("blue_jay", quarters=12),
        Level("belted_kingfisher"),
        OWL,
        RAVEN,
    )
}
"""By older weights: games begun with those go on as they began."""


def level(bird: str, weights: int = NEWEST) -> Level:
    """The level of that name with the weights of that version.

    Raises LookupError if there is none.
    """
    for found in BEFORE.get(weights, LEVELS):
        if found.bird == bird:
            return found
    raise LookupError(f"There is no level called {bird!r}.")
