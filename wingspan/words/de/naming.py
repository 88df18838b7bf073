"""The German names of hidden cards and of players."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR
from .messages.names import MESSAGES

NAMING = Naming(
    printed="de",
    cards=MESSAGES,
    a_card="eine Karte",
    seat="Spieler {n}",
    grammar=GRAMMAR,
)
