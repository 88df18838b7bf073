"""Games to be saved, and spoilt texts with correct checksums."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from tests.table import ALL_SETS, play_randomly, rng_for
from wingspan.engine import Game, Setup
from wingspan.saves import Save, encode, save_of
from wingspan.saves.result import Result

FIXTURES = Path(__file__).parent / "fixtures"
ONE = Setup(players=1, automa="eagle", seed=11)
TWO = Setup(players=2, seed=12, names=("Ada", "Bo"))
ALL = Setup(players=1, automa="eaglet", seed=13, sets=ALL_SETS, automubon=True)


def played(setup: Setup = ONE, answers: int | None = 40) -> Game:
    """Return a game after ``answers`` random answers; None plays it to the end."""
    return play_randomly(Game.new(setup), rng_for("saves", setup.seed), answers)


def saved(setup: Setup = ONE, answers: int | None = 40, **fields: Any) -> Save:
    return save_of(played(setup, answers), **{"id": "one", "time": 1_000, **fields})


def without_table(save: Save) -> Save:
    """Return the save as it is after packing, without its table."""
    return structs.replace(save, position=None, question="")


def plain(save: Save) -> dict[str, Any]:
    """Return the save as data, without its checksum."""
    data: dict[str, Any] = msgspec.json.decode(encode(save))
    del data["checksum"]
    return data


def sealed(data: dict[str, Any]) -> str:
    """Return a handmade save with its correct checksum: CRC-32 of the rest with sorted keys."""
    body = msgspec.json.encode(data, order="sorted")
    return msgspec.json.encode({"checksum": f"{zlib.crc32(body):08x}", **data}).decode()


NOTHING = dict.fromkeys(("birds", "bonus", "goals", "eggs", "cached", "tucked", "nectar"), 0)


def result(id_: str, time: int, score: int = 80, **fields: Any) -> Result:
    given: dict[str, Any] = {
        "played": "solo",
        "players": 1,
        "level": "eagle",
        "seat": 0,
        "categories": {**NOTHING, "birds": score},
        "opponent": 70,
        "rank": 1 if score > 70 else 2,
        "won": score > 70,
        **fields,
    }
    return Result(id=id_, time=time, score=score, **given)
