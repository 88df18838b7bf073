"""``#x=``: a table laid out by hand or copied from a game, to be asked about and played; and
``#e=``, the same as an exercise.

A table is a position (``docs/positions.md``) without answers. What a position leaves out costs a
digit or none, so that a table of two in round 3 takes some 250 characters.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec import structs

from wingspan.engine import Catalog, Game, Position, PositionError, load_catalog
from wingspan.engine.notation.laying_out import lay_out
from wingspan.engine.notation.positions import read

from .envelope import LinkKind, seal, unseal
from .errors import LinkError
from .game_link import RULES_BITS, check_rules
from .mixed_radix import Reader, Writer
from .setup_code import clean, read_setup, write_setup
from .table_code import Table


def pack_table(
    position: Position | dict[str, Any] | str | bytes,
    catalog: Catalog | None = None,
    kind: LinkKind = "x",
) -> str:
    """Return the text after ``#x=``, which is the same everywhere for the same table.

    ``kind``: "e" for the text after ``#e=``.

    Names are cleaned (see :func:`.clean_name`). What the rules fill in is filled in
    (:meth:`.Game.from_position`). Raises LinkError if the position is impossible, has answers, or
    belongs to custom card sets.
    """
    catalog = catalog or load_catalog()
    try:
        if read(position).answers:
            raise PositionError("answers: they belong in a game, not on a table.")
        game = Game.from_position(position, catalog)
        laid = read(game.record().start or {})
        laid = _without_what_is_dealt(laid, game.catalog)
    except PositionError as error:
        raise LinkError("impossible_position", str(error)) from error
    whole = structs.replace(laid, rules=game.rules, setup=clean(laid.setup))
    return _written(whole, catalog, kind)


def unpack_table(text: str, catalog: Catalog | None = None, kind: LinkKind = "x") -> Position:
    """Decode the text after ``#x=``, or ``#e=``: a position that :meth:`.Game.from_position` takes.

    Raises LinkError, in particular NewerRules for a table under later rules, and nothing else.
    """
    catalog = catalog or load_catalog()
    number, format_ = unseal(kind, text)
    if format_ != "1":
        raise LinkError("other_format", "Tables have no other format than 1 in this version.")
    digits = Reader(number)
    rules = check_rules(digits.natural(RULES_BITS))
    setup = read_setup(digits, catalog)
    position = Table(setup, catalog).read(digits, rules)
    if digits.left:
        raise LinkError("past_the_end", "The link has data left over at the end.")
    try:
        Game.from_position(position, catalog)
    except PositionError as error:
        raise LinkError("impossible_position", str(error)) from error
    if pack_table(position, catalog, kind) != text:
        raise LinkError("written_otherwise", "The link is not the canonical one of this table.")
    return position


def _written(position: Position, catalog: Catalog, kind: LinkKind) -> str:
    digits = Writer()
    try:
        digits.natural(check_rules(position.rules or 0), RULES_BITS)
        write_setup(digits, position.setup, catalog)
        Table(position.setup, catalog).write(digits, position)
    except LinkError:
        raise
    except ValueError as error:
        raise LinkError("impossible_position", f"No link can hold the table: {error}") from error
    return seal(kind, digits.number())


def _without_what_is_dealt(position: Position, catalog: Catalog) -> Position:
    """Return a position without the piles that its seed deals in any case."""
    state, automa = lay_out(position, catalog), position.automa
    changes: list[dict[str, Any]] = [
        {field: None}
        for field in ("deck", "bonus_deck", "goals", "random")
        if getattr(position, field) is not None
    ]
    if automa is not None and automa.deck is not None and (automa.turned or not automa.turns):
        changes.append({"automa": structs.replace(automa, deck=None)})
    for change in changes:
        shorter = structs.replace(position, **change)
        with suppress(PositionError):
            if lay_out(shorter, catalog) == state:
                position = shorter
    return position
