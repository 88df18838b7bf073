"""The playable examples of the rules reference: small positions, answers, and their outcomes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from wingspan.engine import Game
from wingspan.engine.catalog import Catalog
from wingspan.engine.notation.record import Record

from .scenario import Data, answered, laid, wrong_with_outcome

FOLDER = Path(__file__).parent / "examples"


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule shown at a table.

    ``entries``: the entries of the reference to which it belongs, the main one first. ``source``:
    the rule's source. ``position``, ``answers`` and ``outcome`` are as in :mod:`.scenario`.
    """

    id: str
    entries: tuple[str, ...]
    source: str
    position: dict[str, Any]
    answers: tuple[Data, ...]
    outcome: Data

    def game(self, catalog: Catalog | None = None) -> Game:
        """Return a game at the position."""
        return laid(self.position, catalog)

    def record(self, catalog: Catalog | None = None) -> Record:
        """Return the record of the example played to its end.

        Raises ValueError if its answers cannot be given.
        """
        game = self.game(catalog)
        amiss = answered(self.answers, game)
        if amiss:
            raise ValueError(f"example {self.id}: {amiss}")
        return game.record()

    def reached(self, game: Game) -> bool:
        """Whether a game has reached the example's outcome."""
        return not wrong_with_outcome(game, self.outcome)


@cache
def examples() -> dict[str, Example]:
    """Return all examples by id, in the order of their chapters."""
    return {
        example.id: example
        for path in sorted(FOLDER.glob("*.json"))
        for example in msgspec.json.decode(path.read_bytes(), type=tuple[Example, ...])
    }


def examples_of(entry: str) -> tuple[Example, ...]:
    """Return the examples of an entry of the reference, those made for it first."""
    found = [example for example in examples().values() if entry in example.entries]
    return tuple(sorted(found, key=lambda example: example.entries.index(entry)))
