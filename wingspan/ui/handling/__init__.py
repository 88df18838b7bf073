"""What each command does: a handler for each type, by subject, found by :func:`handler_of`."""

from . import (
    coaching,
    decks,
    exercises,
    games,
    learning,
    links,
    own_page,
    programs,
    reading,
    replaying,
    table,
)
from .registry import HANDLERS, handler_of

__all__ = [
    "HANDLERS",
    "coaching",
    "decks",
    "exercises",
    "games",
    "handler_of",
    "learning",
    "links",
    "own_page",
    "programs",
    "reading",
    "replaying",
    "table",
]
