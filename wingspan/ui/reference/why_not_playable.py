"""Why a bird of the hand can be played, or cannot: its rows, eggs and food, one by one."""

from __future__ import annotations

from wingspan.engine import eggs
from wingspan.engine.components import COLUMNS
from wingspan.engine.mat import covered

from ..play.playable import BY_THE_ACTION, leave, reason, shortages
from .reckoning import Asker, Reckoning, Row
from .why_asked import cost_row


def why_not_playable(asker: Asker, bird: str) -> Reckoning:
    """What the bird asks for and what there is, and what is missing."""
    scene = asker.scene
    may = BY_THE_ACTION if scene.decision is None else leave(scene.decision, scene.catalog)
    missing = shortages(scene.table, scene.seat, may).get(bird)
    mat = scene.me.mat
    costs = scene.printed_mat.egg_cost
    rows: list[Row] = []
    for habitat in scene.catalog.birds[bird].habitats:
        column = covered(mat[habitat])
        told = (
            asker.text("full")
            if column >= COLUMNS
            else asker.text("column", n=column + 1, eggs=costs[column])
        )
        rows.append((asker.words.habitat(habitat), told))
    rows += [
        (asker.text("your_eggs"), str(eggs.total(scene.table, scene.seat))),
        cost_row(asker, bird),
        (asker.text("your_food"), asker.foods(scene.me.food)),
    ]
    verdict = asker.text("can_play") if missing is None else reason(missing, asker.words)
    title = asker.text("not_playable" if missing is not None else "is_playable")
    entry = "play_bird" if missing is None else "play_bird.why_not"
    return Reckoning(f"{asker.bird(bird)} · {title}", entry, tuple(rows), verdict)
