"""The learners: the policy by gradient ascent, the value by regression."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from wingspan.bots.features.card_features import WHOLE
from wingspan.bots.features.index import CARD_WEIGHTS, T
from wingspan.bots.features.value_features import CATEGORIES, VALUE_FEATURES, ValueFeatures
from wingspan.bots.weights import CARDS, ONE, SCALE, Weights, parameters
from wingspan.engine import Catalog

from .episode import Lessons
from .prior import PRIOR

Floats = NDArray[np.float64]

CARD_FEATURE_RATE = 0.3
"""Weights of card features learn by this factor more slowly than those of cards, because many of
them move together."""


CLIP = 0.2
"""The clipping range of proximal policy optimisation."""


PSEUDO = 5000.0
"""The number of states that the value of shipped weights counts as when training begins from it."""


class PolicyLearner:
    """The policy's parameters, moved by Adam (Kingma and Ba 2015) with a large epsilon."""

    def __init__(self, catalog: Catalog) -> None:
        self.parameters = parameters(catalog)
        names = self.parameters.names
        self.rows = np.array(self.parameters.rows)
        self.columns = np.array(self.parameters.columns)
        per = np.array(self.parameters.units)[self.rows] * float(WHOLE)
        self.amounts: Floats = np.array(self.parameters.amounts) / per
        self.size = len(self.parameters.units)
        self.theta: Floats = np.array([PRIOR.get(name, 0.0) for name in names])
        self.rates: Floats = np.array([CARD_FEATURE_RATE if "~" in name else 1.0 for name in names])
        self.mean: Floats = np.zeros(len(names))
        self.square: Floats = np.zeros(len(names))
        self.steps = 0

    def weights(self) -> list[int]:
        """Return the weights of the policy, as whole numbers."""
        much = self.amounts * self.theta[self.columns]
        weights = np.bincount(self.rows, weights=much, minlength=self.size)
        return [int(number) for number in np.rint(weights * (1 << SCALE))]

    def learn(self, lessons: Lessons, games: int, rate: float) -> None:
        """Move a step towards the answers that turned out better than expected.

        An answer whose probability has already moved far from what it was when the answer was given
        teaches nothing more in that direction (proximal policy optimisation, Schulman and others
        2017).
        """
        weights = np.bincount(
            self.rows, weights=self.amounts * self.theta[self.columns], minlength=self.size
        )
        places, much = np.array(lessons.places), np.array(lessons.much, dtype=np.float64)
        ways, picks = np.array(lessons.ways), np.array(lessons.picks)
        way_of = np.repeat(np.arange(len(lessons.counts)), lessons.counts)
        answer_of = np.repeat(np.arange(len(ways)), ways)
        begins = np.cumsum(ways) - ways
        scores = np.bincount(way_of, weights=weights[places] * much, minlength=len(answer_of))
        scores -= np.maximum.reduceat(scores, begins)[answer_of]
        chances = np.exp(scores)
        chances /= np.add.reduceat(chances, begins)[answer_of]
        advantage = np.array(lessons.advantages)
        moved = chances[begins + picks] / np.array(lessons.chances)
        far = np.where(advantage > 0, moved > 1 + CLIP, moved < 1 - CLIP)
        pull = -chances * (advantage * moved * ~far)[answer_of]
        pull[begins + picks] += advantage * moved * ~far
        gradient = np.bincount(places, weights=pull[way_of] * much, minlength=self.size)
        self._step(gradient / games, rate)

    def _step(self, gradient: Floats, rate: float) -> None:
        pull = np.bincount(
            self.columns, weights=self.amounts * gradient[self.rows], minlength=len(self.theta)
        )
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * pull
        self.square = 0.99 * self.square + 0.01 * pull * pull
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.99**self.steps)
        self.theta += rate * self.rates * mean / (np.sqrt(square) + 0.3)


class ValueLearner:
    """The value: ridge regression over the value features, which slowly forgets older games, and a
    weight for each card that learns from the residuals.
    """

    RIDGE = 30.0
    KEEP = 0.985

    def __init__(self, birds: int) -> None:
        self.birds = birds
        size = 2 * len(VALUE_FEATURES)
        self.unit = np.array(VALUE_FEATURES.units, dtype=np.float64)
        self.gram: Floats = np.zeros((size, size))
        self.target: Floats = np.zeros((size, len(CATEGORIES)))
        self.features: Floats = np.zeros((size, len(CATEGORIES)))
        self.cards: Floats = np.zeros((len(CARDS), birds, len(CATEGORIES)))
        self.met: Floats = np.zeros((len(CARDS), birds))

    def learn(self, stood: list[ValueFeatures], finals: list[list[int]], *, solve: bool) -> float:
        """Learn from games; return the root mean square error of the total before learning."""
        turns = np.array([found.turns for found in stood], dtype=np.float64) / T
        numbers = np.array([found.numbers for found in stood], dtype=np.float64) / self.unit
        x = np.concatenate([numbers, numbers * turns[:, None]], axis=1)
        now = np.array([found.now for found in stood], dtype=np.float64)
        coming = np.array(finals, dtype=np.float64) - now
        lists = [[found.mat for found in stood], [found.hand for found in stood]]
        flat = [np.array([card for cards in each for card in cards], dtype=np.int64)
                for each in lists]  # fmt: skip
        owner = [np.repeat(np.arange(len(stood)), [len(cards) for cards in each])
                 for each in lists]  # fmt: skip
        of_cards = np.zeros_like(coming)
        for place in (0, 1):
            at, who = flat[place], owner[place]
            each = self.cards[2 * place, at] + self.cards[2 * place + 1, at] * turns[who, None]
            np.add.at(of_cards, who, each)
        left = coming - of_cards
        error = left - x @ self.features
        wrong = float(np.sqrt((error.sum(axis=1) ** 2).mean()))
        self.gram = self.gram * self.KEEP + x.T @ x
        self.target = self.target * self.KEEP + x.T @ left
        if solve:
            ridge = self.gram + np.eye(len(self.gram)) * self.RIDGE
            self.features = np.asarray(np.linalg.solve(ridge, self.target), dtype=np.float64)
        for place in (0, 1):
            self._move_cards(2 * place, flat[place], error[owner[place]], turns[owner[place]])
        return wrong

    def _move_cards(self, place: int, at: NDArray[np.int64], error: Floats, turns: Floats) -> None:
        for order, weight in ((place, np.ones_like(turns)), (place + 1, turns - 0.5)):
            pull = np.zeros((self.birds, len(CATEGORIES)))
            np.add.at(pull, at, error * weight[:, None])
            count = np.bincount(at, weights=weight * weight, minlength=self.birds)
            self.met[order] = self.met[order] * 0.99 + count
            step = pull / (20.0 + self.met[order])[:, None]
            self.cards[order] += 0.5 * step

    def weights(self) -> list[list[int]]:
        """Return the weights of the value, by category."""
        columns = []
        units = np.concatenate([self.unit, self.unit * T])
        cards = self.cards.copy()
        cards[1] /= T
        cards[3] /= T
        for category in range(len(CATEGORIES)):
            plain = self.features[:, category] / units
            column = np.concatenate([plain, cards[:, :, category].reshape(-1)])
            columns.append([int(number) for number in np.rint(column * ONE)])
        return columns


class Learner:
    """The state of a training run."""

    def __init__(self, catalog: Catalog) -> None:
        self.policy = PolicyLearner(catalog)
        self.value = ValueLearner(len(catalog.birds))
        self.means: dict[str, float] = {}
        self.batch = 0
        self.games = 0
        self.seconds = 0.0

    def begin_from(self, weights: Weights, catalog: Catalog) -> None:
        """Begin from shipped weights, for which there is no checkpoint.

        What the value knows counts as PSEUDO states along every feature.
        """
        p, v = self.policy, self.value
        known = weights.policy()
        p.theta = np.array([known.get(name, 0) / 100 for name in p.parameters.names])
        number = len(CATEGORIES)
        for at, name in enumerate(VALUE_FEATURES.names):
            row = np.array(weights.value_features.get(name, [0] * 2 * number)) / 100
            v.features[at], v.features[len(VALUE_FEATURES) + at] = row[:number], row[number:]
        v.gram = np.eye(len(v.features)) * PSEUDO
        v.target = v.gram @ v.features
        for at, bird in enumerate(catalog.birds):
            row = np.array(weights.cards.get(bird, [0] * len(CARDS) * number)) / 100
            v.cards[:, at] = row.reshape(len(CARDS), number)
        self.games = weights.games

    def save(self, path: Path) -> None:
        """Write a checkpoint, atomically."""
        partial = path.with_suffix(".partial.npz")
        p, v = self.policy, self.value
        np.savez(
            partial,
            names=np.array(p.parameters.names), theta=p.theta, mean=p.mean, square=p.square,
            steps=p.steps, gram=v.gram, target=v.target, measures=v.features, cards=v.cards,
            met=v.met, measure_names=np.array(VALUE_FEATURES.names),
            kinds=np.array(list(self.means)), means=np.array(list(self.means.values())),
            batch=self.batch, games=self.games, seconds=self.seconds,
        )  # fmt: skip
        partial.replace(path)

    def load(self, path: Path) -> None:
        """Read a checkpoint. Numbers are found by name, so features may be added and removed."""
        with np.load(path) as kept:
            p, v = self.policy, self.value
            known = {str(name): at for at, name in enumerate(kept["names"])}
            mine = [(at, known[name]) for at, name in enumerate(p.parameters.names)
                    if name in known]  # fmt: skip
            to, of = np.array([at for at, _ in mine]), np.array([at for _, at in mine])
            p.theta[to] = kept["theta"][of]
            p.mean[to] = kept["mean"][of]
            p.square[to] = kept["square"][of]
            p.steps = int(kept["steps"])
            if [str(name) for name in kept["measure_names"]] == VALUE_FEATURES.names:
                v.gram, v.target, v.features = kept["gram"], kept["target"], kept["measures"]
            v.cards, v.met = kept["cards"], kept["met"]
            self.means = {
                str(kind): float(mean)
                for kind, mean in zip(kept["kinds"], kept["means"], strict=True)
            }
            self.batch, self.games = int(kept["batch"]), int(kept["games"])
            self.seconds = float(kept["seconds"])


def exported(learner: Learner, catalog: Catalog, version: int) -> Weights:
    """Return the weights as a file holds them: whole hundredths, without rows of zeros."""
    p, v = learner.policy, learner.value
    names = p.parameters.names
    theta = dict(zip(names, _hundredths(p.theta), strict=True))
    features = np.stack(
        [v.features[: len(VALUE_FEATURES)], v.features[len(VALUE_FEATURES) :]], axis=1
    )
    cards = v.cards.transpose(1, 0, 2)
    return Weights(
        version=version,
        games=learner.games,
        features={name: n for name, n in theta.items() if n and not {"~", "@"} & set(name)},
        card_features=_table((name, [theta[f"{use}~{name}"] for use in CARD_WEIGHTS])
                             for name in p.parameters.card_features),
        birds=_table((bird, [theta[f"{use}@{bird}"] for use in CARD_WEIGHTS])
                     for bird in catalog.birds),
        bonus={bonus: n for bonus in catalog.bonus_cards if (n := theta[f"bonus@{bonus}"])},
        value_features=_table((name, _hundredths(features[at].reshape(-1)))
                        for at, name in enumerate(VALUE_FEATURES.names)),
        cards=_table((bird, _hundredths(cards[at].reshape(-1)))
                     for at, bird in enumerate(catalog.birds)),
    )  # fmt: skip


def _hundredths(numbers: Floats) -> list[int]:
    return [round(100 * float(number)) for number in numbers]


def _table(rows: Iterable[tuple[str, list[int]]]) -> dict[str, tuple[int, ...]]:
    return {name: tuple(row) for name, row in rows if any(row)}
