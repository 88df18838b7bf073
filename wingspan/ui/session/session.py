"""The state of the page: where one is, what lies over that, the game, and all else that changes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import structs

from wingspan.engine.rules import RULES
from wingspan.engine.setup import SetupError
from wingspan.saves import ChangedElsewhere, SaveError
from wingspan.saves.shelf import GAME
from wingspan.words import DEFAULT, Language, Words, words_in

from ..devices import PageReplaced
from ..effects import TakeGame
from ..forms import NewGame, NobodyPlays
from ..play.settings import DEFAULTS, Settings, changed
from .autosave import Keeping, for_this_page_only
from .decks import DECKS, Decks, read_decks
from .moment import (
    Consulted,
    Failure,
    Hint,
    Judged,
    LiveSeen,
    Notice,
    Phase,
    traceback_of,
)
from .where import (
    AnyDialog,
    Arrived,
    AtTable,
    Elsewhere,
    Exercising,
    Failed,
    Laying,
    Over,
    Practising,
    Replaying,
    Start,
    Table,
    Where,
    played_at,
    table_of,
    with_table,
)

if TYPE_CHECKING:
    from wingspan.engine import Game, Setup
    from wingspan.engine.catalog import Catalog
    from wingspan.engine.notation.record import Record
    from wingspan.engine.program import Program

    from ..board.desk import Board
    from ..learn.exercising import Exercises
    from ..learn.practice import OnScreen, Practice
    from ..play.replay import Replay
    from ..play.sitting import Sitting
    from .games_desk import GamesDesk

PHASES: dict[type[Where], Phase] = {
    Start: "start",
    Arrived: "arrival",
    Laying: "replay",
    Elsewhere: "elsewhere",
    Replaying: "replay",
    Failed: "failed",
}
"""The phase of each place where no game is played."""


class Notices(list[Notice]):
    """The notices on top of the page, in the order in which they were added, without duplicates."""

    def say(self, key: str, *, do: tuple[str, ...] = (), **values: Any) -> None:
        """Add a notice with that message. ``do``: commands to offer."""
        self.tell(Notice(key, values, do=do))

    def say_missing(self, error: ConnectionError) -> None:
        """Say that a part of the page cannot be fetched, and what to do."""
        if isinstance(error, PageReplaced):
            self.say("replaced", do=("reload",))
        else:
            self.say("not_fetched")

    def tell(self, notice: Notice) -> None:
        """Add that notice unless it is already there."""
        if notice not in self:
            self.append(notice)

    def dismiss(self, key: str, **values: Any) -> bool:
        """Remove the notices with that message and those values; False if there is none."""
        before = len(self)
        self[:] = [
            notice
            for notice in self
            if notice.key != key or not values.items() <= notice.values.items()
        ]
        return len(self) < before


class Session:
    """The state of the page: where one is, the language, what is over the page, the notices."""

    settings: Settings
    keeping: Keeping
    language: Language
    """The language of the page."""
    where: Where = Start()
    """What the screen shows, with the game on the table."""
    token: int = 1
    """Identifies the moment on the screen. Changes with every answer and take-back and never
    repeats, so that a click meant for an old moment does nothing."""
    practice: Practice | None = None
    """The lessons and examples, once that part of the page is loaded."""
    exercises: Exercises | None = None
    """The exercises, once that part of the page is loaded."""
    board: Board | None = None
    """What helps beside the board game, once that part of the page is loaded."""
    over: Over = Over()
    consulted: Consulted = Consulted()
    hint: Hint | None = None
    """The last hint of the coach."""
    judged: Judged | None = None
    """The game under review, or the last one reviewed."""
    look: dict[str, str]
    """The state of the view of the table: the tab on top, the mat that is shown …"""
    hearing: str = ""
    """Whether birds are heard: see ``singing``. "" until their voices are loaded."""
    told: Notices
    failure: Failure | None = None
    """The last error, until another game is on the table."""
    form: NewGame = NewGame()
    refusal: SetupError | NobodyPlays | None = None
    """Why the set-up filled in last cannot be played."""
    build: str = ""
    """The name of this build of the page; "" if it has none."""
    docs: str = ""
    """The address of the documentation; "" if it is not published with the page."""
    address: str = ""
    """The address of the page up to the #, to which a fragment is added."""
    live: LiveSeen | None = None
    """The live table at which the game is played; None if there is none."""
    captions: Mapping[str, str] = {}
    """What is written on the keys, where that is not the letter or digit that they stand for."""
    has_share_sheet: bool = False
    """Whether the system has a share sheet."""
    forgets_after_a_week: bool = False
    """Whether the browser does: see :func:`.autosave.forgets`."""
    _catalog: Catalog | None
    """The cards; None to read them when they are first needed."""

    def __init__(
        self,
        catalog: Catalog | None = None,
        language: Language = DEFAULT,
        settings: Settings = DEFAULTS,
        keeping: Keeping | None = None,
    ) -> None:
        self.settings = settings
        self._catalog = catalog
        self.keeping = keeping or for_this_page_only()
        self.language = language
        self.look = {}
        self.told = Notices()

    @property
    def catalog(self) -> Catalog:
        """The cards; those of all sets, read when first needed, if none were given."""
        if self._catalog is None:
            from wingspan.engine.catalog import load_catalog

            return load_catalog()
        return self._catalog

    @property
    def words(self) -> Words:
        return words_in(self.language)

    @cached_property
    def desk(self) -> GamesDesk:
        """The operations on the list of saved games."""
        from .games_desk import GamesDesk

        return GamesDesk(self.keeping)

    @cached_property
    def decks(self) -> Decks:
        """The cards that are left out of new games."""
        return read_decks(self.keeping.shelf.store.get(DECKS))

    # where one is

    @property
    def phase(self) -> Phase:
        """The kind of moment, for the page's style and for screen readers."""
        match self.where:
            case AtTable(sitting) | Practising(sitting) | Exercising(sitting):
                return "play" if sitting.decision is not None else "over"
            case place:
                return PHASES[type(place)]

    @property
    def sitting(self) -> Sitting | None:
        """The game on the table, whether or not the screen shows it."""
        table = table_of(self.where)
        return None if table is None else table.sitting

    @property
    def game(self) -> Game | None:
        return self.sitting.game if self.sitting else None

    @property
    def replay(self) -> Replay | None:
        """The replay on the screen; None if there is none."""
        return self.where.replay if isinstance(self.where, Replaying) else None

    @property
    def on_screen(self) -> OnScreen:
        """The game that the screen shows, in play or as a replay; None if it shows none."""
        return self.replay or played_at(self.where)

    def asked_at(self, token: int) -> Sitting | None:
        """The game in play at the moment ``token``; None if that moment has passed."""
        return played_at(self.where) if token == self.token and self.phase == "play" else None

    def show(self, where: Where) -> None:
        """Set where the session is; the moment gets a new token."""
        self.where = where
        self.token += 1

    @contextmanager
    def heeding(self) -> Iterator[None]:
        """Give the moment a new token if the body of the context changes the game on the screen."""
        sitting, token = played_at(self.where), self.token
        before = None if sitting is None else _position(sitting)
        yield
        if sitting is not None and sitting is played_at(self.where) and token == self.token:
            self.token += _position(sitting) != before

    def leave(self) -> None:
        """Go to the start form; the game stays on the table."""
        self.show(Start(table_of(self.where)))

    def go_on(self) -> None:
        """Go back to the table from anywhere; to the start form if nothing is on it."""
        self.show(table_of(self.where) or Start())

    def go_elsewhere(self) -> None:
        """Stop playing here, because another tab has taken the game over.

        If the screen shows something else, the person learns of it on returning to the table.
        """
        table = table_of(self.where)
        if isinstance(table, AtTable):
            taken = with_table(self.where, Elsewhere(table.sitting))
            if self.where is table:
                self.show(taken)
            else:
                self.where = taken

    def sit_down(self, sitting: Sitting) -> None:
        self._lay(AtTable(sitting))

    def practise(self, sitting: Sitting, exercises: Exercises | None = None) -> None:
        """Play at a table that is not saved; the game on the table waits unchanged.

        ``exercises``: given if the table is that of an exercise.
        """
        waiting: Sitting | Laying | None
        match table_of(self.where):
            case Practising() | Exercising() as practising:
                waiting = practising.interrupted
            case table:
                waiting = None if table is None else table.sitting
        if exercises is not None:
            waiting = self.where if isinstance(self.where, Laying) else waiting
            self._lay(Exercising(sitting, exercises, waiting))
            return
        if isinstance(waiting, Laying):
            below = table_of(waiting)
            waiting = None if below is None else below.sitting
        self._lay(Practising(sitting, waiting))

    def stop_practising(self) -> None:
        """Go back to what practice interrupted; to the start page if there was nothing."""
        match table_of(self.where):
            case Practising() | Exercising() as practising:
                if isinstance(practising.interrupted, Laying):
                    self.clear_view()
                    self.show(practising.interrupted)
                elif practising.interrupted is not None:
                    self.sit_down(practising.interrupted)
                else:
                    self.show(Start())
            case _:
                self.go_on()

    def _lay(self, table: Table) -> None:
        """Put ``table`` on the table, and clear what belonged to the previous game."""
        self.told.clear()
        self.refusal = None
        self.failure = None
        self.clear_view()
        self.show(table)

    # games

    def begin(
        self,
        setup: Setup,
        *,
        far: Collection[int] = (),
        rules: int = RULES,
        programs: tuple[Program | None, ...] = (),
        fresh: bool = False,
        hints: bool = False,
    ) -> bool:
        """Begin a new game. False, with the reason in ``refusal``, if it cannot be played.

        ``far``: the seats of people at other devices, by link or live. ``rules``: the number of the
        rules. ``programs``: the computer players by seat. ``fresh``: whether the deal is new to
        everybody. ``hints``: whether the players have agreed that the coach may be asked. Removes
        from names what links cannot hold.
        """
        from ..play.seats import Seats, allowed_at_first
        from ..play.sitting import new_game

        setup = structs.replace(setup, names=_clean_names(setup.names, programs, self.words))
        try:
            sitting = new_game(setup, self.catalog, self.settings, rules)
        except SetupError as error:
            self.refusal = error
            return False
        sitting.save.fresh, sitting.save.hints_agreed = fresh, hints
        seats = Seats(setup.players, programs=programs)
        if far:
            allowed = allowed_at_first(setup)
            here = [seat for seat in seats.persons if seat not in far]
            seats = Seats.nobody_here(allowed, programs)
            if here:
                seats = structs.replace(seats, mine=here[0], beside=tuple(here[1:]))
        sitting.hot_seat.sit(seats)
        self.sit_down(sitting)
        return True

    def open(self, id_: str) -> bool:
        """Put a saved game on the table. False, with a notice, if it cannot be opened."""
        try:
            sitting, opened = self.keeping.open(id_, self.catalog, self.settings)
        except SaveError as error:
            self.told.say(f"save_error_{error.kind}")
            return False
        except Exception as error:
            if self.keeping.shelf.current == id_:
                self.keeping.open_none()
            say_not_shown(self, Failure(traceback_of(error), "", id_))
            return False
        sitting.gone_on = self.keeping.gone_on(id_)
        self.sit_down(sitting)
        if not opened.history:
            self.told.say("save_without_history")
        if not opened.same_question:
            self.told.say("save_turn_again")
        return True

    def keep(self) -> None:
        """Save the game on the table, unless it is for practice or nobody sits at this screen."""
        table = table_of(self.where)
        if not isinstance(table, AtTable | Elsewhere) or not table.sitting.seats.here:
            return
        if table.sitting.answers.provisional:
            return  # the answers before the provisional ones are already saved
        try:
            self.keeping.keep(table.sitting)
        except ChangedElsewhere:
            self.go_elsewhere()
        if self.keeping.set_apart:
            self.told.say("kept_apart")

    def save(self) -> str:
        """The record of the game on the table as JSON; "" if there is none."""
        return as_json(self.game.record()) if self.game else ""

    def change_live(self, **changes: object) -> None:
        """Change what is seen of the live table, if there is one."""
        if self.live is not None:
            self.live = structs.replace(self.live, **changes)

    # the coach

    @property
    def current_hint(self) -> Hint | None:
        """The coach's hint on the question on the screen; None if it was not asked."""
        asked = self.asked_at(self.token)
        if self.hint is None or self.hint.token != self.token or asked is None:
            return None
        return self.hint if asked.may_ask_coach else None

    @property
    def current_review(self) -> Judged | None:
        """The review of the replayed game; None if there is none."""
        if self.judged is not None and self.replay is not None:
            return self.judged if self.judged.record == self.replay.text else None
        return None

    # the page

    def set(self, name: str, value: bool | str) -> None:
        """Change a setting. Raises ValueError for an unknown name."""
        self.settings = changed(self.settings, name, value)
        table = table_of(self.where)
        if table is not None:
            table.sitting.hot_seat.settings = self.settings
        if isinstance(table, Practising | Exercising):
            waiting = table.interrupted
            below = table_of(waiting) if isinstance(waiting, Laying) else None
            sitting = below.sitting if below is not None else waiting
            if sitting is not None and not isinstance(sitting, Laying):
                sitting.hot_seat.settings = self.settings

    def open_dialog(self, name: AnyDialog) -> None:
        """Open a dialog over the page; "" closes what is on top."""
        if name == "games":
            self.desk.tidy()
        self.over = self.over.opened(name)

    def clear_view(self) -> None:
        """Close everything over the page, and reset the view of the table."""
        self.over = Over()
        self.look.clear()


def take_game(session: Session, *, steal: bool = False) -> TakeGame:
    """Take the game on the table for this tab; without a saved game, release the last one.

    ``steal``: even if another tab has it.
    """
    sitting = session.sitting
    return TakeGame(GAME + sitting.id if sitting is not None and sitting.id else "", steal)


def say_not_shown(session: Session, failure: Failure) -> None:
    """Say that a game cannot be shown, with buttons to download it and to report it."""
    session.failure = failure
    session.told.clear()
    session.told.say("game_not_shown", do=("export_unshown", "report"))


def as_json(record: Record) -> str:
    from wingspan.engine.notation.record import encode

    return encode(record).decode()


def _position(sitting: Sitting) -> tuple[object, ...]:
    """A value that changes with the game's answers and with who may see what of it."""
    seats = structs.replace(sitting.seats, unasked=())
    game = sitting.game
    return game.answers, game.take_backs, sitting.hot_seat.holder, sitting.hot_seat.drew, seats


def _clean_names(
    names: tuple[str, ...], programs: tuple[Program | None, ...], words: Words
) -> tuple[str, ...]:
    """The names cleaned up so that links can hold them.

    Computer players without a name are named after their level, with a number from the second on.
    """
    from wingspan.links import clean_name

    named = [clean_name(name).strip() for name in names]
    for seat, program in enumerate(programs[: len(named)]):
        if program is not None and not named[seat]:
            bird = words.program(program.level)
            others = sum(other == bird or other.startswith(f"{bird} ") for other in named)
            named[seat] = f"{bird} {others + 1}" if others else bird
    return tuple(named)
