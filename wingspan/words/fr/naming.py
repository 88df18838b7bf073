"""The French names of cards."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="fr",
    a_card="une carte",
    may_break=(
        "Bergeron\u00adnette",
        "Chardon\u00adneret",
        "Comporte\u00admenta\u00adliste",
        "Construc\u00adteur",
        "Gobemou\u00adcheron",
        "Lichten\u00adstein",
        "Ornitho\u00adlogue",
        "Pithéco\u00adphage",
        "Planifi\u00adcateur",
        "Plectro\u00adphane",
        "Scienti\u00adfique",
        "Thério\u00adgéno\u00adlogue",
        "buisson\u00adnière",
        "carillon\u00adneur",
        "charbon\u00adnière",
        "emplace\u00adment",
        "maréca\u00adgeuses",
        "resplen\u00addissant",
        "érythro\u00adptère",
    ),
    grammar=GRAMMAR,
)
