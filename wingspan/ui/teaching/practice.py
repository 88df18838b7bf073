"""What is being learnt beside the session: a lesson, an example, or a game with the coach.

It puts tables of its own on the session's table and takes them away again. Knows no browser.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, structs

from wingspan.engine import Game
from wingspan.teaching.coach import advice, first_game, speaks_unasked
from wingspan.teaching.examples import Example, examples
from wingspan.teaching.lessons import Attempt, Progress, Standing, lessons
from wingspan.teaching.scenario import matching

from ..commands import (
    BeginLesson,
    CoachOff,
    Command,
    FirstGame,
    Hint,
    LeaveExample,
    LeaveLesson,
    LessonAgain,
    LessonNext,
    LessonSkip,
    ShowExample,
    TryExample,
)
from ..play.replay import Replay
from ..play.sitting import Sitting
from ..session.session import Session

Doing = Literal["", "lesson", "trying", "showing", "coached"]
WRITTEN_HINTS = 2
"""After these a hint names the very next click."""


class Kept(Struct, frozen=True):
    """What of all this outlives the page. ``coached``: the id of the game that has the coach."""

    progress: Progress = Progress()
    coached: str = ""


class Practice:
    """One page's learning.

    ``hints``: how many of the step's hints are shown. ``verdict``: how the step was judged;
    once reached it stays so. ``asked``: the coach was asked about the question on the screen.
    """

    def __init__(self, session: Session, stored: str = "") -> None:
        self.session = session
        self.progress = Progress()
        self.attempt: Attempt | None = None
        self.example: Example | None = None
        self.verdict: Standing = "going"
        self.hints = 0
        self.asked = False
        self._laid: Sitting | Replay | None = None
        self._guided: Sitting | None = None
        self._coached = ""
        self.from_json(stored)

    def from_json(self, stored: str) -> None:
        """Take up what :meth:`to_json` wrote; what cannot be read counts as nothing."""
        try:
            kept = msgspec.json.decode(stored or "{}", type=Kept)
        except msgspec.DecodeError:
            kept = Kept()
        self.progress, self._coached = kept.progress, kept.coached

    def to_json(self) -> str:
        """Progress and what is under way, to be stored after every answer."""
        if self.attempt is not None:
            self.progress = self.attempt.progress(self.progress)
        if self._guided is not None and self._guided.id:
            self._coached = self._guided.id
        return msgspec.json.encode(Kept(self.progress, self._coached)).decode()

    @property
    def doing(self) -> Doing:
        """What the table on the screen is there for."""
        session = self.session
        if session.phase == "replay":
            mine = session.replay is self._laid
            return "showing" if mine and self.example is not None else ""
        if session.phase not in ("play", "over"):
            return ""
        if session.sitting is self._laid:
            return "trying" if self.example else "lesson" if self.attempt else ""
        return "coached" if session.phase == "play" and self._has_coach else ""

    @property
    def _has_coach(self) -> bool:
        sitting = self.session.sitting
        if sitting is None:
            return False
        return sitting is self._guided or (bool(sitting.id) and sitting.id == self._coached)

    @property
    def game(self) -> Game | None:
        return self.session.game

    @property
    def coach_speaks(self) -> bool:
        """Whether the coach says what it thinks of the question on the screen."""
        game = self.game
        return game is not None and (self.asked or speaks_unasked(game))

    def do(self, command: Command) -> None:
        """A button of this room was pressed. Raises ValueError for any other."""
        match command:
            case BeginLesson(id):
                self.begin_lesson(id)
            case LessonAgain():
                self.again()
            case LessonNext() | LessonSkip():
                self.go_on()
            case LeaveLesson() | LeaveExample():
                self.leave()
            case Hint():
                self.hint()
            case FirstGame(seed):
                self.begin_first_game(seed)
            case CoachOff():
                self.turn_coach_off()
            case TryExample(id):
                self.try_example(id)
            case ShowExample(id):
                self.show_example(id)
            case _:
                raise ValueError(f"lessons have no command {command!r}")

    def begin_lesson(self, id: str) -> None:
        """Begin a lesson, or go on with it where it was left. Raises LookupError for another."""
        self._clear()
        catalog = self.session.catalog
        if self.progress.lesson == id:
            try:
                self.attempt = Attempt.resumed(self.progress, catalog)
            except (LookupError, ValueError):
                self.attempt = None
        if self.attempt is None:
            self.attempt = Attempt(lessons()[id], catalog)
        self._lay_out(self.attempt.game)
        self.verdict = self.attempt.standing

    def try_example(self, id: str) -> None:
        """Put an example's position on the table, to be played. Raises LookupError for another."""
        example = examples()[id]
        self._clear()
        self.example = example
        self._lay_out(example.game(self.session.catalog), ask_everything=True)

    def show_example(self, id: str) -> None:
        """Go through an example step by step. Raises LookupError if there is none such."""
        example = examples()[id]
        self._clear()
        self.example = example
        catalog = self.session.catalog
        self._laid = Replay(example.record(catalog), catalog)
        self.session.show_replay(self._laid)

    def begin_first_game(self, seed: int = 1) -> None:
        """A game of its own, kept like any other, with the coach."""
        self._clear()
        game = first_game("", self.session.catalog, seed)
        self._guided = Sitting(game, self.session.settings)
        self._coached = ""
        self.session.sit_down(self._guided)

    def after_answer(self) -> None:
        """Something was answered or taken back: judge the step."""
        self.asked = False
        if self.attempt is None or self.doing != "lesson" or self.verdict == "reached":
            return
        self.verdict = self.attempt.standing
        if self.verdict == "reached" and self.attempt.is_last:
            self.progress = self.progress.after(self.attempt.lesson.id)

    def hint(self) -> None:
        """One hint more; in a game with the coach, its advice."""
        if self.doing == "lesson":
            self.hints = min(self.hints + 1, WRITTEN_HINTS + 1)
        else:
            self.asked = True

    def again(self) -> None:
        """The step, or the example, from its start."""
        if self.example is not None:
            self.try_example(self.example.id)
        elif self.attempt is not None:
            self.attempt.again()
            self.hints = 0
            self._lay_out(self.attempt.game)

    def go_on(self) -> None:
        """The next step, whether or not this one's aim is reached; after the last, the list."""
        if self.attempt is None:
            return
        if self.attempt.go_on():
            self.hints = 0
            self._lay_out(self.attempt.game)
            return
        finished = self.progress.after(self.attempt.lesson.id)
        self.leave()
        self.progress = finished

    def leave(self) -> None:
        """Back to what was on the screen before; a lesson under way can be taken up again."""
        showing = self.session.phase == "replay"
        self._clear()
        if showing:
            self.session.go_on()
        else:
            self.session.stop_practising()

    def turn_coach_off(self) -> None:
        """The game goes on without the coach."""
        self._guided = None
        self._coached = ""

    def way(self) -> int | None:
        """The option of the pending decision that leads on; None if none is known to."""
        game = self.game
        if game is None or game.decision is None:
            return None
        if self.doing == "lesson" and self.attempt is not None:
            return self.attempt.way if self.verdict == "going" else None
        if self.doing == "trying" and self.example is not None:
            return self._way_of_example(self.example, game)
        found = advice(game)
        return found.best if found else None

    @property
    def example_reached(self) -> bool:
        """Whether the table is as the example that is tried leaves it."""
        return (
            self.example is not None and self.game is not None and self.example.reached(self.game)
        )

    def _way_of_example(self, example: Example, game: Game) -> int | None:
        given = len(game.answers)
        if given >= len(example.answers):
            return None
        if game.answers != example.record(self.session.catalog).answers[:given]:
            return None
        return next(iter(matching(example.answers[given], game)), None)

    def _clear(self) -> None:
        """Put away what is under way, a lesson so that it can be taken up again."""
        if self.attempt is not None:
            self.progress = (
                self.progress.without()
                if self.verdict == "reached" and self.attempt.is_last
                else self.attempt.progress(self.progress)
            )
        self.attempt = self.example = self._laid = None
        self.verdict = "going"
        self.hints = 0
        self.asked = False

    def _lay_out(self, game: Game, *, ask_everything: bool = False) -> None:
        """Put a game for practice on the table, all hands open."""
        settings = structs.replace(self.session.settings, public_hands=True)
        if ask_everything:
            settings = structs.replace(settings, answer_for_me=False)
        self.verdict = "going"
        self.asked = False
        self._laid = Sitting(game, settings)
        self.session.practise(self._laid)
