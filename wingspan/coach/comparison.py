"""A comparison of two candidates of an analysis, with the table on which they were analysed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from wingspan.bots.candidates import Candidate
from wingspan.bots.features.context import Context
from wingspan.bots.features.tables import BirdFacts, Tables
from wingspan.engine import View
from wingspan.engine.cards import Space
from wingspan.engine.components import Action, Food, Habitat
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.mat import covered
from wingspan.engine.options import AnyOption, Bird, Draw, InHabitat, TakeAction
from wingspan.engine.state import PlayedBird, Player

from .analysis import Analysis
from .figures import NOTHING, THOUSAND, Estimate, difference, estimate
from .futures import ROW_OF_ACTION, Foresight, Future
from .plans import Line

KEEPING: tuple[Kind, ...] = ("draw_card", "draft", "keep_card")
"""Decisions in which the chosen bird goes into the hand."""


class Comparison:
    """The candidate with the number ``better`` against ``worse``, as the view's seat sees it.

    ``after``: the seat's turns after this one in the whole game; ``left``: those of this round.
    """

    def __init__(
        self,
        tables: Tables,
        view: View,
        analysis: Analysis,
        foresight: Foresight,
        better: int,
        worse: int,
    ) -> None:
        assert view.decision is not None
        self.tables = tables
        self.view = view
        self.decision: Decision = view.decision
        self.me: Player = view.state.players[view.seat]
        self.context = Context(tables, [], view.state, view.decision)
        self.after, self.left = self.context.after, self.context.left
        self.worlds = analysis.worlds
        self.better = Side(self, analysis, foresight, better)
        self.worse = Side(self, analysis, foresight, worse)

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
        """Return the difference in the share of worlds in which that bird is soon played."""
        one, other = self.better.plays(bird), self.worse.plays(bird)
        return difference(one, other) if one else NOTHING

    def foreseen(self, count: Callable[[Future], int]) -> Estimate:
        """Return how much more of something the better one has at the end of the game."""
        one, other = self.better.counts(count), self.worse.counts(count)
        return difference(one, other) if len(one) > 1 and len(other) > 1 else NOTHING

    @cached_property
    def has_opponents(self) -> bool:
        """Whether anybody else plays, the Automa included."""
        state = self.view.state
        return len(state.players) > 1 or state.automa is not None

    def mean(self, values: list[int]) -> Estimate:
        """Return the mean of some worlds' whole numbers, without an error."""
        return Estimate(sum(values) / len(values), 0.0)

    def room(self, habitat: Habitat) -> int:
        """Return the number of free spaces in a row."""
        return 5 - covered(self.me.mat[habitat])

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
        return sum(max(0, self.tables.birds[bird.bird].limit - bird.eggs) for bird in self.birds)

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

    def can_pay(self, bird: str) -> bool:
        """Whether the bird can be paid now, if need be with two tokens for one."""
        fact = self.fact(bird)
        lacking = fact.missing(self.me.food, self.tokens)
        return self.tokens - (fact.total - lacking) >= 2 * lacking

    def space(self, habitat: Habitat, more: int = 0) -> Space:
        """Return what a visit to the row gives with ``more`` more birds in it."""
        row = self.tables.rows[habitat]
        return row[min(len(row) - 1, covered(self.me.mat[habitat]) + more)]


class Side:
    """One of the two candidates."""

    def __init__(
        self, comparison: Comparison, analysis: Analysis, foresight: Foresight, number: int
    ) -> None:
        self._analysis = analysis
        self._number = number
        self._kind = comparison.decision.kind
        source = comparison.decision.source
        self._source = source.bird if source is not None else None
        self.candidate: Candidate = analysis.candidates[number]
        self.option: AnyOption = comparison.decision.options[self.candidate.option]
        self.lines: tuple[Line, ...] = analysis.lines[number] if analysis.lines else ()
        self.futures: tuple[Future, ...] = foresight.of(self.candidate)

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
        if self.candidate.bird is not None:
            return self.candidate.bird
        if self._kind == "habitat":
            return self._source
        plays = self._kind == "bird_to_play" and isinstance(self.option, Bird)
        return self.option.bird if plays else None  # type: ignore[union-attr]

    @property
    def habitat(self) -> Habitat | None:
        """The row in which this candidate plays a bird, if that is known."""
        if isinstance(self.option, InHabitat) and self._kind == "habitat":
            return self.option.habitat
        return self.candidate.habitat

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

    def counts(self, count: Callable[[Future], int]) -> list[int]:
        """Return for each world that was played to the end a count, in thousandths."""
        return [THOUSAND * count(future) for future in self.futures]

    def foreseen(self, count: Callable[[Future], int]) -> Estimate:
        """Return the mean of a count at the end of the game; NOTHING if none was played to it."""
        return estimate(self.counts(count)) if len(self.futures) > 1 else NOTHING
