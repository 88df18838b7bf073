"""The French names of hidden cards and of players, and how birds are named in sentences."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR, is_feminine, the

NAMING = Naming(
    printed="fr",
    a_card="une carte",
    the_automa="l’Automa",
    seat="Joueur {n}",
    grammar=GRAMMAR,
    the=the,
    it=lambda bird: "elle" if is_feminine(bird) else "il",
    levels={"eaglet": "Aiglon", "eagle": "Aigle", "eagle_eyed_eagle": "Aigle royal"},
)
