"""The same question several times in a row: how often it is asked, and one input that answers it
so often."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

from msgspec import structs

from wingspan.engine import Game
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.events import DiceRolled
from wingspan.engine.mat import bird_at
from wingspan.engine.options import (
    All,
    AnyOption,
    Die,
    Done,
    DrawDeck,
    FoodToken,
    Reroll,
    Skip,
    Slot,
)

from .intent import Intent

REPEATED: tuple[Kind, ...] = ("gain_die", "gain_food", "lay_egg", "draw_card", "egg_to_pay")
"""The kinds of decision that may get the same answer several times."""


class RepeatAnswer(Intent, frozen=True):
    """Take ``option`` ``times`` more times, as long as the question of ``asked`` is asked again."""

    asked: Decision
    option: AnyOption
    times: int

    def advanced(self) -> Self:
        return structs.replace(self, times=self.times - 1)

    def wanted(self, decision: Decision) -> AnyOption | None:
        return self.option if self.times and asks_the_same(self.asked, decision) else None


def asks_the_same(before: Decision, after: Decision) -> bool:
    """Whether two decisions have the same kind, player and source, in the same player's turn."""
    return (before.kind, before.player, before.source, before.turn_of) == (
        after.kind,
        after.player,
        after.source,
        after.turn_of,
    )


def repeats(game: Game) -> dict[int, int]:
    """How many times in a row each option of the pending decision can be taken, by index.

    Only options that can be taken more than once. Counts only what the player can foresee: not
    past a roll of the dice.
    """
    decision = game.decision
    if decision is None or decision.kind not in REPEATED:
        return {}
    found: dict[int, int] = {}
    for index, option in enumerate(decision.options):
        if not _may_come_again(game, option):
            continue
        number = _fits(game, decision, option)
        if number > 1:
            found[index] = number
    return found


def _may_come_again(game: Game, option: AnyOption) -> bool:
    """Whether the option may be offered again, as far as this is known without trying it."""
    match option:
        case Slot(player, habitat, column):
            bird = bird_at(game.state.players[player].mat[habitat], column)
            room = game.catalog.birds[bird.bird].egg_limit - bird.eggs
            paying = game.decision is not None and game.decision.kind == "egg_to_pay"
            return (bird.eggs if paying else room) > 1
        case Die(face):
            return game.state.birdfeeder.count(face) > 1
        case DrawDeck() | FoodToken():
            return True
        case _:
            return False


def _fits(game: Game, decision: Decision, option: AnyOption) -> int:
    """How many times the option can be taken, tried on a copy of the game."""
    trial = game.copy()
    number = 0
    asked: Decision | None = decision
    while asked is not None and asks_the_same(decision, asked) and option in asked.options:
        logged = len(trial.events)
        trial.answer(asked.options.index(option))
        number += 1
        if any(isinstance(event, DiceRolled) for event in trial.events[logged:]):
            break
        asked = trial.decision
    return number


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
