"""Actions that would gain nothing now, and why: legal, but hardly ever intended."""

from __future__ import annotations

from typing import Literal

from wingspan.engine import eggs, food, tray
from wingspan.engine.components import ACTION_OF_HABITAT, Action, Habitat
from wingspan.engine.mat import covered
from wingspan.engine.table import Table

Reason = Literal["no_bird", "no_room", "no_card"]


def in_vain(table: Table, seat: int) -> dict[Action, Reason]:
    """The actions that would do nothing for ``seat``, each with the reason.

    An action does something if it would activate a brown power in its row, or if its space offers
    a reset that ``seat`` can pay for.
    """
    found: dict[Action, Reason] = {}
    if not eggs.spaces(table, seat) and _is_idle(table, seat, "grassland"):
        some = any(table.players[seat].mat.values())
        found[ACTION_OF_HABITAT["grassland"]] = "no_room" if some else "no_bird"
    if not tray.drawable(table) and _is_idle(table, seat, "wetland"):
        found[ACTION_OF_HABITAT["wetland"]] = "no_card"
    return found


def _is_idle(table: Table, seat: int, habitat: Habitat) -> bool:
    """Whether the action of that row does nothing besides its benefit."""
    row = table.players[seat].mat[habitat]
    space = table.mat.rows[habitat][covered(row)]
    brown = any(table.birds[bird.bird].color == "brown" for bird in row)
    return not brown and not (space.reset and food.spendable(table, seat))
