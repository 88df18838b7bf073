"""The page's memory: which game, in which language, at which moment. Knows no browser."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from msgspec import structs

from wingspan.engine import Game, Setup
from wingspan.engine.catalog import Catalog
from wingspan.engine.decision import Decision
from wingspan.engine.options import Bird
from wingspan.engine.record import Record, decode, encode
from wingspan.engine.setup import SetupError
from wingspan.engine.table import Table
from wingspan.engine.things import Language
from wingspan.words import Words, words_in

from .answer_for_me import answer_for_me
from .plan import Wish, plan, playable_birds
from .scene import Scene
from .settings import DEFAULTS, Settings, changed
from .taking_back import reveals

Phase = Literal["start", "play", "over", "failed"]
Dialog = Literal["", "settings", "keys"]


@dataclass(frozen=True)
class Answered:
    """An answer given: by whom, whether without being asked, and how long the log was before."""

    player: int
    automatic: bool
    events: int


@dataclass(frozen=True)
class TakenBack:
    """Answers taken back together, and how many take-backs had counted before."""

    answers: tuple[int, ...]
    take_backs: int


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
    what is filled in there. ``holder`` is the seat of whoever holds the screen, None if nobody
    has taken it yet. ``picked`` is the card of the hand held over the mat, "" for none.
    ``dialog`` lies over the page, "" for none. ``look`` is how the table is looked at (the order
    of the hand, the card held up …); ``resumed``: nothing has been answered since the game was
    taken up again.
    """

    def __init__(
        self, catalog: Catalog, language: Language = "en", settings: Settings = DEFAULTS
    ) -> None:
        self.catalog = catalog
        self.settings = settings
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
        self.holder: int | None = None
        self.picked = ""
        self.dialog: Dialog = ""
        self._wish: Wish | None = None
        self._answered: list[Answered] = []
        self._taken_back: list[TakenBack] = []

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
            game, answered = self._replay(decode(save))
        except Exception as error:
            raise UnreadableSave(f"{type(error).__name__}: {error}") from error
        self._show(game)
        self._answered = answered
        self.resumed = bool(game.answers)

    def save(self) -> str:
        """The game on the table as JSON; "" when there is none."""
        return encode(self.game.record()).decode() if self.game else ""

    def _replay(self, record: Record) -> tuple[Game, list[Answered]]:
        """The game of a record, and which of its answers would have been given unasked."""
        game = Game.replay(structs.replace(record, answers=(), take_backs=0), catalog=self.catalog)
        answered = []
        for answer in record.answers:
            decision = game.decision
            assert decision is not None
            automatic = self.settings.answer_for_me and answer_for_me(game) == answer
            answered.append(Answered(decision.player, automatic, len(game.events)))
            game.answer(answer)
        game.take_backs = record.take_backs
        return game, answered

    def answer(self, token: int, option: int) -> bool:
        """Take an option of the decision shown at ``token``; False for an old moment.

        While the screen is to be handed over, option 0 takes it. Otherwise everything that
        follows without being asked is answered as well.
        """
        decision = self._awaited(token)
        if decision is None:
            return False
        if self.must_hand_over:
            if option:
                return False
            self.holder = decision.player
            self._move_on()
            return True
        if not 0 <= option < len(decision.options):
            return False
        self._give(option)
        self._follow()
        return True

    def place(self, token: int, where: str) -> bool:
        """Play a bird from the hand in one go; ``where`` is ``bird|habitat|payment``.

        The habitat and the number of the payment may be left out: without the number the
        cheapest is paid, "?" leaves it to be asked. False if it cannot be done so.
        """
        decision = self._awaited(token)
        if decision is None or decision.kind != "action" or self.must_hand_over:
            return False
        bird, habitat, number = (*where.split("|"), "", "")[:3]
        if bird not in self._playable():
            return False
        possible = plan(self._table(), decision.player, bird)
        row = next((place for place in possible.places if place.habitat == habitat), None)
        if habitat and row is None:
            return False
        if row is None:
            self._wish = Wish(bird)
        elif number == "?":
            self._wish = Wish(bird, row.habitat)
        else:
            chosen = int(number) if number.isdecimal() else row.cheapest
            if chosen >= len(row.payments):
                return False
            self._wish = Wish(bird, row.habitat, row.payments[chosen])
        self._follow()
        return True

    def pick(self, bird: str) -> bool:
        """Hold a card of the hand over the mat, or put it back; other cards are played at once.

        A bird that may come into play in several ways has no places to show: its play begins
        and the rules ask how.
        """
        self.look.pop("card", None)
        if bird == self.picked or bird not in self._playable():
            self.picked = ""
            return False
        assert self.game is not None and self.game.decision is not None
        if not plan(self._table(), self.game.decision.player, bird).places:
            return self.place(self.token, bird)
        self.picked = bird
        return True

    def _awaited(self, token: int) -> Decision | None:
        """The decision on the screen at ``token``; None for an old moment."""
        if token != self.token or self.phase != "play" or self.game is None:
            return None
        return self.game.decision

    def _playable(self) -> tuple[str, ...]:
        """The cards of the hand that can be played now, while the action is asked for."""
        decision = self.game.decision if self.game else None
        if decision is None or decision.kind != "action" or self.must_hand_over:
            return ()
        return playable_birds(self._table(), decision.player)

    def _table(self) -> Table:
        """The game as the rules take it, for asking."""
        assert self.game is not None
        return Table(self.game.setup, self.catalog, self.game.state, [], 0)

    def _give(self, option: int, *, automatic: bool = False) -> None:
        """One answer into the game."""
        assert self.game is not None and self.game.decision is not None
        player = self.game.decision.player
        events = len(self.game.events)
        self.game.answer(option)
        self._answered.append(Answered(player, automatic, events))
        if not automatic:
            self.holder = player

    def _follow(self) -> None:
        """What follows from a person's answer: the rest of a plan, and what needs no asking."""
        assert self.game is not None
        self._taken_back.clear()
        self.resumed = False
        self.look.pop("card", None)
        while (decision := self.game.decision) is not None:
            wanted = self._wish.answer(decision) if self._wish else None
            if self._wish and wanted is not None:
                self._give(wanted)
                self._wish = self._wish.begun()
                continue
            if self._wish and not self._wish.goes_on(decision):
                self._wish = None
            unasked = answer_for_me(self.game) if self.settings.answer_for_me else None
            if unasked is None:
                break
            self._give(unasked, automatic=True)
        self._move_on()

    @property
    def must_hand_over(self) -> bool:
        """Whether the screen must go to somebody else before anything is shown."""
        return (
            self.phase == "play"
            and self.game is not None
            and self.game.decision is not None
            and len(self.game.state.players) > 1
            and not self.settings.public_hands
            and self.game.decision.player != self.holder
        )

    def _last_by_a_person(self) -> int | None:
        """The number of the last answer that a person gave."""
        return next(
            (
                number
                for number in range(len(self._answered) - 1, -1, -1)
                if not self._answered[number].automatic
            ),
            None,
        )

    def _shown_since(self, number: int) -> bool:
        """Whether that answer, or one after it, turned up dice or cards."""
        assert self.game is not None
        asked = self.game.decision
        bonus = asked is not None and asked.kind == "keep_bonus"
        drawn = bonus and self.game.state.phase != "setup"
        return drawn or reveals(self.game.events[self._answered[number].events :])

    @property
    def can_undo(self) -> bool:
        """Alone always; with several people only one's own answer that turned nothing up."""
        number = self._last_by_a_person()
        if self.game is None or number is None:
            return False
        if len(self.game.state.players) == 1:
            return True
        return self.holder == self._answered[number].player and not self._shown_since(number)

    def undo(self) -> bool:
        """Take back the last answer that a person gave, if that is allowed.

        The game counts the take-backs that had turned up dice or cards.
        """
        if self.phase not in ("play", "over") or self.game is None or not self.can_undo:
            return False
        game, number = self.game, self._last_by_a_person()
        assert number is not None
        before = game.take_backs
        shown = self._shown_since(number)
        self._taken_back.append(TakenBack(game.answers[number:], before))
        for _ in self._answered[number:]:
            game.undo()
        game.take_backs = before + shown
        del self._answered[number:]
        self._wish = None
        self._move_on()
        return True

    @property
    def can_redo(self) -> bool:
        return bool(self._taken_back)

    def redo(self) -> bool:
        """Give the answers again that were taken back last."""
        if self.phase not in ("play", "over") or self.game is None or not self._taken_back:
            return False
        again = self._taken_back.pop()
        for number, answer in enumerate(again.answers):
            self._give(answer, automatic=number > 0)
        self.game.take_backs = again.take_backs
        self._move_on()
        return True

    def set(self, change: str) -> None:
        """Change a setting, written ``name=value``. Raises ValueError if there is none such."""
        self.settings = changed(self.settings, change)

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
        seat = (self.holder or 0) if decision is None else decision.player
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
            look={"sort": self.settings.hand_order, **self.look},
            resumed=self.resumed,
            settings=self.settings,
            picked=self.picked,
            automatic=frozenset(given.events for given in self._answered if given.automatic),
            take_backs=self.game.take_backs,
            can_redo=self.can_redo,
        )

    def _show(self, game: Game) -> None:
        self.game = game
        self.notice = ""
        self.refusal = None
        self.failure = None
        self.resumed = False
        self.look.clear()
        self.holder = None
        self._answered = []
        self._taken_back = []
        self._wish = None
        self._move_on()

    def _move_on(self) -> None:
        assert self.game is not None
        self.phase = "play" if self.game.decision is not None else "over"
        self.picked = ""
        self.token += 1
