"""An opinion on one decision: every way that is worth a look, played on in the same worlds.

It is given a view of the seat that is asked and worlds dealt anew from it, nothing else.
Deterministic: the worlds follow from what is seen and their numbers, and all that is added up
are whole numbers.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence

from msgspec import Struct

from wingspan.bots.look_ahead import Budget as Ahead
from wingspan.bots.look_ahead import play_on, turns_ahead
from wingspan.bots.measures import CATEGORIES
from wingspan.bots.player import asked, kind_of_game
from wingspan.bots.policy import Policy
from wingspan.bots.sight import Sight
from wingspan.bots.tables import tables_of
from wingspan.bots.value import ONE, Value
from wingspan.bots.ways import Way, ways
from wingspan.bots.weights import policy_weights, value_weights
from wingspan.engine import Catalog, Setup, View
from wingspan.engine.keys import key
from wingspan.engine.playout import Playout, Worlds
from wingspan.engine.state import GameState

from .figures import THOUSAND, Estimate, best_of, difference, equally_good, estimate

HELD = ("birds_played", "food_left", "cards_held")
"""What else is counted where a world is left: birds on the mat, food tokens, cards in hand."""

Ending = tuple[int, ...]
"""How a way ended in a world: thousandths of expected final points by CATEGORIES, then thousandths
of what is HELD."""


class Budget(Struct, frozen=True):
    """How much is looked at: so many worlds, at most so many ways in each, and no fewer than
    ``least`` if there are as many.

    ``turns``: own turns until the value is taken; with ``finish`` own turns or fewer to go the
    game is played to its end.
    """

    worlds: int
    ways: int = 6
    turns: int = 3
    finish: int = 3
    least: int = 1


QUICK = Budget(16, ways=5)
"""Of a review: fractions of a second a decision."""

DEEP = Budget(160, ways=6)
"""Of a review for which there is time: ten times as many worlds."""

HINT = Budget(32, least=3)
"""Of a hint: about a second."""


WEIGHTS = 1
"""The version of the weights that the coach judges by: its measures (docs/coach.md) and the
exercises were taken with it, so newer ones are not taken over without taking those again."""


class Mind:
    """What judges in games of that kind: a policy and a value."""

    def __init__(self, setup: Setup, catalog: Catalog, version: int = WEIGHTS) -> None:
        """Raises WeightsError if there are no weights of that version."""
        tables = tables_of(kind_of_game(setup), catalog)
        self.policy = Policy(tables, policy_weights(catalog, version))
        self.value = Value(tables, value_weights(catalog, version))

    def worth(self, view: View) -> int:
        """Expected final points of the view's seat in thousandths, by the value alone.

        The value was learned where a seat is about to take an action; seen so it says what the
        table is worth at any moment between two turns.
        """
        state = view.state
        if state.phase != "over":
            state.turn_of = view.seat
        return self.value.total(state, view.seat) * THOUSAND // ONE

    def ending(self, state: GameState, seat: int) -> Ending:
        """How it stands for a seat where a world is left."""
        player = state.players[seat]
        points = self.value.categories(state, seat)
        held = (sum(map(len, player.mat.values())), sum(player.food.values()), len(player.hand))
        return (
            *(points[name] * THOUSAND // ONE for name in CATEGORIES),
            *(number * THOUSAND for number in held),
        )


class Question:
    """The decision of a view, to be looked at."""

    def __init__(
        self,
        mind: Mind,
        view: View,
        worlds: Worlds,
        budget: Budget,
        considered: Sequence[Way] = (),
        seed: int = 0,
    ) -> None:
        """``considered``: the ways that are compared; those that the policy likes best if none
        are given. Raises ValueError if the seat is not asked anything."""
        decision = asked(view)
        policy = mind.policy
        self.mind = mind
        self.seat = view.seat
        self.ways = tuple(considered) or tuple(
            ways(policy, view.state, decision, budget.ways, budget.least)
        )
        self._worlds = worlds
        self._first = key(seed, view.seat, view.state, decision) >> 16
        ahead = Ahead((), budget.turns, budget.finish)
        self._turns = turns_ahead(Sight(policy.tables, policy.weights, view.state, decision), ahead)

    def look(self, first: int, number: int) -> Generator[None, None, Looked]:
        """How each way ends in so many worlds, numbered from ``first`` on.

        With a pause after each playout: a few milliseconds.
        """
        rows: list[list[Ending]] = [[] for _ in self.ways]
        for place in range(first, first + number):
            world = self._worlds.deal((self._first + place) % (1 << 48))
            for row, way in zip(rows, self.ways, strict=True):
                row.append(self._ended(world.begin(), way))
                yield
        return Looked(self.ways, tuple(tuple(row) for row in rows))

    def _ended(self, playout: Playout, way: Way) -> Ending:
        way.take(playout)
        play_on(self.mind.policy, playout, self.seat, self._turns)
        return self.mind.ending(playout.state, self.seat)


class Looked(Struct, frozen=True):
    """Ways to answer, and how each ended in each world."""

    ways: tuple[Way, ...]
    endings: tuple[tuple[Ending, ...], ...]

    @property
    def worlds(self) -> int:
        """In how many worlds."""
        return len(self.endings[0])

    def rows(self) -> list[list[int]]:
        """Thousandths of a point by way and world."""
        last = len(CATEGORIES)
        return [[sum(ending[:last]) for ending in way] for way in self.endings]

    def column(self, way: int, name: str) -> list[int]:
        """Of a way, a category or something held, by world. Raises ValueError for any other."""
        place = (*CATEGORIES, *HELD).index(name)
        return [ending[place] for ending in self.endings[way]]


def together(parts: Iterable[Looked]) -> Looked:
    """Looks at the same ways in different worlds as one. Raises ValueError for other ways."""
    every = list(parts)
    if any(part.ways != every[0].ways for part in every):
        raise ValueError("Looks at different ways cannot be put together.")
    rows = zip(*(part.endings for part in every), strict=True)
    return Looked(every[0].ways, tuple(sum(row, ()) for row in rows))


class Choice(Struct, frozen=True):
    """A way to answer as the coach sees it.

    ``points``: expected final points. ``behind``: how many fewer than with the best way,
    ``NOTHING`` for that one. ``is_equal``: too little to tell it from the best. ``columns``:
    expected final points by category.
    """

    way: Way
    points: Estimate
    behind: Estimate
    is_equal: bool
    columns: dict[str, float]


def choices(looked: Looked) -> list[Choice]:
    """The ways from the best to the worst, those as good as the best before all others."""
    rows = looked.rows()
    best = best_of(rows)
    equal = equally_good(rows)
    found = [
        Choice(
            way,
            estimate(rows[place]),
            difference(rows[best], rows[place]),
            equal[place],
            {name: estimate(looked.column(place, name)).points for name in CATEGORIES},
        )
        for place, way in enumerate(looked.ways)
    ]
    return sorted(found, key=lambda choice: (not choice.is_equal, -choice.points.points))
