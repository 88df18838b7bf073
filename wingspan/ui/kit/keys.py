"""The keys of the table, and how one is shown on a button."""

from __future__ import annotations

from wingspan.engine.components import Action

from .html import Html, el

ACTION_KEYS: dict[Action, str] = {
    "play_bird": "P",
    "gain_food": "G",
    "lay_eggs": "L",
    "draw_cards": "D",
}
"""The letters of the four actions, the same in every language."""

UNDO_KEY, REDO_KEY, HINT_KEY, HELP_KEY = "U", "R", "H", "?"
DIGITS = "123456789"
"""The key that presses each of the first buttons of the prompt."""


def key_hint(key: str | None) -> Html | None:
    """The key of a button, shown on it; it is said by ``aria-keyshortcuts``."""
    return None if key is None else el("kbd", key, aria_hidden="true")
