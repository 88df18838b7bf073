"""The French names of cards."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="fr",
    a_card="une carte",
    grammar=GRAMMAR,
)
