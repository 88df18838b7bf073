"""The context of features: a seat's situation at a decision, computed once for all options."""

from __future__ import annotations

from wingspan.engine.components import Habitat
from wingspan.engine.decision import Decision
from wingspan.engine.mat import covered
from wingspan.engine.state import GameState, Player

from .tables import BirdFacts, Tables

MERIT = 10
"""Number of bits by which a score is shifted right when it becomes a feature itself."""


class Needs:
    """The food that the birds in hand lack.

    Each attribute is by food. ``need``: in twelfths of a bird. ``last``: the number of birds that
    lack only this token; ``last_merit``: the greatest merit among them. ``want``: the number of
    birds whose cost contains it.
    """

    __slots__ = ("last", "last_merit", "need", "want")

    def __init__(self, context: Context) -> None:
        food = context.me.food
        self.need: dict[str, int] = dict.fromkeys(food, 0)
        self.last: dict[str, int] = dict.fromkeys(food, 0)
        self.last_merit: dict[str, int] = dict.fromkeys(food, 0)
        self.want: dict[str, int] = dict.fromkeys(food, 0)
        for bird, short in zip(context.hand, context.short, strict=True):
            cost = bird.cost
            for kind, _ in cost:
                self.want[kind] += 1
            if not short:
                continue
            if bird.either:
                lacks = [] if any(food[kind] for kind, _ in cost) else [kind for kind, _ in cost]
            else:
                lacks = [kind for kind, count in cost if food[kind] < count]
            if not lacks:  # any food will do
                lacks = [kind for kind in food if kind != "nectar"]
            share = 12 // short if short < 5 else 2
            merit = context.merit(bird) if short == 1 else 0
            for kind in lacks:
                self.need[kind] += share
                if short == 1:
                    self.last[kind] += 1
                    if merit > self.last_merit[kind]:
                        self.last_merit[kind] = merit
        if context.tables.nectar:
            self.need["nectar"] = max(self.need.values())
            self.last["nectar"] = max(self.last.values())
            self.last_merit["nectar"] = max(self.last_merit.values())


class Context:
    """A seat at a decision.

    ``after``: its remaining turns after this one in the whole game; ``left``: those of this round.
    ``hand`` and ``short``: its birds, and how many tokens each lacks. ``weights``: the policy's,
    for :meth:`merit`.
    """

    __slots__ = (
        "_goal",
        "_needs",
        "_short",
        "after",
        "decision",
        "goal",
        "goal_id",
        "hand",
        "have",
        "kind",
        "later",
        "left",
        "me",
        "round",
        "seat",
        "source",
        "state",
        "tables",
        "weights",
    )

    def __init__(
        self,
        tables: Tables,
        weights: list[int],
        state: GameState,
        decision: Decision,
    ) -> None:
        self.tables = tables
        self.weights = weights
        self.state = state
        self.decision = decision
        self.kind = decision.kind
        self.seat = seat = decision.player
        self.me: Player = state.players[seat]
        me = self.me
        source = decision.source
        self.source: BirdFacts | None = None
        if source is not None and source.bird is not None:
            self.source = tables.birds[source.copied or source.bird]
        self.round = state.round
        goals = state.goals
        by_round, later = tables.turns(goals)
        r = state.round - 1
        cubes = me.cubes
        used = sum(cubes.values()) + (decision.kind == "action")
        self.left = max(0, by_round[r] - used)
        self.after = later[r] + self.left
        self.goal_id = goals[r]
        self.goal = tables.goals[goals[r]]
        self.later = [tables.goals[goal] for goal in goals[r + 1 :]]
        birds = tables.birds
        self.hand = [birds[card] for card in me.hand]
        self.have = sum(me.food.values())
        self._short: list[int] | None = None
        self._needs: Needs | None = None
        self._goal: tuple[int, list[int]] | None = None

    @property
    def short(self) -> list[int]:
        """The number of tokens that each bird in hand lacks."""
        if self._short is None:
            food, have = self.me.food, self.have
            self._short = [bird.missing(food, have) for bird in self.hand]
        return self._short

    @property
    def needs(self) -> Needs:
        """The food that the birds in hand lack, computed on first use."""
        if self._needs is None:
            self._needs = Needs(self)
        return self._needs

    def merit(self, bird: BirdFacts) -> int:
        """Return the policy's score for holding that card, scaled for use as a feature."""
        w = self.weights
        return (w[bird.hand] + w[bird.hand_t] * self.after) >> MERIT

    @property
    def goal_standing(self) -> tuple[int, list[int]]:
        """The counts for this round's goal: the seat's, and the others' (the Automa included)."""
        if self._goal is None:
            state, tables = self.state, self.tables
            count = self.goal.count
            others = [
                count(player) for seat, player in enumerate(state.players) if seat != self.seat
            ]
            if state.automa is not None:
                others.append(
                    tables.automa_counts(self.goal_id, state.round, state.automa.goal_cubes)
                )
            self._goal = count(self.me), others
        return self._goal

    def goal_gain(self, more: int) -> int:
        """Return the points gained if the count for this round's goal grew by ``more`` now."""
        mine, others = self.goal_standing
        return self._share(mine + more, others) - self._share(mine, others)

    def _share(self, mine: int, others: list[int]) -> int:
        if self.tables.blue:
            return max(0, min(mine, self.tables.blue_most))
        return share(mine, others, self.tables.pays[self.round - 1])

    def points_now(self, bonus: str) -> int:
        """Return the points that a bonus card would score now."""
        facts = self.tables.bonus[bonus]
        return facts.points[facts.counted.count(self.me)]

    def room(self, habitat: Habitat) -> int:
        """Return the number of free spaces in a row."""
        return 5 - covered(self.me.mat[habitat])


def share(mine: int, others: list[int], pays: tuple[int, ...]) -> int:
    """Return the points of a count; tied players share the points of their places, rounded down."""
    if mine <= 0:
        return 0
    place = tied = 0
    for other in others:
        if other > mine:
            place += 1
        elif other == mine:
            tied += 1
    if tied:
        return sum(pays[place : place + tied + 1]) // (tied + 1)
    return pays[place] if place < len(pays) else 0
