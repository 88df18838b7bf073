"""The keys of the table, and how one is shown on a button."""

from __future__ import annotations

from wingspan.engine.components import ACTIONS, Action
from wingspan.words import Words

from .html import Html, el

HELP_KEY = "?"
DIGITS = "123456789"
"""The key that presses each of the first buttons of the prompt."""


def action_keys(words: Words) -> dict[Action, str]:
    """The letters of the four actions: those that the actions have in their names."""
    return dict(zip(ACTIONS, words.text("action_keys").split(), strict=True))


def key_hint(key: str | None) -> Html | None:
    """The key of a button, shown on it; it is said by ``aria-keyshortcuts``."""
    return None if key is None else el("kbd", key, aria_hidden="true")
