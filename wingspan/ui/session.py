"""The page's memory: which game, in which language, at which moment. Knows no browser."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from wingspan.engine import Game, Setup
from wingspan.engine.catalog import Catalog
from wingspan.engine.record import decode, encode
from wingspan.engine.setup import SetupError
from wingspan.engine.things import Language
from wingspan.words import Words, words_in

from .scene import Scene
from .settings import DEFAULTS, Settings, changed
from .sitting import Sitting, new_game

Phase = Literal["start", "play", "over", "failed"]
Dialog = Literal["", "settings", "keys"]


@dataclass(frozen=True)
class Failure:
    """Something broke: ``detail`` for whoever repairs it, ``record`` to repeat it with."""

    detail: str
    record: str


class UnreadableSave(ValueError):
    """A save that cannot be played on; the message is the reader's, in English."""


class Session:
    """One page: the game on the table, the language, and what was said last.

    ``token`` stands for the moment on the screen. It changes with everything that is answered
    or taken back and never comes again, so that a click meant for an old moment does nothing.
    ``notice`` is the key of a message to show above the start form, "" for none; ``fields`` is
    what is filled in there. ``dialog`` lies over the page, "" for none. ``look`` is how the
    table is looked at (the card held up, the tab on top …).
    """

    def __init__(
        self, catalog: Catalog, language: Language = "en", settings: Settings = DEFAULTS
    ) -> None:
        self.catalog = catalog
        self.settings = settings
        self.language: Language = language
        self.sitting: Sitting | None = None
        self.phase: Phase = "start"
        self.token = 1
        self.notice = ""
        self.fields: Mapping[str, str] = {}
        self.refusal: SetupError | None = None
        self.failure: Failure | None = None
        self.look: dict[str, str] = {}
        self.dialog: Dialog = ""

    @property
    def words(self) -> Words:
        return words_in(self.language)

    @property
    def game(self) -> Game | None:
        return self.sitting.game if self.sitting else None

    def begin(self, setup: Setup) -> bool:
        """A new game, or False and the reason in ``refusal``."""
        try:
            sitting = new_game(setup, self.catalog, self.settings)
        except SetupError as error:
            self.refusal = error
            return False
        self.sit_down(sitting)
        return True

    def resume(self, save: str) -> None:
        """The game that :meth:`save` wrote. Raises UnreadableSave; nothing has changed then."""
        try:
            sitting = Sitting.replayed(decode(save), self.catalog, self.settings)
        except Exception as error:
            raise UnreadableSave(f"{type(error).__name__}: {error}") from error
        self.sit_down(sitting)

    def save(self) -> str:
        """The game on the table as JSON; "" when there is none."""
        return encode(self.game.record()).decode() if self.game else ""

    def sit_down(self, sitting: Sitting) -> None:
        """Put that game on the table."""
        self.sitting = sitting
        self.notice = ""
        self.refusal = None
        self.failure = None
        self.look.clear()
        self._moved()

    def answer(self, token: int, option: int) -> bool:
        """Take an option of the decision shown at ``token``; False for an old moment."""
        if not self._is_now(token) or self.sitting is None:
            return False
        if not self.sitting.answer(option):
            return False
        self.look.pop("card", None)
        self._moved()
        return True

    def place(self, token: int, where: str) -> bool:
        """Play a bird of the hand in one go; see :meth:`.Sitting.place`."""
        if not self._is_now(token) or self.sitting is None or not self.sitting.place(where):
            return False
        self.look.pop("card", None)
        self._moved()
        return True

    def pick(self, bird: str) -> bool:
        """Hold a card of the hand over the mat, or put it back; see :meth:`.Sitting.pick`."""
        self.look.pop("card", None)
        if self.sitting is None or self.phase != "play":
            return False
        answers = len(self.sitting.game.answers)
        picked = self.sitting.pick(bird)
        if len(self.sitting.game.answers) != answers:
            self._moved()
        return picked

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

    def set(self, change: str) -> None:
        """Change a setting, written ``name=value``. Raises ValueError if there is none such."""
        self.settings = changed(self.settings, change)
        if self.sitting:
            self.sitting.settings = self.settings

    def open_dialog(self, name: Dialog) -> None:
        """Lay a dialog over the page; "" puts it away."""
        self.dialog = name
        if not name and self.look.pop("card", None) is None:
            self.look.pop("gallery", None)

    def look_at(self, what: str, how: str) -> None:
        """Look at the table in another way: ``what`` is seen as ``how``, "" as it is by itself."""
        if what == "sort":
            self.set(f"hand_order={how or DEFAULTS.hand_order}")
        elif how:
            self.look[what] = how
        else:
            self.look.pop(what, None)

    def speak(self, language: Language) -> None:
        """Show everything in that language from now on."""
        self.language = language

    def leave(self) -> None:
        """To the start form; the game stays on the table."""
        self.phase = "start"
        self.token += 1

    def go_on(self) -> None:
        """Back to the table, from the start form or after a failure."""
        if self.sitting is not None:
            self.failure = None
            self._moved()

    def fail(self, error: BaseException, record: str) -> None:
        """Show that something broke instead of the table; ``record``: the game until then."""
        detail = "".join(traceback.format_exception(error))
        self.failure = Failure(detail, record)
        self.phase = "failed"
        self.token += 1

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
        self._moved()
        return True

    def _moved(self) -> None:
        """The table has changed: a new moment."""
        assert self.sitting is not None
        self.phase = "play" if self.sitting.decision is not None else "over"
        self.token += 1
