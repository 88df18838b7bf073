"""The list of saved games as values, and its messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from wingspan.saves import Imported, Removed, SaveError, Summary, Unreadable
    from wingspan.words import Words

PASTE = "import-text"
"""The id of the field into which games are pasted."""

RENAME = "rename-field"
PROBLEMS = 5
"""The most games to name that could not be imported."""


class SavedGames(Struct, frozen=True):
    """The content of the list."""

    games: tuple[Summary, ...]
    """All saved games."""
    now: int
    """The time in milliseconds since 1970."""
    unreadable: tuple[Unreadable, ...] = ()
    """The texts that cannot be read as games."""
    removed: tuple[Removed, ...] = ()
    """The content of the bin."""
    current: str | None = None
    """The id of the game on the table; None if there is none."""
    renaming: str = ""
    """The id of the game that is being renamed; "" for none."""
    undo: str = ""
    """The key of what has just been removed; "" for nothing."""
    notices: tuple[str, ...] = ()
    """The messages, as text."""
    most: int = 1_000_000
    """The most games to show: those played last."""
    importing: tuple[int, int] | None = None
    """Numbers of games of a file looked at so far and in all; None if no file is being read."""

    @property
    def is_empty(self) -> bool:
        """Whether there is no game, unreadable text, removed game, import or message to show."""
        listed = self.games or self.unreadable or self.removed
        return not (listed or self.notices or self.importing)


def save_error(words: Words, error: SaveError) -> str:
    """The text that says why a save cannot be opened."""
    return words.text(f"save_error_{error.kind}")


def imported(words: Words, result: Imported) -> tuple[str, ...]:
    """The messages about the outcome of an import."""
    if result.results is not None:
        return (words.text("imported_results", n=result.results),)
    refused = (
        words.text("imported_problem", n=problem.number, reason=save_error(words, problem.error))
        for problem in result.problems[:PROBLEMS]
    )
    others = len(result.problems) - PROBLEMS
    more = (words.text("imported_problems", n=others),) if others > 0 else ()
    stopped = (words.text("import_stopped", n=result.left),) if result.left else ()
    return (words.text("imported", n=len(result.ids)), *refused, *more, *stopped)
