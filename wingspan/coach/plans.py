"""Plans: the seat's own next actions after an answer, as the rollouts of an analysis took them.

A plan is the most frequent continuation over the worlds. Two actions that occur in either order are
one continuation. Whatever depends on the dice and the cards is left out of the plan, so it may name
less, or nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct, structs

from wingspan.engine.components import Action, Habitat
from wingspan.engine.options import AnyOption, TakeAction
from wingspan.engine.state import GameState, Player

AHEAD = 2
"""The number of the seat's own actions after the answer that a plan covers."""

OFTEN, MOSTLY, ALWAYS = 0.4, 0.6, 0.9
"""The least shares of worlds for a continuation to be told, to occur mostly, and nearly always."""

LIKELY = 0.15
"""The least share of worlds in which a bird is played for it to be named as the likeliest."""

EITHER = 0.25
"""Two actions have no order if the rarer order makes up at least this share of both."""

HowOften = Literal["always", "mostly", "often"]


class Step(Struct, frozen=True, array_like=True):
    """An action. ``bird``, ``habitat``: the bird played and its row, None if the worlds differ;
    then ``likely`` is the bird that is played most often, None if none stands out.
    """

    action: Action
    bird: str | None = None
    habitat: Habitat | None = None
    likely: str | None = None


Line = tuple[Step, ...]
"""The seat's next actions in one world, in order."""


class Plan(Struct, frozen=True, array_like=True):
    """The seat's next actions, () after its last turn. ``share``: the share of worlds in which they
    occur, from 0 to 1. ``ordered``: whether the order matters.
    """

    steps: tuple[Step, ...]
    share: float
    ordered: bool = True

    @property
    def how_often(self) -> HowOften:
        """The share as a word."""
        if self.share >= ALWAYS:
            return "always"
        return "mostly" if self.share >= MOSTLY else "often"


class Trail:
    """Collects the actions of a seat during a rollout."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._taken: list[tuple[Action, dict[str, Habitat]]] = []

    def heed(self, state: GameState, option: AnyOption) -> None:
        """Note an action that is about to be taken in ``state``."""
        if isinstance(option, TakeAction) and len(self._taken) <= AHEAD:
            self._taken.append((option.action, _birds(state.players[self._seat])))

    def line(self, state: GameState) -> Line:
        """Return the actions that led to ``state``, and forget them for the next rollout."""
        taken, self._taken = self._taken, []
        after = [before for _, before in taken[1:]]
        steps = []
        for place, (action, before) in enumerate(taken[:AHEAD]):
            if action != "play_bird":
                steps.append(Step(action))
                continue
            then = after[place] if place < len(after) else _birds(state.players[self._seat])
            new = [bird for bird in then if bird not in before]
            steps.append(Step(action, new[0], then[new[0]]) if new else Step(action))
        return tuple(steps)


def _birds(player: Player) -> dict[str, Habitat]:
    return {bird.bird: habitat for habitat, row in player.mat.items() for bird in row}


def plan_of(lines: Sequence[Line]) -> Plan | None:
    """Return the plan of the lines of all worlds; None if they have too little in common.

    Whole continuations are preferred, then those that leave open which bird is played, then single
    actions. After the seat's last turn the plan has no steps.
    """
    if lines and not any(lines):
        return Plan((), 1.0)
    for shorter in (_whole, _any_bird):
        found = _most_frequent([tuple(map(shorter, line)) for line in lines])
        if found is not None:
            return _with_likely(found, lines)
    for shorter in (_whole, _any_bird):
        found = _single([tuple(map(shorter, line)) for line in lines])
        if found is not None:
            return _with_likely(found, lines)
    return None


def _with_likely(plan: Plan, lines: Sequence[Line]) -> Plan:
    """Return the plan with the likeliest bird in each step that leaves open which one is played."""
    played = Counter(step.bird for line in lines for step in line if step.bird is not None)
    for step in plan.steps:
        if step.bird is not None:
            played.pop(step.bird, None)
    steps = []
    for step in plan.steps:
        likely = None
        if step.action == "play_bird" and step.bird is None and played:
            bird = max(played, key=lambda bird: (played[bird], bird))
            if played[bird] >= LIKELY * len(lines):
                likely = bird
                del played[bird]
        steps.append(structs.replace(step, likely=likely))
    return structs.replace(plan, steps=tuple(steps))


def _whole(step: Step) -> Step:
    return step


def _any_bird(step: Step) -> Step:
    return Step(step.action)


def _most_frequent(lines: Sequence[Line]) -> Plan | None:
    """Return the most frequent continuation, in its more frequent order, if it is common enough."""
    together = Counter(tuple(sorted(line, key=_key)) for line in lines)
    same, number = _most(together, ())
    if not same or number < OFTEN * len(lines):
        return None
    orders = Counter(line for line in lines if tuple(sorted(line, key=_key)) == same)
    steps, most = _most(orders, ())
    return Plan(steps, round(number / len(lines), 2), number - most < EITHER * number)


def _single(lines: Sequence[Line]) -> Plan | None:
    """Return the action that occurs in most of the lines, in any position, if one does."""
    every: Counter[Line] = Counter((step,) for line in lines for step in set(line))
    steps, number = _most(every, ())
    if not steps or number < MOSTLY * len(lines):
        return None
    return Plan(steps, round(number / len(lines), 2))


def _most(counted: Counter[Line], none: Line) -> tuple[Line, int]:
    """Return the most frequent line and its count; the choice among equals is deterministic."""
    found = max(counted, key=lambda line: (counted[line], [*map(_key, line)]), default=none)
    return found, counted[found]


def _key(step: Step) -> tuple[str, str, str]:
    return step.action, step.bird or "", step.habitat or ""
