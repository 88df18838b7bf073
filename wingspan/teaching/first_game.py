"""The guided first game: how it is laid out, and when its guide speaks."""

from __future__ import annotations

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog

GUIDED_ROUNDS = 1
"""After so many rounds the guide speaks only when asked."""


def first_game(name: str, catalog: Catalog, seed: int = 1) -> Game:
    """A game alone against the easiest Automa that begins with birds of the Swift-Start pack."""
    return Game.from_position(
        {
            "setup": {"players": 1, "names": [name], "automa": "eaglet", "seed": seed},
            "phase": "setup",
            "players": [
                {
                    "hand": [
                        "scaled_quail",
                        "painted_whitestart",
                        "canvasback",
                        "vauxs_swift",
                        "american_redstart",
                    ],
                    "food": {"invertebrate": 1, "seed": 1, "fish": 1, "fruit": 1, "rodent": 1},
                    "choosing": ["ecologist", "bird_counter"],
                }
            ],
            "goals": ["birds_in_forest", "eggs_in_ground", "total_birds", "eggs_in_grassland"],
            "tray": ["white_throated_swift", "red_breasted_merganser", "brant"],
        },
        catalog,
    )


def speaks_unasked(game: Game) -> bool:
    """Whether the game is still in the rounds that are guided."""
    return game.decision is not None and game.state.round <= GUIDED_ROUNDS
