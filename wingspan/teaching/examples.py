"""The rules reference's playable examples: small positions, answers, and what they lead to."""

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

    ``entries`` of the reference that it belongs to, the main one first; ``source``: where the
    rule stands. ``position``, ``answers`` and ``outcome`` are those of :mod:`.scenario`.
    """

    id: str
    entries: tuple[str, ...]
    source: str
    position: dict[str, Any]
    answers: tuple[Data, ...]
    outcome: Data

    def game(self, catalog: Catalog | None = None) -> Game:
        """The position set up."""
        return laid(self.position, catalog)

    def record(self, catalog: Catalog | None = None) -> Record:
        """The example played to its end, to be gone through step by step.

        Raises ValueError if its answers cannot be given.
        """
        game = self.game(catalog)
        amiss = answered(self.answers, game)
        if amiss:
            raise ValueError(f"example {self.id}: {amiss}")
        return game.record()

    def reached(self, game: Game) -> bool:
        """Whether the table is as the example leaves it."""
        return not wrong_with_outcome(game, self.outcome)


@cache
def examples() -> dict[str, Example]:
    """All examples by id, in the order of their chapters."""
    read: dict[str, Example] = {}
    for path in sorted(FOLDER.glob("*.json")):
        for example in msgspec.json.decode(path.read_bytes(), type=tuple[Example, ...]):
            if example.id in read:
                raise ValueError(f"two examples are called {example.id!r}")
            read[example.id] = example
    return read


def examples_of(entry: str) -> tuple[Example, ...]:
    """The examples that belong to an entry of the reference, those made for it first."""
    found = [example for example in examples().values() if entry in example.entries]
    return tuple(sorted(found, key=lambda example: example.entries.index(entry)))
