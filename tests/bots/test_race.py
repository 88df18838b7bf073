"""Ways race each other pass by pass, and the worse half is dropped after each."""

from __future__ import annotations

from wingspan.bots.look_ahead import Race
from wingspan.bots.policy import SCALE
from wingspan.bots.value import ONE
from wingspan.bots.ways import Way


def run(race: Race, worth: dict[int, int]) -> list[list[int]]:
    """Play all passes, each way being worth the same points in every world."""
    lived = []
    while not race.over:
        lived.append(sorted(tried.way.option for tried in race.live))
        for _ in race.worlds():
            for tried in race.live:
                tried.total += worth[tried.way.option] * ONE
                tried.worlds += 1
        race.close()
    return lived


def test_the_worse_half_is_dropped_after_each_pass() -> None:
    race = Race([Way(option, 0) for option in range(6)], (2, 4, 8), trust=1)
    lived = run(race, {0: 50, 1: 52, 2: 58, 3: 51, 4: 60, 5: 40})
    assert lived == [[0, 1, 2, 3, 4, 5], [1, 2, 4], [2, 4]]
    assert race.best().way.option == 4
    assert race.size() == 6 * 2 + 3 * 4 + 2 * 8


def test_worlds_are_numbered_on_from_pass_to_pass() -> None:
    race = Race([Way(0, 0), Way(1, 0)], (3, 5), trust=0)
    assert race.worlds() == range(3)
    race.close()
    assert race.worlds() == range(3, 8)


def test_what_the_policy_thinks_counts_as_so_many_worlds() -> None:
    """A point behind in each of 2 worlds against 3 points of policy: (2 * 1 - 3) / 3 < 0."""
    ways = [Way(0, 3 << SCALE), Way(1, 0)]
    race = Race(ways, (2,), trust=1)
    run(race, {0: 50, 1: 51})
    assert race.best().way.option == 0
    trustless = Race(ways, (2,), trust=0)
    run(trustless, {0: 50, 1: 51})
    assert trustless.best().way.option == 1


def test_a_single_way_needs_no_race() -> None:
    race = Race([Way(3, 0)], (2, 4), trust=1)
    assert race.over and race.size() == 0
    assert race.best().way.option == 3
