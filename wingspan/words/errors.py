"""What the engine refuses: which message an error is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import Words

KINDS = frozenset(("SetupError", "PositionError", "RecordError", "CardError", "IllegalAnswer"))
"""The engine's errors, by the names of their classes."""

_TOO_FEW = re.compile(r"without: .* left")
_FIELD = re.compile(r"([\w.\[\]]+): ")


def error(words: Words, error: Exception) -> str:
    """Return what went wrong and in which field; for an unknown error, its own message."""
    text = str(error)
    for kind in type(error).__mro__:
        if kind.__name__ in KINDS:
            lead = words.text(f"errors/{kind.__name__}")
            if _TOO_FEW.match(text):
                return words.text("errors/too_few", lead=lead, message=words.set_right(text))
            if found := _FIELD.match(text):
                return words.text(
                    "errors/field", lead=lead, field=found[1], message=words.set_right(text)
                )
            return words.text("errors/plain", lead=lead, message=words.set_right(text))
    return words.set_right(text)
