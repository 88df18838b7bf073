"""The environment for one: Gymnasium's own test, masks, rewards and vectors of games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.table import ALL_SETS, BASE_GAME, rng_for
from wingspan.envs import SOLO, Solo
from wingspan.envs.sight import sight_of
from wingspan.envs.spaces import seen

pytestmark = pytest.mark.native_only


@pytest.mark.parametrize("automa", ["eaglet", "eagle", "eagle_eyed_eagle"])
@pytest.mark.filterwarnings("error")
def test_it_does_all_that_gymnasium_asks_of_an_environment(  # done: it raises, and warnings do
    automa: str,
) -> None:
    check_env(gymnasium.make(SOLO, automa=automa, sets=ALL_SETS).unwrapped)


def steps(env: Solo, seed: int) -> Iterator[tuple[float, dict[str, Any]]]:
    """Play a whole game at random; yield each step's reward and info."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, _, info = env.step(action)
        yield reward, info


def test_points_add_up_to_those_at_the_end() -> None:
    env = Solo(reward="points", sets=ALL_SETS)
    played = list(steps(env, 3))
    own, automa = played[-1][1]["points"]
    assert sum(reward for reward, _ in played) == own == env.game.scores()[0].total
    assert automa == env.game.scores()[1].total


def test_rewards_of_no_known_kind_are_refused() -> None:
    with pytest.raises(ValueError, match="no rewards called 'eggs'"):
        Solo(reward="eggs").reset()  # type: ignore[arg-type]


def test_it_is_printed_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = Solo(render_mode="human")
    env.reset(seed=1)
    env.step(0)
    assert "player 0 (seen from here)" in capsys.readouterr().out
    assert env.view() == env.game.view(0)


def test_the_margin_is_paid_at_the_end_alone() -> None:
    *before, last = steps(Solo(reward="margin"), 4)
    own, automa = last[1]["points"]
    assert last[0] == own - automa
    assert not any(reward for reward, _ in before)


def test_a_masked_action_changes_nothing_and_costs_one() -> None:
    env = Solo()
    before, _ = env.reset(seed=1)
    now, reward, over, _, info = env.step(255)
    assert (reward, over, info["illegal"]) == (-1.0, False, True)
    assert all(np.array_equal(before[key], now[key]) for key in before)


def test_the_masks_are_the_same_wherever_they_are_looked_for() -> None:
    env = Solo()
    observation, info = env.reset(seed=2)
    assert env.game.decision is not None
    assert info["action_mask"].sum() == len(env.game.decision.options)
    assert np.array_equal(info["action_mask"], observation["action_mask"])
    assert np.array_equal(info["action_mask"], env.action_masks())


def test_after_the_end_a_reset_is_asked_for() -> None:
    env = Solo()
    assert list(steps(env, 5))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_games_are_stepped_side_by_side_in_processes_of_their_own() -> None:
    envs = gymnasium.make_vec(
        f"wingspan.envs:{SOLO}",
        num_envs=2,
        vectorization_mode="async",
        vector_kwargs={"context": "spawn"},
    )
    rng = np.random.default_rng(0)
    try:
        _, info = envs.reset(seed=8)
        for _ in range(12):
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
            seen, _, _, _, info = envs.step(actions)
    finally:
        envs.close()
    assert seen["action_mask"].shape == (2, 256)
    assert not np.array_equal(seen["observation"][0], seen["observation"][1])


@pytest.mark.parametrize("sets", [BASE_GAME, ALL_SETS])
def test_nothing_of_the_automas_hidden_cards_is_seen(sets: tuple[str, ...]) -> None:
    env = Solo(sets=sets)
    rng = rng_for("solo alike", len(sets))
    env.reset(seed=len(sets))
    compared = 0
    while (decision := env.game.decision) is not None:
        if rng.random() < 0.15:
            other = env.game.redeal(0, rng.randrange(1000))
            here, there = (seen(sight_of(game, 0)) for game in (env.game, other))
            assert all(np.array_equal(here[key], there[key]) for key in here)
            compared += 1
        env.game.answer(rng.randrange(len(decision.options)))
    assert compared >= 5
