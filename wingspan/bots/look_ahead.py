"""Looking ahead: each way to answer is played on by the policy in worlds dealt anew, then valued.

All ways are tried in the same worlds, and after each pass the worse half is dropped. What is
added up are whole numbers, so the result is the same in whatever order and on however many
machines the worlds were played.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from msgspec import Struct, structs

from wingspan.engine.decision import Decision
from wingspan.engine.playout import Playout, Worlds
from wingspan.engine.state import GameState

from .policy import SCALE, Policy
from .sight import Sight
from .value import ONE, Value
from .ways import AT_ONCE, Way, ways

DROP = 2
"""Of so many ways one is kept after each pass."""


class Budget(Struct, frozen=True):
    """How much is looked at: counted in worlds and turns, never in seconds.

    ``worlds``: of each pass over the turn's action; for other decisions half as many.
    ``turns``: own turns until the value is taken; with ``finish`` own turns or fewer to go the
    game is played to its end. ``ways``: at most so many. ``trust``: what the policy thinks
    counts as much as so many worlds, a point for each time that it makes an option e times
    as likely.
    """

    worlds: tuple[int, ...]
    turns: int
    finish: int = 3
    ways: int = 6
    trust: int = 1

    def cut(self, percent: int) -> Budget:
        """The budget with so many percent of the worlds, at least one in each pass."""
        fewer = tuple(max(1, number * percent // 100) for number in self.worlds)
        return structs.replace(self, worlds=fewer)


class Tried(Struct):
    """A way, the sum of how it ended (``1 / ONE`` points), and in how many worlds."""

    way: Way
    total: int = 0
    worlds: int = 0


class Part(Struct, frozen=True):
    """A part of a pass: those ways (by their numbers in the race) in so many ``worlds``,
    numbered from ``first`` on."""

    ways: tuple[int, ...]
    first: int
    worlds: int

    @property
    def size(self) -> int:
        """How many playouts that is."""
        return len(self.ways) * self.worlds


class Race:
    """The ways against each other, pass by pass.

    A pass may be played in parts, by anybody and in any order; when all are added it is closed.
    """

    def __init__(self, chosen: list[Way], passes: tuple[int, ...], trust: int) -> None:
        self.all = [Tried(way) for way in chosen]
        self.live = self.all[:]
        self._passes = passes if len(chosen) > 1 else ()
        self._trust = trust
        self._pass = 0
        self._first = 0

    @property
    def over(self) -> bool:
        """Whether nothing is left to be tried."""
        return self._pass == len(self._passes)

    def worlds(self) -> range:
        """The numbers of the worlds in which all live ways are to be tried now."""
        return range(self._first, self._first + self._passes[self._pass])

    def parts(self, worlds: int) -> list[Part]:
        """The pass in parts of at most so many worlds."""
        whole = self.worlds()
        live = tuple(number for number, tried in enumerate(self.all) if tried in self.live)
        return [
            Part(live, first, min(worlds, whole.stop - first))
            for first in range(whole.start, whole.stop, worlds)
        ]

    def add(self, part: Part, totals: Sequence[int]) -> None:
        """Take in how the ways of a part ended, the sum of its worlds for each.

        Raises ValueError, and takes nothing in, if that are not as many numbers.
        """
        if len(totals) != len(part.ways):
            raise ValueError(f"{len(part.ways)} ways were tried, and {len(totals)} sums came.")
        for number, total in zip(part.ways, totals, strict=True):
            tried = self.all[number]
            tried.total += total
            tried.worlds += part.worlds

    def size(self) -> int:
        """Playouts in all the passes."""
        live, number = len(self.all), 0
        for worlds in self._passes:
            number += worlds * live
            live = max(2, (live + DROP - 1) // DROP)
        return number

    def close(self) -> None:
        """End a pass: the worse half is dropped."""
        self._first += self._passes[self._pass]
        self._pass += 1
        self.live.sort(key=lambda tried: -self.points(tried))
        if len(self.live) > 2:
            self.live = self.live[: (len(self.live) + DROP - 1) // DROP]

    def points(self, tried: Tried) -> int:
        """What a way is worth (``1 / ONE`` points), what the policy thinks counted in."""
        thought = (tried.way.score - self.all[0].way.score) * ONE >> SCALE
        return (tried.total + self._trust * thought) // max(1, tried.worlds + self._trust)

    def best(self) -> Tried:
        """The best so far: of those that were tried most often, if any were."""
        most = max(tried.worlds for tried in self.live)
        level = [tried for tried in self.live if tried.worlds == most]
        return max(level, key=self.points)


class LookAhead:
    """A decision thought over. :meth:`steps` does the work; ``answer`` is the best so far."""

    def __init__(
        self,
        policy: Policy,
        value: Value,
        state: GameState,
        decision: Decision,
        worlds: Worlds,
        budget: Budget,
        seed: int,
    ) -> None:
        self.policy = policy
        self.value = value
        self.seat = decision.player
        self.seed = seed
        self._worlds = worlds
        sight = Sight(policy.tables, policy.weights, state, decision)
        self.turns = turns_ahead(sight, budget)
        passes = budget.worlds
        if decision.kind in AT_ONCE:
            passes = ()
        elif decision.kind != "action":
            passes = tuple((number + 1) // 2 for number in passes)
        self.race = Race(ways(policy, state, decision, budget.ways), passes, budget.trust)
        self.done = 0
        self.whole = self.race.size()

    @property
    def answer(self) -> int:
        """The number of the best option so far."""
        return self.race.best().way.option

    def steps(self) -> Iterator[None]:
        """Think, with a pause after each playout: a few milliseconds."""
        race = self.race
        while not race.over:
            for part in race.parts(1):
                race.add(part, (yield from self.play_out(part)))
            race.close()

    def play_out(self, part: Part) -> Generator[None, None, tuple[int, ...]]:
        """How each way of a part ended in its worlds together (``1 / ONE`` points).

        With a pause after each playout.
        """
        ways = [self.race.all[number].way for number in part.ways]
        totals = [0] * len(ways)
        for number in range(part.first, part.first + part.worlds):
            world = self._worlds.deal((self.seed + number) % (1 << 48))
            for place, way in enumerate(ways):
                totals[place] += self.outcome(world.begin(), way)
                self.done += 1
                yield
        return tuple(totals)

    def outcome(self, playout: Playout, way: Way) -> int:
        """Expected final points (``1 / ONE``) once that way was played on for some turns."""
        way.take(playout)
        play_on(self.policy, playout, self.seat, self.turns)
        return self.value.total(playout.state, self.seat)


TO_THE_END = 99
"""More own turns than a game has."""


def turns_ahead(sight: Sight, budget: Budget) -> int:
    """After how many own turns the value is taken: near the end the game is played out."""
    return TO_THE_END if sight.after <= budget.finish else budget.turns


def play_on(policy: Policy, playout: Playout, seat: int, turns: int) -> None:
    """Let the policy play for everybody until ``seat`` is asked for that many actions more."""
    greedy = policy.greedy
    while (decision := playout.decision) is not None:
        if decision.kind == "action" and decision.player == seat:
            turns -= 1
            if turns == 0:
                return
        playout.answer(greedy(playout.state, decision))
