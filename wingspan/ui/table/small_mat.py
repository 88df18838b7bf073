"""Another player's mat in miniature, as shown beside the table."""

from __future__ import annotations

from collections.abc import Iterable

from wingspan.engine.components import COLUMNS, HABITATS, Habitat

from ..kit.html import Html, el
from ..play.scene import Scene
from .bird_card import portrait


def small_mat(scene: Scene, seat: int, rows: Iterable[Habitat] = HABITATS) -> Html:
    """``rows`` of that seat's mat: each bird with its number of eggs."""
    return el(
        "span", *(_row(scene, seat, habitat) for habitat in rows), class_="mini", aria_hidden="true"
    )


def small_mat_shows(scene: Scene, seat: int) -> tuple[object, ...]:
    """All of the table that :func:`small_mat` depends on."""
    rows = scene.state.players[seat].mat.values()
    return tuple(tuple((bird.bird, bird.eggs, bird.sideways) for bird in row) for row in rows)


def _row(scene: Scene, seat: int, habitat: Habitat) -> Html:
    row = scene.state.players[seat].mat[habitat]
    spaces = [
        el(
            "span",
            portrait(scene.catalog.birds[bird.bird]),
            el("b", str(bird.eggs)) if bird.eggs else None,
            class_="mini-space taken" + (" sideways" if bird.sideways else ""),
            data_bird=bird.bird,
        )
        for bird in row
    ]
    free = COLUMNS - sum(2 if bird.sideways else 1 for bird in row)
    spaces += [el("span", class_="mini-space")] * free
    return el("span", *spaces, class_=f"mini-row row-{habitat}")
