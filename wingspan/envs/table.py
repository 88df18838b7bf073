"""The game for two to five players as a PettingZoo environment (agents take turns, AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from msgspec import structs
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from wingspan.engine import Game, Setup, View, load_catalog
from wingspan.engine.components import GoalSide
from wingspan.engine.setup import SEEDS, SetupError, check

from .actions import MOST_OPTIONS
from .rewards import Bookkeeper, Reward
from .sight import sight_of
from .spaces import Observation, observations, seen
from .text import text_of


def env(**arguments: Any) -> AECEnv:
    """Return a :class:`Table` that checks the order of calls, and in which a masked action ends the
    game with a reward of -1.
    """
    table = wrappers.TerminateIllegalWrapper(Table(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(table)


class Table(AECEnv):
    """Two to five people, ``player_0`` to ``player_4`` by seat.

    ``reward``: see :data:`~wingspan.envs.rewards.Reward`. ``sets``, ``goals``, ``mat``: as in a
    :class:`Setup`. A masked action raises IllegalAnswer and changes nothing.
    """

    metadata = {
        "name": "wingspan_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 2,
        reward: Reward = "win",
        sets: tuple[str, ...] = Setup().sets,
        goals: GoalSide = "green",
        mat: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Raises SetupError for an impossible game, ValueError for an unknown reward."""
        super().__init__()
        if players < 2:
            raise SetupError("players: a table is for 2 to 5; alone there is Solo.")
        self.catalog = load_catalog()
        self.setup = Setup(players=players, sets=tuple(sets), goals=goals, mat=mat)
        check(self.setup, self.catalog)
        self.reward: Reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {
            agent: observations(self.catalog) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random()
        self.reset()

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of observations, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """Return the space of actions, the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. ``options={"deal": 7}`` deals the game with seed 7."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        deal = (options or {}).get("deal")
        dealt = int(self._random.integers(SEEDS)) if deal is None else deal
        self.game = Game.new(structs.replace(self.setup, seed=dealt), self.catalog)
        self._books = Bookkeeper(self.reward, self.game)
        self.agents: list[str] = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Select the agent that must answer; at the end, the first of those that are left."""
        decision = self.game.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.player]
        elif self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation; all actions are masked unless the agent must answer."""
        return seen(sight_of(self.game, self.possible_agents.index(agent)))

    def view(self, agent: str) -> View:
        """Return what the agent's seat may know, for computing your own features."""
        return self.game.view(self.possible_agents.index(agent))

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Take option ``action`` of the pending decision."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.game.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._books.pay(self.game), strict=True))
        if self.game.decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Render what the selected agent sees as text: return it ("ansi") or print it ("human")."""
        text = text_of(self.view(self.agent_selection))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
