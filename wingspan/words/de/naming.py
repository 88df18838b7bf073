"""The German names of hidden cards and of players, and how birds are named in sentences."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR, it, the
from .messages.names import MESSAGES

NAMING = Naming(
    printed="de",
    cards=MESSAGES,
    a_card="eine Karte",
    the_automa="der Automa",
    seat="Spieler {n}",
    grammar=GRAMMAR,
    the=the,
    it=it,
    levels={"eaglet": "Adlerküken", "eagle": "Adler", "eagle_eyed_eagle": "Adlerauge"},
)
