"""The rules as reinforcement-learning environments: a PettingZoo one for two to five players, a
Gymnasium one for a solo player.

They need the extra ``rl``. See ``docs/environments.md``.

>>> from wingspan.envs import Solo
>>> env = Solo(automa="eagle")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
"""

try:
    import gymnasium
    import numpy
    import pettingzoo
except ImportError as error:
    raise ImportError(
        f"Environments need {error.name}, which comes with the extra rl: wingspan[rl].",
        name=error.name,
    ) from error

from .actions import MOST_OPTIONS, TooManyOptions
from .rewards import Reward
from .sight import Sight
from .solo import SOLO, Solo
from .table import Table, env

__all__ = [
    "MOST_OPTIONS",
    "SOLO",
    "Reward",
    "Sight",
    "Solo",
    "Table",
    "TooManyOptions",
    "env",
]

if SOLO not in gymnasium.registry:
    gymnasium.register(SOLO, entry_point="wingspan.envs.solo:Solo")

del gymnasium, numpy, pettingzoo
