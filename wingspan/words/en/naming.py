"""The English names of hidden cards and of players."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="en",
    a_card="a card",
    seat="Player {n}",
    grammar=GRAMMAR,
)
