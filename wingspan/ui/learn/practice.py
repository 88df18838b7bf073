"""Lessons, examples, and a first game with the guide.

Makes its own tables; ``update.py`` puts them on the screen. Callers pass in what is there. Fetched
with the lessons.
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

from ..play.replay import Replay
from ..play.settings import Settings
from ..play.sitting import Sitting

if TYPE_CHECKING:
    from wingspan.coach.guidance import Guidance

Doing = Literal["", "lesson", "trying", "showing", "coached"]
OnScreen = Sitting | Replay | None
"""The game that the screen shows, in play or as a replay; None if it shows none."""

WRITTEN_HINTS = 2
"""Number of written hints of a step; the next hint shows what to click."""


class StoredProgress(Struct, frozen=True):
    """The stored progress. ``coached``: the id of the game with the guide; "" for none."""

    progress: Progress = Progress()
    coached: str = ""


class LessonSeen(Struct, frozen=True):
    """The state of a lesson on the screen.

    ``number``: that of the step, from 0. ``turns_left``: turns to reach the aim. ``hints``: the
    number of those shown; more than :data:`WRITTEN_HINTS` show the next click as well. ``way``: the
    option that leads to the aim, once it is shown; None if none is known. ``pointed``: the option
    to point at, in a lesson's first step and once a hint was asked for. ``lacks``: after a miss,
    the parts of the aim that were not reached, each with the count reached.
    """

    lesson: Lesson
    step: Step
    number: int
    turns_left: int
    verdict: Standing
    hints: int
    way: int | None
    pointed: int | None = None
    lacks: tuple[tuple[AnyAim, int], ...] = ()

    @property
    def is_last(self) -> bool:
        """Whether no step follows this one."""
        return self.number == len(self.lesson.steps) - 1


class ExampleTried(Struct, frozen=True):
    """An example that the person plays.

    ``given``: the number of answers given. ``reached``: whether the table has reached the end of
    the example. ``way``: the option that continues it; None if the game has left its line.
    """

    example: Example
    given: int
    reached: bool
    way: int | None


class ExampleShown(Struct, frozen=True):
    """An example shown step by step. ``at``: the number of its answers given."""

    example: Example
    at: int


class Coached(Struct, frozen=True):
    """The guide beside a question.

    ``speaks``: whether it makes suggestions for this question. ``guidance``: its suggestion; None
    until that is ready. ``facts``: what each option would gain, in the order of the options; ()
    without a suggestion. ``birds``: what playing each bird that it has considered would gain.
    ``goes_quiet``: whether this is the first round in which it waits to be asked.
    """

    speaks: bool
    guidance: Guidance | None
    facts: tuple[Fact | None, ...]
    birds: Mapping[str, Fact]
    goes_quiet: bool


Learnt = LessonSeen | ExampleTried | ExampleShown | Coached


class Practice:
    """The lessons, examples and guided game of the page."""

    progress: Progress
    """For the current lesson, as last stored."""
    attempt: Attempt | None = None
    """The current lesson."""
    example: Example | None = None
    """The example that is played or shown."""
    verdict: Standing = "going"
    """It stays "reached" once it was."""
    hints: int = 0
    """Number of the step's hints that are shown."""
    asked: bool = False
    """Whether the guide was asked about the question on the screen."""
    guidance: Guidance | None = None
    """The guide's suggestion for that question; None until it is worked out."""
    advised_before: Guidance | None = None
    """The suggestion for the previous question."""

    _catalog: Catalog
    _laid: OnScreen = None
    """The table made for the lesson or the example."""
    _guided: Sitting | None = None
    """The game begun with the guide on this page."""
    _coached: str
    """The id of the saved game with the guide; "" if it is not saved."""

    def __init__(self, catalog: Catalog, stored: str = "") -> None:
        self._catalog = catalog
        kept = _read(stored)
        self.progress, self._coached = kept.progress, kept.coached

    def to_json(self) -> str:
        """The progress as JSON, the current lesson's included, to be stored after every answer."""
        if self.attempt is not None:
            self.progress = self.attempt.progress(self.progress)
        if self._guided is not None and self._guided.id:
            self._coached = self._guided.id
        return msgspec.json.encode(StoredProgress(self.progress, self._coached)).decode()

    def doing(self, at: OnScreen) -> Doing:
        """The purpose of ``at``, the game on the screen; "" if it is not for practice."""
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
        """What to show beside the question on the screen; None for nothing."""
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
        """Whether the lesson's step leaves the Automa out."""
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
        """Whether the guide makes suggestions for the question that ``game`` asks."""
        return self.asked or speaks_unasked(game)

    def awaits_guidance(self, at: OnScreen) -> Sitting | None:
        """The game on the screen if the guide makes suggestions there; otherwise None."""
        if isinstance(at, Sitting) and self.doing(at) == "coached" and self.coach_speaks(at.game):
            return at
        return None

    def begin_lesson(self, id_: str, settings: Settings) -> Sitting:
        """Begin a lesson, or resume it where it was left. Raises LookupError if it is unknown."""
        self.leave()
        left = self.progress.under_way(id_)
        if left is not None:
            try:
                self.attempt = Attempt.resumed(left, self._catalog)
            except (LookupError, ValueError):
                self.attempt = None
        if self.attempt is None:
            self.attempt = Attempt(lessons()[id_], self._catalog)
        laid = self._lay_out(self.attempt.game, settings)
        self.verdict = self.attempt.standing
        return laid

    def again(self, settings: Settings) -> Sitting | None:
        """Restart the step, or the example; None if there is neither."""
        if self.example is not None:
            return self.try_example(self.example.id, settings)
        if self.attempt is None:
            return None
        self.attempt.again()
        self.hints = 0
        return self._lay_out(self.attempt.game, settings)

    def after_answer(self, at: OnScreen) -> None:
        """Judge the step after an answer or a take-back, with ``at`` on the screen."""
        self.asked = False
        self.advised_before, self.guidance = self.guidance, None
        if self.attempt is None or self.doing(at) != "lesson" or self.verdict == "reached":
            return
        self.verdict = self.attempt.standing
        if self.verdict == "reached" and self.attempt.is_last:
            self.progress = self.attempt.after(self.progress)

    def way(self, at: Sitting) -> int | None:
        """The option of the pending decision that leads to the aim or continues the example; None
        if none is known.
        """
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
        if game.answers != example.record(self._catalog).answers[:given]:
            return None
        return next(iter(matching(example.answers[given], game)), None)

    def try_example(self, id_: str, settings: Settings) -> Sitting:
        """Lay out the example's position, to be played. Raises LookupError if it is unknown."""
        example = examples()[id_]
        self.leave()
        self.example = example
        asked = structs.replace(settings, answer_for_me=False)
        return self._lay_out(example.game(self._catalog), asked)

    def show_example(self, id_: str) -> Replay:
        """Return a replay of the example, to be shown step by step. Raises LookupError if it is
        unknown.
        """
        example = examples()[id_]
        self.leave()
        self.example = example
        self._laid = Replay(example.record(self._catalog), self._catalog)
        return self._laid

    def begin_first_game(self, seed: int, settings: Settings) -> Sitting:
        """Begin an ordinary game, saved like any other, with the guide."""
        self.leave()
        self._guided = Sitting(first_game("", self._catalog, seed), settings)
        self._coached = ""
        return self._guided

    def stop_guiding(self) -> None:
        self._guided = None
        self._coached = ""

    def hint(self, at: OnScreen) -> None:
        """Show one more hint; in a game with the guide, ask for its suggestion."""
        if self.doing(at) == "lesson":
            self.hints = min(self.hints + 1, WRITTEN_HINTS + 1)
        else:
            self.asked = True

    def go_on(self, settings: Settings) -> Sitting | None:
        """Go on to the next step, whether or not the aim is reached; None after the last one, whose
        lesson is finished and left.
        """
        assert self.attempt is not None
        if self.attempt.go_on(skips=self.verdict != "reached"):
            self.hints = 0
            return self._lay_out(self.attempt.game, settings)
        finished = self.attempt.after(self.progress)
        self.leave()
        self.progress = finished
        return None

    def leave(self) -> None:
        """Leave the current lesson or example; an unfinished lesson can be resumed."""
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

    def _lay_out(self, game: Game, settings: Settings) -> Sitting:
        """Lay out a game for practice, with all hands open."""
        self.verdict = "going"
        self.asked = False
        self._laid = sitting = Sitting(game, structs.replace(settings, public_hands=True))
        return sitting


def _read(stored: str) -> StoredProgress:
    """What :meth:`Practice.to_json` wrote; empty if it cannot be read."""
    try:
        return msgspec.json.decode(stored or "{}", type=StoredProgress)
    except msgspec.DecodeError:
        return StoredProgress()
