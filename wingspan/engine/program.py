"""Computer players, as deals, saves and links name them.

:mod:`wingspan.bots` decides how they play.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

NEWEST_WEIGHTS = 2
"""The version of the weights that new games are played with."""

Unasked = Literal["ask", "free", "all"]
"""Which decisions may be answered for a seat without asking: none ("ask"); those that cost nothing
and leave no choice ("free"); also harmless choices, with the first option ("all")."""

UNASKED: tuple[Unasked, ...] = get_args(Unasked)
"""In the order in which links number them."""


class Program(msgspec.Struct, frozen=True, omit_defaults=True):
    """A computer player: its level, one of PROGRAM_LEVELS, and the version of its weights.

    ``share``: the percentage of the level's worlds that it searches (1 to 100), set once by the
    device on which the game began; the same share gives the same answers everywhere.
    """

    level: str
    weights: int = 1
    share: int = 100


class ProgramLevel(msgspec.Struct, frozen=True):
    """A level of computer players, with its measured strength.

    ``name``: a bird of the base game. ``code``: its number in links, which never changes and is
    never given to another level. ``points``: its mean score in two-player games against itself
    (docs/bots.md). ``ratings``: by version of the weights, a rating on the scale used in chess.
    ``lost``: points lost per decision (docs/coach.md), None if not measured.
    """

    name: str
    code: int
    points: int
    ratings: dict[int, int]
    lost: float | None = None

    def rating(self, weights: int = NEWEST_WEIGHTS) -> int:
        """Return the rating with that version of the weights, or else with the newest."""
        return self.ratings.get(weights, self.ratings[NEWEST_WEIGHTS])


PROGRAM_LEVELS: tuple[ProgramLevel, ...] = (
    ProgramLevel("mourning_dove", 1, 56, {1: 880, 2: 920}, 1.12),
    ProgramLevel("american_robin", 2, 67, {1: 1100, 2: 1110}, 0.73),
    ProgramLevel("blue_jay", 3, 82, {1: 1350, 2: 1380}, 0.62),
    ProgramLevel("belted_kingfisher", 4, 93, {1: 1500, 2: 1575}, 0.44),
    ProgramLevel("barn_owl", 5, 96, {1: 1580, 2: 1660}, 0.10),
    ProgramLevel("common_raven", 6, 100, {1: 1630, 2: 1760}),
)
"""From the weakest to the strongest."""
