"""The keys of the table, and the dialog that lists them."""

from __future__ import annotations

from wingspan.words import Words

from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..kit.keys import ACTION_KEYS, HELP_KEY, HINT_KEY, REDO_KEY, UNDO_KEY
from ..session.moment import Keys


def keys_dialog(words: Words, _: Keys) -> Html:
    """The list of all keys, over the table."""
    rows = [
        (("1", "–", "9"), words.text("keys_digits")),
        *(((key,), words.action(action)) for action, key in ACTION_KEYS.items()),
        (("Enter",), words.text("keys_enter")),
        (("↑", "↓", "←", "→"), words.text("keys_arrows")),
        ((UNDO_KEY, "/", "Ctrl+Z"), words.text("undo_help_plain")),
        ((REDO_KEY, "/", "Ctrl+Y"), words.text("redo_help_plain")),
        ((HINT_KEY,), words.text("hint_help_plain")),
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
