"""The same question several times in a row: the second egg of three, the last die of two."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from wingspan.engine import Game
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.options import All, Done, Reroll, Skip

from .repeats import asks_the_same

COUNTED: tuple[Kind, ...] = (
    "gain_die",
    "gain_food",
    "lay_egg",
    "draw_card",
    "egg_to_pay",
    "discard_egg",
    "discard_food",
    "discard_card",
    "tuck_card",
    "tuck_behind",
    "cache_on",
    "keep_card",
    "card_to_pay",
)
"""The questions that are asked again for the next thing of the same kind."""

MOST = 12
"""How many further questions are tried out at most."""


class Run(NamedTuple):
    """The place of a question among its like, from 1, and how many there will be in all."""

    number: int
    all: int


def run(game: Game, before: Iterable[Decision]) -> Run | None:
    """The place of the pending question among its like; None if it is asked only once.

    ``before``: the decisions answered before it, the last one first. How often it will still be
    asked is tried on a copy with whatever is offered first, so nothing that turns up is told.
    """
    decision = game.decision
    if decision is None or decision.kind not in COUNTED:
        return None
    number = 1
    for asked in before:
        if not asks_the_same(asked, decision):
            break
        number += 1
    total = number - 1 + _times(game, decision)
    return Run(number, total) if total > 1 else None


def _times(game: Game, decision: Decision) -> int:
    """How often it is asked from now on, whatever is taken."""
    trial, times = game.copy(), 0
    asked: Decision | None = decision
    while asked is not None and asks_the_same(decision, asked) and times < MOST:
        times += 1
        taken = next(
            (
                number
                for number, option in enumerate(asked.options)
                if not isinstance(option, (All, Done, Skip, Reroll))
            ),
            None,
        )
        if taken is None:
            break
        trial.answer(taken)
        asked = trial.decision
    return times
