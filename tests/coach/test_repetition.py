"""When an exercise comes again: SM-2, with figures worked out by hand from its definition.

I(1) = 1, I(2) = 6, I(n) = I(n-1) × EF rounded up; EF' = EF + (0.1 - (5-q) × (0.08 + (5-q) × 0.02)),
at least 1.3; a grade below 3 starts from the beginning, with the factor unchanged.
"""

from __future__ import annotations

import pytest

from wingspan.coach.repetition import PERFECT, WRONG, Repetition, after, day_of, is_due


def test_what_is_known_comes_again_after_one_day_six_and_then_ever_longer() -> None:
    """EF 2.5, 2.6, 2.7, 2.8: 6 × 2.8 = 16.8, 17 days."""
    first = after(None, PERFECT, 100)
    assert first == Repetition(day=101, times=1, interval=1, factor=260)
    second = after(first, PERFECT, 101)
    assert second == Repetition(day=107, times=2, interval=6, factor=270)
    third = after(second, PERFECT, 107)
    assert third == Repetition(day=124, times=3, interval=17, factor=280)


def test_a_whole_number_of_days_is_not_rounded_up() -> None:
    """With a grade of 4 the factor stays 2.5: 6 × 2.5 = 15."""
    assert after(Repetition(107, 2, 6, 250), 4, 107) == Repetition(122, 3, 15, 250)


@pytest.mark.parametrize(("grade", "factor"), [(5, 260), (4, 250), (3, 236)])
def test_the_factor_falls_with_answers_that_come_hard(grade: int, factor: int) -> None:
    """0.1 - 1 × 0.10 = 0; 0.1 - 2 × 0.12 = -0.14."""
    assert after(Repetition(5), grade, 5).factor == factor


def test_no_factor_falls_below_one_and_three_tenths() -> None:
    assert after(Repetition(5, factor=135), 3, 5).factor == 130


def test_what_is_not_known_begins_anew_and_keeps_its_factor() -> None:
    missed = after(Repetition(124, 3, 17, 280), WRONG, 130)
    assert missed == Repetition(day=131, times=0, interval=1, factor=280)
    assert after(missed, PERFECT, 131) == Repetition(132, 1, 1, 290)


def test_it_is_due_from_its_day_on_and_new_things_are_not() -> None:
    known = Repetition(124)
    assert [is_due(known, day) for day in (123, 124, 200)] == [False, True, True]
    assert not is_due(None, 124)


def test_days_begin_at_midnight_utc() -> None:
    midnight = 20_414 * 86_400_000
    assert [day_of(midnight - 1), day_of(midnight)] == [20_413, 20_414]
