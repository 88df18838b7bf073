"""Operations on the list of saved games, and the messages that the list shows afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wingspan.saves import SaveError, StoreBlocked, StoreError

from .moment import SavedGames

if TYPE_CHECKING:
    from collections.abc import Callable

    from wingspan.saves import Import, Imported, Shelf
    from wingspan.words import Words

    from .autosave import Keeping
    from .moment import Failure

    Said = Imported | SaveError | StoreError

PROBLEMS = 5
"""The most games to name that could not be imported."""
SHOWN_AT_FIRST = 50
"""Number of games listed until a person asks for more; thousands take a browser a second."""


class GamesDesk:
    """The list of saved games and the operations on it.

    Errors are shown in the list; the operations raise none. The caller must pass a new name on to
    the game on the table, and clear the table if that game is removed. Imports take one game per
    step: see :meth:`step`.
    """

    keeping: Keeping
    """The saved games of this browser."""
    shelf: Shelf
    """Where they are."""
    renaming: str
    """The id of the game that is being renamed; "" for none."""
    undo: str
    """The key of what has just been removed; "" for nothing."""

    _said: list[Said]
    """The outcomes of the last operation."""
    _most: int
    """The most games to show: those played last."""
    _waiting: list[str | bytes | None]
    """Files still to be imported; None stands for one that is too large."""
    _import: Import | None
    """The file that is being imported."""

    def __init__(self, keeping: Keeping) -> None:
        self.keeping = keeping
        self.shelf = keeping.shelf
        self.renaming = ""
        self.undo = ""
        self._said = []
        self._most = SHOWN_AT_FIRST
        self._waiting = []
        self._import = None

    def shown(self, words: Words, current: str | None = None) -> SavedGames:
        """The current list, to be shown. ``current``: the id of the game on the table."""
        listed = self.shelf.listed()
        return SavedGames(
            listed.games,
            self.keeping.now(),
            unreadable=listed.unreadable,
            removed=listed.removed,
            current=current,
            renaming=self.renaming,
            undo=self.undo,
            most=self._most,
            importing=(self._import.done, self._import.total) if self._import else None,
            notices=tuple(sentence for said in self._said for sentence in _told(words, said)),
        )

    def tidy(self) -> None:
        """Reset the list when it is opened again: its messages are out of date."""
        self._begin()
        self._most = SHOWN_AT_FIRST

    def show_more(self) -> None:
        self._most *= 2

    def rename(self, id_: str) -> None:
        """Ask for a new name of that game; "" stops asking."""
        self._begin()
        self.renaming = id_

    def name(self, id_: str, name: str) -> bool:
        """Give that game a name. False if that failed."""
        return self._do(lambda: self.shelf.rename(id_, name))

    def duplicate(self, id_: str) -> bool:
        """Add a copy of that game. False if that failed."""
        return self._do(
            lambda: self.shelf.duplicate(id_, self.keeping.new_id(), time=self.keeping.now())
        )

    def remove(self, id_: str) -> bool:
        """Move that game to the bin, and offer to undo that. False if that failed."""
        done = self._do(lambda: self.shelf.remove(id_))
        self.undo = id_
        return done

    def remove_unreadable(self, key: str) -> bool:
        """Move an unreadable text to the bin, and offer to undo that. False if that failed."""
        done = self._do(lambda: self.shelf.remove_unreadable(key))
        self.undo = key
        return done

    def restore(self, key: str) -> bool:
        """Take something back out of the bin. False if that failed."""
        return self._do(lambda: self.shelf.restore(key))

    def expect(self, *contents: str | bytes | None) -> None:
        """Queue files or a text to be imported by :meth:`step`.

        None stands for a file that is too large to be read.
        """
        if not self.is_bringing:
            self._begin()
        self._waiting.extend(contents)

    @property
    def is_bringing(self) -> bool:
        """Whether an import is still going on."""
        return bool(self._waiting) or self._import is not None

    def step(self) -> bool:
        """Open the next file, or import the next game of the open one; False at the end."""
        try:
            if self._import is None:
                return self._open_next()
            if not self._import.step():
                self._finish()
        except (SaveError, StoreError) as error:
            self._import = None
            self._said.append(error)
        return self.is_bringing

    def stop(self) -> None:
        """Stop importing; the games imported so far stay."""
        self._waiting.clear()
        self._finish()

    def _finish(self) -> None:
        """Close the open file and record its outcome."""
        if self._import is not None:
            import_, self._import = self._import, None
            try:
                self._said.append(import_.result())
            except SaveError as error:
                self._said.append(error)

    def _open_next(self) -> bool:
        if not self._waiting:
            return False
        content = self._waiting.pop(0)
        if content is None:
            raise SaveError("too_long")
        from wingspan.engine.catalog import load_catalog
        from wingspan.saves import Import

        self._import = Import(self.shelf, content, load_catalog(), time=self.keeping.now())
        return True

    def file_of(self, id_: str) -> tuple[str, str] | None:
        """The name and content of a file with that game; None if it cannot be read."""
        from wingspan.saves import export_one

        try:
            return f"wingspan-{id_}.json", export_one(self.shelf, id_)
        except SaveError as error:
            self._begin()
            self._said.append(error)
            return None

    def file_of_all(self) -> tuple[str, str]:
        """The name and content of a file with all games."""
        from wingspan.saves import export_all

        return "wingspan-games.json", export_all(self.shelf)

    def file_of_unreadable(self, key: str) -> tuple[str, str] | None:
        """The name and content of a file with the unreadable text under ``key``, unchanged; None if
        there is none.
        """
        text = self.shelf.text(key)
        return None if text is None else ("wingspan-unreadable.txt", text)

    def file_of_failure(self, failure: Failure) -> tuple[str, str] | None:
        """The name and content of a file with a game that could not be shown; None if there is
        none.
        """
        if failure.id and self.shelf.has(failure.id):
            return self.file_of(failure.id)
        from wingspan.saves.shelf import GAME

        text = failure.record or self.shelf.text(GAME + failure.id)
        return ("wingspan-game.json", text) if text else None

    def _begin(self) -> None:
        self.renaming = self.undo = ""
        self._said.clear()

    def _do(self, deed: Callable[[], object]) -> bool:
        self._begin()
        try:
            deed()
        except (SaveError, StoreError) as error:
            self._said.append(error)
            return False
        return True


def _told(words: Words, said: Said) -> tuple[str, ...]:
    if isinstance(said, SaveError):
        return (save_error(words, said),)
    if isinstance(said, StoreError):
        return (words.text("shelf_blocked" if isinstance(said, StoreBlocked) else "shelf_full"),)
    return imported(words, said)


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
