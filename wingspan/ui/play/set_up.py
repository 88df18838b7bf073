"""The set-up of a game: its position before the first answer, and the birds kept so far."""

from __future__ import annotations

from msgspec import structs

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.engine.notation.record import Record
from wingspan.engine.options import Bird


def before_first_answer(record: Record, catalog: Catalog) -> Game:
    """The game of a record before its first answer. Raises what :meth:`Game.replay` raises."""
    return Game.replay(structs.replace(record, answers=(), take_backs=0), catalog=catalog)


def kept_at_the_start(game: Game, seat: int) -> tuple[str, ...]:
    """The birds that ``seat`` has already chosen to keep during the set-up; () afterwards."""
    if game.state.phase != "setup":
        return ()
    kept = []
    again = before_first_answer(game.record(), game.catalog)
    for answer in game.record().answers:
        decision = again.decision
        assert decision is not None
        option = decision.options[answer]
        if decision.player == seat and decision.kind == "keep_bird" and isinstance(option, Bird):
            kept.append(option.bird)
        again.answer(answer)
    return tuple(kept)
