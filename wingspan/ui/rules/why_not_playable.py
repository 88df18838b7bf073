"""The answer to why a bird in hand can or cannot be played: its rows, eggs and food in turn."""

from __future__ import annotations

from wingspan.engine import eggs
from wingspan.engine.components import COLUMNS
from wingspan.engine.mat import covered
from wingspan.words.grammar import sentence

from ..play.plan import BY_THE_ACTION, leave, reason, shortages
from .reckoning import Asker, Reckoning, ReckoningRow
from .why_asked import cost_row


def why_not_playable(asker: Asker, bird: str) -> Reckoning:
    """The answer: what the bird costs, what the viewer has, and what is missing."""
    scene = asker.scene
    may = BY_THE_ACTION if scene.decision is None else leave(scene.decision, scene.catalog)
    missing = shortages(scene.table, scene.seat, may).get(bird)
    mat = scene.me.mat
    costs = scene.printed_mat.egg_cost
    rows: list[ReckoningRow] = []
    for habitat in scene.catalog.birds[bird].habitats:
        column = covered(mat[habitat])
        told = (
            asker.words.text("reference/why.full")
            if column >= COLUMNS
            else asker.words.text("reference/why.column", n=column + 1, eggs=costs[column])
        )
        rows.append((asker.words.habitat(habitat), told))
    rows += [
        (asker.words.text("reference/why.your_eggs"), str(eggs.total(scene.table, scene.seat))),
        cost_row(asker, bird),
        (asker.words.text("reference/why.your_food"), asker.foods(scene.me.food)),
    ]
    verdict = (
        asker.words.text("reference/why.can_play")
        if missing is None
        else sentence(reason(missing, asker.words, "reference/why.you_need"))
    )
    title = asker.words.text(
        "reference/why.not_playable" if missing is not None else "reference/why.is_playable"
    )
    entry = "play_bird" if missing is None else "play_bird.why_not"
    return Reckoning(f"{asker.bird(bird)} · {title}", entry, tuple(rows), verdict)
