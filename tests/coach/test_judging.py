"""In how many worlds a decision is judged, and when and against what it is judged again."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.coach.short_games import short_game
from tests.table import CATALOG
from wingspan.bots.evaluator import evaluator_of
from wingspan.bots.search import Budget, Rollouts
from wingspan.coach import judging
from wingspan.coach.analysis import DEEP, QUICK, WEIGHTS, Analysis, analyse
from wingspan.coach.figures import difference, points_lost
from wingspan.coach.judging import Stretch, Walk, judge, worlds_for
from wingspan.engine.slices import finish

BUDGET = Budget((9,), candidates=4, turns=2, finish=1)
"""9 worlds for an action, 5 for any other decision, and 27 to judge one again."""

Seen = tuple[Analysis, int]
"""An analysis with the number of its first world."""


def judged(monkeypatch: pytest.MonkeyPatch) -> tuple[Stretch, list[list[Seen]]]:
    """Judge the end of a game at random; return it with the analyses of each judgement."""
    seen: list[list[Seen]] = []

    def noted(rollouts: Rollouts, first: int, number: int) -> Generator[None, None, Analysis]:
        analysis = yield from analyse(rollouts, first, number)
        assert analysis.worlds == number
        if first == 0:
            seen.append([])
        seen[-1].append((analysis, first))
        return analysis

    monkeypatch.setattr(judging, "analyse", noted)
    record = short_game("base_101", 60)
    evaluator = evaluator_of(record.setup, CATALOG, WEIGHTS)
    walk = Walk(record, 0, CATALOG)
    found = finish(judge(evaluator, walk, 0, len(record.answers), BUDGET))
    return found, [analyses for analyses in seen if len(analyses[0][0].candidates) > 1]


def test_actions_have_the_whole_budget_and_other_decisions_half() -> None:
    assert worlds_for("action", QUICK) == 16
    assert worlds_for("draw_card", QUICK) == 8
    assert worlds_for("action", DEEP) == 160
    assert worlds_for("gain_die", DEEP) == 80
    assert worlds_for("gain_die", Budget((4,))) == 4, "fewer cannot be halved twice"


def test_what_may_be_a_mistake_is_judged_again_in_new_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, seen = judged(monkeypatch)
    assert len(found.judged) == len(seen) > 20
    again = 0
    for one, analyses in zip(found.judged, seen, strict=True):
        first, start = analyses[0]
        assert (start, first.worlds) == (0, 9 if one.kind == "action" else 5)
        possible = one.lost.points >= 0.75 and one.lost.points + one.lost.error >= 1.5
        assert possible == (len(analyses) == 2) == (one.again is not None)
        again += possible
        if possible:
            second, start = analyses[1]
            assert (start, second.worlds) == (first.worlds, 27)
            chosen = second.candidates.index(one.chosen)
            assert one.again == points_lost(second.rows(), chosen)
            assert one.told == one.again
    assert 5 < again < len(seen)


def test_only_what_is_clearly_worse_than_the_best_is_not_judged_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, seen = judged(monkeypatch)
    left = 0
    for one, analyses in zip(found.judged, seen, strict=True):
        if len(analyses) == 1:
            continue
        (first, _), (second, _) = analyses
        rows = first.rows()
        best = max(rows, key=sum)
        for row, candidate in zip(rows, first.candidates, strict=True):
            behind = difference(best, row)
            hopeless = behind.points >= 2 * behind.error and behind.points > 0
            assert (candidate in second.candidates) == (candidate == one.chosen or not hopeless)
        left += len(first.candidates) - len(second.candidates)
    assert left, "no candidate was clearly worse"


def test_reasons_are_given_for_what_is_reported_and_for_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, _ = judged(monkeypatch)
    reported = [one for one in found.judged if one.grade]
    cleared = [one for one in found.judged if one.again is not None and not one.grade]
    assert len(reported) > 3
    assert cleared, "a second look must take some of the first back"
    assert all(one.columns and one.why and one.best != one.chosen for one in reported)
    silent = [one for one in found.judged if not one.grade]
    assert not any(one.columns or one.why or one.grounds or any(one.plans) for one in silent)
