"""Powers that move a bird to another habitat."""

from __future__ import annotations

from .. import options
from ..components import COLUMNS, HABITATS
from ..decision import Asking
from ..effects import MoveBird
from ..events import BirdMoved
from ..mat import covered, place_of
from ..options import InHabitat
from .activation import Activation, resolves


@resolves(MoveBird)
def move_bird(effect: MoveBird, activation: Activation) -> Asking:
    """Move the rightmost bird of a row to the leftmost exposed space of another.

    It costs nothing, and the action cube stays in the row where the action began.
    """
    table, owner, bird = activation.table, activation.owner, activation.bird
    mat = table.players[owner].mat
    origin, _ = place_of(table.players[owner], bird)
    if mat[origin][-1] is not bird:
        return
    width = 2 if bird.sideways else 1
    option = yield from activation.choose(
        "move_to",
        [
            options.habitat(habitat)
            for habitat in HABITATS
            if habitat != origin and covered(mat[habitat]) + width <= COLUMNS
        ],
        must=True,
    )
    if isinstance(option, InHabitat):
        mat[origin].pop()
        mat[option.habitat].append(bird)
        table.log(BirdMoved(owner, bird.bird, origin, option.habitat))
