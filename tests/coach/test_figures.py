"""What the coach's figures mean, in cases small enough to work out by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from wingspan.coach.figures import (
    NOTHING,
    Estimate,
    best_of,
    difference,
    equally_good,
    estimate,
    grade,
    may_be_graded,
    mean,
    minus,
    points_lost,
    total,
)


def test_an_estimate_is_the_mean_with_the_standard_error_of_a_sample() -> None:
    """Of 1, 2, 3, 6 points: mean 3; squares of the differences 4 + 1 + 0 + 9 = 14; variance of
    the sample 14 / 3; of the mean 14 / 12.
    """
    found = estimate([1000, 2000, 3000, 6000])
    assert found.points == pytest.approx(3)
    assert found.error == pytest.approx(sqrt(14 / 12))


def test_one_world_says_nothing_of_the_error() -> None:
    with pytest.raises(ValueError, match="two worlds"):
        estimate([1000])


def test_a_difference_is_taken_world_by_world() -> None:
    """The worlds differ by hundreds of points, the candidates by 2 in each: no error at all."""
    assert difference([102_000, 502_000, 902_000], [100_000, 500_000, 900_000]) == Estimate(2, 0)


def test_estimates_from_different_worlds_add_up_with_the_root_of_the_squares() -> None:
    both = (Estimate(1, 3), Estimate(2, 4))
    assert total(both) == Estimate(3, 5)
    assert mean(both) == Estimate(1.5, 2.5)
    assert minus(*both) == Estimate(-1, 5)
    assert (total(()), mean(())) == (NOTHING, NOTHING)


def test_clear_is_two_standard_errors_and_nothing_is_never_clear() -> None:
    assert Estimate(2, 1).is_clear and Estimate(-2, 1).is_clear
    assert not Estimate(1.99, 1).is_clear
    assert not NOTHING.is_clear


def test_the_best_has_the_highest_mean_and_what_was_chosen_is_preferred() -> None:
    rows = [[1, 3], [4, 0], [2, 1]]
    assert best_of(rows) == 0
    assert best_of(rows, preferred=1) == 1
    assert best_of(rows, preferred=2) == 0


def test_ways_within_two_standard_errors_of_the_best_are_equally_good() -> None:
    """Behind the first: the second by 1 in each world, the third by 0, 0, 0, 4: mean 1, error 1."""
    rows = [[5000] * 4, [4000] * 4, [5000, 5000, 5000, 1000]]
    assert equally_good(rows) == [True, False, True]


def test_the_best_is_picked_on_one_half_and_the_loss_measured_on_the_other() -> None:
    """Worlds 0 and 2 are one half, 1 and 3 the other. The second row is best in the first half
    (by 10 and 6) and worst in the other (by 4 and 2): if picked on the first half, it loses 3 on
    the other; if picked on the other, nothing is lost. The mean of -3 and 0 is -1.5; noise
    would have counted as a loss of 2.5. The error of 4 and 2 is 1, that of nothing 0; half of
    their sum is 0.5.
    """
    chosen, other = [0, 0, 0, 0], [10_000, -4000, 6000, -2000]
    assert best_of([chosen, other], 0) == 1
    lost = points_lost([chosen, other], 0)
    assert lost.points == pytest.approx(-1.5)
    assert lost.error == pytest.approx(0.5)


def test_a_way_that_is_better_everywhere_loses_what_it_is_better_by() -> None:
    rows = [[1000, 2000, 3000, 4000], [3000, 5000, 5000, 7000]]
    lost = points_lost(rows, 0)
    assert lost.points == pytest.approx(2.5)
    assert points_lost(rows, 1) == NOTHING


@pytest.mark.parametrize(
    ("points", "error", "called"),
    [
        (1.49, 0.1, ""),
        (1.5, 0.1, "inaccuracy"),
        (2.49, 0.1, "inaccuracy"),
        (2.5, 0.1, "mistake"),
        (5.49, 0.1, "mistake"),
        (5.5, 0.1, "blunder"),
        (6, 3.1, ""),
        (-6, 0.1, ""),
    ],
)
def test_a_loss_is_called_by_the_points_that_are_told_and_silent_below_two_errors(
    points: float, error: float, called: str
) -> None:
    assert grade(Estimate(points, error)) == called


@pytest.mark.parametrize(
    ("points", "error", "may"),
    [
        (1.5, 0, True),
        (1.5, 9, True),
        (1.49, 0.02, True),
        (1.2, 0.29, False),
        (0.75, 0.75, True),
        (0.74, 9, False),
        (-2, 9, False),
        (7, 9, True),
    ],
)
def test_a_loss_may_be_graded_if_an_error_more_would_be(
    points: float, error: float, may: bool
) -> None:
    """A loss of 7 ±9 points has no grade, but a second look may find that it deserves one."""
    assert may_be_graded(Estimate(points, error)) is may
