"""A played game judged for one seat, decision by decision.

The game is judged in stretches of answers, which are independent jobs for any worker and in any
order; :mod:`wingspan.coach.review` puts them together.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal

from msgspec import Struct, structs

from wingspan.bots.candidates import POLICY_ONLY, Candidate, candidates
from wingspan.bots.evaluator import Evaluator, Policy
from wingspan.bots.features.context import Context
from wingspan.bots.features.tables import Tables
from wingspan.bots.features.value_features import CATEGORIES
from wingspan.bots.search import TO_THE_END, Budget, Rollouts
from wingspan.bots.weights import SCALE
from wingspan.engine import Catalog, Game, View
from wingspan.engine.components import Habitat
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.notation.record import Record
from wingspan.engine.options import Bird, InHabitat, TakeAction
from wingspan.engine.state import GameState

from .analysis import Analysis, Reason, analyse, reason, worth
from .detectors import grounds_of
from .figures import (
    Estimate,
    best_of,
    difference,
    equally_good,
    estimate,
    grade,
    may_be_graded,
    points_lost,
)
from .futures import FORESEEN, Foresight, foresee
from .grounds import AnyGround
from .plans import Plan

Theme = Literal["start", "action", "birds", "food", "eggs", "cards", "powers"]
"""What a decision is about: the start, which action, which bird to play and where, and so on."""

THEMES: dict[Kind, Theme] = {
    "bird_to_play": "birds",
    "habitat": "birds",
    "how_placed": "birds",
    "bird_to_cover": "birds",
    "move_to": "birds",
    "waive": "birds",
    "payment": "food",
    "gain_die": "food",
    "gain_food": "food",
    "discard_food": "food",
    "cache_or_keep": "food",
    "cache_on": "food",
    "cache_own": "food",
    "remove_die": "food",
    "take_cached": "food",
    "reset": "food",
    "lay_egg": "eggs",
    "egg_to_pay": "eggs",
    "discard_egg": "eggs",
    "draw_card": "cards",
    "tuck_card": "cards",
    "discard_card": "cards",
    "card_to_pay": "cards",
    "draft": "cards",
    "keep_card": "cards",
    "keep_apart": "cards",
    "tuck_behind": "cards",
    "tuck_from_tray": "cards",
    "tuck_or_keep": "cards",
    "keep_bonus": "cards",
    "discard_bonus": "cards",
    "discard_tray": "cards",
    "give_card": "cards",
    "score_bonus": "cards",
    "copy_bonus": "cards",
}
"""The themes of kinds of decisions; all other kinds are about powers."""

PLAY_BIRD = TakeAction("play_bird")
PLAYING: tuple[Kind, ...] = ("bird_to_play", "habitat")
"""The decisions that follow "play a bird": which one, and where."""

UNLIKELY = 1 << SCALE
"""A decision that computer players leave to the policy is judged only if the policy finds the
answer less likely than its own by this factor: e."""

FEWEST = 4
"""The least number of worlds in which a decision is judged: see :func:`points_lost`."""

AGAIN = 3
"""Where a loss may have to be reported, it is measured again in this many times the worlds of the
budget, all new, without the candidates that were clearly worse than the best."""

UNKNOWN = 99
"""The turns left in reviews by older versions, which did not store them: more than a game has."""

AT_THE_DEAL = Budget((32,), candidates=1, turns=TO_THE_END)
"""The budget for the score expected at the deal: the policy answers for everybody to the end."""


class Judgement(Struct, frozen=True, omit_defaults=True):
    """A judged decision, after ``at`` answers of the game.

    ``lost``: points lost; figures over a whole game are computed from these. ``ahead``: points
    gained over the policy's own answer. ``expected``: expected final points of the chosen
    candidate. ``again``: the loss measured again in other worlds, if the first measure leaves it
    open whether it is reported. ``habit``: the action taken and the better one
    ("lay_eggs.draw_cards"), "" for other decisions. ``after``: turns after this one.

    If the loss is reported, ``columns``: points lost by category, in the worlds of ``again``.
    ``why``: the column that differs most. ``plans``: the plans after the best candidate and after
    the chosen one. ``grounds``: why the best is better, in the words of the game. ``chances``: if
    the seat has opponents, the chances to win with the best candidate and with the chosen one.
    """

    at: int
    kind: Kind
    theme: Theme
    chosen: Candidate
    best: Candidate
    lost: Estimate
    ahead: Estimate
    expected: Estimate
    again: Estimate | None = None
    columns: dict[str, float] = {}
    why: Reason | None = None
    habit: str = ""
    plans: tuple[Plan | None, Plan | None] = (None, None)
    grounds: tuple[AnyGround, ...] = ()
    after: int = UNKNOWN
    chances: tuple[float, float] | None = None

    @property
    def told(self) -> Estimate:
        """The loss that is reported for this decision."""
        return self.lost if self.again is None else self.again

    @property
    def grade(self) -> str:
        """The grade of the loss; "" if it is too small to be reported."""
        return grade(self.told) if self.again is not None else ""


class Stood(Struct, frozen=True, array_like=True):
    """The standing after ``at`` answers: expected final points in thousandths, by the value alone.

    ``own``: True if the seat was about to take an action, False if its turn had just ended.
    """

    at: int
    own: bool
    worth: int


class Stretch(Struct, frozen=True, omit_defaults=True):
    """The judgement of a stretch from answer ``first`` on.

    ``start``: the score expected at the deal, only in the stretch of the seat's first decision.
    ``obvious``: the number of obvious decisions.
    """

    first: int
    judged: tuple[Judgement, ...] = ()
    stood: tuple[Stood, ...] = ()
    start: Estimate | None = None
    obvious: int = 0


class Walk:
    """A record replayed answer by answer, as seen from a seat."""

    def __init__(self, record: Record, seat: int, catalog: Catalog) -> None:
        """Raises the same as :meth:`Game.replay`, and LookupError if nobody sits there."""
        if not 0 <= seat < record.setup.players:
            raise LookupError(f"There is no seat {seat}; {record.setup.players} play.")
        self.record = record
        self.seat = seat
        self.game = Game.begun(record, catalog)
        self.at = 0
        self.asked = 0
        self._turn_was_mine = False
        self._plays_by_action = False

    @property
    def view(self) -> View:
        """The view of the seat."""
        return self.game.view(self.seat)

    @property
    def is_mine(self) -> bool:
        """Whether the seat has a decision to make."""
        return self.game.decision is not None and self.game.decision.player == self.seat

    @property
    def has_just_ended(self) -> bool:
        """Whether the seat's turn has just ended and another's begun."""
        state = self.game.state
        return self._turn_was_mine and state.phase == "turn" and state.turn_of != self.seat

    @property
    def is_part_of_action(self) -> bool:
        """Whether the decision is which bird to play or where, which is judged with the action."""
        decision = self.game.decision
        return self._plays_by_action and decision is not None and decision.kind in PLAYING

    def on(self) -> None:
        """Replay the next answer. Raises IllegalAnswer if the record is not that of a game."""
        state, decision = self.game.state, self.game.decision
        assert decision is not None
        self.asked += self.is_mine
        if decision.kind == "action":
            option = decision.options[self.record.answers[self.at]]
            self._plays_by_action = option == PLAY_BIRD
        elif not self.is_part_of_action:
            self._plays_by_action = False
        self._turn_was_mine = state.phase == "turn" and state.turn_of == self.seat
        self.game.answer(self.record.answers[self.at])
        self.at += 1

    def to(self, at: int) -> None:
        """Replay up to ``at`` answers."""
        while self.at < at:
            self.on()

    def chosen(self) -> Candidate:
        """Return the answer to the pending decision; "play a bird" includes which one and where."""
        answers = self.record.answers
        option = answers[self.at]
        decision = self.game.decision
        assert decision is not None
        if decision.options[option] != PLAY_BIRD:
            return Candidate(option, 0)
        playout = self.game.playout()
        playout.answer(option)
        bird: str | None = None
        habitat: Habitat | None = None
        for choice in answers[self.at + 1 : self.at + 3]:
            asked = playout.decision
            if asked is None or asked.kind not in PLAYING:
                break
            match asked.options[choice]:
                case Bird(which):
                    bird = which
                case InHabitat(where):
                    habitat = where
            playout.answer(choice)
        return Candidate(option, 0, bird, habitat)


def is_candidate(found: Candidate, chosen: Candidate) -> bool:
    """Return whether ``chosen`` is the candidate ``found``; a bird or row of None matches any."""
    return (
        found.option == chosen.option
        and chosen.bird in (None, found.bird)
        and chosen.habitat in (None, found.habitat)
    )


def compared(
    policy: Policy, view: View, chosen: Candidate, budget: Budget
) -> tuple[tuple[Candidate, ...], int]:
    """Return the candidates to judge a decision with, and the number of the chosen one.

    The policy's own answer comes first. If the decision was obvious there is only one candidate:
    the policy is sure, and agrees with the answer.
    """
    decision = view.decision
    assert decision is not None
    found = candidates(policy, view.state, decision, budget.candidates)
    if decision.kind in POLICY_ONLY:
        scores = policy.scores(view.state, decision)
        if scores[found[0].option] - scores[chosen.option] < UNLIKELY:
            return (chosen,), 0
        found = found[:1]
    for place, candidate in enumerate(found):
        if is_candidate(candidate, chosen):
            return tuple(found), place
    return (*found, chosen), len(found)


def judge(
    evaluator: Evaluator, walk: Walk, first: int, last: int, budget: Budget
) -> Generator[None, None, Stretch]:
    """Judge the answers from number ``first`` up to ``last``, exclusive.

    Yields after each rollout. ``walk`` must not be past ``first``.
    """
    walk.to(first)
    judged: list[Judgement] = []
    stood: list[Stood] = []
    start: Estimate | None = None
    obvious = 0
    while walk.at < min(last, len(walk.record.answers)):
        decision = walk.game.decision
        assert decision is not None
        if walk.has_just_ended:
            stood.append(Stood(walk.at, False, worth(evaluator, walk.view)))
        if walk.is_mine:
            if decision.kind == "action" and decision.turn_of == walk.seat:
                stood.append(Stood(walk.at, True, worth(evaluator, walk.view)))
            if not walk.asked:
                start = yield from _at_the_deal(evaluator, walk)
            if not walk.is_part_of_action:
                found = yield from _judged(evaluator, walk, decision, budget)
                if found is None:
                    obvious += 1
                else:
                    judged.append(found)
        walk.on()
    return Stretch(first, tuple(judged), tuple(stood), start, obvious)


def _rollouts(
    evaluator: Evaluator, walk: Walk, budget: Budget, given: tuple[Candidate, ...]
) -> Rollouts:
    return Rollouts(evaluator, walk.view, walk.game.worlds(walk.seat), budget, given)


def _at_the_deal(evaluator: Evaluator, walk: Walk) -> Generator[None, None, Estimate]:
    """Estimate the score expected at the deal."""
    view = walk.view
    assert view.decision is not None
    likely = candidates(evaluator.policy, view.state, view.decision, 1)
    rollouts = _rollouts(evaluator, walk, AT_THE_DEAL, tuple(likely))
    analysis = yield from analyse(rollouts, 0, AT_THE_DEAL.all_worlds)
    return estimate(analysis.rows()[0])


def worlds_for(kind: Kind, budget: Budget) -> int:
    """Return the number of worlds to judge a decision in: the budget's for actions, half as many
    for other decisions, which differ less from world to world.

    The number must not depend on what the worlds show, or the points lost would be biased.
    """
    return budget.all_worlds if kind == "action" else max(FEWEST, (budget.all_worlds + 1) // 2)


def _judged(
    evaluator: Evaluator, walk: Walk, decision: Decision, budget: Budget
) -> Generator[None, None, Judgement | None]:
    """Judge the pending decision; None if it was obvious."""
    considered, chosen = compared(evaluator.policy, walk.view, walk.chosen(), budget)
    if len(considered) == 1:
        return None
    worlds = worlds_for(decision.kind, budget)
    rollouts = _rollouts(evaluator, walk, budget, considered)
    rows = (yield from analyse(rollouts, 0, worlds)).rows()
    lost, best = points_lost(rows, chosen), best_of(rows, chosen)
    judgement = Judgement(
        walk.at,
        decision.kind,
        _theme(walk, decision, considered[best], considered[chosen]),
        considered[chosen],
        considered[best],
        lost,
        difference(rows[chosen], rows[0]),
        estimate(rows[chosen]),
        habit=habit_of(decision, considered[best], considered[chosen]),
        after=turns_after(evaluator.value.tables, walk.view.state, decision),
    )
    if not may_be_graded(lost):
        return judgement
    equal = equally_good(rows)
    kept = tuple(one for place, one in enumerate(considered) if equal[place] or place == chosen)
    rollouts = _rollouts(evaluator, walk, budget, kept)
    analysis = yield from analyse(rollouts, worlds, AGAIN * budget.all_worlds)
    found = _measured_again(walk, judgement, analysis)
    if not found.grade:
        return found
    rollouts = _rollouts(evaluator, walk, FORESEEN, (found.best, found.chosen))
    foresight = yield from foresee(rollouts, 0, FORESEEN.all_worlds)
    return _with_reasons(evaluator, walk, found, analysis, foresight)


def _measured_again(walk: Walk, judgement: Judgement, analysis: Analysis) -> Judgement:
    """Return the judgement with the loss measured again."""
    decision, rows = walk.game.decision, analysis.rows()
    assert decision is not None
    chosen = analysis.candidates.index(judgement.chosen)
    better = analysis.candidates[best_of(rows, chosen)]
    return structs.replace(
        judgement,
        theme=_theme(walk, decision, better, judgement.chosen),
        best=better,
        again=points_lost(rows, chosen),
        habit=habit_of(decision, better, judgement.chosen),
    )


def _with_reasons(
    evaluator: Evaluator, walk: Walk, found: Judgement, analysis: Analysis, foresight: Foresight
) -> Judgement:
    """Return the judgement of a loss that is reported, with its reasons."""
    best, chosen = map(analysis.candidates.index, (found.best, found.chosen))
    return structs.replace(
        found,
        columns=_columns(analysis, best, chosen),
        why=reason(analysis, best, chosen) if best != chosen else None,
        plans=(analysis.plan(best), analysis.plan(chosen)),
        grounds=grounds_of(evaluator.value.tables, walk.view, analysis, best, chosen, foresight),
        chances=_chances(analysis, best, chosen),
    )


def _chances(analysis: Analysis, best: int, chosen: int) -> tuple[float, float] | None:
    more, fewer = analysis.chance(best), analysis.chance(chosen)
    return None if more is None or fewer is None else (round(more, 3), round(fewer, 3))


def turns_after(tables: Tables, state: GameState, decision: Decision) -> int:
    """Return the number of turns that the deciding seat has after this one."""
    return Context(tables, [], state, decision).after


def _theme(walk: Walk, decision: Decision, best: Candidate, chosen: Candidate) -> Theme:
    is_start = walk.game.state.phase == "setup"
    return "start" if is_start else theme_of(decision.kind, best, chosen)


def theme_of(kind: Kind, best: Candidate, chosen: Candidate) -> Theme:
    """Return what a decision after the start is about, from its kind and the two answers."""
    if kind == "action":
        return "birds" if best.option == chosen.option else "action"
    return THEMES.get(kind, "powers")


def habit_of(decision: Decision, best: Candidate, chosen: Candidate) -> str:
    """Return the action taken and the better one ("lay_eggs.draw_cards"); "" for other
    decisions.
    """
    taken, better = decision.options[chosen.option], decision.options[best.option]
    if isinstance(taken, TakeAction) and isinstance(better, TakeAction) and taken != better:
        return f"{taken.action}.{better.action}"
    return ""


def _columns(analysis: Analysis, best: int, chosen: int) -> dict[str, float]:
    return {
        name: round(
            difference(analysis.column(best, name), analysis.column(chosen, name)).points, 3
        )
        for name in CATEGORIES
    }
