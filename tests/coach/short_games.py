"""Games that are over soon: from a late position of a recorded one to its end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.table import CATALOG
from wingspan.engine import Game
from wingspan.engine.notation.record import Record, decode

RECORDS = Path(__file__).parents[1] / "records"


@cache
def short_game(name: str, answers: int) -> Record:
    """Return the end of a recorded game, ``answers`` or a few more, from the start of a turn."""
    record = decode((RECORDS / f"{name}.json").read_bytes())
    game = Game.replay(record, CATALOG)
    while len(record.answers) - len(game.answers) < answers or not _begins_a_turn(game):
        game.undo()
    late = Game.from_position(game.position(), CATALOG)
    for answer in record.answers[len(game.answers) :]:
        late.answer(answer)
    assert late.decision is None
    return late.record()


def _begins_a_turn(game: Game) -> bool:
    return game.decision is not None and game.decision.kind == "action"
