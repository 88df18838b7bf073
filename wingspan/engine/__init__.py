"""The rules of the game and nothing else: no browser, no words, no clock.

>>> from wingspan.engine import Game, Setup
>>> game = Game.new(Setup(players=1, automa="eagle", seed=7))
>>> game.decision.kind
'keep_bird'
"""

from importlib import import_module
from typing import TYPE_CHECKING

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

_HOMES = {
    "CardError": "catalog",
    "Catalog": "catalog",
    "Decision": "decision",
    "Game": "game",
    "GameState": "state",
    "IllegalAnswer": "notation.record",
    "Position": "notation.positions",
    "PositionError": "notation.positions",
    "RULES": "rules",
    "Record": "notation.record",
    "RecordError": "notation.record",
    "RulesError": "rules",
    "ScoreSheet": "state",
    "Setup": "setup",
    "SetupError": "setup",
    "View": "state",
    "load_catalog": "catalog",
}


def __getattr__(name: str) -> object:
    """Import what is named above with its first use: who only reads cards needs no rules."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = found
    return found
