"""The value is fitted to the outcomes of the policy's games; two values play the same deals."""

from __future__ import annotations

from pathlib import Path

import pytest

np = pytest.importorskip("numpy")  # only the tools need it

from tests.table import CATALOG  # noqa: E402
from tools import fit_value  # noqa: E402
from tools.fit_value import compared, inputs, kept, matrix, play_game, seen, shipped  # noqa: E402
from tools.training.deals import deal, random_of  # noqa: E402
from tools.training.learner import Learner  # noqa: E402
from wingspan.bots.evaluator import evaluator_of  # noqa: E402
from wingspan.bots.levels import Level  # noqa: E402
from wingspan.bots.weights import ONE  # noqa: E402

pytestmark = pytest.mark.native_only


def test_the_rows_of_positions_give_what_the_value_expects() -> None:
    random = random_of(1, 0, 3)
    setup = deal(random)
    stood, finals = play_game(setup, random)
    assert len(stood) == len(finals) == 26 * setup.players
    value = evaluator_of(setup, CATALOG).value
    positions = seen(stood, finals)
    expected = positions.now + inputs(positions) @ matrix(shipped())
    assert np.allclose(expected.sum(axis=1), [value.of(one) / ONE for one in stood], atol=0.02)
    now, last = positions.now.sum(axis=1), positions.finals.sum(axis=1)
    assert (positions.finals == positions.finals[0]).all(axis=1)[:26].all()
    assert now[0] < last[0]


def test_games_that_are_kept_are_not_played_again_and_teach_the_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fit_value, "CHUNK", 1)
    monkeypatch.setattr(fit_value, "PENALTIES", ((1e12, 1e12), (30.0, 100.0)))
    folder, checkpoint = tmp_path / "games", tmp_path / "fitted.npz"
    fit_value.play(folder, 2)
    before = kept(folder / "0000.npz")
    (folder / "0001.npz").unlink()
    fit_value.play(folder, 3)
    assert len(list(folder.iterdir())) == 3
    assert np.array_equal(before.numbers, kept(folder / "0000.npz").numbers)
    fit_value.fit(folder, checkpoint)
    fitted = Learner(CATALOG)
    fitted.load(checkpoint)
    assert np.array_equal(fitted.policy.theta, shipped().policy.theta)
    said = capsys.readouterr().out.splitlines()
    unmoved, shipped_by, refitted = said[-4], said[-2], said[-1]
    assert unmoved.startswith("penalties 1000000000000")
    assert shipped_by.startswith("shipped")
    assert refitted.startswith("refitted")


def test_each_value_sits_at_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players that do not search play alike, whatever their value."""
    monkeypatch.setattr(fit_value, "level", lambda _: Level("quick"))
    weights = shipped().value.weights()
    for_two, alone = compared(1, weights, weights), compared(0, weights, weights)
    assert for_two["before"] == for_two["after"][::-1]
    assert len(alone["before"]) == 1
    assert alone["before"] == alone["after"]
    two = [{**for_two, "after": [points + 3 for points in for_two["after"]]}, for_two]
    assert "+1.50 ±1.50" in next(fit_value.summary(two))
