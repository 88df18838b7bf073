"""Exercises: a position out of a game, what is asked there, and what a deep look thought of it.

What was thought is kept with the position, so that the answer is told at once, and the same to
everybody.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct, structs

from wingspan.bots.ways import Way
from wingspan.engine import Catalog, Game
from wingspan.engine.decision import Kind
from wingspan.engine.notation.record import Record

from .figures import NOTHING, Estimate, difference, estimate
from .judging import PLAY_BIRD, PLAYING, THEMES, Judgement, Walk, is_way
from .opinion import Looked
from .reasons import Part, Reason, reason

FOLDER = Path(__file__).resolve().parent / "collection"

Matter = Literal["opening", "middle", "ending", "birds", "food", "eggs", "cards", "powers"]
"""What an exercise is about: which action, in the first round, the second and third, or the last;
which bird and where; else as :data:`.judging.Theme`. None gives the answer away."""

MATTERS: tuple[Matter, ...] = (
    "opening",
    "middle",
    "ending",
    "birds",
    "food",
    "eggs",
    "cards",
    "powers",
)
"""In the order in which they are listed."""

BY_ROUND: dict[int, Matter] = {1: "opening", 2: "middle", 3: "middle", 4: "ending"}

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")

EASY, MEDIUM = 0.55, 0.2
"""How much of its trust the policy gives at first sight to the best of an easy exercise, and of one
of medium difficulty, at least."""


class Thought(Struct, frozen=True, array_like=True):
    """What was thought of a way: final points expected of it, how far it is ``behind`` the best
    (nothing for that one), and ``why`` the best is better, None if only how much can be said.

    ``worlds``: in how many it was looked at, 0 if that is not known.
    """

    way: Way
    points: Estimate
    behind: Estimate
    worlds: int = 0
    why: Reason | None = None

    @property
    def is_right(self) -> bool:
        """Whether it is the best, or too little behind to be told from it."""
        return self.behind.points <= 0 or not self.behind.is_clear


class Exercise(Struct, frozen=True):
    """A position to find the best way in: the game as far as ``record``, ``seat`` must answer.

    ``id``: what links and browsers call it, its set first; it never changes.

    ``thoughts``: of every way that was looked at, the best first. ``share``: how much of its trust
    the policy, asked without a look ahead, gives to the best, from 0 to 1: the less, the harder it
    is to see.
    """

    id: str
    record: Record
    seat: int
    kind: Kind
    matter: Matter
    share: float
    thoughts: tuple[Thought, ...]

    @property
    def difficulty(self) -> Difficulty:
        """How hard the best way is to see."""
        if self.share >= EASY:
            return "easy"
        return "medium" if self.share >= MEDIUM else "hard"

    @property
    def at(self) -> int:
        """So many answers of the game have been given."""
        return len(self.record.answers)

    @property
    def best(self) -> Thought:
        """What was thought of the best way."""
        return self.thoughts[0]

    def thought_of(self, way: Way) -> Thought | None:
        """What was thought of a way; None if it was not looked at."""
        return next((one for one in self.thoughts if is_way(one.way, way)), None)


def matter_of(kind: Kind, round: int, best: Way, next_best: Way) -> Matter:
    """What a decision is about, of which these are the best way and the one after it."""
    if kind == "action":
        return "birds" if best.option == next_best.option else BY_ROUND[round]
    theme = THEMES.get(kind, "powers")
    return next((matter for matter in MATTERS if matter == theme), "powers")


def of_mistake(id: str, record: Record, seat: int, one: Judgement, catalog: Catalog) -> Exercise:
    """The exercise in a mistake of a judged game. Only two ways were looked at as closely: the best
    and the one that was chosen. Raises as :meth:`Game.replay` does."""
    record = structs.replace(record, answers=record.answers[: one.at], take_backs=0)
    state = Game.replay(record, catalog).state
    expected = Estimate(one.expected.points + one.told.points, one.expected.error)
    thoughts = (Thought(one.best, expected, NOTHING), _chosen(one))
    matter = matter_of(one.kind, state.round, one.best, one.chosen)
    return Exercise(id, record, seat, one.kind, matter, 0.0, thoughts)


def _chosen(one: Judgement) -> Thought:
    return Thought(one.chosen, one.expected, one.told, why=one.why)


def answered(exercise: Exercise, game: Game, catalog: Catalog) -> Way | None:
    """How the exercise was answered in a game that goes on from it; None as long as it is not, or
    only that a bird is played and not yet which and where."""
    decision = game.decision
    if len(game.answers) <= exercise.at:
        return None
    walk = Walk(game.record(), exercise.seat, catalog)
    walk.to(exercise.at)
    chosen = walk.chosen()
    asked = walk.game.decision
    assert asked is not None
    plays = asked.options[chosen.option] == PLAY_BIRD and chosen.habitat is None
    if plays and decision is not None and decision.kind in PLAYING:
        return None
    return chosen


def thoughts_of(looked: Looked, best: int) -> list[Thought]:
    """What a look thinks of every way, the best first, to the hundredth of a point."""
    rows = looked.rows()
    found = []
    for place, way in enumerate(looked.ways):
        is_best = place == best
        found.append(
            Thought(
                structs.replace(way, score=0),
                _short(estimate(rows[place])),
                NOTHING if is_best else _short(difference(rows[best], rows[place])),
                looked.worlds,
                None if is_best else _in_short(reason(looked, best, place)),
            )
        )
    return [found[best], *found[:best], *found[best + 1 :]]


def _short(found: Estimate) -> Estimate:
    return Estimate(round(found.points, 2), round(found.error, 2))


def _in_short(found: Reason) -> Reason:
    def parts(given: tuple[Part, ...]) -> tuple[Part, ...]:
        return tuple(Part(part.name, _short(part.more)) for part in given)

    return Reason(_short(found.more), parts(found.carried), parts(found.against), parts(found.held))
