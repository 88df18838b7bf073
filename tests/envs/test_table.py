"""The environment for two to five: PettingZoo's own tests, rewards, and what no seat may see."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tests.table import ALL_SETS, BASE_GAME, rng_for
from wingspan.engine import IllegalAnswer, SetupError
from wingspan.envs import Table, env
from wingspan.envs.sight import sight_of
from wingspan.envs.spaces import seen

pytestmark = pytest.mark.native_only

MIXED = [(2, BASE_GAME), (5, ALL_SETS)]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """Ignore warnings: PettingZoo's tests warn of every observation that is not a single array."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("players", "sets"), MIXED)
def test_it_does_all_that_pettingzoo_asks_of_an_environment(  # done: it raises
    players: int, sets: tuple[str, ...]
) -> None:
    api_test(env(players=players, sets=sets), num_cycles=100)


def test_the_same_seeds_give_the_same_games() -> None:  # done: it raises
    seed_test(lambda: env(players=3, sets=ALL_SETS), num_cycles=20)


def test_it_is_shown_in_every_way_that_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    assert "birdfeeder: " in capsys.readouterr().out


def play(table: Table, seed: int) -> dict[str, float]:
    """Play a whole game at random; return each agent's total reward."""
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        paid[agent] += reward
        assert observation is not None
        mask = observation["action_mask"]
        table.step(None if over else int(rng.choice(np.flatnonzero(mask))))
    assert table.agents == []
    return paid


def test_points_add_up_to_those_on_the_score_pad() -> None:
    table = Table(players=3, reward="points", sets=ALL_SETS)
    paid = play(table, 4)
    assert list(paid.values()) == [sheet.total for sheet in table.game.scores()]


def test_whoever_wins_is_paid_one() -> None:
    table = Table(players=2, reward="win")
    paid = play(table, 5)
    first, second = table.game.scores()
    assert first.total != second.total
    assert paid == {"player_0": float(first.rank == 1), "player_1": float(second.rank == 1)}


def test_the_margin_is_how_far_one_is_ahead_of_the_best_of_the_others() -> None:
    table = Table(players=3, reward="margin")
    paid = play(table, 6)
    first, second, third = (sheet.total for sheet in table.game.scores())
    assert paid["player_0"] == first - max(second, third)
    assert paid["player_2"] == third - max(first, second)


def test_only_who_is_asked_has_actions() -> None:
    table = Table(players=2)
    table.reset(seed=1)
    asked, other = table.observe("player_0"), table.observe("player_1")
    assert table.game.decision is not None
    number = len(table.game.decision.options)
    assert asked["action_mask"].tolist() == [1] * number + [0] * (256 - number)
    assert not other["action_mask"].any() and not other["options"].any()


def test_a_masked_action_is_refused_and_nothing_has_changed() -> None:
    table = Table(players=2)
    table.reset(seed=1)
    before = table.game.copy()
    with pytest.raises(IllegalAnswer, match="There is no option 200"):
        table.step(200)
    assert table.game == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [({"players": 1}, "alone there is Solo"), ({"players": 6}, "6 cannot play")],
)
def test_a_table_that_cannot_be_is_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        Table(**arguments)


def test_a_deal_can_be_asked_for() -> None:
    table = Table(players=2)
    table.reset(options={"deal": 7})
    assert table.game.setup.seed == 7


@pytest.mark.parametrize(("players", "sets"), [*MIXED, (3, ALL_SETS)])
def test_games_that_look_alike_to_a_seat_give_it_equal_observations(
    players: int, sets: tuple[str, ...]
) -> None:
    """Everything that a seat cannot see is redealt; its observation stays the same to the bit."""
    table = Table(players=players, sets=sets)
    rng = rng_for("alike", players)
    table.reset(seed=players)
    compared = 0
    while (decision := table.game.decision) is not None:
        if rng.random() < 0.06:
            other = table.game.redeal(decision.player, rng.randrange(1000))
            here, there = (seen(sight_of(game, decision.player)) for game in (table.game, other))
            assert all(np.array_equal(here[key], there[key]) for key in here)
            compared += 1
        table.game.answer(rng.randrange(len(decision.options)))
    assert compared >= 10
