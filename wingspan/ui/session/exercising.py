"""Exercises: which is asked, how it was answered, and when it comes again.

It lays tables and says what is to be done with them (``session.solving`` does it). It is fetched
with the coach.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Literal

import msgspec
from msgspec import Struct

from wingspan.bots.candidates import Candidate
from wingspan.coach.collection import SETS, collection, find, of_the_day
from wingspan.coach.exercises import MATTERS, Exercise, Matter, Thought, answered
from wingspan.coach.faults import FAULTS
from wingspan.coach.repetition import PERFECT, WRONG, Repetition, after, day_of, is_due
from wingspan.engine.catalog import Catalog
from wingspan.engine.program import Program
from wingspan.saves import StoreError
from wingspan.saves.store import Store

from ..play.seats import Seats
from ..play.settings import Settings
from ..play.sitting import Sitting

KEY = "wingspan.exercises"
FORMAT = 1
MOST = 2000
"""So many exercises are remembered, those that were answered last."""

OPPONENT = Program("belted_kingfisher")
"""Who plays on at the other seats, for whoever plays on from an exercise."""

Step = Literal["asked", "looking", "judged", "shown"]
"""Of an exercise: it is asked; the coach looks at an answer; an answer is judged; all is shown."""

OWN, DUE, TODAY, LINK, FAULT = "own", "due", "today", "link", "fault"
"""Courses beside those of a set's matter ("core.opening"): one's own mistakes, or those of one game
with more of their names; all that is due; today's exercise; one by link; those about a habit
("fault.eggs_early"), one's own first."""


class Progress(Struct, frozen=True):
    """The progress that is stored."""

    known: dict[str, Repetition] = {}
    """How well each exercise is known that was ever answered, by its name."""
    format: int = FORMAT
    """The layout of this."""


class Part(Struct, frozen=True):
    """Exercises that are practised together, counted."""

    course: str
    """Under which name they are."""
    number: int
    """How many there are."""
    known: int
    """So many were answered right when they were asked last."""
    due: int
    """So many are due."""


class Room(Struct, frozen=True):
    """All exercises, to choose some."""

    today: Exercise
    """The one of today."""
    today_known: bool
    """Whether it was answered right when it was asked last."""
    due: int
    """So many are due, of all."""
    own: Part
    """Those from one's own mistakes."""
    set: str
    """The set of cards whose exercises are listed."""
    parts: tuple[Part, ...]
    """Those of that set, by matter."""
    faults: tuple[Part, ...] = ()
    """Those of all sets and of one's own games by the habit they are about, that of most of one's
    own mistakes first."""


class ExerciseSeen(Struct, frozen=True):
    """An exercise at the moment on the screen."""

    exercise: Exercise
    """The whole of it."""
    step: Step
    """How far it is."""
    thought: Thought | None
    """What was thought of the last answer; None before the first."""
    days: int
    """In so many days it comes again; 0 while it was not answered, or before it was due."""
    has_next: bool
    """Whether another one follows."""
    copied: str = ""
    """The message that says what came of copying its link, "" for none."""

    @property
    def is_solved(self) -> bool:
        """Whether the best answer is told."""
        right = self.thought is not None and self.thought.is_right
        return self.step == "shown" or (self.step == "judged" and right)

    @property
    def is_own(self) -> bool:
        """Whether it is from a game of one's own, and is nowhere but in this browser."""
        return self.exercise.id.startswith(OWN)


class Exercises:
    """One page's exercises."""

    exercise: Exercise | None
    """The one that is asked."""
    step: Step
    """How far it is."""
    thought: Thought | None
    """What was thought of the last answer."""
    asked_about: Candidate | None
    """The answer that the coach must still analyse, None if there is none."""
    set: str
    """The set of cards whose exercises were listed last."""

    _catalog: Catalog
    """The cards."""
    _store: Store
    """Where progress is kept."""
    _now: Callable[[], int]
    """Milliseconds since 1970, UTC."""
    _own: Callable[[], Mapping[str, str]]
    """The names of the exercises in one's own mistakes, those of the latest games first, with the
    habits that they are about."""
    _find_own: Callable[[str], Exercise | None]
    """The exercise of such a name."""
    _course: str
    """What is practised."""
    _has_next: bool
    """Whether another one followed when the exercise was asked."""
    _days: int
    """In so many days the exercise comes again, 0 while that is not settled."""
    _unkept: dict[str, Repetition]
    """What the browser would not keep: it is known as long as the page is open."""

    def __init__(
        self,
        catalog: Catalog,
        store: Store,
        now: Callable[[], int],
        own: Callable[[], Mapping[str, str]],
        find_own: Callable[[str], Exercise | None],
    ) -> None:
        self.exercise = None
        self.step = "asked"
        self.thought = None
        self.asked_about = None
        self.set = SETS[0]
        self._catalog = catalog
        self._store = store
        self._now = now
        self._own = own
        self._find_own = find_own
        self._course = LINK
        self._has_next = False
        self._days = 0
        self._unkept = {}

    # what there is

    def room(self) -> Room:
        """All exercises, as they are chosen from."""
        known, day = self._known(), self._today
        today = of_the_day(day)
        every = [one.id for name in SETS for one in collection(name)]
        own = self._own()
        return Room(
            today,
            _is_known(known.get(today.id)),
            sum(is_due(known.get(id), day) for id in (*every, *own)),
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
    ) -> tuple[Part, ...]:
        mine = Counter(own.values())
        found = {fault: _of_fault(fault, own) for fault in FAULTS}
        names = sorted(FAULTS, key=lambda fault: (-mine[fault], -len(found[fault])))
        return tuple(
            _part(f"{FAULT}.{fault}", found[fault], known, day) for fault in names if found[fault]
        )

    def seen(self, copied: str = "") -> ExerciseSeen | None:
        """What is to be said beside the question; None while nothing is asked."""
        if self.exercise is None:
            return None
        return ExerciseSeen(
            self.exercise, self.step, self.thought, self._days, self._has_next, copied
        )

    @property
    def _today(self) -> int:
        return day_of(self._now())

    def _ids(self) -> list[str]:
        """The names of all that is practised now."""
        if self._course.startswith(OWN):
            return [id for id in self._own() if id.startswith(self._course)]
        if self._course == DUE:
            known, day = self._known(), self._today
            every = [*(one.id for name in SETS for one in collection(name)), *self._own()]
            return [id for id in every if is_due(known.get(id), day)]
        name, _, matter = self._course.partition(".")
        if name == FAULT:
            return _of_fault(matter, self._own())
        return _of_matter(name, matter) if name in SETS else []

    def _next(self) -> str | None:
        """The name of what comes after the exercise that is asked: what is due, the longest first,
        then what is new, then what is due soonest."""
        known, day = self._known(), self._today
        here = "" if self.exercise is None else self.exercise.id
        ids = [id for id in self._ids() if id != here]

        def turn(id: str) -> tuple[int, int]:
            found = known.get(id)
            if found is None:
                return (1, 0)
            return (0, found.day) if is_due(found, day) else (2, found.day)

        return min(ids, key=turn, default=None)

    # what is done

    def turn_to(self, name: str) -> None:
        """List the exercises of that set of cards from now on; of any other name nothing."""
        if name in SETS:
            self.set = name

    def begin(self, course: str) -> Exercise | None:
        """Practise that; what is asked first, None if there is nothing."""
        before = self.exercise, self._course
        self.exercise, self._course = None, course
        found = self._take(of_the_day(self._today)) if course == TODAY else self.next()
        if found is None:
            self.exercise, self._course = before
        return found

    def next(self) -> Exercise | None:
        """The next of what is practised, None if there is none."""
        id = self._next()
        return None if id is None else self.open(id, self._course)

    def open(self, id: str, course: str = LINK) -> Exercise | None:
        """The exercise of that name, None if there is none."""
        found = self._find_own(id) if id.startswith(f"{OWN}-") else find(id)
        if found is None:
            return None
        self._course = course
        return self._take(found)

    def _take(self, exercise: Exercise) -> Exercise:
        self.exercise = exercise
        self._has_next = self._next() is not None
        self._days = 0
        self.again()
        return exercise

    def again(self) -> None:
        """Ask it once more."""
        self.step = "asked"
        self.thought = None
        self.asked_about = None

    def show(self) -> None:
        """Show the best answer; whoever has not found it did not know it."""
        if self.exercise is None:
            return
        self._grade(WRONG)
        self.step = "shown"

    def lay_out(self, settings: Settings) -> Sitting:
        """The table of the exercise as it is asked, with computer players at the other seats.

        Raises as :meth:`Game.replay` does.
        """
        exercise = self.exercise
        assert exercise is not None
        number = exercise.record.setup.players
        programs = tuple(None if seat == exercise.seat else OPPONENT for seat in range(number))
        seats = Seats(number, programs=programs if number > 1 else ())
        sitting = Sitting.replayed(exercise.record, self._catalog, settings, seats, input_starts=())
        sitting.gone_on = len(sitting.game.state.scored)
        sitting.resumed = False
        return sitting

    def leave(self) -> None:
        """Leave the exercise."""
        self.exercise = None
        self.again()

    def after_answer(self, at: Sitting) -> bool:
        """Judge an answer given at its table; False if it does not settle the exercise."""
        if self.exercise is None:
            return False
        candidate = answered(self.exercise, at.game, self._catalog)
        if candidate is None:
            return False
        thought = self.exercise.thought_of(candidate)
        if thought is None:
            self.step, self.thought, self.asked_about = "looking", None, candidate
        else:
            self.judge(thought)
        return True

    def judge(self, thought: Thought) -> None:
        """Record the judgement. Only the first answer to a due exercise counts for repetition."""
        self.asked_about = None
        if self.step != "shown":
            self.step = "judged"
        self.thought = thought
        self._grade(PERFECT if thought.is_right else WRONG)

    def _grade(self, grade: int) -> None:
        """Keep how well the exercise was known, once for each time that it is due."""
        assert self.exercise is not None
        if self._days:
            return
        id, day = self.exercise.id, self._today
        known = self._known()
        found = known.pop(id, None)
        if found is None or is_due(found, day):
            found = after(found, grade, day)
            self._keep({**known, id: found}, id)
        self._days = found.day - day

    def _keep(self, known: dict[str, Repetition], id: str) -> None:
        progress = Progress(dict(list(known.items())[-MOST:]))
        try:
            self._store.set(KEY, msgspec.json.encode(progress).decode())
            self._unkept = {}
        except StoreError:
            self._unkept[id] = known[id]

    def _known(self) -> dict[str, Repetition]:
        """How well each is known, as it was kept last, by another tab too."""
        return {**_read(self._store.get(KEY)).known, **self._unkept}


def _read(stored: str | None) -> Progress:
    """What was kept; what cannot be read counts as nothing."""
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
    """The exercises about a habit: one's own mistakes first."""
    mine = [id for id, about in own.items() if about == fault]
    return mine + [one.id for name in SETS for one in collection(name) if one.fault == fault]


def _part(course: str, ids: Iterable[str], known: dict[str, Repetition], day: int) -> Part:
    found = [known.get(id) for id in ids]
    return Part(
        course,
        len(found),
        sum(map(_is_known, found)),
        sum(is_due(one, day) for one in found),
    )
