"""Several games side by side in one store, and the operations on them."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from wingspan.engine.slices import finish

from .reading import (
    Packed,
    Summary,
    decode,
    goes_on,
    packing,
    read,
    same_record,
    summary,
    whole,
    with_id,
    written,
)
from .save import Kind, Save, SaveError, clean_name, derived_id, encode
from .store import Store, StoreError, StoreFull, replaced

if TYPE_CHECKING:
    from wingspan.engine import Catalog, Record

OURS = "wingspan."
"""The prefix of all keys of the page."""

GAME = "wingspan.game."
CURRENT = "wingspan.current"
UNREADABLE = "wingspan.unreadable."
BIN = "wingspan.bin."
VERSION_0_1 = "wingspan.save"
"""The key under which version 0.1 kept its single game."""

IN_BIN = 5
_NUMBERED = re.compile(r"[1-9][0-9]{0,9}")


class ChangedElsewhere(StoreError):
    """Raised if the game under an id has been written elsewhere, such as in another tab.

    Nothing has been written. :meth:`Shelf.get` reads that game and allows overwriting it.
    """


class Unreadable(Struct, frozen=True):
    """A text that cannot be read as a game: its key, its length, and the reason."""

    key: str
    length: int
    kind: Kind
    detail: str


class Removed(Struct, frozen=True):
    """Something in the bin.

    ``key``: the id of the game, or the key of an unreadable text, for :meth:`Shelf.restore`.
    ``game``: None if the text cannot be read.
    """

    key: str
    game: Summary | None


class Listed(Struct, frozen=True):
    """All games and texts of a shelf, to be shown together."""

    games: tuple[Summary, ...]
    """The games that can be read, the last one played first."""
    unreadable: tuple[Unreadable, ...]
    """The texts that cannot be read."""
    removed: tuple[Removed, ...]
    """The contents of the bin, newest first."""


class Shelf:
    """The games in ``store``.

    Methods that cannot write raise StoreFull or StoreBlocked; then nothing has changed, except
    that the bin may have been emptied to make room. Only packing and reading packed games replay
    them: a list costs a fraction of a millisecond per game.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._seen: dict[str, str] = {}
        self._records: dict[str, Record] = {}
        self._looked: dict[str, tuple[str, Summary | SaveError]] = {}
        self._only_here: list[tuple[str, str]] = []

    def listed(self) -> Listed:
        """Return all games and texts at once, as reading the browser's storage is slow."""
        kept = self.store.entries(OURS)
        return Listed(self._games(kept), self._unreadable(kept), self._removed(kept))

    def games(self) -> tuple[Summary, ...]:
        """Return the games that can be read, the last one played first."""
        return self._games(self.store.entries(GAME))

    def unreadable(self) -> tuple[Unreadable, ...]:
        """Return the texts that cannot be read, wherever they are; :meth:`text` returns each."""
        return self._unreadable(self.store.entries(OURS))

    def removed(self) -> tuple[Removed, ...]:
        """Return the contents of the bin, newest first."""
        return self._removed(self.store.entries(BIN))

    def _games(self, kept: dict[str, str]) -> tuple[Summary, ...]:
        looked = (self._look(key, text) for key, text in kept.items() if key.startswith(GAME))
        found = [game for game in looked if isinstance(game, Summary)]
        return tuple(sorted(found, key=lambda game: (-game.time, game.id)))

    def _unreadable(self, kept: dict[str, str]) -> tuple[Unreadable, ...]:
        keys = [key for key in kept if key.startswith((GAME, UNREADABLE)) or key == VERSION_0_1]
        found = []
        for key in sorted(keys, key=lambda key: (key != VERSION_0_1, key)):
            text = kept[key]
            looked = self._look(key, text)
            if isinstance(looked, SaveError):
                found.append(Unreadable(key, len(text), looked.kind, looked.detail))
            elif key.startswith(UNREADABLE):
                found.append(Unreadable(key, len(text), "not_playable", ""))
        return tuple(found)

    def _removed(self, kept: dict[str, str]) -> tuple[Removed, ...]:
        found = []
        for _, key, text in reversed(self._bin(kept)):
            id_ = key.removeprefix(GAME)
            try:
                found.append(Removed(id_, summary(with_id(read(text), id_))))
            except SaveError:
                found.append(Removed(key, None))
        return tuple(found)

    def _look(self, key: str, text: str) -> Summary | SaveError:
        """Return a summary of the text under ``key``, which is cached by text."""
        known = self._looked.get(key)
        if known is None or known[0] != text:
            try:
                known = text, summary(with_id(read(text), key.removeprefix(GAME)))
            except SaveError as error:
                known = text, error
            self._looked[key] = known
        return known[1]

    def text(self, key: str) -> str | None:
        """Return the text of a game or an unreadable text by its key, or None."""
        return (
            self.store.get(key)
            if key.startswith((GAME, UNREADABLE)) or key == VERSION_0_1
            else None
        )

    def _keys(self, beginning: str) -> list[str]:
        return sorted(filter(lambda key: key.startswith(beginning), self.store.keys()))

    def kept(self, id_: str) -> Save | Packed:
        """Return the game under that id without replaying it. Raises as :meth:`read` does."""
        text = self.store.get(GAME + id_)
        if text is None:
            raise SaveError("missing", id_)
        return with_id(read(text), id_)

    @property
    def current(self) -> str | None:
        """The id of the game that is open; None if there is none or it cannot be read."""
        id_ = self.store.get(CURRENT)
        return id_ if id_ and self.has(id_) else None

    def is_current(self, id_: str) -> bool:
        """Whether that game is open. Unlike :attr:`current`, this does not read the game itself."""
        return self.store.get(CURRENT) == id_

    def set_current(self, id_: str | None) -> None:
        """Remember which game is open; None for none."""
        if id_ is None:
            self.store.remove(CURRENT)
        else:
            self.write(CURRENT, id_)

    def has(self, id_: str) -> bool:
        """Whether there is a readable game under that id.

        A text that this shelf has kept or read there is not decoded again.
        """
        key = GAME + id_
        text = self.store.get(key)
        if text is None:
            return False
        return text == self._seen.get(key) or isinstance(self._look(key, text), Summary)

    def is_free(self, id_: str) -> bool:
        """Whether nothing at all is kept under that id."""
        return self.store.get(GAME + id_) is None

    def read(self, id_: str) -> Save:
        """Read the game under that id without claiming it; a packed one is replayed to its end.

        Raises SaveError, of kind "missing" if there is none.
        """
        return whole(self.kept(id_))

    def get(self, id_: str) -> Save:
        """Read the game under that id, and claim it: this shelf may overwrite it from now on.

        Raises SaveError like :meth:`read`.
        """
        save = self.read(id_)
        self._saw(id_, self.store.get(GAME + id_) or "", save.record)
        return save

    def put(self, save: Save, *, taken_back: bool = False) -> str:
        """Keep a game, overwriting what this shelf kept or got under its id before.

        Unless the new game continues the old one, the old one is not overwritten but becomes a
        game of its own, whose id is returned; otherwise "" is. ``taken_back``: whether a person
        has taken answers back, so that the new game may hold less. An unreadable text is moved
        aside. Raises ChangedElsewhere if another game, or another state of this one, has been
        written there meanwhile.
        """
        key, text = GAME + save.id, encode(save)
        there = self.store.get(key)
        apart = ""
        if there is not None and self._is_changed(key, there):
            if self.has(save.id):
                raise ChangedElsewhere(key)
            self.keep_unreadable(there)
        elif there is not None and not taken_back and not goes_on(save.record, self._records[key]):
            apart = self._free_key(key)
            self.write(apart, there)
        try:
            self.write(key, text)
        except StoreError:
            if apart:
                self.store.remove(apart)
            raise
        self._saw(save.id, text, save.record)
        return apart.removeprefix(GAME)

    def _saw(self, id_: str, text: str, record: Record) -> None:
        """Remember what this shelf kept or got under an id."""
        self._seen[GAME + id_] = text
        self._records[GAME + id_] = record

    def changed_elsewhere(self, id_: str) -> bool:
        """Whether the game under that id has been played on elsewhere.

        A game that was only renamed, packed, removed or damaged has not.
        """
        key = GAME + id_
        there = self.store.get(key)
        if there is None or there == self._seen.get(key):
            return False
        try:
            return not self._knows(key, decode(there))
        except SaveError:
            return False

    def _knows(self, key: str, found: Save) -> bool:
        """Whether ``found`` holds nothing that this shelf has not kept or got under ``key``.

        A game that is shorter is an earlier state of it if it is also older; otherwise somebody has
        taken answers back.
        """
        seen, known = self._seen.get(key), self._records.get(key)
        if seen is None or known is None or not goes_on(known, found.record):
            return False
        return found.record.answers == known.answers or found.time < read(seen).time

    def _is_changed(self, key: str, there: str) -> bool:
        """Whether overwriting ``there``, the text under ``key``, would lose what this shelf neither
        kept nor got: answers or a name.
        """
        seen = self._seen.get(key)
        if there == seen:
            return False
        if seen is None:
            return True
        try:
            found = decode(there)
            if found.name != read(seen).name or not self._knows(key, found):
                return True
        except SaveError:
            return True
        self._seen[key] = there
        return False

    def pack(self, id_: str, catalog: Catalog | None = None) -> bool:
        """Pack a finished game; return whether that was done.

        The game is replayed as a check. It stays as it is if it cannot be packed or there is no
        room.
        """
        return finish(self.packing(id_, catalog))

    def packing(self, id_: str, catalog: Catalog | None = None) -> Generator[None, None, bool]:
        """Do :meth:`pack` in pieces; a game that changes meanwhile is left alone."""
        key = GAME + id_
        old = self.store.get(key)
        try:
            game = self.kept(id_)
        except SaveError:
            return False
        packed = (yield from packing(game, catalog)) if isinstance(game, Save) else None
        if old is None or packed is None:
            return False
        new = written(packed)
        if not replaced(self.store, key, old, new):
            return False
        if self._seen.get(key) == old:
            self._seen[key] = new
        return True

    def unpacked(self) -> tuple[str, ...]:
        """Return the ids of finished games that are kept whole."""
        return tuple(
            key.removeprefix(GAME)
            for key, text in sorted(self.store.entries(GAME).items())
            if '"phase":"over"' in text
        )

    def rename(self, id_: str, name: str) -> None:
        """Rename a game ("" for no name); its time, and who may overwrite it, do not change."""
        key, mine = GAME + id_, not self.changed_elsewhere(id_)
        text = written(structs.replace(self.kept(id_), name=clean_name(name)))
        self.write(key, text)
        if mine:
            self._seen[key] = text

    def duplicate(self, id_: str, new: str, *, time: int, name: str = "") -> None:
        """Copy a game to the id ``new``, which must be free."""
        if not self.is_free(new):
            raise ChangedElsewhere(GAME + new)
        game = self.kept(id_)
        called = clean_name(name or game.name)
        self.write(GAME + new, written(structs.replace(game, id=new, time=time, name=called)))

    def remove(self, id_: str) -> None:
        """Put a game into the bin, from which :meth:`restore` retrieves it."""
        self._throw_away(GAME + id_)
        if self.store.get(CURRENT) == id_:
            self.store.remove(CURRENT)

    def remove_unreadable(self, key: str) -> None:
        """Put an unreadable text into the bin. Call this only if a person asks for it."""
        if self.text(key) is not None:
            self._throw_away(key)

    def restore(self, id_or_key: str) -> str:
        """Restore what was last removed under that id or key; return its id or key.

        If the old one is taken, a new one is made up. Raises SaveError, of kind "missing", if
        nothing under that id or key is in the bin.
        """
        found = next(
            (
                (place, key, text)
                for place, key, text in reversed(self._bin())
                if id_or_key in (key, key.removeprefix(GAME))
            ),
            None,
        )
        if found is None:
            raise SaveError("missing", id_or_key)
        place, key, text = found
        self._forget(place)
        back = self._free_key(key)
        try:
            self.write(back, text)
        except StoreError:
            self._only_here.append((key, text))
            raise
        return back.removeprefix(GAME)

    def adopt(self) -> str | None:
        """Convert what version 0.1 kept; return the id of the game, None if there is nothing.

        An unreadable text is moved aside, or stays where it is if there is no room.
        """
        text = self.store.get(VERSION_0_1)
        if text is None:
            return None
        try:
            save = decode(text)
        except SaveError:
            with suppress(StoreError):
                self.keep_unreadable(text)
                self.store.remove(VERSION_0_1)
            return None
        self.store.remove(VERSION_0_1)
        try:
            return self.add(save)
        except StoreError:
            self.store.set(VERSION_0_1, text)
            raise

    def add(self, game: Save | Packed) -> str:
        """Add a game from elsewhere; return the id under which it is kept.

        If the game is there already, nothing changes. If another game has its id, it gets a new
        one.
        """
        id_, free = self.place_for(game)
        if free:
            self.write(GAME + id_, written(with_id(game, id_)))
        return id_

    def place_for(self, game: Save | Packed) -> tuple[str, bool]:
        """Return the id under which :meth:`add` would keep a game, and whether it is free."""
        for id_ in _ids_for(game):
            if self.is_free(id_):
                return id_, True
            if self.has(id_) and _same_record(self.kept(id_), game):
                return id_, False
        raise AssertionError("there is always another number")

    def withdraw(self, id_: str) -> None:
        """Undo :meth:`add`: delete the game without putting it into the bin."""
        self.store.remove(GAME + id_)

    def write(self, key: str, text: str) -> None:
        """Write a text, deleting the oldest texts in the bin while room is needed."""
        while True:
            try:
                return self.store.set(key, text)
            except StoreFull:
                binned = self._stored_bin()
                if not binned:
                    raise
                self.store.remove(f"{BIN}{binned[0][0]}")

    def keep_unreadable(self, text: str) -> None:
        """Keep an unreadable text under a number of its own, unless it is kept already."""
        if text not in map(self.store.get, self._keys(UNREADABLE)):
            self.write(self._free_key(UNREADABLE + "1"), text)

    def _free_key(self, key: str) -> str:
        """Return ``key``, or a similar one if it is taken."""
        if self.store.get(key) is None:
            return key
        stem = UNREADABLE if key.startswith(UNREADABLE) else f"{key[: len(GAME) + 30]}-"
        number = 2
        while self.store.get(f"{stem}{number}") is not None:
            number += 1
        return f"{stem}{number}"

    def _throw_away(self, key: str) -> None:
        """Move a text into the bin; if there is no room, it lasts only while the page is open."""
        text = self.store.get(key)
        if text is None:
            return
        binned = self._stored_bin()
        number = binned[-1][0] + 1 if binned else 1
        self.store.remove(key)
        self._seen.pop(key, None)
        try:
            self.write(f"{BIN}{number}", f"{key}\n{text}")
        except StoreError:
            self._only_here = [*self._only_here[1 - IN_BIN :], (key, text)]
            return
        for oldest, _, _ in self._stored_bin()[:-IN_BIN]:
            self.store.remove(f"{BIN}{oldest}")

    def _stored_bin(self, kept: dict[str, str] | None = None) -> list[tuple[int, str, str]]:
        """Return number, former key and text of everything in the stored bin, oldest first."""
        found = []
        for name, binned in (self.store.entries(BIN) if kept is None else kept).items():
            number = name.removeprefix(BIN)
            if name.startswith(BIN) and _NUMBERED.fullmatch(number):
                key, _, text = binned.partition("\n")
                found.append((int(number), key, text))
        return sorted(found)

    def _bin(self, kept: dict[str, str] | None = None) -> list[tuple[int, str, str]]:
        """Return the stored bin, then texts kept only while the page is open, numbered below 0."""
        here = [(~place, key, text) for place, (key, text) in enumerate(self._only_here)]
        return [*self._stored_bin(kept), *here]

    def _forget(self, place: int) -> None:
        if place < 0:
            del self._only_here[~place]
        else:
            self.store.remove(f"{BIN}{place}")


def _ids_for(game: Save | Packed) -> Iterator[str]:
    """Yield the ids that a game from elsewhere may get, its own first."""
    yield game.id
    derived = derived_id(whole(game).record)
    yield derived
    for number in count(2):
        yield f"{derived}-{number}"


def _same_record(one: Save | Packed, other: Save | Packed) -> bool:
    if isinstance(one, Packed) and isinstance(other, Packed):
        return one.record == other.record
    return same_record(whole(one).record, whole(other).record)
