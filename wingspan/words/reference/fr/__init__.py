"""The reference in French, a file for each part of the outline."""

from __future__ import annotations

from ..entries import Text
from . import automa, cards, choices, families, faq, icons, nectar, powers, turn
from .interface import INTERFACE

__all__ = ["INTERFACE", "TEXTS"]

PARTS = (turn, powers, families, nectar, automa, icons, faq, choices, cards)
TEXTS: dict[str, Text] = {id_: text for part in PARTS for id_, text in part.TEXTS.items()}
