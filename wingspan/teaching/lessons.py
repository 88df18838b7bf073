"""Six lessons: each a few steps with an aim that the engine checks, hints, and a way on."""

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
    "score",
    "supply",
    "tray",
]
"""What a step can be about."""

Standing = Literal["going", "reached", "missed"]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what to reach from it in so many ``turns``.

    ``position`` None: the table is left as the step before has left it. ``guide``: options by
    meaning, the best first; the first that the pending decision offers is the way on. ``lights``:
    the parts of the table that it is about. ``automa``: the Automa's turns are a part of it;
    otherwise it sleeps, and nothing is shown of them.
    """

    id: str
    aim: AnyAim
    guide: tuple[Data, ...]
    position: dict[str, Any] | None = None
    turns: int = 1
    lights: tuple[Part, ...] = ()
    automa: bool = False


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """``entries`` of the reference that tell more."""

    id: str
    entries: tuple[str, ...]
    steps: tuple[Step, ...]


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by id, in the order in which they build on each other."""
    read = msgspec.json.decode(FILE.read_bytes(), type=tuple[Lesson, ...])
    return {lesson.id: lesson for lesson in read}


def guided(step: Step, game: Game) -> int | None:
    """The option of the pending decision that leads to the aim; None if the guide knows none."""
    for answer in step.guide:
        found = matching(answer, game)
        if found and not wrong_with_question(game, answer):
            return found[0]
    return None


class UnderWay(Struct, frozen=True):
    """A lesson that was begun and not finished.

    ``record``: its game so far; ``began``: how many of its answers came before this step.
    """

    lesson: str
    step: int = 0
    began: int = 0
    record: Record | None = None


class Progress(Struct, frozen=True):
    """How far somebody is, to be kept: lessons ``finished``, the one under way last (as in
    :class:`UnderWay`, "" for none), and those that wait to be gone on with.
    """

    finished: tuple[str, ...] = ()
    lesson: str = ""
    step: int = 0
    began: int = 0
    record: Record | None = None
    waiting: tuple[UnderWay, ...] = ()

    def under_way(self, lesson: str) -> UnderWay | None:
        """That lesson where it was left; None if it is not under way."""
        return next((one for one in self._begun if one.lesson == lesson), None)

    def after(self, lesson: str) -> Progress:
        """With that lesson finished."""
        finished = self.finished if lesson in self.finished else (*self.finished, lesson)
        return structs.replace(self.without(lesson), finished=finished)

    def without(self, lesson: str) -> Progress:
        """With that lesson no more under way; the others wait."""
        waiting = tuple(one for one in self._begun if one.lesson != lesson)
        return Progress(self.finished, waiting=waiting)

    def at(self, now: UnderWay) -> Progress:
        """With that one under way, and those before it waiting."""
        waiting = self.without(now.lesson).waiting
        return Progress(self.finished, now.lesson, now.step, now.began, now.record, waiting)

    @property
    def _begun(self) -> tuple[UnderWay, ...]:
        """All that are under way, the last one first."""
        if not self.lesson:
            return self.waiting
        return (UnderWay(self.lesson, self.step, self.began, self.record), *self.waiting)


class Attempt:
    """A lesson under way. ``game`` is played from outside; this looks at it.

    ``number`` counts the steps from 0; ``began`` is how many answers had been given when the
    step began.
    """

    def __init__(self, lesson: Lesson, catalog: Catalog) -> None:
        self.lesson = lesson
        self.catalog = catalog
        self.number = 0
        self._start(None)

    @classmethod
    def resumed(cls, progress: UnderWay | Progress, catalog: Catalog) -> Attempt:
        """The lesson under way, at the very moment it was left.

        Raises LookupError if there is none any more, and as :meth:`Game.replay` does.
        """
        lesson = lessons()[progress.lesson]
        if progress.record is None or not 0 <= progress.step < len(lesson.steps):
            raise LookupError(f"lesson {progress.lesson} has no such step under way")
        attempt = cls(lesson, catalog)
        record, began = progress.record, progress.began
        attempt.number = progress.step
        attempt._begin(
            Game.replay(structs.replace(record, answers=record.answers[:began]), catalog)
        )
        for answer in record.answers[began:]:
            attempt.game.answer(answer)
        return attempt

    def _start(self, before: Game | None) -> None:
        position = self.step.position
        if position is None:
            assert before is not None, "a lesson's first step has a position"
            self._begin(before)
        else:
            self._begin(laid(position, self.catalog))

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
        """Whether a turn of the learner's is over, and the next not begun; or the game is."""
        decision = self.game.decision
        return decision is None or (decision.kind == "action" and decision.player == LEARNER)

    @property
    def turns(self) -> int:
        """Turns of the learner's that have passed since the step began."""
        since = self.game.events[self._since :]
        begun = sum(isinstance(event, TurnBegan) and event.player == LEARNER for event in since)
        return begun + (self.game.decision is None)

    @property
    def standing(self) -> Standing:
        """Judged when a turn is over: nothing is interrupted."""
        if not self.at_rest or self.turns == 0:
            return "going"
        if reached(self.step.aim, self.game, self._since):
            return "reached"
        return "missed" if self.turns >= self.step.turns or self.game.decision is None else "going"

    @property
    def missing(self) -> tuple[AnyAim, ...]:
        """What is still to be reached."""
        return missing(self.step.aim, self.game, self._since)

    @property
    def way(self) -> int | None:
        """The option that leads on, for the last of the hints."""
        return guided(self.step, self.game)

    def again(self) -> None:
        """Back to the start of the step."""
        self._begin(Game.replay(self._record, self.catalog))

    def go_on(self) -> bool:
        """To the next step; False if this is the last."""
        if self.is_last:
            return False
        before = self.game
        if self.lesson.steps[self.number + 1].position is None and self.standing != "reached":
            before = self._as_guided()
        self.number += 1
        self._start(before)
        return True

    def _as_guided(self) -> Game:
        """The table as the step leaves it when it is skipped: played as its guide says."""
        self.again()
        while self.standing == "going" and (way := self.way) is not None:
            self.game.answer(way)
        return self.game

    def progress(self, before: Progress) -> Progress:
        """Where the lesson is, to be kept."""
        return before.at(UnderWay(self.lesson.id, self.number, self.began, self.game.record()))
