"""The table during play: the state, the cards and the log; and how rules ask at it.

Rules take the table as their first argument and change ``table.state`` through the modules that
own its parts (birdfeeder, tray, eggs …). Data needed only during one turn is in ``table.turn``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import cache

from .cards import Mat
from .catalog import Catalog
from .components import Food
from .decision import Asking, Decision, Kind, Source
from .effects import Effect, Trigger
from .events import AnyEvent
from .options import DONE, AnyOption
from .payments import Costs
from .setup import Setup
from .state import GameState, PlayedBird, Player


@cache
def costs_of(catalog: Catalog) -> Costs:
    """Return the catalog's food costs, prepared once."""
    return Costs({bird: card.cost for bird, card in catalog.birds.items()})


class Turn:
    """Data kept until the end of a turn.

    ``discards``: number of cards to discard from hand at the end. ``gained``: kinds of food that
    each player has gained. ``waiting``: pink powers postponed to the end, with their owners;
    ``later``: effects postponed to the end. ``apart``: for each power that drew cards apart, those
    cards, one of which will be kept. ``copied``: effects that a bird has copied and retains.
    ``from_dice``: kinds of food that each player has gained from the birdfeeder. ``laid_on``: birds
    on which an egg was laid.
    """

    __slots__ = (
        "apart",
        "copied",
        "discards",
        "from_dice",
        "gained",
        "laid_on",
        "later",
        "waiting",
    )

    def __init__(self) -> None:
        self.discards = 0
        self.gained: dict[int, set[Food]] = {}
        self.from_dice: dict[int, set[Food]] = {}
        self.laid_on: list[PlayedBird] = []
        self.waiting: list[tuple[int, PlayedBird]] = []
        self.later: list[tuple[int, Callable[[], Asking]]] = []
        self.apart: list[list[str]] = []
        self.copied: dict[str, tuple[Effect, ...]] = {}


def _unwritten(event: AnyEvent) -> None:
    """Ignore an event: the ``log`` of playouts."""


class Table:
    """The state together with the cards, the set-up and the log.

    ``rules``: the rules version in force, for the changes in :mod:`.rules`. ``answers``: the
    number of answers given in the game so far. ``happened``: triggers that may wake pink powers,
    each with the player who caused it, until the power or action in progress is over.
    """

    __slots__ = (
        "answers",
        "birds",
        "catalog",
        "costs",
        "events",
        "faces",
        "happened",
        "log",
        "mat",
        "players",
        "rules",
        "setup",
        "state",
        "turn",
        "with_nectar",
        "with_spendable_cache",
    )

    def __init__(
        self, setup: Setup, catalog: Catalog, state: GameState, events: list[AnyEvent], answers: int
    ) -> None:
        self.setup = setup
        self.catalog = catalog
        self.state = state
        self.players: list[Player] = state.players
        self.events = events
        self.log: Callable[[AnyEvent], None] = events.append
        self.answers = answers
        self.rules = catalog.rules
        self.birds = catalog.birds
        self.costs = costs_of(catalog)
        kit = catalog.kit(setup.sets)
        self.mat: Mat = catalog.mats[setup.mat or kit.mat]
        self.faces = catalog.dice[kit.dice].faces
        self.with_nectar = kit.nectar
        self.with_spendable_cache = kit.spendable_cache
        self.turn = Turn()
        self.happened: list[tuple[int, Trigger]] = []

    def keep_no_log(self) -> None:
        """Stop logging, as in playouts."""
        self.log = _unwritten

    def sort_apart(self, seat: int) -> None:
        """After a redeal for ``seat``, replace the cards kept apart by those dealt anew."""
        if self.turn.apart and seat != self.state.turn_of:
            apart = iter(self.players[self.state.turn_of].apart)
            for drawn in self.turn.apart:
                drawn[:] = [next(apart) for _ in drawn]

    def clockwise(self, seat: int) -> list[int]:
        """Return the people's seats, clockwise from ``seat``."""
        number = len(self.players)
        return [(seat + step) % number for step in range(number)]

    def others(self, seat: int) -> tuple[int, ...]:
        """Return the other people's seats clockwise from ``seat``, which may be the Automa's."""
        return _others(len(self.players), seat)


@cache
def _others(number: int, seat: int) -> tuple[int, ...]:
    round_the_table = [(seat + step) % number for step in range(1, number + 1)]
    return tuple(other for other in round_the_table if other != seat)


# how rules ask


def ask(
    table: Table,
    player: int,
    kind: Kind,
    options: list[AnyOption],
    source: Source | None = None,
) -> Generator[Decision, AnyOption, AnyOption]:
    """Return the option that ``player`` takes; a single option is taken without asking."""
    if len(options) == 1:
        return options[0]
    return (yield question(table, player, kind, options, source))


def question(
    table: Table,
    player: int,
    kind: Kind,
    options: list[AnyOption],
    source: Source | None = None,
) -> Decision:
    """Return a decision between two or more options."""
    return Decision(table.answers, table.state.turn_of, player, kind, source, options)


Choosing = Generator[Decision, AnyOption, AnyOption | None]
"""A running rule that returns the option taken, or None if it was declined."""


class Chooser:
    """Asks ``player`` on behalf of ``source``: of a row's action or a bird's power.

    Benefits may be declined, costs may not (FAQ: "Can I choose to lay fewer eggs …"): the option
    ``skip`` declines a power that has not begun, ``done`` stops one that has.
    """

    __slots__ = ("player", "source", "table")

    def __init__(self, table: Table, player: int, source: Source) -> None:
        self.table = table
        self.player = player
        self.source = source

    def choose(self, kind: Kind, offered: Sequence[AnyOption], *, must: bool = False) -> Choosing:
        """Ask for one of ``offered``; return None if it is declined or nothing is offered.

        ``must``: whether this is (part of) a cost, which cannot be declined once begun.
        """
        if not offered:
            return None
        if must:
            return (yield from ask(self.table, self.player, kind, [*offered], self.source))
        asked = [*offered, DONE]
        option = yield question(self.table, self.player, kind, asked, self.source)
        return None if option is DONE else option


def would_act(rule: Asking | Choosing) -> bool:
    """Whether a new ``rule`` would ask, and so do, anything; the rule is closed afterwards."""
    try:
        next(rule)
    except StopIteration:
        return False
    rule.close()
    return True
