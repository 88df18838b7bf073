"""Resuming a saved game by its record, or else from the table saved with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct, structs

from wingspan.engine import RULES, Catalog, Game, PositionError, Record, RecordError, SetupError
from wingspan.engine.notation import positions
from wingspan.engine.notation.record import FORMAT

from .save import Save, SaveError, fingerprint, same_table

Replay = Callable[[Record, Catalog], Game]
"""Plays a record again, as :meth:`.Game.replay` does, and raises the same."""


class Opened(Struct, frozen=True):
    """A resumed game.

    ``history``: whether the earlier events are available; otherwise the record begins at the saved
    table. ``same_question``: whether the pending decision is the one that was saved; otherwise the
    turn begins again, because its answers would mean something else under these rules.
    """

    game: Game
    history: bool = True
    same_question: bool = True


def open_save(save: Save, catalog: Catalog, replay: Replay = Game.replay) -> Opened:
    """Resume a game. Raises SaveError if neither its record nor its table can be used.

    ``replay``: given by whoever wants to watch the game being played again.
    """
    record = save.record
    if record.rules > RULES or record.format > FORMAT:
        raise SaveError("newer_rules", f"rules {record.rules}, format {record.format}")
    replayed, why = _replayed(save, catalog, replay)
    if replayed is not None and (
        save.position is None or same_table(replayed.position(), save.position)
    ):
        return Opened(replayed)
    if save.position is not None:
        opened = _from_table(save, save.position, catalog, replay)
        if opened is not None:
            return opened
    if replayed is not None:
        return Opened(replayed)
    older = record.rules < RULES and save.position is None
    raise SaveError("older_rules" if older else "not_playable", why)


def _replayed(save: Save, catalog: Catalog, replay: Replay) -> tuple[Game | None, str]:
    """Return the game of the record, or None and the reason."""
    try:
        return replay(save.record, catalog), ""
    except (RecordError, SetupError, PositionError) as error:
        return None, str(error)
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"


def _from_table(
    save: Save, position: dict[str, Any], catalog: Catalog, replay: Replay
) -> Opened | None:
    """Return the game from the saved table.

    The answers since are given again if they lead to the same question. Returns None if the table
    is impossible or of another set-up.
    """
    for same_question in (True, False):
        try:
            record = _from_there(position, since=same_question)
            game = replay(structs.replace(record, take_backs=save.record.take_backs), catalog)
        except Exception:
            continue
        if game.setup != save.record.setup:
            continue
        if same_question and fingerprint(game.decision) != save.question:
            continue
        return Opened(game, history=False, same_question=same_question)
    return None


def _from_there(position: dict[str, Any], *, since: bool) -> Record:
    """Return the record of a game that begins at a table, with or without the answers since.

    Raises PositionError if there is no such table.
    """
    table = positions.read(position)
    return Record(
        setup=table.setup,
        answers=table.answers if since else (),
        start={**position, "answers": []},
        rules=positions.rules_of(table, None),
    )
