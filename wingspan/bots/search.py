"""Search: rolls candidates out in determinizations and values the positions reached.

A determinization, or ``world`` for short, is a copy of the game in which everything that the seat
cannot see is dealt at random. In each world the policy answers for every seat until the searching
seat has taken some more turns; the value of the leaf, the position reached there, is what the
candidate scores. All candidates meet the same worlds. Sequential halving (Karnin, Koren and Somekh
2013) spends the worlds on the candidates that do best: after each pass the worse half is dropped.

All sums are of whole numbers, so the result depends neither on the order of the rollouts nor on the
number of machines that make them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence

from msgspec import Struct, structs

from wingspan.engine import View
from wingspan.engine.decision import Decision
from wingspan.engine.events import AnyEvent
from wingspan.engine.keys import key
from wingspan.engine.options import AnyOption
from wingspan.engine.playout import Playout, Worlds
from wingspan.engine.state import GameState

from .candidates import POLICY_ONLY, Candidate, candidates
from .evaluator import Evaluator, Policy
from .features.context import Context
from .weights import ONE, SCALE

DROP = 2
"""Each pass keeps one candidate in this many."""

TO_THE_END = 99
"""More turns than a player has in a game: search to the end."""

Heed = Callable[[GameState, AnyOption], None]
"""Called with the state and the action that is about to be taken in a rollout."""


def heed_nothing(state: GameState, action: AnyOption) -> None:
    """Ignore the actions; for callers that only need the leaf."""


class Budget(Struct, frozen=True):
    """How much to search, in worlds and turns, never in seconds.

    ``worlds``: worlds per pass. ``turns``: number of the seat's own turns in a rollout, the current
    one included; the rollout ends before the action of the next. If the seat has ``finish`` turns
    or fewer left after the current one, rollouts go on to the end of the game. ``candidates``: the
    greatest number of candidates; ``at_least``: the smallest, if there are as many options.
    ``prior_weight``: number of worlds that the policy's prior counts as; in these a candidate is a
    point ahead for each factor of e by which the policy finds it more likely.
    """

    worlds: tuple[int, ...]
    turns: int = 3
    finish: int = 3
    candidates: int = 6
    at_least: int = 1
    prior_weight: int = 1

    @property
    def all_worlds(self) -> int:
        """The number of worlds in all passes together."""
        return sum(self.worlds)

    def scaled(self, percent: int) -> Budget:
        """Return the budget with that percentage of the worlds, at least one in each pass."""
        worlds = tuple(max(1, number * percent // 100) for number in self.worlds)
        return structs.replace(self, worlds=worlds)


class Part(Struct, frozen=True):
    """A part of a pass: ``candidates``, by number, in ``worlds`` worlds from number ``first``."""

    candidates: tuple[int, ...]
    first: int
    worlds: int

    @property
    def numbers(self) -> range:
        """The numbers of the worlds."""
        return range(self.first, self.first + self.worlds)

    @property
    def size(self) -> int:
        """The number of rollouts."""
        return len(self.candidates) * self.worlds


class Arm(Struct):
    """A candidate with its summed evaluation (``1 / ONE`` points) and sample count."""

    candidate: Candidate
    total: int = 0
    worlds: int = 0


class SequentialHalving:
    """Decides which candidates are tried in which worlds, pass by pass.

    The parts of a pass may be done anywhere and in any order; once all are added, close the pass.
    """

    def __init__(
        self, chosen: Sequence[Candidate], passes: tuple[int, ...], prior_weight: int
    ) -> None:
        self.arms = [Arm(candidate) for candidate in chosen]
        self.live = self.arms[:]
        self._passes = passes if len(chosen) > 1 else ()
        self._prior_weight = prior_weight
        self._pass = 0
        self._first = 0

    @property
    def over(self) -> bool:
        """Whether all passes are closed."""
        return self._pass == len(self._passes)

    @property
    def samples(self) -> int:
        """The number of rollouts that have been added."""
        return sum(arm.worlds for arm in self.arms)

    def worlds(self) -> range:
        """Return the numbers of the worlds of the current pass."""
        return range(self._first, self._first + self._passes[self._pass])

    def parts(self, worlds: int) -> list[Part]:
        """Split the current pass into parts of at most ``worlds`` worlds."""
        whole = self.worlds()
        live = tuple(number for number, arm in enumerate(self.arms) if arm in self.live)
        return [
            Part(live, first, min(worlds, whole.stop - first))
            for first in range(whole.start, whole.stop, worlds)
        ]

    def add(self, part: Part, totals: Sequence[int]) -> None:
        """Add the outcome of a part: for each of its candidates, the sum over its worlds.

        Raises ValueError, and adds nothing, if the number of sums is wrong.
        """
        if len(totals) != len(part.candidates):
            raise ValueError(f"{len(part.candidates)} candidates were tried; {len(totals)} sums.")
        for number, total in zip(part.candidates, totals, strict=True):
            arm = self.arms[number]
            arm.total += total
            arm.worlds += part.worlds

    def size(self) -> int:
        """Return the number of rollouts in all passes."""
        live, number = len(self.arms), 0
        for worlds in self._passes:
            number += worlds * live
            live = max(2, (live + DROP - 1) // DROP)
        return number

    def close(self) -> None:
        """End the current pass and drop the worse half; two candidates always stay."""
        self._first += self._passes[self._pass]
        self._pass += 1
        self.live.sort(key=lambda arm: -self.points(arm))
        if len(self.live) > 2:
            self.live = self.live[: (len(self.live) + DROP - 1) // DROP]

    def points(self, arm: Arm) -> int:
        """Return a candidate's mean evaluation (``1 / ONE`` points), including its prior."""
        prior = (arm.candidate.score - self.arms[0].candidate.score) * ONE >> SCALE
        samples = max(1, arm.worlds + self._prior_weight)
        return (arm.total + self._prior_weight * prior) // samples

    def best(self) -> Arm:
        """Return the best candidate so far, among those with the most samples."""
        most = max(arm.worlds for arm in self.live)
        level = [arm for arm in self.live if arm.worlds == most]
        return max(level, key=self.points)


class Rollouts:
    """The candidates of a decision, and the worlds in which they are rolled out.

    The worlds are determined by the view, the decision and ``seed``, and are numbered from 0.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        view: View,
        worlds: Worlds,
        budget: Budget,
        given: Sequence[Candidate] = (),
        seed: int = 0,
    ) -> None:
        """``given``: the candidates; if empty, those that the policy scores highest.

        Raises ValueError if the seat has no decision to make.
        """
        decision = pending_decision(view)
        policy = evaluator.policy
        self.evaluator = evaluator
        self.seat = view.seat
        self.candidates = tuple(given) or tuple(
            candidates(policy, view.state, decision, budget.candidates, budget.at_least)
        )
        self._worlds = worlds
        self._first = key(seed, view.seat, view.state, decision) >> 16
        context = Context(policy.tables, policy.weights, view.state, decision)
        self.turns = TO_THE_END if context.after <= budget.finish else budget.turns

    def leaves(
        self,
        numbers: Sequence[int],
        worlds: Iterable[int],
        heed: Heed = heed_nothing,
        hear: Callable[[AnyEvent], None] | None = None,
    ) -> Iterator[tuple[int, GameState]]:
        """Roll the candidates out in each of the worlds; yield a candidate's number and its leaf.

        All candidates meet a world before the next one begins. A rollout takes a few milliseconds.
        The caller must not keep a leaf. ``heed`` is called with each action that the seat takes
        after the candidate. ``hear``: is called with each entry of the log, the candidate's
        included; None for rollouts without a log, which are faster.
        """
        for world in worlds:
            begun = self._worlds.deal((self._first + world) % (1 << 48))
            for number in numbers:
                playout = begun.begin()
                if hear is not None:
                    playout.listen(hear)
                self.candidates[number].take(playout)
                rollout(self.evaluator.policy, playout, self.seat, self.turns, heed)
                yield number, playout.state


class Search:
    """The search for the answer to one decision; ``whole`` is the number of its rollouts.

    :meth:`steps` does the work; :attr:`answer` may be read at any time.
    """

    def __init__(
        self, evaluator: Evaluator, view: View, worlds: Worlds, budget: Budget, seed: int
    ) -> None:
        """Raises ValueError if the seat has no decision to make."""
        self.rollouts = Rollouts(evaluator, view, worlds, budget, seed=seed)
        self.halving = SequentialHalving(
            self.rollouts.candidates,
            passes_for(pending_decision(view), budget),
            budget.prior_weight,
        )
        self.whole = self.halving.size()
        self._not_added = 0

    @property
    def done(self) -> int:
        """The number of rollouts that have been made."""
        return self.halving.samples + self._not_added

    @property
    def answer(self) -> int:
        """The index of the best option so far."""
        return self.halving.best().candidate.option

    def steps(self) -> Iterator[None]:
        """Search; yield after each rollout."""
        halving = self.halving
        while not halving.over:
            for part in halving.parts(1):
                halving.add(part, (yield from self.evaluate(part)))
            halving.close()

    def evaluate(self, part: Part) -> Generator[None, None, tuple[int, ...]]:
        """Return, for each candidate of a part, the sum over its worlds (``1 / ONE`` points).

        Yields after each rollout.
        """
        value, seat = self.rollouts.evaluator.value, self.rollouts.seat
        totals = dict.fromkeys(part.candidates, 0)
        try:
            for number, leaf in self.rollouts.leaves(part.candidates, part.numbers):
                totals[number] += value.total(leaf, seat)
                self._not_added += 1
                yield
        finally:
            self._not_added = 0
        return tuple(totals.values())


def passes_for(decision: Decision, budget: Budget) -> tuple[int, ...]:
    """Return the worlds per pass: the budget's for actions, half as many for other decisions.

    Decisions that the policy answers as well get no passes.
    """
    if decision.kind in POLICY_ONLY:
        return ()
    if decision.kind == "action":
        return budget.worlds
    return tuple((number + 1) // 2 for number in budget.worlds)


def rollout(
    policy: Policy, playout: Playout, seat: int, turns: int, heed: Heed = heed_nothing
) -> None:
    """Let the policy answer for every seat up to the ``turns``-th further action of ``seat``, which
    it does not take.
    """
    greedy = policy.greedy
    while (decision := playout.decision) is not None:
        own = decision.kind == "action" and decision.player == seat
        turns -= own
        if own and turns == 0:
            return
        option = greedy(playout.state, decision)
        if own:
            heed(playout.state, decision.options[option])
        playout.answer(option)


def pending_decision(view: View) -> Decision:
    """Return the decision of a view. Raises ValueError if its seat has none to make."""
    if view.decision is None:
        raise ValueError(f"Seat {view.seat} has no decision to make.")
    return view.decision
