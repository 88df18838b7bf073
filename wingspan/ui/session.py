"""The page's memory: which game, in which language, at which moment. Knows no browser."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from wingspan.engine import Game, Setup
from wingspan.engine.catalog import Catalog
from wingspan.engine.options import Bird
from wingspan.engine.record import decode, encode
from wingspan.engine.setup import SetupError
from wingspan.engine.things import Language
from wingspan.words import Words, words_in

from .scene import Scene

Phase = Literal["start", "play", "over", "failed"]


@dataclass(frozen=True)
class Failure:
    """Something broke: ``detail`` for whoever repairs it, ``record`` to repeat it with."""

    detail: str
    record: str


class UnreadableSave(ValueError):
    """A save that cannot be played on; the message is the reader's, in English."""


def kept_at_the_start(game: Game, seat: int) -> tuple[str, ...]:
    """The birds that ``seat`` has said to keep while the set-up goes on; none afterwards."""
    if game.state.phase != "setup":
        return ()
    kept = []
    again = Game.new(game.setup, catalog=game.catalog)
    for answer in game.record().answers:
        decision = again.decision
        assert decision is not None
        option = decision.options[answer]
        if decision.player == seat and decision.kind == "keep_bird" and isinstance(option, Bird):
            kept.append(option.bird)
        again.answer(answer)
    return tuple(kept)


class Session:
    """One page: the game on the table, the language, and what was said last.

    ``token`` stands for the moment on the screen. It changes with everything that is answered
    or taken back and never comes again, so that a click meant for an old moment does nothing.
    ``notice`` is the key of a message to show above the start form, "" for none; ``fields`` is
    what is filled in there. ``look`` is how the table is looked at (the order of the hand, the
    card held up …); ``resumed``: nothing has been answered since the game was taken up again.
    """

    def __init__(self, catalog: Catalog, language: Language = "en") -> None:
        self.catalog = catalog
        self.language: Language = language
        self.game: Game | None = None
        self.phase: Phase = "start"
        self.token = 1
        self.notice = ""
        self.fields: Mapping[str, str] = {}
        self.refusal: SetupError | None = None
        self.failure: Failure | None = None
        self.look: dict[str, str] = {}
        self.resumed = False
        self._answered: list[int] = []

    @property
    def words(self) -> Words:
        return words_in(self.language)

    def begin(self, setup: Setup) -> bool:
        """A new game, or False and the reason in ``refusal``."""
        try:
            game = Game.new(setup, catalog=self.catalog)
        except SetupError as error:
            self.refusal = error
            return False
        self._show(game)
        return True

    def resume(self, save: str) -> None:
        """The game that :meth:`save` wrote. Raises UnreadableSave; nothing has changed then."""
        try:
            game = Game.replay(decode(save), catalog=self.catalog)
        except Exception as error:
            raise UnreadableSave(f"{type(error).__name__}: {error}") from error
        self._show(game)
        self.resumed = bool(game.answers)

    def save(self) -> str:
        """The game on the table as JSON; "" when there is none."""
        return encode(self.game.record()).decode() if self.game else ""

    def answer(self, token: int, option: int) -> bool:
        """Take an option of the decision shown at ``token``; False for an old moment."""
        if token != self.token or self.phase != "play" or self.game is None:
            return False
        decision = self.game.decision
        if decision is None or not 0 <= option < len(decision.options):
            return False
        self.game.answer(option)
        self._answered.append(decision.player)
        self.resumed = False
        self.look.pop("card", None)
        self._move_on()
        return True

    @property
    def can_undo(self) -> bool:
        """Alone always; with several people only one's own last answer."""
        if self.game is None or not self.game.record().answers:
            return False
        if len(self.game.state.players) == 1:
            return True
        decision = self.game.decision
        return bool(self._answered) and (decision is None or decision.player == self._answered[-1])

    def undo(self) -> bool:
        """Take back the last answer, if that is allowed."""
        if self.phase not in ("play", "over") or self.game is None or not self.can_undo:
            return False
        self.game.undo()
        if self._answered:
            self._answered.pop()
        self._move_on()
        return True

    def look_at(self, what: str, how: str) -> None:
        """Look at the table in another way: ``what`` is seen as ``how``, "" as it is by itself."""
        if how:
            self.look[what] = how
        else:
            self.look.pop(what, None)

    def speak(self, language: Language) -> None:
        """Show everything in that language from now on."""
        self.language = language

    def leave(self) -> None:
        """To the start form; the game stays until another one begins."""
        self.phase = "start"
        self.token += 1

    def go_on(self) -> None:
        """Back to the table, from the start form or after a failure."""
        if self.game is not None:
            self.failure = None
            self._move_on()

    def fail(self, error: BaseException, record: str) -> None:
        """Show that something broke instead of the table; ``record``: the game until then."""
        detail = "".join(traceback.format_exception(error))
        self.failure = Failure(detail, record)
        self.phase = "failed"
        self.token += 1

    def scene(self) -> Scene:
        """The table as whoever must answer may see it; at the end as the first player does."""
        assert self.game is not None
        decision = self.game.decision
        seat = 0 if decision is None else decision.player
        view = self.game.view(seat)
        return Scene(
            words=self.words,
            catalog=self.catalog,
            setup=self.game.setup,
            seat=seat,
            state=view.state,
            events=view.events,
            decision=decision,
            sheets=self.game.scores(),
            kept=kept_at_the_start(self.game, seat),
            look=dict(self.look),
            resumed=self.resumed,
        )

    def _show(self, game: Game) -> None:
        self.game = game
        self.notice = ""
        self.refusal = None
        self.failure = None
        self.resumed = False
        self.look.clear()
        self._answered = []
        self._move_on()

    def _move_on(self) -> None:
        assert self.game is not None
        self.phase = "play" if self.game.decision is not None else "over"
        self.token += 1
