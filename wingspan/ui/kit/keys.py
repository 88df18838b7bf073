"""The keyboard shortcuts of the table, and the hint that shows a button's key."""

from __future__ import annotations

from wingspan.engine.components import ACTIONS, Action
from wingspan.words import Words

from .html import Html, el

HELP_KEY = "?"
DIGITS = "123456789"
"""The keys that press the first nine buttons of the prompt, in order."""


def action_keys(words: Words) -> dict[Action, str]:
    """The key of each of the four actions: a letter of its name."""
    return dict(zip(ACTIONS, words.text("action_keys").split(), strict=True))


def key_hint(key: str | None) -> Html | None:
    """The key of a button, for the eye only: screen readers use ``aria-keyshortcuts``."""
    return None if key is None else el("kbd", key, aria_hidden="true")
