"""The handlers: one for each type of command, grouped by subject, found by :func:`handling_of`."""

from ..app import Handling
from ..commands import Command
from . import (
    coaching,
    decks,
    exercises,
    games,
    learning,
    links,
    live,
    looking,
    own_page,
    programs,
    reading,
    replaying,
    table,
)
from .registry import HANDLERS

__all__ = [
    "HANDLERS",
    "coaching",
    "decks",
    "exercises",
    "games",
    "handling_of",
    "learning",
    "links",
    "live",
    "looking",
    "own_page",
    "programs",
    "reading",
    "replaying",
    "table",
]


def handling_of(command: Command) -> Handling:
    """How to do that command. Raises LookupError if it has no handler, which a test excludes."""
    if type(command) not in HANDLERS:
        from . import hearing  # noqa: F401
    return HANDLERS[type(command)]
