"""Training gives the same numbers from the same seed, in one go or resumed, however shared out."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

np = pytest.importorskip("numpy")  # only the tools need it

from tests.table import CATALOG  # noqa: E402
from tools.card_sets import WITH_BASE  # noqa: E402
from tools.train_bots import Plan, mapping_over, train_batch  # noqa: E402
from tools.training.deals import deal, random_of  # noqa: E402
from tools.training.episode import Lessons  # noqa: E402
from tools.training.learner import Learner, PolicyLearner, exported  # noqa: E402
from wingspan.bots.features.index import POLICY_FEATURES  # noqa: E402
from wingspan.bots.weights import NEWEST, load  # noqa: E402
from wingspan.engine.setup import check  # noqa: E402

pytestmark = pytest.mark.native_only
PLAN = Plan(games=40, batch=10, seed=3)


@pytest.fixture(autouse=True)
def learn_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the first batches, which train the value alone."""
    monkeypatch.setattr("tools.train_bots.BASELINE_FIRST", 0)


def test_a_resumed_training_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    whole, halves = Learner(CATALOG), Learner(CATALOG)
    with mapping_over(1) as mapping:
        first = train_batch(whole, PLAN, mapping)
        second = train_batch(whole, PLAN, mapping)
        assert train_batch(halves, PLAN, mapping) == first
        halves.save(tmp_path / "kept.npz")
        resumed = Learner(CATALOG)
        resumed.load(tmp_path / "kept.npz")
        assert (resumed.games, resumed.batch) == (10, 1)
        assert train_batch(resumed, PLAN, mapping) == second
    assert np.array_equal(resumed.policy.theta, whole.policy.theta)
    assert np.array_equal(resumed.value.features, whole.value.features)
    assert exported(resumed, CATALOG, 5) == exported(whole, CATALOG, 5)


def test_training_can_begin_from_the_weights_that_are_shipped() -> None:
    learner = Learner(CATALOG)
    shipped = load(NEWEST)
    learner.begin_from(shipped, CATALOG)
    bonus = {card: n for card, n in shipped.bonus.items() if n}
    assert exported(learner, CATALOG, NEWEST) == structs.replace(shipped, bonus=bonus)
    kept = learner.value.features.copy()
    solved = np.linalg.solve(learner.value.gram, learner.value.target)
    assert np.allclose(solved, kept)


def test_two_processes_learn_what_one_does() -> None:
    plan = Plan(games=40, batch=20, epochs=1, seed=4)
    alone, shared = Learner(CATALOG), Learner(CATALOG)
    with mapping_over(1) as mapping:
        train_batch(alone, plan, mapping)
    with mapping_over(2) as mapping:
        train_batch(shared, plan, mapping)
    assert np.array_equal(alone.policy.theta, shared.policy.theta)
    assert np.array_equal(alone.value.cards, shared.value.cards)


@pytest.mark.parametrize(("advantage", "sign"), [(5.0, 1), (-5.0, -1), (0.0, 0)])
def test_an_answer_is_made_likelier_by_what_it_brought(advantage: float, sign: int) -> None:
    """There are two options, each with one weight; the second was taken at even odds."""
    learner = PolicyLearner(CATALOG)
    one, other = POLICY_FEATURES.names.index("egg.first"), POLICY_FEATURES.names.index("egg.breed")
    before = learner.theta[other] - learner.theta[one]
    lessons = Lessons()
    lessons.teach((1, [0.5, 0.5], [([one], [1]), ([other], [1])]), advantage)
    learner.learn(lessons, 1, 0.01)
    after = learner.theta[other] - learner.theta[one]
    assert np.sign(after - before) == sign


def test_what_an_answer_taught_is_used_up_once_its_chance_has_moved() -> None:
    """When the answer was given its probability was a tenth; by now it is a half."""
    learner = PolicyLearner(CATALOG)
    one, other = POLICY_FEATURES.names.index("egg.first"), POLICY_FEATURES.names.index("egg.breed")
    before = learner.theta.copy()
    lessons = Lessons()
    lessons.teach((1, [0.9, 0.1], [([one], [1]), ([other], [1])]), 5.0)
    learner.learn(lessons, 1, 0.01)
    assert np.array_equal(learner.theta, before)


def test_every_kind_of_table_is_dealt_and_can_be_played() -> None:
    setups = [deal(random_of(1, 0, number)) for number in range(400)]
    for setup in setups:
        check(setup, CATALOG)
    assert {setup.players for setup in setups} == {1, 2, 3, 4, 5}
    assert {setup.goals for setup in setups} == {"green", "blue"}
    assert {setup.sets for setup in setups} == set(WITH_BASE.values())
    assert {setup.mat for setup in setups} == {None, "base", "oceania"}
