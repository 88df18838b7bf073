"""Whole games as readable text, so that a change of behaviour shows as a diff."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from tests.table import FOUR_SETS, encoded, rng_for
from wingspan.engine import Game, Record, Setup
from wingspan.engine.notation.record import decode, encode

FOLDER = Path(__file__).resolve().parent

GAMES = {
    "solo": Setup(players=1, automa="eagle", automubon=True, seed=2019, names=("Ada",)),
    "three_players": Setup(
        players=3, seed=2020, goals="blue", names=("Ada", "Bo", "Cy"), names_language="fr"
    ),
    "solo_all_sets": Setup(players=1, automa="eaglet", seed=2061, names=("Ada",), sets=FOUR_SETS),
    "two_players_oceania": Setup(
        players=2, seed=2022, goals="blue", names=("Ada", "Bo"), sets=("core", "oceania")
    ),
    "four_players_european": Setup(
        players=4, seed=2024, names=("Ada", "Bo", "Cy", "Di"), sets=("core", "european")
    ),
}
"""The golden games, by the names of their files."""

_STOPS = ("done", "skip")


def _choice(options: list[dict[str, Any]], roll: float, pick: float) -> int:
    """Choose to play a bird or take something three times in four, otherwise anything."""
    plays = [i for i, o in enumerate(options) if o.get("action") == "play_bird"]
    takes = [i for i, o in enumerate(options) if o["type"] not in _STOPS]
    likely = plays or takes
    chosen = likely if roll < 0.75 else list(range(len(options)))
    return chosen[int(pick * len(chosen))]


def play(name: str) -> Game:
    """Play the game of that name with its own fixed random player."""
    rng = rng_for("golden", name)
    game = Game.new(GAMES[name])
    while game.decision is not None:
        options = [msgspec.to_builtins(option) for option in game.decision.options]
        game.answer(_choice(options, rng.random(), rng.random()))
    return game


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "+".join(f"{_value(v)} {k}" for k, v in value.items() if v) or "nothing"
    if isinstance(value, list | tuple):
        return ", ".join(_value(v) for v in value) or "none"
    return str(value)


def _fields(data: dict[str, Any], tag: str) -> str:
    rest = {k: v for k, v in data.items() if k != tag and v not in (None, {}, [], (), "upright")}
    return " ".join([data[tag], *(f"{k}={_value(v)}" for k, v in rest.items())])


def _events(game: Game, begin: int) -> list[str]:
    lines = []
    for event in game.events[begin:]:
        data = msgspec.to_builtins(event)
        standings = data.pop("standings", None)
        lines.append(f"        {_fields(data, 'event')}")
        for row in standings or ():
            who = f"player {row.pop('player')}"
            lines.append(f"            {_fields({'who': who, **row}, 'who')}")
    return lines


def _scores(game: Game) -> list[str]:
    lines = []
    for sheet in game.scores():
        data = msgspec.to_builtins(sheet)
        seat = data.pop("player")
        lines.append(
            f"    score of player {seat}: " + " ".join(f"{k}={v}" for k, v in data.items())
        )
    return lines


def text_of(record: Record) -> str:
    """Return the recorded game as text, answer by answer."""
    game = Game.new(record.setup)
    lines = [f"{k}: {_value(v)}" for k, v in msgspec.to_builtins(record.setup).items()]
    lines += ["", *_events(game, 0)]
    for number, choice in enumerate(record.answers):
        decision = game.decision
        assert decision is not None
        source = decision.source
        asker = f" by {source.bird}" if source is not None and source.bird else ""
        option = _fields(msgspec.to_builtins(decision.options[choice]), "type")
        lines.append(
            f"{number} player {decision.player}: {decision.kind}{asker}"
            f" ({choice + 1} of {len(decision.options)}): {option}"
        )
        begin, scored = len(game.events), len(game.state.scored)
        game.answer(choice)
        lines += _events(game, begin)
        if len(game.state.scored) > scored:
            lines += ["", f"    after round {len(game.state.scored)}", *_scores(game), ""]
    assert game.decision is None
    return "\n".join(lines).rstrip() + "\n"


class Golden(msgspec.Struct, frozen=True):
    """A record with its expected end: the score sheets and a digest of the whole table."""

    record: Record
    scores: list[dict[str, int]]
    table: str


def golden_of(game: Game) -> Golden:
    return Golden(
        game.record(),
        [msgspec.to_builtins(sheet) for sheet in game.scores()],
        hashlib.sha256(encoded(game)).hexdigest(),
    )


def read(name: str) -> Golden:
    """Read the golden game of that name."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)


def write(name: str) -> None:
    """Play the game of that name again and write it, as a record and as text."""
    game = play(name)
    golden = golden_of(game)
    assert decode(encode(golden.record)) == golden.record
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(golden) + b"\n")
    (FOLDER / f"{name}.txt").write_text(text_of(golden.record), encoding="utf-8")
