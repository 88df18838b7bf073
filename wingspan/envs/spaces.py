"""The spaces of both environments."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from wingspan.engine import Catalog

from . import actions, observation
from .actions import MOST_OPTIONS
from .sight import Sight

Observation = dict[str, Any]
"""``observation``: the table; ``options``: a row for each action; ``action_mask``: 1 where an
action is an option."""


def observations(catalog: Catalog) -> spaces.Dict:
    """Return the space of observations."""
    of_table = np.array(observation.layout_of(catalog).most(), np.float32)
    of_option = np.array(actions.layout_of(catalog).most(), np.float32)
    return spaces.Dict(
        {
            "observation": _up_to(of_table),
            "options": _up_to(np.tile(of_option, (MOST_OPTIONS, 1))),
            "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
        }
    )


def _up_to(highest: NDArray[np.float32]) -> spaces.Box:
    return spaces.Box(np.zeros_like(highest), highest, dtype=np.float32)


def seen(sight: Sight) -> Observation:
    """Return the observation of a seat. Raises TooManyOptions."""
    decision = sight.view.decision
    mask = actions.mask(len(decision.options) if decision else 0)
    return {
        "observation": observation.observe(sight),
        "options": actions.offered(sight),
        "action_mask": mask,
    }
