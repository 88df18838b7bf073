"""The analysis of a decision: its candidates rolled out in the same worlds, leaf by leaf.

It takes a view of the seat that decides, and worlds, in which everything that the view hides is
dealt at random; see :mod:`wingspan.bots.search`. The view and their numbers determine the worlds,
and all sums are of whole numbers, so an analysis is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from math import erf, sqrt
from statistics import NormalDist

from msgspec import Struct

from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import Evaluator
from wingspan.bots.features.value_features import CATEGORIES, value_features
from wingspan.bots.search import Budget, Rollouts
from wingspan.bots.weights import NEWEST, ONE
from wingspan.engine import View
from wingspan.engine.decision import Decision
from wingspan.engine.state import GameState

from .figures import THOUSAND, Estimate, best_of, difference, estimate, told_loss
from .plans import Line, Plan, Trail, plan_of

HELD = ("birds_played", "food_left", "cards_held")
"""Counts at a leaf besides points: birds on the mat, food tokens, cards in hand."""

FACTS = ("now", "egg_room", "payable", "nectar_left", "chance")
"""Further columns of a leaf: points on the table, free space for eggs, birds in hand that the food
would pay for, nectar tokens, and the chance to win, 0 for a seat that plays alone."""

COLUMNS = (*CATEGORIES, *HELD, *FACTS)

Leaf = tuple[int, ...]
"""The position where a rollout ends, in thousandths: expected final points by CATEGORIES, then
HELD, then FACTS."""

QUICK = Budget((16,), candidates=5)
"""The budget of a review: fractions of a second per decision."""

DEEP = Budget((160,))
"""The budget of a thorough review: ten times as many worlds."""

HINT = Budget((32,), at_least=3)
"""The budget of a hint: a fraction of a second."""

START = Budget((16,))
"""The budget of a hint at the start of a game, where a dozen whole starts are compared."""


def budget_of_hint(decision: Decision) -> Budget:
    """Return the budget of a hint on that decision."""
    return START if decision.kind == "keep_bird" else HINT


WEIGHTS = NEWEST
"""The version of the weights for everything new. Exercises and reviews name the version that made
them, and are continued with that."""


def worth(evaluator: Evaluator, view: View) -> int:
    """Return the expected final points of the view's seat in thousandths, by the value alone.

    The value was trained on positions in which the seat is about to act; the state is set to look
    like one, so that the value also holds between two turns.
    """
    state = view.state
    if state.phase != "over":
        state.turn_of = view.seat
    return evaluator.value.total(state, view.seat) * THOUSAND // ONE


def leaf_of(evaluator: Evaluator, state: GameState, seat: int) -> Leaf:
    """Return the leaf of a rollout that ended at ``state``."""
    player, tables = state.players[seat], evaluator.value.tables
    found = value_features(tables, state, seat)
    points = evaluator.value.categories_of(found, state.phase == "over")
    tokens = sum(player.food.values())
    birds = [bird for row in player.mat.values() for bird in row]
    held = (
        len(birds),
        tokens,
        len(player.hand),
        sum(found.now),
        sum(max(0, tables.birds[bird.bird].limit - bird.eggs) for bird in birds),
        sum(not tables.birds[card].missing(player.food, tokens) for card in player.hand),
        player.food["nectar"],
    )
    return (
        *(points[name] * THOUSAND // ONE for name in CATEGORIES),
        *(number * THOUSAND for number in held),
        chance_to_win(evaluator, state, seat),
    )


# the chance to win: final scores are taken to be normally distributed around the value's
# expectations, with a variance that grows with the turns left. A seat's own luck counts in all its
# comparisons alike, so several opponents are not as many independent coin tosses. The figures were
# fitted to 2,900 games that the policy played for everybody; docs/coach.md says how often seats of
# each predicted chance won.

SPREAD, SPREAD_PER_TURN = 20.0, 10.6
"""The variance of the difference of two seats, in squared points: at the end, and for each turn."""

TO_ACT = 0.12
"""Points that the value overestimates the seat about to act by, for each turn left."""

HIDDEN = 2.0
"""Points that the others have beyond what the random hands and bonus cards of a world give them."""

LUCKS = tuple(NormalDist().inv_cdf((number + 0.5) / 8) for number in range(8))
"""Eight equally likely values of a seat's own luck, in standard deviations."""


def chance_to_win(evaluator: Evaluator, state: GameState, seat: int) -> int:
    """Return the chance in thousandths that the seat ends first; 0 if and only if it plays alone.

    The seat must be about to act, or the game over. Even where a game ends in a world the others'
    hidden cards remain unknown, so the game is neither won nor lost for certain.
    """
    seats = range(len(state.players))
    if len(seats) == 1:
        return 0
    value = evaluator.value
    mine = value.total(state, seat)
    others = [value.total(state, other) for other in seats if other != seat]
    turns = value_features(value.tables, state, seat).turns
    return max(1, chance([(mine - other) / ONE for other in others], turns))


def chance(ahead: list[float], turns: int) -> int:
    """Return the chance in thousandths, given the expected lead in points over each other seat.

    >>> chance([2.0], 0), chance([30.0], 1)
    (500, 1000)
    """
    half = sqrt((SPREAD + SPREAD_PER_TURN * turns) / 2)
    found = 0.0
    for luck in LUCKS:
        won = 1.0
        for points in ahead:
            behind = points - HIDDEN - TO_ACT * turns + half * luck
            won *= (1 + erf(behind / half / sqrt(2))) / 2
        found += won
    return round(THOUSAND * found / len(LUCKS))


# the analysis


def analyse(rollouts: Rollouts, first: int, number: int) -> Generator[None, None, Analysis]:
    """Analyse the candidates in ``number`` worlds, numbered from ``first`` on.

    Yields after each rollout, which takes a few milliseconds.
    """
    evaluator, seat = rollouts.evaluator, rollouts.seat
    rows: list[list[Leaf]] = [[] for _ in rollouts.candidates]
    lines: list[list[Line]] = [[] for _ in rows]
    worlds, trail = range(first, first + number), Trail(seat)
    for place, state in rollouts.leaves(range(len(rows)), worlds, trail.heed):
        rows[place].append(leaf_of(evaluator, state, seat))
        lines[place].append(trail.line(state))
        yield
    return Analysis(rollouts.candidates, tuple(map(tuple, rows)), tuple(map(tuple, lines)))


class Analysis(Struct, frozen=True):
    """``leaves``: for each candidate, its leaf in each world. ``lines``: the seat's next actions
    after the candidate, in the same order.
    """

    candidates: tuple[Candidate, ...]
    leaves: tuple[tuple[Leaf, ...], ...]
    lines: tuple[tuple[Line, ...], ...] = ()

    @property
    def worlds(self) -> int:
        """The number of worlds."""
        return len(self.leaves[0])

    def rows(self) -> list[list[int]]:
        """Return the expected final points in thousandths, by candidate and world."""
        last = len(CATEGORIES)
        return [[sum(leaf[:last]) for leaf in row] for row in self.leaves]

    def column(self, number: int, name: str) -> list[int]:
        """Return one of COLUMNS for a candidate, by world. Raises ValueError for other names."""
        place = COLUMNS.index(name)
        return [leaf[place] for leaf in self.leaves[number]]

    def chance(self, number: int) -> float | None:
        """Return a candidate's chance to win, from 0 to 1; None for a seat that plays alone."""
        among_others = any(leaf[-1] for row in self.leaves for leaf in row)
        return estimate(self.column(number, "chance")).points if among_others else None

    def plan(self, number: int) -> Plan | None:
        """Return the plan after a candidate; None if the worlds have too little in common."""
        return plan_of(self.lines[number]) if self.lines else None


def merged(parts: Iterable[Analysis]) -> Analysis:
    """Merge analyses of the same candidates in different worlds.

    Raises ValueError if the candidates differ.
    """
    every = list(parts)
    if any(part.candidates != every[0].candidates for part in every):
        raise ValueError("Analyses of different candidates cannot be merged.")
    rows = zip(*(part.leaves for part in every), strict=True)
    lines = zip(*(part.lines for part in every), strict=True)
    return Analysis(
        every[0].candidates,
        tuple(sum(row, ()) for row in rows),
        tuple(sum(line, ()) for line in lines),
    )


class Choice(Struct, frozen=True):
    """A candidate and what the analysis says of it.

    ``points``: expected final points. ``behind``: how many fewer than the best candidate's,
    ``NOTHING`` for that one. ``columns``: expected final points by category. ``chance``: the chance
    to win, from 0 to 1, None for a seat that plays alone. ``plan``: the seat's next actions, None
    if the worlds have too little in common.
    """

    candidate: Candidate
    points: Estimate
    behind: Estimate
    columns: dict[str, float]
    chance: float | None = None
    plan: Plan | None = None

    @property
    def lost(self) -> int:
        """The whole points that it is said to lose against the best, 0 if it is as good."""
        return told_loss(self.behind)


def choices(analysis: Analysis, than: int | None = None) -> list[Choice]:
    """Return the candidates, best first; those as good as the best come before all others.

    ``than``: the number of the candidate with which all are compared instead of the best.
    """
    rows = analysis.rows()
    best = best_of(rows) if than is None else than
    found = [
        Choice(
            candidate,
            estimate(rows[place]),
            difference(rows[best], rows[place]),
            {name: estimate(analysis.column(place, name)).points for name in CATEGORIES},
            analysis.chance(place),
            analysis.plan(place),
        )
        for place, candidate in enumerate(analysis.candidates)
    ]
    return sorted(found, key=lambda choice: (choice.lost, choice.behind.points))


# why one candidate is better than another

WORTH_TELLING = 0.3
"""The least difference in points, food, birds or cards that is a reason."""

SHARE = 0.2
"""The least share of the whole difference that makes a column a reason."""


class Part(Struct, frozen=True, array_like=True):
    """A column of the score pad, or something held, and how much more of it the better one has."""

    name: str
    more: Estimate


class Reason(Struct, frozen=True):
    """``more``: the difference in points. ``carried``: the columns that bring more, the greatest
    first. ``against``: those that bring fewer. ``held``: differing birds, food and cards at the
    leaf.
    """

    more: Estimate
    carried: tuple[Part, ...] = ()
    against: tuple[Part, ...] = ()
    held: tuple[Part, ...] = ()


def reason(analysis: Analysis, better: int, worse: int) -> Reason:
    """Return which columns of the score pad carry the difference of candidate ``better`` to
    ``worse``, by number.

    Only a column that differs by two standard errors is a reason. If there is none, all that can be
    said is how much better the candidate is.
    """
    rows = analysis.rows()
    more = difference(rows[better], rows[worse])

    def parts(names: tuple[str, ...], least: float) -> list[Part]:
        found = [
            Part(name, difference(analysis.column(better, name), analysis.column(worse, name)))
            for name in names
        ]
        told = [part for part in found if part.more.is_clear and abs(part.more.points) >= least]
        return sorted(told, key=lambda part: -abs(part.more.points))

    columns = parts(CATEGORIES, max(WORTH_TELLING, SHARE * abs(more.points)))
    return Reason(
        more,
        carried=tuple(part for part in columns if part.more.points > 0),
        against=tuple(part for part in columns if part.more.points < 0),
        held=tuple(parts(HELD, WORTH_TELLING)),
    )
