"""The English names of cards."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="en",
    a_card="a card",
    grammar=GRAMMAR,
)
