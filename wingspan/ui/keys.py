"""The keys of the table, and the dialog that lists them."""

from __future__ import annotations

from wingspan.engine.things import Action
from wingspan.words import Words

from .dialogs import close_corner
from .html import Html, el

ACTION_KEYS: dict[Action, str] = {
    "play_bird": "P",
    "gain_food": "G",
    "lay_eggs": "L",
    "draw_cards": "D",
}
"""The letters of the four actions, the same in every language."""

UNDO_KEY, REDO_KEY, HELP_KEY = "U", "R", "?"
DIGITS = "123456789"
"""The key that presses each of the first buttons of the prompt."""


def key_hint(key: str | None) -> Html | None:
    """The key of a button, shown on it; it is said by ``aria-keyshortcuts``."""
    return None if key is None else el("kbd", key, aria_hidden="true")


def keys_dialog(words: Words) -> Html:
    """The list of all keys, over the table."""
    rows = [
        (("1", "–", "9"), words.text("keys_digits")),
        *(((key,), words.action(action)) for action, key in ACTION_KEYS.items()),
        (("Enter",), words.text("keys_enter")),
        (("↑", "↓", "←", "→"), words.text("keys_arrows")),
        ((UNDO_KEY, "/", "Ctrl+Z"), words.text("undo_help_plain")),
        ((REDO_KEY, "/", "Ctrl+Y"), words.text("redo_help_plain")),
        ((HELP_KEY,), words.text("keys_help")),
        (("Esc",), words.text("keys_escape")),
    ]
    return el(
        "dialog",
        el("h2", words.text("keys"), id="keys-title"),
        el(
            "dl",
            *(
                el(
                    "div",
                    el("dt", *(_key(key) for key in keys)),
                    el("dd", meaning),
                )
                for keys, meaning in rows
            ),
            class_="key-list",
        ),
        el("p", words.text("keys_abandon"), class_="faint"),
        close_corner(words),
        open=True,
        class_="dialog keys panel",
        id="keys",
        aria_labelledby="keys-title",
    )


def _key(key: str) -> Html:
    return el("span" if key in "–/" else "kbd", key)
