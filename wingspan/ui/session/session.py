"""The state of the page: where one is, a union whose members hold the state of each place; what
lies over that; and the session, with the game, its language and all else that changes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, field, structs

from wingspan.engine.rules import RULES
from wingspan.engine.setup import SetupError
from wingspan.saves import ChangedElsewhere, SaveError
from wingspan.saves.shelf import GAME
from wingspan.words import DEFAULT, Language, Words, words_in

from ..devices import PageReplaced
from ..effects import TakeGame
from ..forms import NewGame, NobodyPlays
from ..messages import DialogName
from ..play.settings import DEFAULTS, Settings, changed
from .autosave import Keeping, for_this_page_only
from .decks import DECKS, Decks, read_decks
from .moment import (
    Arrival,
    Consulted,
    Failure,
    Hint,
    Judged,
    LiveSeen,
    Notice,
    Phase,
    Shared,
    traceback_of,
)

if TYPE_CHECKING:
    from wingspan.engine import Game, Setup
    from wingspan.engine.catalog import Catalog
    from wingspan.engine.notation.record import Record
    from wingspan.engine.program import Program

    from ..learn.exercising import Exercises
    from ..learn.practice import OnScreen, Practice
    from ..play.replay import Replay
    from ..play.sitting import Sitting
    from .games_desk import GamesDesk
    from .moment import Outlook

LINKS = ("g", "s")
"""Kinds of fragments, before the "=", with a game or a deal."""


class AtTable(Struct, frozen=True):
    """A game of this browser is played on the screen, or has just ended there."""

    sitting: Sitting


class Elsewhere(Struct, frozen=True):
    """Another tab has taken the game over; nothing can be answered here."""

    sitting: Sitting


class Practising(Struct, frozen=True):
    """A lesson's step or an example is played. Its table is never kept. ``interrupted``: the game
    to go back to, None if there was none."""

    sitting: Sitting
    interrupted: Sitting | None = None


class Exercising(Struct, frozen=True):
    """An exercise is asked. Its table is never kept. ``interrupted`` as for practice."""

    sitting: Sitting
    exercises: Exercises
    interrupted: Sitting | None = None


Table = AtTable | Elsewhere | Practising | Exercising
"""What can be on the table, whether or not the screen shows it."""


class Start(Struct, frozen=True):
    """The start page; a ``table`` may wait."""

    table: Table | None = None


class Arrived(Struct, frozen=True):
    """The content of a link, or the deal of the day, waits for a decision; so may a ``table``."""

    arrival: Arrival
    table: Table | None = None


class Replaying(Struct, frozen=True):
    """A replay is shown."""

    replay: Replay
    back: Start | Arrived | Table | Replaying = Start()
    """Where closing it leads."""
    outlook: Outlook | None = None
    """If it is an example of what could follow an answer: that answer."""


class Failed(Struct, frozen=True):
    """An error is shown in detail, which has occurred at ``back``."""

    failure: Failure
    back: Start | Arrived | Replaying | Table = Start()

    @classmethod
    def at(cls, where: Where, failure: Failure) -> Failed:
        """Show ``failure`` over ``where``; over the place behind it if that shows a failure too."""
        return cls(failure, where.back if isinstance(where, Failed) else where)


Where = Start | Arrived | AtTable | Elsewhere | Practising | Exercising | Replaying | Failed


def table_of(where: Where) -> Table | None:
    """What is on the table at ``where``, whether or not it is shown; None for nothing."""
    match where:
        case Start(table) | Arrived(_, table):
            return table
        case Replaying(_, back) | Failed(_, back):
            return table_of(back)
        case AtTable() | Elsewhere() | Practising() | Exercising():
            return where


def with_table(where: Where, table: Table) -> Where:
    """The same place with something else on the table."""
    match where:
        case Start() | Arrived():
            return structs.replace(where, table=table)
        case Replaying(_, back) | Failed(_, back):
            return structs.replace(where, back=with_table(back, table))
        case _:
            return table


def arrival_of(where: Where) -> Arrival | None:
    """The content of a link that still waits for a decision; None for nothing."""
    match where:
        case Arrived(arrival):
            return arrival
        case Replaying(_, back) | Failed(_, back):
            return arrival_of(back)
        case _:
            return None


def played_at(where: Where) -> Sitting | None:
    """The game in play on the screen; None if there is none."""
    match where:
        case AtTable(sitting) | Practising(sitting) | Exercising(sitting):
            return sitting
        case _:
            return None


def must_hand_over(where: Where) -> bool:
    """Whether the screen must be handed to somebody else before anything is shown."""
    sitting = played_at(where)
    return sitting is not None and sitting.hot_seat.must_hand_over


def is_kept(where: Where) -> bool:
    """Whether the game on the table is one that the browser saves, not a table for practice."""
    return isinstance(table_of(where), AtTable | Elsewhere)


# what lies over it

AnyDialog = (
    DialogName | Literal["", "share", "rules", "why", "exercises", "live", "review", "report"]
)

GALLERY = "gallery"
CHOOSING = "choosing"
"""The look of the gallery while the birds of new games are chosen in it."""
READ = ("rule", "why")
"""Prefixes of the names in ``Over.look`` that belong to the rules dialogs."""


class Over(Struct, frozen=True):
    """What is shown over the page. Immutable: methods return new values."""

    dialog: AnyDialog = ""
    """The open dialog; "" for none."""
    card: str = ""
    """The bird whose card is held up over everything else; "" for none."""
    look: Mapping[str, str] = field(default_factory=dict)
    """The state of the view, by subject: the open page of the rules, the search in the gallery …"""
    shared: Shared | None = None
    """The link in the dialog that shares it."""
    erased: str = ""
    """The statistics that have just been erased in their dialog; "" for none."""
    copied: str = ""
    """The message about the outcome of copying a link to the rules; "" for none."""
    report: str = ""
    """The report of a problem in its dialog."""

    @property
    def gallery(self) -> bool:
        """Whether the gallery is open, even under a dialog."""
        return GALLERY in self.look

    def opened(self, dialog: AnyDialog) -> Over:
        """Open that dialog; "" closes what is on top, a card before the dialog under it."""
        if not dialog and self.card:
            return structs.replace(self, card="", erased="")
        closes_gallery = not dialog and not self.dialog
        look = {
            what: how
            for what, how in self.look.items()
            if not what.startswith(READ) and not (closes_gallery and what == GALLERY)
        }
        return Over(dialog, self.card, look)

    def card_put_down(self) -> Over:
        """Close the card that is held up."""
        return structs.replace(self, card="")

    def looking(self, what: str, how: str) -> Over:
        """Set the look of one subject; "" resets it to its default."""
        if what == "card":
            return structs.replace(self, card=how)
        others = {name: value for name, value in self.look.items() if name != what}
        return structs.replace(self, look={**others, what: how} if how else others)


# the session

PHASES: dict[type[Where], Phase] = {
    Start: "start",
    Arrived: "arrival",
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

    def __init__(
        self,
        catalog: Catalog | None = None,
        language: Language = DEFAULT,
        settings: Settings = DEFAULTS,
        keeping: Keeping | None = None,
    ) -> None:
        self.settings = settings
        self.keeping = keeping or for_this_page_only(catalog)
        self.language = language
        self.look = {}
        self.told = Notices()

    @property
    def catalog(self) -> Catalog:
        """The cards; those of all sets, read when first needed, if none were given."""
        return self.keeping.catalog

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
        match table_of(self.where):
            case Practising() | Exercising() as practising:
                waiting = practising.interrupted
            case table:
                waiting = None if table is None else table.sitting
        if exercises is None:
            self._lay(Practising(sitting, waiting))
        else:
            self._lay(Exercising(sitting, exercises, waiting))

    def stop_practising(self) -> None:
        """Go back to the game that practice interrupted; to the start page if there was none."""
        match table_of(self.where):
            case Practising() | Exercising() as practising:
                if practising.interrupted is not None:
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

    def open(self, id: str) -> bool:
        """Put a saved game on the table. False, with a notice, if it cannot be opened."""
        try:
            sitting, opened = self.keeping.open(id, self.settings)
        except SaveError as error:
            self.told.say(f"save_error_{error.kind}")
            return False
        except Exception as error:
            if self.keeping.shelf.current == id:
                self.keeping.open_none()
            say_not_shown(self, Failure(traceback_of(error), "", id))
            return False
        sitting.gone_on = self.keeping.gone_on(id)
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
        if isinstance(table, Practising | Exercising) and table.interrupted is not None:
            table.interrupted.hot_seat.settings = self.settings

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
