"""Candidates are tried pass by pass, and the worse half is dropped after each."""

from __future__ import annotations

from wingspan.bots.candidates import Candidate
from wingspan.bots.search import SequentialHalving
from wingspan.bots.weights import ONE, SCALE


def run(halving: SequentialHalving, worth: dict[int, int]) -> list[list[int]]:
    """Play all passes, with fixed points per candidate; return the candidates of each pass."""
    lived = []
    while not halving.over:
        lived.append(sorted(arm.candidate.option for arm in halving.live))
        for _ in halving.worlds():
            for arm in halving.live:
                arm.total += worth[arm.candidate.option] * ONE
                arm.worlds += 1
        halving.close()
    return lived


def test_the_worse_half_is_dropped_after_each_pass() -> None:
    halving = SequentialHalving(
        [Candidate(option, 0) for option in range(6)], (2, 4, 8), prior_weight=1
    )
    lived = run(halving, {0: 50, 1: 52, 2: 58, 3: 51, 4: 60, 5: 40})
    assert lived == [[0, 1, 2, 3, 4, 5], [1, 2, 4], [2, 4]]
    assert halving.best().candidate.option == 4
    assert halving.size() == 6 * 2 + 3 * 4 + 2 * 8


def test_worlds_are_numbered_on_from_pass_to_pass() -> None:
    halving = SequentialHalving([Candidate(0, 0), Candidate(1, 0)], (3, 5), prior_weight=0)
    assert halving.worlds() == range(3)
    halving.close()
    assert halving.worlds() == range(3, 8)


def test_what_the_policy_thinks_counts_as_so_many_worlds() -> None:
    """1 point behind in each of 2 worlds against 3 points of the prior: (2 * 1 - 3) / 3 < 0."""
    chosen = [Candidate(0, 3 << SCALE), Candidate(1, 0)]
    halving = SequentialHalving(chosen, (2,), prior_weight=1)
    run(halving, {0: 50, 1: 51})
    assert halving.best().candidate.option == 0
    without = SequentialHalving(chosen, (2,), prior_weight=0)
    run(without, {0: 50, 1: 51})
    assert without.best().candidate.option == 1


def test_a_single_candidate_needs_no_rollouts() -> None:
    halving = SequentialHalving([Candidate(3, 0)], (2, 4), prior_weight=1)
    assert halving.over and halving.size() == 0
    assert halving.best().candidate.option == 3
