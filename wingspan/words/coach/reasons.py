"""The sentence that one answer is better than another, for lack of a known reason."""

from __future__ import annotations

from wingspan.words import Words

from .figures import ahead


def plainly(words: Words, best: str, other: str, more: float) -> str:
    """Say that ``best`` is better than ``other`` by ``more`` points."""
    return words.text("coach/why", best=best, other=other, better=ahead(words, more))
