"""Carrying games from one browser to another: files, drops and pastes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct, structs

from wingspan.engine import Catalog

from .line import describe
from .opening import open_save
from .save import (
    LONGEST_SAVE,
    Save,
    SaveError,
    as_object,
    as_text,
    check_depth,
    decode,
    encode,
    save_of,
)
from .shelf import GAME, Shelf
from .store import StoreError

FORMAT = 1
LONGEST_FILE = 1 << 23
"""Characters of a file; all that browsers let a page keep is less."""

MOST_GAMES = 1000


class GamesFile(Struct, frozen=True):
    """A file of games. ``unreadable``: texts that were kept aside where it was written."""

    wingspan: str
    format: int
    games: list[msgspec.Raw]
    unreadable: list[str] = []


@dataclass(frozen=True)
class Problem:
    """The game with that number in the file, from 1, was not taken, and why."""

    number: int
    error: SaveError


@dataclass(frozen=True)
class Imported:
    """The ids of the games taken, those included that were there already; and the others.

    ``results``: so many results of finished games were new, in a file of statistics.
    """

    ids: tuple[str, ...]
    problems: tuple[Problem, ...] = ()
    results: int | None = None


def export_games(saves: Iterable[Save], unreadable: Iterable[str] = ()) -> str:
    """A file of these games, whether or not a store keeps them."""
    games = [msgspec.Raw(encode(save).encode()) for save in saves]
    return msgspec.json.encode(GamesFile("games", FORMAT, games, list(unreadable))).decode()


def export_one(shelf: Shelf, id: str) -> str:
    """A file of one game. Raises SaveError if it cannot be read."""
    return export_games([shelf.read(id)])


def export_all(shelf: Shelf) -> str:
    """A file of every game, and of the texts that cannot be read."""
    texts = (shelf.text(aside.key) for aside in shelf.kept_aside())
    saves = (shelf.read(game.id) for game in shelf.games())
    return export_games(saves, (text for text in texts if text is not None))


def import_text(shelf: Shelf, text: str | bytes, catalog: Catalog, *, time: int) -> Imported:
    """Take games from a file, a save, or the bare record of a game; each is tried first.

    A file of statistics is taken too.

    ``time`` is given to games that have none. Raises SaveError if there is no game in it that
    can be taken, and StoreError if they find no room; nothing has changed then.
    """
    text = as_text(text, LONGEST_FILE)
    if '"wingspan":"statistics"' in text[-200:]:
        from .statistics import Results

        return Imported((), (), Results(shelf.store).merge(text))
    games, problems = [], []
    for number, found in enumerate(_texts(text), start=1):
        try:
            games.append(_tried(decode(found), catalog, time))
        except SaveError as error:
            problems.append(Problem(number, error))
    if not games:
        raise problems[0].error if problems else SaveError("not_a_save", "no game in it")
    before = set(shelf.store.keys())
    ids: list[str] = []
    try:
        for save in games:
            ids.append(shelf.add(save))
    except StoreError:
        for id in ids:
            if GAME + id not in before:
                shelf.withdraw(id)
        raise
    return Imported(tuple(dict.fromkeys(ids)), tuple(problems))


def _texts(text: str) -> list[str | bytes]:
    """What may be games in what was brought."""
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


def _tried(save: Save, catalog: Catalog, time: int) -> Save:
    """The save, known to open, described by its game and not by what it says itself."""
    opened = open_save(save, catalog)
    when = save.time or time
    if save.position is None:
        return save_of(opened.game, id=save.id, name=save.name, time=when)
    changes: dict[str, Any] = {"line": describe(opened.game), "time": when}
    return structs.replace(save, **changes)
