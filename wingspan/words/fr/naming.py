"""What French calls the cards and the players."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="fr", a_card="une carte", the_automa="l’Automa", seat="Joueur {n}", grammar=GRAMMAR
)
