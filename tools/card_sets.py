"""The combinations of card sets that computer players train with and are measured with."""

from __future__ import annotations

from itertools import combinations

from wingspan.engine.components import BASE_SETS, EXPANSIONS

WITH_BASE = {
    "_".join(more) or "base": (*BASE_SETS, *more)
    for number in range(len(EXPANSIONS) + 1)
    for more in combinations(EXPANSIONS, number)
}
"""The base game with any expansions, by a name such as "european_oceania"; alone it is "base"."""
