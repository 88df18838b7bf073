"""The places of a table that is laid out, as the texts that commands name them by.

``set_up``, ``turn``, ``goals``, ``feeder``, ``discards``, ``automa``, ``play`` are of the whole
table, and ``tray:1`` is the second space of its tray. Of the seat that is shown are ``food``,
``hand``, ``bonus``, ``cubes``; ``space:forest:2``, the third bird of its forest; ``tuck:forest:2``,
the cards under that bird.
"""

from __future__ import annotations

import re
from typing import NamedTuple, cast

from wingspan.engine.components import COLUMNS, HABITATS, TRAY_SIZE, Habitat

WHOLE = ("set_up", "turn", "goals", "feeder", "discards", "automa", "play")
OF_A_SEAT = ("food", "hand", "bonus", "cubes")
FIRST = f"space:{HABITATS[0]}:0"

_ON_MAT = re.compile(rf"(?:space|tuck):({'|'.join(HABITATS)}):([0-{COLUMNS - 1}])", re.ASCII)
_IN_TRAY = re.compile(rf"tray:([0-{TRAY_SIZE - 1}])", re.ASCII)


class OnMat(NamedTuple):
    """A space of the mat. ``column``: of its first bird, counted in birds, not in spaces."""

    habitat: Habitat
    column: int


def is_place(text: str) -> bool:
    return bool(
        text in WHOLE or text in OF_A_SEAT or _ON_MAT.fullmatch(text) or _IN_TRAY.fullmatch(text)
    )


def on_mat(place: str) -> OnMat | None:
    """The space that a place is, or whose bird the cards lie under; None for others."""
    found = _ON_MAT.fullmatch(place)
    return None if found is None else OnMat(cast(Habitat, found[1]), int(found[2]))


def in_tray(place: str) -> int | None:
    found = _IN_TRAY.fullmatch(place)
    return None if found is None else int(found[1])


def is_tuck(place: str) -> bool:
    return place.startswith("tuck:")
