"""Lessons of a few steps, each with an aim to check, hints, and a guide to the aim."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct, structs

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.engine.events import TurnBegan
from wingspan.engine.notation.record import Record

from .aims import LEARNER, AnyAim, missing, reached
from .scenario import Data, laid, matching, wrong_with_question

FILE = Path(__file__).parent / "lessons.json"

Part = Literal[
    "automa",
    "birdfeeder",
    "bonus",
    "goals",
    "hand",
    "play-row",
    "row-forest",
    "row-grassland",
    "row-wetland",
    "scores",
    "supply",
    "tray",
]
"""The parts of the table that a step can highlight."""

Standing = Literal["going", "reached", "missed"]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and an aim to reach from it within ``turns``.

    ``guide``: options by meaning, best first; the first that the pending decision offers leads on.
    ``lights``: the parts of the table that it highlights. ``automa``: whether the Automa takes
    turns; otherwise it sleeps, and its turns are not shown.
    """

    id: str
    aim: AnyAim
    guide: tuple[Data, ...]
    position: dict[str, Any]
    turns: int = 1
    lights: tuple[Part, ...] = ()
    automa: bool = False


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. ``entries``: entries of the reference with more about it."""

    id: str
    entries: tuple[str, ...]
    steps: tuple[Step, ...]


@cache
def lessons() -> dict[str, Lesson]:
    """Return all lessons by id, each after those on which it builds."""
    read = msgspec.json.decode(FILE.read_bytes(), type=tuple[Lesson, ...])
    return {lesson.id: lesson for lesson in read}


def guided(step: Step, game: Game) -> int | None:
    """Return the option that leads to the aim, None if the step's guide has none."""
    for answer in step.guide:
        found = matching(answer, game)
        if found and not wrong_with_question(game, answer):
            return found[0]
    return None


class UnderWay(Struct, frozen=True):
    """An unfinished lesson.

    ``record``: its game so far. ``began``: the number of answers before this step. ``skipped``:
    whether a step was skipped, so that the lesson does not count as finished.
    """

    lesson: str
    step: int = 0
    began: int = 0
    record: Record | None = None
    skipped: bool = False


class Progress(Struct, frozen=True):
    """The learner's progress, as it is stored: ``finished`` lessons, the one begun last (as in
    :class:`UnderWay`, "" for none), and other unfinished ones.
    """

    finished: tuple[str, ...] = ()
    lesson: str = ""
    step: int = 0
    began: int = 0
    record: Record | None = None
    waiting: tuple[UnderWay, ...] = ()
    skipped: bool = False

    def under_way(self, lesson: str) -> UnderWay | None:
        """Return that lesson if it is unfinished, else None."""
        return next((one for one in self._begun if one.lesson == lesson), None)

    def after(self, lesson: str) -> Progress:
        """Return the progress with that lesson finished."""
        finished = self.finished if lesson in self.finished else (*self.finished, lesson)
        return structs.replace(self.without(lesson), finished=finished)

    def without(self, lesson: str) -> Progress:
        """Return the progress without that unfinished lesson."""
        waiting = tuple(one for one in self._begun if one.lesson != lesson)
        return Progress(self.finished, waiting=waiting)

    def at(self, now: UnderWay) -> Progress:
        """Return the progress with that lesson as the one begun last."""
        waiting = self.without(now.lesson).waiting
        begun = now.lesson, now.step, now.began, now.record
        return Progress(self.finished, *begun, waiting, now.skipped)

    @property
    def _begun(self) -> tuple[UnderWay, ...]:
        """All unfinished lessons, the one begun last first."""
        if not self.lesson:
            return self.waiting
        begun = self.lesson, self.step, self.began, self.record
        return (UnderWay(*begun, self.skipped), *self.waiting)


class Attempt:
    """A lesson in progress. The caller plays ``game``; this class judges it.

    ``number``: the step, from 0. ``began``: the number of answers given when the step began.
    ``skipped``: whether the learner left a step before reaching its aim.
    """

    def __init__(self, lesson: Lesson, catalog: Catalog) -> None:
        self.lesson = lesson
        self.catalog = catalog
        self.number = 0
        self.skipped = False
        self._start()

    @classmethod
    def resumed(cls, progress: UnderWay | Progress, catalog: Catalog) -> Attempt:
        """Return the lesson as it was left.

        Raises LookupError if it no longer has such a step, and the same as :meth:`Game.replay`.
        """
        lesson = lessons()[progress.lesson]
        if progress.record is None or not 0 <= progress.step < len(lesson.steps):
            raise LookupError(f"lesson {progress.lesson} has no such step under way")
        attempt = cls(lesson, catalog)
        record, began = progress.record, progress.began
        attempt.number, attempt.skipped = progress.step, progress.skipped
        attempt._begin(
            Game.replay(structs.replace(record, answers=record.answers[:began]), catalog)
        )
        for answer in record.answers[began:]:
            attempt.game.answer(answer)
        return attempt

    def _start(self) -> None:
        self._begin(laid(self.step.position, self.catalog))

    def _begin(self, game: Game) -> None:
        self.game = game
        self._record = game.record()
        self.began = len(game.answers)
        self._since = len(game.events)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    @property
    def at_rest(self) -> bool:
        """Whether the learner is between two turns, or the game is over."""
        decision = self.game.decision
        return decision is None or (decision.kind == "action" and decision.player == LEARNER)

    @property
    def turns(self) -> int:
        """The number of the learner's turns since the step began."""
        since = self.game.events[self._since :]
        begun = sum(isinstance(event, TurnBegan) and event.player == LEARNER for event in since)
        return begun + (self.game.decision is None)

    @property
    def standing(self) -> Standing:
        """The verdict; it changes only between turns, so that it never interrupts one."""
        if not self.at_rest or self.turns == 0:
            return "going"
        if reached(self.step.aim, self.game, self._since):
            return "reached"
        return "missed" if self.turns >= self.step.turns or self.game.decision is None else "going"

    @property
    def missing(self) -> tuple[AnyAim, ...]:
        """The parts of the aim that are not reached."""
        return missing(self.step.aim, self.game, self._since)

    @property
    def way(self) -> int | None:
        """The option that leads on, for the last hint."""
        return guided(self.step, self.game)

    def again(self) -> None:
        """Go back to the start of the step."""
        self._begin(Game.replay(self._record, self.catalog))

    def go_on(self, *, skips: bool = False) -> bool:
        """Go to the next step; return False if this is the last. ``skips``: before reaching the
        aim.
        """
        self.skipped |= skips
        if self.is_last:
            return False
        self.number += 1
        self._start()
        return True

    def progress(self, before: Progress) -> Progress:
        """Return the progress to store."""
        begun = self.number, self.began, self.game.record()
        return before.at(UnderWay(self.lesson.id, *begun, self.skipped))

    def after(self, before: Progress) -> Progress:
        """Return the progress once the last step is over: finished, unless a step was skipped."""
        id_ = self.lesson.id
        return before.without(id_) if self.skipped else before.after(id_)
