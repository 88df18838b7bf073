"""The solo game against the Automa as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from msgspec import structs
from numpy.typing import NDArray

from wingspan.engine import Game, Setup, View, load_catalog
from wingspan.engine.components import GoalSide, Level
from wingspan.engine.setup import SEEDS, check

from .actions import MOST_OPTIONS
from .rewards import Bookkeeper, Reward
from .sight import sight_of
from .spaces import Observation, observations, seen
from .text import text_of

SOLO = "wingspan/Solo-v1"
"""Its name in Gymnasium's registry: ``gymnasium.make("wingspan.envs:wingspan/Solo-v1")``."""

ILLEGAL = -1.0
"""The reward of a masked action, which has no other effect."""

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class Solo(gym.Env[Observation, np.int64]):
    """One person against the Automa.

    ``automa``: its level. ``reward``: see :data:`~wingspan.envs.rewards.Reward`. ``sets``,
    ``goals``, ``mat``, ``automubon``: as in a :class:`Setup`.

    The mask of the actions is in every observation and in every ``info`` as ``action_mask``;
    :meth:`action_masks` returns it too. ``info`` contains ``illegal`` after a masked action, and
    ``points`` (one's own and the Automa's) at the end.
    """

    observation_space: spaces.Dict
    action_space: spaces.Discrete[np.int64]
    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        automa: Level = "eagle",
        reward: Reward = "win",
        sets: tuple[str, ...] = Setup().sets,
        goals: GoalSide = "green",
        mat: str | None = None,
        automubon: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Raises SetupError for an impossible game, ValueError for an unknown reward."""
        self.catalog = load_catalog()
        self.setup = Setup(
            players=1, automa=automa, sets=tuple(sets), goals=goals, mat=mat, automubon=automubon
        )
        check(self.setup, self.catalog)
        self.reward: Reward = reward
        self.render_mode = render_mode
        self.observation_space = observations(self.catalog)
        self.action_space = spaces.Discrete(MOST_OPTIONS)
        self.game = self._deal(0)

    def _deal(self, seed: int) -> Game:
        game = Game.new(structs.replace(self.setup, seed=seed), self.catalog)
        self._books = Bookkeeper(self.reward, game)
        return game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game. ``options={"deal": 7}`` deals the game with seed 7."""
        super().reset(seed=seed)
        deal = (options or {}).get("deal")
        self.game = self._deal(int(self.np_random.integers(SEEDS)) if deal is None else deal)
        now = seen(sight_of(self.game, 0))
        return now, {"action_mask": now["action_mask"]}

    def step(self, action: int | np.integer[Any]) -> Step:
        """Take option ``action`` of the pending decision and play on to the next one."""
        decision = self.game.decision
        if decision is None:
            raise gym.error.ResetNeeded("The game is over; reset deals the next one.")
        legal = 0 <= int(action) < len(decision.options)
        if legal:
            self.game.answer(int(action))
            (reward,) = self._books.pay(self.game)
        else:
            reward = ILLEGAL
        now = seen(sight_of(self.game, 0))
        info: dict[str, Any] = {"action_mask": now["action_mask"]}
        if not legal:
            info["illegal"] = True
        over = self.game.decision is None
        if over:
            info["points"] = np.array([sheet.total for sheet in self.game.scores()])
        if self.render_mode == "human":
            self.render()
        return now, reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask: True for each action that is an option now."""
        decision = self.game.decision
        return np.arange(MOST_OPTIONS) < (len(decision.options) if decision else 0)

    def view(self) -> View:
        """Return what the player may know, for computing your own features."""
        return self.game.view(0)

    def render(self) -> str | None:
        """Render the table as text: return it ("ansi") or print it ("human")."""
        text = text_of(self.game.view(0))
        if self.render_mode == "human":
            print(text)
            return None
        return text
