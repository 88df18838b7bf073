"""Exercises: a position from a game, the decision in it, and a deep analysis of that.

The analysis is stored with the position, so the answer is available at once and the same for
everybody.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct, structs

from wingspan.bots.candidates import Candidate
from wingspan.bots.features.tables import Tables, tables_of
from wingspan.engine import Catalog, Game, View
from wingspan.engine.decision import Kind
from wingspan.engine.notation.record import Record
from wingspan.engine.options import Bird

from .analysis import WEIGHTS, Analysis, Part, Reason, reason
from .detectors import grounds_of
from .faults import fault_of
from .figures import NOTHING, Estimate, best_of, difference, estimate, told_loss
from .futures import NOTHING_FORESEEN, Foresight
from .grounds import AnyGround
from .judging import PLAY_BIRD, PLAYING, THEMES, Judgement, Walk, is_candidate
from .plans import Plan
from .starts import start_candidate

FOLDER = Path(__file__).resolve().parent / "collection"

Matter = Literal["start", "opening", "middle", "ending", "birds", "food", "eggs", "cards", "powers"]
"""What an exercise is about: the choice of a start; which action, in the first round, in the second
and third, or in the last; which bird to play and where; or else as in :data:`.judging.Theme`. None
of them gives the answer away."""

MATTERS: tuple[Matter, ...] = (
    "start",
    "opening",
    "middle",
    "ending",
    "birds",
    "food",
    "eggs",
    "cards",
    "powers",
)
"""The matters in the order in which the page lists them."""

BY_ROUND: dict[int, Matter] = {1: "opening", 2: "middle", 3: "middle", 4: "ending"}

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")

FIRST_WEIGHTS = 1
"""The version of the weights of exercises that name none."""

EASY, MEDIUM = 0.55, 0.2
"""The least probability that the policy gives to the best move of an easy exercise, and of one of
medium difficulty."""


class Thought(Struct, frozen=True, array_like=True):
    """A candidate of an exercise: its expected final points, how far it is ``behind`` the best, and
    ``why`` the best is better, None if the analysis shows no reason.

    ``worlds``: the number of worlds analysed, 0 if unknown. ``plan``: the seat's next actions.
    ``grounds``: why the best is better, in the words of the game. ``chance``: the chance to win,
    from 0 to 1, None if unknown or for a seat that plays alone.
    """

    candidate: Candidate
    points: Estimate
    behind: Estimate
    worlds: int = 0
    why: Reason | None = None
    plan: Plan | None = None
    grounds: tuple[AnyGround, ...] = ()
    chance: float | None = None

    @property
    def lost(self) -> int:
        """The whole points that it is said to lose against the best, 0 if it is as good."""
        return told_loss(self.behind)

    @property
    def is_right(self) -> bool:
        """Whether it is the best, or as good."""
        return not self.lost


class Exercise(Struct, frozen=True):
    """A position in which to find the best move: ``record`` is the game so far, ``seat`` decides.

    ``id``: its name in links and browsers, which begins with its set and never changes.
    ``thoughts``: all analysed candidates, the best first. ``share``: the probability that the
    policy alone gives to the best, from 0 to 1; the less, the harder the exercise. ``fault``: the
    habit that it is about (:mod:`.faults`), "" if unknown. ``weights``: the version of the weights
    that analysed it; other answers are analysed with the same. ``laid_out``: whether its table was
    laid out by hand; it has no thoughts before :func:`analysed`.
    """

    id: str
    record: Record
    seat: int
    kind: Kind
    matter: Matter
    share: float
    thoughts: tuple[Thought, ...]
    fault: str = ""
    weights: int = FIRST_WEIGHTS
    laid_out: bool = False

    @property
    def difficulty(self) -> Difficulty:
        """How hard the best move is to find, by ``share``."""
        if self.share >= EASY:
            return "easy"
        return "medium" if self.share >= MEDIUM else "hard"

    @property
    def at(self) -> int:
        """The number of answers before the exercise."""
        return len(self.record.answers)

    @property
    def best(self) -> Thought:
        """The best candidate."""
        return self.thoughts[0]

    def thought_of(self, candidate: Candidate) -> Thought | None:
        """Return the analysis of a candidate; None if there is none."""
        return next((one for one in self.thoughts if _is_same(one.candidate, candidate)), None)


def _is_same(found: Candidate, chosen: Candidate) -> bool:
    """Return whether two candidates are the same answer, ignoring the order of kept birds."""
    if found.kept is not None and chosen.kept is not None:
        return set(found.kept) == set(chosen.kept)
    return is_candidate(found, chosen)


def matter_of(
    kind: Kind, round_: int, best: Candidate | None = None, next_best: Candidate | None = None
) -> Matter:
    """Return what a decision is about, from its kind and its two best candidates, if known."""
    if kind == "keep_bird":
        return "start"
    if kind == "action":
        same = best is not None and next_best is not None and best.option == next_best.option
        return "birds" if same else BY_ROUND[round_]
    theme = THEMES.get(kind, "powers")
    return next((matter for matter in MATTERS if matter == theme), "powers")


def of_mistake(id_: str, record: Record, seat: int, one: Judgement, catalog: Catalog) -> Exercise:
    """Make an exercise of a mistake in a judged game, from the best and the chosen candidate.

    Raises the same as :meth:`Game.replay`.
    """
    record = structs.replace(record, answers=record.answers[: one.at], take_backs=0)
    state = Game.replay(record, catalog).state
    expected = Estimate(one.expected.points + one.told.points, one.expected.error)
    best = Thought(one.best, expected, NOTHING, plan=one.plans[0], chance=_chance(one, 0))
    thoughts = (best, _chosen(one))
    matter = matter_of(one.kind, state.round, one.best, one.chosen)
    return Exercise(id_, record, seat, one.kind, matter, 0.0, thoughts, fault_of(one))


def of_table(name: str, game: Game) -> Exercise | None:
    """Make an exercise of the decision on a table that was laid out; None if nothing is asked."""
    asked = game.decision
    if asked is None:
        return None
    matter = matter_of(asked.kind, game.state.round)
    return Exercise(
        name,
        game.record(),
        asked.player,
        asked.kind,
        matter,
        0.0,
        (),
        weights=WEIGHTS,
        laid_out=True,
    )


def analysed(
    exercise: Exercise, analysis: Analysis, game: Game, foresight: Foresight
) -> tuple[Thought, ...]:
    """Return what an analysis thinks of an exercise that had no thoughts, the best first.

    Nothing is said against those that are as good.
    """
    tables, view = tables_of(game.setup, game.catalog), game.view(exercise.seat)
    best, *others = thoughts_of(analysis, best_of(analysis.rows()), tables, view, foresight)
    told = [one if one.lost else structs.replace(one, why=None, grounds=()) for one in others]
    return best, *sorted(told, key=lambda one: (one.lost, one.behind.points))


def _chosen(one: Judgement) -> Thought:
    plan, chance = one.plans[1], _chance(one, 1)
    return Thought(one.chosen, one.expected, one.told, 0, one.why, plan, one.grounds, chance)


def _chance(one: Judgement, place: int) -> float | None:
    return None if one.chances is None else one.chances[place]


def answered(exercise: Exercise, game: Game, catalog: Catalog) -> Candidate | None:
    """Return the answer given in a game that continues from the exercise.

    Returns None until the answer is complete: "play a bird" includes the bird and the row, and the
    start includes all birds to keep.
    """
    decision = game.decision
    if len(game.answers) <= exercise.at:
        return None
    walk = Walk(game.record(), exercise.seat, catalog)
    walk.to(exercise.at)
    if exercise.kind == "keep_bird":
        return _start(walk)
    chosen = walk.chosen()
    asked = walk.game.decision
    assert asked is not None
    plays = asked.options[chosen.option] == PLAY_BIRD and chosen.habitat is None
    if plays and decision is not None and decision.kind in PLAYING:
        return None
    return chosen


def _start(walk: Walk) -> Candidate | None:
    """Return the candidate with all birds kept from here on; None while more may follow."""
    first = walk.game.decision
    assert first is not None
    kept: list[str] = []
    while (decision := walk.game.decision) is not None and walk.is_mine:
        if decision.kind != "keep_bird":
            break
        if walk.at == len(walk.record.answers):
            return None
        option = decision.options[walk.record.answers[walk.at]]
        if not isinstance(option, Bird):
            break
        kept.append(option.bird)
        walk.on()
    return start_candidate(first, tuple(kept))


def thoughts_of(
    analysis: Analysis,
    best: int,
    tables: Tables,
    view: View,
    foresight: Foresight = NOTHING_FORESEEN,
) -> list[Thought]:
    """Return an analysis as an exercise stores it: candidate ``best`` first, rounded to
    hundredths. ``foresight``: the candidates played to the end, for the reasons.
    """
    rows = analysis.rows()
    found = []
    for place, candidate in enumerate(analysis.candidates):
        is_best = place == best
        found.append(
            Thought(
                structs.replace(candidate, score=0),
                _short(estimate(rows[place])),
                NOTHING if is_best else _short(difference(rows[best], rows[place])),
                analysis.worlds,
                None if is_best else _in_short(reason(analysis, best, place)),
                analysis.plan(place),
                ()
                if is_best
                else _shortened(grounds_of(tables, view, analysis, best, place, foresight)),
                _rounded(analysis.chance(place)),
            )
        )
    return [found[best], *found[:best], *found[best + 1 :]]


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 3)


def _short(found: Estimate) -> Estimate:
    return Estimate(round(found.points, 2), round(found.error, 2))


def _shortened(found: tuple[AnyGround, ...]) -> tuple[AnyGround, ...]:
    return tuple(structs.replace(one, shown=_short(one.shown)) for one in found)


def _in_short(found: Reason) -> Reason:
    def parts(given: tuple[Part, ...]) -> tuple[Part, ...]:
        return tuple(Part(part.name, _short(part.more)) for part in given)

    return Reason(_short(found.more), parts(found.carried), parts(found.against), parts(found.held))
