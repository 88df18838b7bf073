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
"""The kinds of question that are repeated for the next thing of the same kind."""

MOST = 12
"""The most questions that are tried ahead, the pending one included."""


class Run(NamedTuple):
    """The position of a question in a run of the same question, from 1, and the run's length."""

    number: int
    all: int


def run(game: Game, before: Iterable[Decision]) -> Run | None:
    """The position of the pending question in its run; None if it is asked only once.

    ``before``: the decisions answered before it, the last one first. How often it will still be
    asked is found on a copy of the game by always taking the first thing offered; nothing that
    turns up there is revealed.
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
    """How many times ``decision`` is asked from now on if the first thing offered is taken."""
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
