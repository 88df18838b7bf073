"""The golden records: for each number of the rules, games and their outcomes.

``rules_<n>.jsonl`` holds a game per line, written by ``python -m tests.golden`` while ``RULES`` was
that number, and never again: it is the evidence that old games are still played as they were.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import structs

from tests.table import Data, below, encoded, rng_for
from wingspan.engine import RULES, Decision, Game, Record
from wingspan.engine.notation.record import decode, encode

from .playthrough import GAMES, play
from .tables import Plan, plans

FOLDER = Path(__file__).resolve().parent
_STOPS = ("done", "skip")


class GoldenRecord(msgspec.Struct, frozen=True):
    """A game and its expected outcome.

    ``totals``: points by seat, the Automa's last. ``asked``: a digest of all decisions, with
    their options in order. ``awaits``: who must answer what, "" if the game is over. ``table``: a
    digest of the whole table, with hidden cards and random streams.
    """

    name: str
    totals: tuple[int, ...]
    awaits: str
    asked: str
    table: str
    record: Record


def path_of(rules: int) -> Path:
    """Return the path of that number's golden records."""
    return FOLDER / f"rules_{rules}.jsonl"


def read(rules: int) -> tuple[GoldenRecord, ...]:
    """Read the golden records of that number."""
    return tuple(map(_read_line, path_of(rules).read_bytes().splitlines()))


def _read_line(line: bytes) -> GoldenRecord:
    return msgspec.json.decode(line, type=GoldenRecord)


def replayed(golden: GoldenRecord) -> GoldenRecord:
    """Replay a record, and return it with its outcome today."""
    record = golden.record
    game = Game.replay(structs.replace(record, answers=(), take_backs=0))
    asked = hashlib.sha256()
    for answer in record.answers:
        asked.update(_question(game.decision))
        game.answer(answer)
    game.take_backs = record.take_backs
    return _golden(golden.name, game, asked.hexdigest())


def _golden(name: str, game: Game, asked: str) -> GoldenRecord:
    decision = game.decision
    return GoldenRecord(
        name=name,
        totals=tuple(sheet.total for sheet in game.scores()),
        awaits=f"{decision.player} {decision.kind}" if decision else "",
        asked=asked[:16],
        table=hashlib.sha256(_table(game)).hexdigest()[:16],
        record=decode(encode(game.record())),
    )


def _table(game: Game) -> bytes:
    """Return the whole table; during set-up without the bird cards chosen so far.

    Those follow from the answers, and were not part of the table when the records of rules 1 and 2
    were made.
    """
    if game.state.phase != "setup":
        return encoded(game)
    game = game.copy()
    for player in game.state.players:
        player.apart = []
    return encoded(game)


def _question(decision: Decision | None) -> bytes:
    assert decision is not None
    asked = decision.turn_of, decision.player, decision.kind, decision.source, decision.options
    return msgspec.json.encode(asked)


def _choice(plan: Plan, game: Game, rng: random.Random) -> int:
    """Choose what the plan wishes; otherwise mostly a bird to play, or something over nothing."""
    assert game.decision is not None
    options: list[Data] = [msgspec.to_builtins(option) for option in game.decision.options]
    for wish in plan.wishes:
        if rng.random() < 0.8:
            found = [i for i, option in enumerate(options) if wish.items() <= option.items()]
            if found:
                return found[below(rng, len(found))]
    plays = [i for i, option in enumerate(options) if option.get("action") == "play_bird"]
    if plays and rng.random() < 0.6:
        return plays[0]
    takes = [i for i, option in enumerate(options) if option["type"] not in _STOPS]
    likely = takes if takes and rng.random() < 0.85 else range(len(options))
    return likely[below(rng, len(likely))]


def played(plan: Plan) -> Game:
    """Play a game as planned, with a random player seeded by the plan's name."""
    rng = rng_for("golden", plan.name)
    if plan.start is None:
        game = Game.new(plan.setup)
    else:
        game = Game.from_position({"setup": msgspec.to_builtins(plan.setup), **plan.start})
    while game.decision is not None and len(game.answers) != plan.stops_after:
        game.answer(_choice(plan, game, rng))
        if plan.take_backs and below(rng, plan.take_backs) == 0:
            game.undo()
    return game


def _lines() -> Iterator[bytes]:
    games = [(plan.name, played(plan)) for plan in plans()]
    for name, game in [*games, *((f"playthrough {name}", play(name)) for name in GAMES)]:
        golden = replayed(_golden(name, game, ""))
        yield msgspec.json.encode(golden)


def write() -> Path:
    """Play the golden games under the current rules, and write them under their number."""
    content = b"".join(line + b"\n" for line in _lines())
    strangers = {golden.record.rules for golden in map(_read_line, content.splitlines())} - {RULES}
    assert not strangers, f"these games are of rules {strangers}; today's are rules {RULES}"
    path = path_of(RULES)
    path.write_bytes(content)
    return path
