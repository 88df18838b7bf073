"""The analysis of a decision: its candidates rolled out in the same worlds, leaf by leaf.

It is made from a view of the seat that decides and from worlds, which are dealt at random wherever
the view hides something; see :mod:`wingspan.bots.search`. The worlds follow from the view and
their numbers, and all sums are of whole numbers, so an analysis is the same everywhere.
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
from wingspan.engine.state import GameState

from .chances import chance_to_win
from .figures import THOUSAND, Estimate, best_of, difference, equally_good, estimate
from .plans import Line, Plan, Trail, plan_of

HELD = ("birds_played", "food_left", "cards_held")
"""What is counted at a leaf beside points: birds on the mat, food tokens, cards in hand."""

FACTS = ("now", "egg_room", "payable", "nectar_left", "chance")
"""What else is counted at a leaf: points on the table, free space for eggs, birds in hand that the
food would pay for, nectar tokens, and the chance to win, 0 for a seat that plays alone."""

COLUMNS = (*CATEGORIES, *HELD, *FACTS)

Leaf = tuple[int, ...]
"""What is known where a rollout ends, in thousandths: expected final points by CATEGORIES, then
what is HELD, then FACTS."""

QUICK = Budget((16,), candidates=5)
"""Of a review: fractions of a second a decision."""

DEEP = Budget((160,))
"""Of a thorough review: ten times as many worlds."""

HINT = Budget((32,), at_least=3)
"""Of a hint: about a second."""

WEIGHTS = NEWEST
"""The version of the weights that everything new is judged by. Exercises and reviews say by which
they were made, and are continued with those."""


def worth(evaluator: Evaluator, view: View) -> int:
    """Expected final points of the view's seat in thousandths, by the value alone.

    The value was trained on positions in which the seat is about to act; with that assumption it
    also holds between two turns.
    """
    state = view.state
    if state.phase != "over":
        state.turn_of = view.seat
    return evaluator.value.total(state, view.seat) * THOUSAND // ONE


def leaf_of(evaluator: Evaluator, state: GameState, seat: int) -> Leaf:
    """The leaf of a rollout that has come to ``state``."""
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
    """The analysis in so many worlds, numbered from ``first`` on.

    With a pause after each rollout: a few milliseconds.
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
    """``leaves``: for each candidate its leaf in each world. ``lines``: what the seat did there
    after the candidate."""

    candidates: tuple[Candidate, ...]
    leaves: tuple[tuple[Leaf, ...], ...]
    lines: tuple[tuple[Line, ...], ...] = ()

    @property
    def worlds(self) -> int:
        """The number of worlds."""
        return len(self.leaves[0])

    def rows(self) -> list[list[int]]:
        """Thousandths of expected final points, by candidate and world."""
        last = len(CATEGORIES)
        return [[sum(leaf[:last]) for leaf in row] for row in self.leaves]

    def column(self, number: int, name: str) -> list[int]:
        """One of COLUMNS for a candidate, by world. Raises ValueError for others."""
        place = COLUMNS.index(name)
        return [leaf[place] for leaf in self.leaves[number]]

    def chance(self, number: int) -> float | None:
        """The chance to win of a candidate, from 0 to 1; None for a seat that plays alone."""
        among_others = any(leaf[-1] for row in self.leaves for leaf in row)
        return estimate(self.column(number, "chance")).points if among_others else None

    def plan(self, number: int) -> Plan | None:
        """What follows a candidate; None if nothing can be told."""
        return plan_of(self.lines[number]) if self.lines else None


def merged(parts: Iterable[Analysis]) -> Analysis:
    """One analysis of several in different worlds.

    Raises ValueError if their candidates differ.
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

    ``points``: expected final points. ``behind``: how many fewer than the best candidate has,
    ``NOTHING`` for that one. ``is_equal``: whether that is too little to tell them apart.
    ``columns``: expected final points by category. ``chance``: to win, from 0 to 1, None for a seat
    that plays alone. ``plan``: what follows, None if nothing can be told.
    """

    candidate: Candidate
    points: Estimate
    behind: Estimate
    is_equal: bool
    columns: dict[str, float]
    chance: float | None = None
    plan: Plan | None = None


def choices(analysis: Analysis) -> list[Choice]:
    """The candidates from the best to the worst; those as good as the best come before others."""
    rows = analysis.rows()
    best = best_of(rows)
    equal = equally_good(rows)
    found = [
        Choice(
            candidate,
            estimate(rows[place]),
            difference(rows[best], rows[place]),
            equal[place],
            {name: estimate(analysis.column(place, name)).points for name in CATEGORIES},
            analysis.chance(place),
            analysis.plan(place),
        )
        for place, candidate in enumerate(analysis.candidates)
    ]
    return sorted(found, key=lambda choice: (not choice.is_equal, -choice.points.points))
