"""A reason is what the worlds show, and nothing else."""

from __future__ import annotations

import pytest

from wingspan.bots.candidates import Candidate
from wingspan.bots.features.value_features import CATEGORIES
from wingspan.coach.analysis import COLUMNS, Analysis, Leaf, Part, choices, merged, reason
from wingspan.coach.figures import Estimate
from wingspan.words import words_in
from wingspan.words.coach.reasons import by_columns


def ending(**points: int) -> Leaf:
    """Return a leaf with these points."""
    assert set(points) <= {*COLUMNS}
    return tuple(1000 * points.get(name, 0) for name in COLUMNS)


def analysis(*candidates: list[Leaf]) -> Analysis:
    return Analysis(
        tuple(Candidate(n, 0) for n in range(len(candidates))), tuple(map(tuple, candidates))
    )


def test_columns_carry_the_difference_or_stand_against_it() -> None:
    """Better by 4 points of birds and 2 of eggs, worse by 1 of goals: 5 in all."""
    better = [ending(birds=24, eggs=12, goals=4, food_left=3)] * 4
    worse = [ending(birds=20, eggs=10, goals=5, food_left=1)] * 4
    found = reason(analysis(better, worse), 0, 1)
    assert found.more == Estimate(5, 0)
    assert found.carried == (Part("birds", Estimate(4, 0)), Part("eggs", Estimate(2, 0)))
    assert found.against == (Part("goals", Estimate(-1, 0)),)
    assert found.held == (Part("food_left", Estimate(2, 0)),)


def test_a_column_that_only_noise_speaks_for_is_no_reason() -> None:
    """Eggs: 4, 0, 4, 0 more: mean 2, error sqrt(16 / 3 / 4) = 1.15, less than half of 2."""
    better = [ending(birds=5, eggs=4), ending(birds=5)] * 2
    worse = [ending(birds=1)] * 4
    found = reason(analysis(better, worse), 0, 1)
    assert found.carried == (Part("birds", Estimate(4, 0)),)


def test_a_column_too_small_to_matter_is_not_told() -> None:
    """One point of ten is less than a fifth."""
    better, worse = [ending(birds=9, eggs=1)] * 4, [ending()] * 4
    assert reason(analysis(better, worse), 0, 1).carried == (Part("birds", Estimate(9, 0)),)


def test_nothing_explains_a_difference_that_is_spread_thin() -> None:
    better = [ending(**dict.fromkeys(CATEGORIES, 1))] * 4
    worse = [ending()] * 4
    found = reason(analysis(better, worse), 0, 1)
    assert found.more == Estimate(7, 0)
    assert (found.carried, found.against, found.held) == ((), (), ())


def test_choices_are_told_from_the_best_to_the_worst_by_columns() -> None:
    few, many, noisy = [ending(eggs=1)] * 4, [ending(eggs=5)] * 4, [ending(), ending(eggs=9)] * 2
    found = choices(analysis(few, many, noisy))
    assert [choice.candidate.option for choice in found] == [1, 2, 0]
    assert [choice.lost for choice in found] == [0, 0, 4]
    assert found[0].behind.points == 0
    assert found[2].behind == Estimate(4, 0)
    assert found[2].columns["eggs"] == 1


def test_looks_at_the_same_ways_are_put_together_world_after_world() -> None:
    first, second = analysis([ending(eggs=1)]), analysis([ending(eggs=2)] * 2)
    assert merged([first, second]).rows() == [[1000, 2000, 2000]]
    with pytest.raises(ValueError, match="different candidates"):
        merged([first, analysis([ending()], [ending()])])


@pytest.mark.parametrize(
    ("columns", "told"),
    [
        ((("birds", 0.4), ("eggs", 0.3)), "Mostly from birds."),
        ((("birds", -0.4), ("eggs", 0.0)), ""),
        ((), ""),
    ],
)
def test_where_no_column_comes_to_a_point_the_best_of_them_is_told(
    columns: tuple[tuple[str, float], ...], told: str
) -> None:
    assert by_columns(words_in("en"), columns) == told
