"""What a link has brought: a game or a deal, before anything is done with it."""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine import RULES, Game, Setup
from wingspan.engine.program import Program
from wingspan.links import GameLink


class CameGame(Struct, frozen=True):
    """A game out of a link."""

    link: GameLink
    """What the link holds."""
    game: Game
    """The game at the moment it was sent; nobody plays it."""
    mine: str = ""
    """The kept game that it parts from, "" if it is new here."""
    common: int = 0
    """So many answers are the same in both."""


class CameDeal(Struct, frozen=True):
    """A set-up and seed to play."""

    setup: Setup
    """How it is dealt; its names may be changed."""
    beat: int | None = None
    """The points to beat, None for none."""
    rules: int = RULES
    """The number of the rules that it is played under."""
    day: str = ""
    """The date of a deal of the day, "" for none."""
    programs: tuple[Program | None, ...] = ()
    """By seat, the computer players that it is played against, None for a person."""


class CameNewer(Struct, frozen=True):
    """A game or deal of later rules than these, which only a newer page can open."""

    fragment: str
    """What the link brought."""


Arrival = CameGame | CameDeal | CameNewer


class KeptGame(Struct, frozen=True):
    """A game out of a link that is kept here already."""

    id: str
    """Under which it is kept."""
    notice: str
    """The message that says how the two stand."""
    link: GameLink | None = None
    """What the link holds, if it goes on where the kept game ends."""
    seat: int | None = None
    """Where its player sits, None if everybody sits at this screen."""
