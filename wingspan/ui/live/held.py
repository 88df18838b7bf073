"""The game of a live table, as the pages share it."""

from __future__ import annotations

from msgspec import Struct, structs

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.links import GameLink, pack_game


class SharedGame(Struct, frozen=True):
    """A game that is shared with other pages."""

    link: GameLink
    """The content of its link; ``seat`` does not matter."""
    game: Game
    """The same game, for looking only."""
    text: str
    """The text of that link."""

    @classmethod
    def of(cls, link: GameLink, game: Game, catalog: Catalog) -> SharedGame:
        """The shared form of a game, which does not depend on who must answer."""
        link = structs.replace(link, seat=None)
        return cls(link, game, pack_game(link, catalog))
