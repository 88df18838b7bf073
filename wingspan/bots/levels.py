"""The levels: how warm the policy's choices are, and how far it looks ahead."""

from __future__ import annotations

from msgspec import Struct

from .look_ahead import Budget

WARM = frozenset(
    ("action", "bird_to_play", "habitat", "draw_card", "keep_bird", "keep_bonus", "draft",
     "keep_card", "keep_apart", "tuck_card", "discard_card")
)  # fmt: skip
"""Kinds of decisions that a warm level answers by chance: plans, birds, rows and cards. Free
eggs and food it takes like everybody."""


class Level(Struct, frozen=True):
    """A level, named after a bird of the base game.

    ``quarters`` of temperature: 0 always takes what it thinks best. ``budget``: how far it looks
    ahead, None if it answers at once. ``alone``: the same alone against the Automa, where a turn
    takes less time, if that is otherwise.
    """

    bird: str
    quarters: int = 0
    budget: Budget | None = None
    alone: Budget | None = None

    def budget_of(self, players: int, weights: int) -> Budget | None:
        """How far it looks ahead among so many, with the weights of that version."""
        further = players == 1 and weights >= FURTHER_ALONE
        return self.alone if further and self.alone else self.budget


FURTHER_ALONE = 2
"""Since that version of the weights; games begun before go on as they began."""


LEVELS: tuple[Level, ...] = (
    Level("mourning_dove", quarters=64),
    Level("american_robin", quarters=28),
    Level("blue_jay", quarters=12),
    Level("belted_kingfisher"),
    Level("barn_owl", budget=Budget(worlds=(4, 8), turns=2)),
    Level("common_raven", budget=Budget(worlds=(8, 16, 32), turns=3)),
)
"""From the weakest to the strongest."""


def level(bird: str) -> Level:
    """The level of that name. Raises LookupError if there is none."""
    for found in LEVELS:
        if found.bird == bird:
            return found
    raise LookupError(f"There is no level called {bird!r}.")
