"""Several games side by side in one store, and what to do with each."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from contextlib import suppress
from itertools import count

from msgspec import Struct, structs

from wingspan.engine import Catalog, Record
from wingspan.engine.slices import finish

from .packed import Packed, packing
from .reading import Summary, decode, goes_on, read, same_record, summary, whole, with_id, written
from .save import Kind, Save, SaveError, clean_name, derived_id, encode
from .store import Store, StoreError, StoreFull, replaced

OURS = "wingspan."
"""What all that the page keeps is kept under."""

GAME = "wingspan.game."
CURRENT = "wingspan.current"
UNREADABLE = "wingspan.unreadable."
BIN = "wingspan.bin."
VERSION_0_1 = "wingspan.save"
"""The one key under which version 0.1 kept its one game."""

IN_BIN = 5
_NUMBERED = re.compile(r"[1-9][0-9]{0,9}")


class ChangedElsewhere(StoreError):
    """The game under that id was written by somebody else, another tab for instance.

    Nothing has been written. :meth:`Shelf.get` takes the other's game up; afterwards it
    may be written over.
    """


class Unreadable(Struct, frozen=True):
    """A text that cannot be read as a game: under which key it is kept, how long, and why."""

    key: str
    length: int
    kind: Kind
    detail: str


class Removed(Struct, frozen=True):
    """Something in the bin: an id of a game, or the key of a text kept aside, for
    :meth:`Shelf.restore`; and the game, if it can be read."""

    key: str
    game: Summary | None


class Listed(Struct, frozen=True):
    """All that is kept of games, to be shown together."""

    games: tuple[Summary, ...]
    """The games that can be read, the one played last first."""
    unreadable: tuple[Unreadable, ...]
    """The texts that cannot."""
    removed: tuple[Removed, ...]
    """What lies in the bin, newest first."""


class Shelf:
    """The games in ``store``. What cannot be written raises StoreFull or StoreBlocked, and then
    nothing has changed, but for games in the bin, which make room for others.

    Nothing here plays a game: a list costs a fraction of a millisecond a game.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._seen: dict[str, str] = {}
        self._records: dict[str, Record] = {}
        self._looked: dict[str, tuple[str, Summary | SaveError]] = {}
        self._only_here: list[tuple[str, str]] = []

    def listed(self) -> Listed:
        """All that is kept of games, in one go: a browser takes its time to tell what it keeps."""
        kept = self.store.entries(OURS)
        return Listed(self._games(kept), self._unreadable(kept), self._removed(kept))

    def games(self) -> tuple[Summary, ...]:
        """The games that can be read, the one played last first."""
        return self._games(self.store.entries(GAME))

    def unreadable(self) -> tuple[Unreadable, ...]:
        """The texts that cannot be read, wherever they are; :meth:`text` has them whole."""
        return self._unreadable(self.store.entries(OURS))

    def removed(self) -> tuple[Removed, ...]:
        """What lies in the bin, newest first."""
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
            id = key.removeprefix(GAME)
            try:
                found.append(Removed(id, summary(with_id(read(text), id))))
            except SaveError:
                found.append(Removed(key, None))
        return tuple(found)

    def _look(self, key: str, text: str) -> Summary | SaveError:
        """What is said of the text under ``key``; read once a text."""
        known = self._looked.get(key)
        if known is None or known[0] != text:
            try:
                known = text, summary(with_id(read(text), key.removeprefix(GAME)))
            except SaveError as error:
                known = text, error
            self._looked[key] = known
        return known[1]

    def text(self, key: str) -> str | None:
        """The text kept aside under ``key``, as it is."""
        return (
            self.store.get(key)
            if key.startswith((GAME, UNREADABLE)) or key == VERSION_0_1
            else None
        )

    def _keys(self, beginning: str) -> list[str]:
        return sorted(filter(lambda key: key.startswith(beginning), self.store.keys()))

    def kept(self, id: str) -> Save | Packed:
        """The game under that id as it is kept, not played. Raises SaveError like :meth:`read`."""
        text = self.store.get(GAME + id)
        if text is None:
            raise SaveError("missing", id)
        return with_id(read(text), id)

    @property
    def current(self) -> str | None:
        """The id of the game that is open, if it can be read."""
        id = self.store.get(CURRENT)
        return id if id and self.has(id) else None

    def set_current(self, id: str | None) -> None:
        """Remember which game is open; None for none."""
        if id is None:
            self.store.remove(CURRENT)
        else:
            self.write(CURRENT, id)

    def has(self, id: str) -> bool:
        """Whether there is a game under that id that can be read."""
        text = self.store.get(GAME + id)
        return text is not None and isinstance(self._look(GAME + id, text), Summary)

    def is_free(self, id: str) -> bool:
        """Whether nothing at all is kept under that id."""
        return self.store.get(GAME + id) is None

    def read(self, id: str) -> Save:
        """The game under that id, to look at; a finished one is played again to its end.

        Raises SaveError, kind "missing" if there is none.
        """
        return whole(self.kept(id))

    def get(self, id: str) -> Save:
        """The game under that id, taken up here: from now on this shelf may write over it.

        Raises SaveError like :meth:`read`.
        """
        save = self.read(id)
        self._saw(id, self.store.get(GAME + id) or "", save.record)
        return save

    def put(self, save: Save, *, taken_back: bool = False) -> str:
        """Keep a game, over what this shelf kept or read under its id before.

        Nothing that holds more is written over: unless the game goes on where the kept one
        ends, that one becomes a game of its own; its id then, else "". ``taken_back``: a person
        has taken answers back, so that it may hold less. What cannot be read is moved aside.
        Raises ChangedElsewhere if another game, or another moment of this one, has come there
        meanwhile.
        """
        key, text = GAME + save.id, encode(save)
        there = self.store.get(key)
        apart = ""
        if there is not None and self.changed_elsewhere(save.id):
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

    def _saw(self, id: str, text: str, record: Record) -> None:
        """That is what this shelf kept or read there."""
        self._seen[GAME + id] = text
        self._records[GAME + id] = record

    def changed_elsewhere(self, id: str) -> bool:
        """Whether the game under that id is no longer what this shelf kept or read there.

        It is the same if it has only been packed there.
        """
        key = GAME + id
        there, seen = self.store.get(key), self._seen.get(key)
        if there == seen:
            return False
        if there is None or seen is None:
            return True
        try:
            if not isinstance(read(there), Packed) or not _tell_the_same(there, seen):
                return True
        except SaveError:
            return True
        self._seen[key] = there
        return False

    def pack(self, id: str, catalog: Catalog | None = None) -> bool:
        """Keep a finished game in fewer characters; whether that was done.

        It plays the game again, to be sure. Whatever cannot be told so, or finds no room, stays
        as it is.
        """
        return finish(self.packing(id, catalog))

    def packing(self, id: str, catalog: Catalog | None = None) -> Generator[None, None, bool]:
        """:meth:`pack` in pieces; a game that changes meanwhile stays as it is then."""
        key = GAME + id
        old = self.store.get(key)
        try:
            game = self.kept(id)
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
        """The ids of finished games that are kept whole."""
        return tuple(
            key.removeprefix(GAME)
            for key, text in sorted(self.store.entries(GAME).items())
            if '"phase":"over"' in text
        )

    def rename(self, id: str, name: str) -> None:
        """Give a game a name, "" for none; its time stays, and so does who may write over it."""
        key, mine = GAME + id, not self.changed_elsewhere(id)
        text = written(structs.replace(self.kept(id), name=clean_name(name)))
        self.write(key, text)
        if mine:
            self._seen[key] = text

    def duplicate(self, id: str, new: str, *, time: int, name: str = "") -> None:
        """A second game at the same point, under the id ``new``, which must be free."""
        if not self.is_free(new):
            raise ChangedElsewhere(GAME + new)
        game = self.kept(id)
        called = clean_name(name or game.name)
        self.write(GAME + new, written(structs.replace(game, id=new, time=time, name=called)))

    def remove(self, id: str) -> None:
        """Put a game into the bin, from where :meth:`restore` takes it."""
        self._throw_away(GAME + id)
        if self.store.get(CURRENT) == id:
            self.store.remove(CURRENT)

    def remove_unreadable(self, key: str) -> None:
        """Put a text that cannot be read into the bin. Only a person's wish may do this."""
        if self.text(key) is not None:
            self._throw_away(key)

    def restore(self, id_or_key: str) -> str:
        """Take back from the bin what was removed last under that id or key; its id or key now.

        Another one if it has been taken meanwhile. Raises SaveError, kind "missing", if it is no
        longer in the bin.
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
        """Make a game of what version 0.1 kept: its id, None if there is nothing of it.

        What cannot be read is moved aside, and stays where it is if there is no room.
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
        """Keep a game that comes from elsewhere; the id under which it is then found.

        If that very game is there already it stays as it is; if another one is, the new one
        gets another id.
        """
        id, free = self.place_for(game)
        if free:
            self.write(GAME + id, written(with_id(game, id)))
        return id

    def place_for(self, game: Save | Packed) -> tuple[str, bool]:
        """The id under which :meth:`add` keeps a game, and whether it is still free."""
        for id in _ids_for(game):
            if self.is_free(id):
                return id, True
            if self.has(id) and _same_record(self.kept(id), game):
                return id, False
        raise AssertionError("there is always another number")

    def withdraw(self, id: str) -> None:
        """Undo :meth:`add`: the game is gone and not in the bin."""
        self.store.remove(GAME + id)

    def write(self, key: str, text: str) -> None:
        """Write anything, if need be into the place of what lies in the bin, the oldest first."""
        while True:
            try:
                return self.store.set(key, text)
            except StoreFull:
                binned = self._stored_bin()
                if not binned:
                    raise
                self.store.remove(f"{BIN}{binned[0][0]}")

    def keep_unreadable(self, text: str) -> None:
        """Keep a text that cannot be read under a number of its own, once."""
        if text not in map(self.store.get, self._keys(UNREADABLE)):
            self.write(self._free_key(UNREADABLE + "1"), text)

    def _free_key(self, key: str) -> str:
        """``key``, or one like it if it is taken."""
        if self.store.get(key) is None:
            return key
        stem = UNREADABLE if key.startswith(UNREADABLE) else f"{key[: len(GAME) + 30]}-"
        number = 2
        while self.store.get(f"{stem}{number}") is not None:
            number += 1
        return f"{stem}{number}"

    def _throw_away(self, key: str) -> None:
        """Into the bin; if there is no room for it, only as long as the page is open."""
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
        """Number, former key and text of what lies in the bin, the oldest first."""
        found = []
        for name, binned in (self.store.entries(BIN) if kept is None else kept).items():
            number = name.removeprefix(BIN)
            if name.startswith(BIN) and _NUMBERED.fullmatch(number):
                key, _, text = binned.partition("\n")
                found.append((int(number), key, text))
        return sorted(found)

    def _bin(self, kept: dict[str, str] | None = None) -> list[tuple[int, str, str]]:
        """The bin, then what lies there only as long as the page is open, numbered below 0."""
        here = [(~place, key, text) for place, (key, text) in enumerate(self._only_here)]
        return [*self._stored_bin(kept), *here]

    def _forget(self, place: int) -> None:
        if place < 0:
            del self._only_here[~place]
        else:
            self.store.remove(f"{BIN}{place}")


def _ids_for(game: Save | Packed) -> Iterator[str]:
    """The ids that a game from elsewhere may get, its own first."""
    yield game.id
    derived = derived_id(whole(game).record)
    yield derived
    for number in count(2):
        yield f"{derived}-{number}"


def _same_record(one: Save | Packed, other: Save | Packed) -> bool:
    if isinstance(one, Packed) and isinstance(other, Packed):
        return one.record == other.record
    return same_record(whole(one).record, whole(other).record)


def _tell_the_same(one: str, other: str) -> bool:
    """Whether two texts are of the same save, be its table kept or not."""
    first, second = (
        encode(structs.replace(decode(text), position=None, question="")) for text in (one, other)
    )
    return first == second
