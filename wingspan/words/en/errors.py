"""English for what went wrong: the engine's own messages."""

from __future__ import annotations


def error(error: Exception) -> str:
    """What went wrong, for a person."""
    return str(error)
