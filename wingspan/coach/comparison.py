"""A comparison of two candidates of an analysis, with the table on which they were analysed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from wingspan.bots.candidates import Candidate
from wingspan.bots.features.context import Context
from wingspan.bots.features.tables import BirdFacts, Tables
from wingspan.engine import View
from wingspan.engine.cards import Space
from wingspan.engine.components import ACTION_OF_HABITAT, Action, Food, Habitat
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.mat import covered
from wingspan.engine.options import AnyOption, Bird, Draw, TakeAction
from wingspan.engine.state import PlayedBird, Player

from .analysis import Analysis
from .figures import NOTHING, THOUSAND, Estimate, difference, estimate
from .plans import Line

ROW_OF_ACTION: dict[Action, Habitat] = {
    action: habitat for habitat, action in ACTION_OF_HABITAT.items()
}

KEEPING: tuple[Kind, ...] = ("draw_card", "draft", "keep_card")
"""Decisions in which the chosen bird goes into the hand."""


class Comparison:
    """The candidate with the number ``better`` against ``worse``, as the view's seat sees it.

    ``after``: the seat's turns after this one in the whole game; ``left``: those of this round.
    """

    def __init__(
        self, tables: Tables, view: View, analysis: Analysis, better: int, worse: int
    ) -> None:
        assert view.decision is not None
        self.tables = tables
        self.view = view
        self.decision: Decision = view.decision
        self.me: Player = view.state.players[view.seat]
        self.context = Context(tables, [], view.state, view.decision)
        self.after, self.left = self.context.after, self.context.left
        self.better = Side(self, analysis, better)
        self.worse = Side(self, analysis, worse)

    @cached_property
    def more(self) -> Estimate:
        """The points by which the better one is better."""
        return difference(self.better.points, self.worse.points)

    @cached_property
    def later(self) -> Estimate:
        """The difference in the points that are still expected where the rollouts end."""
        return difference(self.better.to_come, self.worse.to_come)

    def differs(self, column: str) -> Estimate:
        """Return how much more of one of COLUMNS the better one has."""
        return difference(self.better.column(column), self.worse.column(column))

    def plays(self, bird: str) -> Estimate:
        """Return the difference in the share of worlds in which that bird is played."""
        return self._shares(lambda side: side.plays(bird))

    def visits(self, habitat: Habitat) -> Estimate:
        """Return the difference in the number of visits to that row."""
        return self._shares(lambda side: side.visits(habitat))

    def _shares(self, found: Callable[[Side], list[int]]) -> Estimate:
        one, other = found(self.better), found(self.worse)
        return difference(one, other) if one else NOTHING

    @cached_property
    def others(self) -> bool:
        """Whether anybody else plays, the Automa included."""
        state = self.view.state
        return len(state.players) > 1 or state.automa is not None

    @cached_property
    def tokens(self) -> int:
        """The number of the seat's food tokens."""
        return sum(self.me.food.values())

    @cached_property
    def eggs(self) -> int:
        """The number of the seat's eggs."""
        return sum(bird.eggs for bird in self.birds)

    @cached_property
    def egg_room(self) -> int:
        """The number of eggs that the seat's birds have room for."""
        return sum(self.tables.birds[bird.bird].limit - bird.eggs for bird in self.birds)

    @property
    def birds(self) -> list[PlayedBird]:
        """The seat's birds on the mat."""
        return [bird for row in self.me.mat.values() for bird in row]

    def fact(self, bird: str) -> BirdFacts:
        """Return the facts of a bird card."""
        return self.tables.birds[bird]

    def lacks(self, bird: str) -> tuple[Food, ...]:
        """Return the tokens that the bird's cost lacks now; () if it leaves a choice of food."""
        fact, food = self.fact(bird), self.me.food
        if fact.either:
            return ()
        return tuple(kind for kind, count in fact.cost for _ in range(count - food[kind]))

    def needs(self, bird: str, food: Food) -> bool:
        """Whether one more token of that food brings the bird nearer."""
        if self.fact(bird).either:
            return self.is_short(bird) and any(kind == food for kind, _ in self.fact(bird).cost)
        return food in self.lacks(bird)

    def is_short(self, bird: str) -> bool:
        """Whether the bird cannot be paid now."""
        return self.fact(bird).missing(self.me.food, self.tokens) > 0

    def space(self, habitat: Habitat, more: int = 0) -> Space:
        """Return what a visit to the row gives with ``more`` more birds in it."""
        row = self.tables.rows[habitat]
        return row[min(len(row) - 1, covered(self.me.mat[habitat]) + more)]


class Side:
    """One of the two candidates."""

    def __init__(self, comparison: Comparison, analysis: Analysis, number: int) -> None:
        self._analysis = analysis
        self._number = number
        self._kind = comparison.decision.kind
        self.candidate: Candidate = analysis.candidates[number]
        self.option: AnyOption = comparison.decision.options[self.candidate.option]
        self.lines: tuple[Line, ...] = analysis.lines[number] if analysis.lines else ()

    @cached_property
    def points(self) -> list[int]:
        """Thousandths of expected final points, by world."""
        return self._analysis.rows()[self._number]

    @cached_property
    def to_come(self) -> list[int]:
        """The part of ``points`` that is not yet on the table where the rollout ends, by world."""
        now = self.column("now")
        return [points - on_table for points, on_table in zip(self.points, now, strict=True)]

    def column(self, name: str) -> list[int]:
        """Return one of COLUMNS, by world."""
        return self._analysis.column(self._number, name)

    @property
    def action(self) -> Action | None:
        """The action that this candidate takes; None for any other option."""
        return self.option.action if isinstance(self.option, TakeAction) else None

    @property
    def bird(self) -> str | None:
        """The bird that this candidate plays, if any."""
        if self.candidate.bird is not None or self._kind != "bird_to_play":
            return self.candidate.bird
        return self.option.bird if isinstance(self.option, Bird) else None

    @property
    def drawn(self) -> str | None:
        """The card that this candidate draws or keeps, if it is known."""
        if isinstance(self.option, Draw):
            return self.option.bird
        keeps = self._kind in KEEPING and isinstance(self.option, Bird)
        return self.option.bird if keeps else None  # type: ignore[union-attr]

    @property
    def row(self) -> Habitat | None:
        """The row that this candidate's action visits, if any."""
        return ROW_OF_ACTION.get(self.action) if self.action is not None else None

    def plays(self, bird: str) -> list[int]:
        """Return for each world 1000 if the bird is played, at once or soon, else 0."""
        at_once = self.candidate.bird == bird
        return [
            THOUSAND * (at_once or any(step.bird == bird for step in line)) for line in self.lines
        ]

    def share(self, bird: str) -> float:
        """Return the share of worlds in which the bird is played, at once or soon."""
        found = self.plays(bird)
        return estimate(found).points if len(found) > 1 else 0.0

    def visits(self, habitat: Habitat) -> list[int]:
        """Return for each world how often the row is visited after this answer, in thousandths."""
        action = ACTION_OF_HABITAT[habitat]
        return [THOUSAND * sum(step.action == action for step in line) for line in self.lines]
