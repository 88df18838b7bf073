"""The order of the reference: its chapters, each with its entries."""

from __future__ import annotations

from ..entries import Chapter
from . import automa, basics, choices, families, faq, icons, nectar, powers

OUTLINE: tuple[Chapter, ...] = (
    basics.QUICK,
    basics.SETUP,
    basics.TURN,
    basics.PLAYING,
    basics.FOOD,
    basics.EGGS,
    basics.DRAWING,
    powers.CHAPTER,
    families.CHAPTER,
    nectar.CHAPTER,
    basics.ROUNDS,
    basics.SCORING,
    automa.CHAPTER,
    basics.PEOPLE,
    icons.CHAPTER,
    faq.CHAPTER,
    basics.DECISIONS,
)
"""The written chapters before the entries made from cards."""

APPENDIX: tuple[Chapter, ...] = (choices.CHAPTER,)
"""The chapters after the entries made from cards."""
