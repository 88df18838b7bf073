"""Operations on the list of saved games, and the messages that the list then shows."""

from __future__ import annotations

from collections.abc import Callable

from wingspan.engine.catalog import Catalog, load_catalog
from wingspan.saves import (
    ChangedElsewhere,
    Import,
    Imported,
    SaveError,
    Shelf,
    StoreBlocked,
    StoreError,
    export_all,
    export_one,
)
from wingspan.saves.shelf import GAME
from wingspan.words import Words

from .failure import Failure
from .saved_list import SavedGames, imported, save_error

SHOWN_AT_FIRST = 50
"""Games in the list until a person asks for more: a browser takes a second for thousands."""

Said = Imported | SaveError | StoreError


class GamesDesk:
    """The list of games, while something is done with it.

    Whatever goes wrong is said in the list; nothing is raised. The game on the table is the
    caller's: it must be told its new name, and be put away when it is removed. Games come here
    one a step, see :meth:`step`.
    """

    shelf: Shelf
    """The kept games."""
    catalog: Catalog | None
    """The cards, None to have them read when they are first asked for."""
    renaming: str
    """The id of the game that is being given a name, "" for none."""
    undo: str
    """The key of what has just been removed, "" for nothing."""

    _said: list[Said]
    """What came of what was done last."""
    _most: int
    """So many games are shown, those played last."""
    _waiting: list[str | bytes | None]
    """Files that are still to be opened; None is one that is too large."""
    _import: Import | None
    """The file whose games are being taken."""
    _now: Callable[[], int]
    """The time in milliseconds UTC."""
    _new_id: Callable[[], str]
    """An id that no game has."""

    def __init__(
        self,
        shelf: Shelf,
        catalog: Catalog | None,
        *,
        now: Callable[[], int],
        new_id: Callable[[], str],
    ) -> None:
        self.shelf = shelf
        self.catalog = catalog
        self.renaming = ""
        self.undo = ""
        self._said = []
        self._most = SHOWN_AT_FIRST
        self._waiting = []
        self._import = None
        self._now = now
        self._new_id = new_id

    def shown(self, words: Words, current: str | None = None) -> SavedGames:
        """The list as it stands. ``current``: the id of the game on the table."""
        listed = self.shelf.listed()
        return SavedGames(
            listed.games,
            self._now(),
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
        """The list is opened anew: what it said is out of date."""
        self._begin()
        self._most = SHOWN_AT_FIRST

    def show_more(self) -> None:
        """Show twice as many games as before."""
        self._most *= 2

    def rename(self, id: str) -> None:
        """Ask for that game's name; "" asks no more."""
        self._begin()
        self.renaming = id

    def name(self, id: str, name: str) -> bool:
        """Give that game the name that was asked for."""
        return self._do(lambda: self.shelf.rename(id, name))

    def duplicate(self, id: str) -> bool:
        """A second game at the same point."""
        return self._do(lambda: self.shelf.duplicate(id, self._new_id(), time=self._now()))

    def remove(self, id: str) -> bool:
        """Put that game into the bin; the list offers it back."""
        done = self._do(lambda: self.shelf.remove(id))
        self.undo = id
        return done

    def remove_unreadable(self, key: str) -> bool:
        """Put that text, which cannot be read, into the bin; the list offers it back."""
        done = self._do(lambda: self.shelf.remove_unreadable(key))
        self.undo = key
        return done

    def restore(self, key: str) -> bool:
        """Take that back from the bin."""
        return self._do(lambda: self.shelf.restore(key))

    def bring(self, *contents: str | bytes | None) -> bool:
        """Take games from files or a text, all at once; whether all of them could be taken."""
        self.expect(*contents)
        while self.step():
            pass
        return all(isinstance(said, Imported) for said in self._said)

    def expect(self, *contents: str | bytes | None) -> None:
        """Games from files or a text, to be taken by :meth:`step`.

        None is a file that is too large to be read.
        """
        if not self.is_bringing:
            self._begin()
        self._waiting.extend(contents)

    @property
    def is_bringing(self) -> bool:
        """Whether games are still to be taken."""
        return bool(self._waiting) or self._import is not None

    def step(self) -> bool:
        """Open the next file or take the next game of the one that is open; False at the end."""
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
        """Take no more games; those taken stay."""
        self._waiting.clear()
        self._finish()

    def _finish(self) -> None:
        """Close the file that is open, and say what came of it."""
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
        catalog = self.catalog or load_catalog()
        self._import = Import(self.shelf, content, catalog, time=self._now())
        return True

    def file_of(self, id: str) -> tuple[str, str] | None:
        """A name and a text for a file of that game."""
        try:
            return f"wingspan-{id}.json", export_one(self.shelf, id)
        except SaveError as error:
            self._begin()
            self._said.append(error)
            return None

    def file_of_all(self) -> tuple[str, str]:
        """A name and a text for a file of all games."""
        return "wingspan-games.json", export_all(self.shelf)

    def file_of_unreadable(self, key: str) -> tuple[str, str] | None:
        """A name and a text for a file of what is kept aside under ``key``, as it is."""
        text = self.shelf.text(key)
        return None if text is None else ("wingspan-unreadable.txt", text)

    def file_of_failure(self, failure: Failure) -> tuple[str, str] | None:
        """A name and a text for a file of a game that could not be shown."""
        if failure.id and self.shelf.has(failure.id):
            return self.file_of(failure.id)
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
    if isinstance(said, Imported):
        return imported(words, said)
    if isinstance(said, SaveError):
        return (save_error(words, said),)
    if isinstance(said, ChangedElsewhere):
        return (words.text("shelf_changed"),)
    return (words.text("shelf_blocked" if isinstance(said, StoreBlocked) else "shelf_full"),)
