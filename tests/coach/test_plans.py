"""What follows an answer: what most worlds have in common, and nothing that only a few show."""

from __future__ import annotations

from functools import cache

from msgspec import structs

from tests.bots.play import TABLES, moments
from tests.table import CATALOG
from wingspan.bots.evaluator import evaluator_of
from wingspan.bots.search import Budget, Rollouts
from wingspan.coach.analysis import WEIGHTS, Analysis, analyse
from wingspan.coach.plans import Line, Plan, Step, plan_of
from wingspan.engine.slices import finish

EGGS, FOOD, CARDS = Step("lay_eggs"), Step("gain_food"), Step("draw_cards")
OWL, JAY = Step("play_bird", "barred_owl", "forest"), Step("play_bird", "blue_jay", "forest")
SOME = Step("play_bird")


def worlds(**lines: int) -> list[Line]:
    """Return lines of worlds, as many of each as given; letters name the steps of a line."""
    letters = {"e": EGGS, "f": FOOD, "c": CARDS, "o": OWL, "j": JAY}
    return [tuple(letters[one] for one in line) for line, n in lines.items() for _ in range(n)]


def test_the_most_frequent_continuation_is_told_with_its_share() -> None:
    found = plan_of(worlds(oe=7, cc=3))
    assert found == Plan((OWL, EGGS), 0.7)
    assert found is not None and found.how_often == "mostly"


def test_what_comes_in_either_order_is_one_continuation() -> None:
    found = plan_of(worlds(oe=4, eo=3, cc=3))
    assert found == Plan((OWL, EGGS), 0.7, ordered=False)
    assert plan_of(worlds(oe=9, eo=1)) == Plan((OWL, EGGS), 1.0)


def test_where_the_cards_decide_which_bird_it_is_left_open() -> None:
    """The jay is played in three of ten worlds, the owl in two; none stands out of seven birds."""
    jay = structs.replace(SOME, likely="blue_jay")
    assert plan_of(worlds(oe=2, je=3, cc=3, ff=2)) == Plan((jay, EGGS), 0.5)
    others = [
        (Step("play_bird", bird, "forest"), EGGS)
        for bird in ("mallard", "bushtit", "killdeer", "bobolink", "barn_owl", "bald_eagle", "emu")
    ]
    assert plan_of(others) == Plan((SOME, EGGS), 1.0)


def test_what_comes_in_most_worlds_at_some_time_is_told_alone() -> None:
    found = plan_of(worlds(oe=2, of=2, oc=2, ef=2, cc=2))
    assert found == Plan((OWL,), 0.6)


def test_what_depends_on_the_dice_is_not_told() -> None:
    assert plan_of(worlds(ee=2, ff=2, cc=2, jc=2, oe=2)) is None
    assert plan_of([()] * 4) == Plan((), 1.0)
    assert plan_of([]) is None


def test_always_is_said_of_nine_in_ten_and_often_of_four() -> None:
    shares = [0.9, 0.89, 0.6, 0.59]
    told = [Plan((EGGS,), share).how_often for share in shares]
    assert told == ["always", "mostly", "mostly", "often"]


# from games


@cache
def analysed(first: int, number: int) -> list[Analysis]:
    """Return analyses of six actions in ``number`` worlds each, from the world ``first`` on."""
    found = []
    for game in moments(TABLES[4], 3):
        decision = game.decision
        if decision is None or decision.kind != "action":
            continue
        seat, evaluator = decision.player, evaluator_of(game.setup, CATALOG, WEIGHTS)
        budget = Budget((8,), candidates=2, at_least=2)
        rollouts = Rollouts(evaluator, game.view(seat), game.worlds(seat), budget)
        found.append(finish(analyse(rollouts, first, number)))
        if len(found) == 6:
            break
    return found


def test_a_line_has_the_seats_two_next_actions_and_the_birds_it_plays() -> None:
    lines = [line for one in analysed(0, 8) for lines in one.lines for line in lines]
    assert {len(line) for line in lines} == {2}  # the first six actions of a game: many follow
    steps = [step for line in lines for step in line]
    assert all((step.bird in CATALOG.birds) == (step.action == "play_bird") for step in steps)
    assert "play_bird" in {step.action for step in steps}


def test_a_plan_that_comes_in_most_worlds_comes_in_others_too() -> None:
    """A plan that nearly always comes in 32 worlds is the plan of 32 other worlds as well."""
    pairs = zip(analysed(0, 32), analysed(32, 32), strict=True)
    sure = 0
    for one, other in pairs:
        for number in range(len(one.candidates)):
            plan, again = one.plan(number), other.plan(number)
            if plan is not None and plan.share >= 0.8:
                sure += 1
                assert again is not None and set(again.steps) & set(plan.steps)
    assert sure
