"""Rounds: whose turn comes next, and the end of a round (Round Structure)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from . import tray
from .automa_deck import move_nectar, prepare_round
from .catalog import Catalog
from .components import ACTIONS, ROUNDS, TURNS_BY_ROUND, Color
from .conditions import NoGoal
from .decision import Asking
from .events import (
    GameOver,
    GoalScored,
    GoalStanding,
    NectarDiscarded,
    PowersBegan,
    RoundBegan,
)
from .goals import standings
from .powers import use_all
from .state import ScoredGoal
from .table import Table


def seats(table: Table) -> int:
    """Return the number of seats, the Automa's included."""
    return len(table.players) + (table.state.automa is not None)


@cache
def turns_in_round(catalog: Catalog, goals: tuple[str, ...], round_: int) -> int:
    """Return the number of turns per player: one more for every earlier round without a goal."""
    kept = sum(isinstance(catalog.goals[goal].counts, NoGoal) for goal in goals[: round_ - 1])
    return TURNS_BY_ROUND[round_ - 1] + kept


def turns_left(table: Table, seat: int) -> int:
    """Return the number of turns that a seat still has in this round."""
    state = table.state
    automa = state.automa
    if automa is not None and seat == len(table.players):
        taken = automa.turns
    else:
        taken = sum(table.players[seat].cubes.values())
    return turns_in_round(table.catalog, state.goals, state.round) - taken


def next_seat(table: Table) -> None:
    """Pass the turn to the next seat to the left with turns left, or end the round."""
    state = table.state
    number = seats(table)
    seat = state.turn_of
    for _ in range(number):
        seat = (seat + 1) % number
        if turns_left(table, seat) > 0:
            state.turn_of = seat
            state.phase = "automa" if seat == len(table.players) else "turn"
            return
    _next_with(table, "teal", list(table.clockwise(state.first_player)))


def begin_round(table: Table) -> None:
    """Begin a round with its first player's turn."""
    state = table.state
    state.turn_of = state.first_player
    state.phase = "turn"
    table.log(RoundBegan(state.round, state.first_player))


def _next_with(table: Table, color: Color, order: list[int]) -> None:
    """Go to the next player of ``order`` with round-end (teal) or game-end (yellow) powers.

    After the last player, score the round or end the game.
    """
    state = table.state
    for seat in order:
        if any(
            table.birds[bird.bird].color == color
            for row in table.players[seat].mat.values()
            for bird in row
        ):
            state.turn_of = seat
            state.phase = "round_end" if color == "teal" else "game_end"
            return
    if color == "teal":
        state.phase = "scoring"
    else:
        state.phase = "over"
        table.log(GameOver())


def _after(table: Table) -> list[int]:
    """Return the players after the current one, in the order of the round."""
    order = table.clockwise(table.state.first_player)
    return order[order.index(table.state.turn_of) + 1 :]


def end_round_powers(table: Table) -> Asking:
    """Use one player's round-end powers; players come clockwise from the round's first player."""
    seat = table.state.turn_of
    table.log(PowersBegan(seat, "round"))
    yield from use_all(table, seat, "teal")
    _next_with(table, "teal", _after(table))


def end_game_powers(table: Table) -> Asking:
    """Use one player's game-end powers, after everything else in the last round."""
    seat = table.state.turn_of
    table.log(PowersBegan(seat, "game"))
    yield from use_all(table, seat, "yellow")
    _next_with(table, "yellow", _after(table))


def score_round(table: Table, told: Sequence[int] | None = None) -> Asking:
    """Discard nectar, score the goal, take back the cubes, and renew the tray.

    Then pass the first player token. The order is that of the round-end reference. ``told``: the
    people's counts for the goal, where their mats are not on this table.
    """
    state = table.state
    if table.with_nectar:
        _end_nectar(table)
    goal = state.goals[state.round - 1]
    if not isinstance(table.catalog.goals[goal].counts, NoGoal):
        shares = standings(table, goal, state.round, told)
    else:
        shares = tuple(GoalStanding(seat, 0, None, 0) for seat in range(seats(table)))
    state.scored.append(ScoredGoal(goal, shares))
    table.log(GoalScored(state.round, goal, shares))
    for player in table.players:
        player.cubes = dict.fromkeys(ACTIONS, 0)
    tray.renew(table)
    if state.round == ROUNDS:
        _next_with(table, "yellow", list(table.clockwise(state.first_player)))
    else:
        if state.automa is None:
            state.first_player = (state.first_player + 1) % len(table.players)
        else:
            prepare_round(table, state.automa, state.round)
        state.round += 1
        begin_round(table)
    yield from ()


def _end_nectar(table: Table) -> None:
    """Discard the nectar left in supplies; the Automa's cards move its spent nectar."""
    for seat, player in enumerate(table.players):
        if player.food["nectar"]:
            table.log(NectarDiscarded(seat, player.food["nectar"]))
            player.food["nectar"] = 0
    if table.state.automa is not None:
        move_nectar(table, table.state.automa)
