"""Measure the length and speed of links: ``python -m bench.links`` (part of ``make bench``).

The length of a finished solo game's link is compared with the game's information: the sum of log2
of the number of options over its decisions, plus 20 bytes for everything else. Random games choose
any option; played games come from a program that looks ahead and scores as people do.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from math import log2
from pathlib import Path
from random import Random
from statistics import median

from wingspan.engine import Game, Record, Setup
from wingspan.engine.components import SETS
from wingspan.engine.notation.record import decode
from wingspan.links import MOST_CHARACTERS, GameLink, LinkError, pack_game, unpack_game

TESTS = Path(__file__).parents[1] / "tests"
PLAYED = sorted([*TESTS.glob("records/*.json"), *TESTS.glob("links/played/*.json")])
BESIDE_ANSWERS = 20
"""Bytes for the set-up, seed, name, format, rules and checksum."""


def random_record(number: int, players: int = 1, sets: tuple[str, ...] = SETS) -> Record:
    """Return a finished random game with a name and a seed of full length."""
    rng = Random(number)
    setup = Setup(
        players=players,
        names=("Ada",) * players,
        automa="eagle" if players == 1 else None,
        seed=int(rng.random() * 2**53),
        sets=sets,
    )
    game = Game.new(setup)
    while game.decision is not None:
        game.answer(int(rng.random() * len(game.decision.options)))
    return game.record()


def information(record: Record) -> float:
    """Return the information in a record in bytes: its answers and ``BESIDE_ANSWERS``."""
    game = Game.new(record.setup)
    bits = 0.0
    for answer in record.answers:
        assert game.decision is not None
        bits += log2(len(game.decision.options))
        game.answer(answer)
    return bits / 8 + BESIDE_ANSWERS


def milliseconds(work: Callable[[], object]) -> float:
    """Return the milliseconds that one call takes."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def spread(values: list[float], form: str) -> str:
    """Return the least, the median and the greatest value, formatted."""
    return "  ".join(f"{value:{form}}" for value in (min(values), median(values), max(values)))


def show(what: str, records: list[Record]) -> None:
    """Print the figures of some games, least, median and greatest."""
    texts = [pack_game(GameLink(record=record)) for record in records]
    sizes = [len(text) * 6 / 8 for text in texts]
    ratios = [size / information(record) for size, record in zip(sizes, records, strict=True)]
    print(f"{what} ({len(records)})")
    print(f"  answers             {spread([len(r.answers) for r in records], '6.0f')}")
    print(f"  characters          {spread([len(text) for text in texts], '6.0f')}")
    print(f"  bytes               {spread(sizes, '6.1f')}")
    if all(record.setup.players == 1 for record in records):
        print(f"  of its information  {spread(ratios, '6.3f')}")
    packing = [milliseconds(partial(pack_game, GameLink(record=record))) for record in records]
    opening = [milliseconds(partial(unpack_game, text)) for text in texts]
    print(f"  ms to pack          {spread(packing, '6.1f')}")
    print(f"  ms to open          {spread(opening, '6.1f')}")


def refusal(text: str) -> None:
    """Open a link that must be refused. Raises RuntimeError if it is not."""
    try:
        unpack_game(text)
    except LinkError:
        return
    raise RuntimeError("A link that should have been refused was opened.")


def main() -> None:
    """Print the figures."""
    print("links: least, median, greatest")
    random_games = [random_record(number, 1, SETS[:2]) for number in range(100)]
    random_games += [random_record(number) for number in range(100, 200)]
    show("random solo games, half base game, half all sets", random_games)
    show("solo games played by looking ahead", [decode(path.read_bytes()) for path in PLAYED])
    show("random games of five, all sets", [random_record(number, 5) for number in range(20)])
    text = pack_game(GameLink(record=random_games[0]))
    print("ms to refuse")
    for what, link in (
        ("a megabyte", "1" + "A" * 2**20),
        ("the longest that is read", text[0] + "B" * (MOST_CHARACTERS - 1)),
        ("one character wrong", text[:9] + ("B" if text[9] != "B" else "C") + text[10:]),
    ):
        times = [milliseconds(partial(refusal, link)) for _ in range(9)]
        print(f"  {what:<24} {median(times):6.2f}")


if __name__ == "__main__":
    main()
