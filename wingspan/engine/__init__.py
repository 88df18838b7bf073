"""The rules of the game and nothing else: no browser, no words, no clock.

>>> from wingspan.engine import Game, Setup
>>> game = Game.new(Setup(players=1, automa="eagle", seed=7))
>>> game.decision.kind
'keep_bird'
"""

from typing import TYPE_CHECKING

from .lazily import lazily

if TYPE_CHECKING:
    from .catalog import CardError, Catalog, load_catalog
    from .decision import Decision
    from .game import Game
    from .notation.positions import Position, PositionError
    from .notation.record import IllegalAnswer, Record, RecordError
    from .rules import RULES, RulesError
    from .setup import Setup, SetupError
    from .state import GameState, ScoreSheet, View

__all__ = [
    "RULES",
    "CardError",
    "Catalog",
    "Decision",
    "Game",
    "GameState",
    "IllegalAnswer",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "RulesError",
    "ScoreSheet",
    "Setup",
    "SetupError",
    "View",
    "load_catalog",
]

__getattr__ = lazily(
    __name__,
    {
        "catalog": "CardError Catalog load_catalog",
        "decision": "Decision",
        "game": "Game",
        "notation.positions": "Position PositionError",
        "notation.record": "IllegalAnswer Record RecordError",
        "rules": "RULES RulesError",
        "setup": "Setup SetupError",
        "state": "GameState ScoreSheet View",
    },
)
