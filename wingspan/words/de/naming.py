"""The German names of hidden cards and of players."""

from __future__ import annotations

from ..folders import load
from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="de",
    cards=load("de", "messages.names").MESSAGES,
    a_card="eine Karte",
    seat="Spieler {n}",
    grammar=GRAMMAR,
)
