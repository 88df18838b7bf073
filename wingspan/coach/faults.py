"""The bad habits that mistakes reveal, by the names that people give them.

A mistake belongs to one of FAULTS: the one of its first reason that indicates one, or else the one
of its theme and actions. Mistakes of older reviews have no reasons, so only the latter applies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct

from wingspan.bots.candidates import Candidate

from . import grounds as g
from .detectors import LATE
from .judging import Judgement, Theme

Fault = Literal[
    "weak_start",
    "engine_late",
    "eggs_early",
    "points_late",
    "food_hoarded",
    "food_missed",
    "wrong_food",
    "cards_hoarded",
    "cards_missed",
    "wrong_card",
    "goal_ignored",
    "bonus_ignored",
    "bird_missed",
    "bird_hasty",
    "wrong_bird",
    "wrong_row",
    "egg_places",
    "powers",
]
FAULTS: tuple[Fault, ...] = get_args(Fault)

OF_GROUNDS: dict[type[g.Ground], Fault] = {
    g.PlaySoon: "food_missed",
    g.PaysForBirds: "food_missed",
    g.FoodFor: "wrong_food",
    g.KeepFood: "wrong_food",
    g.FoodEnough: "food_hoarded",
    g.NothingToFeed: "food_hoarded",
    g.Reroll: "wrong_food",
    g.HandLow: "cards_missed",
    g.HandFull: "cards_hoarded",
    g.TakeCard: "wrong_card",
    g.RarelyPlayed: "wrong_card",
    g.KeepCard: "wrong_card",
    g.UsedRow: "wrong_row",
    g.EggsNow: "points_late",
    g.PointsNow: "points_late",
    g.NoRoom: "egg_places",
    g.EngineFirst: "eggs_early",
    g.GoalNow: "goal_ignored",
    g.GoalLater: "goal_ignored",
    g.GoalEggs: "goal_ignored",
    g.BonusFits: "bonus_ignored",
    g.BonusStep: "bonus_ignored",
    g.NotWorth: "powers",
    g.WorthIt: "powers",
}
"""The habit of a player who overlooked that reason. The other reasons indicate none by
themselves."""

WRONG = (g.HandFull, g.FoodEnough, g.NothingToFeed, g.NoRoom)
"""Reasons that say what is wrong with the chosen answer; they are considered first."""

LASTING = (g.RunsOften, g.OthersTurns, g.RowGrows, g.RowTrades)
"""Reasons to play a bird early."""

OF_THEMES: dict[Theme, Fault] = {
    "start": "weak_start",
    "food": "wrong_food",
    "eggs": "egg_places",
    "cards": "wrong_card",
    "powers": "powers",
}

CHOSEN: dict[str, Fault] = {
    "lay_eggs": "eggs_early",
    "gain_food": "food_hoarded",
    "draw_cards": "cards_hoarded",
}
"""The habit by the action taken, if neither action plays a bird."""

MISSED: dict[str, Fault] = {"gain_food": "food_missed", "draw_cards": "cards_missed"}
"""The habit by the better action, if the player laid eggs late in the game."""


class Answers(Struct, frozen=True):
    """A better answer and a worse one, for :func:`fault_of`.

    ``habit``: the actions taken and better ("lay_eggs.draw_cards"), or "". ``after``: the turns
    after this one. ``grounds``: why the better one is better.
    """

    theme: Theme
    habit: str
    after: int
    best: Candidate
    chosen: Candidate
    grounds: tuple[g.AnyGround, ...]


def fault_of(one: Judgement | Answers) -> Fault:
    """Return the habit that a judged decision reveals."""
    if one.theme == "start":
        return "weak_start"
    if one.theme in ("birds", "action"):
        return _of_action(one)
    return _of_grounds(one.grounds) or OF_THEMES[one.theme]


def _of_action(one: Judgement | Answers) -> Fault:
    taken, _, better = one.habit.partition(".")
    lasting = any(isinstance(ground, LASTING) for ground in one.grounds)
    if lasting and taken == "lay_eggs":
        return "eggs_early"
    if lasting and better == "play_bird":
        return "engine_late"
    found = _of_grounds(one.grounds)
    if found is not None:
        return found
    if not better:
        same = one.best.bird is not None and one.best.bird == one.chosen.bird
        return "wrong_row" if same else "wrong_bird"
    if taken == "play_bird":
        return "bird_hasty"
    if taken == "lay_eggs" and one.after <= LATE and better in MISSED:
        return MISSED[better]
    return "bird_missed" if better == "play_bird" else CHOSEN[taken]


def _of_grounds(grounds: Sequence[g.AnyGround]) -> Fault | None:
    ordered = sorted(grounds, key=lambda one: not isinstance(one, WRONG))
    return next((OF_GROUNDS[kind] for one in ordered if (kind := type(one)) in OF_GROUNDS), None)
