"""English error messages: the engine's own."""

from __future__ import annotations


def error(error: Exception) -> str:
    """Return the message of an error for players."""
    return str(error)
