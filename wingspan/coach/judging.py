"""A played game judged, decision by decision, for one seat.

A game is judged in stretches of answers, each of which can be done alone, anywhere, and in any
order: what is found is put together by :mod:`wingspan.coach.review`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal

from msgspec import Struct, structs

from wingspan.bots.look_ahead import TO_THE_END
from wingspan.bots.measures import CATEGORIES
from wingspan.bots.policy import SCALE, Policy
from wingspan.bots.ways import AT_ONCE, Way, ways
from wingspan.engine import Catalog, Game, View
from wingspan.engine.components import Habitat
from wingspan.engine.decision import Decision, Kind
from wingspan.engine.notation.record import Record
from wingspan.engine.options import Bird, InHabitat, TakeAction

from .figures import Estimate, best_of, difference, estimate, grade, points_lost
from .opinion import Budget, Looked, Mind, Question
from .reasons import Reason, reason

Theme = Literal["start", "action", "birds", "food", "eggs", "cards", "powers"]
"""What a decision is about: the set-up, which action, which bird and where, …"""

THEMES: dict[Kind, Theme] = {
    "bird_to_play": "birds",
    "habitat": "birds",
    "how_placed": "birds",
    "bird_to_cover": "birds",
    "move_to": "birds",
    "payment": "food",
    "gain_die": "food",
    "gain_food": "food",
    "discard_food": "food",
    "cache_or_keep": "food",
    "cache_on": "food",
    "cache_own": "food",
    "remove_die": "food",
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
}
"""All other kinds are about powers."""

PLAY_BIRD = TakeAction("play_bird")
PLAYING: tuple[Kind, ...] = ("bird_to_play", "habitat")
"""What is asked after "play a bird": which, and where."""

UNLIKELY = 1 << SCALE
"""What the policy answers alone is judged only if it finds the answer less likely than its own by
a factor of e, or more."""

AGAIN = 3
"""A loss is looked at again, in so many times as many other worlds, before it is told."""

AT_THE_DEAL = Budget(32, ways=1, turns=TO_THE_END)
"""What is expected at the deal: the policy plays for everybody to the end."""


class Judgement(Struct, frozen=True, omit_defaults=True):
    """A decision that was judged, after ``at`` answers of the game.

    ``lost``: points lost; figures over a whole game are made of these. ``ahead``: points more than
    with what the policy would have answered at once. ``again``: the loss once more in other worlds,
    for those that are worth telling. ``expected``: final points expected of the way that was
    chosen. ``columns``: points lost by category, in the worlds of the last look. ``habit``: which
    action was taken for which ("lay_eggs.draw_cards"), "" for everything else.
    """

    at: int
    kind: Kind
    theme: Theme
    chosen: Way
    best: Way
    lost: Estimate
    ahead: Estimate
    expected: Estimate
    again: Estimate | None = None
    columns: dict[str, float] = {}
    why: Reason | None = None
    habit: str = ""

    @property
    def told(self) -> Estimate:
        """The loss as it is told of this decision alone."""
        return self.lost if self.again is None else self.again

    @property
    def grade(self) -> str:
        """What the loss is called, "" if it is too small to be told."""
        return grade(self.told) if self.again is not None else ""


class Stood(Struct, frozen=True, array_like=True):
    """How it stood after ``at`` answers: expected final points in thousandths, by the value alone.

    ``own``: the seat was about to take an action; otherwise another was, after its turn.
    """

    at: int
    own: bool
    worth: int


class Stretch(Struct, frozen=True, omit_defaults=True):
    """What was found from the answer of that number on. ``start``: what was expected at the deal,
    in the stretch in which the seat was first asked. ``obvious``: so many decisions were."""

    first: int
    judged: tuple[Judgement, ...] = ()
    stood: tuple[Stood, ...] = ()
    start: Estimate | None = None
    obvious: int = 0


class Walk:
    """A record gone through from its first answer to its last, for who judges a seat."""

    def __init__(self, record: Record, seat: int, catalog: Catalog) -> None:
        """Raises as :meth:`Game.replay` does, LookupError if nobody sits there."""
        if not 0 <= seat < record.setup.players:
            raise LookupError(f"There is no seat {seat}; {record.setup.players} play.")
        self.record = record
        self.seat = seat
        self.game = Game.replay(structs.replace(record, answers=(), take_backs=0), catalog)
        self.at = 0
        self.asked = 0
        self._turn_was_mine = False
        self._plays_by_action = False

    @property
    def view(self) -> View:
        """What the seat sees now."""
        return self.game.view(self.seat)

    @property
    def is_mine(self) -> bool:
        """Whether the seat is asked."""
        return self.game.decision is not None and self.game.decision.player == self.seat

    @property
    def has_just_ended(self) -> bool:
        """Whether its turn was the last one, and another's has begun."""
        state = self.game.state
        return self._turn_was_mine and state.phase == "turn" and state.turn_of != self.seat

    @property
    def is_part_of_action(self) -> bool:
        """Whether it is asked which bird the action plays, or where: judged with the action."""
        decision = self.game.decision
        return self._plays_by_action and decision is not None and decision.kind in PLAYING

    def on(self) -> None:
        """Give the next answer. Raises IllegalAnswer if the record is no game."""
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
        """Go on to the moment after ``at`` answers."""
        while self.at < at:
            self.on()

    def chosen(self) -> Way:
        """How the pending decision was answered; "play a bird" with which and where."""
        answers = self.record.answers
        option = answers[self.at]
        decision = self.game.decision
        assert decision is not None
        if decision.options[option] != PLAY_BIRD:
            return Way(option, 0)
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
        return Way(option, 0, bird, habitat)


def is_way(found: Way, chosen: Way) -> bool:
    """Whether what was chosen is that way; what was not asked may be anything."""
    return (
        found.option == chosen.option
        and chosen.bird in (None, found.bird)
        and chosen.habitat in (None, found.habitat)
    )


def compared(
    policy: Policy, view: View, chosen: Way, budget: Budget
) -> tuple[tuple[Way, ...], int]:
    """The ways that a decision is judged by, and which of them was chosen.

    The policy's own answer comes first. A single one if it was obvious: the policy is sure, and
    it was answered so.
    """
    decision = view.decision
    assert decision is not None
    found = ways(policy, view.state, decision, budget.ways)
    if decision.kind in AT_ONCE:
        scores = policy.scores(view.state, decision)
        if scores[found[0].option] - scores[chosen.option] < UNLIKELY:
            return (chosen,), 0
        found = found[:1]
    for place, way in enumerate(found):
        if is_way(way, chosen):
            return tuple(found), place
    return (*found, chosen), len(found)


def judge(
    mind: Mind, walk: Walk, first: int, last: int, budget: Budget
) -> Generator[None, None, Stretch]:
    """Judge the answers from number ``first`` up to ``last``, exclusive.

    With a pause after each playout. ``walk`` must not be past them.
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
            stood.append(Stood(walk.at, False, mind.worth(walk.view)))
        if walk.is_mine:
            if decision.kind == "action" and decision.turn_of == walk.seat:
                stood.append(Stood(walk.at, True, mind.worth(walk.view)))
            if not walk.asked:
                start = yield from _at_the_deal(mind, walk)
            if not walk.is_part_of_action:
                found = yield from _judged(mind, walk, decision, budget)
                if found is None:
                    obvious += 1
                else:
                    judged.append(found)
        walk.on()
    return Stretch(first, tuple(judged), tuple(stood), start, obvious)


def _question(mind: Mind, walk: Walk, budget: Budget, considered: tuple[Way, ...]) -> Question:
    worlds = walk.game.worlds(walk.seat)
    return Question(mind, walk.view, worlds, budget, considered)


def _at_the_deal(mind: Mind, walk: Walk) -> Generator[None, None, Estimate]:
    """What is expected of the hand that was dealt, played on by the policy."""
    view = walk.view
    assert view.decision is not None
    likely = ways(mind.policy, view.state, view.decision, 1)
    question = _question(mind, walk, AT_THE_DEAL, tuple(likely))
    looked = yield from question.look(0, AT_THE_DEAL.worlds)
    return estimate(looked.rows()[0])


def _judged(
    mind: Mind, walk: Walk, decision: Decision, budget: Budget
) -> Generator[None, None, Judgement | None]:
    """The judgement of the pending decision; None if it was obvious."""
    considered, chosen = compared(mind.policy, walk.view, walk.chosen(), budget)
    if len(considered) == 1:
        return None
    question = _question(mind, walk, budget, considered)
    looked = yield from question.look(0, budget.worlds)
    rows = looked.rows()
    lost = points_lost(rows, chosen)
    again: Estimate | None = None
    if grade(lost):
        looked = yield from question.look(budget.worlds, AGAIN * budget.worlds)
        again = points_lost(looked.rows(), chosen)
    best = best_of(looked.rows(), chosen)
    theme: Theme = THEMES.get(decision.kind, "powers")
    if walk.game.state.phase == "setup":
        theme = "start"
    elif decision.kind == "action":
        theme = _theme_of_action(considered[best], considered[chosen])
    return Judgement(
        walk.at,
        decision.kind,
        theme,
        considered[chosen],
        considered[best],
        lost,
        difference(rows[chosen], rows[0]),
        estimate(rows[chosen]),
        again,
        _columns(looked, best, chosen) if again else {},
        reason(looked, best, chosen) if again and best != chosen else None,
        _habit(decision, considered[best], considered[chosen]),
    )


def _theme_of_action(best: Way, chosen: Way) -> Theme:
    return "birds" if best.option == chosen.option else "action"


def _habit(decision: Decision, best: Way, chosen: Way) -> str:
    """Which action was taken for which: "lay_eggs.draw_cards"; "" for everything else."""
    taken, better = decision.options[chosen.option], decision.options[best.option]
    if isinstance(taken, TakeAction) and isinstance(better, TakeAction) and taken != better:
        return f"{taken.action}.{better.action}"
    return ""


def _columns(looked: Looked, best: int, chosen: int) -> dict[str, float]:
    return {
        name: round(difference(looked.column(best, name), looked.column(chosen, name)).points, 3)
        for name in CATEGORIES
    }
