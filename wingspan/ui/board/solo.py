"""The Automa beside a real table: the engine's own Automa, told what it must know of the table.

A game is its set-up with what was told at each step, in order. It is played from the beginning each
time, so that a step back leaves the last thing out.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct, structs

from wingspan.engine.automa_deck import turn_up
from wingspan.engine.automa_turn import automa_turn
from wingspan.engine.cards import AutomaSection, BirdCard, BonusCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import TRAY_SIZE, Level
from wingspan.engine.dealing import deal
from wingspan.engine.decision import Asking
from wingspan.engine.events import AnyEvent
from wingspan.engine.matching import matches
from wingspan.engine.rounds import begin_round, next_seat, score_round, turns_in_round
from wingspan.engine.setup import Setup
from wingspan.engine.state import Automa, GameState, Player
from wingspan.engine.table import Table
from wingspan.words import DEFAULT

MOST_POINTS = 9
"""The most points that are printed on a bird."""
MOST_TOLD = 400
"""More steps than any game has."""


class Told(Struct, frozen=True, array_like=True):
    """What was told at a step.

    ``birds``: face-up cards, by id or, as :func:`worth`, by points only. ``count``: the person's
    number for the goal of the round.
    """

    birds: tuple[str, ...] = ()
    count: int = 0


class Solo(Struct, frozen=True, kw_only=True):
    """A game against the Automa on a real table.

    ``goals``, ``bonus``: the goals by round and the Automa's bonus card. ``begun``: whether the
    set-up is done. ``tray``: face-up cards named so far for the question on the screen.
    """

    setup: Setup
    goals: tuple[str, ...]
    bonus: str
    begun: bool = False
    told: tuple[Told, ...] = ()
    tray: tuple[str, ...] = ()

    @classmethod
    def dealt(cls, setup: Setup, catalog: Catalog) -> Solo:
        """Draw the goals and the Automa's bonus card at random, from the seed of the set-up."""
        state = deal(setup, catalog)
        assert state.automa is not None
        return cls(setup=setup, goals=state.goals, bonus=state.automa.bonus)


Kind = Literal["yours", "primary", "second", "goal", "scored", "over"]


class Step(Struct, frozen=True):
    """What is to be done now, at ``turn`` of ``turns`` in ``round``.

    ``card``, ``section``: the Automa's card and what counts of it this round. ``events``: what has
    happened since the step before.
    """

    kind: Kind
    round: int
    turn: int
    turns: int
    events: tuple[AnyEvent, ...] = ()
    card: str = ""
    section: AutomaSection | None = None


def worth(points: int) -> str:
    """Return what stands for a bird of which only its points are known."""
    return f"={points}"


@cache
def with_stand_ins(catalog: Catalog, bonus: str, level: Level | None) -> dict[str, BirdCard]:
    """Return all birds, with those of which only the points are known: they are as the Automa with
    that bonus card wants them, as far as points allow.
    """
    birds = catalog.birds
    like = catalog.bonus_cards[bonus].wanted(level)
    fitting = (card for card in birds.values() if like is None or matches(card, like, DEFAULT))
    model = next(fitting, next(iter(birds.values())))
    return birds | {
        worth(n): structs.replace(model, id=worth(n), points=n) for n in range(MOST_POINTS + 1)
    }


def possible_points(catalog: Catalog, bonus: BonusCard, level: Level | None) -> list[int]:
    """Return the points that a bird which the Automa wants may be worth."""
    like, birds = bonus.wanted(level), with_stand_ins(catalog, bonus.id, level)
    return [
        n
        for n in range(MOST_POINTS + 1)
        if like is not None and matches(birds[worth(n)], like, DEFAULT)
    ]


def laid(solo: Solo, catalog: Catalog) -> Table:
    """Return the table at the first turn. What the person has is not on it."""
    state: GameState = deal(solo.setup, catalog)
    state.players[0] = Player()
    state.goals = solo.goals
    assert state.automa is not None
    state.automa.bonus = solo.bonus
    table = Table(solo.setup, catalog, state, [], 0)
    table.birds = with_stand_ins(catalog, solo.bonus, solo.setup.automa)
    begin_round(table)
    return table


@lru_cache(8)
def played(solo: Solo, catalog: Catalog) -> tuple[Step, Table]:
    """Return the step that a game has come to, and its table, which must not be changed."""
    table = laid(solo, catalog)
    going = steps(table)
    step = next(going)
    for told in solo.told:
        try:
            step = going.send(told)
        except StopIteration:
            break
    return step, table


def steps(table: Table) -> Generator[Step, Told, None]:
    """Play a game with that Automa, and yield each step; told what the table shows."""
    state, catalog, seen = table.state, table.catalog, 0

    def step(kind: Kind, card: str = "", section: AutomaSection | None = None) -> Step:
        nonlocal seen
        automa = side(table)
        turns = turns_in_round(catalog, state.goals, state.round)
        turn = 1 + (sum(table.players[0].cubes.values()) if kind == "yours" else automa.turns)
        fresh, seen = tuple(table.events[seen:]), len(table.events)
        return Step(kind, state.round, min(turn, turns), turns, fresh, card, section)

    while state.phase != "over":
        if state.phase == "turn":
            yield step("yours")
            mine = table.players[0]
            mine.cubes = {**mine.cubes, "play_bird": mine.cubes["play_bird"] + 1}
            next_seat(table)
        elif state.phase == "automa":
            card, section = _ahead(table)
            told = yield step("primary", card, section)
            if section.primary == "play_bird":
                named = [bird for bird in told.birds if bird in table.birds][:TRAY_SIZE]
                state.tray = [*named, *[None] * (TRAY_SIZE - len(named))]
            turn = side(table).turns
            _run(automa_turn(table))
            if section.secondary != "none":
                yield structs.replace(step("second", card, section), turn=turn + 1)
        else:
            told = yield step("goal")
            round_ = state.round
            _run(score_round(table, [told.count]))
            yield structs.replace(step("scored"), round=round_)
    yield step("over")


def side(table: Table) -> Automa:
    """Return what the Automa has."""
    assert table.state.automa is not None
    return table.state.automa


def is_asked(step: Step) -> bool:
    """Whether birds must be told at the Automa's primary action."""
    return step.section is not None and step.section.primary == "play_bird"


def _ahead(table: Table) -> tuple[str, AutomaSection]:
    """Return the card that the Automa's turn will turn up, and its section."""
    twin = Table(table.setup, table.catalog, table.state.copy(), [], 0)
    return turn_up(twin, side(twin))


def _run(asking: Asking) -> None:
    """Play a segment that asks nothing, since no person's birds are on the table."""
    for _ in asking:
        raise AssertionError("nobody is asked beside a real table")
