"""The English names of cards."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="en",
    a_card="a card",
    may_break=(
        "Austral\u00adasian",
        "Carto\u00adgrapher",
        "Laughing\u00adthrush",
        "Mistletoe\u00adbird",
        "Oyster\u00adcatcher",
        "Photo\u00adgrapher",
        "Prothono\u00adtary",
        "Rodent\u00adologist",
        "Shrike\u00adthrush",
        "Therio\u00adgeno\u00adlogist",
        "Viticul\u00adturalist",
        "Yellow\u00adhammer",
        "Yellow\u00adthroat",
    ),
    grammar=GRAMMAR,
)
