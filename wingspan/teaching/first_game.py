"""The guided first game: its set-up, and when the guide speaks."""

from __future__ import annotations

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog

GUIDED_ROUNDS = 1
"""The number of rounds in which the guide speaks without being asked."""


def first_game(name: str, catalog: Catalog, seed: int = 1) -> Game:
    """Return a game against the easiest Automa, dealt with birds of the Swift-Start pack."""
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
    """Whether the game is still in its guided rounds."""
    return game.decision is not None and game.state.round <= GUIDED_ROUNDS
