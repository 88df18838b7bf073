"""The forms of English verbs and possessives in clauses of powers."""

from __future__ import annotations

THEIRS = {"your": "their", "you": "they", "yourself": "themselves"}


def form(word: str, voice: str) -> str:
    """Return a word in the form for ``voice``: "gain" or "gains", "your" or "their"."""
    if voice != "each":
        return word
    return THEIRS.get(word) or word + ("es" if word.endswith("s") else "s")
