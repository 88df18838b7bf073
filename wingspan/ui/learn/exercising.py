"""Exercises: which one is asked, how it was answered, and when it is repeated.

Lays out the tables; ``update_exercises.py`` puts them on the screen. Fetched with the coach.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Literal

import msgspec
from msgspec import Struct, structs

from wingspan.bots.candidates import Candidate
from wingspan.coach.collection import SETS, collection, find, of_the_day
from wingspan.coach.exercises import MATTERS, Exercise, Matter, Thought, answered, of_table
from wingspan.coach.faults import FAULTS, fault_of
from wingspan.coach.repetition import PERFECT, WRONG, Repetition, after, day_of, is_due
from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.engine.decision import Decision
from wingspan.engine.program import Program
from wingspan.links import LinkError, NewerRules
from wingspan.saves import StoreError
from wingspan.saves.store import Store

from ..coach.reviews import FAULT, OWN, exercise_of, own_mistakes
from ..play.seats import Seats
from ..play.settings import Settings
from ..play.sitting import Sitting

KEY = "wingspan.exercises"
FORMAT = 1
MOST = 2000
"""The most exercises whose progress is stored: those answered last."""

OPPONENT = Program("belted_kingfisher")
"""The computer player at the other seats, if a person plays on from an exercise."""

ExerciseStep = Literal["asked", "looking", "judged", "shown"]
"""The state of an exercise: "asked", "looking" while the coach analyses an answer, "judged" once an
answer is judged, "shown" once the best move is revealed."""

DUE, TODAY, LINK = "due", "today", "link"
"""Courses besides those of a set and matter ("core.opening").

"own": the person's own mistakes; a longer prefix of their names selects those of one game. "fault":
those about a habit ("fault.eggs_early"), the person's own first. "due": all that are due. "today":
today's exercise. "link": one from a link, by its name or with its table."""


class Progress(Struct, frozen=True):
    """The stored progress. ``known``: how well each answered exercise is known, by its name.
    ``format``: the version of this layout.
    """

    known: dict[str, Repetition] = {}
    format: int = FORMAT


class ExerciseGroup(Struct, frozen=True):
    """Exercises that are practised together.

    ``course``: its name. ``number``: how many there are. ``known``: how many were answered
    correctly the last time. ``due``: how many are due. ``is_begun``: whether one of them was ever
    answered.
    """

    course: str
    number: int
    known: int
    due: int
    is_begun: bool


class Room(Struct, frozen=True):
    """An overview of all exercises, to choose from.

    ``today_known``: whether today's was answered correctly the last time. ``due``: how many of all
    are due. ``own``: those from the person's own mistakes. ``set``: the set of cards whose
    exercises are listed, by matter, in ``parts``. ``faults``: those of all sets and of the person's
    own games by habit, the one with most own mistakes first.
    """

    today: Exercise
    today_known: bool
    due: int
    own: ExerciseGroup
    set: str
    parts: tuple[ExerciseGroup, ...]
    faults: tuple[ExerciseGroup, ...] = ()


class ExerciseSeen(Struct, frozen=True):
    """An exercise on the screen.

    ``asked``: the decision; the table may have gone on with another answer, half given.
    ``has_next``: whether another exercise follows. ``thought``: the judgement of the last answer;
    None before the first. ``asked_about``: the answer that the coach must still analyse.
    ``days``: the number of days until it is repeated; 0 until it has been graded. ``copied``: the
    message about the outcome of copying its link; "" for none.
    """

    exercise: Exercise
    asked: Decision
    has_next: bool
    step: ExerciseStep = "asked"
    thought: Thought | None = None
    asked_about: Candidate | None = None
    days: int = 0
    copied: str = ""

    @property
    def is_solved(self) -> bool:
        """Whether the best move is revealed."""
        right = self.thought is not None and self.thought.is_right
        shown = self.step == "shown" and not self.is_looking
        return shown or (self.step == "judged" and right)

    @property
    def is_looking(self) -> bool:
        """Whether the coach must find out what there is to say."""
        return self.step == "looking" or (self.step == "shown" and not self.exercise.thoughts)

    @property
    def is_own(self) -> bool:
        """Whether it is from the person's own games, and thus exists only in this browser."""
        return self.exercise.id.startswith(OWN)


class Exercises:
    """The exercises of the page and their progress."""

    exercise: Exercise | None = None
    """The exercise that is asked."""
    seen: ExerciseSeen | None = None
    """The same as it is shown beside the question; None until its table is laid out."""
    set: str = SETS[0]
    """The set of cards whose exercises were listed last."""

    _catalog: Catalog
    _store: Store
    _now: Callable[[], int]
    """Returns the time in milliseconds since 1970, UTC."""
    _course: str = LINK
    """The name of the course that is practised."""
    _unkept: dict[str, Repetition]
    """Progress that the browser refused to store; remembered as long as the page is open."""

    def __init__(self, catalog: Catalog, store: Store, now: Callable[[], int]) -> None:
        self._catalog = catalog
        self._store = store
        self._now = now
        self._unkept = {}

    # queries

    def room(self) -> Room:
        """An overview of all exercises, to choose from."""
        known, day = self._known(), self._today
        today = of_the_day(day)
        every = [one.id for name in SETS for one in collection(name)]
        own = self._own()
        return Room(
            today,
            _is_known(known.get(today.id)),
            sum(is_due(known.get(id_), day) for id_ in (*every, *own)),
            _part(OWN, own, known, day),
            self.set,
            tuple(
                _part(f"{self.set}.{matter}", ids, known, day)
                for matter in MATTERS
                if (ids := _of_matter(self.set, matter))
            ),
            self._by_fault(own, known, day),
        )

    def _by_fault(
        self, own: Mapping[str, str], known: dict[str, Repetition], day: int
    ) -> tuple[ExerciseGroup, ...]:
        mine = Counter(own.values())
        found = {fault: _of_fault(fault, own) for fault in FAULTS}
        names = sorted(FAULTS, key=lambda fault: (-mine[fault], -len(found[fault])))
        return tuple(
            _part(f"{FAULT}.{fault}", found[fault], known, day) for fault in names if found[fault]
        )

    def _own(self) -> dict[str, str]:
        """The names of the exercises from the person's own mistakes, those of the latest games
        first, each with the habit that it is about.
        """
        return {id_: fault_of(one) for id_, (_, one) in own_mistakes(self._store).items()}

    @property
    def _today(self) -> int:
        return day_of(self._now())

    def _ids(self) -> list[str]:
        """The names of the exercises in the current course."""
        if self._course.startswith(OWN):
            return [id_ for id_ in self._own() if id_.startswith(self._course)]
        if self._course == DUE:
            known, day = self._known(), self._today
            every = [*(one.id for name in SETS for one in collection(name)), *self._own()]
            return [id_ for id_ in every if is_due(known.get(id_), day)]
        name, _, matter = self._course.partition(".")
        if name == FAULT:
            return _of_fault(matter, self._own())
        return _of_matter(name, matter) if name in SETS else []

    def _next(self) -> str | None:
        """The name of the exercise after the current one; None if there is none.

        First those that are due, the longest overdue first, then new ones, then those due soonest.
        """
        known, day = self._known(), self._today
        here = "" if self.exercise is None else self.exercise.id
        ids = [id_ for id_ in self._ids() if id_ != here]

        def turn(id_: str) -> tuple[int, int]:
            found = known.get(id_)
            if found is None:
                return (1, 0)
            return (0, found.day) if is_due(found, day) else (2, found.day)

        return min(ids, key=turn, default=None)

    # commands

    def turn_to(self, name: str) -> None:
        """List the exercises of that set of cards from now on; does nothing for an unknown name."""
        if name in SETS:
            self.set = name

    def begin(self, course: str) -> Exercise | None:
        """Begin a course, and return its first exercise; None, without a change, if it is empty."""
        before = self.exercise, self._course
        self.exercise, self._course = None, course
        found = self._take(of_the_day(self._today)) if course == TODAY else self.next()
        if found is None:
            self.exercise, self._course = before
        return found

    def next(self) -> Exercise | None:
        """Ask the next exercise of the course, and return it; None if there is none."""
        id_ = self._next()
        return None if id_ is None else self.open(id_, self._course)

    def open(self, id_: str, course: str = LINK) -> Exercise | None:
        """Ask the exercise of that name, and return it; None if there is none."""
        found = self._find(id_)
        if found is None:
            return None
        self._course = course
        return self._take(found)

    def _find(self, name: str) -> Exercise | None:
        if name[:1].isdecimal():
            return _laid_out(name, self._catalog)
        is_own = name.startswith(f"{OWN}-")
        return exercise_of(self._store, name, self._catalog) if is_own else find(name)

    def _take(self, exercise: Exercise) -> Exercise:
        self.exercise, self.seen = exercise, None
        return exercise

    def again(self) -> None:
        """Ask the same exercise again."""
        self._turn(step="asked", thought=None, asked_about=None)

    def show(self) -> None:
        """Show the best move; counts as a wrong answer."""
        self._grade(WRONG)
        self._turn(step="shown")

    def know(self, name: str, thoughts: tuple[Thought, ...]) -> None:
        """Take what the coach thinks of the exercise of that name, if it is still asked, and judge
        the answer that waits for it.
        """
        if self.exercise is None or self.seen is None or self.exercise.id != name:
            return
        self.exercise = structs.replace(self.exercise, thoughts=thoughts)
        self._turn(exercise=self.exercise)
        waiting = self.seen.asked_about
        thought = None if waiting is None else self.exercise.thought_of(waiting)
        if thought is not None:
            self.judge(thought)

    def _turn(self, **changes: object) -> None:
        if self.seen is not None:
            self.seen = structs.replace(self.seen, **changes)

    def lay_out(self, settings: Settings) -> Sitting:
        """The table of the exercise before its answer, with computer players at the other seats.

        Raises what :meth:`Game.replay` raises.
        """
        exercise = self.exercise
        assert exercise is not None
        number = exercise.record.setup.players
        programs = tuple(None if seat == exercise.seat else OPPONENT for seat in range(number))
        seats = Seats(number, programs=programs if number > 1 else ())
        sitting = Sitting.replayed(exercise.record, self._catalog, settings, seats, input_starts=())
        sitting.gone_on = len(sitting.game.state.scored)
        sitting.resumed = False
        if self.seen is None and sitting.decision is not None:
            self.seen = ExerciseSeen(exercise, sitting.decision, self._next() is not None)
        return sitting

    def leave(self) -> None:
        """Stop asking the exercise."""
        self.exercise = self.seen = None

    def after_answer(self, at: Sitting) -> bool:
        """Judge an answer given at its table; False if that is not a complete answer yet.

        If the exercise does not know the answer, the coach must analyse it.
        """
        assert self.exercise is not None
        candidate = answered(self.exercise, at.game, self._catalog)
        if candidate is None:
            return False
        thought = self.exercise.thought_of(candidate)
        if thought is None:
            self._turn(step="looking", thought=None, asked_about=candidate)
        else:
            self.judge(thought)
        return True

    def judge(self, thought: Thought) -> None:
        """Record the judgement. Only the first answer to a due exercise is graded."""
        is_shown = self.seen is not None and self.seen.step == "shown"
        self._turn(step="shown" if is_shown else "judged", thought=thought, asked_about=None)
        self._grade(PERFECT if thought.is_right else WRONG)

    def _grade(self, grade: int) -> None:
        """Store how well the exercise was known, once each time that it is due; one that was laid
        out by hand is not repeated.
        """
        if self.seen is None or self.seen.days or self.seen.exercise.laid_out:
            return
        id_, day = self.seen.exercise.id, self._today
        known = self._known()
        found = known.pop(id_, None)
        if found is None or is_due(found, day):
            found = after(found, grade, day)
            self._keep({**known, id_: found}, id_)
        self._turn(days=found.day - day)

    def _keep(self, known: dict[str, Repetition], id_: str) -> None:
        progress = Progress(dict(list(known.items())[-MOST:]))
        try:
            self._store.set(KEY, msgspec.json.encode(progress).decode())
            self._unkept = {}
        except StoreError:
            self._unkept[id_] = known[id_]

    def _known(self) -> dict[str, Repetition]:
        """How well each exercise is known, as last stored, possibly by another tab."""
        return {**_read(self._store.get(KEY)).known, **self._unkept}


def _laid_out(text: str, catalog: Catalog) -> Exercise | None:
    """The exercise at the table of a link; None for a link that is damaged.

    Raises NewerRules for a table under later rules.
    """
    from wingspan.links.table_link import unpack_table

    try:
        return of_table(text, Game.from_position(unpack_table(text, catalog, "e"), catalog))
    except NewerRules:
        raise
    except LinkError:
        return None


def _read(stored: str | None) -> Progress:
    """The stored progress; empty if it cannot be read."""
    try:
        found = msgspec.json.decode(stored or "{}", type=Progress)
    except msgspec.DecodeError:
        return Progress()
    return found if found.format == FORMAT else Progress()


def _is_known(found: Repetition | None) -> bool:
    return found is not None and found.times > 0


def _of_matter(name: str, matter: Matter | str) -> list[str]:
    return [one.id for one in collection(name) if one.matter == matter]


def _of_fault(fault: str, own: Mapping[str, str]) -> list[str]:
    """The exercises about a habit, the person's own mistakes first."""
    mine = [id_ for id_, about in own.items() if about == fault]
    return mine + [one.id for name in SETS for one in collection(name) if one.fault == fault]


def _part(course: str, ids: Iterable[str], known: dict[str, Repetition], day: int) -> ExerciseGroup:
    found = [known.get(id_) for id_ in ids]
    return ExerciseGroup(
        course,
        len(found),
        sum(map(_is_known, found)),
        sum(is_due(one, day) for one in found),
        any(one is not None for one in found),
    )
