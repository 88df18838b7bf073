"""Refit the value to games of the shipped policy, and find out whether it plays better.

``python -m tools.fit_value play FOLDER --games 12000`` plays games of the training mix and keeps
what the value sees at each action, with the final points. ``… fit FOLDER CHECKPOINT`` fits the
value by ridge regression, prints its errors on held-out games, and writes a checkpoint with the
policy unchanged, which ``python -m tools.export_bots`` turns into weights. ``… match CHECKPOINT
RESULTS`` plays barn owls with the two values on the same deals: for two players from both seats,
and solo against the Automa. ``… summary RESULTS`` prints by how many points the new value is
better. Games that are already in the folder or in the results are not played again.

The policy always takes what it thinks best, as it does in rollouts. Only in one turn of ``SAMPLED``
does it sample, so that the games also contain positions that a search reaches by other answers.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from tools.compiled import HELP, run_if_asked
from tools.training.deals import deal, random_of
from tools.training.episode import Sampler
from tools.training.learner import Floats, Learner
from wingspan.bots.evaluator import Evaluator, Value, evaluator_of
from wingspan.bots.features.index import T
from wingspan.bots.features.tables import tables_of
from wingspan.bots.features.value_features import (
    CATEGORIES,
    VALUE_FEATURES,
    ValueFeatures,
    value_features,
)
from wingspan.bots.levels import level
from wingspan.bots.player import Player, kind_of_game
from wingspan.bots.weights import CARDS, load
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.playout import Playout

CATALOG = load_catalog()
BIRDS = len(CATALOG.birds)
CHUNK = 200
"""Games per file."""

SAMPLED = 5
SEED = 26
HELD_OUT = 10
"""One file in this many is held out, and another one chooses the penalties."""

PENALTIES = (
    (30.0, 400.0),
    (30.0, 1600.0),
    (30.0, 6400.0),
    (300.0, 1600.0),
    (300.0, 6400.0),
    (3000.0, 6400.0),
)
"""Penalties to try, on features and on cards, for moving away from the shipped value."""

OWL = "barn_owl"
Row = dict[str, Any]
Whole = NDArray[np.int64]


class Seen(NamedTuple):
    """What the value sees at some positions, and the final points that they led to.

    ``mat`` and ``hand``: the cards of all positions, one after the other; ``mats`` and ``hands``:
    how many cards each position has.
    """

    turns: Whole
    now: Whole
    numbers: Whole
    finals: Whole
    mat: Whole
    mats: Whole
    hand: Whole
    hands: Whole


def seen(stood: list[ValueFeatures], finals: list[list[int]]) -> Seen:
    """Return the positions and their final points as arrays."""
    return Seen(
        np.array([found.turns for found in stood]),
        np.array([found.now for found in stood]),
        np.array([found.numbers for found in stood]),
        np.array(finals),
        np.array([card for found in stood for card in found.mat], dtype=np.int64),
        np.array([len(found.mat) for found in stood]),
        np.array([card for found in stood for card in found.hand], dtype=np.int64),
        np.array([len(found.hand) for found in stood]),
    )


def play_game(setup: Setup, random: Random) -> tuple[list[ValueFeatures], list[list[int]]]:
    """Return the value features at every action, and the final points of its seat, by category."""
    policy = evaluator_of(setup, CATALOG).policy
    sampler, tables = Sampler(policy, random), policy.tables
    game = Playout.new(setup, CATALOG)
    stood: list[list[ValueFeatures]] = [[] for _ in game.state.players]
    sampled = random.randrange(SAMPLED) == 0
    while (decision := game.decision) is not None:
        seat = decision.player
        if decision.kind == "action":
            stood[seat].append(value_features(tables, game.state, seat))
            sampled = random.randrange(SAMPLED) == 0
        if sampled:
            game.answer(sampler.answer(game, decision)[0])
        else:
            game.answer(policy.greedy(game.state, decision))
    last = [value_features(tables, game.state, seat).now for seat in range(len(stood))]
    finals = [last[seat] for seat, found in enumerate(stood) for _ in found]
    return [found for each in stood for found in each], finals


def play(folder: Path, games: int) -> None:
    """Play ``games`` games, a file for each CHUNK of them; skip the files that exist."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games // CHUNK):
        path = folder / f"{number:04}.npz"
        if path.exists():
            continue
        stood: list[ValueFeatures] = []
        finals: list[list[int]] = []
        for game in range(CHUNK):
            random = random_of(SEED, number, game)
            found, last = play_game(deal(random), random)
            stood += found
            finals += last
        partial_file = path.with_suffix(".partial.npz")
        np.savez_compressed(partial_file, **seen(stood, finals)._asdict())
        partial_file.replace(path)
        print(
            f"{path.name}: {len(stood)} positions, {mean(map(sum, finals)):.1f} points", flush=True
        )


def kept(path: Path) -> Seen:
    """Return the positions of a file."""
    with np.load(path) as file:
        return Seen(**{name: file[name] for name in Seen._fields})


def inputs(found: Seen) -> Floats:
    """Return a row for each position: features, features by turns left, then cards by CARDS."""
    turns = found.turns[:, None] / T
    plain = found.numbers / np.array(VALUE_FEATURES.units)
    blocks = [plain, plain * turns]
    for cards, counts in ((found.mat, found.mats), (found.hand, found.hands)):
        of_cards = np.zeros((len(turns), BIRDS))
        np.add.at(of_cards, (np.repeat(np.arange(len(turns)), counts), cards), 1.0)
        blocks += [of_cards, of_cards * turns]
    return np.concatenate(blocks, axis=1)


def matrix(learner: Learner) -> Floats:
    """Return the weights of a value as one matrix for :func:`inputs`, with a column for each
    category.
    """
    value = learner.value
    return np.concatenate([value.features, value.cards.reshape(-1, len(CATEGORIES))])


def take(learner: Learner, weights: Floats) -> None:
    """Give the learner's value the weights of such a matrix."""
    size = len(learner.value.features)
    learner.value.features = weights[:size].copy()
    learner.value.cards = weights[size:].reshape(len(CARDS), BIRDS, len(CATEGORIES)).copy()


def shipped() -> Learner:
    """Return a learner with the newest weights that are shipped."""
    learner = Learner(CATALOG)
    learner.begin_from(load(), CATALOG)
    return learner


class Errors:
    """Root mean square errors of the total final points, over all positions and by turns left."""

    SPANS = ((1, 2), (3, 5), (6, 11), (12, 18), (19, 26))

    def __init__(self) -> None:
        self.squares: list[Floats] = []
        self.turns: list[Whole] = []

    def add(self, wrong: Floats, turns: Whole) -> None:
        self.squares.append(wrong.sum(axis=1) ** 2)
        self.turns.append(turns)

    def of_all(self) -> float:
        """Return the error over all positions."""
        return float(np.sqrt(np.concatenate(self.squares).mean()))

    def line(self) -> str:
        """Return the errors as a line of text."""
        squares, turns = np.concatenate(self.squares), np.concatenate(self.turns)
        by_turns = (
            f"{low}-{high} {np.sqrt(squares[(turns >= low) & (turns <= high)].mean()):.2f}"
            for low, high in self.SPANS
        )
        return f"{self.of_all():.3f}; by turns left: {', '.join(by_turns)}"


def errors(paths: list[Path], weights: Floats) -> Errors:
    """Return the errors of a value with those weights at the positions of those files."""
    found = Errors()
    for path in paths:
        positions = kept(path)
        wrong = positions.finals - positions.now - inputs(positions) @ weights
        found.add(wrong, positions.turns)
    return found


def fit(folder: Path, checkpoint: Path) -> None:
    """Fit the residuals of the shipped value, print the errors and write the checkpoint."""
    files = sorted(path for path in folder.glob("*.npz") if path.stem.isdigit())
    test, choose = files[::HELD_OUT], files[1::HELD_OUT]
    teach = [path for path in files if path not in test and path not in choose]
    learner = shipped()
    before = matrix(learner)
    gram, target = np.zeros((len(before), len(before))), np.zeros(before.shape)
    positions = 0
    for path in teach:
        found = kept(path)
        x = inputs(found)
        gram += x.T @ x
        target += x.T @ (found.finals - found.now - x @ before)
        positions += len(x)
    print(f"{positions} positions of {len(teach) * CHUNK} games")
    features = len(learner.value.features)
    best: tuple[float, Floats] | None = None
    for of_features, of_cards in PENALTIES:
        penalty = np.full(len(before), of_cards)
        penalty[:features] = of_features
        weights = before + np.linalg.solve(gram + np.diag(penalty), target)
        error = errors(choose, weights).of_all()
        print(f"penalties {of_features:.0f}, {of_cards:.0f}: {error:.3f}", flush=True)
        if best is None or error < best[0]:
            best = error, weights
    assert best is not None
    print("shipped ", errors(test, before).line())
    print("refitted", errors(test, best[1]).line())
    take(learner, best[1])
    learner.save(checkpoint)


def match(checkpoint: Path, results: Path, until: int) -> None:
    """Play until the results hold ``until`` deals, solo and for two players in turn."""
    after = shipped()
    after.load(checkpoint)
    weights = shipped().value.weights(), after.value.weights()
    lines = results.read_text().splitlines() if results.exists() else []
    with results.open("a") as target:
        for number in range(len(lines), until):
            target.write(json.dumps(compared(number, *weights)) + "\n")
            target.flush()


def compared(number: int, before: list[list[int]], after: list[list[int]]) -> Row:
    """Return the points of both values on one deal, from each seat."""
    setup = structs.replace(
        deal(random_of(SEED + 1, 0, number)),
        players=1 + number % 2,
        automa=None if number % 2 else "eagle",
    )
    row: Row = {"deal": number, "players": setup.players, "before": [], "after": []}
    if setup.players == 1:
        return {**row, "before": owls(setup, [before]), "after": owls(setup, [after])}
    for seat in range(2):
        points = owls(setup, [before, after] if seat else [after, before])
        row["after"].append(points[seat])
        row["before"].append(points[1 - seat])
    return row


def owls(setup: Setup, values: list[list[list[int]]]) -> list[int]:
    """Return the points of barn owls with those values, by seat."""
    kind = kind_of_game(setup)
    players = [Player(level(OWL), kind, CATALOG, seat + 1) for seat in range(len(values))]
    for player, weights in zip(players, values, strict=True):
        value = Value(tables_of(kind, CATALOG), weights)
        player.evaluator = Evaluator(player.evaluator.policy, value)
    game = Game.new(setup, CATALOG)
    while (decision := game.decision) is not None:
        seat = decision.player
        game.answer(players[seat].answer(game.view(seat), partial(game.worlds, seat)))
    return [sheet.total for sheet in game.scores()[: len(values)]]


def summary(rows: list[Row]) -> Iterator[str]:
    """Yield lines that say by how many points the refitted value is better on the same deals."""
    alone = [row for row in rows if row["players"] == 1]
    for_two = [row for row in rows if row["players"] == 2]
    for name, found in (("alone", alone), ("for two", for_two), ("all", rows)):
        if len(found) < 2:
            continue
        before, after = ([mean(row[when]) for row in found] for when in ("before", "after"))
        better = [new - old for old, new in zip(before, after, strict=True)]
        yield (
            f"{name:8} {len(found)} deals: shipped {mean(before):.1f}, refitted {mean(after):.1f},"
            f" {mean(better):+.2f} ±{stdev(better) / len(better) ** 0.5:.2f}"
        )


def main() -> None:
    """Run the command."""
    run_if_asked("tools.fit_value")
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("play")
    one.add_argument("folder", type=Path)
    one.add_argument("--games", type=int, default=12_000)
    one = commands.add_parser("fit")
    one.add_argument("folder", type=Path)
    one.add_argument("checkpoint", type=Path)
    one = commands.add_parser("match")
    one.add_argument("checkpoint", type=Path)
    one.add_argument("results", type=Path)
    one.add_argument("--until", type=int, default=400, help="number of deals")
    one = commands.add_parser("summary")
    one.add_argument("results", type=Path)
    parser.add_argument("--compiled", action="store_true", help=HELP)
    given = parser.parse_args()
    if given.command == "play":
        play(given.folder, given.games)
    elif given.command == "fit":
        fit(given.folder, given.checkpoint)
    elif given.command == "match":
        match(given.checkpoint, given.results, given.until)
    else:
        for line in summary([json.loads(line) for line in given.results.read_text().splitlines()]):
            print(line)


if __name__ == "__main__":
    main()
