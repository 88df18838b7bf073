"""Saving games in this browser and opening them again, with what is stored beside them."""

from __future__ import annotations

from binascii import crc32
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct, structs

from wingspan.saves import (
    ChangedElsewhere,
    MemoryStore,
    SaveError,
    Shelf,
    StoreError,
    StoreFull,
)

from ..forms import BEGINNERS, LAST_TIME, POINTS, NewGame, read_last_time

if TYPE_CHECKING:
    from wingspan.engine.catalog import Catalog
    from wingspan.engine.notation.record import Record
    from wingspan.saves import Opened, Save, Store
    from wingspan.saves.statistics import Results

    from ..play.settings import Settings
    from ..play.sitting import Sitting


PROGRESS = "wingspan.lessons"
"""Key of the progress in lessons."""


FITTING = "wingspan.fitting"
"""Key under which the level that fits the last results is stored, for the start form."""

GONE_ON = "wingspan.gone_on"
"""Key under which a game's id is stored with the last round whose end was dismissed."""

PRESSES = "wingspan.presses"
"""Key under which the answers that each began an input are stored, for the game saved last.

A press may give several answers, which are taken back together, even after a reload. This is not
part of the save, because earlier versions read that; without it, answers are taken back one by
one.
"""

SEVEN_DAYS = "wingspan.told.seven_days"
"""Key under which it is stored that a person has seen and dismissed the notice of a browser that
deletes what is stored."""

_CHROMIUM = ("Chrome/", "Chromium/", "Android")

StorageTrouble = Literal["", "full", "blocked"]
"""Why the game on the table is not being saved; "" if it is."""


class Keeping:
    """The store of saved games, and the outcome of the last save."""

    shelf: Shelf
    """The saved games."""
    trouble: StorageTrouble
    """Why the last save failed; "" if it did not."""
    set_apart: str
    """The id under which the last save set the previous version of the game apart, because that
    holds more; "" if it did not."""
    now: Callable[[], int]
    """Returns the time in milliseconds since 1970, UTC."""
    new_id: Callable[[], str]
    """Returns an id that no other game has."""

    def __init__(self, store: Store, *, now: Callable[[], int], new_id: Callable[[], str]) -> None:
        self.shelf = Shelf(store)
        self.trouble = ""
        self.set_apart = ""
        self.now = now
        self.new_id = new_id

    @property
    def results(self) -> Results:
        from wingspan.saves.statistics import Results

        return Results(self.shelf.store)

    @property
    def fitting(self) -> str:
        """The level of the computer player that fits the person's last results."""
        kept = self.shelf.store.get(FITTING)
        return kept if kept in POINTS else BEGINNERS

    @property
    def last_time(self) -> NewGame | None:
        """What was filled in for the last game; None if that is not known."""
        return read_last_time(self.shelf.store.get(LAST_TIME))

    def remember(self, key: str, text: str) -> None:
        """Store a text under ``key``; does nothing if the browser refuses."""
        with suppress(StoreError):
            self.shelf.store.set(key, text)

    def open_none(self) -> None:
        with suppress(StoreError):
            self.shelf.set_current(None)

    def keep(self, sitting: Sitting) -> None:
        """Save the game, if it has changed since its last save. Sets :attr:`trouble` if the browser
        refuses.

        It becomes the game that the next visit opens. Raises ChangedElsewhere, and writes nothing,
        if another tab has changed the save.
        """
        if not sitting.id:
            sitting.id = self.new_id()
        self.set_apart = ""
        try:
            if sitting.save.written() != sitting.save.kept_as:
                self.set_apart = self._put(sitting)
                sitting.save.kept_as = sitting.save.written()
                sitting.save.taken_back = False
                self._keep_hints(sitting)
                self._keep_presses(sitting)
                self._count(sitting)
                self.trouble = ""
            if not self.shelf.is_current(sitting.id):
                self.shelf.set_current(sitting.id)
        except ChangedElsewhere:
            raise
        except StoreFull:
            self.trouble = "full"
        except StoreError:
            self.trouble = "blocked"

    def _put(self, sitting: Sitting) -> str:
        """Put the game on the shelf: see :meth:`.Shelf.put`. A name given elsewhere stays."""
        back = sitting.save.taken_back
        try:
            return self.shelf.put(self.save(sitting), taken_back=back)
        except ChangedElsewhere:
            if self.shelf.changed_elsewhere(sitting.id):
                raise
            self.take_name(sitting)
            return self.shelf.put(self.save(sitting), taken_back=back)

    def take_name(self, sitting: Sitting) -> None:
        """Give the game on the table the name that it was given elsewhere."""
        with suppress(SaveError):
            if self.shelf.kept(sitting.id).name != sitting.save.name:
                sitting.save.name = self.shelf.get(sitting.id).name

    def _keep_hints(self, sitting: Sitting) -> None:
        if sitting.save.hints or sitting.save.hints_agreed:
            from wingspan.saves.hints import Hints, keep_hints

            hints = Hints(sitting.save.hints_agreed, tuple(sorted(sitting.save.hints)))
            keep_hints(self.shelf.store, sitting.id, hints)

    def _keep_presses(self, sitting: Sitting) -> None:
        text = write_presses(sitting.id, sitting.game.answers, sitting.answers.input_starts)
        self.remember(PRESSES, text)

    def _count(self, sitting: Sitting) -> None:
        """Add a finished game to the statistics, if it began with its deal and was played here."""
        begun = sitting.game.record().start is None
        if sitting.decision is None and begun and sitting.save.is_held:
            from wingspan.saves.rating import fitting, rated
            from wingspan.saves.result import result_of

            day = sitting.save.aim.day if sitting.save.aim else ""
            result = result_of(
                sitting.game,
                id=sitting.id,
                time=self.now(),
                seat=sitting.seats.alone_here,
                challenge=day,
                programs=sitting.seats.programs,
                fresh=sitting.save.fresh,
                hints=len(sitting.save.hints),
            )
            results = self.results
            results.note(result)
            if result.rated:
                self.shelf.store.set(FITTING, fitting(rated(results.all())))

    def save(self, sitting: Sitting) -> Save:
        """The save of the game, as :meth:`keep` writes it."""
        from wingspan.saves import save_of

        save = save_of(
            sitting.game,
            id=sitting.id,
            time=self.now(),
            name=sitting.save.name,
            seat=sitting.seats.mine,
            unasked=sitting.seats.unasked,
        )
        return structs.replace(
            save,
            beside=sitting.seats.beside,
            sent=sitting.answers.sent,
            aim=sitting.save.aim,
            programs=sitting.seats.programs,
            hurried=sitting.answers.hurried,
            fresh=sitting.save.fresh,
        )

    def open(self, id_: str, catalog: Catalog, settings: Settings) -> tuple[Sitting, Opened]:
        """Open a saved game. Raises SaveError if it cannot be opened; its save stays as it is."""
        from wingspan.engine import Game
        from wingspan.saves import open_save
        from wingspan.saves.hints import hints_of

        save = self.shelf.get(id_)
        tried: list[tuple[Game, Sitting | Exception]] = []

        def replay(record: Record, _: Catalog) -> Game:
            try:
                sitting = self._sit_down(save, record, catalog, settings)
                tried.append((sitting.game, sitting))
            except Exception as error:
                # If the record is at fault, this raises too. Otherwise the page is.
                tried.append((Game.replay(record, catalog), error))
            return tried[-1][0]

        opened = open_save(save, catalog, replay)
        sitting = next(result for game, result in tried if game is opened.game)
        if isinstance(sitting, Exception):
            raise sitting
        sitting.id, sitting.save.name, sitting.save.aim = save.id, save.name, save.aim
        sitting.save.fresh = save.fresh
        hints = hints_of(self.shelf.store, id_)
        sitting.save.hints_agreed, sitting.save.hints = hints.agreed, frozenset(hints.answers)
        sitting.save.kept_as = sitting.save.written()
        return sitting, opened

    def _sit_down(
        self, save: Save, record: Record, catalog: Catalog, settings: Settings
    ) -> Sitting:
        from ..play.seats import Seats
        from ..play.sitting import Sitting

        return Sitting.replayed(
            record,
            catalog,
            settings,
            Seats(record.setup.players, save.seat, save.beside, save.unasked, save.programs),
            sent=save.sent,
            hurried=save.hurried,
            input_starts=read_presses(self.shelf.store.get(PRESSES), save.id, record.answers),
        )

    def gone_on(self, id_: str) -> int:
        """The last round of that game whose end was dismissed here; 0 if that is not known."""
        kept, _, round_ = (self.shelf.store.get(GONE_ON) or "").rpartition(" ")
        return int(round_) if kept == id_ and round_.isdecimal() else 0


class _Presses(Struct, frozen=True):
    """``id``: the game's id. ``answers``: a checksum of all its answers. ``begun``: the numbers of
    the answers that began an input.
    """

    id: str
    answers: int
    begun: tuple[int, ...]


def write_presses(id_: str, answers: tuple[int, ...], begun: tuple[int, ...]) -> str:
    """The presses of a game as JSON."""
    return msgspec.json.encode(_Presses(id_, _checksum(answers), begun)).decode()


def read_presses(text: str | None, id_: str, answers: tuple[int, ...]) -> frozenset[int] | None:
    """``begun`` as given to :func:`write_presses`; None if that was for another game or moment."""
    try:
        kept = msgspec.json.decode(text or "null", type=_Presses)
    except msgspec.DecodeError:
        return None
    if (kept.id, kept.answers) != (id_, _checksum(answers)):
        return None
    return frozenset(kept.begun)


def _checksum(answers: tuple[int, ...]) -> int:
    return crc32(msgspec.json.encode(answers))


def forgets(user_agent: str, *, installed: bool) -> bool:
    """Whether the browser with that user agent deletes the data of a page that is not installed.

    WebKit has done so since Safari 13.1, and all browsers on iPhones and iPads use WebKit
    (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/). Chromium's user
    agent names WebKit too, but Chromium does not.
    """
    chromium = any(name in user_agent for name in _CHROMIUM)
    return "AppleWebKit/" in user_agent and not chromium and not installed


def for_this_page_only() -> Keeping:
    """A store that keeps games only as long as the page is open, for tests."""
    numbers = iter(range(1, 10**9))
    return Keeping(MemoryStore(), now=lambda: 0, new_id=lambda: f"game-{next(numbers)}")
