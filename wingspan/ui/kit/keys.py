"""The keys of the table, and how a button shows its key."""

from __future__ import annotations

from wingspan.engine.components import ACTIONS, Action
from wingspan.words import Words

from .html import Html, el

HELP_KEY = "?"
DIGITS = "123456789"
"""The keys that press the first buttons of the prompt, in order."""


def action_keys(words: Words) -> dict[Action, str]:
    """The letter of each of the four actions, taken from its name."""
    return dict(zip(ACTIONS, words.text("action_keys").split(), strict=True))


def key_hint(key: str | None) -> Html | None:
    """The key of a button as a picture; screen readers take it from ``aria-keyshortcuts``."""
    return None if key is None else el("kbd", key, aria_hidden="true")
