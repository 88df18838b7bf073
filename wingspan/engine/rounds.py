"""Rounds: whose turn comes next, and the end of a round (Round Structure)."""

from __future__ import annotations

from . import tray
from .automa_deck import prepare_round
from .decision import Asking
from .events import GameOver, GoalScored, RoundBegan
from .goals import standings
from .state import ScoredGoal
from .table import Table
from .things import ACTIONS, ROUNDS, TURNS_BY_ROUND


def seats(table: Table) -> int:
    """Seats in turn order, the Automa's included."""
    return len(table.players) + (table.state.automa is not None)


def turns_left(table: Table, seat: int) -> int:
    """Turns that a seat still has in this round."""
    state = table.state
    automa = state.automa
    if automa is not None and seat == len(table.players):
        taken = automa.turns
    else:
        taken = sum(table.players[seat].cubes.values())
    return TURNS_BY_ROUND[state.round - 1] - taken


def next_seat(table: Table) -> None:
    """Hand the turn to the next seat to the left with turns left, or end the round."""
    state = table.state
    number = seats(table)
    for step in range(1, number + 1):
        seat = (state.turn_of + step) % number
        if turns_left(table, seat) > 0:
            state.turn_of = seat
            state.phase = "automa" if seat == len(table.players) else "turn"
            return
    state.phase = "round_end"


def begin_round(table: Table) -> None:
    """The first player of the round is to move."""
    state = table.state
    state.turn_of = state.first_player
    state.phase = "turn"
    table.log(RoundBegan(state.round, state.first_player))


def end_round(table: Table) -> Asking:
    """Score the goal, take the cubes back, renew the tray, pass the first player token."""
    state = table.state
    goal = state.goals[state.round - 1]
    scored = ScoredGoal(goal, standings(table, goal, state.round))
    state.scored.append(scored)
    table.log(GoalScored(state.round, goal, scored.standings))
    for player in table.players:
        player.cubes = dict.fromkeys(ACTIONS, 0)
    tray.renew(table)
    if state.round == ROUNDS:
        state.phase = "over"
        table.log(GameOver())
        return
    if state.automa is None:
        state.first_player = (state.first_player + 1) % len(table.players)
    else:
        prepare_round(table, state.automa, state.round)
    state.round += 1
    begin_round(table)
    yield from ()
