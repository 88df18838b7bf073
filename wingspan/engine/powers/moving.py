"""Powers that move a bird to another habitat."""

from __future__ import annotations

from .. import options, tray
from ..components import COLUMNS, HABITATS
from ..decision import Asking
from ..effects import MoveBird, MoveToNeighbour
from ..events import BirdMoved
from ..mat import covered, place_of
from ..options import InHabitat
from ..state import PlayedBird
from .activation import Activation, if_you_do, resolves
from .sharing import other_seats


@resolves(MoveBird)
def move_bird(_effect: MoveBird, activation: Activation) -> Asking:
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


@resolves(MoveToNeighbour)
def move_to_neighbour(effect: MoveToNeighbour, activation: Activation) -> Asking:
    """Move the rightmost bird of a row to a neighbour's mat, without anything on or under it.

    The neighbour cannot decline it. The Automa discards it, like any card that it is given.
    """
    table, owner, bird = activation.table, activation.owner, activation.bird
    me = table.players[owner]
    origin, _ = place_of(me, bird)
    seats = other_seats(table, owner)
    if me.mat[origin][-1] is not bird:
        return
    to = seats[0] if effect.side == "left" else seats[-1]
    if to == len(table.players):
        if not (yield from activation.confirm()):
            return
        me.mat[origin].pop()
        table.log(BirdMoved(owner, bird.bird, origin, origin, to))
        tray.discard_from_mat(table, owner, bird)
    else:
        mat = table.players[to].mat
        width = 2 if bird.sideways else 1
        homes = [row for row in HABITATS if covered(mat[row]) + width <= COLUMNS]
        option = yield from activation.choose(
            "move_to", [options.habitat(row) for row in homes], must=True
        )
        if not isinstance(option, InHabitat):
            return
        me.mat[origin].pop()
        table.log(BirdMoved(owner, bird.bird, origin, option.habitat, to))
        tray.discard_lying(table, owner, bird.tucked)
        mat[option.habitat].append(PlayedBird(bird.bird, sideways=bird.sideways))
    yield from if_you_do(effect.then, activation)
