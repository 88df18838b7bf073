"""The order of the reference: its chapters, each with its entries."""

from __future__ import annotations

from ..entries import Chapter
from . import turn

OUTLINE: tuple[Chapter, ...] = (turn.CHAPTER,)
