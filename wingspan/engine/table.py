"""The table while the game is played: the state, the cards, and what happens written down.

Rules take the table first and change ``table.state`` through the rooms that own each thing
(birdfeeder, tray, eggs …). What only matters during one turn is in ``table.turn``.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from .cards import Mat
from .catalog import Catalog
from .decision import Decision, Kind, Source
from .events import AnyEvent
from .options import AnyOption
from .payments import Costs
from .setup import Setup
from .state import GameState, PlayedBird, Player
from .things import Habitat


@cache
def costs_of(catalog: Catalog) -> Costs:
    """The catalog's food costs, prepared once."""
    return Costs({bird: card.cost for bird, card in catalog.birds.items()})


class Turn:
    """What is remembered until the end of a turn: cards then to be discarded from hand."""

    __slots__ = ("discards",)

    def __init__(self) -> None:
        self.discards = 0


class Table:
    """The state with the cards, the set-up and the log at hand.

    ``answers`` counts those given in the game so far.
    """

    __slots__ = (
        "answers",
        "birds",
        "catalog",
        "costs",
        "events",
        "faces",
        "log",
        "mat",
        "players",
        "setup",
        "state",
        "turn",
    )

    def __init__(
        self, setup: Setup, catalog: Catalog, state: GameState, events: list[AnyEvent], answers: int
    ) -> None:
        self.setup = setup
        self.catalog = catalog
        self.state = state
        self.players: list[Player] = state.players
        self.events = events
        self.log = events.append
        self.answers = answers
        self.birds = catalog.birds
        self.costs = costs_of(catalog)
        self.mat: Mat = catalog.mats[setup.mat or "base"]
        self.faces = catalog.dice["base"].faces
        self.turn = Turn()

    def clockwise(self, seat: int) -> list[int]:
        """The people, beginning with ``seat`` and going to the left."""
        number = len(self.players)
        return [(seat + step) % number for step in range(number)]

    def others(self, seat: int) -> list[int]:
        """The other people, beginning to the left of ``seat`` (the Automa's seat is the last)."""
        number = len(self.players)
        return [other for step in range(1, number + 1) if (other := (seat + step) % number) != seat]

    def place_of(self, player: int, bird: PlayedBird) -> tuple[Habitat, int]:
        """Row and column of a bird of ``player``; LookupError if it is not on the mat."""
        for habitat, row in self.players[player].mat.items():
            for column, other in enumerate(row):
                if other is bird:
                    return habitat, column
        raise LookupError(bird.bird)


def ask(
    table: Table,
    player: int,
    kind: Kind,
    options: list[AnyOption],
    source: Source | None = None,
) -> Generator[Decision, AnyOption, AnyOption]:
    """The option that ``player`` takes; what is forced is not asked."""
    if len(options) == 1:
        return options[0]
    return (yield Decision(table.answers, table.state.turn_of, player, kind, source, options))
