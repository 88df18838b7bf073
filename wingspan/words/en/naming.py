"""The English names of cards."""

from __future__ import annotations

from ..names import Naming
from .grammar import GRAMMAR

NAMING = Naming(
    printed="en",
    a_card="a card",
    may_break=(
        "Austral\u00adasian",
        "Laughing\u00adthrush",
        "Mistletoe\u00adbird",
        "Oyster\u00adcatcher",
        "Prothono\u00adtary",
        "Shrike\u00adthrush",
        "Yellow\u00adhammer",
        "Yellow\u00adthroat",
    ),
    grammar=GRAMMAR,
)
