"""Exporting and importing games: files, drops and pastes."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct, structs

from wingspan.engine import Catalog

from .line import describe
from .reading import Packed, packing, read, unpack, written
from .resuming import open_save
from .save import (
    LONGEST_SAVE,
    Save,
    SaveError,
    as_object,
    as_text,
    check_depth,
    fingerprint,
)
from .shelf import Shelf
from .store import StoreError

FORMAT = 1
LONGEST_FILE = 1 << 23
"""In characters; browsers let a page store less than this."""

MOST_GAMES = 10_000


class GamesFile(Struct, frozen=True):
    """A file of games. ``unreadable``: texts that could not be read where it was written."""

    wingspan: str
    format: int
    games: list[msgspec.Raw]
    unreadable: list[str] = []


class Problem(Struct, frozen=True):
    """Why a game was not imported; games in a file are numbered from 1."""

    number: int
    error: SaveError


class Imported(Struct, frozen=True):
    """The ids of the imported games, including those already kept, and the problems with others.

    ``results``: the number of new results in a file of statistics. ``left``: the number of games
    that were not reached because the import was stopped.
    """

    ids: tuple[str, ...]
    problems: tuple[Problem, ...] = ()
    results: int | None = None
    left: int = 0


def export_games(games: Iterable[Save | Packed], unreadable: Iterable[str] = ()) -> str:
    """Return a file of these games, which need not be in a store."""
    texts = [msgspec.Raw(written(game).encode()) for game in games]
    return msgspec.json.encode(GamesFile("games", FORMAT, texts, list(unreadable))).decode()


def export_one(shelf: Shelf, id_: str) -> str:
    """Return a file of one game. Raises SaveError if the game cannot be read."""
    return export_games([shelf.kept(id_)])


def export_all(shelf: Shelf) -> str:
    """Return a file of all games and of the texts that cannot be read."""
    texts = (shelf.text(found.key) for found in shelf.unreadable())
    games = (shelf.kept(game.id) for game in shelf.games())
    return export_games(games, (text for text in texts if text is not None))


def import_text(shelf: Shelf, text: str | bytes, catalog: Catalog, *, time: int) -> Imported:
    """Import games from a file, a save, or the bare record of a game, without pauses.

    Raises the same exceptions as :class:`Import`.
    """
    import_ = Import(shelf, text, catalog, time=time)
    while import_.step():
        pass
    return import_.result()


class Import:
    """An import from a file of games, a save, or the bare record of a game.

    Each game is opened before it is kept, as a check. A file of statistics is accepted too.
    ``time``: the time of games that have none. ``done`` of ``total`` games have been handled. The
    constructor raises SaveError for any other text.
    """

    def __init__(self, shelf: Shelf, text: str | bytes, catalog: Catalog, *, time: int) -> None:
        self._shelf = shelf
        self._catalog = catalog
        self._time = time
        self._texts: list[str | bytes] = []
        self._results: int | None = None
        self._ids: dict[str, None] = {}
        self._new: list[str] = []
        self._problems: list[Problem] = []
        self._work: Iterator[None] | None = None
        self.done = 0
        text = as_text(text, LONGEST_FILE)
        if '"wingspan":"statistics"' in text[-200:]:
            from .statistics import Results

            self._results = Results(shelf.store).merge(text)
        else:
            self._texts = _texts(text)
        self.total = len(self._texts)

    def step(self) -> bool:
        """Do a piece of the work for a game; return False when there is none left.

        Raises StoreError if there is no room; then the games imported before are removed again.
        """
        if self._work is None:
            if self.done == self.total:
                return False
            self._work = self._take(self._texts[self.done])
        try:
            next(self._work)
        except StopIteration:
            self._work = None
            self.done += 1
        return True

    def _take(self, text: str | bytes) -> Iterator[None]:
        """Import one game, or note why that is impossible."""
        try:
            game = yield from _tried(read(text), self._catalog, self._time)
        except SaveError as error:
            self._problems.append(Problem(self.done + 1, error))
            return
        id_, free = self._shelf.place_for(game)
        if free:
            try:
                self._shelf.add(game)
            except StoreError:
                for taken in self._new:
                    self._shelf.withdraw(taken)
                raise
            self._new.append(id_)
        self._ids[id_] = None

    def result(self) -> Imported:
        """Return the outcome for all games, or for those handled until it was stopped.

        Raises SaveError if no game could be imported.
        """
        left = self.total - self.done
        if not self._ids and not left and self._results is None:
            if self._problems:
                raise self._problems[0].error
            raise SaveError("not_a_save", "no game in it")
        return Imported(tuple(self._ids), tuple(self._problems), self._results, left)


def _texts(text: str) -> list[str | bytes]:
    """Return the texts that may be games. Raises SaveError if there cannot be any."""
    if '"wingspan"' not in text[:200]:
        if len(text) > LONGEST_SAVE:
            raise SaveError("too_long", f"{len(text)} of {LONGEST_SAVE} characters")
        return [text]
    check_depth(text)
    try:
        file = msgspec.json.decode(text, type=GamesFile)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        as_object(text)
        raise SaveError("not_a_save", str(error)) from error
    if file.wingspan != "games":
        raise SaveError("not_a_save", f"a file of {file.wingspan[:20]!r}")
    if file.format > FORMAT:
        raise SaveError("newer_schema", f"format {file.format} of files")
    if len(file.games) + len(file.unreadable) > MOST_GAMES:
        raise SaveError("too_long", f"more than {MOST_GAMES} games")
    return [*(bytes(game) for game in file.games), *file.unreadable]


def _tried(
    game: Save | Packed, catalog: Catalog, time: int
) -> Generator[None, None, Save | Packed]:
    """Return the game after opening it, with a line computed from the game itself.

    The game is packed if it is over and packing succeeds.
    """
    when = game.time or time
    if isinstance(game, Packed):
        save, played = unpack(game, catalog)
        told: dict[str, Any] = {}
    else:
        save, played = game, open_save(game, catalog).game
        told = {"position": played.position(), "question": fingerprint(played.decision)}
    from wingspan.links import game_id

    line = describe(played)
    if isinstance(game, Packed) and (line, game_id(save.record)) == (game.line, game.game):
        return structs.replace(game, time=when)
    if save.position is not None:
        told = {}
    save = structs.replace(save, line=line, time=when, **told)
    yield
    return (yield from packing(save, catalog)) or save
