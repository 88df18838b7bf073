"""The summary of a game, for a made-up review whose figures can be worked out by hand."""

from __future__ import annotations

import pytest

from wingspan.bots.candidates import Candidate
from wingspan.coach.figures import Estimate
from wingspan.coach.judging import Judgement, Stood, Stretch, Theme
from wingspan.coach.review import (
    Review,
    bounds,
    by_column,
    by_theme,
    mistakes,
    others_did,
    rating,
    waterfall,
)


def judgement(
    at: int,
    lost: float,
    error: float = 0.0,
    *,
    ahead: float = 0.0,
    again: float | None = None,
    theme: Theme = "action",
    habit: str = "",
    **columns: float,
) -> Judgement:
    return Judgement(
        at,
        "action",
        theme,
        Candidate(0, 0),
        Candidate(1, 0),
        Estimate(lost, error),
        Estimate(ahead, 0.0),
        Estimate(50.0, 0.0),
        None if again is None else Estimate(again, 0.1),
        columns,
        None,
        habit,
    )


HABIT = "lay_eggs.draw_cards"

MADE_UP = Review(
    seat=0,
    answers=20,
    done={
        0: Stretch(
            0,
            (
                judgement(2, 1.0, 0.3, theme="start"),
                judgement(4, 4.0, 0.4, ahead=-4.0, again=3.5, habit=HABIT, eggs=3.5),
            ),
            (Stood(4, True, 50_000), Stood(7, False, 47_000)),
            Estimate(60.0, 1.2),
        ),
        1: Stretch(
            8,
            (
                judgement(9, 2.0, ahead=1.0, again=1.6, habit=HABIT, eggs=1, birds=2),
                judgement(12, -0.5),
            ),
            (Stood(9, True, 49_500), Stood(13, False, 49_000)),
        ),
        2: Stretch(16, (), (Stood(18, True, 46_000),)),
    },
)


def test_the_rating_is_the_mean_of_all_that_was_not_obvious() -> None:
    """(1 + 4 + 2 - 0.5) / 4; the errors 0.3 and 0.4 make 0.5, a quarter of it is 0.125. Losses
    below zero count too: leaving them out would add up noise.
    """
    found = rating(MADE_UP.judged)
    assert found.points == pytest.approx(1.625)
    assert found.error == pytest.approx(0.125)


def test_others_are_what_changes_between_a_turn_and_the_next() -> None:
    """From 47 to 49.5 and from 49 to 46: +2.5 - 3."""
    assert others_did(MADE_UP.stood) == -500


def test_turns_in_a_row_leave_nothing_to_the_others() -> None:
    assert others_did([Stood(1, True, 50_000), Stood(2, True, 60_000)]) == 0


def test_the_waterfall_adds_up_to_the_score() -> None:
    """Deal 60; others -0.5; lost 6.5; ahead of the policy -4 + 1 = -3, so the best moves offered
    3.5 over it; luck is what is left of 70: 70 - 60 + 0.5 + 3 = 13.5.
    """
    found = waterfall(MADE_UP, 70)
    assert found.others == pytest.approx(-0.5)
    assert found.lost == Estimate(6.5, 0.5)
    assert found.offered == pytest.approx(3.5)
    assert found.luck.points == pytest.approx(13.5)
    assert found.luck.error == pytest.approx(1.2)
    steps = found.start.points + found.luck.points + found.others + found.offered
    assert steps - found.lost.points == pytest.approx(found.final)


def test_mistakes_are_told_by_their_second_look_the_most_expensive_first() -> None:
    assert [(one.at, one.grade) for one in mistakes(MADE_UP.judged)] == [
        (4, "mistake"),
        (9, "inaccuracy"),
    ]


def test_points_lost_are_summed_by_theme_and_column() -> None:
    assert [(s.name, s.number, s.lost.points) for s in by_theme(MADE_UP.judged)] == [
        ("action", 3, 5.5),
        ("start", 1, 1.0),
    ]
    assert by_column(MADE_UP.judged) == {"eggs": 4.5, "birds": 2}


def test_a_review_knows_what_is_left_to_do() -> None:
    begun = Review(seat=0, answers=17)
    assert begun.to_do == [0, 1, 2]
    assert [bounds(number, 17) for number in begun.to_do] == [(0, 8), (8, 16), (16, 17)]
    on = begun.with_stretch(1, Stretch(8))
    assert (on.to_do, on.is_whole) == ([0, 2], False)
    assert on.with_stretch(0, Stretch(0)).with_stretch(2, Stretch(16)).is_whole
