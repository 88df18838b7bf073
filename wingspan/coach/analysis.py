"""The analysis of a decision: its candidates rolled out in the same worlds, leaf by leaf.

It takes a view of the seat that decides, and worlds, in which everything that the view hides is
dealt at random; see :mod:`wingspan.bots.search`. The view and their numbers determine the worlds,
and all sums are of whole numbers, so an analysis is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable

from msgspec import Struct

from wingspan.bots.candidates import Candidate
from wingspan.bots.evaluator import Evaluator
from wingspan.bots.features.value_features import CATEGORIES, value_features
from wingspan.bots.search import Budget, Rollouts
from wingspan.bots.value import ONE
from wingspan.bots.weights import NEWEST
from wingspan.engine import View
from wingspan.engine.decision import Decision
from wingspan.engine.state import GameState

from .chances import chance_to_win
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
        sum(tables.birds[bird.bird].limit - bird.eggs for bird in birds),
        sum(not tables.birds[card].missing(player.food, tokens) for card in player.hand),
        player.food["nectar"],
    )
    return (
        *(points[name] * THOUSAND // ONE for name in CATEGORIES),
        *(number * THOUSAND for number in held),
        chance_to_win(evaluator, state, seat),
    )


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
    after the candidate, in the same order."""

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
