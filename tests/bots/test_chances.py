"""Options are chosen in proportion to e to the power of their score."""

from __future__ import annotations

from math import exp

import pytest

from wingspan.bots.chances import pick
from wingspan.bots.policy import SCALE


def share(scores: list[int], quarters: int, place: int) -> float:
    """How often a place is picked over numbers spread evenly."""
    number = 4000
    found = [pick(scores, quarters, (2 * n + 1) * (1 << 63) // number) for n in range(number)]
    return found.count(place) / number


@pytest.mark.parametrize(("quarters", "ahead"), [(4, 1), (4, 2), (8, 1), (32, 4)])
def test_a_score_ahead_counts_as_e_to_its_power(quarters: int, ahead: int) -> None:
    """With ``ahead`` units more at temperature T, the odds are e to the ahead / T."""
    odds = exp(ahead * 4 / quarters)
    assert share([0, ahead << SCALE], quarters, 1) == pytest.approx(odds / (1 + odds), abs=0.01)


def test_alike_options_are_picked_alike() -> None:
    assert [share([7, 7, 7, 7], 4, place) for place in range(4)] == [0.25] * 4


def test_what_is_far_behind_is_never_picked() -> None:
    assert share([0, 60 << SCALE], 4, 0) == 0


def test_the_ends_of_the_numbers_are_the_first_and_last_place() -> None:
    assert pick([5, 5], 4, 0) == 0
    assert pick([5, 5], 4, (1 << 64) - 1) == 1
