"""The game of a live table as the pages have it in common."""

from __future__ import annotations

from msgspec import Struct, structs

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.links import GameLink, pack_game


class Held(Struct, frozen=True):
    """The game as this page has it, when somebody else may have to know."""

    link: GameLink
    """All that a link says of it; ``seat`` does not matter."""
    game: Game
    """The same, to be looked at only."""
    text: str
    """The text of that link."""

    @classmethod
    def of(cls, link: GameLink, game: Game, catalog: Catalog) -> Held:
        """The same game as everybody has it, whoever must answer."""
        link = structs.replace(link, seat=None)
        return cls(link, game, pack_game(link, catalog))
