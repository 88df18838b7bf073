"""The English names of hidden cards and of players, and how birds are named in sentences."""

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
    levels={"eaglet": "Eaglet", "eagle": "Eagle", "eagle_eyed_eagle": "Eagle-eyed eagle"},
)
