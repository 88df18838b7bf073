"""The order of the reference: its chapters, each with its entries."""

from __future__ import annotations

from ..entries import Chapter
from . import automa, choices, families, faq, icons, nectar, powers, turn

OUTLINE: tuple[Chapter, ...] = (
    turn.CHAPTER,
    powers.CHAPTER,
    families.CHAPTER,
    nectar.CHAPTER,
    automa.CHAPTER,
    icons.CHAPTER,
    faq.CHAPTER,
    choices.CHAPTER,
)
