"""The card sets that computer players train with and are measured with."""

from __future__ import annotations

from itertools import combinations

from wingspan.engine.components import SETS

BASE = ("core", "swiftstart")
EXPANSIONS = tuple(name for name in SETS if name not in BASE)
"""All other sets, in the order in which decks are put together."""

WITH_BASE = {
    "_".join(more) or "base": (*BASE, *more)
    for number in range(len(EXPANSIONS) + 1)
    for more in combinations(EXPANSIONS, number)
}
"""The base set with any expansions, by a name such as "european_oceania"; alone it is "base"."""
