"""The French names of hidden cards and of players."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="fr",
    a_card="une carte",
    seat="Joueur {n}",
    grammar=GRAMMAR,
)
