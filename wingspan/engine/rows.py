"""What the three habitat actions share: the space where the cube goes, and its conversion."""

from __future__ import annotations

from collections.abc import Sequence

from . import options
from .cards import Space
from .chooser import Chooser, Choosing
from .decision import Source
from .events import ActionTaken
from .options import AnyOption
from .table import Table, ask
from .things import ACTION_OF_HABITAT, Habitat


def begin(table: Table, player: int, habitat: Habitat) -> tuple[Chooser, Space]:
    """Place the cube on the leftmost exposed space of the row: who asks, and its benefit."""
    column = len(table.players[player].mat[habitat])
    table.log(ActionTaken(player, ACTION_OF_HABITAT[habitat], column))
    return Chooser(table, player, Source(player, habitat)), table.mat.rows[habitat][column]


def trade(chooser: Chooser, offered: Sequence[AnyOption]) -> Choosing:
    """The space's conversion: what is handed in for one more, or None if declined."""
    if not offered:
        return None
    option = yield from ask(
        chooser.table, chooser.player, "trade", [*offered, options.SKIP], chooser.source
    )
    return None if option is options.SKIP else option
