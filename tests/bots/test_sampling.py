"""Options are chosen in proportion to e to the power of their score."""

from __future__ import annotations

from math import exp

import pytest

from wingspan.bots.sampling import sample_softmax
from wingspan.bots.weights import SCALE


def share(scores: list[int], temperature: int, place: int) -> float:
    """Return the share of evenly spread numbers that sample ``place``."""
    number = 4000
    found = [
        sample_softmax(scores, temperature, (2 * n + 1) * (1 << 63) // number)
        for n in range(number)
    ]
    return found.count(place) / number


@pytest.mark.parametrize(("temperature", "ahead"), [(1, 1), (1, 2), (2, 1), (8, 4)])
def test_a_score_ahead_counts_as_e_to_its_power(temperature: int, ahead: int) -> None:
    """At temperature T, an option ``ahead`` units ahead has the odds e to the power ahead / T."""
    odds = exp(ahead / temperature)
    assert share([0, ahead << SCALE], temperature, 1) == pytest.approx(odds / (1 + odds), abs=0.01)


def test_alike_options_are_sampled_alike() -> None:
    assert [share([7, 7, 7, 7], 1, place) for place in range(4)] == [0.25] * 4


def test_what_is_far_behind_is_never_sampled() -> None:
    assert share([0, 60 << SCALE], 1, 0) == 0


def test_the_ends_of_the_numbers_are_the_first_and_last_place() -> None:
    assert sample_softmax([5, 5], 1, 0) == 0
    assert sample_softmax([5, 5], 1, (1 << 64) - 1) == 1
