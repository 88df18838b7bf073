"""What is being learnt: a lesson, an example, or a game with the coach.

It makes tables of its own and says what is to be done with them (``session.learning`` does it);
what is on the screen it is told. It is fetched with the lessons.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct, structs

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.teaching.aims import AnyAim, so_far
from wingspan.teaching.examples import Example, examples
from wingspan.teaching.facts import Fact, fact_of_bird, facts
from wingspan.teaching.first_game import GUIDED_ROUNDS, first_game, speaks_unasked
from wingspan.teaching.lessons import Attempt, Lesson, Progress, Standing, Step, lessons
from wingspan.teaching.scenario import matching

from ..commands import (
    BeginLesson,
    CoachOff,
    Command,
    FirstGame,
    LeaveExample,
    LeaveLesson,
    LessonAgain,
    LessonHint,
    LessonNext,
    LessonSkip,
    ShowExample,
    TryExample,
)
from ..play.replay import Replay
from ..play.settings import Settings
from ..play.sitting import Sitting

if TYPE_CHECKING:
    from wingspan.coach.guidance import Guidance

Doing = Literal["", "lesson", "trying", "showing", "coached"]
OnScreen = Sitting | Replay | None
"""The game that the screen shows, played or gone through again; None while it shows none."""

WRITTEN_HINTS = 2
"""After these a hint names the very next click."""


class Kept(Struct, frozen=True):
    """The progress that is stored."""

    progress: Progress = Progress()
    """How far somebody is with the lessons."""
    coached: str = ""
    """The id of the game that has the coach, "" for none."""


class Laid(Struct, frozen=True):
    """A table for practice, which takes the place of what is on the screen for a while."""

    sitting: Sitting


class Begun(Struct, frozen=True):
    """A game like any other, begun with the coach."""

    sitting: Sitting


class Left(Struct, frozen=True):
    """Practice is over: back to what was on the screen before, and to the list of lessons after
    one of them.
    """

    lessons: bool = False


Outcome = Laid | Begun | Left | Replay | None
"""What follows for the screen: a replay is shown, None leaves it as it is."""


class LessonSeen(Struct, frozen=True):
    """A lesson at the moment on the screen."""

    lesson: Lesson
    """The whole of it."""
    step: Step
    """The step under way."""
    number: int
    """The number of the step, from 0."""
    turns_left: int
    """In so many turns the aim may still be reached."""
    verdict: Standing
    """How the step was judged."""
    hints: int
    """So many of its hints are shown; more than :data:`WRITTEN_HINTS` show the way as well."""
    way: int | None
    """The option that leads on, once it is shown; None if none is known to."""
    pointed: int | None = None
    """The option that is pointed at: in a lesson's first step, and once a hint was asked for."""
    lacks: tuple[tuple[AnyAim, int], ...] = ()
    """After a miss: what of the aim was not reached, and how many there are of it."""

    @property
    def is_last(self) -> bool:
        """Whether no step follows this one."""
        return self.number == len(self.lesson.steps) - 1


class ExampleTried(Struct, frozen=True):
    """An example being played."""

    example: Example
    """Which."""
    given: int
    """So many answers have been given."""
    reached: bool
    """Whether the table is as the example leaves it."""
    way: int | None
    """The option that leads on; None where the game has gone another way."""


class ExampleShown(Struct, frozen=True):
    """An example gone through step by step."""

    example: Example
    """Which."""
    at: int
    """So many of its answers have been given."""


class Coached(Struct, frozen=True):
    """The coach beside a question."""

    speaks: bool
    """Whether it says what it thinks."""
    guidance: Guidance | None
    """What it advises; None while it is not there yet."""
    facts: tuple[Fact | None, ...]
    """What each option would bring, in their order; () while it says nothing."""
    birds: Mapping[str, Fact]
    """The same of birds that it has looked at, where to play one is an option."""
    goes_quiet: bool
    """Whether this is the first round in which it waits to be asked."""


Learnt = LessonSeen | ExampleTried | ExampleShown | Coached


class Practice:
    """The lessons, examples and guided game of one page."""

    catalog: Catalog
    """The cards that lessons and examples are played with."""
    progress: Progress
    """How far somebody is with the lessons; of the one under way, as it was stored last."""
    attempt: Attempt | None
    """The lesson under way."""
    example: Example | None
    """The example that is tried or shown."""
    verdict: Standing
    """How the lesson's step was judged; once reached it stays so."""
    hints: int
    """So many of the step's hints are shown."""
    asked: bool
    """Whether the coach was asked about the question on the screen."""
    guidance: Guidance | None
    """What the coach advises there; None while nobody has worked it out."""
    advised_before: Guidance | None
    """What it advised at the question before."""

    _laid: OnScreen
    """The table made for the lesson or the example."""
    _guided: Sitting | None
    """The game begun with the coach on this page."""
    _coached: str
    """The id under which the game with the coach is kept, "" while it is not."""

    def __init__(self, catalog: Catalog, stored: str = "") -> None:
        self.catalog = catalog
        self.attempt = None
        self.example = None
        self.verdict = "going"
        self.hints = 0
        self.asked = False
        self.guidance = self.advised_before = None
        self._laid = None
        self._guided = None
        kept = _read(stored)
        self.progress, self._coached = kept.progress, kept.coached

    def to_json(self) -> str:
        """Progress and what is under way, to be stored after every answer."""
        if self.attempt is not None:
            self.progress = self.attempt.progress(self.progress)
        if self._guided is not None and self._guided.id:
            self._coached = self._guided.id
        return msgspec.json.encode(Kept(self.progress, self._coached)).decode()

    def doing(self, at: OnScreen) -> Doing:
        """What ``at``, which the screen shows, is there for."""
        if isinstance(at, Replay):
            return "showing" if at is self._laid and self.example is not None else ""
        if at is None:
            return ""
        if at is self._laid:
            return "trying" if self.example else "lesson" if self.attempt else ""
        return "coached" if at.decision is not None and self._has_coach(at) else ""

    def _has_coach(self, sitting: Sitting) -> bool:
        return sitting is self._guided or (bool(sitting.id) and sitting.id == self._coached)

    def seen(self, at: OnScreen) -> Learnt | None:
        """What is to be said beside the question on the screen."""
        match self.doing(at):
            case "lesson":
                return self._lesson_seen()
            case "trying" if isinstance(at, Sitting) and self.example is not None:
                game = at.game
                reached = self.example.reached(game)
                return ExampleTried(self.example, len(game.answers), reached, self.way(at))
            case "showing" if isinstance(at, Replay) and self.example is not None:
                return ExampleShown(self.example, at.at)
            case "coached" if isinstance(at, Sitting):
                return self._coached_seen(at.game)
            case _:
                return None

    def _coached_seen(self, game: Game) -> Coached:
        speaks, guidance = self.coach_speaks(game), self.guidance
        quiet_from_now = game.state.round == GUIDED_ROUNDS + 1
        if not speaks or guidance is None:
            return Coached(speaks, None, (), {}, quiet_from_now)
        looked_at = (guidance.candidate, *(choice.candidate for choice in guidance.choices))
        birds = {way.bird: fact_of_bird(game, way.bird) for way in looked_at if way.bird}
        return Coached(True, guidance, facts(game), birds, quiet_from_now)

    @property
    def automa_sleeps(self) -> bool:
        """Whether the lesson's step is about something else than the Automa."""
        return self.attempt is not None and not self.attempt.step.automa

    def _lesson_seen(self) -> LessonSeen:
        attempt = self.attempt
        assert attempt is not None
        going = self.verdict == "going"
        shows_way = going and self.hints > WRITTEN_HINTS
        points = going and (attempt.number == 0 or self.hints > 0)
        return LessonSeen(
            attempt.lesson,
            attempt.step,
            attempt.number,
            attempt.step.turns - attempt.turns,
            self.verdict,
            self.hints,
            attempt.way if shows_way else None,
            attempt.way if points else None,
            tuple((aim, so_far(aim, attempt.game)) for aim in attempt.missing)
            if self.verdict == "missed"
            else (),
        )

    def coach_speaks(self, game: Game) -> bool:
        """Whether the coach says what it thinks of the question asked there."""
        return self.asked or speaks_unasked(game)

    def awaits_guidance(self, at: OnScreen) -> Sitting | None:
        """The game on the screen if the coach is to say something there; None if it is not."""
        if isinstance(at, Sitting) and self.doing(at) == "coached" and self.coach_speaks(at.game):
            return at
        return None

    def do(self, command: Command, at: OnScreen, settings: Settings) -> Outcome:
        """A button of this room was pressed while the screen showed ``at``.

        Raises ValueError for any other, and LookupError for a lesson or example that is not there.
        """
        match command:
            case BeginLesson(id):
                return self.begin_lesson(id, settings)
            case LessonAgain():
                return self.again(settings)
            case LessonNext() | LessonSkip():
                return self._go_on(settings)
            case LeaveLesson() | LeaveExample():
                return self._leave()
            case LessonHint():
                self._hint(at)
            case FirstGame(seed):
                return self._begin_first_game(seed, settings)
            case CoachOff():
                self._guided = None
                self._coached = ""
            case TryExample(id):
                return self._try_example(examples()[id], settings)
            case ShowExample(id):
                return self._show_example(examples()[id])
            case _:
                raise ValueError(f"lessons have no command {command!r}")
        return None

    def begin_lesson(self, id: str, settings: Settings) -> Laid:
        """Begin a lesson, or go on with it where it was left. Raises LookupError for another."""
        self._clear()
        left = self.progress.under_way(id)
        if left is not None:
            try:
                self.attempt = Attempt.resumed(left, self.catalog)
            except (LookupError, ValueError):
                self.attempt = None
        if self.attempt is None:
            self.attempt = Attempt(lessons()[id], self.catalog)
        laid = self._lay_out(self.attempt.game, settings)
        self.verdict = self.attempt.standing
        return laid

    def again(self, settings: Settings) -> Outcome:
        """The step, or the example, from its start."""
        if self.example is not None:
            return self._try_example(self.example, settings)
        if self.attempt is None:
            return None
        self.attempt.again()
        self.hints = 0
        return self._lay_out(self.attempt.game, settings)

    def after_answer(self, at: OnScreen) -> None:
        """Something was answered or taken back, and the screen shows ``at``: judge the step."""
        self.asked = False
        self.advised_before, self.guidance = self.guidance, None
        if self.attempt is None or self.doing(at) != "lesson" or self.verdict == "reached":
            return
        self.verdict = self.attempt.standing
        if self.verdict == "reached" and self.attempt.is_last:
            self.progress = self.attempt.after(self.progress)

    def way(self, at: Sitting) -> int | None:
        """The option of its pending decision that leads on; None if none is known to."""
        game = at.game
        if game.decision is None:
            return None
        doing = self.doing(at)
        if doing == "lesson" and self.attempt is not None:
            return self.attempt.way if self.verdict == "going" else None
        if doing == "trying" and self.example is not None:
            return self._way_of_example(self.example, game)
        return None

    def _way_of_example(self, example: Example, game: Game) -> int | None:
        given = len(game.answers)
        if given >= len(example.answers):
            return None
        if game.answers != example.record(self.catalog).answers[:given]:
            return None
        return next(iter(matching(example.answers[given], game)), None)

    def _try_example(self, example: Example, settings: Settings) -> Laid:
        """The example's position, to be played."""
        self._clear()
        self.example = example
        asked = structs.replace(settings, answer_for_me=False)
        return self._lay_out(example.game(self.catalog), asked)

    def _show_example(self, example: Example) -> Replay:
        """The example, to be gone through step by step."""
        self._clear()
        self.example = example
        self._laid = Replay(example.record(self.catalog), self.catalog)
        return self._laid

    def _begin_first_game(self, seed: int, settings: Settings) -> Begun:
        """A game of its own, kept like any other, with the coach."""
        self._clear()
        self._guided = Sitting(first_game("", self.catalog, seed), settings)
        self._coached = ""
        return Begun(self._guided)

    def _hint(self, at: OnScreen) -> None:
        """One hint more; in a game with the coach, its advice."""
        if self.doing(at) == "lesson":
            self.hints = min(self.hints + 1, WRITTEN_HINTS + 1)
        else:
            self.asked = True

    def _go_on(self, settings: Settings) -> Outcome:
        """The next step, whether or not this one's aim is reached; after the last, no more."""
        if self.attempt is None:
            return None
        if self.attempt.go_on(skips=self.verdict != "reached"):
            self.hints = 0
            return self._lay_out(self.attempt.game, settings)
        finished = self.attempt.after(self.progress)
        left = self._leave()
        self.progress = finished
        return left

    def _leave(self) -> Left:
        """Nothing more of it; a lesson under way can be taken up again."""
        was_lesson = self.attempt is not None
        self._clear()
        return Left(was_lesson)

    def _clear(self) -> None:
        """Put away what is under way, a lesson so that it can be taken up again."""
        if self.attempt is not None:
            self.progress = (
                self.progress.without(self.attempt.lesson.id)
                if self.verdict == "reached" and self.attempt.is_last
                else self.attempt.progress(self.progress)
            )
        self.attempt = self.example = self._laid = None
        self.verdict = "going"
        self.hints = 0
        self.asked = False

    def _lay_out(self, game: Game, settings: Settings) -> Laid:
        """A game for practice, all hands open."""
        self.verdict = "going"
        self.asked = False
        self._laid = Sitting(game, structs.replace(settings, public_hands=True))
        return Laid(self._laid)


def _read(stored: str) -> Kept:
    """What :meth:`Practice.to_json` wrote; what cannot be read counts as nothing."""
    try:
        return msgspec.json.decode(stored or "{}", type=Kept)
    except msgspec.DecodeError:
        return Kept()
