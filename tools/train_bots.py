"""Train the computer players: ``python -m tools.train_bots CHECKPOINT --games 500000``.

Self-play on all kinds of tables, by proximal policy optimisation with the value as baseline, which
is fitted at the same time. Training continues from the checkpoint if there is one, and otherwise
from shipped weights if --begin-from names them. The same seed gives the same numbers with any
number of processes. The learning curve is printed.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from tools.compiled import HELP, run_if_asked
from tools.training.deals import deal, kind, random_of
from tools.training.episode import Lessons, play
from tools.training.learner import Learner
from wingspan.bots.evaluator import Policy, Value
from wingspan.bots.features.tables import tables_of
from wingspan.bots.weights import load
from wingspan.engine import load_catalog
from wingspan.engine.playout import Playout

CHUNK = 10
"""Games that a process plays at a time; they make one step of learning."""

BASELINE_FIRST = 4
"""The number of batches at the beginning that only train the value."""

Work = tuple[int, int, int, list[int], list[list[int]], dict[str, float]]


def play_chunk(work: Work) -> Lessons:
    """Play some games of a batch, and return what they teach."""
    seed, batch, first, weights, values, means = work
    catalog = load_catalog()
    lessons = Lessons()
    policies: dict[int, tuple[Policy, Value]] = {}
    for number in range(first, first + CHUNK):
        random = random_of(seed, batch, number)
        setup = deal(random)
        tables = tables_of(setup, catalog)
        if id(tables) not in policies:
            policies[id(tables)] = Policy(tables, weights), Value(tables, values)
        policy, value = policies[id(tables)]
        sort = kind(setup)
        play(Playout.new(setup, catalog), policy, value, random, sort, means.get(sort), lessons)
    return lessons


class Plan(NamedTuple):
    """How to train: the number of games, of games per batch and of epochs over each batch; the
    initial learning rate; the seed of all randomness.
    """

    games: int
    batch: int = 60
    epochs: int = 3
    rate: float = 0.012
    seed: int = 1


Map = Callable[[Callable[[Work], Lessons], list[Work]], Iterable[Lessons]]


def train_batch(learner: Learner, plan: Plan, mapping: Map) -> tuple[list[tuple[str, int]], float]:
    """Play a batch and learn from it; return the results, and the error of the value."""
    weights, values = learner.policy.weights(), learner.value.weights()
    work = [
        (plan.seed, learner.batch, first, weights, values, learner.means)
        for first in range(0, plan.batch, CHUNK)
    ]
    chunks = list(mapping(play_chunk, work))
    stood = [found for chunk in chunks for found in chunk.stood]
    finals = [last for chunk in chunks for last in chunk.finals]
    wrong = learner.value.learn(stood, finals, solve=learner.batch % 5 == 0)
    if learner.batch >= BASELINE_FIRST:
        rate = plan.rate * (1 - 0.85 * min(1.0, learner.games / plan.games))
        for _ in range(plan.epochs):
            for chunk in chunks:
                learner.policy.learn(chunk, CHUNK, rate)
    results = [result for chunk in chunks for result in chunk.results]
    for sort, total in results:
        before = learner.means.get(sort, float(total))
        learner.means[sort] = before + 0.01 * (total - before)
    learner.batch += 1
    learner.games += plan.batch
    return results, wrong


@contextmanager
def mapping_over(processes: int) -> Iterator[Map]:
    """Yield the built-in map, or that of a pool of processes."""
    if processes == 1:
        yield map
        return
    with get_context("fork").Pool(processes) as pool:
        yield partial(pool.map, chunksize=1)


def train(wanted: argparse.Namespace) -> None:
    """Play and learn until the games are played or the time is up."""
    learner = Learner(load_catalog())
    if wanted.checkpoint.exists():
        learner.load(wanted.checkpoint)
    elif wanted.begin_from is not None:
        learner.begin_from(load(wanted.begin_from), load_catalog())
    plan = Plan(wanted.games, wanted.batch, wanted.epochs, wanted.rate, wanted.seed)
    begun, cpu = time.time(), time.process_time()
    recent: dict[str, list[int]] = defaultdict(list)
    errors: list[float] = []
    with mapping_over(wanted.processes) as mapping:
        while learner.games < plan.games and time.time() - begun < 60 * wanted.minutes:
            results, wrong = train_batch(learner, plan, mapping)
            errors.append(wrong)
            for sort, total in results:
                recent[sort].append(total)
            if learner.batch % wanted.every == 0:
                learner.seconds += time.process_time() - cpu
                cpu = time.process_time()
                print(_line(learner, recent, mean(errors), time.time() - begun), flush=True)
                recent.clear()
                errors.clear()
                learner.save(wanted.checkpoint)
    learner.save(wanted.checkpoint)


def _line(learner: Learner, recent: dict[str, list[int]], wrong: float, seconds: float) -> str:
    """Return a line of the curve: games, seconds, and mean scores of the most common tables."""
    shown = " ".join(
        f"{sort} {mean(totals):.1f}"
        for sort in ("2g", "1g", "2ge", "2go", "2geo", "2ga", "2geoa", "3g", "5g", "2b")
        if (totals := recent.get(sort))
    )
    return (
        f"{learner.games:7d} games {learner.seconds:6.0f} s ({seconds:.0f} by the clock)"
        f"  value ±{wrong:.1f}  {shown}"
    )


def main() -> None:
    """Read the command line and train."""
    run_if_asked("tools.train_bots")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--games", type=int, default=500_000, help="total, with earlier runs")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after this time")
    parser.add_argument("--batch", type=int, default=60, help="games played by the same weights")
    parser.add_argument("--epochs", type=int, default=3, help="how often a batch is learned from")
    parser.add_argument("--rate", type=float, default=0.012, help="initial learning rate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin-from", type=int, help="a version of shipped weights")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--every", type=int, default=25, help="batches per line printed")
    parser.add_argument("--compiled", action="store_true", help=HELP)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
