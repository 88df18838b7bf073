"""Each mistake points to a habit: by its first reason that has one, or else by the decision."""

from __future__ import annotations

import msgspec
import pytest

from tests.coach.test_review import judgement
from wingspan.bots.candidates import Candidate
from wingspan.coach import grounds as g
from wingspan.coach.faults import FAULTS, Fault, fault_of
from wingspan.coach.figures import Estimate
from wingspan.coach.judging import Judgement, Theme
from wingspan.coach.review import best_move, by_fault, of_fault, trends

SHOWN = Estimate(2.0, 0.5)


def mistake(
    habit: str = "", *grounds: g.AnyGround, theme: Theme = "action", at: int = 1, lost: float = 3
) -> Judgement:
    found = judgement(at, lost, 0.1, again=lost, theme=theme, habit=habit)
    return msgspec.structs.replace(found, grounds=grounds)


BY_REASON: list[tuple[Fault, Judgement]] = [
    ("weak_start", mistake(theme="start")),
    ("engine_late", mistake("gain_food.play_bird", g.RunsOften(SHOWN, bird="mallard"))),
    ("eggs_early", mistake("lay_eggs.play_bird", g.RunsOften(SHOWN, bird="mallard"))),
    ("eggs_early", mistake("lay_eggs.gain_food", g.EngineFirst(SHOWN, turns=20))),
    ("points_late", mistake("draw_cards.lay_eggs", g.PointsNow(SHOWN, turns=1))),
    ("food_hoarded", mistake("gain_food.draw_cards", g.NothingToFeed(SHOWN))),
    (
        "food_missed",
        mistake("lay_eggs.gain_food", g.PlaySoon(SHOWN, bird="barred_owl", lacks=("rodent",))),
    ),
    (
        "wrong_food",
        mistake("", g.FoodFor(SHOWN, bird="barred_owl", food="rodent"), theme="food"),
    ),
    ("cards_hoarded", mistake("draw_cards.lay_eggs", g.HandFull(SHOWN, cards=6))),
    ("cards_missed", mistake("gain_food.draw_cards", g.HandLow(SHOWN))),
    ("wrong_card", mistake("", g.TakeCard(SHOWN, bird="mallard"), theme="cards")),
    ("goal_ignored", mistake("lay_eggs.play_bird", g.GoalNow(SHOWN, goal="total_birds"))),
    ("bonus_ignored", mistake("", g.BonusFits(SHOWN, bird="mallard"), theme="birds")),
    ("powers", mistake("", g.NotWorth(SHOWN), theme="powers")),
]


@pytest.mark.parametrize(("fault", "one"), BY_REASON)
def test_a_reason_says_which_habit_it_was(fault: Fault, one: Judgement) -> None:
    assert fault_of(one) == fault


BY_ANSWERS: list[tuple[Fault, Judgement]] = [
    ("bird_missed", mistake("gain_food.play_bird")),
    ("bird_hasty", mistake("play_bird.lay_eggs")),
    ("eggs_early", mistake("lay_eggs.draw_cards")),
    ("food_hoarded", mistake("gain_food.lay_eggs")),
    ("cards_hoarded", mistake("draw_cards.lay_eggs")),
    ("wrong_food", mistake(theme="food")),
    ("egg_places", mistake(theme="eggs")),
    ("wrong_card", mistake(theme="cards")),
    ("powers", mistake(theme="powers")),
]


@pytest.mark.parametrize(("fault", "one"), BY_ANSWERS)
def test_without_a_reason_as_in_older_reviews_the_answers_say_it(
    fault: Fault, one: Judgement
) -> None:
    assert fault_of(one) == fault


def test_eggs_are_not_early_when_few_turns_are_left() -> None:
    late = msgspec.structs.replace(mistake("lay_eggs.draw_cards"), after=3)
    assert fault_of(late) == "cards_missed"
    late = msgspec.structs.replace(mistake("lay_eggs.gain_food"), after=3)
    assert fault_of(late) == "food_missed"


def test_the_same_bird_in_another_row_is_a_matter_of_the_row() -> None:
    there, here = Candidate(0, 0, "barn_owl", "forest"), Candidate(0, 0, "barn_owl", "wetland")
    other = Candidate(0, 0, "mallard", "wetland")
    one = mistake(theme="birds")
    assert fault_of(msgspec.structs.replace(one, best=there, chosen=here)) == "wrong_row"
    assert fault_of(msgspec.structs.replace(one, best=there, chosen=other)) == "wrong_bird"


def test_every_habit_is_one_that_some_mistake_above_speaks_of() -> None:
    above = {"wrong_row", "wrong_bird"} | {fault for fault, _ in BY_REASON + BY_ANSWERS}
    assert sorted(FAULTS) == sorted(above)


GAME = [
    mistake("lay_eggs.draw_cards", at=9, lost=3),
    mistake("lay_eggs.gain_food", at=4, lost=2),
    mistake(theme="food", at=6, lost=4),
    judgement(12, 1.0),  # too little to be mentioned
]


def test_the_dearest_habit_is_that_of_most_points() -> None:
    """Eggs: 3 and 2; food: 4."""
    found = [(one.name, one.number, one.lost.points) for one in by_fault(GAME)]
    assert found == [("eggs_early", 2, 5), ("wrong_food", 1, 4)]
    assert [one.at for one in of_fault(GAME, "eggs_early")] == [4, 9]
    assert by_fault([]) == []


def test_habits_are_followed_over_games() -> None:
    found = trends([GAME, [], GAME[2:]])
    assert [(one.name, one.lost) for one in found] == [
        ("wrong_food", (4, 0, 4)),
        ("eggs_early", (5, 0, 0)),
    ]


def test_the_best_move_gained_most_and_lost_nothing() -> None:
    gained = judgement(3, 0.0, ahead=2.0)
    more, but_worse = judgement(5, 0.1, 0.3, ahead=2.5), judgement(7, 2.0, 0.1, ahead=4.0)
    assert best_move([gained, more, but_worse]) == more
    assert best_move([judgement(3, 0.0, ahead=0.2), judgement(4, 0.0, ahead=-1.0)]) is None


def test_a_review_of_an_older_version_opens() -> None:
    """It is stored as it was before there were plans, reasons and habits."""
    kept = (
        '{"at":4,"kind":"action","theme":"action","chosen":{"option":1,"score":0},"best":'
        '{"option":2,"score":5},"lost":[2.5,0.8],"ahead":[-1.0,0.2],"expected":[70.0,0.5],'
        '"again":[3.0,0.4],"columns":{"eggs":1.0},"habit":"lay_eggs.draw_cards"}'
    )
    one = msgspec.json.decode(kept, type=Judgement)
    assert (one.plans, one.grounds) == ((None, None), ())
    assert fault_of(one) == "eggs_early" and one.grade == "mistake"
