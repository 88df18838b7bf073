"""The keyboard shortcuts of the table, and the hint that shows a button's key."""

from __future__ import annotations

from typing import TypedDict

from wingspan.engine.components import ACTIONS, Action
from wingspan.words import Words

from .html import Html, el

HELP_KEY = "?"
DIGITS = "1234567890"
"""The keys of the first ten answers, in order."""


class Keyed(TypedDict):
    """The attributes of an element that keys press."""

    data_key: str | None
    aria_keyshortcuts: str | None


def action_keys(words: Words) -> dict[Action, str]:
    """The key of each of the four actions: a letter of its name."""
    return dict(zip(ACTIONS, words.text("action_keys").split(), strict=True))


def keyed(*keys: str | None) -> Keyed:
    """Return the attributes that make each of ``keys`` press an element; None is left out."""
    found = " ".join(key for key in keys if key)
    return {"data_key": found.lower() or None, "aria_keyshortcuts": found or None}


def digit_of(place: int) -> str | None:
    """The key of the answer at that place, counted from 0; None after the tenth."""
    return DIGITS[place] if place < len(DIGITS) else None


def key_hint(key: str | None) -> Html | None:
    """The key of a button, for the eye only: screen readers use ``aria-keyshortcuts``."""
    return None if key is None else el("kbd", key, aria_hidden="true")
