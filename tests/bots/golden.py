"""Recorded answers of computer players: the same on every machine and in every Python."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from tests.bots.play import answer
from tests.table import CATALOG, FOUR_SETS
from wingspan.bots.weights import NEWEST
from wingspan.engine import Game, Setup

FILE = Path(__file__).with_name("golden.json")
TABLES = {
    "two": Setup(players=2, seed=101),
    "three_of_all_sets": Setup(players=3, seed=102, sets=FOUR_SETS),
    "five_blue": Setup(players=5, seed=103, sets=("core", "european"), goals="blue"),
    "alone_oceania": Setup(players=1, seed=104, sets=("core", "oceania"), automa="eagle"),
}
ANSWERS = {"mourning_dove": 1000, "belted_kingfisher": 1000, "barn_owl": 40, "common_raven": 14}
"""Number of answers recorded for each level."""
WANTED = {
    *((level, table, NEWEST) for level in ANSWERS for table in TABLES),
    *((level, table, 1) for level in ANSWERS for table in ("two", "alone_oceania")),
}
"""Level, table and version of the weights: games that are continued keep the weights they had."""


class Golden(Struct, frozen=True):
    """The answers of a level at every seat of a table, from the deal on."""

    level: str
    table: str
    weights: int
    answers: tuple[int, ...]


def played(level: str, table: str, weights: int) -> Golden:
    """Return the answers as they are today."""
    game = Game.new(TABLES[table], CATALOG)
    while game.decision is not None and len(game.answers) < ANSWERS[level]:
        game.answer(answer(level, game, weights=weights))
    return Golden(level, table, weights, game.answers)


def kept() -> list[Golden]:
    """Return the recorded answers."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Golden])


def write() -> None:
    """Record the answers of the newest weights; recorded answers of older ones stay as they are."""
    older = [
        golden
        for golden in kept()
        if golden.weights != NEWEST and (golden.level, golden.table, golden.weights) in WANTED
    ]
    newest = sorted(wanted for wanted in WANTED if wanted[2] == NEWEST)
    found = older + [played(*wanted) for wanted in newest]
    lines = b",\n".join(msgspec.json.encode(golden) for golden in found)
    FILE.write_bytes(b"[" + lines + b"]\n")
