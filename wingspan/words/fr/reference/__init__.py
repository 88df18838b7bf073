"""The rules reference in French, one module for each part of the outline."""

from __future__ import annotations

from ...reference.entries import Text
from . import (
    automa,
    cards,
    changes,
    choices,
    decisions,
    drawing,
    eggs,
    families,
    faq,
    food,
    icons,
    nectar,
    people,
    playing,
    powers,
    quick,
    rounds,
    scoring,
    setup,
    turn,
)

PARTS = (
    quick,
    setup,
    turn,
    playing,
    food,
    eggs,
    drawing,
    powers,
    families,
    nectar,
    rounds,
    scoring,
    automa,
    people,
    icons,
    faq,
    decisions,
    choices,
    changes,
    cards,
)
TEXTS: dict[str, Text] = {id_: text for part in PARTS for id_, text in part.TEXTS.items()}
