"""One game of training, sampled from the policy, and what it teaches.

Each turn of a seat is a step. All answers that a seat gives from one of its actions to the next
have the same advantage: the change of the value in between, with later changes counted less and
less (generalised advantage estimation, Schulman and others 2016).
"""

from __future__ import annotations

from math import exp
from random import Random

from wingspan.bots.evaluator import Policy, Value
from wingspan.bots.features.actions import Features
from wingspan.bots.features.value_features import ValueFeatures, value_features
from wingspan.bots.weights import ONE, SCALE
from wingspan.engine import options as o
from wingspan.engine.components import Habitat
from wingspan.engine.decision import Decision
from wingspan.engine.playout import Playout

LAMBDA = 0.9
SURE = 0.999
_NAT = 1.0 / (1 << SCALE)

Answer = tuple[int, list[float], list[Features]]
"""The number of the answer taken, and the probability and the features of each answer."""


class Seat:
    """The value features of a seat at each of its actions, and the answers after each."""

    def __init__(self) -> None:
        self.stood: list[ValueFeatures] = []
        self.answers: list[list[Answer]] = [[]]


class Sampler:
    """Samples answers from the policy. A bird and its row are sampled together, and then both
    answers follow without sampling again.
    """

    def __init__(self, policy: Policy, random: Random) -> None:
        self.policy = policy
        self.random = random
        self.plan: tuple[str, Habitat] | None = None

    def answer(self, game: Playout, decision: Decision) -> tuple[int, Answer | None]:
        """Return an option, and how it was sampled; None if it was planned."""
        planned = self._planned(decision)
        if planned is not None:
            return planned, None
        found, begins, plays = self.policy.weigh(game.state, decision)
        scores = self.policy.score(found)
        most = max(scores)
        chances = [exp((score - most) * _NAT) for score in scores]
        pick = self.random.choices(range(len(chances)), chances)[0]
        whole = sum(chances)
        play = plays[pick]
        if play is not None:
            self.plan = play.bird.card.id, play.habitat
        return begins[pick], (pick, [chance / whole for chance in chances], found)

    def _planned(self, decision: Decision) -> int | None:
        if self.plan is None:
            return None
        bird, habitat = self.plan
        wanted: o.AnyOption | None = None
        if decision.kind == "bird_to_play":
            wanted = o.bird(bird)
        elif decision.kind == "habitat":
            wanted = o.habitat(habitat)
            self.plan = None
        elif decision.kind == "action":
            self.plan = None
        if wanted is not None and wanted in decision.options:
            return decision.options.index(wanted)
        return None


class Lessons:
    """What some games teach: every decision with its features, and the advantage of the answer.

    The lists are flat. ``places`` and ``much``: the places and amounts of the features of all
    answers; ``counts``: the number of features of each answer. For each decision, ``ways``: the
    number of answers; ``picks``: the answer taken; ``chances``: its probability at the time;
    ``advantages``: its advantage.
    """

    def __init__(self) -> None:
        self.places: list[int] = []
        self.much: list[int] = []
        self.counts: list[int] = []
        self.ways: list[int] = []
        self.picks: list[int] = []
        self.chances: list[float] = []
        self.advantages: list[float] = []
        self.stood: list[ValueFeatures] = []
        self.finals: list[list[int]] = []
        self.results: list[tuple[str, int]] = []

    def teach(self, answer: Answer, advantage: float) -> None:
        """Add a decision and the advantage of its answer."""
        pick, chances, found = answer
        self.ways.append(len(found))
        self.picks.append(pick)
        self.chances.append(chances[pick])
        self.advantages.append(advantage)
        for places, much in found:
            self.places += places
            self.much += much
            self.counts.append(len(places))


def play(
    game: Playout,
    policy: Policy,
    value: Value,
    random: Random,
    kind: str,
    mean: float | None,
    lessons: Lessons,
) -> None:
    """Play a game to its end and add what it teaches to ``lessons``.

    ``mean``: the mean result of games of that kind, None if it is not known yet.
    """
    seats = [Seat() for _ in game.state.players]
    sampler = [Sampler(policy, random) for _ in seats]
    tables = policy.tables
    while (decision := game.decision) is not None:
        seat = seats[decision.player]
        if decision.kind == "action":
            seat.stood.append(value_features(tables, game.state, decision.player))
            seat.answers.append([])
        option, how = sampler[decision.player].answer(game, decision)
        if how is not None and how[1][how[0]] < SURE:
            seat.answers[-1].append(how)
        game.answer(option)
    for number, seat in enumerate(seats):
        last = value_features(tables, game.state, number).now
        total = sum(last)
        lessons.results.append((kind, total))
        lessons.stood += seat.stood
        lessons.finals += [last] * len(seat.stood)
        _learn(seat, value, total, mean, lessons)


def _learn(seat: Seat, value: Value, total: int, mean: float | None, lessons: Lessons) -> None:
    values = [value.of(stood) / ONE for stood in seat.stood]
    values.append(float(total))
    advantages = [0.0] * len(seat.stood)
    coming = 0.0
    for turn in range(len(advantages) - 1, -1, -1):
        coming = values[turn + 1] - values[turn] + LAMBDA * coming
        advantages[turn] = coming
    first = advantages[0] * LAMBDA
    if mean is not None:
        first += (values[0] - mean) * 0.5
    for advantage, answers in zip([first, *advantages], seat.answers, strict=True):
        for answer in answers:
            lessons.teach(answer, advantage)
