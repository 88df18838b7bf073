"""Tables that no game leads to: positions of every phase, with things missing or inconsistent.

The rules accept all of them; no game played from the deal looks like that.
"""

from __future__ import annotations

from typing import Any, get_args

from hypothesis import assume
from hypothesis import strategies as st

from tests.table import ALL_SETS, BASE_GAME, CATALOG, below, rng_for
from wingspan.engine import Game, PositionError, Setup
from wingspan.engine.components import Level, Phase

PHASES: tuple[Phase, ...] = get_args(Phase)
SETS = (("core",), BASE_GAME, ("core", "european"), ("core", "oceania"), ALL_SETS)
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
LEVELS: tuple[Level, ...] = get_args(Level)
LAST_ROUND: tuple[Phase, ...] = ("game_end", "over")

Fields = dict[str, Any]


def setup_of(players: int, sets: tuple[str, ...], seed: int, level: Level = "eagle") -> Setup:
    """Return a set-up; with one player the Automa plays too."""
    return Setup(
        players=players,
        names=NAMES[:players],
        automa=level if players == 1 else None,
        sets=sets,
        seed=seed,
        goals="blue" if seed % 2 else "green",
    )


def played(setup: Setup, answers: int) -> Fields:
    """Return the table after ``answers`` random answers or at the end, its turn just begun."""
    game, rng = Game.new(setup), rng_for("hostile table", setup.seed)
    while game.decision is not None and len(game.answers) < answers:
        game.answer(below(rng, len(game.decision.options)))
    return {"round": 1, "scored": [], **game.position(), "answers": []}


def moved(position: Fields, phase: Phase, seat: int) -> Fields:
    """Return that table in another phase, as the turn of ``seat`` or of the Automa."""
    moved = {**position, "phase": phase, "turn_of": seat}
    if phase in LAST_ROUND:
        return {**moved, "round": 4}
    if phase == "setup":
        return {**moved, "round": 1, "scored": [], "automa": None}
    if phase == "automa":
        moved |= {"turn_of": 1, "automa": {**position["automa"], "turns": 0}}
    for player in moved["players"]:
        player.pop("choosing", None)
    return {**moved, "scored": moved["scored"][: moved["round"] - 1]}


def bared(position: Fields, what: str) -> Fields:
    """Return that table without something that a game always has."""
    players = position["setup"]["players"]
    match what:
        case "cubes":
            sides = [{**side, "cubes": {}} for side in position["players"]]
            return {**position, "players": sides}
        case "goals scored":
            return {**position, "scored": []}
        case "everything on the mats":
            return {**position, "players": [{} for _ in range(players)]}
        case "decks":
            return {**position, "deck": [], "bonus_deck": []}
        case "tray":
            return {**position, "tray": [None, None, None]}
        case _:
            return position


BARED = ("nothing", "cubes", "goals scored", "everything on the mats", "decks", "tray")


@st.composite
def games(draw: st.DrawFn, phase: Phase) -> Game:
    """Draw a game in ``phase`` that begins from such a position."""
    players = 1 if phase == "automa" else draw(st.integers(1, 5))
    setup = setup_of(
        players,
        draw(st.sampled_from(SETS)),
        draw(st.integers(0, 10_000)),
        draw(st.sampled_from(LEVELS)),
    )
    position = played(setup, draw(st.sampled_from((0, 30, 120, 2_500))))
    position = moved(position, phase, draw(st.integers(0, players - 1)))
    for what in draw(st.lists(st.sampled_from(BARED), max_size=3, unique=True)):
        position = bared(position, what)
    try:
        return Game.from_position(position)
    except PositionError:
        assume(False)
        raise


EVERY_PHASE = [
    (phase, players)
    for phase in PHASES
    for players in ((1,) if phase == "automa" else (1, 2, 3, 4, 5))
]


def table_of(phase: Phase, players: int) -> Game:
    """Return a game that begins in that phase with no goal scored and no cube placed."""
    number = EVERY_PHASE.index((phase, players))
    setup = setup_of(players, SETS[number % len(SETS)], number)
    position = bared(bared(played(setup, 120), "goals scored"), "cubes")
    return Game.from_position(moved(position, phase, players - 1), CATALOG)
