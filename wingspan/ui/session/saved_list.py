"""The list of saved games as values, and what there is to say about it."""

from __future__ import annotations

from msgspec import Struct

from wingspan.saves import Imported, Removed, SaveError, Summary, Unreadable
from wingspan.words import Words

PASTE = "import-text"
"""The field into which games are pasted."""

RENAME = "rename-field"
PROBLEMS = 5
"""So many games that were not taken are named."""


class SavedGames(Struct, frozen=True):
    """What the list shows."""

    games: tuple[Summary, ...]
    """All games that are kept."""
    now: int
    """Milliseconds since 1970."""
    unreadable: tuple[Unreadable, ...] = ()
    """The texts that cannot be read as games."""
    removed: tuple[Removed, ...] = ()
    """What lies in the bin."""
    current: str | None = None
    """The id of the game on the table, None without one."""
    renaming: str = ""
    """The id of the game that is being given a name, "" for none."""
    undo: str = ""
    """The key of what has just been removed, "" for nothing."""
    notices: tuple[str, ...] = ()
    """What there is to say, in words."""
    most: int = 1_000_000
    """So many games are shown, those played last."""
    importing: tuple[int, int] | None = None
    """So many of so many games of a file have been looked at; None when none is being read."""

    @property
    def is_empty(self) -> bool:
        """Whether there is no game, text set aside, deleted game or message to show."""
        listed = self.games or self.unreadable or self.removed
        return not (listed or self.notices or self.importing)


def save_error(words: Words, error: SaveError) -> str:
    """Why a save cannot be taken up."""
    return words.text(f"save_error_{error.kind}")


def imported(words: Words, result: Imported) -> tuple[str, ...]:
    """What came of games brought here."""
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
