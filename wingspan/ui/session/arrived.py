"""What a link has brought: a game or a deal, before anything is done with it."""

from __future__ import annotations

from dataclasses import dataclass, field

from wingspan.engine import RULES, Game, Setup
from wingspan.links import GameLink

from .form import Fields


@dataclass(frozen=True)
class CameGame:
    """A game out of a link. ``mine``: the kept game that it parts from, "" if it is new here.

    ``common``: so many answers are the same in both.
    """

    link: GameLink
    game: Game
    mine: str = ""
    common: int = 0


@dataclass(frozen=True)
class CameDeal:
    """A set-up and seed to play. ``beat``: the points to beat; ``rules``: the number of those it
    is played under; ``day``: the date of a deal of the day, "" for none.
    """

    setup: Setup
    beat: int | None = None
    rules: int = RULES
    day: str = ""
    fields: Fields = field(default_factory=dict)


@dataclass(frozen=True)
class CameNewer:
    """A game or deal of later rules than these, which only a newer page can open: ``fragment``
    is what its link brought.
    """

    fragment: str


Arrival = CameGame | CameDeal | CameNewer
