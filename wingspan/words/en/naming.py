"""What English calls the cards and the players."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="en",
    a_card="a card",
    the_automa="the Automa",
    seat="Player {n}",
    grammar=GRAMMAR,
    the=str,
    it=lambda bird: "it",
)
