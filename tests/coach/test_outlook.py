"""What could follow an answer: a game that follows the plan, made of what the seat can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs

from tests.table import CATALOG
from wingspan.coach.collection import SETS, collection
from wingspan.coach.exercises import Exercise, Thought
from wingspan.coach.outlook import fits, outlook
from wingspan.coach.plans import Plan, Step
from wingspan.engine import Game
from wingspan.engine.notation.record import Record
from wingspan.engine.options import TakeAction

EGGS, CARDS, FOOD = Step("lay_eggs"), Step("draw_cards"), Step("gain_food")
OWL = Step("play_bird", "barred_owl", "forest")
PLAY = Step("play_bird")


@pytest.mark.parametrize(
    ("plan", "line", "expected"),
    [
        (Plan((FOOD, OWL), 0.7), (FOOD, OWL), True),
        (Plan((FOOD, OWL), 0.7), (OWL, FOOD), False),
        (Plan((FOOD, OWL), 0.7, ordered=False), (OWL, FOOD), True),
        (Plan((FOOD, PLAY), 0.7), (FOOD, OWL), True),
        (Plan((FOOD, OWL), 0.7), (FOOD, PLAY), False),
        (Plan((EGGS,), 0.7), (CARDS, EGGS), True),
        (Plan((EGGS,), 0.7), (CARDS, FOOD), False),
        (Plan((EGGS, EGGS), 0.7), (EGGS,), False),
    ],
)
def test_a_world_fits_a_plan_by_its_actions(
    plan: Plan, line: tuple[Step, ...], expected: bool
) -> None:
    assert fits(plan, line) == expected


def planned(kinds: tuple[str, ...]) -> Iterator[tuple[Exercise, Thought, Plan]]:
    for name in SETS:
        for one in collection(name)[::8]:
            if one.kind in kinds:
                for thought in one.thoughts[:2]:
                    if thought.plan is not None and thought.plan.steps:
                        yield one, thought, thought.plan


def actions(record: Record, seat: int) -> list[str]:
    """Return the actions that the seat takes, in order."""
    game = Game.replay(structs.replace(record, answers=()), CATALOG)
    found: list[str] = []
    for answer in record.answers:
        decision = game.decision
        assert decision is not None
        option = decision.options[answer]
        if decision.player == seat and isinstance(option, TakeAction):
            found.append(option.action)
        game.answer(answer)
    return found


def test_the_answer_is_followed_by_its_plan() -> None:
    met = 0
    for one, thought, plan in planned(("action",)):
        record = outlook(one.record, one.seat, thought.candidate, plan, CATALOG, one.weights)
        decision = Game.replay(one.record, CATALOG).decision
        assert decision is not None
        first = decision.options[thought.candidate.option]
        assert isinstance(first, TakeAction)
        taken, *after = actions(record, one.seat)
        told = [step.action for step in plan.steps]
        assert taken == first.action and len(after) <= 2
        assert all(after.count(action) >= told.count(action) for action in told)
        met += 1
    assert met > 10


def test_in_the_middle_of_a_turn_it_begins_with_the_next_one() -> None:
    met = 0
    for one, thought, plan in planned(("gain_die", "gain_food", "draw_card", "trade")):
        record = outlook(one.record, one.seat, thought.candidate, plan, CATALOG, one.weights)
        begun = Game.replay(structs.replace(record, answers=()), CATALOG)
        assert begun.state.phase in ("turn", "automa", "round_end", "over")
        told = [step.action for step in plan.steps]
        after = actions(record, one.seat)
        assert all(after.count(action) >= told.count(action) for action in told)
        met += 1
    assert met > 3


def test_it_is_made_of_what_the_seat_can_see() -> None:
    """The other game has the deck in reverse order, which the seat cannot see."""
    one, thought, plan = next(planned(("action",)))
    game = Game.replay(one.record, CATALOG)
    position: dict[str, Any] = game.position()
    assert not position.get("answers")
    turned = {**position, "deck": position["deck"][::-1]}
    records = [Record(game.setup, start=start) for start in (position, turned)]
    once, again = (
        outlook(record, one.seat, thought.candidate, plan, CATALOG, one.weights)
        for record in records
    )
    assert once == again
    assert once.start is not None and once.start["deck"] != position["deck"]
    mine = once.start["players"][one.seat]
    assert mine.get("hand") == position["players"][one.seat].get("hand")
