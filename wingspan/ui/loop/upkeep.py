"""What is looked after with every input, whatever it was; and what is prepared for the next one
while the page is idle.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from ..effects import AskToPersist, Effect, Effects, Fetch, KeepAwake, Later, Stay
from ..forms import NewGame, read, written
from ..messages import Fetched, PackSaves
from ..page.showing import DIALOGS
from ..page.views import VIEWS, load
from ..session.autosave import PROGRESS, SEVEN_DAYS
from ..session.moment import Ended
from ..session.session import Session, take_game
from ..session.where import BOARD, Arrived, Exercising, Laying, Start, arrival_of
from . import computer_players
from .opening import forget_last_view
from .rendering import Before
from .state import ADVICE, EMBLEMS, LEARNING, PICTURES, VOICES, State

if TYPE_CHECKING:
    from wingspan.engine import Position
    from wingspan.words import Words

    from ..devices import Display

SHORTEN_AFTER = 1000
"""Milliseconds from the end of a game until saved games are rewritten."""
PICTURED = "wingspan.pictures"
"""Key of the archives with pictures of sets that were shown here; static/start.js asks for them at
once."""
WHILE_SILENT = 1000
"""Milliseconds to wait for the voices if the sound is off."""


class Upkeep:
    """Keeps what an input has changed, and has everybody attend to it."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._session = state.session
        self._browser = state.browser
        self._ahead = Ahead(state.session, state.browser.display)
        self._address = ""
        self._laid: tuple[Position | None, str] = None, ""
        self._beside = False
        self._asked_to_persist = False
        self._asked_for_voices = False
        self._asked_for_pictures: set[str] = set()

    def read_form(self) -> None:
        """Read the form on the screen into the session.

        That of a deal has only names, so the rest stays as it was.
        """
        session, filled = self._session, self._browser.display.fields()
        if isinstance(session.where, Arrived) and filled:
            session.form = read(NewGame, {**written(session.form), **filled})
        elif isinstance(session.where, Start) and filled:
            session.form = read(NewGame, filled)

    def settle(self, before: Before) -> Effects:
        """Judge and keep what an input has changed, before it is shown."""
        session, coach, sitting = self._session, self._state.coach, before.sitting
        moved = session.token != before.token
        if moved:
            self._judge()
        spoken = coach is not None and coach.guide.speak(session)
        changed = sitting is not None and sitting.save.written() != before.written
        kept = self._keep() if moved or spoken or changed else ()
        if self._state.live is not None:
            self._state.live.attend()
        if self._state.singing is not None:
            self._state.singing.attend()
        return kept

    def _judge(self) -> None:
        session = self._session
        if session.practice:
            session.practice.after_answer(session.on_screen)
        if isinstance(session.where, Exercising):
            from ..learn.update_exercises import after_answer

            after_answer(session, session.where)

    def _keep(self) -> Effects:
        session = self._session
        if session.practice:
            session.keeping.remember(PROGRESS, session.practice.to_json())
        if session.phase not in ("play", "over"):
            return ()
        session.keep()
        asks = () if session.keeping.trouble else self._ask_to_persist()
        ended = session.phase == "over"
        return (*asks, Later(PackSaves(), SHORTEN_AFTER)) if ended else asks

    def _ask_to_persist(self) -> Effects:
        """Ask the browser not to delete what is stored; warn of one that does all the same, until
        that notice was dismissed.
        """
        if self._session.forgets_after_a_week and self._browser.store.get(SEVEN_DAYS) is None:
            self._session.told.say("seven_days", do=("export_all",))
        if self._asked_to_persist:
            return ()
        self._asked_to_persist = True
        return (AskToPersist(),)

    def attend(self, before: Before) -> Effects:
        """Have everybody attend to what is shown now, and return what the browser is to do."""
        session, state = self._session, self._state
        effects: list[Effect] = []
        if arrival_of(before.where) is not None and arrival_of(session.where) is None:
            effects.append(Stay())
        if session.sitting is None and before.sitting is not None:
            forget_last_view(session)
        if session.sitting is not before.sitting:
            effects += take_game(session), *self._guide()
        players, sitting = state.computer_players, session.sitting
        if players.about is not None or (sitting is not None and sitting.seats.programs):
            effects += computer_players.attend(session, players)
        if state.coach is not None:
            from ..coach import work

            effects += work.attend(session, state.coach)
        self._ahead.attend()
        return (
            *effects,
            *self._in_address(),
            *self._awake(),
            *self._pictures(),
            *self._voices(),
        )

    def _guide(self) -> Effects:
        """Fetch the guide if the game that has come onto the table was begun with it: the lessons,
        which show the panel, then the coach, which fills it.
        """
        sitting = self._session.sitting
        if sitting is None or not sitting.id or self._state.coach is not None:
            return ()
        if f'"coached":"{sitting.id}"' not in (self._browser.store.get(PROGRESS) or ""):
            return ()
        return Fetch((LEARNING,), Fetched()), Fetch((LEARNING, *ADVICE), Fetched())

    def _in_address(self) -> Effects:
        """Put what is on the screen into the address, so that a reload finds it again: the page
        beside the board game, the exercise, the table that is laid out.
        """
        named, was = self._named(), self._address
        self._address = named
        return (Stay(named),) if named != was else ()

    def _named(self) -> str:
        if page := self._session.over.look.get(BOARD, ""):
            return f"b={page}"
        where = self._session.where
        if isinstance(where, Exercising) and where.exercises.seen is not None:
            return f"e={where.exercises.seen.exercise.id}"
        if isinstance(where, Laying):
            if where.draft.position is not self._laid[0]:
                from ..layout.laying import fragment

                self._laid = where.draft.position, fragment(where.draft, self._session.catalog)
            return self._laid[1]
        return ""

    def _pictures(self) -> Effects:
        """Fetch the pictures of sets that are in play or were to be shown."""
        sitting, asked = self._session.sitting, self._asked_for_pictures
        in_play = set(sitting.game.setup.sets) if sitting is not None else set()
        plates = sys.modules.get("wingspan.plates")
        missed: set[str] = plates.MISSED if plates is not None else set()
        wanted = tuple(name for name in PICTURES if name in (in_play - asked) | missed)
        if not wanted:
            return ()
        missed.clear()
        asked.update(wanted)
        self._session.keeping.remember(PICTURED, " ".join(sorted(asked)))
        return (Fetch(wanted, Fetched(), after=0, quietly=True),)

    def _awake(self) -> Effects:
        """Keep the screen on as long as something lies beside the board game."""
        was, self._beside = self._beside, bool(self._session.over.look.get(BOARD, ""))
        return (KeepAwake(self._beside),) if self._beside != was else ()

    def _voices(self) -> Effects:
        """Fetch the voices, and the pictures of bonus cards, once more than the start page is
        shown.
        """
        session = self._session
        if self._asked_for_voices or (session.sitting is None and not session.over.look):
            return ()
        self._asked_for_voices = True
        wait = WHILE_SILENT if session.settings.sound == "off" else 0
        return (
            Fetch((EMBLEMS,), Fetched(), after=0, quietly=True),
            Fetch((VOICES,), Fetched(), after=wait, quietly=True),
        )


# what is prepared: birds take milliseconds to draw, and views some to import

BIRDS = 10
"""Number of cards on top of the deck whose birds are drawn in advance."""
AFTER = 90
"""Milliseconds from an input to the first step, so that the page is painted before."""
APART = 20
"""Milliseconds between two steps, so that an input need not wait for more than one."""
LATER = (DIALOGS["round_end"].view, VIEWS[Ended])
"""What a game at this table will show, and not yet at its beginning."""
MODULES = ("wingspan.ui.table.again",)
"""What its end needs besides."""


class Ahead:
    """Draws the birds of the deck's next cards and imports what later moments need, step by step,
    while the page is idle.
    """

    def __init__(self, session: Session, display: Display) -> None:
        self._session = session
        self._display = display
        self._waits = False
        self._not_before = 0
        self._imports: list[Callable[[], object]] = [
            *(partial(load, view) for view in LATER),
            *(partial(import_module, name) for name in MODULES),
        ]
        self._prepared: tuple[str, ...] = ()
        self._hears: Words | None = None

    def attend(self) -> None:
        """Call this after each input: prepare from :data:`AFTER` milliseconds later on."""
        self._not_before = self._display.now() + AFTER
        self._go_on_in(AFTER)

    def _go_on_in(self, milliseconds: int) -> None:
        if not self._waits:
            self._waits = True
            self._display.later(self._go_on, milliseconds)

    def _go_on(self) -> None:
        self._waits = False
        early = self._not_before - self._display.now()
        if early > 0:
            self._go_on_in(early)
        elif self._session.sitting is not None and (self._draw() or self._hear() or self._load()):
            self._go_on_in(APART)

    def _draw(self) -> bool:
        """Draw the next bird and hand it to the browser, and return whether there was one."""
        sitting = self._session.sitting
        assert sitting is not None
        from ..table.cards import drawing

        birds, deck = sitting.game.catalog.birds, sitting.game.state.deck
        for bird in deck.cards[deck.drawn : deck.drawn + BIRDS]:
            if bird not in self._prepared:
                self._display.prepare(drawing(birds[bird]))
                self._prepared = (*self._prepared, bird)[-BIRDS:]
                return True
        return False

    def _hear(self) -> bool:
        """Load the words of the songs once these are there; return whether they were not loaded."""
        session = self._session
        if not session.hearing or self._hears is session.words:
            return False
        from ..table.cards import heard

        heard(session.hearing, next(iter(session.catalog.birds.values())), session.words, "picture")
        self._hears = session.words
        return True

    def _load(self) -> bool:
        """Import what comes next, and return whether there was something."""
        if not self._imports:
            return False
        self._imports.pop(0)()
        return True
