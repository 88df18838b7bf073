"""What a link brings: a game, a deal, or something that only a newer page can open."""

from __future__ import annotations

from msgspec import Struct

from wingspan.engine import RULES, Game, Setup
from wingspan.engine.program import Program
from wingspan.links import GameLink


class CameGame(Struct, frozen=True):
    """A game from a link."""

    link: GameLink
    """The content of the link."""
    game: Game
    """The game at the moment it was sent, for looking only."""
    mine: str = ""
    """The id of the saved game that it diverges from; "" if it is new here."""
    common: int = 0
    """Number of leading answers that both have in common."""


class CameDeal(Struct, frozen=True):
    """A set-up and seed to play."""

    setup: Setup
    """How it is dealt; its names may be changed."""
    beat: int | None = None
    """The points to beat; None for none."""
    rules: int = RULES
    """The number of the rules that it is played under."""
    day: str = ""
    """The date of a deal of the day; "" for other deals."""
    programs: tuple[Program | None, ...] = ()
    """The computer players by seat, None for a person."""


class CameNewer(Struct, frozen=True):
    """A game or deal under later rules than these, which only a newer page can open."""

    fragment: str
    """The content of the link, as text."""


Arrival = CameGame | CameDeal | CameNewer


class KeptGame(Struct, frozen=True):
    """A game from a link that is already saved here."""

    id: str
    """The id of its save."""
    notice: str
    """The key of the message that compares the link with the saved game."""
    link: GameLink | None = None
    """The content of the link, if it continues where the saved game ends."""
    seat: int | None = None
    """The seat of the player here; None if everybody sits at this screen."""
