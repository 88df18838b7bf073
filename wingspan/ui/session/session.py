"""The page's memory: which game, in which language, at which moment. Knows no browser."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, structs
from msgspec.structs import replace

from wingspan.engine import RULES, Game, Setup, load_catalog
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import Action, Habitat
from wingspan.engine.notation.record import decode, encode
from wingspan.engine.setup import SetupError
from wingspan.saves import ChangedElsewhere, SaveError, StoreError
from wingspan.words import DEFAULT, Language, Words, words_in

from ..play.scene import Scene
from ..play.seats import Seats
from ..play.settings import DEFAULTS, Settings, changed
from ..play.sitting import Sitting, allowed_at_first, new_game
from .autosave import FITTING, GONE_ON, Keeping, for_this_page_only
from .decks import DECKS, Decks, read_decks
from .failure import Failure, told
from .form import BEGINNERS, LAST_TIME, POINTS, read_last_time
from .moment import Consulted, Hint, Judged
from .notices import Notice
from .over import Dialog, Over, is_over

if TYPE_CHECKING:
    from wingspan.engine.program import Program
    from wingspan.links import Unasked
    from wingspan.saves.statistics import Results

    from ..play.replay import Replay
    from ..play.start_choice import StartChoice, Thing
    from .arrived import Arrival
    from .exercising import Exercising
    from .form import Fields, NobodyPlays
    from .games_desk import GamesDesk
    from .moment import Phase
    from .practice import OnScreen, Practice


class UnreadableSave(ValueError):
    """A save that cannot be played on; the message is the reader's, in English."""


class Interrupted(Struct, frozen=True):
    """What practice has interrupted."""

    sitting: Sitting | None
    """The game that waits on its side of the table, None if there was none."""


class Session:
    """One page: the game on the table, the language, what lies over it, and what was said last."""

    settings: Settings
    """What the person at the screen has chosen for all games."""
    keeping: Keeping
    """The games that this browser keeps."""
    language: Language
    """The language that everything is said in."""
    phase: Phase
    """What the screen shows."""
    token: int
    """The moment on the screen. It changes with everything that is answered or taken back and
    never comes again, so that a click meant for an old moment does nothing."""
    sitting: Sitting | None
    """The game on the table, whether or not the screen shows it."""
    elsewhere: bool
    """Whether that game is in another tab's hands."""
    interrupted: Interrupted | None
    """What waits while the table is one for practice, which is not kept; None while it is not."""
    practice: Practice | None
    """What is being learnt, once that part of the game is loaded."""
    exercising: Exercising | None
    """The exercises, once that part of the game is loaded."""
    replay: Replay | None
    """The game that is gone through again."""
    arrival: Arrival | None
    """What a link has brought, until a person says what is to be done with it."""
    over: Over
    """What lies over the page."""
    consulted: Consulted
    """How far the computer player is that must answer."""
    hint: Hint | None
    """What the coach was asked last."""
    judged: Judged | None
    """The game that is judged, or was last."""
    look: dict[str, str]
    """How the table is looked at: the tab on top, the mat that is shown …"""
    told: list[Notice]
    """The notices on top of the page, in the order they were said."""
    failure: Failure | None
    """What broke last, until another game is on the table."""
    fields: Mapping[str, str]
    """What is filled in on the start form."""
    refusal: SetupError | NobodyPlays | None
    """Why what was filled in last cannot be played."""
    build: str
    """The name of this build of the page, "" if it has none."""
    has_share_sheet: bool
    """Whether the system has a sheet to share links with."""

    _catalog: Catalog | None
    """The cards, None to have them read when they are first asked for."""

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
        self.phase = "start"
        self.token = 1
        self.sitting = None
        self.elsewhere = False
        self.interrupted = None
        self.practice = None
        self.exercising = None
        self.replay = None
        self.arrival = None
        self.over = Over()
        self.consulted = Consulted()
        self.hint = None
        self.judged = None
        self.look = {}
        self.told = []
        self.failure = None
        self.fields = {}
        self.refusal = None
        self.build = ""
        self.has_share_sheet = False
        self._catalog = catalog

    @property
    def catalog(self) -> Catalog:
        """The cards; those of all sets are read when first asked for, if none were given."""
        return self._catalog or load_catalog()

    @property
    def words(self) -> Words:
        return words_in(self.language)

    @cached_property
    def desk(self) -> GamesDesk:
        """Where the kept games are put in order."""
        from .games_desk import GamesDesk

        keeping = self.keeping
        return GamesDesk(
            keeping.shelf, self._catalog, now=lambda: keeping.now(), new_id=lambda: keeping.new_id()
        )

    @cached_property
    def decks(self) -> Decks:
        """The cards that are left out of new games."""
        return read_decks(self.keeping.shelf.store.get(DECKS))

    @property
    def results(self) -> Results:
        """The results of finished games."""
        from wingspan.saves.statistics import Results

        return Results(self.keeping.shelf.store)

    def rename(self, id: str, name: str) -> None:
        """Give a kept game a name; the one on the table hears of it."""
        if self.desk.name(id, name) and self.sitting is not None and self.sitting.id == id:
            self.sitting.name = self.keeping.shelf.get(id).name
            self.sitting.kept_as = self.sitting.written()

    def remove(self, id: str) -> None:
        """Put a kept game into the bin; if it is on the table, the table is cleared."""
        if self.desk.remove(id) and self.sitting is not None and self.sitting.id == id:
            self.sitting = None
            self.leave()

    def erase_statistics(self) -> None:
        """Forget all results; it can be undone until the dialog is closed."""
        self.over = replace(self.over, erased=self.results.erase())

    def restore_statistics(self) -> None:
        """Undo that."""
        erased = self.over.erased
        self.over = replace(self.over, erased="")
        self.results.restore(erased)

    @property
    def game(self) -> Game | None:
        return self.sitting.game if self.sitting else None

    @property
    def on_screen(self) -> OnScreen:
        """The game that the screen shows, played or gone through again; None if it shows none."""
        if self.phase == "replay":
            return self.replay
        return self.sitting if self.phase in ("play", "over") else None

    @property
    def fitting(self) -> str:
        """The level of the computer player that fits one's last results."""
        kept = self.keeping.shelf.store.get(FITTING)
        return kept if kept in POINTS else BEGINNERS

    @property
    def last_time(self) -> Fields | None:
        """What was filled in for the last game; None if nobody knows."""
        return read_last_time(self.keeping.shelf.store.get(LAST_TIME))

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
        """A new game under the rules of that number, or False and the reason in ``refusal``.

        ``far``: the seats of people far away, with whom it is played by link. Names lose what
        links cannot hold. ``programs``: by seat, who plays where nobody sits. ``fresh``: the
        deal is new to everybody. ``hints``: its people have agreed that the coach may be asked.
        """
        setup = structs.replace(setup, names=self._names(setup.names, programs))
        try:
            sitting = new_game(setup, self.catalog, self.settings, rules)
        except SetupError as error:
            self.refusal = error
            return False
        sitting.fresh, sitting.hints_agreed = fresh, hints
        seats = Seats(setup.players, programs=programs)
        if far:
            first, *beside = (seat for seat in seats.persons if seat not in far)
            allowed = allowed_at_first(setup)
            seats = structs.replace(seats, mine=first, beside=tuple(beside), unasked=allowed)
        sitting.sit(seats)
        self.sit_down(sitting)
        return True

    def _names(
        self, names: tuple[str, ...], programs: tuple[Program | None, ...]
    ) -> tuple[str, ...]:
        """The names as links can hold them; computer players without one are named after their
        level, those after the first with a number."""
        from wingspan.links import clean_name

        named = [clean_name(name).strip() for name in names]
        for seat, program in enumerate(programs[: len(named)]):
            if program is not None and not named[seat]:
                bird = self.words.program(program.level)
                others = sum(other == bird or other.startswith(f"{bird} ") for other in named)
                named[seat] = f"{bird} {others + 1}" if others else bird
        return tuple(named)

    def resume(self, save: str) -> None:
        """The game that :meth:`save` wrote. Raises UnreadableSave; nothing has changed then."""
        try:
            sitting = Sitting.replayed(decode(save), self.catalog, self.settings)
        except Exception as error:
            raise UnreadableSave(f"{type(error).__name__}: {error}") from error
        self.sit_down(sitting)

    def save(self) -> str:
        """The record of the game on the table as JSON; "" when there is none."""
        return encode(self.game.record()).decode() if self.game else ""

    def open(self, id: str) -> bool:
        """Put a kept game on the table. One that cannot be read stays, and a notice says so."""
        try:
            sitting, opened = self.keeping.open(id, self.settings)
        except SaveError as error:
            self.say(f"save_error_{error.kind}")
            return False
        except Exception as error:
            if self.keeping.shelf.current == id:
                self._open_none_next_time()
            self.not_shown(Failure(told(error), "", id))
            return False
        sitting.gone_on = self.keeping.gone_on(id)
        self.sit_down(sitting)
        if not opened.history:
            self.say("save_without_history")
        if not opened.same_question:
            self.say("save_turn_again")
        return True

    def keep(self) -> None:
        """Write the game on the table down, unless it is played for practice."""
        if self.sitting is None or self.interrupted is not None:
            return
        try:
            self.keeping.keep(self.sitting)
        except ChangedElsewhere:
            self.go_elsewhere()
        if self.keeping.set_apart:
            self.say("kept_apart")

    def go_elsewhere(self) -> None:
        """Another tab has the game in hand: nothing can be answered here.

        Whoever is looking at something else is told when they come back to the table.
        """
        if self.sitting is not None:
            self.elsewhere = True
            if self.phase in ("play", "over"):
                self.moved()

    def take_over(self) -> bool:
        """Play on here, from what the other tab wrote last."""
        return self.sitting is not None and self.open(self.sitting.id)

    def notices(self) -> list[Notice]:
        """What stands on top of the page: that nothing is being kept, and what was said."""
        lasting = []
        if self.keeping.trouble:
            lasting.append(
                Notice(f"not_kept_{self.keeping.trouble}", lasting=True, do=("export_this",))
            )
        return lasting + self.told

    def say(self, key: str, *, do: tuple[str, ...] = (), **values: Any) -> None:
        """Put a notice on top of the page, once. ``do``: commands that help."""
        self.tell(Notice(key, values, do=do))

    def tell(self, notice: Notice) -> None:
        """Put that notice on top of the page, once."""
        if notice not in self.told:
            self.told.append(notice)

    def unsay(self, key: str) -> bool:
        """Put away the notices with that message; False if there is none."""
        before = len(self.told)
        self.told[:] = [notice for notice in self.told if notice.key != key]
        return len(self.told) < before

    def dismiss(self, number: int) -> str:
        """Put away that one of the notices; which it was, "" for none that can be."""
        told = number - (len(self.notices()) - len(self.told))
        return self.told.pop(told).key if 0 <= told < len(self.told) else ""

    def sit_down(self, sitting: Sitting) -> None:
        """Put that game on the table."""
        self.sitting = sitting
        self.interrupted = None
        self.elsewhere = False
        self.told.clear()
        self.refusal = None
        self.failure = None
        self.clear_view()
        self.moved()

    def practise(self, sitting: Sitting) -> None:
        """Play another game for practice; the one on the table waits as it is."""
        interrupted = self.interrupted or Interrupted(self.sitting)
        self.sit_down(sitting)
        self.interrupted = interrupted

    def stop_practising(self) -> None:
        """Back to the game that practice has interrupted, or to where one was without it."""
        interrupted, self.interrupted = self.interrupted, None
        if interrupted is None:
            self.go_on()
        elif interrupted.sitting is not None:
            self.sit_down(interrupted.sitting)
        else:
            self.sitting = None
            self.leave()

    def answer(self, token: int, option: int) -> bool:
        """Take an option of the decision shown at ``token``; False for an old moment."""
        return self._at(token, lambda sitting: sitting.answer(option))

    def place(
        self,
        token: int,
        bird: str,
        row: Habitat | None = None,
        payment: int | Literal["", "?"] = "",
    ) -> bool:
        """Play a bird of the hand in one go; see :meth:`.Sitting.place`."""
        return self._at(token, lambda sitting: sitting.place(bird, row, payment))

    def begin_with(self, token: int, value: str, times: int = 1) -> bool:
        """Take an action and that thing with it; see :meth:`.Sitting.begin_with`."""
        return self._at(token, lambda sitting: sitting.begin_with(value, times))

    def choose_start(self, thing: Thing, name: str) -> bool:
        """Keep that to begin with, or put it back; see :meth:`.Sitting.choose_start`."""
        if self.sitting is None or self.phase != "play":
            return False
        return self.sitting.choose_start(thing, name)

    def confirm_start(self, token: int) -> bool:
        """Begin with what was chosen; see :meth:`.Sitting.confirm_start`."""
        return self._at(token, lambda sitting: sitting.confirm_start())

    def take_start(self, token: int, choice: StartChoice) -> bool:
        """Begin with that; see :meth:`.Sitting.take_start`."""
        return self._at(token, lambda sitting: sitting.take_start(choice))

    def doubt(self, action: Action | None) -> bool:
        """Ask once more before that action is taken; see :meth:`.Sitting.doubt`."""
        return self.sitting is not None and self.phase == "play" and self.sitting.doubt(action)

    def repeat(self, token: int, option: int, times: int) -> bool:
        """Take an option several times; see :meth:`.Sitting.repeat`."""
        return self._at(token, lambda sitting: sitting.repeat(option, times))

    def _at(self, token: int, act: Callable[[Sitting], bool]) -> bool:
        """Whether that was done at the moment ``token``; it is another moment then."""
        if not self._is_now(token) or self.sitting is None or not act(self.sitting):
            return False
        self._put_card_down()
        self.moved()
        return True

    def pick(self, bird: str, *, dragged: bool = False) -> bool:
        """Hold a card of the hand over the mat, or put it back; see :meth:`.Sitting.pick`."""
        self._put_card_down()
        if self.sitting is None or self.phase != "play":
            return False
        answers = len(self.sitting.game.answers)
        picked = self.sitting.pick(bird, dragged=dragged)
        if len(self.sitting.game.answers) != answers:
            self.moved()
        return picked

    def next_round(self) -> tuple[str, str] | None:
        """Go on from the end of a round: under which key that is kept, and as which text."""
        sitting = self.sitting
        if sitting is None or sitting.round_end is None:
            return None
        sitting.gone_on = len(sitting.game.state.scored)
        return GONE_ON, f"{sitting.id} {sitting.gone_on}"

    @property
    def picked(self) -> str:
        """The card of the hand held over the mat, "" for none."""
        return self.sitting.picked if self.sitting else ""

    @property
    def holder(self) -> int | None:
        """The seat of whoever holds the screen, None if nobody has taken it yet."""
        return self.sitting.holder if self.sitting else None

    @property
    def must_hand_over(self) -> bool:
        """Whether the screen must go to somebody else before anything is shown."""
        return self.phase == "play" and self.sitting is not None and self.sitting.must_hand_over

    @property
    def waits(self) -> bool:
        """Whether somebody far away must answer."""
        return self.phase == "play" and self.sitting is not None and self.sitting.waits

    @property
    def may_ask_coach(self) -> bool:
        """Whether the coach answers at the question on the screen."""
        return self.phase == "play" and self.sitting is not None and self.sitting.may_ask_coach

    @property
    def current_hint(self) -> Hint | None:
        """What the coach says of the question on the screen; None while it was not asked."""
        if self.hint is not None and self.hint.token == self.token and self.may_ask_coach:
            return self.hint
        return None

    @property
    def current_review(self) -> Judged | None:
        """The review of the game that is gone through; None if it is not judged."""
        if self.judged is not None and self.phase == "replay" and self.replay is not None:
            return self.judged if self.judged.record == self.replay.text else None
        return None

    @property
    def can_undo(self) -> bool:
        return self.sitting is not None and self.sitting.can_undo

    @property
    def can_redo(self) -> bool:
        return self.sitting is not None and self.sitting.can_redo

    def undo(self) -> bool:
        """Take back a person's last input, if that is allowed; see :meth:`.Sitting.undo`."""
        return self._done(lambda sitting: sitting.undo())

    def redo(self) -> bool:
        """Give the answers again that were taken back last."""
        return self._done(lambda sitting: sitting.redo())

    def sit_beside(self, seat: int) -> bool:
        """Somebody who was far away sits at this screen from now on; False if nobody does."""
        return self._done(lambda sitting: sitting.sit_beside(seat))

    def let_answer(self, unasked: str) -> None:
        """Say what others' screens may answer for whoever sits here, in play by link."""
        if self.sitting is not None and unasked in ("ask", "free", "all"):
            how: Unasked = unasked  # type: ignore[assignment]
            self.sitting.allow(how)

    def set(self, name: str, value: bool | str) -> None:
        """Change a setting. Raises ValueError if there is none such."""
        self.settings = changed(self.settings, name, value)
        waiting = self.interrupted.sitting if self.interrupted else None
        for sitting in (self.sitting, waiting):
            if sitting:
                sitting.settings = self.settings

    def open_dialog(self, name: Dialog) -> None:
        """Lay a dialog over the page; "" puts away what lies on top."""
        if name == "games":
            self.desk.tidy()
        self.over = self.over.opened(name)

    def read(self, page: str) -> None:
        """Open the rules reference at a page: see :class:`.reference.reading.Reading`."""
        self._put_card_down()
        self.over = self.over.opened("rules").looking("rule", page)

    def ask_why(self, about: str) -> None:
        """Explain something at the table: see :func:`.reference.why.reckoning`."""
        if self.phase in ("play", "over", "replay") and not self.must_hand_over:
            self._put_card_down()
            self.over = self.over.opened("why").looking("why", about)

    def _put_card_down(self) -> None:
        self.over = replace(self.over, card="")

    def look_at(self, what: str, how: str) -> None:
        """Look at something in another way: ``what`` is seen as ``how``, "" as it is by itself."""
        if what == "sort":
            self.set("hand_order", how or DEFAULTS.hand_order)
        elif what == "replay":
            self.step(how)
        elif is_over(what):
            self.over = self.over.looking(what, how)
        elif how:
            self.look[what] = how
        else:
            self.look.pop(what, None)

    def speak(self, language: Language) -> None:
        """Show everything in that language from now on."""
        self.language = language

    def watch(self, entry: int | None = None) -> bool:
        """Go through the game on the table again, from the turn in which that log entry stands.

        In a replay, go to that turn of it.
        """
        replay = self.replay or self._replay_of_table()
        if replay is None:
            return False
        if entry is not None:
            replay.go(replay.answers_at(entry))
        self.show_replay(replay)
        return True

    def _replay_of_table(self) -> Replay | None:
        from ..play.replay import Replay

        if self.sitting is None or self.must_hand_over:
            return None
        over = self.sitting.decision is None or self.sitting.game.setup.players == 1
        seat = None if over else self.sitting.viewer
        far_apart = self.sitting.seats.mine is not None and self.sitting.decision is not None
        return Replay(self.sitting.game.record(), self.catalog, seat, far_apart=far_apart)

    def show_replay(self, replay: Replay) -> None:
        """Show a game that is gone through again."""
        self.replay = replay
        self.over = Over()
        self.look.clear()
        self.phase = "replay"
        self.token += 1

    def close_replay(self) -> None:
        """Back to where the replay was begun: to what a link has brought, or to the table."""
        self.replay = None
        if self.arrival is not None:
            self.show_arrival(self.arrival)
        else:
            self.go_on()

    def step(self, how: str) -> None:
        """Move the replay; see :meth:`.Replay.step`."""
        if self.replay is not None:
            self.replay.step(how)
            if self.replay.at == self.replay.last:
                self.replay.speed = 0

    def uncover(self) -> None:
        """Show in a review what was hidden, or hide it again."""
        if self.replay is not None and self.current_review is not None:
            self.replay.uncover()

    def play_from_here(self) -> None:
        """Make a game of its own of what the replay shows, and play it on."""
        if self.replay is not None and not self.replay.far_apart:
            here = self.replay.here()
            same = self.game is not None and self.game.setup == here.setup
            programs = self.sitting.seats.programs if same and self.sitting is not None else ()
            seats = Seats(here.setup.players, programs=programs)
            self.sit_down(Sitting.replayed(here, self.catalog, self.settings, seats))

    def show_arrival(self, arrival: Arrival) -> None:
        """Show what a link has brought; the game on the table stays there."""
        self.arrival = arrival
        self.over = Over()
        self.phase = "arrival"
        self.token += 1

    def leave(self) -> None:
        """To the start form; the game stays on the table."""
        self.replay = self.arrival = None
        self.phase = "start"
        self.token += 1

    def go_on(self) -> None:
        """Back to the table, from wherever one is; to the start form if nothing is on it."""
        self.replay = self.arrival = None
        if self.sitting is not None:
            self.moved()
        else:
            self.leave()

    def fail(self, error: BaseException, record: str) -> None:
        """Show that something broke instead of the table; ``record``: the game until then."""
        self.failure = Failure(told(error), record)
        self.show_failure()

    def show_failure(self) -> None:
        """Show what broke last, in detail."""
        if self.failure is not None:
            self.phase = "failed"
            self.token += 1

    def not_shown(self, failure: Failure) -> None:
        """Tell of a game that cannot be shown, with the ways to have it and to hear why."""
        self.failure = failure
        self.told.clear()
        self.say("game_not_shown", do=("export_unshown", "details"))

    def clear_view(self) -> None:
        """Put away all that lies over the table or hides it."""
        self.over = Over()
        self.look.clear()
        self.replay = self.arrival = None

    def clear_table(self) -> None:
        """Open the start form with nothing on the table; the next visit opens no game."""
        self.clear_view()
        self.sitting = self.interrupted = None
        self.elsewhere = False
        self._open_none_next_time()
        self.leave()

    def _open_none_next_time(self) -> None:
        with suppress(StoreError):
            self.keeping.shelf.set_current(None)

    def scene(self) -> Scene:
        """The table as whoever looks at it may see it."""
        assert self.sitting is not None
        return self.sitting.scene(self.words, self.look)

    def _is_now(self, token: int) -> bool:
        """Whether ``token`` stands for the moment on the screen."""
        return token == self.token and self.phase == "play"

    def _done(self, act: Callable[[Sitting], bool]) -> bool:
        """Whether that was done to the game on the table; it is another moment then."""
        if self.phase not in ("play", "over") or self.sitting is None or not act(self.sitting):
            return False
        self.moved()
        return True

    def moved(self) -> None:
        """The table has changed: a new moment."""
        assert self.sitting is not None
        if self.elsewhere:
            self.phase = "elsewhere"
        else:
            self.phase = "play" if self.sitting.decision is not None else "over"
        self.token += 1
