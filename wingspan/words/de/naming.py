"""The German names of cards."""

from __future__ import annotations

from ..folders import load
from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="de",
    cards=load("de", "messages.names").MESSAGES,
    a_card="eine Karte",
    grammar=GRAMMAR,
)
