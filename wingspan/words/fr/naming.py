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
        "Gobemou\u00adcheron",
        "Lichten\u00adstein",
        "Pithéco\u00adphage",
        "Plectro\u00adphane",
        "buisson\u00adnière",
        "carillon\u00adneur",
        "charbon\u00adnière",
        "resplen\u00addissant",
        "érythro\u00adptère",
    ),
    grammar=GRAMMAR,
)
